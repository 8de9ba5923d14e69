import { describe, expect, test } from 'vitest';
import { boardOf, bossCard, bossFight, fight, type Given, party, THROW, told } from '../scenarios/table.fixture';
import { type Score, scoreOf, titleOf } from './finish';

const MISS = { rest: 'out' };

/** The party beats the Boss with one throw. */
function won(given: Given = {}, difficulty = 'normal') {
  const game = bossFight({ combat: { life: 3 }, ...given }, { difficulty }).world('throw', { section: 'B0' });
  return game.seat(1).answers('red', THROW);
}
const scored = (given: Given = {}, difficulty = 'normal'): Score => {
  const game = won(given, difficulty);
  const score = scoreOf(game.match.seen('everything') as never);
  expect(told(game, 'score')).toEqual([{ type: 'score', points: score.total, title: titleOf(score.total) }]);
  expect(game.match.standing?.scores).toEqual([score.total, score.total, score.total]);
  return score;
};

describe('the end', () => {
  test('DF-1.1, DF-1.2, DF-20.3 the Boss at 0 is a win, for all alike', () => {
    const game = won();
    game.expectStanding({ reason: 'won', places: [1, 1, 1] }).expectBoard({ phase: 'over' });
    game.expectEvents([
      { type: 'foe.defeated', life: 0 },
      { type: 'game.won', boss: bossCard('achoorax') },
    ]);
    won({ combat: { life: 1 } }).expectStanding({ reason: 'won' });
    won({ combat: { life: 4 } }).expectStanding(null);
  });

  test('DF-1.2 or an Insta-Kill on it', () => {
    const game = bossFight({ combat: { life: 25 } }).world('throw', { section: 'BULL', symbol: 'icon' });
    game.seat(1).answers('green', THROW, 'decline');
    game.expectStanding({ reason: 'won', places: [1, 1, 1] });
  });

  test('DF-1.2 a Monster beaten is not yet a win', () => {
    const game = fight({ combat: { life: 1 } }).world('throw', { section: 'B0' });
    game.seat(1).answers('red', THROW);
    game.expectStanding(null).expectQuestion('dungeon.card');
  });

  test('DF-1.1, DF-20.1 all fainted is a loss, for all alike', () => {
    const game = fight({ heroes: { 0: { fainted: 1 }, 1: { life: 1 }, 2: { fainted: 1 } } }).world('throw', MISS);
    game.seat(1).answers('red', THROW);
    game
      .expectStanding({ reason: 'fainted', places: [2, 2, 2] })
      .expectEvents([{ type: 'game.lost', reason: 'fainted' }]);
    game.expectBoard({ phase: 'over' });
  });

  test('DF-20.2 no die left against the Boss is a loss', () => {
    const game = bossFight({ combat: { pool: ['red'] }, chest: { bonus: 0 } }).world('throw', MISS);
    game.seat(1).answers(THROW);
    game.expectStanding({ reason: 'no-dice', places: [2, 2, 2] });
    const bonus = bossFight({ combat: { pool: ['red'] }, chest: { bonus: 1 } }).world('throw', MISS);
    bonus.seat(1).answers(THROW);
    bonus.expectStanding(null).expectQuestion('throw', 2);
  });

  test('DF-20.4 the win comes before any hurt', () => {
    const heroes = { 0: { fainted: 1 }, 1: { life: 1 }, 2: { fainted: 1 } };
    const given = { boss: 'queen-perma', combat: { life: 2, icebergs: [0, 1, 2, 3] }, heroes };
    const game = bossFight(given).world('throw', { ...MISS, icebergs: [0, 1] });
    game.seat(1).answers('red', THROW);
    game.expectStanding({ reason: 'won' }).expectNoEvents([{ type: 'hurt' }, { type: 'faints' }]);
    const short = bossFight({ ...given, combat: { life: 3, icebergs: [0, 1, 2, 3] } }).world('throw', {
      ...MISS,
      icebergs: [0, 1],
    });
    short.seat(1).answers('red', THROW).expectStanding({ reason: 'fainted' });
  });

  test('DF-R44 no score after a loss; what is told is how far they came', () => {
    const given = { combat: { pool: [], life: 9 }, chest: { gold: 8, bonus: 0 } };
    const game = bossFight(given);
    game.expectStanding({ reason: 'no-dice', scores: [0, 0, 0] }).expectNoEvents([{ type: 'score' }]);
    expect([boardOf(game).shops, boardOf(game).combats]).toEqual([3, 0]);
  });

  test('DF-R45 who fainted in the won Boss combat takes no Scar and is not eliminated', () => {
    const heroes = { 0: { fainted: 1 }, 2: { fainted: 1, scars: ['red', 'green', 'blue'], life: 0 } };
    const game = won({ heroes });
    game
      .expectStanding({ reason: 'won' })
      .expectNoEvents([{ type: 'resting.begins' }, { type: 'scar.taken' }, { type: 'eliminated' }]);
    game.expectBoard({ scarsTaken: 3, heroes: { 0: { scars: [0, 0, 0] }, 2: { eliminated: 0 } } });
  });
});

describe('the score', () => {
  test('DF-21.1, DF-21.2 1 for a Gold, 3 for a Bonus die in the Chest, none for a thrown one', () => {
    expect(scored({ chest: { gold: 4, bonus: 2 }, combat: { life: 3, bonusThrown: 3 } })).toMatchObject({
      gold: 4,
      dice: 6,
    });
    expect(scored({ chest: { gold: 0, bonus: 0 } })).toMatchObject({ gold: 0, dice: 0 });
  });

  test('DF-21.3 5 if nobody ever took a Scar', () => {
    expect(scored()).toMatchObject({ spotless: 5, scars: 0 });
    expect(scored({ heroes: { 0: { scars: ['red'] } } }).spotless).toBe(0);
  });

  test('DF-21.4, DF-21.5 1 less for each Scar, of the eliminated too, and 5 less for each of these', () => {
    const gone = { scars: ['red', 'green', 'blue'], life: 0, eliminated: 1 };
    expect(scored({ heroes: { 0: { scars: ['red'] }, 2: gone } })).toMatchObject({ scars: -4, eliminated: -5 });
    expect(scored({ heroes: { 0: gone, 2: gone } })).toMatchObject({ scars: -6, eliminated: -10 });
  });

  test('DF-21.6 5, 15, 25 for the difficulty', () => {
    expect(['normal', 'hard', 'inferno'].map((mode) => scored({}, mode).difficulty)).toEqual([5, 15, 25]);
  });

  test('DF-21.6 all together', () => {
    const given = { chest: { gold: 4, bonus: 2 }, heroes: { 0: { scars: ['red', 'blue'] }, 1: { scars: ['red'] } } };
    expect(scored(given, 'hard').total).toBe(4 + 6 - 3 + 15);
  });

  test('DF-21.7 ten titles', () => {
    const borders = [
      [-9, 0],
      [0, 0],
      [1, 1],
      [5, 1],
      [6, 2],
      [10, 2],
      [11, 3],
      [15, 3],
      [16, 4],
      [20, 4],
      [21, 5],
      [25, 5],
      [26, 6],
      [30, 6],
      [31, 7],
      [35, 7],
      [36, 8],
      [40, 8],
      [41, 9],
      [99, 9],
    ];
    expect(borders.map(([points]) => [points, titleOf(points)])).toEqual(borders);
  });
});

test('DF-20.3 nothing is asked of a table whose game is over', () => {
  won().expectQuestion(null as never);
  expect(party().match.standing).toBeNull();
});
