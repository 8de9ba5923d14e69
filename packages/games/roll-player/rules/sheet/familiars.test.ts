import { describe, expect, test } from 'vitest';
import { ATTRS, builtIn, COLOURS, makeContent } from '../../content';
import { read } from '../../content/read';
import {
  boardOf,
  type Given,
  heroOf,
  newGame,
  offered,
  party,
  rowWords,
  says,
  told,
} from '../../scenarios/table.fixture';
import type { Seen } from '../board';
import { measure } from '../cards/measure';
import { sheetOf } from '../end/scoring';
import { attributeScore, powerGoalMet, powerScore } from './scores';

const seenOf = (game: ReturnType<typeof party>): Seen => game.match.seen('everything') as Seen;
const withRow = (dice: readonly string[], hero: Given = {}): Seen =>
  seenOf(party({ phase: 'market', heroes: { 0: { rows: { FAM: dice }, ...hero } } }, { mode: 'full' }));

describe('Familiar Boards', () => {
  test('RP-9.1 a row of three spaces, one action, one Power Goal, one Backstory', () => {
    for (const { action, goal, backstory } of builtIn.familiars) {
      expect(action.length).toBeGreaterThan(0);
      expect(goal.max).toBeGreaterThan(goal.min);
      expect(backstory).toHaveLength(3);
    }
    const full = party({ phase: 'dice', called: 1, heroes: { 0: { rows: { FAM: ['red 1', 'red 2', 'red 3'] } } } });
    says(full, 0, 'card:0');
    expect(offered(full).some((key) => key.endsWith(':6'))).toBe(false);
  });

  test('RP-9.8 no two players have the same one, whatever they choose', () => {
    for (let seed = 0; seed < 4; seed++) {
      const { heroes } = boardOf(newGame({ seats: 5, mode: 'full', seed: `familiar ${seed}` }));
      expect(new Set(heroes.map(({ familiar }) => familiar)).size).toBe(5);
    }
    expect(builtIn.familiars).toHaveLength(15);
  });

  test('RP-9.9 the fifteen actions are all different, and so are the pairs of colours', () => {
    expect(new Set(builtIn.familiars.map(({ action }) => JSON.stringify(action))).size).toBe(15);
    expect(new Set(builtIn.familiars.map(({ pair }) => [...pair].sort().join())).size).toBe(15);
    const index = (colour: string) => COLOURS.indexOf(colour as (typeof COLOURS)[number]);
    expect(builtIn.familiars.every(({ pair }) => pair.every((colour) => index(colour) >= 0))).toBe(true);
  });
});

describe('the Familiar Action', () => {
  const placing = (row: string) => {
    const hero = { class: 'bruiser', familiar: 'cinder-hound', rows: { FAM: ['white 1'] } };
    const game = party({ phase: 'dice', called: 1, heroes: { 0: hero }, initiative: [{ dice: ['red 4'] }] });
    return says(game, 0, 'card:0', `place:red 4:${row}`);
  };

  test('RP-9.2 a die placed in the Familiar Row triggers it, a die elsewhere does not', () => {
    const game = placing('FAM');
    game.expectOptions(0, ['FAM', 'none']);
    says(game, 0, 'FAM');
    game.expectBoard({ heroes: { 0: { xp: 2 } } }); // 1 XP for each die in its row, at most 2
    expect(told(game, 'action.taken', 0)).toEqual([{ type: 'action.taken', seat: 0, action: 'FAM' }]);
    placing('STR').expectOptions(0, ['STR', 'none']);
  });

  test('RP-9.3 what grants an Attribute Action never grants this one', () => {
    const game = party({ phase: 'market', heroes: { 0: { xp: 5, rows: { FAM: ['red 1', 'red 2', 'red 3'] } } } });
    game.seat(0).answers('xp-action');
    game.expectOptions(0, [...ATTRS, 'none']).refuses(0, 'FAM');
    const choices = builtIn.familiars.find(({ id }) => id === 'parley-parrot')!.action;
    expect(choices).toEqual([{ do: 'action', of: ['INT', 'WIS', 'CHA'] }]);
  });
});

