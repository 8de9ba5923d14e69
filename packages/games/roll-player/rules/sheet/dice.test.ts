import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../content';
import { diceOfSort, die } from '../../scenarios/position';
import { boardOf, dieAt, laidOut, party, playTo, rowWords, says, table, told } from '../../scenarios/table.fixture';
import type { Seen } from '../board';
import { DICE, FACES, hasColour, highest, isGold, lowest, opposite } from './dice';
import { backstoryMatches, classDice, familiarMatches } from './scores';

const kinds = (kind: string) => [...DICE.keys()].filter((one) => DICE[one].kind === kind);
const pairs = COLOURS.flatMap((one, i) => COLOURS.slice(i + 1).map((two) => `${one}-${two}`));

describe('what dice there are', () => {
  test('RP-2.1 a standard die shows 1 to 6 and has one colour, a class colour or gold', () => {
    expect(FACES.standard).toEqual([1, 2, 3, 4, 5, 6]);
    for (const one of kinds('standard')) {
      expect(DICE[one].colours).toHaveLength(1);
      expect([...COLOURS, 'gold']).toContain(DICE[one].colours[0]);
    }
  });

  test('RP-2.2 a Split Die is of both its colours, whatever it shows and wherever it lies', () => {
    const split = die('red-blue');
    expect([hasColour(split, 'red'), hasColour(split, 'blue'), hasColour(split, 'green')]).toEqual([true, true, false]);
    for (const value of [1, 4]) {
      for (const row of ['STR', 'FAM']) {
        const rows = { [row]: [`red-blue ${value}`] };
        const heroes = { 0: { class: 'bruiser', rows } };
        const red = party({ phase: 'market', heroes }).match.seen('everything') as Seen;
        expect(classDice(red, 0)).toBe(1);
        const blue = party({ phase: 'market', heroes: { 0: { class: 'hexer', rows } } }).match.seen('everything');
        expect(classDice(blue as Seen, 0)).toBe(1);
      }
    }
  });

  test('RP-2.3, RP-2.5, RP-R3 its faces are 1, 2, 2, 3, 3, 4, and opposite ones add up to 5', () => {
    expect(FACES.split).toEqual([1, 2, 2, 3, 3, 4]);
    expect([lowest(die('red-blue')), highest(die('red-blue'))]).toEqual([1, 4]);
    expect([1, 2, 3, 4].map((value) => opposite(die('red-blue'), value))).toEqual([4, 3, 2, 1]);
    expect(FACES.split.map((face) => 5 - face).sort()).toEqual([...FACES.split]);
  });

  test('RP-2.4, RP-R3 fifteen Split Dice, every pair of class colours once, none gold', () => {
    expect(kinds('split')).toHaveLength(15);
    expect(kinds('split').map((one) => DICE[one].colours.join('-'))).toEqual(pairs);
    expect(kinds('split').some(isGold)).toBe(false);
  });

  test('RP-2.6 a Boost Die shows 3 to 8, has no colour and is in the bag of the full game alone', () => {
    expect(FACES.boost).toEqual([3, 4, 5, 6, 7, 8]);
    expect(kinds('boost').map((one) => DICE[one].colours)).toEqual(Array(11).fill([]));
    expect(laidOut({ mode: 'ff' }).bag.filter((one) => DICE[one].kind === 'boost')).toEqual([]);
    expect(laidOut({ mode: 'full' }).bag.filter((one) => DICE[one].kind === 'boost')).toHaveLength(11);
  });

  test('RP-2.7, RP-R4 opposite faces add up to 7, on a Boost Die to 11', () => {
    for (const value of FACES.standard) expect(opposite(die('red'), value) + value).toBe(7);
    for (const value of FACES.boost) expect(opposite(die('boost'), value) + value).toBe(11);
    expect(opposite(die('boost'), 8)).toBe(3);
  });
});

/** Backstory salt-road-orphan wants blue on STR 3; the Familiar soot-cat wants black, purple, red. */
const coloured = (third: string, fam: string): Seen =>
  party(
    {
      phase: 'market',
      heroes: {
        0: {
          class: 'bruiser',
          backstory: 'salt-road-orphan',
          familiar: 'soot-cat',
          rows: { STR: ['white 1', 'white 1', third], FAM: [fam] },
        },
      },
    },
    { mode: 'full' },
  ).match.seen('everything') as Seen;
