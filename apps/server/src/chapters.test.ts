/** Rules change while a table sleeps: it goes on from where it stood, and what is over stays as it was played. */
import type { GameModule } from '@tabard/content';
import { type Flow, judgeText } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { freshFolder, openInn, playOn, sitAt, type TestInn, watchTable } from './inn.fixture';

const moduleOf = (game: unknown) => ({ game, bots: [], words: {}, speech: {} }) as unknown as GameModule;
const first = moduleOf(luckyPig);
/** The same game under a new number. */
const second = moduleOf({ ...luckyPig, version: '2' });
/** Whoever's turn it is may only hold now: what was rolled since the last checkpoint does not fit. */
const other = moduleOf({
  ...luckyPig,
  version: '3',
  *step(g: Parameters<typeof luckyPig.step>[0]): Flow {
    const { b } = g;
    yield* g.choose(b.turn, 'turn.act', () => ['pass', 'stay'] as const);
    b.turn = (b.turn + 1) % g.seats;
  },
});
const SEATS = [{ kind: 'person' }, { kind: 'person' }];

async function begun(house: TestInn) {
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats: SEATS });
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await ann.until(() => true);
  await bob.until(() => true);
  const roll = async () => {
    const before = ann.guest.sight!.moment;
    const { seat } = ann.guest.sight!.pending.asks[0];
    expect(await [ann, bob][seat].guest.do({ kind: 'answer', seat, key: 'roll' })).toBeNull();
    for (const player of [ann, bob]) await player.until(({ moment }) => moment > before);
  };
  return { table, ann, bob, roll };
}

describe('rules that changed while a table slept', () => {
  test('it goes on from where it stood, marked by a chapter, and the guests are told', async () => {
    const where = { folder: freshFolder() };
    const old = await openInn([first], { where });
    const { table, ann, bob, roll } = await begun(old);
    for (let i = 0; i < 4; i++) await roll();
    const before = ann.guest.sight!;
    await old.close();
    for (const { guest } of [ann, bob]) guest.close();

    const house = await openInn([second], { where });
    const back = watchTable(house.address, { table, token: ann.token }, 0);
    const seen = await back.until(() => true);
    expect([seen.moment, seen.answers, seen.b]).toEqual([before.moment, before.answers, before.b]);
    await expect.poll(() => back.guest.sayings.map(({ text, about }) => [text, about])).toEqual([['new-rules', 0]]);
    expect(back.guest.table!.version).toBe('2');
    const kept = await house.inn.store.read(table);
    expect(kept!.room.head).toMatchObject({
      version: '2',
      from: { moment: 4, chapters: [{ version: '1', answers: 4 }] },
    });
    expect(await house.inn.store.linesFrom(table, 0)).toHaveLength(4); // Nothing of what was played is thrown away.
    const { seat } = seen.pending.asks[0];
    const live = await house.inn.table(table);
    expect(await live.do(seat, 'on', { kind: 'answer', seat, key: 'roll' })).toMatchObject({ kind: 'done', moment: 5 });
    back.guest.close();
    await house.close();

    // And once more, by the rules it is played by now.
    const again = await openInn([second], { where });
    const third = watchTable(again.address, { table, token: ann.token }, 0);
    expect((await third.until(() => true)).moment).toBe(5);
    expect(third.guest.sayings).toHaveLength(1);
    third.guest.close();
    await again.close();
  });

  test('who comes back with what they saw by the old rules is shown everything anew', async () => {
    const where = { folder: freshFolder() };
    const old = await openInn([first], { where });
    const { table, ann, bob, roll } = await begun(old);
    await roll();
    const { moment, events } = ann.guest.sight!;
    await old.close();
    for (const { guest } of [ann, bob]) guest.close();
    const house = await openInn([other], { where });
    const live = await house.inn.table(table);
    const told: string[] = [];
    const eyes = { guest: 0, viewer: 0, story: false, reasons: false };
    const listener = {
      ...eyes,
      send: (text: string) => told.push(text),
      look: () => undefined,
      dismiss: () => undefined,
    };
    await live.arrive(listener, { moment, events });
    expect(JSON.parse(told[0])).toMatchObject({ kind: 'welcome', sight: { moment }, change: null });
    await house.close();
  });

  test('killed, and begun again by other rules: what no longer fits is lost and said so, and the log goes on after it', async () => {
    const where = { folder: freshFolder() };
    const old = await openInn([first], { where });
    const { table, ann, bob, roll } = await begun(old);
    await roll();
    await roll();
    // Nobody put it away: there is only its log.
    const house = await openInn([other], { where });
    const back = watchTable(house.address, { table, token: ann.token }, 0);
    const seen = await back.until(() => true);
    expect([seen.moment, seen.answers, seen.isPractice]).toEqual([2, 0, true]);
    await expect.poll(() => back.guest.sayings.map(({ text, about }) => [text, about])).toEqual([['new-rules', 2]]);
    const live = await house.inn.table(table);
    expect(await live.do(0, 'on', { kind: 'answer', seat: 0, key: 'pass' })).toMatchObject({ kind: 'done', moment: 3 });

    // The older process does not turn it back: its guests find the younger one.
    const hear = old.inn.table(table).then((awake) => awake.catchUp());
    await hear.catch(() => undefined);
    await expect(old.inn.table(table)).rejects.toMatchObject({ reason: 'newer-rules' });
    for (const { guest } of [ann, bob, back]) guest.close();
    await house.close();
    await old.close();
  });

  test('a table where people gather is begun by the rules that are here then', async () => {
    const where = { folder: freshFolder() };
    const old = await openInn([first], { where });
    const { table } = await old.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats: SEATS });
    await old.close();
    const house = await openInn([second], { where });
    const ann = await sitAt(house.address, table, 'Ann', [0, 1]);
    await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
    await ann.until(() => true);
    expect([ann.guest.table!.version, ann.guest.sayings]).toEqual(['2', []]);
    ann.guest.close();
    await house.close();
  });

  test('a game that is over is replayable and verifiable years later', async () => {
    const where = { folder: freshFolder() };
    const old = await openInn([first], { where });
    const { table, ann, bob } = await begun(old);
    const careful = (options: readonly string[], { b }: { b: unknown }): string =>
      options.includes('hold') && (b as { pot: number }).pot > 15 ? 'hold' : 'roll';
    await Promise.all([playOn(ann, careful), playOn(bob, careful)]);
    const { standing } = ann.guest.sight!;
    await old.close();
    for (const { guest } of [ann, bob]) guest.close();
    const house = await openInn([other], { where });
    const text = await house.call<string>('GET', `/api/tables/${table}/record`);
    expect(judgeText(text, () => luckyPig).verdict).toMatchObject({ kind: 'verified', finished: true });
    const back = watchTable(house.address, { table, token: ann.token }, 0);
    await back.untilNews(({ connection, sight }) => connection === 'gone' || sight !== null);
    if (back.guest.sight) expect(back.guest.sight.standing).toEqual(standing);
    else expect(back.guest.farewell).toBe('other-rules');
    back.guest.close();
    await house.close();
  });
});
