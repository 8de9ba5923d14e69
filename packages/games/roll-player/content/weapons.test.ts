/** Each of the 25 Weapons does what stands on its card while it is owned. */
import { describe, expect } from 'vitest';
import { knob } from '../rules/cards/abilities';
import { measure } from '../rules/cards/measure';
import { sheetOf } from '../rules/end/scoring';
import { huntPool, mercenaryXp } from '../rules/foes/hunt';
import { costOf } from '../rules/round/market';
import { attributeScore } from '../rules/sheet/scores';
import { die } from '../scenarios/position';
import { boardOf, choices, offered, question, rowWords, says, told, ware } from '../scenarios/table.fixture';
import { builtIn } from '.';
import {
  acting,
  amountOn,
  diceTurn,
  fighting,
  fought,
  type Given,
  hero,
  hunting,
  isAsked,
  marketTurn,
  numbersOn,
  offers,
  placing,
  poolOfHunt,
  priceOf,
  resultOfHunt,
  sees,
  testsOf,
  valuesOf,
} from './play.fixture';

const { card, all } = testsOf(
  'card',
  builtIn.market.filter(({ kind }) => kind === 'weapon'),
);
const [STR, DEX, CON, INT] = [0, 1, 2, 3];
const TRIPLE = { STR: ['red 1', 'red 1', 'red 1'] }; // a complete row: the weakness of the Tin Militia

describe('base', () => {
  card('lamplighters-hook', () => {
    const gold = (place: number) =>
      hero(says(diceTurn({ gold: 0, cards: ['lamplighters-hook'] }), 0, `card:${place}`)).gold;
    expect([gold(0), gold(1), gold(2)]).toEqual([0, 2, 0]);
  });

  card('twinned-sabres', () => {
    const own = {
      gold: 0,
      cards: ['twinned-sabres'],
      rows: { STR: ['blue 1', 'blue 2', '_'], CON: ['green 3', '_', '_'] },
    };
    const game = says(acting(own, 'red 4', 'DEX'), 0, 'die:blue 1', 'die:green 3', 'yes');
    expect(offers(game)).toEqual([`die:${die('blue', 1)}`, `die:${die('red')}`]); // two other dice
    says(game, 0, 'die:blue 2', 'die:red 4');
    expect([rowWords(game, 0, 'STR'), rowWords(game, 0, 'DEX'), rowWords(game, 0, 'CON')]).toEqual([
      ['green 3', 'red 4', '_'],
      ['blue 2', '_', '_'],
      ['blue 1', '_', '_'],
    ]);
    expect(hero(game).gold).toBe(amountOn('card', 'twinned-sabres', 'Gold'));
    expect(hero(acting({ gold: 0, cards: ['twinned-sabres'] }, 'red 4', 'STR')).gold).toBe(0);
  });

  card('astrolabe-rod', () => {
    const own = { gold: 0, cards: ['astrolabe-rod'], rows: { STR: ['blue 2', '_', '_'] } };
    const game = diceTurn(own).random('reroll', [[0], [4]]);
    says(game, 0, 'card:0', 'place:red 4:INT', 'INT', 'die:blue 2');
    expect(offered(game)).toEqual(['value:2', 'value:1', 'value:5']);
    expect(hero(says(game, 0, 'value:5')).gold).toBe(amountOn('card', 'astrolabe-rod', 'Gold'));
    expect(knob(sees({ class: 'hexer', cards: ['astrolabe-rod'] }), 0, 'int-rolls')).toBe(2); // with Second Sight three rolls
  });

  card('quarterstaff', () => {
    const own = { cards: ['quarterstaff'], rows: { STR: ['blue 5', 'green 2', 'purple 2'] } };
    const game = says(acting(own, 'red 4', 'CON'), 0, 'up:blue 5', 'yes', 'down:red 4', 'up:green 2', 'up:purple 2');
    expect([valuesOf(game, STR), valuesOf(game, CON)[0]]).toEqual([[6, 3, 3], 3]);
    expect(question(game)).not.toBe('die.adjust'); // three dice
    expect(question(acting(own, 'red 4', 'DEX'))).toBe('swap.first');
  });

  card('paupers-sling', () => {
    const gold = (words: string) => hero(placing({ gold: 0, cards: ['paupers-sling'] }, words, 'STR')).gold;
    expect([gold('red 1'), gold('red 3'), gold('red 4'), gold('gold 2')]).toEqual([1, 1, 0, 3]);
  });

  card('jeweled-dagger', () => {
    const score = (...dice: string[]) =>
      attributeScore(sees({ race: 'dikefolk', cards: ['jeweled-dagger'], rows: { INT: dice } }), 0, INT);
    expect([score('red 6', 'red 5', 'red 4'), score('gold 6', 'gold 5', 'red 4')]).toEqual([15, 17]); // RP-30.26: a 6 as 7
    const seen = sees({ race: 'dikefolk', cards: ['jeweled-dagger'], rows: { INT: ['gold 6'], FAM: ['gold 3'] } });
    expect(measure(seen, 0, { sum: 'INT' })).toBe(6); // the dice themselves do not change
    expect(measure(seen, 0, 'power')).toBe(3);
    const paid = hero(placing({ gold: 0, cards: ['jeweled-dagger'] }, 'gold 2', 'STR')).gold;
    expect(paid).toBe(2 + amountOn('card', 'jeweled-dagger', 'Gold'));
  });

  card('longsword', () => {
    const rows = {
      STR: ['red 6', 'red 6', 'red 5'],
      DEX: ['blue 6', 'blue 1', 'boost 7'],
      CON: ['green 6', 'green 6', 'green 6'],
    };
    const seen = sees({ race: 'dikefolk', cards: ['longsword'], rows });
    expect([STR, DEX, CON].map((attr) => attributeScore(seen, 0, attr))).toEqual([19, 15, 18]);
  });

  card('gravediggers-maul', () => {
    const rows = { CON: ['red 5', 'red 5', '_'], STR: ['red 5', '_', '_'] };
    const scores = (cards: string[]) =>
      [STR, CON].map((attr) => attributeScore(sees({ race: 'dikefolk', cards, rows }), 0, attr));
    const [more] = numbersOn('card', 'gravediggers-maul');
    expect([scores([]), scores(['gravediggers-maul'])]).toEqual([
      [5, 10],
      [5, 10 + more],
    ]);
  });
});

