/** What may be done with the dice on a sheet: which die goes into which row, which die answers, and what a press on a card means. */
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import module, { FAM, NONE, questions, ROWS, type Row } from '../../index';
import { drafting } from '../../scenarios/draft.fixture';
import { diceCalled, keyOf, party, says } from '../../scenarios/table.fixture';
import { deedKey, deedsOf } from '../asked';
import { heroOf } from '../view';
import { cardChoice } from './card-choice';
import { placedOn } from './placing';

const NO_WISH = { die: null, way: 0 };
type Game = ReturnType<typeof party>;
const placed = (game: Game, { seat = 0, viewer = 0, wish = NO_WISH as { die: number | null; way: number } } = {}) =>
  placedOn(momentAt(module, game.match, { seat: viewer }), seat, wish);

/** Two dice in the hand of seat 0, which has taken the lowest card. */
const twoInHand = (own = {}) => {
  const game = party({
    phase: 'dice',
    called: 1,
    initiative: [{ dice: ['red 1', 'blue 2'] }, { dice: ['green 3', 'white 4'] }],
    heroes: { 0: { class: 'hexer', gold: 0, ...own } },
  });
  says(game, 0, 'card:0');
  return game;
};

test('RP-7.4 the dice lie in the order of the hand; the first is chosen until another is, and a wish for none of them is nothing', () => {
  const game = twoInHand();
  const { hand } = heroOf(momentAt(module, game.match), 0);
  expect(hand).toHaveLength(2);
  expect(placed(game)).toMatchObject({ dice: hand, chosen: hand[0] });
  expect(placed(game, { wish: { die: hand[1], way: 0 } }).chosen).toBe(hand[1]);
  expect(placed(game, { wish: { die: 99, way: 0 } }).chosen).toBe(hand[0]);
});

test('RP-7.5 the chosen die goes into any row with room, and into none that is full', () => {
  const game = twoInHand({ rows: { STR: ['red 1', 'gold 2', 'blue 3'] } });
  const { rowKey, chosen } = placed(game);
  const open = ROWS.filter((_, row) => rowKey(row) !== null);
  expect(open).toEqual(ROWS.filter((row) => row !== 'STR'));
  const key = rowKey(1)!;
  game.seat(0).answers(key);
  expect(heroOf(momentAt(module, game.match), 0).spaces[3]).toBe(chosen);
});

test('nothing can be done on the sheet of another, nor by whoever only looks on', () => {
  const game = twoInHand();
  for (const { seat, viewer } of [
    { seat: 1, viewer: 0 },
    { seat: 0, viewer: 1 },
  ]) {
    const other = placed(game, { seat, viewer });
    expect([other.dice, other.chosen, other.dieAsk, other.rowKey(1)]).toEqual([[], null, null, null]);
  }
});

test('RP-8.2 a die that is pressed answers for the action that is offered alone: a die of the row, and no other', () => {
  const game = drafting({ rows: { CON: ['blue 2'] } });
  says(game, 0, 'card:0', 'place:red 1:STR');
  const { dieAsk, dieKey, actionKey } = placed(game);
  expect(dieAsk?.question).toBe('die.flip');
  const [inRow] = diceCalled(game, 'red 1', 0);
  expect(dieKey(inRow)).toBe(questions.key('die.flip', inRow, module.game.content));
  expect(dieKey(99)).toBeNull();
  const taken = (row: Row) => actionKey(row);
  expect([taken('STR'), taken('DEX'), taken('FAM')]).toEqual(['STR', null, null]);
});

test('a die that may be changed both ways is changed by the way that is chosen, and by the first until then', () => {
  const game = drafting({ rows: { INT: ['blue 3'] } });
  says(game, 0, 'card:0', 'place:red 1:CON', 'CON');
  const first = placed(game);
  expect(first.dieAsk?.question).toBe('die.adjust');
  expect(first.ways).toHaveLength(2);
  expect(first.way).toBe(first.ways[0]);
  const other = placed(game, { wish: { die: null, way: first.ways[1] } });
  expect(other.way).toBe(first.ways[1]);
  const [die] = diceCalled(game, 'blue 3', 0);
  expect(other.dieKey(die)).not.toBe(first.dieKey(die));
  expect(placed(game, { wish: { die: null, way: 5 } }).way).toBe(first.ways[0]);
});

test('RP-30.3 RP-31.1 a stored die lies after those of the hand, and goes in as a deed at any time', () => {
  const game = party({ phase: 'market', heroes: { 0: { cards: ['backpack'], stored: ['gold 5'] } } });
  const moment = momentAt(module, game.match);
  const [die] = heroOf(moment, 0).stored;
  const { dice, chosen } = placed(game);
  expect([dice, chosen]).toEqual([[die], null]); // It is there to be taken, but nobody has taken it up.
  const up = placed(game, { wish: { die, way: 0 } });
  expect(up.rowKey(1)).toBe(keyOf(game, 'stored:gold 5:DEX', 0));
  expect(up.rowKey(FAM)).not.toBeNull();
  expect(deedKey(moment, { stored: die, row: 1 })).toBe(up.rowKey(1));
  expect(deedKey(momentAt(module, game.match, { seat: 1 }), { stored: die, row: 1 })).toBeNull();
});

test('RP-31.1 deeds are what may be thrown in, or what a window offers but to pass', () => {
  const game = party({ phase: 'market', heroes: { 0: { xp: 5 } } });
  const names = deedsOf(momentAt(module, game.match)).map(({ key }) => key);
  expect(names).toContain('xp-action');
  expect(names).not.toContain('pass');
  expect(deedsOf(momentAt(module, party({ phase: 'market', heroes: { 0: { xp: 0 } } }).match))).toEqual([]);
});

// ---- the Initiative cards

test('RP-7.1 an Initiative card is selected by one press, if it is still in the row', () => {
  const game = drafting({});
  const moment = momentAt(module, game.match);
  expect(cardChoice(moment, 0, NONE)).toEqual({ key: keyOf(game, 'card:0', 0), isFirst: false });
  says(game, 0, 'card:0', 'place:red 1:STR', 'none');
  const second = momentAt(module, game.match, { seat: 1 });
  expect([cardChoice(second, 0, NONE), cardChoice(second, 1, NONE)?.isFirst]).toEqual([null, false]);
  expect(cardChoice(momentAt(module, game.match, { seat: 0 }), 1, NONE)).toBeNull(); // It is not their turn.
});

test('two cards whose dice change places: the first press only picks, the second answers, whatever the order', () => {
  const moment = momentAt(module, drafting({}).match);
  const [ask] = moment.asks;
  const pairs = { ...ask, question: 'initiative.cards', options: ['cards:0:2', 'done'] };
  const at = (place: number, first: number) => cardChoice({ ...moment, asks: [pairs] }, place, first);
  expect([at(0, NONE)?.isFirst, at(2, NONE)?.isFirst, at(1, NONE)]).toEqual([true, true, null]);
  expect(at(2, 0)).toEqual({ key: 'cards:0:2', isFirst: false });
  expect(at(0, 2)).toEqual({ key: 'cards:0:2', isFirst: false });
  expect(at(0, 0)?.isFirst).toBe(true); // Pressed again it is put down.
});
