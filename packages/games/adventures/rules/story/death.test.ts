/** RA-26: exhaustion and the death track. */
import { describe, expect, test } from 'vitest';
import { boardOf, labels, story, told } from '../../scenarios/story.fixture';

const FALL = { effects: [{ fatigue: { who: 'each', amount: 20 } }] };

/** A line hurts everyone by five; where the party falls, the next tells of its death. */
const hurt = (fatigue: number[], board = {}) =>
  story(
    'A2',
    {
      A2: {
        read: '.',
        do: [
          { effects: [{ fatigue: { who: 'each', amount: 5 } }] },
          { if: { party_exhausted: true }, effects: [{ gain: { xp: 3 } }] },
          { if: { party_exhausted: true }, effects: [{ death: { resume: 'A1' } }, { gain: { gold: 50 } }] },
          { effects: [{ gain: { gold: 7 } }] },
        ],
        goto: 'A',
      },
    },
    fatigue.length,
  ).board({ story: { label: 'A2' }, fatigue, ...board });

describe('exhaustion', () => {
  test('RA-26.1, RA-26.2, E39: at health a player is exhausted, and what is more is ignored', () => {
    const game = hurt([14, 10]);
    game.expectBoard({ fatigue: [16, 15], deathMarks: 0, gold: 7 });
    expect(told(game, 'exhausted')).toMatchObject([{ seat: 0 }]); // 15 of 16 is not exhausted
    expect(told(game, 'fatigued')).toMatchObject([{ amount: 2 }, { amount: 5 }]);
  });

  test('RA-26.3, RA-26.4, E39: one less, and the player is revived', () => {
    const game = story('A2', {
      A2: { read: '.', do: [{ effects: [{ recover: { who: 'exhausted', amount: 1 } }] }], goto: 'A' },
    }).board({ story: { label: 'A2' }, fatigue: [16, 9] });
    game.expectBoard({ fatigue: [15, 9] });
    expect(told(game, 'revived')).toMatchObject([{ seat: 0 }]);
  });

  test('RA-R87: health that falls below fatigue takes it along, and exhausts', () => {
    const game = story('A2', {
      A2: { read: '.', do: [{ effects: [{ health: { who: 'each', delta: -2, min: 15 } }] }], goto: 'A' },
    }).board({ story: { label: 'A2' }, fatigue: [16, 3] });
    game.expectBoard({ health: [15, 15], fatigue: [15, 3] });
    expect(told(game, 'exhausted')).toEqual([]); // it was so before, and is
    const fallen = story('A2', {
      A2: { read: '.', do: [{ effects: [{ health: { who: 'each', delta: -1 } }] }], goto: 'A' },
    }).board({ story: { label: 'A2' }, fatigue: [15, 3] });
    expect(told(fallen, 'exhausted')).toMatchObject([{ seat: 0 }]);
  });
});

describe('the death track', () => {
  test('RA-26.5, RA-26.6, RA-26.8, RA-R84: lines go on until one marks it; then Death-n is read, and the story goes on there', () => {
    const game = hurt([14, 15], { gold: 5, restMarks: 3 });
    game.expectBoard({ deathMarks: 1, xp: 3, gold: 3, fatigue: [0, 0] }); // neither the 50 nor the 7 gold
    expect(labels(game)).toEqual(['A2', 'Death-1', 'A1', 'A']);
  });

  test('RA-26.7, RA-26.9, E40: with two marks the third box; after it the rest marks are erased', () => {
    const game = hurt([14, 15], { deathMarks: 2, restMarks: 3 });
    game.expectBoard({ deathMarks: 3, restMarks: 0 });
    expect(told(game, 'death.marked')).toMatchObject([{ box: 3 }]);
  });

  test('RA-26.7, RA-35.3, E48: in legendary mode one box stays marked', () => {
    hurt([14, 15], { legendary: 1, restMarks: 3 }).expectBoard({ restMarks: 1 });
  });

  test('RA-35.16: a Death entry costs more in legendary mode', () => {
    hurt([14, 15], { gold: 5 }).expectBoard({ gold: 3 });
    hurt([14, 15], { gold: 5, legendary: 1, restMarks: 1 }).expectBoard({ gold: 2 });
  });

  test('RA-R88: one instruction is one mark, and one exhaustion is told once', () => {
    const game = hurt([14, 15]);
    game.expectQuestion('story.choose').expectBoard({ deathMarks: 1 });
    expect(told(game, 'death.marked')).toHaveLength(1);
  });

  test('RA-R85: beyond box 6 no box is marked, and Death-6 is read each time', () => {
    const game = hurt([14, 15], { deathMarks: 6 });
    game.expectBoard({ deathMarks: 6 }).expectQuestion('story.choose');
    expect(labels(game).at(-1)).toBe('Death-6');
    game.seat(0).answers('choice:1');
    game.expectBoard({ fatigue: [15, 15] });
    expect(labels(game).slice(-3)).toEqual(['Death-6a', 'A1', 'A']);
  });
});

