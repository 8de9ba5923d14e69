/** RP-26: who wins. */
import { describe, expect, test } from 'vitest';
import { type Given, party, told } from '../../scenarios/table.fixture';

/** Heroes of the base game who have nothing but this at the end. */
const ended = (...heroes: readonly Given[]) => {
  const alignments = ['oath-singer', 'peacemaker', 'merry-outlaw'];
  const backstories = ['salt-road-orphan', 'failed-novice', 'millers-heir'];
  const classes = ['pikeman', 'hexer', 'mudwife'];
  const seated = heroes.map((hero, seat) => ({
    alignment: alignments[seat],
    backstory: backstories[seat],
    class: classes[seat],
    gold: 0,
    ...hero,
  }));
  return party({ phase: 'scoring', heroes: { ...seated } }, { mode: 'base', seats: heroes.length });
};
const DICE: Given[] = [
  { rows: { STR: ['red 1', 'red 1'] } },
  { rows: { STR: ['blue 1', 'blue 1'] } },
  { rows: { STR: ['green 1', 'green 1'] } },
];

describe('the winner', () => {
  test('RP-26.1 most Stars', () => {
    const game = ended({ rows: { STR: ['red 1', 'red 1', 'red 1'] }, gold: 0 }, { ...DICE[1], gold: 9 });
    game.expectStanding({ places: [1, 2], scores: [3, 2], reason: 'stars' });
    expect(told(game, 'game.won')).toMatchObject([{ seats: [0] }]);
  });

  test('RP-26.2 tied: most Gold, whatever the dice', () => {
    ended({ ...DICE[0], gold: 3 }, { ...DICE[1], gold: 4 }).expectStanding({ places: [2, 1], reason: 'gold' });
  });

  test('RP-26.3 still tied: fewest dice of the own class colour', () => {
    const armored = { rows: { STR: ['blue 1'] }, cards: ['ringmail-coif'] }; // 1 + 1
    ended({ ...DICE[0], gold: 3 }, { ...armored, gold: 3 }).expectStanding({
      scores: [2, 2],
      places: [2, 1],
      reason: 'class-dice',
    });
  });

  test('RP-26.4 still tied: a shared victory, and the others follow', () => {
    const game = ended(DICE[0], DICE[1], { rows: { STR: ['green 1'] } });
    game.expectStanding({ places: [1, 1, 3], reason: 'shared' });
    expect(told(game, 'game.won')).toMatchObject([{ seats: [0, 1] }]);
  });
});
