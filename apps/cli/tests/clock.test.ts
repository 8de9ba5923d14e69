/** Para Roles at a table with a clock: what comes of somebody who does not decide (PR-29.9). */
import type { AnyGame, Plain } from '@tabard/kernel';
import module, { type ParaRoles } from '@tabard/para-roles';
import { Table } from '@tabard/table';
import { expect, test } from 'vitest';

const PER_ANSWER = 10_000;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** Four people before a Commander of the Void, each with ten seconds for an answer. */
function timed(given: { readonly [name: string]: Plain }): Table {
  const { game, bots, scenarios } = module;
  const fighting: AnyGame = {
    ...game,
    setup(g) {
      const board = game.setup(g);
      scenarios?.position?.(board, { enemies: [{ cards: [9, 8, 7, 6], loses: 1 }], ...given }, game);
      return board;
    },
  };
  return Table.open(fighting, bots, {
    match: { seed: 'late', options: { campaign: 'random', split: 'auto' } },
    sitters: NAMES.map((name) => ({ name, kind: 'person' })),
    whims: 1,
    clock: { perAnswer: PER_ANSWER },
    at: 0,
  });
}
const partyOf = (table: Table) => (table.match.board as ParaRoles).party;

test('PR-29.9 PR-R97 whoever is late performs Defend Self, and nothing is done before the time is up', () => {
  const table = timed({ draws: ['2♥', '3♥', '4♥', '5♥'] });
  expect(table.timeUp(PER_ANSWER)).toBe(false);
  expect(partyOf(table).map(({ acted }) => acted)).toEqual([0, 0, 0, 0]);
  for (let round = 1; round <= NAMES.length; round++) table.timeUp((PER_ANSWER + 1) * round);
  const deeds = table.match.eventsFor(null).filter(({ type }) => type === 'acts');
  expect(deeds.map(({ action }) => action)).toEqual(['defend', 'defend', 'defend', 'defend']);
  expect(new Set(deeds.map(({ seat }) => seat)).size).toBe(4);
  expect(partyOf(table).map(({ stance }) => stance)).toEqual([1, 1, 1, 1]); // all four cards are low
});

test('PR-29.9 PR-R97 an interrupt that nobody answers takes its default: the Boost Heal is lent', () => {
  const table = timed({ party: { 0: { boosted: 1 }, 1: { hp: 2 } }, draws: ['2♥'] });
  table.answer(1, 'cure:1', 1_000);
  expect(table.match.pending.asks.map(({ question, seat }) => [question, seat])).toEqual([['boost.lend', 0]]);
  table.timeUp(1_000 + PER_ANSWER + 1);
  expect([partyOf(table)[1].hp, partyOf(table)[0].boosted]).toEqual([5, 0]);
});
