/** What the dice in the hand would do at each place: the answers that are sent, as the rules write them. */
import type { Message } from '@tabard/content';
import { ANY_TIME } from '@tabard/kernel';
import { type Moment, ONLY_LOOKING } from '@tabard/page/room/moment';
import { scenario } from '@tabard/testkit';
import { expect, test } from 'vitest';
import module, { darkMinions, questions } from '../../index';
import { asked, shownElsewhere } from '../asked';
import { aimAt, aimAtTown, handOf, marching } from './plan';

const towns = ['A1', 'A2', 'A3'];
const townOf = (id: string) => darkMinions.content.towns.findIndex((one) => one.id === id);

/** Seat 0 after these answers, its dice showing 6, 5 and 4 (the faces are told by their places). */
function momentAfter(given: object, ...answers: (string | number)[]) {
  const { match } = scenario(darkMinions, module.scenarios)
    .seats(4)
    .given({ towns, ...given })
    .random('primary', [5, 4, 3])
    .seat(0)
    .answers('plain', ...answers);
  const pending = match.pendingFor(0);
  const say = ({ id }: Message) => id;
  return {
    ...ONLY_LOOKING,
    seen: match.seen(0),
    seat: 0,
    pending,
    asks: pending.asks,
    say,
  } as Partial<Moment> as Moment;
}

const empty = { dice: [], byItself: true };
const holding = (...dice: number[]) => ({ dice, byItself: false });

test('DM-4.2 a place is answered with its commitment, its dice and how many march', () => {
  const moment = momentAfter({});
  const hand = handOf(moment, null);
  expect(hand).toEqual({ dice: [0], byItself: true });
  const town = aimAtTown(moment, 0, hand);
  expect(marching(moment, town, town.most)).toEqual(['attack:A1', '0', '6']);
  expect(aimAt(moment, { capture: townOf('A2'), colour: 0 }, holding(2)).keys).toEqual(['capture:A2:white', '2']);
  expect(aimAt(moment, { attack: townOf('A1') }, empty).keys).toEqual(['attack:A1']);
});

test('DM-4.4 two numbers go nowhere together, and the place says why', () => {
  const { open, keys, why } = aimAt(momentAfter({}), { attack: townOf('A1') }, holding(0, 1)) as ReturnType<
    typeof aimAt
  >;
  expect({ open, keys, clause: why?.clause }).toEqual({ open: false, keys: [], clause: 'DM-4.4' });
});

test('DM-4.2 while dice are asked for a Town, only that one takes them; while it is asked how many, only that one counts', () => {
  const forDice = momentAfter({}, 'attack:A2');
  expect(aimAtTown(forDice, 1, holding(1)).keys).toEqual(['1']);
  expect(aimAtTown(forDice, 0, holding(1)).open).toBe(false);
  const forCount = momentAfter({}, 'attack:A2', 0);
  expect([0, 1, 2].map((slot) => aimAtTown(forCount, slot, empty).most)).toEqual([0, 6, 0]);
});

test('DM-6.1 what is thrown in is read and written by its own line', () => {
  const moment = momentAfter({ graveyard: [5], skulls: [1] });
  expect(asked.mayThrowIn(moment, { discard: 'skull' })).toBe(true);
  expect(asked.mayThrowIn(moment, 'claim')).toBe(false);
  expect(asked.extras(moment)).toContainEqual({ discard: 'skull' });
  expect(asked.key(moment, ANY_TIME, { discard: 'skull' })).toBe('discard:skull');
  expect(asked.option(moment, 'commit.use', 'capture:A2:gray')).toEqual({ capture: townOf('A2'), colour: 1 });
  expect(asked.option(moment, 'commit.use', 'capture:Z9:gray')).toBeUndefined();
});

test('what the board takes by a click the panel keeps behind "all choices"', () => {
  const { seen, asks } = momentAfter({ graveyard: [5], skulls: [1] });
  const [ask] = asks;
  const isElsewhere = (key: string) => shownElsewhere(key, ask, seen);
  const kept = questions.of(ask, darkMinions.content).keys.filter((key) => !isElsewhere(key));
  expect(kept).toEqual(['done']);
  expect([isElsewhere('discard:skull'), isElsewhere('claim')]).toEqual([true, false]);
});
