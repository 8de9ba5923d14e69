import { describe, expect, test } from 'vitest';
import { fullRows } from '../../scenarios/position';
import {
  buys,
  discards,
  gainOf,
  hunting,
  huntingFor,
  levelWith,
  priceOf,
  refused,
  seenBy,
  stall,
} from '../../scenarios/stall.fixture';
import { boardOf, type Given, heroOf, interrupts, party, playTo, says, told } from '../../scenarios/table.fixture';
import { sheetOf } from '../end/scoring';

describe('Gold and Charisma', () => {
  test('RP-17.1 1 from the Initiative card, 2 per gold die, 1 per row, 2 for a discard, and cards', () => {
    const game = party({
      phase: 'dice',
      called: 1,
      initiative: [{ dice: ['red 1'] }, { dice: ['gold 2'], gold: 1 }, { dice: ['red 3'], fiends: [] }],
      market: ['leather-gloves', 'thrifty'],
      heroes: { 0: { gold: 0, cards: ['short-change'], rows: { FAM: ['red 4', 'blue 5'] } }, 1: { gold: 0 } },
    });
    says(game, 0, 'card:1', 'place:gold 2:FAM', 'none');
    says(playTo(game, 'market.option', { prefer: ['place'] }), 1, 'discard:leather-gloves');
    says(game, 0, 'skill:short-change');
    expect(told(game, 'gold.gained').map(({ seat, amount, why }) => [seat, amount, why])).toEqual([
      [0, 1, 'initiative'],
      [0, 2, 'gold-die'],
      [0, 1, 'row'], // the Familiar Row pays as the others do
      [1, 2, 'discard'],
      [0, gainOf('short-change', 'gold'), 'ability'],
    ]);
    expect([heroOf(game, 0).gold, heroOf(game, 1).gold]).toEqual([4 + gainOf('short-change', 'gold'), 2]);
  });

  test('RP-17.2 an Initiative card never carries more than 1 Gold', () => {
    const initiative: Given[] = [{ holder: 0 }, { gold: 1 }, { holder: 1 }];
    const game = discards(stall({}, { initiative }), 0, 1);
    expect(boardOf(game).round).toBe(2);
    expect(boardOf(game).row.map(({ gold }) => gold)).toEqual([0, 1, 0]); // nobody took it
  });

  const GLOVES = 'leather-gloves';
  const PRICE = priceOf(GLOVES);
  const upTo = (last: number, first = 0) => Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
  const able = (gold: number, charisma: number) => buys(stall({ gold, charisma }), GLOVES);

  test('RP-17.3, RP-R22 each token lowers the cost by 1, several on one purchase, none by force', () => {
    const game = able(PRICE, 2);
    game.expectQuestion('buy.charisma', 0).expectOptions(0, ['0', '1', '2']);
    const paid = (n: string) => heroOf(says(able(PRICE, 2), 0, n), 0);
    expect(paid('0')).toMatchObject({ gold: 0, charisma: 2 });
    expect(paid('2')).toMatchObject({ gold: 2, charisma: 0 });
  });

  test('RP-17.3, RP-R22 not below 0, and no fewer than are needed', () => {
    able(9, 9).expectOptions(0, upTo(PRICE));
    able(1, 9).expectOptions(0, upTo(PRICE, PRICE - 1));
    const exact = able(1, PRICE - 1); // nothing to decide
    exact.expectQuestion('market.option', 1);
    expect(heroOf(exact, 0)).toMatchObject({ gold: 0, charisma: 0 });
    expect(refused(stall({ gold: 1, charisma: PRICE - 2 }), 0, `buy:${GLOVES}`)).toBe('RP-10.2');
    expect(heroOf(says(able(5, PRICE + 1), 0, String(PRICE)), 0)).toMatchObject({ gold: 5, charisma: 1 });
  });

  test('RP-17.3, RP-18.2 not for one whom a Fiend has made deaf to haggling', () => {
    const own = { gold: PRICE, charisma: 3, fiends: ['haggle-deaf-boggart'] };
    const game = buys(stall(own), GLOVES);
    game.expectQuestion('market.option', 1);
    expect(heroOf(game, 0)).toMatchObject({ gold: 0, charisma: 3 });
    expect(refused(stall({ ...own, gold: PRICE - 1 }), 0, `buy:${GLOVES}`)).toBe('RP-10.2');
  });

  test('RP-17.6 Charisma gives nothing in Monster Combat', () => {
    const fight = (own: Given) =>
      party({ phase: 'combat', heroes: { 0: own, 1: { gold: 0 } }, monster: 'the-pale-abbot' });
    const short = fight({ gold: 4, charisma: 1 });
    expect(told(short, 'fight.result')).toHaveLength(2); // nobody could hire, so nobody was asked
    fight({ gold: 5, charisma: 1 }).expectQuestion('monster.mercenaries', 0).expectOptions(0, ['0:0', '0:1']);
    expect(told(short, 'fight.result', 0)).toMatchObject([{ mercenaries: 0 }]);
  });

  test('RP-17.7, RP-21.3 unused tokens are discarded in Cleanup', () => {
    const game = discards(stall({ charisma: 3 }, { heroes: { 1: { charisma: 1 } } }), 0, 1);
    expect([heroOf(game, 0).charisma, heroOf(game, 1).charisma, boardOf(game).round]).toEqual([0, 0, 2]);
    expect(told(game, 'charisma.lost')).toMatchObject([
      { seat: 0, amount: 3 },
      { seat: 1, amount: 1 },
    ]);
  });
});

