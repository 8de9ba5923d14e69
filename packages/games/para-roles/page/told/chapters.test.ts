import type { ToldEvent } from '@tabard/page/face';
import { expect, test } from 'vitest';
import { chaptersOf, deedsOf } from './chapters';

const line = (type: string, facts: object = {}, answers = 0): ToldEvent => ({
  answers,
  event: { type, ...facts } as never,
});
const dragon = { enemy: 4, type: 'dragon', name: 2 };

const told: ToldEvent[] = [
  line('fight.begins', { number: 1, kind: 'encounter' }, 3),
  line('enemy.enters', { enemy: dragon, printed: [14, 14, 14, 14] }),
  line('round.begins', { round: 1 }),
  line('acts', { seat: 2, action: 'attack' }),
  line('check', { who: { seat: 2 }, need: 15, cards: [3], ok: 1, auto: 0 }),
  line('check', { who: dragon, need: 14, cards: [4], ok: 0, auto: 0 }),
  line('damage', { who: dragon, count: 2, hp: 12 }),
  line('enemy.acts', { enemy: dragon, action: 'breath' }),
  line('damage', { who: { seat: 1 }, count: 2, hp: 0 }),
  line('dies', { seat: 1 }),
  line('round.begins', { round: 2 }),
  line('epic.activates', { seat: 2, epic: 'xxx', turned: 0 }),
  line('defeated', { enemy: dragon }),
  line('fight.won', { treasure: 5 }),
  line('fight.begins', { number: 2, kind: 'encounter' }, 40),
];

test('a fight is a chapter: whom, how long, what it cost, what it brought', () => {
  expect(chaptersOf(told)).toEqual([
    {
      number: 1,
      from: 3,
      enemies: [{ type: 'dragon', name: 2 }],
      rounds: 2,
      ended: 'won',
      fallen: [1],
      epics: [{ seat: 2, epic: 'xxx', turned: false }],
      treasure: 5,
    },
    { number: 2, from: 40, enemies: [], rounds: 0, ended: null, fallen: [], epics: [], treasure: 0 },
  ]);
});

test('a lost game ends its last chapter, and no other', () => {
  const [first, second] = chaptersOf([...told, line('game.lost')]);
  expect([first.ended, second.ended]).toEqual(['won', 'lost']);
});

test("each character's deeds: an enemy's blows are nobody's credit", () => {
  const deeds = deedsOf(told);
  expect(deeds[2]).toMatchObject({ dealt: 2, defeated: 1, taken: 0, checks: 1, passed: 1, expected: 1 });
  expect(deeds[1]).toMatchObject({ dealt: 0, taken: 2, deaths: 1, checks: 0 });
});

test('PR-1.7 the expected checks follow a full deck, two cards counted as two', () => {
  const need9 = line('check', { who: { seat: 0 }, need: 9, cards: [1, 2], ok: 0, auto: 0 });
  expect(deedsOf([need9])[0].expected).toBeCloseTo(1 - (24 / 52) ** 2);
  const sure = line('check', { who: { seat: 0 }, need: 9, cards: [1], ok: 1, auto: 1 });
  expect(deedsOf([sure])[0].checks).toBe(0);
});
