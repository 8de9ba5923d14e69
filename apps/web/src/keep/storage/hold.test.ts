/** Which tab has a game: with the browser's locks, and by asking each other where there are none. */
import { expect, test, vi } from 'vitest';
import type { Channel } from './channel';
import { Holds, type News } from './hold';

/** Channels of several tabs: each hears what the others say, a little later. */
function channels(count: number): Channel<News>[] {
  const heard: ((event: { data: News }) => void)[][] = Array.from({ length: count }, () => []);
  return heard.map((own) => ({
    addEventListener: (_, listener) => void own.push(listener),
    postMessage: (data) => {
      for (const hear of heard.flatMap((listeners) => (listeners === own ? [] : listeners)))
        setTimeout(() => hear({ data }));
    },
  }));
}

/** The part of the browser's locks that is used: one holder, patience, and theft. */
function lockManager(): LockManager {
  let stop: ((error: Error) => void) | null = null;
  const queue: (() => void)[] = [];
  const request = (_name: string, options: LockOptions, work: (lock: Lock) => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const grant = () => {
        stop = reject;
        void work({} as Lock).then((result) => {
          if (stop === reject) stop = null;
          resolve(result);
          if (!stop) queue.shift()?.();
        });
      };
      if (options.steal) stop?.(new DOMException('stolen', 'AbortError'));
      if (!stop || options.steal) return grant();
      queue.push(grant);
      options.signal?.addEventListener('abort', () => {
        if (!queue.includes(grant)) return;
        queue.splice(queue.indexOf(grant), 1);
        reject(options.signal!.reason);
      });
    });
  return { request } as unknown as LockManager;
}

const worlds = [
  ['with locks', () => ({ locks: lockManager(), tabs: channels(2) })],
  ['without locks', () => ({ locks: undefined, tabs: channels(2) })],
] as const;

test.each(worlds)('%s one tab holds a game, and others may have others', async (_, world) => {
  const { locks, tabs } = world();
  const [one, two] = tabs.map((channel) => new Holds(locks, channel));
  const hold = await one.hold('a', async () => undefined);
  expect(hold).not.toBeNull();
  expect(await two.hold('a', async () => undefined)).toBeNull();
  hold!.release();
  expect(await two.hold('a', async () => undefined)).not.toBeNull();
});

test.each(worlds)('%s a game is taken over when its holder has finished writing, and taken back', async (_, world) => {
  const { locks, tabs } = world();
  const [one, two] = tabs.map((channel) => new Holds(locks, channel));
  const steps: string[] = [];
  const letGo = (name: string, hold: () => { release(): void } | null) => async () => {
    steps.push(`${name} stops`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    steps.push(`${name} has written`);
    hold()?.release();
  };
  let first = await one.hold(
    'a',
    letGo('one', () => first),
  );
  const second = await two.takeOver(
    'a',
    letGo('two', () => second),
  );
  steps.push('two plays');
  first = await one.takeOver('a', async () => undefined);
  steps.push('one plays');
  const order = ['one stops', 'one has written', 'two plays', 'two stops', 'two has written', 'one plays'];
  expect(steps).toEqual(order);
});

test('a tab that does not answer loses its game, and hears of it when it wakes', async () => {
  const [deaf, channel] = channels(2);
  const locks = lockManager();
  const asleep = new Holds(locks, { ...deaf, addEventListener: () => undefined });
  const stop = vi.fn(async () => undefined);
  await asleep.hold('a', stop);
  const awake = new Holds(locks, channel);
  expect(await awake.takeOver('a', async () => undefined)).toHaveProperty('release');
  await vi.waitFor(() => expect(stop).toHaveBeenCalled());
});

test('tabs that can neither lock nor speak all play: the shelf refuses whoever is late', async () => {
  const [one, two] = [new Holds(undefined, null), new Holds(undefined, null)];
  expect(await one.hold('a', async () => undefined)).not.toBeNull();
  expect(await two.hold('a', async () => undefined)).not.toBeNull();
});
