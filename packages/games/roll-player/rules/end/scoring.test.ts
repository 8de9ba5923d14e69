/** RP-25: final scoring. */
import { describe, expect, test } from 'vitest';
import { ATTRS, METRICS } from '../../content';
import { seenBy } from '../../scenarios/stall.fixture';
import {
  boardOf,
  type Given,
  heroOf,
  keyOf,
  offered,
  party,
  question,
  says,
  type Table,
  told,
  ware,
} from '../../scenarios/table.fixture';
import { attributeScore, backstoryMatches, classDice, familiarMatches, goalMet, powerScore } from '../sheet/scores';
import { BACKSTORY_STARS, CATEGORIES, FAMILIAR_STARS, sheetOf } from './scoring';

type Rows = { readonly [row: string]: readonly string[] };

/** A plain character: no race modifier, 0 in the centre of the Alignment card; seat 1 does not matter. */
const PLAIN = { race: 'dikefolk', class: 'pikeman', alignment: 'oath-singer', backstory: 'salt-road-orphan', gold: 0 };

/** Before scoring: nothing has been asked or counted yet. */
const hero = (own: Given = {}, options: Table = {}, given: Given = {}) =>
  party(
    { phase: 'market', ...given, heroes: { 0: { ...PLAIN, ...(options.mode === 'base' ? {} : SOOT_CAT), ...own } } },
    options,
  );
const SOOT_CAT = { familiar: 'soot-cat' };
const score = (rows: Rows, own: Given = {}) => attributeScore(seenBy(hero({ rows, ...own })), 0, 0);
const starsOf = (own: Given, options: Table = {}, given: Given = {}) =>
  sheetOf(seenBy(hero(own, options, given)), 0).byCategory;

describe('categories', () => {
  test('RP-25.1 a total is the sum of the categories of the table, and nothing is counted before', () => {
    const game = party({
      phase: 'scoring',
      heroes: { 0: { ...PLAIN, gold: 30, xp: 9, honor: 9, rows: { STR: ['red 6', 'red 6', 'red 5'] } } },
    });
    const { byCategory, total, lines } = sheetOf(seenBy(game), 0);
    expect(Object.keys(byCategory)).toEqual([...CATEGORIES]);
    expect(byCategory).toMatchObject({ goals: 3, 'class-dice': 3, alignment: 0, gold: 0, bonus: 0 }); // no Stars for Gold, XP, Honor
    expect(Object.values(byCategory).reduce((sum, stars) => sum + stars, 0)).toBe(total);
    expect(lines.reduce((sum, { stars }) => sum + stars, 0)).toBe(total);
    expect(told(game, 'scored', 0)).toMatchObject([{ stars: total }]);
  });

  test('RP-25.1 the tables of Backstory and Familiar Backstory', () => {
    expect(BACKSTORY_STARS).toEqual([0, 0, 1, 1, 3, 3, 6]);
    expect(FAMILIAR_STARS).toEqual([0, 0, 1, 3]);
  });

  test('RP-25.1 the Monster gives the Stars of its level and the Champion Bonus', () => {
    const results = { 0: { stars: 2, champion: 3, success: 1, result: 20 } };
    expect(starsOf({}, {}, { results }).monster).toBe(5);
    expect(starsOf({}).monster).toBe(0); // before the fight
  });

  test('RP-25.14, RP-R37 a total may be negative', () => {
    const rows = { STR: ['blue 1', 'green 1', 'white 1'] };
    const game = hero({ rows, class: 'pikeman', alignment: 'lantern-saint', cell: 8 });
    expect(sheetOf(seenBy(game), 0).total).toBe(-3);
  });
});

