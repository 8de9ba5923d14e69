/** Each of the 24 Monster faces does to a fighter what is printed on it (RP-24.2). */
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { question, says, told } from '../scenarios/table.fixture';
import { builtIn, type Monster } from '.';
import { missing } from './cards.fixture';
import { fighting, fought, type Given, hero, numbersOn, offers, printed } from './play.fixture';
import { rowOf } from './sheets.fixture';

type Mark = 'many' | 'solo';
const done: string[] = [];
/** A test that is called after the face and what is printed on it. */
function face(id: string, mark: Mark, check: (fight: Fighting) => void): void {
  done.push(`${id} ${mark}`);
  test(`${id}, ${mark === 'many' ? '2P+' : '1P'}: ${printed('monster', id, mark)}`, () => {
    const { colour } = builtIn.monsters.find((monster) => monster.id === id)!;
    const fighter = { class: colour === 'black' ? 'almoner' : 'netcaster' }; // RP-3.28; neither has a say in this fight
    check((own, dice = [6], again = []) =>
      fighting({ ...fighter, ...own }, { monster: id, dice, again }, mark === 'solo' ? { seats: 1 } : {}),
    );
  });
}
type Fighting = (own: Given, dice?: number[], again?: number[]) => Scenario;

/** A Weapon that brings a second die. */
const TWO = { cards: ['inherited-greatsword'] };
const result = (fight: Scenario): number => fought(fight).result;
const fiends = ['fidget', 'narrow-eye'];

describe('Fiends & Familiars', () => {
  face('gloamspider-queen', 'many', (fight) => {
    const [less] = numbersOn('monster', 'gloamspider-queen', 'many');
    const results = [{}, { fiends }, { banished: fiends }].map((own) => result(fight({ ...TWO, ...own }, [6, 6])));
    expect(results).toEqual([12, 12 - 2 * less, 12]);
  });
  face('gloamspider-queen', 'solo', (fight) => {
    const [active, banished] = numbersOn('monster', 'gloamspider-queen', 'solo');
    const results = [{}, { fiends }, { banished: fiends }].map((own) => result(fight({ ...TWO, ...own }, [6, 6])));
    expect(results).toEqual([12, 12 - 2 * active, 12 - 2 * banished]);
  });

  face('thornmother', 'many', (fight) => {
    const struck = fight({ ...TWO, injury: 2, honor: 1 }, [6, 4]);
    expect(fought(struck).dice.sort()).toEqual([1, 4]);
    expect(result(struck)).toBe(5 + 1 - 2);
    expect(result(fight({ ...TWO, injury: 2, honor: 2 }, [6, 4]))).toBe(10); // not more
  });
  face('thornmother', 'solo', (fight) => {
    expect(result(fight({ ...TWO, injury: 1, honor: 3 }, [6, 4]))).toBe(5 + 3 - 1);
    expect(result(fight({ ...TWO, injury: 0, honor: 3 }, [6, 4]))).toBe(5 + 3); // with no Injury too
  });

  face('the-pale-abbot', 'many', (fight) => {
    const [most] = numbersOn('monster', 'the-pale-abbot', 'many');
    expect([most - 1, most, most + 1].map((honor) => result(fight({ honor })))).toEqual([5 + most, 6 + most, 6 + most]);
  });
  face('the-pale-abbot', 'solo', (fight) => {
    expect([0, 1, 3].map((honor) => result(fight({ honor })))).toEqual([6, 6, 6]);
  });

  face('carnival-sphinx', 'many', (fight) => {
    expect(question(fight({ gold: 6, xp: 3 }))).not.toBe('monster.mercenaries');
    const hiring = fight({ gold: 7, xp: 4 }, [1, 1, 1]);
    hiring.expectOptions(0, ['0:0', '1:0', '0:1', '1:1']);
    says(hiring, 0, '1:1', 'stop');
    expect(hero(hiring)).toMatchObject({ gold: 0, xp: 0 });
  });
  face('carnival-sphinx', 'solo', (fight) => {
    fight({ gold: 20 }).expectOptions(0, ['0:0', '0:1', '0:2']);
    fight({ gold: 5, xp: 6 }).expectOptions(0, ['0:0', '0:1', '1:0', '1:1', '2:0']); // at most 2, at the usual price
  });

  face('marrow-wyrm', 'many', (fight) => {
    expect(fought(fight(TWO, [1, 5]))).toMatchObject({ dice: [5], result: 5 });
    expect(fought(fight(TWO, [2, 5]))).toMatchObject({ dice: [2, 5], result: 7 });
  });
  face('marrow-wyrm', 'solo', (fight) => {
    const rerolled = says(fight({ ...TWO, xp: 1 }, [6, 2], [2]), 0, 'die:0', 'stop');
    expect(result(rerolled)).toBe(1 + 2); // the rerolled 2 counts 1 and stays, the other 2 counts 2
    expect(result(fight(TWO, [1, 6]))).toBe(6);
    expect([0, 1, 3].map((honor) => result(fight({ honor })))).toEqual([6, 7, 7]);
  });

  face('hoarfrost-colossus', 'many', (fight) => {
    expect(question(fight({ xp: 1 }))).not.toBe('monster.reroll'); // a reroll costs 2
    const rerolled = says(fight({ xp: 2 }, [1], [6]), 0, 'die:0');
    expect(offers(rerolled)).toEqual([]);
    says(rerolled, 0, 'stop');
    expect([result(rerolled), hero(rerolled).xp]).toEqual([6, 0]);
  });
  face('hoarfrost-colossus', 'solo', (fight) => {
    const rolled = fight({ ...TWO, xp: 2 }, [2, 1], [2]);
    expect(offers(rolled)).toEqual(['die:1']); // the 1, not the 2
    expect(offers(says(rolled, 0, 'die:1'))).toEqual([]);
  });
});

