import { describe, expect, test } from 'vitest';
import { itemLabel, parseLabel } from '../../content/labels';
import { boardOf, labels, story } from '../../scenarios/story.fixture';

const ITEM = 'choice:2';
const CARDS = {
  cards: {
    discovery: [
      { number: 31, kind: 'item', name: 'Shield', stamina: 1 },
      { number: 34, kind: 'item', name: 'Tinderbox', stamina: 1 },
      { number: 65, kind: 'item', name: 'Fireball', stamina: 1 },
    ],
  },
};
const ENTRIES = {
  A65: { read: 'Bang.', goto: 'A' },
  'A31.34': { read: 'Smoke.', goto: 'A' },
};
const holding = (items: number[], fatigue: number[]) =>
  story('A', ENTRIES, fatigue.length, CARDS).board({ story: { label: 'A' }, items, fatigue });

describe('items', () => {
  test('RA-11.2, RA-11.3, RA-11.9, E14: everybody pays into the fatigue box, rows are untouched, C65 is read', () => {
    const game = holding([65], [0, 3, 5]);
    const { rows } = boardOf(game);
    const before = rows.slice();
    game.seat(0).answers(ITEM, 'use:65');
    game.expectBoard({ fatigue: [1, 4, 6] });
    expect(boardOf(game).rows).toEqual(before);
    expect(labels(game)).toEqual(['A', 'A65', 'A']);
  });

  test('RA-11.4, RA-11.5, RA-11.6, RA-11.7, RA-R36, E15: a pair costs the sum; alone it is still legal, the pair again is not', () => {
    const game = holding([31, 34], [0, 0, 0]);
    game.seat(0).answers(ITEM).expectOptions(0, ['use:31', 'use:34', 'use:31.34']);
    game.seat(0).answers('use:31.34');
    game.expectBoard({ fatigue: [2, 2, 2] });
    expect(labels(game)).toEqual(['A', 'A31.34', 'A']);
    game.seat(0).answers(ITEM).expectOptions(0, ['use:31', 'use:34']).refuses(0, 'use:31.34', 'RA-11.7');
    game.seat(0).answers('use:31', ITEM).refuses(0, 'use:31', 'RA-11.6');
  });

  test('RA-11.8, RA-26.2, E16: refused where the entire party would be exhausted', () => {
    holding([65], [16, 15]).refuses(0, ITEM, 'RA-11.1');
    const game = holding([65], [16, 14]);
    game.seat(0).answers(ITEM, 'use:65');
    game.expectBoard({ fatigue: [16, 15] });
  });

  test('RA-11.8, RA-R37, E17: one player may be exhausted by it', () => {
    const game = holding([65], [15, 3]);
    game.seat(0).answers(ITEM, 'use:65');
    game.expectBoard({ fatigue: [16, 4] });
  });

  test('RA-11.1, RA-11.10: only where it is offered, and only what the party has', () => {
    holding([], [0, 0]).refuses(0, ITEM, 'RA-11.1');
    const game = holding([65, 31], [0, 0]);
    game.seat(0).answers(ITEM).expectOptions(0, ['use:65', 'use:31', 'use:65.31']).refuses(0, 'use:34');
  });

  test('RA-11.5, RA-11.12, RA-R36: one item or one pair; the lower number first, never added, never three', () => {
    const game = holding([31, 34, 65], [0, 0]);
    game.seat(0).answers(ITEM).expectOptions(0, ['use:31', 'use:34', 'use:65', 'use:31.34', 'use:31.65', 'use:34.65']);
    expect(itemLabel('D', [34, 31])).toBe('D31.34');
  });

  test('RA-11.6, RA-11.13: once at a place, and once at every other', () => {
    const elsewhere = story(
      'B',
      { ...ENTRIES, B: { read: '.', choose: [{ kind: 'item' }, { kind: 'move' }] }, B65: { read: '.', goto: 'B' } },
      2,
      CARDS,
    ).board({
      story: { label: 'B', used: ['A65'] },
      map: { at: 'B' },
      items: [65],
    });
    elsewhere.seat(0).answers('choice:0', 'use:65');
    expect(boardOf(elsewhere).story.used).toEqual(['A65', 'B65']);
    elsewhere.refuses(0, 'choice:0', 'RA-11.1');
  });

  test('RA-11.11: the same item gives another result at another place, and where a place has none, the one for any place', () => {
    const game = story('A', { ANY31: { read: 'Anywhere.', goto: '@list' } }, 1, CARDS).board({
      story: { label: 'A' },
      items: [31],
    });
    game.seat(0).answers(ITEM, 'use:31');
    expect([labels(game), boardOf(game).story.used]).toEqual([['A', 'ANY31'], ['A31']]);
    game.expectQuestion('story.choose');
  });

  test('RA-8.2, RA-R35, RA-R110: an item stays with the party until an entry takes it; a second find is none', () => {
    const game = story(
      'A2',
      {
        A2: { read: '.', do: [{ effects: [{ discover: 65 }, { discover: 65 }, { discover: 31 }] }], goto: 'A' },
        ...ENTRIES,
      },
      1,
      CARDS,
    ).board({ story: { label: 'A2' } });
    game.expectBoard({ items: [31, 65] });
    game
      .seat(0)
      .answers(ITEM, 'use:65')
      .expectBoard({ items: [31, 65] });
    const taken = story(
      'A2',
      { A2: { read: '.', do: [{ effects: [{ item_return: 31 }, { item_return: 99 }] }], goto: 'A' } },
      1,
      CARDS,
    ).board({ story: { label: 'A2' }, items: [31, 65] });
    taken.expectBoard({ items: [65] });
  });

  test('RA-R33: plain entries and items share no number', () => {
    expect([parseLabel('A30')?.kind, parseLabel('A31')?.kind]).toEqual(['plain', 'item']);
  });

  test('RA-R34: a use without an entry is paid and recorded, and the list is offered again', () => {
    const game = holding([31], [0, 0]);
    game.seat(0).answers(ITEM, 'use:31');
    game.expectBoard({ fatigue: [1, 1] }).expectQuestion('story.choose');
    expect(labels(game)).toEqual(['A']);
    game.refuses(0, ITEM, 'RA-11.1'); // nothing else to use here
  });
});
