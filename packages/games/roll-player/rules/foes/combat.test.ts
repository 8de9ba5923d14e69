/** RP-24: Monster Combat. */
import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { faceOf, facing, resultsOf } from '../../scenarios/monster.fixture';
import { hunting, seenBy } from '../../scenarios/stall.fixture';
import { about, boardOf, heroOf, offered, question, told } from '../../scenarios/table.fixture';
import { LEVELS, levelStars } from './combat';

const FULL_MODE = { mode: 'full' };
const types = (game: ReturnType<typeof facing>) => game.match.eventsFor('everything').map(({ type }) => type);
describe('the steps', () => {
  test('RP-24.1 Monster, pools, Adventure cards, mercenaries, roll, results, Champion', () => {
    const game = facing('marrow-wyrm', [{ class: 'hexer', gold: 5 }, { class: 'mudwife' }], [[6, 6], [2]]);
    game.expectQuestion('monster.mercenaries', 0);
    const before = types(game);
    expect(before[0]).toBe('combat.begins');
    expect(before.filter((type) => type === 'adventure.revealed')).toHaveLength(3);
    expect(before).not.toContain('fight.rolled');
    game.seat(0).answers('0:1');
    expect(types(game).filter((type) => type.startsWith('fight') || type === 'champion')).toEqual([
      'fight.rolled',
      'fight.rolled',
      'fight.result',
      'fight.result',
      'champion',
    ]);
  });

  test('RP-24.1 the special ability is in force before the Adventure cards', () => {
    const game = facing('the-tithe-below', [{ honor: 1 }, { honor: 2 }], [[1], [1]], {}, FULL_MODE);
    const seen = types(game);
    expect(seen.indexOf('injury.gained')).toBeLessThan(seen.indexOf('adventure.revealed'));
  });

  test('RP-24.2, RP-R36 it binds each separately', () => {
    const game = facing('the-tithe-below', [{ honor: 1 }, { honor: 2 }], [[1], [1]], {}, FULL_MODE);
    expect([heroOf(game, 0).injury, heroOf(game, 1).injury]).toEqual([2, 0]);
    const thorns = facing(
      'thornmother',
      [
        { class: 'hexer', injury: 1 },
        { class: 'pikeman', honor: 1, injury: 1 },
      ],
      [[6], [6]],
    );
    expect(resultsOf(thorns).map(({ dice }) => dice)).toEqual([[1], [6]]);
  });

  test('RP-24.2 and only in Monster Combat: in a Hunt a mercenary and a reroll cost what they always do', () => {
    const game = hunting({ xp: 4, gold: 5 }, 'bog-lurker', [[1]], { monster: 'carnival-sphinx' });
    game.seat(0).answers('fight');
    expect([about(game).gold, about(game).xp]).toEqual([5, 3]);
    const frost = hunting({ xp: 1, gold: 0, class: 'pikeman' }, 'bog-lurker', [[1]], { monster: 'hoarfrost-colossus' });
    expect([question(frost), about(frost).xp]).toEqual(['hunt.reroll', 1]);
  });

  test('RP-24.3 a pool starts with one Combat Die', () => {
    const game = facing('gloamspider-queen', [{}, { cards: ['inherited-greatsword'] }], [[3], [3, 3]], {}, FULL_MODE);
    expect(resultsOf(game).map(({ dice }) => dice.length)).toEqual([1, 2]); // the Greatsword adds one
  });

  test('RP-24.4, RP-24.8, RP-24.20, RP-R62 Location, Obstacle, Attack, each completely before the next', () => {
    const adventures = ['counting-vault', 'chain-lift', 'compound-interest']; // …, three 1s: 4 XP, 4 XP: a die
    const rows = { STR: ['red 1', 'red 1', 'red 1'] };
    const enough = facing(
      'the-tithe-below',
      [{ rows, xp: 0, trophies: 3, honor: 2 }, { honor: 2 }],
      [],
      { adventures },
      FULL_MODE,
    );
    expect(told(enough, 'adventure.revealed').map(({ of }) => of)).toEqual(['location', 'obstacle', 'attack']);
    enough.expectView(1, { adventures: boardOf(enough).adventures }); // who has no token sees them now
    expect(boardOf(enough).combat?.pools).toEqual([2, 1]);
    const less = facing(
      'the-tithe-below',
      [{ xp: 3, trophies: 3, honor: 2 }, { honor: 2 }],
      [],
      { adventures },
      FULL_MODE,
    );
    expect([boardOf(less).combat?.pools, heroOf(less, 0).xp]).toEqual([[1, 1], 3]);
  });
});

