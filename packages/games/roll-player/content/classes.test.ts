/** Each of the 36 classes does what stands on its card, and no more. */
import { describe, expect } from 'vitest';
import { knob } from '../rules/cards/abilities';
import { sheetOf } from '../rules/end/scoring';
import { banishCost } from '../rules/foes/fiends';
import { mercenaryGold } from '../rules/foes/hunt';
import { actionCost } from '../rules/round/deeds';
import { discardPay } from '../rules/round/market';
import { payFor } from '../rules/sheet/placing';
import { attributeScore, backstoryMatches } from '../rules/sheet/scores';
import { die } from '../scenarios/position';
import { boardOf, heroOf, interrupts, offered, playTo, question, says, told, ware } from '../scenarios/table.fixture';
import { builtIn } from '.';
import {
  acting,
  amountOn,
  at,
  buying,
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
  priceOf,
  resultOfHunt,
  sees,
  testsOf,
  valuesOf,
} from './play.fixture';

const { card, all } = testsOf('class', builtIn.classes);
const [STR, DEX, CON] = [0, 1, 2];

/** A Cleanup that begins with this hero. */
const inCleanup = (own: Given) => at({ phase: 'cleanup', called: 1, heroes: { 0: own } }, { mode: 'full' });

describe('base', () => {
  card('pikeman', () => {
    const own = { class: 'pikeman', rows: { DEX: ['blue 2', 'white 2', 'red 3'] } };
    const game = says(acting(own, 'red 5', 'STR'), 0, 'die:blue 2', 'yes');
    expect(valuesOf(game, DEX)).toEqual([5, 2, 3]);
    expect(offers(game)).toEqual([`die:${die('white')}`]); // another that showed 2; not the flipped one, not the 3
    says(game, 0, 'die:white 2');
    expect(valuesOf(game, DEX)).toEqual([5, 5, 3]);
    const before = says(acting(own, 'red 5', 'STR'), 0, 'done', 'yes');
    expect(question(before)).not.toBe('die.flip'); // without a first die there is no second
    const skilled = { ...own, cards: ['feint'], rows: { ...own.rows, INT: ['green 2', '_', '_'] } };
    const after = says(diceTurn(skilled), 0, 'skill:feint', 'die:green 2');
    says(after, 0, 'card:0', 'place:red 4:STR', 'STR', 'done', 'yes');
    expect(question(after)).not.toBe('die.flip'); // and what Feint flipped before is none
  });

  card('wallbreaker', () => {
    const own = { class: 'wallbreaker', rows: { STR: ['red 1', 'red 1', '_'], DEX: ['blue 2', '_', '_'] } };
    const game = says(placing(own, 'red 4', 'STR'), 0, 'yes');
    expect(offers(game)).toHaveLength(3); // the three of the complete row
    says(game, 0, 'die:red 4');
    expect(valuesOf(game, STR)).toEqual([1, 1, 3]);
    isAsked(game, 'action.choose'); // one die
    isAsked(placing(own, 'red 4', 'DEX'), 'action.choose'); // no row is completed
  });

  card('hexer', () => {
    const own = { class: 'hexer', rows: { STR: ['blue 2', '_', '_'] } };
    const game = diceTurn(own).random('reroll', [[4], [5]]);
    says(game, 0, 'card:0', 'place:red 4:INT', 'INT', 'die:blue 2');
    expect(offered(game)).toEqual(['value:2', 'value:5', 'value:6']);
    says(game, 0, 'value:6');
    expect(valuesOf(game, STR)[0]).toBe(6);
  });

  card('chartwright', () => {
    const own = { class: 'chartwright', rows: { STR: ['blue 2', '_', '_'] } };
    const game = says(diceTurn(own), 0, 'card:0', 'yes', 'up:blue 2');
    expect(valuesOf(game, STR)[0]).toBe(3);
    isAsked(says(diceTurn(own), 0, 'card:1'), 'place.die'); // not with the second card
  });

  card('mudwife', () => {
    const own = { class: 'mudwife' };
    const end = at(
      {
        phase: 'dice',
        called: 1,
        discard: ['thrifty'],
        heroes: { 0: own },
        initiative: [{ holder: 1 }, { dice: ['red 4'] }, { fiends: [] }],
        start: 1,
      },
      { mode: 'full' },
    );
    const size = boardOf(end).market.length;
    says(end, 0, 'card:1', 'place:red 4:STR', 'none');
    isAsked(end, 'effect.may');
    says(end, 0, 'yes', 'card:thrifty');
    expect(boardOf(end).market).toHaveLength(size + 1);
    expect(boardOf(end).market.at(-1)).toBe(ware('thrifty'));
    expect(boardOf(end).discard).not.toContain(ware('thrifty'));
    isAsked(end, 'market.option');
  });

  card('briarwarden', () => {
    const seen = sees({ class: 'briarwarden' });
    expect(
      ['boar-spear', 'ringmail-coif', 'feint', 'thrifty', 'clarity'].map((id) => discardPay(seen, 0, ware(id))),
    ).toEqual([3, 3, 2, 2, 2]);
    const game = says(marketTurn({ class: 'briarwarden' }, { market: ['boar-spear'] }), 0, 'discard:boar-spear');
    expect(hero(game).gold).toBe(13);
  });

  card('almoner', () => {
    const kept = (own: Given) => heroOf(playTo(inCleanup(own), 'initiative.select'), 0).charisma;
    expect(kept({ class: 'almoner', charisma: 3 })).toBe(1);
    expect(kept({ class: 'lampwright', charisma: 3 })).toBe(0);
  });

  card('lampwright', () => {
    const own = { class: 'lampwright', rows: { STR: ['blue 2', 'blue 6', '_'] } };
    const game = says(acting(own, 'red 4', 'WIS'), 0, 'good', 'yes', 'up:blue 2', 'up:red 4');
    expect(valuesOf(game, STR)).toEqual([3, 6, 0]);
    expect(valuesOf(game, 4)[0]).toBe(5);
    expect(question(game)).not.toBe('die.adjust'); // two, and no more
    const other = says(acting(own, 'red 4', 'WIS'), 0, 'good', 'yes');
    expect(offers(other)).toEqual([`up:${die('blue')}`, `up:${die('red')}`]); // up alone, and not above 6
  });

  card('latchfinger', () => {
    const gold = die('gold');
    expect(payFor(sees({ class: 'latchfinger' }), 0, gold, false).gold).toBe(4);
    expect(hero(placing({ class: 'latchfinger', gold: 0 }, 'gold 2', 'STR')).gold).toBe(4);
    expect(hero(placing({ class: 'cutpurse', gold: 0 }, 'gold 2', 'STR')).gold).toBe(2);
  });

  card('cutpurse', () => {
    const own = { class: 'cutpurse', gold: 0 };
    const star = says(diceTurn(own), 0, 'card:2');
    expect(hero(star).gold).toBe(1); // the Gold of the second card
    expect(boardOf(star).row[1].gold).toBe(0);
    expect(hero(says(diceTurn(own), 0, 'card:1')).gold).toBe(1); // its own; the lowest card has none
    expect(hero(says(diceTurn(own), 0, 'card:0')).gold).toBe(0);
    const four = { cards: [['red 1'], ['red 2'], ['red 4'], ['white 6']] };
    const held = {
      ...four,
      initiative: [
        { dice: ['red 1'] },
        { dice: ['red 2'], gold: 1 },
        { holder: 1, gold: 0 },
        { dice: ['white 6'], fiends: [] },
      ],
    };
    const game = at(
      { phase: 'dice', called: 1, start: 1, heroes: { 0: own }, initiative: held.initiative },
      { mode: 'full', seats: 3 },
    );
    playTo(game, 'initiative.select', { seat: 0, prefer: ['card:0', 'place'] });
    says(game, 0, 'card:3');
    expect(hero(game).gold).toBe(1); // the card between is in front of somebody: the one below it
  });

  card('ballad-broker', () => {
    const own = { class: 'ballad-broker', gold: 10, charisma: 1 };
    const game = buying('thrifty', own, {}, ['feint', 'clarity']);
    says(game, 0, '1'); // the token pays for the first
    isAsked(game, 'market.second');
    expect(offers(game)).toEqual(['buy:1', 'buy:2']); // no discarding, no Hunt (RP-30.19)
    says(game, 0, 'buy:feint');
    expect(hero(game)).toMatchObject({ gold: 10 - (priceOf('thrifty') - 1) - priceOf('feint'), charisma: 0 });
    expect(hero(game).cards.map((one) => one.card)).toEqual([ware('thrifty'), ware('feint')]);
    expect(question(buying('thrifty', { class: 'fortune-teller' }, {}, ['feint']))).not.toBe('market.second');
  });

  card('fortune-teller', () => {
    const own = { class: 'fortune-teller', rows: { STR: ['blue 1', 'blue 2', 'blue 1'] } };
    const game = inCleanup(own).random('reroll', [[5]]);
    says(game, 0, 'yes');
    expect(offers(game)).toEqual([`die:${die('blue')}`, `die:${die('blue', 2)}`]); // only dice showing 1
    says(game, 0, 'die:blue 1');
    expect(offered(game)).toEqual(['value:1', 'value:6']);
    says(game, 0, 'value:6');
    expect(valuesOf(game, STR)).toEqual([6, 2, 1]);
    expect(question(game)).not.toBe('die.reroll'); // one die
  });
});

