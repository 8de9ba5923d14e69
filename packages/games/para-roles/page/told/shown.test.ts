/** The deeds beside the board, and what the chronicle counts of them. */
import type { GameEvent } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { deedsOf } from './chapters';
import { scenesShown } from './shown';

const acts = (seat: number): GameEvent => ({ type: 'acts', seat, action: 'attack' });
const of = (who: object, more: object = {}): object => ({ who, ...more });
const event = (type: string, more: object = {}): GameEvent => ({ type, ...more }) as GameEvent;
const heads = (tale: GameEvent[], isTelling = false) => scenesShown(tale, isTelling).map(({ head }) => head?.seat);

test('while it is told one deed stands there, the newest; when all is told the last three', () => {
  const tale = [0, 1, 2, 3].flatMap((seat) => [acts(seat), event('hit')]);
  expect(heads(tale, true)).toEqual([3]);
  expect(heads(tale)).toEqual([1, 2, 3]);
});

test('what takes no time is no line: a purchase leaves the deed before it as it was', () => {
  const [scene] = scenesShown([acts(0), event('damage'), event('bought.item')], true);
  expect(scene.line?.type).toBe('damage');
});

test('a round that merely begins is not worth a line, unless nothing else has happened', () => {
  const round = event('round.begins', { round: 2 });
  expect(scenesShown([acts(1), event('hit'), round], false).map(({ head }) => head?.type)).toEqual(['acts']);
  expect(scenesShown([round], false).map(({ head }) => head?.type)).toEqual(['round.begins']);
});

const told = (...events: GameEvent[]) => deedsOf(events.map((one, answers) => ({ answers, event: one })));

test('damage is put down to whoever acted, what a character suffers to itself, what enemies do to nobody', () => {
  const foe = { enemy: 4, type: 'commander', name: 0 };
  const [one, two] = told(
    acts(0),
    event('damage', of(foe, { count: 2 })),
    event('enemy.acts'),
    event('damage', of({ seat: 1 }, { count: 3 })),
    event('damage', of(foe, { count: 5 })), // A riposte of nobody's turn.
    acts(1),
    event('healed', of({ seat: 0 }, { count: 1 })),
    event('healed', of(foe, { count: 9 })),
    event('defeated'),
  );
  expect(one).toMatchObject({ dealt: 2, taken: 0, healed: 0, defeated: 0 });
  expect(two).toMatchObject({ dealt: 0, taken: 3, healed: 1, defeated: 1 });
});

test('PR-1.7 luck is held against a full deck: 4 of 52 for a 2, 24 for an 8, all for a 15; two cards are two chances', () => {
  const check = (need: number, cards: number, more: object = {}) =>
    told(event('check', of({ seat: 2 }, { need, cards: Array.from({ length: cards }, () => 0), ok: 1, ...more })))[2];
  expect([2, 3, 8, 15].map((need) => check(need, 1).expected * 52)).toEqual(
    [4, 4, 24, 52].map((n) => expect.closeTo(n)),
  );
  expect(check(8, 2).expected).toBeCloseTo(1 - (28 / 52) ** 2);
  expect(check(8, 1)).toMatchObject({ checks: 1, passed: 1 });
  expect(check(8, 1, { ok: 0 })).toMatchObject({ checks: 1, passed: 0 });
  expect(check(8, 1, { auto: 1 })).toMatchObject({ checks: 0, passed: 0, expected: 0 }); // No card decided it.
});