describe('Adventure cards', () => {
  const shroud = { adventures: ['broken-belfry', 'bait-and-thread', 'web-shroud'] }; // Attack: two hands of Weapons: a die

  test('RP-24.5 without the token of its type nobody gains anything from a card', () => {
    for (const [trophies, dice] of [
      [2, 1],
      [3, 2],
    ]) {
      const game = facing(
        'gloamspider-queen',
        [{ cards: ['twinned-sabres'], trophies }, {}],
        [Array(dice).fill(1), [1]],
        shroud,
      );
      expect(boardOf(game).combat?.pools).toEqual([dice, 1]);
    }
  });

  test('RP-24.6, RP-24.7 eligible players are compared; who ties gains the full benefit', () => {
    const adventures = ['broken-belfry', 'bait-and-thread', 'drop-from-above']; // fewest Injury tokens: a die
    const heroes = [
      { injury: 0, trophies: 2 },
      { injury: 1, trophies: 3 },
      { injury: 1, trophies: 3 },
      { injury: 2, trophies: 3 },
    ];
    const game = facing('gloamspider-queen', heroes, [[1], [1, 1], [1, 1], [1]], { adventures });
    expect(boardOf(game).combat?.pools).toEqual([1, 2, 2, 1]);
  });

  test('RP-24.8 a benefit is Combat Dice or XP, and XP can be spent at once', () => {
    for (const { benefit } of builtIn.adventures) expect(Object.keys(benefit)).toHaveLength(1);
    const game = facing('gloamspider-queen', [{ cards: ['clarity', 'pact-of-ash'], trophies: 2 }, {}], [], shroud);
    game.expectQuestion('monster.mercenaries', 0).expectOptions(0, ['0:0', '1:0']);
    expect([heroOf(game, 0).xp, boardOf(game).combat?.pools[0]]).toEqual([4, 1]);
  });
});

describe('mercenaries', () => {
  test('RP-24.9, RP-24.22, RP-17.6 3 XP or 5 Gold each, no Charisma discount', () => {
    const poor = facing('gloamspider-queen', [{ gold: 4, xp: 2, charisma: 3 }, {}], [[1], [1]]);
    expect(question(poor)).not.toBe('monster.mercenaries');
    const game = facing('gloamspider-queen', [{ gold: 10, xp: 3 }, {}], [[1, 1, 1], [1]]);
    game.expectOptions(0, ['0:0', '0:1', '0:2', '1:0', '1:1', '1:2']);
    game.seat(0).answers('1:1', 'stop');
    expect([heroOf(game, 0).gold, heroOf(game, 0).xp, resultsOf(game)[0].dice]).toEqual([5, 0, [1, 1, 1]]);
  });

  test('RP-24.9 any number of them', () => {
    const game = facing('gloamspider-queen', [{ gold: 55 }, {}], []);
    expect(offered(game, 0)).toHaveLength(12);
  });
});

describe('the roll', () => {
  test('RP-24.10 1 XP rerolls one die, the same or another, and the new value stands', () => {
    const game = facing('gloamspider-queen', [{ xp: 2 }, {}], [[1], [1], [5], [2]]);
    game.expectQuestion('monster.reroll', 0).expectOptions(0, ['stop', 'die:0']);
    game.seat(0).answers('die:0', 'die:0');
    game.seat(0).answers('stop');
    expect(resultsOf(game)[0]).toMatchObject({ dice: [2], rerolls: 2, result: 2 });
    expect(heroOf(game, 0).xp).toBe(0);
  });

  test('RP-24.11 when a player stops, the dice are final and no more XP can be spent', () => {
    const game = facing('gloamspider-queen', [{ xp: 2 }, { xp: 2 }], [[1], [1]]);
    game.seat(0).answers('stop');
    game.refuses(0, 'die:0').seat(1).answers('stop');
    expect([heroOf(game, 0).xp, resultsOf(game)[0].result]).toEqual([2, 1]);
  });

  test('RP-24.11 with too little XP only stopping is left', () => {
    const game = facing(
      'hoarfrost-colossus',
      [
        { class: 'pikeman', xp: 2 },
        { class: 'mudwife', xp: 1 },
      ],
      [[1], [1], [2]],
    );
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([0]); // 2 XP each there
    game.seat(0).answers('die:0');
    expect(offered(game, 0)).toEqual(['stop']);
  });

  test('RP-24.18, RP-R38 mercenaries, dice and rerolls are the owner’s alone until all have finished', () => {
    const game = facing(
      'gloamspider-queen',
      [
        { gold: 5, xp: 1 },
        { gold: 5, xp: 1 },
      ],
      [[6, 6], [2], [3]],
    );
    game.seat(0).answers('0:1');
    game.expectView(1, { heroes: { 0: { gold: 5 } }, combat: { stage: 'mercenaries' } });
    game.expectQuestion('monster.mercenaries', 1).expectOptions(1, ['0:0', '0:1']);
    game.seat(1).answers('0:0');
    const fights = (viewer: number) => (game.match.view(viewer) as ReturnType<typeof boardOf>).combat?.fights;
    expect([fights(0)?.[0].dice, fights(0)?.[1], fights(1)?.[0]]).toEqual([[6, 6], null, null]);
    expect(game.match.eventsFor(1).filter(({ type }) => type === 'fight.rolled')).toMatchObject([
      { seat: 0, dice: null },
      { dice: [2] },
    ]);
    game.seat(1).answers('die:0');
    game.expectView(0, { heroes: { 1: { xp: 1 } } });
    game.seat(0).answers('stop');
    expect(resultsOf(game)).toEqual([]);
    game.seat(1).answers('stop');
    expect(resultsOf(game).map(({ dice }) => dice)).toEqual([[6, 6], [3]]);
    expect([heroOf(game, 0).gold, heroOf(game, 1).xp]).toEqual([0, 0]);
  });
});