const matches = (seen: Seen) => [classDice(seen, 0), backstoryMatches(seen, 0), familiarMatches(seen, 0)];

describe('colours that count', () => {
  test('RP-2.8 gold is no class colour and matches nothing', () => {
    expect(matches(coloured('blue 4', 'black 4'))).toEqual([0, 1, 1]);
    expect(matches(coloured('gold 4', 'gold 4'))).toEqual([0, 0, 0]);
    expect(matches(coloured('red-blue 4', 'red-black 4'))).toEqual([2, 1, 1]);
  });

  test('RP-2.9 a Boost Die counts for no colour', () => {
    expect(matches(coloured('boost 4', 'boost 4'))).toEqual([0, 0, 0]);
  });
});

describe('bag and rolls', () => {
  test('RP-2.10 Combat Dice are 1 to 6 and never among the dice of the bag', () => {
    expect(FACES.combat).toEqual([1, 2, 3, 4, 5, 6]);
    expect(DICE.some(({ kind }) => (kind as string) === 'combat')).toBe(false);
    const game = party({ phase: 'market', market: [] });
    const bag = [...boardOf(game).bag];
    playTo(game, 'market.option', { seat: 1, prefer: ['hunt'] });
    expect(told(game, 'hunt.rolled')).toHaveLength(1);
    expect(boardOf(game).bag).toEqual(bag);
    expect(boardOf(game).heroes[0].spaces.every((one) => one < 0)).toBe(true);
  });

  test('RP-2.11 any die of the bag may be drawn', () => {
    const bag = ['red', 'blue', 'green', 'white', 'black'];
    const given = { bag, called: 1, start: 0 };
    const order = [4, 0, 1]; // places in what is left: black, red, green
    const game = party(given)
      .random('bag', order)
      .random('initiative', [[0], [2], [4]]);
    expect(boardOf(game).row.map(({ dice }) => dice)).toEqual([[die('black')], [die('red')], [die('green')]]);
    expect(boardOf(game).bag).toEqual([die('blue'), die('white')]);
    const first = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const drawn = told(party(given, { seed: `draw ${seed}` }), 'dice.rolled')[0].dice as { die: number }[];
      first.add(drawn[0].die);
    }
    expect([...first].sort((x, y) => x - y)).toEqual(bag.map((words) => die(words)));
  });

  test('RP-2.12 73, 88 and 106 dice; one who plays alone takes gold dice out', () => {
    const sizes = (seats: number) =>
      (['base', 'ff', 'full'] as const).map((mode) => laidOut({ mode, seats }).bag.length);
    expect(sizes(2)).toEqual([73, 88, 106]);
    expect(sizes(1)).toEqual([72, 86, 104]); // RP-28.1: the base game has one enemy die
    const { bag, enemies } = laidOut({ seats: 1 });
    expect(enemies.map(isGold)).toEqual([true, true]);
    expect(bag.filter(isGold)).toHaveLength(11);
    expect(diceOfSort('red')).toHaveLength(11);
    expect(
      laidOut({ mode: 'ff' }).bag.filter((one) => hasColour(one, 'red') && DICE[one].kind === 'standard'),
    ).toHaveLength(10);
  });

  test('RP-2.13 a die keeps its value when it moves; it is rolled when drawn, or when an effect says so', () => {
    const hero = { rows: { INT: ['red 2', 'gold 6'], WIS: ['red-blue 4'] } };
    const game = party({ phase: 'dice', called: 1, heroes: { 0: hero }, initiative: [{ dice: ['white 5'] }] });
    says(game, 0, 'card:0', 'place:white 5:DEX', 'DEX', 'die:red 2', 'die:white 5');
    expect([rowWords(game, 0, 'INT'), rowWords(game, 0, 'DEX')]).toEqual([
      ['white 5', 'gold 6', '_'],
      ['red 2', '_', '_'],
    ]);
    playTo(game, 'initiative.select', { seat: 1 });
    playTo(game, 'market.option');
    expect([rowWords(game, 0, 'INT')[0], rowWords(game, 0, 'WIS')[0]]).toEqual(['white 5', 'red-blue 4']);
    expect(boardOf(game).values[dieAt(game, 0, 'DEX', 0)]).toBe(2);
    expect(told(game, 'rerolled')).toEqual([]);
    expect(boardOf(table()).values.every((value) => value === 0)).toBe(true); // in the bag they show nothing
  });
});
