import { describe, expect, test } from 'vitest';
import { bansOf, knob } from '../rules/cards/abilities';
import { rerollXp } from '../rules/foes/hunt';
import { costOf, discardPay, usableCharisma } from '../rules/round/market';
import { whyNoAction } from '../rules/sheet/actions';
import { payFor } from '../rules/sheet/placing';
import { die, fullRows } from '../scenarios/position';
import {
  boardOf,
  interrupts,
  offered,
  playTo,
  question,
  rowsOffered,
  says,
  told,
  ware,
} from '../scenarios/table.fixture';
import { ATTRS, BANS, builtIn, KNOBS, ROWS } from '.';
import { numberOf } from './cards.fixture';
import {
  acting,
  amountOn,
  at,
  diceTurn,
  fighting,
  fought,
  type Given,
  hero,
  hunting,
  marketTurn,
  offers,
  placing,
  priceOf,
  resultOfHunt,
  sees,
  testsOf,
  valuesOf,
} from './play.fixture';

const { card, all } = testsOf('fiend', builtIn.fiends);

/** The actions that a hero bound by this Fiend cannot take. */
const forbiddenTo = (own: Given) => ROWS.filter((row) => whyNoAction(sees(own), 0, row) !== null);
const refresh = (own: Given) => at({ phase: 'cleanup', called: 1, heroes: { 0: own } });

describe('one kind of action is forbidden', () => {
  card('fidget', () => {
    expect(forbiddenTo({ fiends: ['fidget'] })).toEqual(['INT']);
    expect(offered(placing({ fiends: ['fidget'], gold: 0 }, 'red 4', 'INT'))).toEqual([]); // nothing to choose: the turn is over
    expect(offered(placing({ fresh: ['fidget'] }, 'red 4', 'INT'))).toEqual(['INT', 'none']); // RP-18.1
    expect(offered(placing({ banished: ['fidget'] }, 'red 4', 'INT'))).toEqual(['INT', 'none']); // RP-18.6
  });
  card('slack-sinew', () => {
    expect(forbiddenTo({ fiends: ['slack-sinew'] })).toEqual(['STR']);
    const game = says(marketTurn({ fiends: ['slack-sinew'], xp: 5 }), 0, 'xp-action');
    expect(offers(game)).toEqual(ATTRS.filter((attr) => attr !== 'STR')); // whatever grants it
  });
  card('hush-gremlin', () => {
    expect(forbiddenTo({ fiends: ['hush-gremlin'] })).toEqual(['CHA']);
    expect(hero(placing({ fiends: ['hush-gremlin'] }, 'red 4', 'CHA')).charisma).toBe(0);
  });
  card('jealous-shade', () => {
    expect(forbiddenTo({ fiends: ['jealous-shade'] })).toEqual(['FAM']);
    const own = { fiends: ['jealous-shade'], familiar: 'bell-heron', rows: { STR: ['red 1', 'red 1', 'red 1'] } };
    const game = says(marketTurn(own, { market: ['leash-song'] }), 0, 'buy:leash-song');
    expect(hero(game)).toMatchObject({ gold: 10 - priceOf('leash-song'), xp: 1 }); // the Scroll as far as possible
  });
  card('sour-muse', () => {
    const own = { gold: 0, fiends: ['sour-muse'], cards: ['short-change'] };
    diceTurn(own).refuses(0, `skill:${ware('short-change')}`, 'RP-18.2');
    marketTurn(own).refuses(0, `skill:${ware('short-change')}`, 'RP-18.2');
    const otherTurn = diceTurn(own, { start: 1 });
    expect(hero(says(otherTurn, 0, 'skill:short-change')).gold).toBe(amountOn('card', 'short-change', 'Gold'));
  });
  card('lullaby-ghost', () => {
    const own = { exhausted: ['feint'] };
    expect(question(refresh(own))).toBe('refresh.cleanup');
    expect(question(refresh({ ...own, fiends: ['lullaby-ghost'] }))).not.toBe('refresh.cleanup');
  });
  card('knot-goblin', () => {
    const rows = { STR: ['blue 1', 'blue 2', '_'], CON: ['green 1', '_', '_'] };
    const game = says(acting({ rows, fiends: ['knot-goblin'] }, 'red 4', 'DEX'), 0, 'die:blue 1');
    expect(offers(game)).toEqual([`die:${die('blue', 1)}`]);
    expect(offers(acting({ rows, fiends: ['knot-goblin'] }, 'red 4', 'DEX'))).toHaveLength(2); // green and red lie alone
  });
  card('amber-mite', () => {
    const rows = { STR: ['blue 1', 'blue 2', 'blue 3'], DEX: ['green 1', '_', '_'] };
    const own = { rows, fiends: ['amber-mite'] };
    expect(offers(acting(own, 'red 4', 'INT', 'INT'))).toEqual([`die:${die('green')}`, `die:${die('red')}`]);
    const swaps = says(acting(own, 'red 4', 'DEX'), 0, 'die:green 1');
    expect(offers(swaps)).toEqual([`die:${die('red')}`]); // not moved either
    expect(offers(acting({ rows }, 'red 4', 'INT'))).toHaveLength(5);
  });
  card('butterthumb', () => {
    const rows = { STR: ['red 1', 'red 1', 'red 1'] };
    expect(
      question(hunting({ xp: 5, rows, fiends: ['butterthumb'], cards: ['ratchet-crossbow'] }, { dice: [1, 1] })),
    ).toBe('hunt.mercenary');
    const hunt = says(hunting({ xp: 5, rows, fiends: ['butterthumb'] }, { dice: [1, 1] }), 0, 'roll');
    expect(told(hunt, 'hunt.result')).toHaveLength(1); // nothing to reroll: the result stands
    const fight = fighting({ xp: 2, fiends: ['butterthumb'], cards: ['ratchet-crossbow'] }, { dice: [1] });
    expect(fought(fight)).toMatchObject({ rerolls: 0, result: 1 });
  });
  card('deserter-at-the-door', () => {
    const own = { gold: 9, xp: 9, charisma: 2, fiends: ['deserter-at-the-door'] };
    const hunt = hunting(own, { minions: [] });
    says(hunt, 0, 'fight');
    expect(offers(hunt).filter((key) => ['xp', 'gold', 'charisma'].includes(key))).toEqual([]);
    expect(question(fighting(own, { dice: [1] }))).not.toBe('monster.mercenaries');
  });
});