describe('Fiends & Familiars', () => {
  card('bruiser', () => {
    const own = { class: 'bruiser', gold: 2 };
    const game = hunting(own, { minion: 'marsh-coven', dice: [1] }); // 2 Injury
    says(game, 0, 'yes');
    says(game, 0, 'no');
    expect(hero(game)).toMatchObject({ gold: 1, injury: 1 });
    expect(hero(hunting({ class: 'bruiser', gold: 0 }, { minion: 'marsh-coven', dice: [1] }))).toMatchObject({
      injury: 2,
    });
  });

  card('banneret', () => {
    const game = says(marketTurn({ class: 'banneret', gold: 5, fiends: ['fidget'] }), 0, 'banish:fidget:gold');
    expect(hero(game)).toMatchObject({ gold: 1, honor: 1 });
    const more = says(
      marketTurn({ class: 'banneret', fiends: ['fidget', 'narrow-eye'], charisma: 2 }),
      0,
      'banish:fidget:charisma',
      'banish:narrow-eye:charisma',
    );
    expect(hero(more)).toMatchObject({ gold: 12, honor: 2 });
  });

  card('glassreader', () => {
    const own = { class: 'glassreader', familiar: 'bell-heron', rows: { STR: ['blue 2', '_', '_'] } };
    const game = diceTurn(own).random('reroll', [[5]]);
    says(game, 0, 'card:0', 'place:red 4:FAM', 'FAM', 'yes', 'INT', 'die:blue 2', 'value:6');
    expect(valuesOf(game, STR)[0]).toBe(6);
    isAsked(acting(own, 'red 4', 'STR'), 'die.flip'); // no Familiar Action, no Scrying
  });

  card('tinkermage', () => {
    const own = { class: 'tinkermage', gold: 0, cards: ['short-change', 'feint'] };
    const game = says(diceTurn(own), 0, 'skill:short-change');
    const gold = amountOn('card', 'short-change', 'Gold') + 1;
    expect(hero(game).gold).toBe(gold);
    says(game, 0, 'skill:feint:move');
    expect(hero(game).gold).toBe(gold); // once a round
  });

  card('hearthguard', () => {
    const own = { class: 'hearthguard', gold: 0, rows: { STR: ['red 1', 'red 1', '_'] } };
    expect(hero(placing(own, 'red 4', 'STR')).gold).toBe(2);
    expect(hero(placing(own, 'red 4', 'DEX')).gold).toBe(0);
  });

  card('saltwalker', () => {
    expect(hero(placing({ class: 'saltwalker' }, 'red-blue 2', 'STR')).xp).toBe(1);
    expect(hero(placing({ class: 'saltwalker' }, 'red 2', 'STR')).xp).toBe(0);
  });

  card('oathwarden', () => {
    expect(banishCost(sees({ class: 'oathwarden' }), 0)).toBe(3);
    const game = marketTurn({ class: 'oathwarden', gold: 3, fiends: ['fidget'] });
    expect(hero(says(game, 0, 'banish:fidget:gold')).gold).toBe(0);
    const poor = marketTurn({ class: 'oathwarden', gold: 2, fiends: ['fidget'] });
    poor.refuses(0, `banish:${builtIn.fiends.findIndex(({ id }) => id === 'fidget')}:gold`, 'RP-18.4');
  });

  card('dunehermit', () => {
    const after = (gold: number) => hero(playTo(inCleanup({ class: 'dunehermit', gold }), 'initiative.select')).gold;
    expect([0, 1, 2].map(after)).toEqual([1, 2, 2]);
  });

  const atDiceEnd = (own: Given) => {
    const initiative = [{ holder: 1 }, { dice: ['red 4'], gold: 0 }, { dice: ['white 6'], fiends: [] }];
    const game = at({ phase: 'dice', called: 1, start: 1, heroes: { 0: own }, initiative }, { mode: 'full' });
    return playTo(game, 'market.option', { prefer: ['card:1'] });
  };
  card('shadow-pilot', () => {
    expect(hero(atDiceEnd({ class: 'shadow-pilot', gold: 0, fiends: ['fidget', 'hush-gremlin'] })).gold).toBe(1);
    expect(
      hero(atDiceEnd({ class: 'shadow-pilot', gold: 0, fiends: ['fidget'], banished: ['hush-gremlin'] })).gold,
    ).toBe(0);
  });

  card('stiltdancer', () => {
    const rows = { STR: ['red-blue 4', 'green-white 3', 'red 6'], FAM: ['black-white 2', '_', '_'] };
    const plain = attributeScore(sees({ class: 'cutpurse', race: 'dikefolk', rows }), 0, STR);
    expect([plain, attributeScore(sees({ class: 'stiltdancer', race: 'dikefolk', rows }), 0, STR)]).toEqual([13, 17]);
  });

  card('beastmaster', () => {
    const rows = { FAM: ['red 6', 'red 5', 'red 1'] };
    const game = hunting({ class: 'beastmaster', rows }, { minion: 'hedge-mimic', dice: [4] });
    says(game, 0, 'power'); // after seeing the roll
    expect(resultOfHunt(game)).toBe(12);
    const rolled = says(hunting({ class: 'beastmaster', rows }, { minion: 'hedge-mimic', dice: [4] }), 0, 'stop');
    expect(resultOfHunt(rolled)).toBe(4);
    const fight = says(fighting({ class: 'beastmaster', rows, honor: 2, injury: 1 }, { dice: [1] }), 0, 'power');
    expect(fought(fight).result).toBe(13); // RP-R47: Honor and Injury still count
  });

  card('mountebank', () => {
    const own = { class: 'mountebank', rows: { STR: ['red 1', 'red 1', 'red 1'] } };
    const market = ['boar-spear', 'feint', 'thrifty', 'leash-song'];
    const [most] = numbersOn('class', 'mountebank');
    const cheap = market.flatMap((id, place) => (priceOf(id) <= most ? [`buy:${place}`] : []));
    const game = hunting({ ...own, gold: most }, { minion: 'tin-militia', minions: [], dice: [6, 6], market });
    says(game, 0, 'fight');
    isAsked(game, 'effect.may');
    says(game, 0, 'yes');
    expect(offers(game)).toEqual(cheap);
    expect([cheap.length > 0, market.some((id) => priceOf(id) === most + 1)]).toEqual([true, true]); // one past it
    says(game, 0, 'buy:feint');
    expect(hero(game)).toMatchObject({ gold: most - priceOf('feint') });
    expect(question(hunting(own, { dice: [1, 1], market }))).not.toBe('effect.may'); // no Trophy
  });
});