describe('Attribute Scores', () => {
  test('RP-25.2 dice, race and Weapons', () => {
    const rows = { STR: ['red 6', 'blue 5', 'green 4'], CON: ['red 3', 'blue 3', 'green 3'] };
    expect(score(rows)).toBe(15);
    expect(score(rows, { race: 'oxenfolk' })).toBe(17);
    expect(score(rows, { race: 'lampblack' })).toBe(13);
    const armed = seenBy(hero({ rows, cards: ['gravediggers-maul'] }));
    expect([attributeScore(armed, 0, 0), attributeScore(armed, 0, ATTRS.indexOf('CON'))]).toEqual([15, 11]);
  });

  test('RP-25.15, RP-R61 in the course of the game the dice so far', () => {
    expect(score({ STR: ['red 6'] }, { race: 'oxenfolk' })).toBe(8);
    expect(score({ STR: ['red 6', 'gold 2'] })).toBe(8);
  });

  test('RP-25.16, RP-R73 without a lower or an upper limit', () => {
    expect(score({}, { race: 'lampblack' })).toBe(-2);
    const rows = { STR: ['boost 8', 'boost 8', 'boost 8'] };
    expect(attributeScore(seenBy(hero({ rows, race: 'oxenfolk' }, { mode: 'full' })), 0, 0)).toBe(26);
  });

  /** Whether the pikeman’s goal is met with these three dice; STR 17, DEX 15-16, INT 14+. */
  const met = (attr: 'STR' | 'DEX' | 'INT', sum: number) => {
    const values = [Math.min(6, sum - 2), Math.max(1, Math.min(6, sum - 7)), 0];
    values[2] = sum - values[0] - values[1];
    const rows = { [attr]: values.map((value) => `red ${value}`) };
    return goalMet(seenBy(hero({ rows })), 0, ATTRS.indexOf(attr));
  };

  test('RP-25.3 a single number must be met exactly', () => {
    expect([16, 17, 18].map((sum) => met('STR', sum))).toEqual([false, true, false]);
  });
  test('RP-25.4 a range includes both ends', () => {
    expect([14, 15, 16, 17].map((sum) => met('DEX', sum))).toEqual([false, true, true, false]);
  });
  test('RP-25.5 a plus sign means that or more', () => {
    expect([13, 14, 15, 18].map((sum) => met('INT', sum))).toEqual([false, true, true, true]);
  });

  test('RP-25.6 a goal missed gives 0, never a penalty', () => {
    const goals = sheetOf(seenBy(hero()), 0).lines.filter(({ category }) => category === 'goals');
    expect(goals.map(({ stars, met }) => [stars, met])).toEqual(Array(6).fill([0, false]));
  });
});

describe('colours', () => {
  test('RP-25.7, RP-R39 every die of the class colour, the Familiar Row included, a Split Die once, no gold', () => {
    const rows = { STR: ['red 1', 'gold 1', 'blue-green 1'], FAM: ['red 2', 'red-blue 3'] };
    const game = hero({ rows, cards: ['backpack'], stored: ['red 5'] });
    expect(classDice(seenBy(game), 0)).toBe(3); // what is stored is on no sheet
    expect(starsOf({ rows })['class-dice']).toBe(3);
  });

  test('RP-25.8 the die on exactly that space; a Split Die with either colour', () => {
    const matches = (rows: Rows) => backstoryMatches(seenBy(hero({ rows })), 0); // STR 3 blue, DEX 2 black
    expect(matches({ STR: ['green 1', 'green 1', 'blue 1'] })).toBe(1);
    expect(matches({ STR: ['blue 1', 'blue 1', 'green 1'] })).toBe(0);
    expect(matches({ STR: ['green 1', 'green 1', 'red-blue 1'], DEX: ['red 1', 'black-white 1'] })).toBe(2);
    expect(matches({ STR: ['green 1', 'green 1', 'gold 1'] })).toBe(0);
  });

  test('RP-25.9 one die counts for a goal, the class colour and a Backstory space', () => {
    const rows = { WIS: ['green 5', 'red 5', 'green 5'], DEX: ['green 1', 'black 1'] }; // WIS 2 red, 14+
    const { goals, backstory, 'class-dice': own } = starsOf({ rows });
    expect([goals, backstory, own]).toEqual([1, 1, 1]);
  });

  test('RP-25.11 the Familiar Backstory compares the three spaces of the Familiar Row', () => {
    const matches = (...dice: string[]) => familiarMatches(seenBy(hero({ rows: { FAM: dice } })), 0); // black, purple, red
    expect([
      matches('black 1', 'white-purple 1', 'red 1'),
      matches('red 1', 'purple 1', 'black 1'),
      matches('gold 1'),
    ]).toEqual([3, 1, 0]);
    expect(starsOf({ rows: { FAM: ['black 1', 'green 1', 'red 1'] } })['familiar-backstory']).toBe(1);
  });
});