describe('things cost more, or pay less', () => {
  card('price-sprite', () => {
    const cost = (own: Given) => {
      const seen = sees(own);
      return builtIn.market.map((_, one) => costOf(seen, 0, one));
    };
    expect(cost({ fiends: ['price-sprite'] })).toEqual(cost({}).map((gold) => gold + 1));
  });
  card('haggle-deaf-boggart', () => {
    expect(usableCharisma(sees({ charisma: 2, fiends: ['haggle-deaf-boggart'] }), 0)).toBe(0);
    const own = { gold: priceOf('thrifty') - 1, charisma: 2, fiends: ['haggle-deaf-boggart'] };
    marketTurn(own, { market: ['thrifty'] }).refuses(0, 'buy:0', 'RP-10.2');
    const banished = says(marketTurn(own, { market: ['thrifty'] }), 0, 'banish:haggle-deaf-boggart:charisma');
    expect(hero(says(banished, 0, 'buy:thrifty')).gold).toBe(0);
  });
  card('chain-gnawer', () => {
    const hunt = hunting({ gold: 2, fiends: ['chain-gnawer'] }, { dice: [1] });
    expect(told(hunt, 'hunt.result')).toHaveLength(1);
    expect(hero(hunt).gold).toBe(0);
    marketTurn({ gold: 1, fiends: ['chain-gnawer'] }).refuses(0, 'hunt', 'RP-18.2'); // a cost must be paid in full
  });
  card('blunting-wisp', () => {
    expect(rerollXp(sees({ fiends: ['blunting-wisp'] }), 0)).toBe(2);
    const hunt = hunting({ xp: 2, fiends: ['blunting-wisp'] }, { dice: [1], again: [6] });
    says(hunt, 0, 'die:0');
    expect([hero(hunt).xp, resultOfHunt(hunt)]).toEqual([0, 6]);
  });
  card('kelpie-of-bargains', () => {
    expect(discardPay(sees({ fiends: ['kelpie-of-bargains'] }), 0, ware('feint'))).toBe(1);
  });
  card('gilt-leech', () => {
    expect(hero(placing({ gold: 0, fiends: ['gilt-leech'] }, 'gold 2', 'STR')).gold).toBe(1);
    expect(payFor(sees({ fiends: ['gilt-leech'] }), 0, die('red'), false).gold).toBe(0);
  });
  card('ledger-ghoul', () => {
    const rows = { STR: ['red 1', 'red 1', '_'] };
    expect(hero(placing({ gold: 0, rows, fiends: ['ledger-ghoul'] }, 'red 2', 'STR')).gold).toBe(0);
    expect(hero(placing({ gold: 0, rows }, 'red 2', 'STR')).gold).toBe(1);
  });
  card('pocket-weasel', () => {
    const game = says(diceTurn({ gold: 0, fiends: ['pocket-weasel'] }), 0, 'card:1');
    expect(hero(game).gold).toBe(0);
    expect(boardOf(game).row[1].gold).toBe(0); // it is gone all the same
    expect(
      hero(says(diceTurn({ gold: 0, fiends: ['pocket-weasel'], cards: ['lamplighters-hook'] }), 0, 'card:1')).gold,
    ).toBe(1);
  });
});

