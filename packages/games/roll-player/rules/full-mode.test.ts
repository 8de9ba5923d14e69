/** RP-29: Monsters & Minions in mode `full`. */
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { faceOf, facing, resultsOf } from '../scenarios/monster.fixture';
import { hunting, seenBy } from '../scenarios/stall.fixture';
import { boardOf, heroOf, laidOut, told } from '../scenarios/table.fixture';
import { holds } from './cards/measure';
import { rollPlayer } from './index';
import { DICE } from './sheet/dice';
import { conflict, inMode } from './start/setup';

const FULL = { mode: 'full' };
/** How many of these cards mode `full` has more than mode `ff`. */
const added = (list: Parameters<typeof inMode>[0]) => inMode(list, 'full').length - inMode(list, 'ff').length;

describe('what it adds', () => {
  test('RP-29.1 7 Attribute Dice, one of each colour and one gold, and 11 Boost Dice', () => {
    const { bag } = laidOut(FULL);
    const more = bag.filter((die) => !laidOut().bag.includes(die)).map((die) => DICE[die]);
    expect(more.filter(({ kind }) => kind === 'boost')).toHaveLength(11);
    const colours = more.filter(({ kind }) => kind === 'standard').flatMap((die) => die.colours);
    expect(colours).toEqual(['red', 'blue', 'green', 'white', 'black', 'purple', 'gold']);
    expect([more.length, bag.length]).toEqual([18, 106]);
  });

  test('RP-29.2 sheets, classes, Alignments, Backstories, Market cards, Minions, Monsters, Adventure cards', () => {
    const { races, classes, alignments, backstories, minions, monsters, adventures } = builtIn;
    expect([races, classes, alignments, backstories, minions].map(added)).toEqual([5, 12, 12, 12, 26]);
    expect(added(monsters)).toBe(6); // each of them is two cards: 2P+ and 1P
    expect(added(builtIn.market)).toBe(34); // 35 and the Backpack of that set, which is out
    const isMore = (id: string) => monsters.find((monster) => monster.id === id)?.set === 'mm';
    expect(adventures.filter(({ monster }) => isMore(monster))).toHaveLength(54);
  });

  test('RP-29.3 five players, and no other mode has them', () => {
    expect(rollPlayer.seats.max).toBe(5);
    expect(conflict(FULL, 5)).toBeNull();
    expect([conflict({ mode: 'ff' }, 5)?.clause, conflict({ mode: 'base' }, 5)?.clause]).toEqual(['RP-1.3', 'RP-1.3']);
  });

  test('RP-29.4 the set-up numbers are those of the seed', () => {
    const counts = [2, 3, 4, 5].map((seats) => {
      const { discard, callIn, minionBox } = laidOut({ ...FULL, seats });
      return [discard.length, callIn, minionBox.length];
    });
    expect(counts).toEqual([
      [40, 15, 18],
      [40, 23, 18],
      [35, 33, 18],
      [30, 38, 18],
    ]);
  });

  test('RP-29.8 five players with 20 dice each leave six', () => {
    expect(laidOut({ ...FULL, seats: 5 }).bag.length - 5 * 20).toBe(6);
  });
});

describe('what stays the same', () => {
  const minion = builtIn.minions.find(({ set, levels }) => set === 'mm' && !levels[0].trophy)!;

  test('RP-29.5 a Hunt against one of its Minions: pool, result, Injury, the bottom of the deck', () => {
    const game = hunting({ gold: 0 }, minion.id, [[1]], {}, FULL);
    game.expectEvents([{ type: 'hunt.pool' }, { type: 'hunt.rolled' }, { type: 'hunt.result', trophy: false }]);
    expect(boardOf(game).minionDeck[0]).toBe(builtIn.minions.indexOf(minion));
  });

  test('RP-29.5 Honor, Injury and levels before one of its Monsters, and the death of one who plays alone', () => {
    const { strength } = faceOf('chalk-widow');
    const game = facing('chalk-widow', [{ honor: strength - 4 }, { injury: 1 }], [[4], [4]], {}, FULL);
    expect(resultsOf(game).map(({ result, stars }) => [result, stars])).toEqual([
      [strength, 1],
      [2, 0],
    ]);
    const alone = { honor: faceOf('chalk-widow', 'solo').strength - 5 };
    facing('chalk-widow', [alone], [[4]], {}, { ...FULL, seats: 1 }).expectStanding({ reason: 'died' });
  });

  test('RP-29.6 its Monsters have no Champion Bonus, those of Fiends & Familiars have one', () => {
    for (const { set, many } of builtIn.monsters) expect(many.champion === undefined).toBe(set === 'mm');
    const game = facing('chalk-widow', [{ honor: 9 }, {}], [[4], [4]], {}, FULL);
    expect(told(game, 'champion')).toEqual([]);
  });

  test('RP-29.7 an Adventure card counts Boost Dice: at most three', () => {
    const card = builtIn.adventures.find(({ id }) => id === 'footprints-in-lime')!;
    const rows = (boosts: number) => ({
      STR: Array(Math.min(3, boosts)).fill('boost 3'),
      FAM: Array(Math.max(0, boosts - 3)).fill('boost 3'),
    });
    const meets = (boosts: number) => {
      const game = facing('chalk-widow', [{ rows: rows(boosts) }, {}], [[1], [1]], {}, FULL);
      return holds(seenBy(game), 0, card.cond);
    };
    expect([meets(0), meets(3), meets(4)]).toEqual([true, true, false]);
    expect(heroOf(facing('chalk-widow', [{}, {}], [[1], [1]], {}, FULL), 0).trophies).toEqual([]);
  });
});
