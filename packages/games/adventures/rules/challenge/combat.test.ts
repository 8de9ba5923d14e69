import { describe, expect, test } from 'vitest';
import { house } from '../../content/house';
import { boardOf, story, told } from '../../scenarios/story.fixture';

const FIGHT = (enemies: readonly object[]) => ({
  A2: {
    read: 'En garde.',
    combat: {
      enemies,
      victory: { do: [{ effects: [{ record: 'WON' }] }], goto: 'A' },
      defeat: { do: [{ effects: [{ record: 'LOST' }] }], goto: 'A' },
    },
  },
});
const TIRED_ROWS = {
  rows: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ],
};
/** Nobody has a card, stamina or an ability: only the dice speak. */
const fighting = (enemies: readonly object[], seats = 2) =>
  story('A2', FIGHT(enemies), seats)
    .given(TIRED_ROWS)
    .board({ story: { label: 'A2' }, classState: [1, 1] });

/** One round: everybody is done, and what covers most is placed; where nothing fits nobody is asked. */
function confirm(game: ReturnType<typeof fighting>): void {
  const round = boardOf(game).challenge?.round;
  while (round !== undefined && boardOf(game).challenge?.round === round) {
    const [ask] = game.match.pending.asks;
    game.seat(ask.seat).answers(['done', 'best', 'confirm'].find((key) => ask.options.includes(key))!);
  }
}

describe('combat', () => {
  test('RA-21.1 to RA-21.4, E33: the enemy is laid out with its modifiers, its marker on the leftmost space', () => {
    const game = fighting([{ number: 22, modifiers: ['Cornered'] }]);
    const { challenge } = boardOf(game);
    expect(challenge).toMatchObject({ kind: 'combat', enemies: [22], marker: [0], defeated: [0], round: 1 });
    expect(told(game, 'combat.begins')[0]).toMatchObject({ enemies: [22], limit: 3 });
  });

  test('RA-35.4: legendary first, then the number of players, which may take back what it added', () => {
    const legendary = { add_modifiers: { 1: ['Cornered', 'Grudge'] } };
    const { A2 } = FIGHT([{ number: 1, modifiers: ['Ambush'] }]);
    const names = (more: object) => {
      const entry = { ...A2, combat: { ...A2.combat, ...more } };
      const game = story('A2', { A2: entry }, 2).board({ story: { label: 'A2' }, legendary: 1, restMarks: 1 });
      return boardOf(game).challenge!.modifiers[0].map((one) => house.modifiers[one].id);
    };
    expect(names({ legendary })).toEqual(['ambush', 'cornered', 'grudge']);
    const few = { 2: { remove_modifiers: { 1: ['Cornered', 'Ambush'] } } };
    expect(names({ legendary, by_players: few })).toEqual(['grudge']);
    expect(names({ legendary, by_players: { 1: few[2] } })).toEqual(['ambush', 'cornered', 'grudge']);
  });

  test('RA-23.2, RA-23.4: the Saltback Boar strikes, its track acts, and round 2 begins', () => {
    const game = fighting([{ number: 12 }])
      .random('pool.draw', [[0], [11], [17], [12], [0], [0], [12], [0], [0]])
      .random('pool', [
        [2, 5, 2],
        [1, 0, 4],
        [1, 2, 2],
      ]);
    // Round 1: R3, a green-less 6 and what lies beside it; the boar's slots are R? R5 G? G2 *6 *1.
    const before = boardOf(game).challenge!.slots.length;
    expect(before).toBe(6);
    confirm(game);
    expect(told(game, 'counterattack')).toHaveLength(1);
    expect(told(game, 'track')[0]).toMatchObject({ enemy: 12, space: 1, what: 'fatigue', amount: 2 });
    game.expectBoard({ challenge: { round: 2, marker: [1] } });
  });

  test('RA-23.1, E38: where the last slot is covered nothing strikes back', () => {
    const game = fighting([{ number: 1 }])
      .random('pool.draw', [[0], [5], [0]])
      .random('pool', [[0, 3, 0]]);
    // R1, R4 and K1 cover R?, *4 and K?.
    confirm(game);
    expect(boardOf(game).story.keywords).toEqual(['WON']);
    game.expectBoard({ fatigue: [0, 0], gold: 1, challenge: null });
    expect(told(game, 'counterattack')).toEqual([]);
  });

  test('RA-23.3, RA-24.5, E36: the whole party exhausted: the track does not act, the combat is lost', () => {
    const game = fighting([{ number: 5 }])
      .board({ fatigue: [15, 14], xp: 3 })
      .random('pool.draw', [[0], [0], [0]])
      .random('pool', [[0, 0, 0]]);
    confirm(game);
    expect(boardOf(game).story.keywords).toEqual(['LOST']);
    expect(told(game, 'track')).toEqual([]);
    game.expectBoard({ xp: 3 });
  });

  test('RA-24.1, RA-23.7, RA-R73, E35: rewards of covered slots are gained in defeat too; the last round strikes', () => {
    const game = fighting([{ number: 1 }])
      .random('pool.draw', [[0], [0], [0], [0], [0], [0], [0], [0], [0]])
      .random('pool', [
        [3, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ]);
    for (let round = 0; round < 3; round++) confirm(game);
    expect(boardOf(game).story.keywords).toEqual(['LOST']);
    expect(told(game, 'counterattack')).toHaveLength(3);
    expect(told(game, 'track')).toHaveLength(2);
    game.expectBoard({ gold: 1 });
  });

  test('RA-25.4, RA-25.5, E37: a defeated enemy neither strikes nor acts; its dice stay', () => {
    const game = fighting([{ number: 4 }, { number: 5 }])
      .random('pool.draw', [[24], [24], [24]])
      .random('pool', [[0, 5, 2]]);
    // W1, W6, W3 cover the novice's W?, *6 and WP3 unless the stalker's W? is heavier: place by hand.
    game.seat(0).answers('place:24:5', 'place:25:6', 'place:26:7', 'confirm');
    expect(told(game, 'enemy.defeated')).toEqual([{ type: 'enemy.defeated', enemy: 5 }]);
    expect(told(game, 'counterattack')).toMatchObject([{ amount: 5 }]);
    expect(told(game, 'track').map(({ enemy }) => enemy)).toEqual([4]);
    expect(boardOf(game).dieAt.filter((at) => at >= 3)).toHaveLength(3);
  });
});