describe('Fiends & Familiars', () => {
  card('oathkeeper-buckler', () => {
    const own = { cards: ['oathkeeper-buckler'] };
    expect(hero(hunting(own, { minion: 'marsh-coven', dice: [1] })).injury).toBe(1); // the first of two
    expect(hero(hunting({ ...own, warded: 1 }, { minion: 'marsh-coven', dice: [1] })).injury).toBe(2); // once a round
    expect(resultOfHunt(hunting(own, { dice: [3] }))).toBe(5);
    expect(fought(fighting(own, { dice: [3] })).result).toBe(3);
  });

  card('tithe-scales', () => {
    const own = { cards: ['tithe-scales'], gold: 0, rows: { STR: ['red 1', 'red 1', '_'] } };
    expect(hero(placing(own, 'red 4', 'STR'))).toMatchObject({ gold: 1, xp: 1 });
    expect(hero(placing(own, 'red 4', 'DEX'))).toMatchObject({ gold: 0, xp: 0 });
  });

  card('salt-censer', () => {
    const initiative = [
      { dice: ['red 4'], fiends: ['fidget'] },
      { dice: ['white 5'] },
      { dice: ['white 6'], fiends: [] },
    ];
    const game = diceTurn({ cards: ['salt-censer'], gold: 4, fiends: ['narrow-eye'] }, { initiative });
    says(game, 0, 'card:0', 'place:red 4:STR', 'none', 'yes');
    expect(offers(game)).toHaveLength(2); // any of one's own, the new one too
    says(game, 0, 'fiend:fidget');
    expect(hero(game)).toMatchObject({ gold: 2 });
    expect(question(game)).not.toBe('banish.choose'); // one
    expect(hero(game).fiends.map(({ active }) => active)).toEqual([1, 0]);
    const poor = diceTurn({ cards: ['salt-censer'], gold: 1 }, { initiative });
    says(poor, 0, 'card:0', 'place:red 4:STR', 'none');
    expect(question(poor)).not.toBe('effect.may'); // RP-1.12
  });

  card('exorcists-handbell', () => {
    const game = says(marketTurn({ cards: ['exorcists-handbell'], fiends: ['fidget'] }), 0, 'banish:fidget:gold');
    expect(hero(game)).toMatchObject({ gold: 5, xp: amountOn('card', 'exorcists-handbell', 'XP') });
  });

  card('drovers-goad', () => {
    const own = { cards: ['drovers-goad'], familiar: 'bell-heron', rows: { STR: ['blue 2', '_', '_'] } };
    const game = says(acting(own, 'red 4', 'FAM'), 0, 'yes', 'up2:blue 2');
    expect(valuesOf(game, STR)[0]).toBe(4);
    expect(question(game)).not.toBe('die.adjust'); // one die
    expect(hero(game).xp).toBe(amountOn('card', 'drovers-goad', 'XP'));
    isAsked(acting(own, 'red 4', 'STR'), 'die.flip');
  });

  card('boar-spear', () => {
    expect(poolOfHunt(hunting({ cards: ['boar-spear'] }, { dice: [1, 1] }))).toBe(2);
    expect(fought(fighting({ cards: ['boar-spear'] }, { dice: [3] })).result).toBe(3); // a Hunt's die, not the Monster's
  });

  card('falconers-glove', () => {
    // Bell Heron: Power Goal 5-6, 3 Stars.
    const stars = (cards: string[], power: number) =>
      sheetOf(sees({ cards, familiar: 'bell-heron', rows: { FAM: [`red ${power - 2}`, 'red 1', 'red 1'] } }), 0)
        .byCategory.power;
    expect([4, 5, 6, 7].map((power) => stars([], power))).toEqual([0, 3, 3, 0]);
    expect([3, 4, 5, 6, 7, 8].map((power) => stars(['falconers-glove'], power))).toEqual([0, 3, 3, 3, 3, 0]);
    const rows = { FAM: ['red 5', 'red 1', 'red 1'] };
    const extra = (FAM: string[]) =>
      sheetOf(sees({ cards: ['falconers-glove'], familiar: 'bell-heron', rows: { FAM } }), 0).byCategory.cards;
    expect([extra(['red 5', 'red 1', 'red 1']), extra(['red 6', 'red 1', 'red 1'])]).toEqual([2, 0]);
    expect(
      huntPool(sees({ cards: ['falconers-glove'], familiar: 'bell-heron', rows }, { minion: 'jealous-pedigree' }), 0),
    ).toBe(1); // at final scoring alone
  });

  card('backpack', () => {
    const own = { cards: ['backpack'], gold: 0 };
    const game = says(diceTurn(own, { cards: [['gold 4'], ['white 5'], ['white 6']] }), 0, 'card:0', 'store:gold 4');
    expect(hero(game)).toMatchObject({ gold: 0, stored: [die('gold')] }); // RP-30.33
    const full = says(diceTurn({ ...own, stored: ['red 1', 'red 1', 'red 1', 'red 1'] }), 0, 'card:0');
    expect(choices(full, 'place.die').filter((it) => 'store' in it)).toEqual([]); // four at a time
    const later = says(marketTurn({ ...own, stored: ['gold 4'] }), 0, 'stored:gold 4:CHA', 'CHA');
    expect(hero(later)).toMatchObject({ gold: 2, charisma: 1, stored: [] });
  });
});

