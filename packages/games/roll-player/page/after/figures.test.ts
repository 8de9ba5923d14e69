import type { ToldEvent } from '@tabard/page/face';
import { expect, it } from 'vitest';
import { figuresOf, momentsOf } from './figures';

const told: ToldEvent[] = [
  { answers: 0, event: { type: 'round.begins', round: 1, start: 0 } },
  { answers: 1, event: { type: 'card.selected', seat: 0, rank: 3, star: true, dice: [], gold: 0 } },
  { answers: 2, event: { type: 'gold.gained', seat: 0, amount: 2, why: 'gold-die' } },
  { answers: 3, event: { type: 'card.selected', seat: 1, rank: 1, star: false, dice: [], gold: 0 } },
  { answers: 4, event: { type: 'bought', seat: 1, card: 4, gold: 3, charisma: 0 } },
  { answers: 5, event: { type: 'round.begins', round: 2, start: 1 } },
  { answers: 6, event: { type: 'hunt.begins', seat: 0, minion: 2 } },
  { answers: 7, event: { type: 'trophy.taken', seat: 0, minion: 2 } },
];

it('counts what each hero did', () => {
  expect(figuresOf(told, 0, 3)).toMatchObject({ ranks: [0, 0, 1], gold: 2, hunts: 1, trophies: 1, bought: 0 });
  expect(figuresOf(told, 1, 3)).toMatchObject({ ranks: [1, 0, 0], gold: 0, bought: 1 });
});

it('tells the great moments with their round', () => {
  expect(momentsOf(told).map(({ answers, round }) => [answers, round])).toEqual([[7, 2]]);
});