describe('drafting and placing', () => {
  card('tollgate-imp', () => {
    const gold = (place: number, purse: number) =>
      hero(says(diceTurn({ gold: purse, fiends: ['tollgate-imp'] }), 0, `card:${place}`)).gold;
    expect([gold(0, 3), gold(1, 3), gold(2, 3), gold(2, 0)]).toEqual([3, 3, 2, 0]); // card 2 has a Gold of its own
  });
  card('lead-foot-shade', () => {
    const own = { fiends: ['lead-foot-shade'] };
    diceTurn(own).refuses(0, 'card:2', 'RP-18.2');
    diceTurn(own).expectOptions(0, ['card:0', 'card:1']);
    diceTurn(own, { cards: [[], [], ['white 6']] }).expectOptions(0, ['card:2']); // unless no other can be selected
  });
  card('narrow-eye', () => {
    const own = {
      fiends: ['narrow-eye'],
      rows: { DEX: ['red 1', '_', '_'], CON: ['red 1', 'red 1', 'red 1'], FAM: ['red 1'] },
    };
    expect(rowsOffered(says(diceTurn(own), 0, 'card:0'))).toEqual([1, 6]);
    expect(rowsOffered(says(diceTurn({ fiends: ['narrow-eye'] }), 0, 'card:0'))).toHaveLength(7); // all are empty
  });
  card('loose-end-lar', () => {
    const own = { fiends: ['loose-end-lar'], rows: { DEX: ['red 1', 'red 1', '_'] } };
    expect(rowsOffered(says(diceTurn(own), 0, 'card:0'))).toEqual([0, 2, 3, 4, 5, 6]);
    const rows = {
      ...fullRows(['green 3', 'blue 3', 'black 3']),
      STR: ['red 1', 'red 1', '_'],
      DEX: ['red 1', 'red 1', '_'],
    };
    expect(rowsOffered(says(diceTurn({ fiends: ['loose-end-lar'], rows }), 0, 'card:0'))).toEqual([0, 1]);
  });
  card('stable-bogle', () => {
    expect(rowsOffered(says(diceTurn({ fiends: ['stable-bogle'] }), 0, 'card:0'))).toEqual([0, 1, 2, 3, 4, 5]);
    const rows = { ...fullRows(['green 3', 'blue 3', 'black 3']), FAM: ['_', '_', '_'] };
    const last = says(diceTurn({ fiends: ['stable-bogle'], rows }), 0, 'card:0');
    expect(valuesOf(last, 6)[0]).toBe(4); // the last place of all
  });
  card('tall-poppy-imp', () => {
    const gold = (words: string, purse: number) =>
      hero(placing({ gold: purse, fiends: ['tall-poppy-imp'] }, words, 'STR')).gold;
    expect([gold('red 4', 3), gold('red 5', 3), gold('boost 8', 3), gold('red 6', 0)]).toEqual([3, 2, 2, 0]);
  });
});

