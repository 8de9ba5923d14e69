/** What the list of the party says of each: who is asked, who plays, who is done, who has no breath left, who points at what. */
import type { PendingAsk } from '@tabard/kernel';
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import module from '../../told';
import { arranged, checkOf } from '../arranged.fixture';
import { fingerOf, seatKey, stateOf } from './state';

const manipulating = (given = {}) =>
  momentAt(module, arranged({ persons: 2, board: { ...checkOf(2, 'stealth', 1), stage: 'manipulate' }, given }).match);
const asks = (...of: readonly [seat: number, kind: PendingAsk['kind']][]) => ({
  asks: of.map(([seat, kind]) => ({ seat, kind, question: 'x', about: {}, options: [], input: null })),
  interrupts: [],
});

test('in a challenge whoever is asked plays, the others are done; outside of one they are asked, or nothing is said', () => {
  const challenged = { ...manipulating(), pending: asks([1, 'one']) };
  expect([stateOf(challenged, 0), stateOf(challenged, 1)]).toEqual(['done', 'plays']);
  const outside = {
    ...challenged,
    seen: { ...challenged.seen, b: { ...(challenged.seen.b as object), challenge: null } },
  };
  expect([stateOf(outside, 0), stateOf(outside, 1)]).toEqual([null, 'asked']);
});

test('what all are asked together is said of nobody, and nothing of anybody when it is over', () => {
  const moment = manipulating();
  const outside = { ...moment, seen: { ...moment.seen, b: { ...(moment.seen.b as object), challenge: null } } };
  expect(stateOf({ ...outside, pending: asks([0, 'together'], [1, 'together']) }, 0)).toBeNull();
  expect(stateOf({ ...moment, pending: asks([0, 'one']), over: true }, 0)).toBeNull();
});

test('exhausted is whose fatigue has reached their health, whatever is asked', () => {
  const moment = manipulating();
  const b = moment.seen.b as { readonly fatigue: readonly number[]; readonly health: readonly number[] };
  const tired = (fatigue: number) => {
    const seen = { ...moment.seen, b: { ...b, fatigue: [fatigue, 0] } };
    return stateOf({ ...moment, seen, pending: asks([0, 'one']) }, 0);
  };
  expect([tired(b.health[0] - 1), tired(b.health[0])]).toEqual(['plays', 'exhausted']);
});

test('where a seat is asked for, the member is the answer; where none is, it is none', () => {
  const moment = manipulating();
  const ask = {
    seat: 0,
    kind: 'one',
    question: 'card.receiver',
    about: { card: 0 },
    options: ['1'],
    input: null,
  } as const;
  const asked = { ...moment, asks: [ask] };
  expect([seatKey(asked, 1), seatKey(asked, 0), seatKey({ ...moment, asks: [] }, 1)]).toEqual(['1', null, null]);
});

test('a finger has the words of the question that it answers: its own first, else that of another here', () => {
  const [own, other] = [0, 1].map((seat) => ({
    ...asks([seat, 'first']).asks[0],
    options: ['choice:0', `only:${seat}`],
  }));
  const at = (seat: number, what: string | null, ...all: PendingAsk[]) =>
    fingerOf({ asks: all, pointed: [0, 1].map((each) => (each === seat ? what : null)) }, seat);
  expect(at(1, 'choice:0', own, other)).toEqual({ what: 'choice:0', seat: 1 });
  expect(at(1, 'only:0', own, other)).toEqual({ what: 'only:0', seat: 0 });
  expect([at(1, 'choice:9', own, other), at(1, 'choice:0'), at(1, null, own)]).toEqual([null, null, null]);
});
