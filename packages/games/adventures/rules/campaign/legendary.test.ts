/** RA-35.5 to RA-35.7: what a failed check costs in legendary mode; RA-34: familiars' dice. */
import { describe, expect, test } from 'vitest';
import { house } from '../../content/house';
import { boardOf, story, told } from '../../scenarios/story.fixture';
import { colourOfDie, IN_BAG, IN_POOL } from '../board';

const CHECK = (difficulty: number) => ({
  A2: {
    read: '.',
    check: {
      skill: house.skills[0].id,
      difficulty,
      pass: { goto: 'A' },
      fail: {
        do: [
          { if: { party_exhausted: true }, effects: [{ record: 'DOWN' }] },
          { effects: [{ fatigue: { who: 'storyteller', amount: 1 } }] },
        ],
        goto: 'A',
      },
    },
  },
});
/** A check that nothing but random dice are rolled for; all show 1, so that it fails wherever another value is wanted. */
function failed(difficulty: number, fatigue: number[], board: object) {
  const rows = fatigue.map(() => [0, 0, 0, 0, 0, 0]);
  const { limit } = house.skills[0].rows[difficulty - 1];
  const game = story('A2', CHECK(difficulty), fatigue.length)
    .given({ party: 'seated', rows })
    .board({ story: { label: 'A2' }, fatigue, classState: fatigue.map(() => 1), ...board } as never)
    .random('pool', new Array(limit).fill(0));
  while (game.match.pending.asks[0].question !== 'story.choose') {
    const [{ seat, options }] = game.match.pending.asks;
    game.seat(seat).answers(options.includes('done') ? 'done' : options[0]);
  }
  expect(told(game, 'check.over')).toMatchObject([{ passed: false }]);
  return game;
}

describe('a failed check', () => {
  test('RA-35.5, RA-35.6, RA-35.7, RA-R111, E47: fatigue by the level for each, never to exhaustion, before the fail result', () => {
    const game = failed(3, [10, 14, 16], { legendary: 1, restMarks: 1, storyteller: 0 });
    expect(told(game, 'legendary.penalty')).toMatchObject([{ amount: 3 }]);
    game.expectBoard({ fatigue: [14, 15, 16] }); // 13, 15, 16; then the storyteller's one point of the result
    expect(boardOf(game).story.keywords).toEqual([]);
  });

  test('RA-35.5: not in normal mode', () => {
    const game = failed(3, [10, 14, 16], {});
    game.expectBoard({ fatigue: [11, 14, 16] });
    expect(told(game, 'legendary.penalty')).toEqual([]);
  });
});

describe('familiars', () => {
  test('RA-34.3: no stamina buys a familiar’s die: of each colour only the six of the bag are sold', () => {
    const rows = [[9, 9, 9, 9, 9, 9]];
    const game = story('A2', CHECK(1), 1)
      .given({ party: 'seated', rows, hands: [['soot-cat']] })
      .board({ story: { label: 'A2' } });
    game.seat(0).answers('buy:R');
    const bought = boardOf(game).dieAt.flatMap((at, die) => (at === IN_POOL ? [die] : []));
    expect(bought.map(colourOfDie)).toEqual([0]);
    expect(boardOf(game).dieAt[36]).toBe(IN_BAG);
  });

  test('RA-34.4, RA-R4: its die has both of its colours', () => {
    const b = boardOf(story('A', {}, 1).given({ hands: [['soot-cat']] }));
    expect(b.dieMask[36]).toBe((1 << 0) | (1 << 1));
  });
});
