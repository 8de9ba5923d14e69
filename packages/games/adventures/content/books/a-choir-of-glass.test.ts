import { faultIn } from '@tabard/content';
import { Match, type Plain, quickStream } from '@tabard/kernel';
import { randomMove } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { adventuresWith } from '../../rules';
import type { Adventures } from '../../rules/board';
import { campaignAfter } from '../../scenarios/later.fixture';
import { visitTexts } from '../../story/words';
import words from '../../text/books/a-choir-of-glass.en.yaml';
import { house, packs } from '../house';

const book = house.books.find(({ slug }) => slug === 'a-choir-of-glass')!;
const said = words as unknown as { readonly [id: string]: string };

describe('A Choir of Glass', () => {
  test('has words for every text of its structure and for no other, each a sentence as sentences are', () => {
    const ids: string[] = [];
    visitTexts(book.source as unknown as Parameters<typeof visitTexts>[0], (holder, key, id) => {
      if (holder[key] === true) ids.push(id);
    });
    expect(Object.keys(said).sort()).toEqual(ids.sort());
    expect(ids.filter((id) => faultIn(said[id]) !== null)).toEqual([]);
  });

  test('what is said aloud, in quotation marks, costs each player 1 fatigue, and nothing else does', () => {
    for (const [label, { choose = [] }] of Object.entries(book.entries)) {
      for (const [i, { pay }] of choose.entries()) {
        const isAloud = said[`${label}.choose.${i}`]?.startsWith('"') ?? false;
        expect([label, i, pay?.fatigue ?? 0]).toEqual([label, i, isAloud ? 1 : 0]);
      }
    }
  });

  test('every party ends with one fate of the secret, and one of each novice', () => {
    const game = adventuresWith(house, packs);
    for (const seats of [1, 2, 3, 4]) {
      const campaign = campaignAfter(house, 2, seats, { titles: [2, 4, 8, 9], xp: 6 });
      const match = Match.start(game, { seats, seed: `thole.${seats}`, brought: { campaign } as unknown as Plain });
      const whims = quickStream(seats);
      while (!match.standing) {
        const { seat, key } = randomMove(match, whims);
        match.answer(seat, key);
      }
      const holds = (...titles: number[]) =>
        titles.filter((title) => (match.board as Adventures).titles.includes(title)).length;
      expect(holds(18, 19, 20)).toBe(1); // kept, told, or made room for
      const [both, one, below] = [holds(21), holds(22), holds(23, 24)];
      expect([2, 1, 0].map((out) => [out === 2, out === 1, 2 - out])).toContainEqual([both === 1, one === 1, below]);
    }
  });
});
