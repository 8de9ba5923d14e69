/** A press on a slot: what it puts there, what it takes back, and when it does nothing. */
import { expect, test } from 'vitest';
import { type Adventures, dieOn, house, openSlots, poolOf, questions } from '../../index';
import { arranged, threeEnemies } from '../arranged.fixture';
import { placeKey, slotsFor } from './keys';
import { slotPress } from './slot-press';

const placing = () => {
  const game = arranged({ persons: 1, board: threeEnemies(1), answers: ['enough', 'done'] });
  const ask = questions.of(game.match.pending.asks[0], house);
  if (ask.question !== 'challenge.place') throw new Error(ask.question);
  return { game, ask, b: game.match.board as Adventures };
};
/** A slot that a die of the pool fits, that die, and a slot that none does. */
function oneThatFits() {
  const { game, ask, b } = placing();
  const slot = openSlots(b).find((one) => poolOf(b).some((die) => placeKey(b, ask, die, one) !== null))!;
  const die = poolOf(b).find((one) => placeKey(b, ask, one, slot) !== null)!;
  const shut = openSlots(b).find((one) => poolOf(b).every((each) => placeKey(b, ask, each, one) === null));
  return { game, ask, b, slot, die, shut };
}
const EMPTY = { picked: null, open: [], ghost: undefined };

test('with nothing in the hand a press takes a die that fits; where none does it does nothing', () => {
  const { ask, b, slot, shut } = oneThatFits();
  const press = slotPress(b, slot, { ask, ...EMPTY });
  expect([press.state, press.back]).toEqual(['open', null]);
  expect(placeKey(b, ask, press.puts!, slot)).not.toBeNull();
  if (shut !== undefined) expect(slotPress(b, shut, { ask, ...EMPTY }).puts).toBeNull();
  expect(slotPress(b, slot, { ask: null, ...EMPTY }).puts).toBeNull(); // Nothing is to be placed.
});

test('the die of the best placement is promised, and is the one that is put', () => {
  const { ask, b } = placing();
  const fitting = (slot: number) => poolOf(b).filter((die) => placeKey(b, ask, die, slot) !== null);
  const slot = openSlots(b).find((one) => fitting(one).length > 1)!;
  const ghost = fitting(slot).at(-1)!;
  expect(slotPress(b, slot, { ask, ...EMPTY, ghost })).toMatchObject({ state: 'ghost', puts: ghost });
});

test('a die in the hand goes where it fits; elsewhere the press does nothing, whatever is promised there', () => {
  const { ask, b, slot, die } = oneThatFits();
  const open = slotsFor(b, ask, die);
  expect(slotPress(b, slot, { ask, picked: die, open, ghost: undefined })).toMatchObject({ state: 'fits', puts: die });
  const other = openSlots(b).find((one) => !open.includes(one))!;
  expect(slotPress(b, other, { ask, picked: die, open, ghost: die })).toMatchObject({ state: 'ghost', puts: null });
});

test('RA-R64 a covered slot gives its die back while the placement is not confirmed', () => {
  const { game, ask, b, slot, die } = oneThatFits();
  game.seat(0).answers(placeKey(b, ask, die, slot)!);
  const after = game.match.board as Adventures;
  const now = questions.of(game.match.pending.asks[0], house);
  if (now.question !== 'challenge.place') throw new Error(now.question);
  const press = slotPress(after, slot, { ask: now, ...EMPTY });
  expect(press).toMatchObject({ state: 'covered', covers: dieOn(after, slot), puts: null });
  expect(now.keys).toContain(press.back);
  expect(slotPress(after, slot, { ask: null, ...EMPTY }).back).toBeNull();
});
