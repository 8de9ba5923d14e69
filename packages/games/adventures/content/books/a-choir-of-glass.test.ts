import { faultIn } from '@tabard/content';
import { Match, type Plain, quickStream } from '@tabard/kernel';
import { randomMove, type Scenario, scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { adventuresWith } from '../../rules';
import type { Adventures } from '../../rules/board';
import { campaignAfter } from '../../scenarios/later.fixture';
import { scenarios } from '../../scenarios/position';
import { boardOf, labels } from '../../scenarios/story.fixture';
import { visitTexts } from '../../story/words';
import words from '../../text/books/a-choir-of-glass.en.yaml';
import { house, packs } from '../house';

const place = house.books.findIndex(({ slug }) => slug === 'a-choir-of-glass');
const book = house.books[place];
const said = words as unknown as { readonly [id: string]: string };

/** The party stands at `at` and opens `label`, having noticed so much about the Cantor. */
const atThole = (at: string, label: string, keywords: string[] = [], more: object = {}, noticed = 0): Scenario =>
  scenario(adventuresWith(house, packs), scenarios)
    .seats(2)
    .given({ party: 'seated', counters: { noticed } })
    .board({
      book: place,
      story: { label, keywords },
      map: {
        at,
        mapCards: [9, 10],
        openLocations: Object.keys(book.locations),
        openPaths: Object.keys(book.paths).filter((id) => book.paths[id].open),
      },
      ...more,
    });
const choice = (label: string, is: (one: NonNullable<(typeof book.entries)[string]['choose']>[number]) => boolean) =>
  `choice:${book.entries[label].choose!.findIndex(is)}`;
const keywords = (game: Scenario) => boardOf(game).story.keywords;

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

  test('RA-11.4: wax and fork together silence the Glassmouth Cantor without a fight; the fork alone does not', () => {
    const pair = atThole('G', 'G', [], { items: [63, 71] });
    pair.seat(0).answers(
      choice('G', ({ kind }) => kind === 'item'),
      'use:63.71',
    );
    pair.expectBoard({ fatigue: [1, 1] });
    expect([labels(pair), keywords(pair)]).toEqual([['G', 'G63.71', 'G4'], ['CANTOR']]);

    const fork = atThole('G', 'G', [], { items: [71] });
    fork.seat(0).answers(
      choice('G', ({ kind }) => kind === 'item'),
      'use:71',
    );
    fork.expectBoard({ fatigue: [2, 2] });
    expect(keywords(fork)).toEqual([]);
  });

  test('who does not hear is not sung: with Mirelle nobody fights', () => {
    const game = atThole('G', 'G', ['CONFIDED', 'MIRELLE']);
    expect(labels(game)).toEqual(['G', 'G8', 'G4']);
  });

  test('barley brings both out, and straight before the Chapter of Faults', () => {
    const game = atThole('G', 'G4', ['CANTOR'], { items: [45] });
    game.seat(0).answers(
      choice('G4', ({ kind }) => kind === 'item'),
      'use:45',
      '0',
      '1',
    );
    expect(boardOf(game).titles).toEqual([21]);
    expect([boardOf(game).map.at, labels(game).at(-1)]).toEqual(['C', 'C10']);
  });

  test('the fork at the bone behind her ear needs two things noticed, and stays with her', () => {
    const use = (noticed: number) => {
      const game = atThole('C', 'C1', [], { items: [71] }, noticed);
      game.seat(0).answers(
        choice('C1', ({ kind }) => kind === 'item'),
        'use:71',
      );
      return game;
    };
    expect([keywords(use(2)), boardOf(use(2)).items]).toEqual([['BONE', 'CONFIDED'], []]);
    expect([keywords(use(1)), boardOf(use(1)).items]).toEqual([['PENS'], [71]]);
  });

  test('L47: the font is for friends of the house, once', () => {
    const font = choice('A', ({ if: when }) => JSON.stringify(when ?? {}).includes('FONT'));
    const offered = (choir: number, spoken: string[] = []) =>
      atThole('A', 'A', spoken, { favor: [5, 5, choir], fatigue: [5, 5] });
    expect(offered(5).match.pending.asks[0].options).not.toContain(font);
    expect(offered(6, ['FONT']).match.pending.asks[0].options).not.toContain(font);
    const game = offered(6);
    game.seat(0).answers(font);
    game.expectBoard({ fatigue: [2, 2] });
    expect(game.match.pending.asks[0].options).not.toContain(font);
  });
});
