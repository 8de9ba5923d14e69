/** RA-R29, RA-9.3: arrivals, by a path and by the story's own hand. */
import { describe, expect, test } from 'vitest';
import { boardOf, labels, story, told } from '../../scenarios/story.fixture';

const sent = (read: 'base' | 'none', goto: string, more = {}) =>
  story(
    'A2',
    { A2: { read: '.', do: [{ effects: [{ party_to: { letter: 'C', read } }], goto }], goto: 'A' }, ...more },
    3,
  );

describe('the story moves the marker', () => {
  test('RA-R29: to have the base entry read is an arrival: the roles rotate once', () => {
    const game = sent('base', 'C').board({ storyteller: 1 });
    game.expectBoard({ storyteller: 2 });
    expect(told(game, 'arrives')).toMatchObject([{ letter: 'C', storyteller: 2, keeper: 1 }]);
    expect(labels(game)).toEqual(['A2', 'C']);
    expect(boardOf(game).map).toMatchObject({ at: 'C', explored: ['A', 'C'], move: null });
  });

  test('RA-R29: to go on with another entry is none', () => {
    const game = sent('none', 'A1', { A1: { read: '.', goto: 'C9' }, C9: { read: '.', goto: 'C' } }).board({
      storyteller: 1,
    });
    game.expectBoard({ storyteller: 1 });
    expect([labels(game), told(game, 'arrives')]).toEqual([['A2', 'A1', 'C9', 'C'], []]);
    expect(told(game, 'party.moved')).toMatchObject([{ letter: 'C' }]);
  });

  test('RA-R29: the entry itself may go on, too', () => {
    const game = story('A2', {
      A2: { read: '.', do: [{ effects: [{ party_to: { letter: 'C', read: 'base' } }] }], goto: 'C' },
    });
    game.expectBoard({ storyteller: 1 });
    expect(labels(game)).toEqual(['A2', 'C']);
  });

  test('RA-R28: a place whose text sends the party on was a stop all the same: it is explored', () => {
    const game = story('B', {
      B: { read: '.', do: [{ effects: [{ party_to: { letter: 'C', read: 'base' } }], goto: 'C' }], goto: 'B' },
    }).board({ story: { label: 'B' }, map: { at: 'B' } });
    expect(boardOf(game).map.explored).toEqual(['A', 'B', 'C']);
  });
});

describe('what happens at every arrival', () => {
  const ARRIVE = {
    arrive: [
      { if: { keyword: 'LATE' }, effects: [{ gain: { gold: 1 } }] },
      { if: { keyword: 'WATCH' }, goto: 'ANY1' },
    ],
  };
  const ENTRIES = { ANY1: { read: '.', choose: [{ kind: 'move' }, { kind: 'goto', say: '.', goto: '@here' }] } };
  const arriving = (keywords: string[]) => {
    const game = story('A', ENTRIES, 2, ARRIVE).board({ story: { label: 'A', keywords } });
    game.seat(0).answers('choice:3', 'path:ac');
    return game;
  };

  test('RA-9.4: the list is resolved after the roles have rotated and before the base entry', () => {
    const game = arriving(['LATE']);
    game.expectBoard({ gold: 1, storyteller: 1 });
    expect(labels(game)).toEqual(['A', 'C']);
  });

  test('RA-6.4: a line that leads on replaces the base entry; @here reads it without an arrival', () => {
    const game = arriving(['WATCH']);
    expect(labels(game)).toEqual(['A', 'ANY1']);
    game.seat(0).answers('choice:1');
    expect(labels(game)).toEqual(['A', 'ANY1', 'C']);
    game.expectBoard({ storyteller: 1, gold: 0 });
  });

  test('RA-R29: passing through is no arrival', () => {
    const game = story('A', ENTRIES, 2, ARRIVE).board({
      story: { label: 'A', keywords: ['LATE'] },
      map: { explored: ['A', 'B', 'C'] },
    });
    game.seat(0).answers('choice:3', 'path:ab');
    game.expectQuestion('move.path').expectBoard({ gold: 0, storyteller: 0 });
  });
});