describe('results', () => {
  test('RP-24.12 an ability worded "after Final Dice" acts before the sum is taken', () => {
    const game = facing('marrow-wyrm', [{ class: 'hexer', gold: 10 }, { class: 'mudwife' }], [[1, 6, 1], [1]]);
    game.seat(0).answers('0:2');
    expect(resultsOf(game)[0]).toMatchObject({ dice: [6], result: 6 });
  });

  test('RP-24.13, RP-R37, RP-20.7 dice + Honor − Injury, without a lower limit', () => {
    const game = facing('gloamspider-queen', [{ honor: 3, injury: 1 }, { injury: 9 }], [[4], [2]]);
    expect(resultsOf(game).map(({ result }) => result)).toEqual([6, -7]);
  });

  test('RP-24.14, RP-24.15 one below the Strength fails, the Strength itself succeeds', () => {
    const { strength } = faceOf('gloamspider-queen');
    const game = facing('gloamspider-queen', [{ honor: strength - 7 }, { honor: strength - 6 }], [[6], [6]]);
    expect(resultsOf(game).map(({ success, stars }) => [success, stars])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('RP-24.19, RP-R57 the levels begin at Strength, +4, +8, +12 and +16 and give 1, 2, 4, 6 and 8 Stars', () => {
    const at = [-1, 0, 3, 4, 7, 8, 11, 12, 15, 16, 40];
    expect(at.map(levelStars)).toEqual([0, 1, 1, 2, 2, 4, 4, 6, 6, 8, 8]);
    expect(LEVELS.map(({ above }) => above)).toEqual([16, 12, 8, 4, 0]);
  });

  test('RP-24.16 the highest successful result alone, and all who tie in full', () => {
    const { strength, champion: bonus = 0 } = faceOf('gloamspider-queen');
    const heroes = [strength, strength - 1, strength].map((honor) => ({ honor })); // all of them succeed
    const game = facing('gloamspider-queen', heroes, [[5], [5], [5]]);
    expect(bonus).toBeGreaterThan(0);
    expect(resultsOf(game).map(({ champion }) => champion)).toEqual([bonus, 0, bonus]);
  });

  test('RP-24.17 nobody succeeds: no Champion; no bonus on the card: none', () => {
    expect(told(facing('gloamspider-queen', [{}, {}], [[6], [5]]), 'champion')).toEqual([]);
    const game = facing(
      'mother-quagmire',
      [{ honor: 9, class: 'pikeman' }, { class: 'hexer' }],
      [[6], [5]],
      {},
      FULL_MODE,
    );
    expect([resultsOf(game)[0].success, told(game, 'champion')]).toEqual([1, []]);
  });

  test('RP-24.21 no two Monster cards of one mark share an ability', () => {
    for (const mark of ['many', 'solo'] as const) {
      const abilities = builtIn.monsters.map((monster) => JSON.stringify(monster[mark].ability));
      expect(new Set(abilities).size).toBe(builtIn.monsters.length);
    }
  });
});

test('RP-18.16 a Fiend still active binds in Monster Combat', () => {
  const heroes = [{ fiends: ['doomcrier', 'butterthumb', 'deserter-at-the-door'], gold: 9, xp: 9 }, {}];
  const game = facing('the-pale-abbot', heroes, [[6], [6]]);
  expect(resultsOf(game).map(({ result }) => result)).toEqual([3, 6]); // −3, no reroll, no mercenary
  expect(seenBy(game).b.heroes[0].gold).toBe(9);
});
