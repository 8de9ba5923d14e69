/** RP-24.2: the special abilities of the Monsters. */
import { describe, expect, test } from 'vitest';
import { faceOf, facing, resultsOf } from '../../scenarios/monster.fixture';
import { asked, type Given, heroOf, offered } from '../../scenarios/table.fixture';

const FULL_MODE = { mode: 'full' };
/** A fight of one hero against the Monster (a second stands by), and what it comes to. */
function resultAgainst(monster: string, hero: Given, rolls: readonly (readonly number[])[], ...answers: string[]) {
  const game = facing(monster, [hero, {}], [rolls[0], [1], ...rolls.slice(1)], {}, FULL_MODE);
  for (const answer of answers) game.seat(0).answers(answer);
  return resultsOf(game)[0];
}
/** The same alone. */
function aloneAgainst(monster: string, hero: Given, rolls: readonly (readonly number[])[], ...answers: string[]) {
  const game = facing(monster, [hero], rolls, {}, { ...FULL_MODE, seats: 1 });
  for (const answer of answers) game.seat(0).answers(answer);
  return resultsOf(game)[0];
}

interface Printed {
  readonly by?: number;
  readonly per?: unknown;
  readonly honorCap?: number;
  readonly injuryWorth?: number;
}
/** What is printed on a face of the Monster: balance may change the numbers. */
const printed = (monster: string, face: 'many' | 'solo' = 'many'): readonly Printed[] =>
  faceOf(monster, face).ability as readonly Printed[];

describe('RP-24.2, RP-R36 the abilities by their hooks', () => {
  test('result: less for each Fiend; Honor tokens are capped; Injury counts more', () => {
    const [[queen], [abbot], [widow]] = [
      printed('gloamspider-queen'),
      printed('the-pale-abbot'),
      printed('chalk-widow'),
    ];
    expect(resultAgainst('gloamspider-queen', { fiends: ['fidget', 'amber-mite'] }, [[6]]).result).toBe(
      6 + 2 * queen.by!,
    );
    expect(resultAgainst('the-pale-abbot', { honor: 9 }, [[6]]).result).toBe(6 + abbot.honorCap!);
    expect(resultAgainst('chalk-widow', { injury: 2 }, [[6]]).result).toBe(6 - 2 * widow.injuryWorth!);
    expect([queen.by! < 0, abbot.honorCap! < 9, widow.injuryWorth! > 1]).toEqual([true, true, true]);
  });

  test('result, alone: the same by the numbers of the other face', () => {
    const fiends = { fiends: ['fidget'], banished: ['amber-mite'] };
    const [active, banished] = printed('gloamspider-queen', 'solo');
    expect([active.per, banished.per]).toEqual(['fiends-active', 'fiends-banished']);
    const queen = aloneAgainst('gloamspider-queen', { ...fiends, honor: 9 }, [[6]]);
    expect(queen.result).toBe(6 + 9 + active.by! + banished.by!);
    const [{ honorCap }] = printed('the-pale-abbot', 'solo');
    const abbot = aloneAgainst('the-pale-abbot', { honor: 9, gold: 10 }, [[6, 6, 6]], '0:2');
    expect(abbot.result).toBe(18 + honorCap!);
    const [widow] = printed('chalk-widow', 'solo');
    expect(aloneAgainst('chalk-widow', { injury: 1, honor: 12, gold: 10 }, [[6, 6, 6]], '0:2').result).toBe(
      18 + widow.honorCap! - widow.injuryWorth!,
    );
  });

  test('finalDice: a value goes, the highest turns, equal dice count once, dice are capped', () => {
    expect(resultAgainst('mother-quagmire', { class: 'pikeman', gold: 10 }, [[5, 5, 3]], '0:2').result).toBe(8);
    expect(aloneAgainst('mother-quagmire', { class: 'pikeman', gold: 5, honor: 9 }, [[6, 3]], '0:1').result).toBe(15);
    expect(resultAgainst('kilnheart-titan', { class: 'hexer', gold: 5 }, [[6, 6]], '0:1').result).toBe(10);
    expect(aloneAgainst('kilnheart-titan', { class: 'hexer', gold: 5, honor: 12 }, [[6, 2]], '0:1').result).toBe(18);
    expect(aloneAgainst('thornmother', { injury: 1, gold: 5, honor: 12 }, [[6, 4]], '0:1').result).toBe(16);
  });

  test('finalDice: a rerolled 2 counts as 1, one that fell at once as 2', () => {
    const solo = { class: 'hexer', gold: 5, xp: 1, honor: 15 };
    expect(aloneAgainst('marrow-wyrm', solo, [[2, 6], [2]], '0:1', 'die:1', 'stop').dice).toEqual([2, 1]);
  });

  test('mercenaries: dearer, limited, for XP or Gold alone', () => {
    const rich = { class: 'pikeman', gold: 20, xp: 9 };
    const options = (monster: string, seats: number) =>
      offered(facing(monster, seats === 1 ? [rich] : [rich, { class: 'hexer' }], [], {}, { ...FULL_MODE, seats }));
    expect(options('carnival-sphinx', 2)).toEqual(['0:0', '0:1', '0:2', '1:0', '1:1', '1:2', '2:0', '2:1', '2:2']); // 4 XP, 7 Gold
    expect(options('carnival-sphinx', 1)).toEqual(['0:0', '0:1', '0:2', '1:0', '1:1', '2:0']);
    expect(options('the-velvet-impresario', 2)).toEqual(['0:0', '1:0', '2:0', '3:0']);
    expect(options('the-velvet-impresario', 1)).toEqual(['0:0', '0:1', '0:2', '0:3', '0:4']);
  });

  test('rerolls: dearer, limited in number, only of low dice', () => {
    const rerolled = (monster: string, seats: number, first: number[], again: number[][], ...answers: string[]) => {
      const hero = { class: 'pikeman', gold: 5, xp: 6, honor: 20 };
      const rolls = seats === 1 ? [first, ...again] : [first, [1], ...again];
      const game = facing(
        monster,
        seats === 1 ? [hero] : [hero, { class: 'mudwife' }],
        rolls,
        {},
        { ...FULL_MODE, seats },
      );
      game.seat(0).answers('0:1');
      for (const answer of answers) game.seat(0).answers(answer);
      return game;
    };
    const frost = rerolled('hoarfrost-colossus', 2, [1, 2], [[3]], 'die:0', 'stop');
    expect(heroOf(frost, 0).xp).toBe(4);
    expect(offered(rerolled('hoarfrost-colossus', 1, [1, 2], []))).toEqual(['stop', 'die:0']);
    expect(offered(rerolled('undertow-empress', 2, [1, 2], [[3], [4]], 'die:0', 'die:0'))).toEqual(['stop']);
    expect(offered(rerolled('undertow-empress', 1, [1, 2], []))).toEqual(['stop']); // none at all
  });

  test('combat: 5 Gold are lost before anything is hired', () => {
    const game = facing('the-tithe-below', [{ class: 'pikeman', gold: 9 }], [[6]], {}, { ...FULL_MODE, seats: 1 });
    expect([asked(game), heroOf(game, 0).gold]).toEqual([undefined, 4]);
  });
});