describe('the engine tells of a death', () => {
  test('RA-R83: at a list, and the same list is offered then, whatever Death-6 offered', () => {
    const game = story('A2', { A2: { read: '.', do: [FALL], goto: 'A' } }).board({ story: { label: 'A2' } });
    game.expectBoard({ deathMarks: 1, fatigue: [0, 0] }).expectQuestion('story.choose');
    expect(labels(game)).toEqual(['A2', 'A', 'Death-1']);
    const last = story('A2', { A2: { read: '.', do: [FALL], goto: 'A' } }).board({
      story: { label: 'A2' },
      deathMarks: 5,
    });
    last.seat(0).answers('choice:1'); // go on with one point of breath each
    expect(boardOf(last).story.list).toBe('A');
    last.expectBoard({ deathMarks: 6, fatigue: [15, 15] }).expectOptions(0, ['choice:0', 'choice:3']);
  });

  test('RA-R83: not twice for one exhaustion', () => {
    const tome = { 'Death-1': { read: '.', do: [{ effects: [{ lose: { gold: 1 } }] }], resume: 'caller' } };
    const game = story('A2', { A2: { read: '.', do: [FALL], goto: 'A' } }, 2, { tome }).board({
      story: { label: 'A2' },
      gold: 5,
    });
    game.expectQuestion('story.choose').expectBoard({ deathMarks: 1, gold: 4, fatigue: [16, 16] }); // nobody was revived
  });

  test('RA-R83: before an encounter closes; then the move goes on', () => {
    const game = story('A', {}, 2, { tome: { 'ADV1-1': { read: '.', do: [FALL], resume: 'path' } } }).board({
      story: { label: 'A' },
      spaces: ['e1'],
      encounterNumbers: [1],
    });
    game.seat(0).answers('choice:3', 'path:ab');
    expect(labels(game)).toEqual(['A', 'ADV1-1', 'Death-1', 'B']);
    expect(boardOf(game).map).toMatchObject({ at: 'B', encounter: null });
  });

  test('RA-R83: also where the text leads out of the encounter; then the party arrives', () => {
    const away = {
      read: '.',
      do: [FALL, { effects: [{ party_to: { letter: 'C', read: 'base' } }], goto: 'C' }],
      resume: 'path',
    };
    const game = story('A', {}, 2, { tome: { 'ADV1-1': away } }).board({
      story: { label: 'A' },
      spaces: ['e1'],
      encounterNumbers: [1],
    });
    game.seat(0).answers('choice:3', 'path:ab');
    expect(labels(game)).toEqual(['A', 'ADV1-1', 'Death-1', 'C']);
    game.expectBoard({ storyteller: 1, deathMarks: 1 });
    expect(boardOf(game).map).toMatchObject({ at: 'C', encounter: null, move: null });
  });

  test('RA-R83: before THE END closes, which is not read again for it', () => {
    const game = story('THE_END', {
      THE_END: { read: '.', do: [FALL, { effects: [{ gain: { xp: 1 } }] }], end: 'adventure' },
    }).board({
      story: { label: 'THE_END' },
    });
    game.expectQuestion('guild.buy').expectBoard({ xp: 1, deathMarks: 1 });
    expect(labels(game)).toEqual(['THE_END', 'Death-1']);
  });
});

describe('Death-6', () => {
  test('RA-R86, RA-R104: the adventure begins anew with everything but the death track as it was', () => {
    const START = { read: '.', do: [{ effects: [{ gain: { gold: 9 } }, { record: 'SEEN' }] }], goto: 'A' };
    const game = story('START', { START, A1: { read: '.', do: [FALL], goto: 'A' } }).board({
      stage: 'setup',
      deathMarks: 5,
      gold: 1,
      xp: 4,
    });
    game.seat(0).answers('0').expectBoard({ gold: 10 });
    game.seat(0).answers('choice:0'); // down
    game.expectBoard({ deathMarks: 6 });
    game.seat(0).answers('choice:0'); // from the start
    game.expectQuestion('setup.storyteller').expectBoard({ deathMarks: 6, gold: 1, xp: 4, fatigue: [0, 0] });
    game.seat(0).answers('1').expectBoard({ gold: 10, storyteller: 1 });
    expect(boardOf(game).story).toMatchObject({ keywords: ['SEEN'], opened: ['START', 'A'], died: 0 });
  });

  test('RA-R86, RA-R107: a book of deaths may end the campaign', () => {
    const tome = { 'Death-6': { read: '.', do: [{ effects: [{ end_campaign: 'All is dark.' }] }], resume: 'caller' } };
    const game = story('A2', { A2: { read: '.', do: [FALL], goto: 'A' } }, 2, { tome }).board({
      story: { label: 'A2' },
      deathMarks: 5,
    });
    game.expectStanding({ reason: 'campaign' }).expectBoard({ ending: 'ADV1.Death-6.do.0.ending' });
  });
});