describe('the Familiar', () => {
  test('RP-25.10 the Power Goal includes both ends', () => {
    const power = (...dice: string[]) => starsOf({ rows: { FAM: dice } }).power; // 6-7 for 3 Stars
    expect([power('blue 5'), power('blue 6'), power('blue 1', 'blue 6'), power('blue 2', 'blue 6')]).toEqual([
      0, 3, 3, 0,
    ]);
    expect(powerScore(seenBy(hero({ rows: { FAM: ['blue 2', 'blue 6'] }, race: 'oxenfolk' })), 0)).toBe(8);
  });

  test('RP-25.1 neither counts in the base game', () => {
    const { power, 'familiar-backstory': story } = starsOf({}, { mode: 'base' });
    expect([power, story]).toEqual([0, 0]);
  });
});

describe('cards', () => {
  test('RP-25.12, RP-R40 cards come after what they look at, and none looks at Stars of Traits', () => {
    const relentless = (stars: number, champion = 0) =>
      starsOf({ cards: ['relentless'] }, {}, { results: { 0: { stars, champion, success: 1 } } }).traits;
    expect([relentless(4), relentless(4, 3), relentless(6)]).toEqual([0, 0, 3]);
    expect(METRICS.filter((metric) => metric.includes('trait') || metric.includes('total'))).toEqual([]);
    const order = sheetOf(seenBy(hero({ cards: ['relentless', 'ringmail-coif'] })), 0).lines.map(
      ({ category }) => category,
    );
    expect(order.indexOf('traits')).toBeGreaterThan(order.indexOf('armor'));
  });

  const scoring = (own: Given) =>
    party({ phase: 'scoring', heroes: { 0: { ...PLAIN, ...own }, 1: { class: 'hexer' } } }, { mode: 'base' });

  test('RP-25.13 a card that would cost Stars may be discarded, or kept', () => {
    const kept = scoring({ cards: ['reckless', 'thrifty'] });
    expect([question(kept), offered(kept)]).toEqual(['score.shed', [keyOf(kept, 'card:reckless'), 'none']]);
    kept.seat(0).answers('none');
    kept.expectStanding({ scores: { 0: -2 } });
    const shed = scoring({ cards: ['reckless', 'thrifty'] });
    says(shed, 0, 'card:reckless');
    shed.expectStanding({ scores: { 0: 0 } }).expectEvents([{ type: 'card.shed', seat: 0 }]);
    expect(heroOf(shed, 0).cards).toHaveLength(1);
    expect(boardOf(shed).discard).toContain(ware('reckless'));
  });

  test('RP-25.13 a Weapon that spoils a goal costs Stars too; one that does not, not', () => {
    const armed = (sum: string[]) => scoring({ cards: ['gravediggers-maul'], rows: { CON: sum } }); // CON 18
    const spoilt = armed(['red 6', 'red 6', 'red 6']);
    expect(offered(spoilt)).toEqual([keyOf(spoilt, 'card:gravediggers-maul'), 'none']);
    says(spoilt, 0, 'card:gravediggers-maul');
    spoilt.expectStanding({ scores: { 0: 7 } });
    armed(['red 6', 'red 6', 'red 4']).expectStanding({ scores: { 0: 9 } }); // with its own 2 Stars
  });

  test('RP-25.13 two cards that cost Stars only together', () => {
    const rows = { STR: ['gold 6', 'gold 6', 'blue 5'] }; // 17 without; the Dagger +2, the Longsword +2
    const game = scoring({ cards: ['jeweled-dagger', 'longsword'], rows });
    expect(offered(game)).toHaveLength(3);
    says(game, 0, 'card:longsword', 'card:jeweled-dagger');
    game.expectStanding({ scores: { 0: 3 } });
  });

  test('RP-25.13, RP-10.12 nothing else can be discarded', () => {
    const game = scoring({ cards: ['ringmail-coif', 'feint', 'jeweled-dagger'] });
    expect(question(game)).toBeUndefined();
  });
});