describe('Monsters & Minions', () => {
  card('inkhorn-stiletto', () => {
    const seen = sees({ cards: ['inkhorn-stiletto'] });
    const less = (id: string) => priceOf(id) - costOf(seen, 0, ware(id));
    const [off] = numbersOn('card', 'inkhorn-stiletto');
    expect(['banner-call', 'ferrymans-coin', 'thrifty', 'feint'].map(less)).toEqual([off, off, 0, 0]);
  });

  card('troll-bone-club', () => {
    expect(hero(placing({ cards: ['troll-bone-club'] }, 'boost 4', 'STR')).xp).toBe(
      amountOn('card', 'troll-bone-club', 'XP'),
    );
    expect(hero(placing({ cards: ['troll-bone-club'] }, 'red 4', 'STR')).xp).toBe(0);
  });

  card('ratchet-crossbow', () => {
    const hunt = hunting({ cards: ['ratchet-crossbow'], xp: 1 }, { dice: [1], again: [1, 1, 6] });
    says(hunt, 0, 'die:0', 'die:0', 'die:0');
    expect(told(hunt, 'hunt.rerolled').map(({ xp }) => xp)).toEqual([0, 0, 1]);
    expect(resultOfHunt(hunt)).toBe(6);
    const fight = fighting(
      { cards: ['ratchet-crossbow'], xp: 0 },
      { monster: 'hoarfrost-colossus', dice: [1], again: [1, 6] },
    );
    says(fight, 0, 'die:0', 'die:0', 'stop');
    expect(fought(fight)).toMatchObject({ rerolls: 2, result: 6 });
  });

  card('skinning-knife', () => {
    const own = { cards: ['skinning-knife'], rows: { ...TRIPLE, DEX: ['blue 2', '_', '_'] } };
    const game = says(hunting(own, { dice: [6, 6] }), 0, 'yes');
    expect(offers(game)).toEqual(['STR', 'DEX']);
    expect(valuesOf(says(game, 0, 'STR', 'die:blue 2'), DEX)[0]).toBe(5);
    expect(question(hunting(own, { dice: [2, 2] }))).not.toBe('effect.may');
  });

  card('grudge-axe', () => {
    expect(hero(hunting({ cards: ['grudge-axe'], rows: TRIPLE }, { dice: [2, 2] })).xp).toBe(
      amountOn('card', 'grudge-axe', 'XP'),
    );
    expect(hero(hunting({ cards: ['grudge-axe'], rows: TRIPLE }, { dice: [6, 6] })).xp).toBe(2); // those of the Minion
    expect(hero(hunting({ rows: TRIPLE }, { dice: [6, 6] })).xp).toBe(2);
  });

  card('sergeants-baton', () => {
    expect(mercenaryXp(sees({ cards: ['sergeants-baton'] }), 0)).toBe(2);
    const hunt = says(hunting({ cards: ['sergeants-baton'], xp: 2 }, { dice: [1, 1] }), 0, 'xp');
    expect(told(hunt, 'mercenary.hired')).toMatchObject([{ xp: 2, gold: 0 }]);
    fighting({ cards: ['sergeants-baton'], xp: 4 }, {}).expectOptions(0, ['0:0', '1:0', '2:0']);
  });

  card('coachmans-whip', () => {
    const pool = (minion: string) => huntPool(sees({ cards: ['coachmans-whip'] }, { minion }), 0);
    expect([pool('tin-militia'), pool('marsh-coven')]).toEqual([1, 3]);
  });

  card('banner-lance', () => {
    const result = (own: Given, monster = 'undertow-empress') =>
      fought(fighting({ honor: 3, ...own }, { dice: [2], monster })).result;
    expect([result({}), result({ cards: ['banner-lance'] })]).toEqual([5, 11]);
    expect(result({ cards: ['banner-lance'] }, 'the-pale-abbot')).toBe(2 + 2 * 3); // of two tokens at most
    expect(resultOfHunt(hunting({ cards: ['banner-lance'], honor: 3 }, { dice: [2] }))).toBe(2);
  });

  card('inherited-greatsword', () => {
    const fight = fighting({ cards: ['inherited-greatsword'] }, { dice: [2, 3] });
    expect(fought(fight).result).toBe(5);
    expect(boardOf(fight).combat!.pools[0]).toBe(2);
    expect(huntPool(sees({ cards: ['inherited-greatsword'] }, { minion: 'tin-militia' }), 0)).toBe(1);
  });
});

all();