describe('harm over time, in Hunts and at the Monster', () => {
  card('moth-of-purses', () => {
    const after = (gold: number) =>
      hero(playTo(refresh({ gold, fiends: ['moth-of-purses'] }), 'initiative.select')).gold;
    expect([3, 4, 9].map(after)).toEqual([3, 3, 8]);
  });
  card('crooked-compass', () => {
    const after = (cell: number, whose: Given) => {
      const initiative = [{ holder: 1 }, { dice: ['red 4'] }, { dice: ['white 6'], fiends: [] }];
      const game = at({ phase: 'dice', called: 1, start: 1, heroes: { 0: { cell, ...whose } }, initiative });
      return hero(playTo(game, 'market.option', { prefer: ['card:1'] })).cell;
    };
    expect([1, 4, 7].map((cell) => after(cell, { fiends: ['crooked-compass'] }))).toEqual([4, 7, 7]);
    expect(after(1, { fresh: ['crooked-compass'] })).toBe(4); // in the Dice Phase that brought it, too
    expect(after(1, { banished: ['crooked-compass'] })).toBe(1);
  });
  card('grudge-magpie', () => {
    const rows = { STR: ['red 1', 'red 1', 'red 1'] };
    expect(hero(hunting({ rows, fiends: ['grudge-magpie'] }, { dice: [2, 3] })).injury).toBe(1); // 1 Gold, no Trophy
    expect(hero(hunting({ rows, fiends: ['grudge-magpie'] }, { dice: [6, 6] })).injury).toBe(0);
  });
  card('elbow-jogger', () => {
    expect(resultOfHunt(hunting({ fiends: ['elbow-jogger'] }, { dice: [6] }))).toBe(4);
    expect(fought(fighting({ fiends: ['elbow-jogger'] }, { dice: [6] })).result).toBe(6);
  });
  card('splinter-spook', () => {
    const own = { fiends: ['splinter-spook'], cards: ['short-change', 'feint'] };
    const game = says(diceTurn(own), 0, 'skill:short-change', 'skill:feint:move');
    expect(hero(game).injury).toBe(2); // its move alone is using it
  });
  card('doomcrier', () => {
    expect(fought(fighting({ fiends: ['doomcrier'] }, { dice: [6] })).result).toBe(3); // RP-18.16
    expect(fought(fighting({ banished: ['doomcrier'] }, { dice: [6] })).result).toBe(6);
    expect(resultOfHunt(hunting({ fiends: ['doomcrier'] }, { dice: [6] }))).toBe(6);
  });
});

all();

describe('what holds for all', () => {
  test.each(builtIn.fiends.map(({ id }) => id))(
    'RP-18.2, RP-18.6 %s is nobody else’s affair, and none when banished',
    (id) => {
      const inForce = (own: Given, seat = 0) => {
        const seen = sees(own, { minion: 'tin-militia' });
        const numbers = KNOBS.map((name) => knob(seen, seat, name));
        const bans = BANS.flatMap((name) => bansOf(seen, seat, name).filter(({ of }) => of === 'fiend'));
        return [numbers, bans.length];
      };
      const free = inForce({ class: 'almoner' });
      expect(inForce({ class: 'almoner', banished: [id] })).toEqual(free);
      expect(inForce({ class: 'almoner', fresh: [id] })).toEqual(free);
      expect(inForce({ fiends: [id] }, 1)).toEqual(inForce({}, 1));
    },
  );

  test('5.5: about 10 forbid an action, 8 raise costs, 6 restrict drafting and placing, 6 harm', () => {
    expect(numberOf(builtIn.fiends, 'price-sprite')).toBe(10);
    expect(numberOf(builtIn.fiends, 'tollgate-imp')).toBe(18);
    expect(numberOf(builtIn.fiends, 'moth-of-purses')).toBe(24);
  });

  test('an interrupting Skill of a hero without Fiends is offered as ever', () => {
    expect(interrupts(diceTurn({ cards: ['short-change'] }))).toContain(`skill:${ware('short-change')}`);
  });
});
