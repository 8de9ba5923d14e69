/** Long work goes on in slices, says how far it is, and ends when nobody waits any longer. */
import { expect, test, vi } from 'vitest';
import { GameProblem } from './problem';
import { inSlices } from './slices';

/** Work that takes so long a step, by the clock that is looked at. */
function* work(steps: number, ms: number, clock: { now: number }): Generator<number, string> {
  for (let done = 1; done <= steps; done++) {
    clock.now += ms;
    yield done;
  }
  return 'done';
}
function atWork(steps: number, ms: number, onProgress: (done: number) => void, leaving = new AbortController()) {
  const clock = { now: 0 };
  const watch = vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  return inSlices(work(steps, ms, clock), onProgress, leaving.signal).finally(() => watch.mockRestore());
}

test('what fits into one slice is done at once, and nobody need hear of it', async () => {
  const told = vi.fn();
  expect(await atWork(5, 1, told)).toBe('done');
  expect(told).not.toHaveBeenCalled();
});

test('longer work says how far it is with every slice, and others are heard in between', async () => {
  const told: number[] = [];
  let heard = 0;
  const other = setInterval(() => heard++, 0);
  expect(await atWork(9, 6, (done) => told.push(done))).toBe('done');
  clearInterval(other);
  expect(told.length).toBeGreaterThan(2);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(heard).toBeGreaterThan(0);
});

test('who waits no longer ends it between two slices', async () => {
  const leaving = new AbortController();
  const told: number[] = [];
  const ended = atWork(1e6, 6, (done) => told.push(done) === 2 && leaving.abort(), leaving);
  await expect(ended).rejects.toMatchObject({ kind: 'stopped' });
  await expect(ended).rejects.toBeInstanceOf(GameProblem);
  expect(told).toHaveLength(2);
});