describe('Monsters & Minions', () => {
  const rows = { STR: ['red 1', 'red 1', 'red 1'] }; // the weakness of the Tin Militia

  card('harpooner', () => {
    expect(hero(hunting({ class: 'harpooner', rows }, { dice: [6, 6] })).gold).toBe(2);
    expect(hero(hunting({ class: 'harpooner', rows }, { dice: [2, 2] })).gold).toBe(0);
  });

  card('pitfighter', () => {
    const bonus = (injury: number) => knob(sees({ class: 'pitfighter', injury }), 0, 'monster-result');
    expect([0, 1, 2, 3, 4].map(bonus)).toEqual([0, 2, 4, 6, 6]);
    expect(fought(fighting({ class: 'pitfighter', injury: 2 }, { dice: [5] })).result).toBe(5 + 4 - 2);
  });

  card('weathercaster', () => {
    const own = { class: 'weathercaster' };
    const game = says(diceTurn(own), 0, 'card:2', 'yes');
    expect(offers(game)).toEqual(['INT', 'WIS']);
    says(game, 0, 'WIS', 'good');
    expect(hero(game).cell).toBe(1);
    isAsked(says(diceTurn(own), 0, 'card:1'), 'place.die');
  });

  card('ledgerkeeper', () => {
    expect(actionCost(sees({ class: 'ledgerkeeper' }), 0)).toBe(3);
    const game = says(marketTurn({ class: 'ledgerkeeper', xp: 3 }), 0, 'xp-action', 'WIS', 'good');
    expect(hero(game)).toMatchObject({ xp: 0, cell: 1 });
    expect(interrupts(marketTurn({ class: 'ledgerkeeper', xp: 2 }))).not.toContain('xp-action');
  });

  card('bargehand', () => {
    const own = { class: 'bargehand', rows: { STR: ['blue 5', '_', '_'] } };
    const game = acting(own, 'red 4', 'CON');
    const [blue, red] = [die('blue'), die('red')];
    expect([...offers(game)].sort()).toEqual(
      [`up:${blue}`, `down:${blue}`, `down2:${blue}`, `up:${red}`, `up2:${red}`, `down:${red}`, `down2:${red}`].sort(),
    );
    expect(valuesOf(says(game, 0, 'up2:red 4'), CON)[0]).toBe(6);
  });

  card('bell-diver', () => {
    const own = { backstory: 'salt-road-orphan', rows: { STR: ['_', '_', 'gold 1'], DEX: ['gold 1', 'black 1', '_'] } };
    const matches = (cls: string) => backstoryMatches(sees({ ...own, class: cls }), 0);
    expect([matches('bell-diver'), matches('bargehand')]).toEqual([2, 1]);
  });

  card('bonesetter', () => {
    const game = inCleanup({ class: 'bonesetter', injury: 2, xp: 0 });
    says(game, 0, 'yes');
    expect(hero(game)).toMatchObject({ injury: 1, xp: 1 });
    expect(question(inCleanup({ class: 'bonesetter', injury: 0 }))).not.toBe('effect.may'); // nothing to heal
  });

  card('chorister', () => {
    const spaces = [
      { STR: ['_', '_', 'blue 1'] },
      { STR: ['_', '_', 'blue 1'], DEX: ['_', 'black 1', '_'] },
      { STR: ['_', '_', 'blue 1'], DEX: ['_', 'black 1', '_'], CON: ['white 1', '_', '_'], INT: ['_', '_', 'green 1'] },
    ];
    const stars = (cls: string) =>
      spaces.map(
        (of) => sheetOf(sees({ class: cls, backstory: 'salt-road-orphan', rows: of }), 0).byCategory.backstory,
      );
    expect([stars('almoner'), stars('chorister')]).toEqual([
      [0, 1, 3],
      [0, 2, 5],
    ]);
  });

  card('netcaster', () => {
    expect(resultOfHunt(hunting({ class: 'netcaster' }, { dice: [4] }))).toBe(7);
    expect(fought(fighting({ class: 'netcaster' }, { dice: [4] })).result).toBe(4); // in Hunts alone
  });

  card('knife-courier', () => {
    const own = { class: 'knife-courier', rows: { STR: ['blue 2', '_', '_'] } };
    const game = says(marketTurn(own, { market: ['thrifty'] }), 0, 'discard:thrifty', 'yes');
    expect(offers(game)).toEqual(['STR', 'DEX']);
    expect(valuesOf(says(game, 0, 'STR', 'die:blue 2'), STR)[0]).toBe(5);
    expect(question(buying('thrifty', own))).not.toBe('effect.may');
  });

  card('houndmaster', () => {
    const own = { class: 'houndmaster', familiar: 'bell-heron' };
    expect(offered(placing(own, 'red 4', 'WIS'))).toEqual(['WIS', 'FAM', 'none']);
    expect(offered(placing(own, 'red 4', 'STR'))).toEqual(['STR', 'none']);
    const game = acting({ ...own, gold: 0, rows: { STR: ['red 1', 'red 1', 'red 1'] } }, 'red 4', 'WIS', 'FAM');
    expect(hero(game).gold).toBe(1); // one action, the Familiar's
    expect(told(game, 'action.taken', 0).map(({ action }) => action)).toEqual(['FAM']);
  });

  card('horn-captain', () => {
    expect(mercenaryGold(sees({ class: 'horn-captain' }), 0)).toBe(3);
    const game = hunting({ class: 'horn-captain', gold: 5, charisma: 1 }, { minions: [], dice: [1, 1, 1] });
    says(game, 0, 'fight', 'gold', 'charisma');
    expect(hero(game)).toMatchObject({ charisma: 0 });
    expect(told(game, 'mercenary.hired').map(({ gold }) => gold)).toEqual([3, 2]);
  });
});

all();
