/** What is shown beforehand is what the rules then do: every answer that is foreseen is given in a fork and compared. */
import type { Match, PendingAsk } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import type { Adventures, Seen } from '../rules/board';
import { openSlots, poolOf } from '../rules/challenge/active';
import { bestPlacement } from '../rules/challenge/assign';
import { questions } from '../rules/keys';
import { playTool, puzzle, toolOf } from '../scenarios/challenge.fixture';
import { told } from '../scenarios/story.fixture';
import { covers, foresee, missingSlots, positionOf, previewsOf, roundAhead } from '.';

const seenOf = (match: Match) => match.seen('everything') as unknown as Seen;

/** Answers in a fork, and "enough" to whatever the card asks beyond it. */
function carriedOut(match: Match, ask: PendingAsk, key: string): Seen {
  const fork = match.fork();
  fork.answer(ask.seat, key);
  const [next] = fork.pending.asks;
  if (next.question === 'op.die' && next.options.includes('enough')) fork.answer(next.seat, 'enough');
  return seenOf(fork as Match);
}

function expectForeseen(match: Match): number {
  const [ask] = match.pending.asks;
  const seen = seenOf(match);
  let compared = 0;
  for (const [place, key] of ask.options.entries()) {
    const found = foresee(seen, questions.of(ask, seen.content), place);
    if (!found) continue;
    const after = carriedOut(match, ask, key);
    for (const { die, mask, value } of found.dice) {
      expect([key, die, after.b.dieMask[die], after.b.dieValue[die]]).toEqual([key, die, mask, value]);
    }
    expect([key, found.covered]).toEqual([key, bestPlacement(after).length]);
    compared += 1;
  }
  return compared;
}

const POOL = ['R2', 'R5', 'K3', 'G6', 'B1'];
const SLOTS = [['R5', 'RK4', '*1', 'G?', 'P2']];
const asked = (...ops: object[]) => playTool(puzzle({ pool: POOL, slots: SLOTS, does: [ops as never] }));

describe('what an answer would make of the dice', () => {
  test('RA-38.1, RA-38.2: flips and steps', () => {
    expect(expectForeseen(asked({ op: 'flip' }).match)).toBe(POOL.length);
    expect(expectForeseen(asked({ op: 'step', by: 2 }).match)).toBeGreaterThan(POOL.length);
  });

  test('RA-38.15: the second die of a flip is foreseen together with the first', () => {
    const game = asked({ op: 'flip', dice: 2 });
    const [first] = game.match.pending.asks[0].options;
    game.seat(0).answers(first);
    expect(expectForeseen(game.match)).toBe(POOL.length - 1);
    const seen = seenOf(game.match);
    expect(foresee(seen, questions.of(game.match.pending.asks[0], seen.content), 1)!.dice).toHaveLength(2);
  });

  test('RA-38.4: what a die counts as, and what it is set to', () => {
    for (const op of [
      { op: 'treat', to: 'other-colour' },
      { op: 'treat', to: 'other-value' },
      { op: 'set', to: 'any' },
    ]) {
      const game = asked(op);
      game.seat(0).answers(game.match.pending.asks[0].options[0]);
      expect(expectForeseen(game.match)).toBe(5);
    }
  });

  test('a swap is foreseen at its second die, a roll never', () => {
    const swap = asked({ op: 'swap' });
    expect(expectForeseen(swap.match)).toBe(0);
    swap.seat(0).answers(swap.match.pending.asks[0].options[0]);
    expect(expectForeseen(swap.match)).toBe(POOL.length - 1);
    expect(expectForeseen(asked({ op: 'reroll' }).match)).toBe(0);
  });
});

