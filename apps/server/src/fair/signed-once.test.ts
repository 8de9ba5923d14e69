/** The inn signs an end once: that of a game to which it made its vow itself, as it was played at its table. */

import { createSpeaker } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import { judgeText, quickStream } from '@tabard/kernel';
import { type TableLog, tableWords, tellVerdict } from '@tabard/table';
import { randomMove } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshFolder, leaveAll, openInn, type Player, sitAt, type TestInn } from '../inn.fixture';
import { openStore } from '../store/open';
import type { Store } from '../store/store';

const { game } = darkMinions;
const PERSONS = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }];

/** How many of the next endings are lost on the way to the disk, as when the process dies there. */
let lost = 0;
let house: TestInn;
beforeAll(async () => {
  house = await openInn([darkMinions], { store: forgetful(await openStore({ folder: freshFolder() })), patience: 100 });
});
afterAll(() => house?.close());

const forgetful = (store: Store): Store =>
  new Proxy(store, {
    get(target, name: keyof Store) {
      const method = (target[name] as (...args: unknown[]) => unknown).bind(target);
      if (name !== 'keepRecord') return method;
      return async (...args: unknown[]) => {
        if (lost === 0) return method(...args);
        lost -= 1;
        throw new Error('the process died here');
      };
    },
  });

const whims = quickStream(7);
const recordOf = (table: string) => house.call<string>('GET', `/api/tables/${table}/record`);
const logOf = (table: string) => house.call<TableLog>('GET', `/api/tables/${table}/log`);
const judged = (text: string) => judgeText(text, () => game).verdict;
const speaker = createSpeaker({ words: [tableWords.en], names: [], language: 'en' });
const told = (text: string): string =>
  tellVerdict(judged(text))
    .map((message) => speaker.say(message))
    .join(' ');

const ALL = [0, 1, 2];
let commands = 0;
const MOST_MOVES = 3_000;

/** Answers for all seats, one after the other, to the end. */
async function playedToTheEnd(table: string, { number }: Player): Promise<void> {
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const live = await house.inn.table(table);
    const move = await live.inTurn((held) => (held!.match.standing ? null : randomMove(held!.match, whims)));
    if (!move) return;
    const deed = { kind: 'answer', ...move } as const;
    await live.do(number!, `m${commands++}`, deed).catch((error) => {
      if (error.message !== 'trouble') throw error; // The table was put away; what was done stands.
    });
  }
}

async function honestGame(): Promise<{ table: string; player: Player }> {
  const wish = { game: game.id, seats: PERSONS, voices: 'one' };
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', wish);
  const player = await sitAt(house.address, table, 'Ann', ALL);
  await house.call('POST', `/api/tables/${table}/begin`, {}, player.token);
  await player.until(() => true);
  await playedToTheEnd(table, player);
  return { table, player };
}

test('a log that is cut, brought and played on is no game of the table it came from, and nobody signs its end', async () => {
  const { table, player } = await honestGame();
  const honest = await recordOf(table);
  const answers = judged(honest).counts.answers;
  expect(judged(honest)).toMatchObject({ kind: 'verified', finished: true, seed: { table, isClosed: true } });
  expect(told(honest)).toContain(`these are the ${answers} answers given at its table ${table}`);

  const { entries, stands: _, ...log } = await logOf(table); // Anybody may have it by now.
  expect(entries.length).toBeGreaterThan(60);
  const vow = log.setup.match.vow!;
  const cut = { ...log, entries: entries.slice(0, 60) };
  const brought = await house.call<{ table: string }>('POST', '/api/tables/brought', { log: cut });
  const eve = await sitAt(house.address, brought.table, 'Eve', ALL);
  expect((await eve.until(() => true)).answers).toBeGreaterThan(40);
  expect(eve.guest.table!.vow).toBeNull();
  await playedToTheEnd(brought.table, eve);
  const forged = await recordOf(brought.table);
  expect(judged(forged)).toMatchObject({ kind: 'verified', finished: true, seed: { kind: 'own' } });
  for (const word of [table, vow.signature, vow.opening.signature, vow.inn, 'closing'])
    expect(forged).not.toContain(word);
  expect(told(forged)).toContain('That does not prove who chose the seed');
  expect(told(forged)).not.toMatch(/inn|signed/);
  // Nor does what is kept of it.
  expect(JSON.stringify(await house.inn.store.read(brought.table))).not.toContain(vow.signature);
  expect(await recordOf(table)).toBe(honest);
  leaveAll(player, eve);
});

test('after the end nothing is taken back, however many agree: what the table shows is what was signed', async () => {
  const { table, player } = await honestGame();
  const record = await recordOf(table);
  const sight = await player.until(({ standing }) => standing !== null);
  expect([sight.canUndo, sight.lastAnswer]).toEqual([false, -1]);
  const over = { by: 'inn', reason: 'over' };
  const live = await house.inn.table(table);
  const deeds = [
    { kind: 'undo', seat: 0 },
    { kind: 'undo', seat: 1 },
    { kind: 'propose', seat: 0, to: 3 },
    { kind: 'agree', seat: 1 },
  ] as const;
  for (const [i, deed] of deeds.entries())
    expect(await live.do(player.number!, `back ${i}`, deed)).toMatchObject({ kind: 'refused', refusal: over });
  // What may still be done signs nothing anew.
  expect(await player.guest.do({ kind: 'point', seat: 0, what: null })).toBeNull();
  expect(await live.inTurn((held) => held!.match.hash())).toBe(JSON.parse(record).hash);
  expect(await recordOf(table)).toBe(record);
  leaveAll(player);
});

test('where the result is shown the record is there, signed; also when whoever wrote the last answer died over it', async () => {
  lost = 1;
  const { table, player } = await honestGame();
  expect(lost).toBe(0);
  const closed = { kind: 'verified', finished: true, seed: { kind: 'vowed', table, isClosed: true } };
  expect(judged(await recordOf(table))).toMatchObject(closed);
  leaveAll(player);
});