describe('XP', () => {
  const wise = (own: Given) => stall({ rows: { STR: ['red 2'] }, ...own }, { market: ['leather-gloves', 'thrifty'] });

  test('RP-20.1, RP-20.3 1 XP rerolls a Combat Die and 3 XP hire a mercenary, in Monster Combat too', () => {
    const game = party({
      phase: 'combat',
      heroes: { 0: { gold: 0, xp: 4 }, 1: { gold: 0 } },
      monster: 'the-pale-abbot',
    }).random('monster', [[0, 0], [0], [5]]);
    game.expectOptions(0, ['0:0', '1:0']).seat(0).answers('1:0');
    game.expectQuestion('monster.reroll', 0).expectOptions(0, ['stop', 'die:0', 'die:1']).seat(0).answers('die:1');
    game.expectOptions(0, ['stop']); // 3 + 1 of 4 XP are spent, and hiring is over
    game.seat(0).answers('stop');
    expect(told(game, 'fight.result', 0)).toMatchObject([{ dice: [1, 6], mercenaries: 1, rerolls: 1 }]);
    expect(heroOf(game, 0).xp).toBe(0);
  });

  test('RP-20.2 2 XP discard one Injury token', () => {
    const game = says(wise({ xp: 3, injury: 2 }), 0, 'heal');
    expect(heroOf(game, 0)).toMatchObject({ xp: 1, injury: 1 });
    expect(refused(game, 0, 'heal')).toBe('RP-20.2'); // 1 XP is too little
    expect(interrupts(wise({ xp: 4, injury: 0 }), 0)).not.toContain('heal');
  });

  test('RP-20.4 5 XP take one Attribute Action of choice, never the Familiar Action', () => {
    const game = wise({ xp: 5, rows: { STR: ['red 2'], FAM: ['blue 3'] } })
      .seat(0)
      .answers('xp-action');
    game.expectQuestion('attribute.choose', 0);
    game.expectOptions(0, ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA', 'none']).seat(0).answers('CHA');
    expect(heroOf(game, 0)).toMatchObject({ xp: 0, charisma: 1 });
    game.expectQuestion('market.option', 0);
    expect(refused(wise({ xp: 4 }), 0, 'xp-action')).toBe('RP-20.4');
  });

  test('RP-20.4, RP-18.2 not an action that a Fiend forbids', () => {
    const game = wise({ xp: 5, fiends: ['fidget'], gold: 0 })
      .seat(0)
      .answers('xp-action');
    game.expectOptions(0, ['STR', 'DEX', 'CON', 'WIS', 'CHA', 'none']);
  });

  test('RP-20.5, RP-R28 at any time before Character Creation ends, any number of times, off turn too', () => {
    const own = { xp: 14, injury: 2 };
    const game = party({ phase: 'dice', heroes: { 1: own } });
    game.expectQuestion('initiative.select', 0).expectInterrupts(1, ['heal', 'xp-action']);
    says(game, 1, 'heal', 'heal', 'xp-action', 'CHA', 'xp-action', 'CHA');
    expect(heroOf(game, 1)).toMatchObject({ xp: 0, injury: 0, charisma: 2, acted: 0 }); // the one action is still to come
    game.expectQuestion('initiative.select', 0);
    stall({}, { heroes: { 1: own } }).expectInterrupts(1, ['heal', 'xp-action']);
    const last = playTo(
      party(
        { phase: 'cleanup', heroes: { 0: { ...own, rows: fullRows(['red 2', 'blue 2', 'gold 2']) } } },
        { seats: 1 },
      ),
      'window.last',
    );
    last.expectOptions(0, ['pass', 'heal', 'xp-action']);
  });

  test('RP-20.2, RP-20.4 not after it has ended', () => {
    const game = party({
      phase: 'combat',
      heroes: { 0: { xp: 9, injury: 2, rows: fullRows(['red 2']) }, 1: { gold: 0 } },
    });
    game.expectQuestion('monster.mercenaries', 0).expectInterrupts(0, []);
    game.seat(0).answers('0:0');
    game.expectQuestion('monster.reroll', 0).expectInterrupts(0, []);
  });

  test('RP-20.6 XP comes from Minions, Market cards, Trophies beyond the third and Adventure cards', () => {
    const minion = huntingFor(5, { gold: 0 }, 'bog-lurker');
    const scroll = buys(stall({ gold: 9 }, { market: ['pact-of-ash'] }), 'pact-of-ash');
    const low = { STR: ['red 1', 'red 2', 'red 2'] };
    const trophy = huntingFor(9, { gold: 0, rows: low, trophies: 3 }, 'bog-lurker');
    const adventure = party({
      phase: 'combat',
      monster: 'gloamspider-queen',
      adventures: ['hatchling-tide'],
      heroes: { 0: { gold: 0, trophies: 2, banished: ['fidget'] }, 1: { gold: 0 } },
    });
    const whys = [minion, scroll, trophy, adventure].map((game) => told(game, 'xp.gained', 0).at(-1)?.why);
    expect(whys).toEqual(['minion', 'ability', 'trophy', 'adventure']);
  });
});

describe('Honor and Injury', () => {
  const result = (own: Given) => {
    const rows = fullRows(['red 2']);
    const game = party({
      phase: 'combat',
      monster: 'carnival-sphinx',
      heroes: { 0: { gold: 0, rows, ...own }, 1: { gold: 0 } },
    }).random('monster', [[3], [0]]);
    return told(game, 'fight.result', 0)[0].result;
  };

  test('RP-20.7 in Monster Combat each Honor adds 1 and each Injury subtracts 1', () => {
    expect([result({}), result({ honor: 3 }), result({ injury: 2 }), result({ honor: 3, injury: 2 })]).toEqual([
      4, 7, 2, 5,
    ]);
  });

  test('RP-20.8, RP-R29 they do not cancel each other out', () => {
    const hurt = hunting({ gold: 0, honor: 2 }, 'marsh-coven', [[1]]); // 2 Injury
    expect(heroOf(hurt, 0)).toMatchObject({ honor: 2, injury: 2 });
    const { min, honor } = levelWith('tollbridge-ogre', (level) => level.honor);
    const famed = huntingFor(min, { gold: 0, injury: 1, cards: ['boar-spear'] }, 'tollbridge-ogre');
    expect(heroOf(famed, 0)).toMatchObject({ honor, injury: 1 });
  });

  test('RP-20.9 what is left of XP, Honor and Injury gives no Stars', () => {
    const total = (own: Given) =>
      sheetOf(seenBy(party({ phase: 'scoring', results: {}, heroes: { 0: own } })), 0).total;
    expect(total({ xp: 12, honor: 7, injury: 6 })).toBe(total({}));
    expect(total({ cards: ['battle-scarred'], injury: 3 })).toBe(total({}) + 4); // a card does, up to so many
  });
});