describe('what is still missing', () => {
  test('RA-19.1: open slots less those that the pool can cover', () => {
    const seen = seenOf(puzzle({ pool: POOL, slots: SLOTS }).match);
    expect(covers(seen)).toBe(3); // R5, B1, G6
    expect(missingSlots(seen)).toEqual([1, 4]);
  });

  test('nothing is missing where the pool covers all', () => {
    expect(missingSlots(seenOf(puzzle({ pool: ['R5', 'K1'], slots: [['K?', '*5']] }).match))).toEqual([]);
  });
});

describe('what a card would make possible', () => {
  const preview = (does: object, slots = SLOTS) => {
    const game = puzzle({ pool: POOL, slots, does: [[does as never]] });
    const tool = toolOf(game);
    return previewsOf(positionOf(seenOf(game.match))).find(({ card }) => card === tool)!;
  };

  test('RA-18.2: a step makes the black 3 a 4, a set covers the last slot', () => {
    expect(preview({ op: 'step' })).toMatchObject({ covered: 4, more: 1, rolls: false });
    expect(preview({ op: 'set', to: 'any' }, [['R5', 'G6', 'R3']])).toMatchObject({ covered: 3, all: 1 });
    expect(preview({ op: 'flip', from: { values: [6] } })).toMatchObject({ more: 0 });
  });

  test('a reroll is told as the average of what may come', () => {
    const found = preview({ op: 'reroll' });
    expect(found.rolls).toBe(true);
    expect(found.more).toBeGreaterThan(0);
    expect(found.more).toBeLessThan(1);
  });
});

describe('how the round would end', () => {
  const combat = (round: object = {}) =>
    puzzle({
      pool: ['R5', 'G2'],
      enemies: [1, 2],
      slots: [
        ['R5(1)', 'G2(2)'],
        ['K?(1)', '*4(2)[1g]'],
      ],
      challenge: round as never,
    });
  const played = (game: ReturnType<typeof combat>) => {
    while (game.match.pending.asks[0].question !== 'challenge.place') game.seat(0).answers('done');
    game.seat(0).answers('best');
    return game;
  };

  test('RA-23.2, RA-23.4, RA-25.5: the counterattack and the track of those that stand are those that follow', () => {
    const game = combat();
    const ahead = roundAhead(seenOf(game.match));
    expect(ahead).toMatchObject({ open: [2, 3], standing: [1], counter: 3, isLast: false, falling: [] });
    played(game);
    expect(told(game, 'counterattack')).toMatchObject([{ amount: ahead.counter }]);
    expect(told(game, 'track')).toMatchObject([{ enemy: 2, what: Object.keys(ahead.tracks[0].effect)[0] }]);
    expect(told(game, 'track')).toHaveLength(ahead.tracks.length);
  });

  test('RA-23.5, RA-23.7: in the last round no track acts any more', () => {
    const game = combat({ marker: [2, 2], round: 3 });
    expect(roundAhead(seenOf(game.match))).toMatchObject({ tracks: [], isLast: true, counter: 3 });
    played(game);
    expect(told(game, 'combat.over')).toHaveLength(1);
  });

  test('RA-23.1: nothing follows where all is covered; RA-26.1: who would fall is named', () => {
    const does = [[{ op: 'flip' }]];
    const won = puzzle({ pool: ['R5'], enemies: [1], slots: [['R5(3)']], does });
    expect(roundAhead(seenOf(won.match))).toMatchObject({ open: [], counter: 0, tracks: [] });
    const tired = puzzle({
      pool: ['R5'],
      enemies: [1],
      slots: [['K5(3)']],
      does,
      board: { fatigue: [13], health: [16] },
    });
    expect(roundAhead(seenOf(tired.match)).falling).toEqual([0]);
  });

  test('a check ends with its placement', () => {
    const seen = seenOf(puzzle({ pool: POOL, slots: SLOTS }).match);
    expect(roundAhead(seen)).toMatchObject({ counter: 0, tracks: [], isLast: true, open: [1, 4] });
    expect(openSlots(seen.b as Adventures)).toHaveLength(5);
    expect(poolOf(seen.b as Adventures)).toHaveLength(5);
  });
});
