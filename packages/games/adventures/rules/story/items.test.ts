import { describe, expect, test } from 'vitest';
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

  test('RA-11.4 to RA-11.7, RA-R36, E15: a pair costs the sum; alone it is still legal, the pair again is not', () => {
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

  test('RA-R34: a use without an entry is paid and recorded, and the list is offered again', () => {
    const game = holding([31], [0, 0]);
    game.seat(0).answers(ITEM, 'use:31');
    game.expectBoard({ fatigue: [1, 1] }).expectQuestion('story.choose');
    expect(labels(game)).toEqual(['A']);
    game.refuses(0, ITEM, 'RA-11.1'); // nothing else to use here
  });
});