describe('the Power Score', () => {
  test('RP-9.4, RP-R19 the sum of the dice there, of those that are there, 0 with none', () => {
    expect(powerScore(withRow(['red 2', 'boost 8', 'red-blue 1']), 0)).toBe(11);
    expect(powerScore(withRow(['red 2', 'gold 5']), 0)).toBe(7);
    expect(powerScore(withRow(['_', 'red 2']), 0)).toBe(2);
    expect(powerScore(withRow([]), 0)).toBe(0);
  });

  test('RP-9.5 the race changes Attribute Scores, never the Power Score', () => {
    for (const { id, mods } of builtIn.races) {
      const seen = withRow(['red 2', 'red 3'], { race: id });
      expect(powerScore(seen, 0)).toBe(5);
      expect(ATTRS.map((_, attr) => attributeScore(seen, 0, attr))).toEqual(mods);
    }
  });

  test('RP-9.6 what speaks of Attribute Rows or Scores leaves the Familiar Row alone', () => {
    const weapons = { cards: ['jeweled-dagger', 'longsword'] }; // gold dice, and sixes in STR and DEX, count for 1 more
    const seen = withRow(['gold 6', 'gold 6', 'gold 6'], weapons);
    expect(powerScore(seen, 0)).toBe(18);
    expect(measure(seen, 0, { dice: { in: 'attributes' } })).toBe(0);
    expect(measure(seen, 0, { dice: { in: 'FAM' } })).toBe(3);
    expect([measure(seen, 0, 'highest-score'), measure(seen, 0, { scoresAtLeast: 1 })]).toEqual([0, 0]);
    const both = seenOf(
      party({ phase: 'market', heroes: { 0: { ...weapons, rows: { STR: ['gold 6'], FAM: ['gold 6'] } } } }),
    );
    expect([attributeScore(both, 0, 0), powerScore(both, 0)]).toEqual([8, 6]);
  });

  test('RP-9.7, RP-R56 a goal two wide is worth 3 Stars, one three wide 2', () => {
    for (const { goal } of builtIn.familiars) {
      const width = goal.max - goal.min + 1;
      expect([2, 3]).toContain(width);
      expect(goal.stars).toBe(width === 2 ? 3 : 2);
    }
    const power = (dice: string[], familiar: string) => sheetOf(withRow(dice, { familiar }), 0).byCategory.power;
    expect(['red 5', 'red 6'].map((words) => power([words], 'soot-cat'))).toEqual([0, 3]); // 6 to 7
    expect(power(['red 6', 'red 1'], 'soot-cat')).toBe(3);
    expect(power(['red 6', 'red 2'], 'soot-cat')).toBe(0);
    expect(['red 4', 'red 5'].map((words) => power([words], 'candle-moth'))).toEqual([0, 2]); // 5 to 7
    expect(power(['red 4', 'red 3'], 'candle-moth')).toBe(2);
    expect(power(['red 4', 'red 4'], 'candle-moth')).toBe(0);
    expect(powerGoalMet(withRow(['red 6']), 0)).toBe(true);
  });

  test('RP-9.7, RP-R56 a pack cannot make a goal of another width', () => {
    const { familiars } = read['familiars.yaml'];
    const withGoal = (goal: [number, number]) =>
      makeContent({
        ...read,
        'familiars.yaml': { familiars: [{ ...familiars[0], goal }, ...familiars.slice(1)] },
      });
    expect(withGoal([4, 6]).familiars[0].goal.stars).toBe(2);
    expect(() => withGoal([4, 9])).toThrow(/Power Goal/);
    expect(() => withGoal([6, 6])).toThrow(/Power Goal/);
  });

  test('RP-9.6 DEX still moves its dice, as they lie on the sheet', () => {
    const hero = { class: 'bruiser', rows: { FAM: ['red 2'], CHA: ['blue 6'] } };
    const game = party({ phase: 'dice', called: 1, heroes: { 0: hero }, initiative: [{ dice: ['white 4'] }] });
    says(game, 0, 'card:0', 'place:white 4:DEX', 'DEX', 'die:red 2', 'die:blue 6');
    expect([rowWords(game, 0, 'FAM')[0], powerScore(seenOf(game), 0)]).toEqual(['blue 6', 6]);
    expect(heroOf(game, 0).gold).toBe(5);
  });
});