describe('Monsters & Minions', () => {
  face('mother-quagmire', 'many', (fight) => {
    expect([result(fight(TWO, [4, 4])), result(fight(TWO, [4, 5]))]).toEqual([4, 9]);
  });
  face('mother-quagmire', 'solo', (fight) => {
    expect([result(fight(TWO, [6, 4])), result(fight(TWO, [3, 2]))]).toEqual([6, 5]);
  });

  face('chalk-widow', 'many', (fight) => {
    const [less] = numbersOn('monster', 'chalk-widow', 'many');
    expect([0, 1, 2].map((injury) => result(fight({ ...TWO, injury }, [6, 6])))).toEqual([
      12,
      12 - less,
      12 - 2 * less,
    ]);
  });
  face('chalk-widow', 'solo', (fight) => {
    const [less] = numbersOn('monster', 'chalk-widow', 'solo');
    expect([0, 1, 2].map((injury) => result(fight({ ...TWO, injury }, [6, 6])))).toEqual([
      12,
      12 - less,
      12 - 2 * less,
    ]);
    expect([0, 1, 3].map((honor) => result(fight({ honor })))).toEqual([6, 7, 7]);
  });

  face('the-velvet-impresario', 'many', (fight) => {
    fight({ gold: 9, xp: 3 }).expectOptions(0, ['0:0', '1:0']);
  });
  face('the-velvet-impresario', 'solo', (fight) => {
    fight({ gold: 9, xp: 3 }).expectOptions(0, ['0:0', '0:1']);
  });

  face('kilnheart-titan', 'many', (fight) => {
    expect([result(fight(TWO, [6, 4])), result(fight(TWO, [5, 4]))]).toEqual([9, 9]);
  });
  face('kilnheart-titan', 'solo', (fight) => {
    expect(fought(fight(TWO, [4, 6]))).toMatchObject({ dice: [6], result: 6 });
    expect(fought(fight({}, [6]))).toMatchObject({ dice: [], result: 0 });
  });

  face('the-tithe-below', 'many', (fight) => {
    const [injury, most] = numbersOn('monster', 'the-tithe-below', 'many');
    const [poor, proud] = [fight({ honor: most }), fight({ honor: most + 1 })];
    expect([hero(poor).injury, result(poor)]).toEqual([injury, 6 + most - injury]);
    expect([hero(proud).injury, result(proud)]).toEqual([0, 6 + most + 1]);
  });
  face('the-tithe-below', 'solo', (fight) => {
    const [gold, xp] = numbersOn('monster', 'the-tithe-below', 'solo');
    const left = [0, gold - 1, gold, gold + 3].map((purse) => hero(fight({ gold: purse })).gold);
    expect(left).toEqual([0, 0, 0, 3]); // as far as possible
    expect([0, xp - 1, xp].map((had) => hero(fight({ xp: had })).xp)).toEqual([0, 0, 0]);
  });

  face('undertow-empress', 'many', (fight) => {
    const rolled = says(fight({ xp: 9 }, [1], [1, 6]), 0, '0:0', 'die:0');
    expect(offers(rolled)).toEqual(['die:0']);
    expect(offers(says(rolled, 0, 'die:0'))).toEqual([]); // two, and no more
    expect(result(says(rolled, 0, 'stop'))).toBe(6);
  });
  face('undertow-empress', 'solo', (fight) => {
    expect(offers(says(fight({ xp: 9 }, [1]), 0, '0:0'))).toEqual([]);
  });
});

test('each face has a test of its own', () => {
  const faces = builtIn.monsters.flatMap(({ id }) => [{ id: `${id} many` }, { id: `${id} solo` }]);
  expect(missing(faces, done)).toEqual([]);
});

/** A fight that ends with this result, whatever the Monster does to dice: by Honor, or by the Power Score (RP-R47). */
function ending({ id, colour }: Monster, wanted: number, seats: number): Scenario {
  if (colour === 'purple')
    return fighting({ class: 'netcaster', honor: wanted - 4 }, { monster: id, dice: [4] }, { seats });
  const honor = id === 'the-tithe-below' ? 2 : 0; // or it would bring Injuries
  const rows = { FAM: rowOf(wanted - honor, [wanted > 18 ? 'boost' : 'red']) };
  return says(fighting({ class: 'beastmaster', honor, rows }, { monster: id, dice: [1] }, { seats }), 0, 'power');
}

describe.each(builtIn.monsters.map((monster) => [monster.id, monster] as const))('%s', (_, monster) => {
  const faces = [
    [2, monster.many.strength],
    [1, monster.solo.strength],
  ];
  test.each(faces)(
    'RP-24.14, RP-24.15, RP-27.16 %i at the table, below and at its Strength of %i',
    (seats, strength) => {
      const below = ending(monster, strength - 1, seats);
      expect(fought(below)).toMatchObject({ result: strength - 1, success: 0, stars: 0, champion: 0 });
      expect(told(below, 'hero.died')).toHaveLength(seats === 1 ? 1 : 0);
      const reached = ending(monster, strength, seats);
      expect(fought(reached)).toMatchObject({ result: strength, success: 1, stars: 1 });
      expect(fought(reached).champion).toBe(seats === 1 ? 0 : (monster.many.champion ?? 0)); // RP-24.16, RP-29.6
    },
  );
});
