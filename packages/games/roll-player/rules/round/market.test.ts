import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { scenarios } from '../../scenarios/position';
import { buys, discards, gainOf, priceOf, refused, seenBy, stall, WARES } from '../../scenarios/stall.fixture';
import { asked, boardOf, heroOf, offered, party, says, told, ware } from '../../scenarios/table.fixture';
import { rollPlayerWith } from '..';
import { NONE } from '../board';
import { measure } from '../cards/measure';
import { sheetOf } from '../end/scoring';
import { attributeScore, handsOf } from '../sheet/scores';

const BUYING = ['buy:0', 'buy:1', 'buy:2', 'buy:3'];
const DISCARDING = ['discard:0', 'discard:1', 'discard:2', 'discard:3'];
/** The cheapest of the WARES, and what of them so much Gold buys. */
const [CHEAPEST] = [...WARES].sort((one, other) => priceOf(one) - priceOf(other));
const affordable = (gold: number) => BUYING.filter((_, place) => priceOf(WARES[place]) <= gold);
const GLOVES = priceOf('leather-gloves');
const cardsOf = (game: ReturnType<typeof stall>, seat = 0) =>
  heroOf(game, seat).cards.map(({ card }) => builtIn.market[card].id);
const ids = (cards: readonly number[]) => cards.map((card) => (card === NONE ? '_' : builtIn.market[card].id));

describe('the Market turn', () => {
  test('RP-10.1 buy, discard or Hunt, and exactly one of them', () => {
    const game = stall({ gold: 9 });
    game.expectQuestion('market.option', 0).expectOptions(0, [...BUYING, ...DISCARDING, 'hunt']);
    discards(game, 0);
    game.expectQuestion('market.option', 1).expectOptions(0, []);
  });

  test('RP-10.1 the lowest Initiative card first, the ★ card last', () => {
    const game = stall({}, { initiative: [{ holder: 2 }, {}, { holder: 0 }, { holder: 1 }] }, { seats: 3 });
    const order = [asked(game), asked(discards(game, 0)), asked(discards(game, 1))];
    expect(order).toEqual([2, 0, 1]);
  });

  test('RP-10.2 the cost goes to the supply, the card face up to the sheet', () => {
    const game = buys(stall({ gold: GLOVES }), 'leather-gloves');
    expect([heroOf(game, 0).gold, cardsOf(game)]).toEqual([0, ['leather-gloves']]);
    expect(ids(boardOf(game).market)).toEqual(['_', ...WARES.slice(1)]);
    game.expectView(1, { heroes: { 0: { cards: [{ card: ware('leather-gloves'), exhausted: 0 }] } } });
  });

  test('RP-10.2 one Gold short is too little', () => {
    stall({ gold: priceOf(CHEAPEST) - 1 }).expectOffers(0, DISCARDING, BUYING);
    for (const id of WARES) {
      expect(refused(stall({ gold: priceOf(id) - 1 }), 0, `buy:${id}`)).toBe('RP-10.2');
      expect(refused(stall({ gold: priceOf(id) }), 0, `buy:${id}`)).toBeUndefined();
    }
  });

  test('RP-10.2 what lowers the cost never makes it less than nothing', () => {
    const own = { gold: 1, cards: ['inkhorn-stiletto', 'barter'] }; // Scrolls cost 2 less, the next card less still
    expect(2 + gainOf('barter', 'cheaper')).toBeGreaterThan(priceOf('pact-of-ash'));
    const game = stall(own, { market: ['pact-of-ash'] }, { mode: 'full' });
    says(game, 0, 'skill:barter', 'buy:pact-of-ash');
    expect(told(game, 'bought')).toMatchObject([{ gold: 0 }]);
    expect(heroOf(game, 0).gold).toBe(1);
  });

  test.each([0, 1, 2, 3])('RP-10.3 any card of the Market is discarded for 2 Gold (place %i)', (place) => {
    const game = discards(stall({ gold: 1 }), place);
    expect(heroOf(game, 0).gold).toBe(3);
    expect(boardOf(game).discard.at(-1)).toBe(ware(WARES[place]));
    expect(boardOf(game).market[place]).toBe(NONE);
    expect(cardsOf(game)).toEqual([]);
  });

  test('RP-10.4 in the base game who does not or cannot buy must discard', () => {
    const base = { mode: 'base', seats: 3 } as const;
    const gold = priceOf(CHEAPEST);
    stall({ gold: gold - 1 }, {}, base).expectOptions(0, DISCARDING);
    const able = stall({ gold }, {}, base).expectOptions(0, [...affordable(gold), ...DISCARDING]);
    expect(refused(able, 0, 'hunt')).toBe('not-an-option'); // there is no such thing
  });

  test('RP-10.5, RP-R20 with Fiends & Familiars there are three options and no pass', () => {
    stall({ gold: 0 }).expectOptions(0, [...DISCARDING, 'hunt']);
    const gold = priceOf(CHEAPEST);
    stall({ gold }).expectOptions(0, [...affordable(gold), ...DISCARDING, 'hunt']);
  });

  test('RP-10.6 the Market is not refilled before Cleanup', () => {
    const game = stall({ gold: GLOVES }, { heroes: { 1: { gold: 9 } } });
    const { length } = boardOf(game).marketDeck;
    buys(game, 'leather-gloves');
    expect(boardOf(game).marketDeck).toHaveLength(length);
    expect(offered(game, 1)).toEqual(['buy:1', 'buy:2', 'buy:3', 'discard:1', 'discard:2', 'discard:3', 'hunt']);
  });

  test.each([
    ['buy:leather-gloves', GLOVES],
    ['discard:leather-gloves', GLOVES],
    ['hunt', 0], // nothing to pay with: the Minion is fought as it lies
  ])('RP-10.7 after the option (%s) the Initiative card goes back into the row', (option, gold) => {
    const game = says(stall({ gold }), 0, option);
    game.expectQuestion('market.option', 1).expectBoard({ row: { 0: { holder: NONE }, 1: { holder: 1 } } });
  });

  test('RP-10.8 everybody may look through the Market discard pile', () => {
    const game = discards(stall(), 0);
    const { discard } = boardOf(game);
    expect(discard.length).toBeGreaterThan(10);
    for (const viewer of [0, 1, null]) game.expectView(viewer, { discard: [...discard] });
  });

  test('RP-10.9, RP-R20 with an empty Market only the Hunt is left', () => {
    stall({ gold: 9 }, { market: ['_', '_', '_', '_'] }).expectOptions(0, ['hunt']);
  });

  test('RP-10.9, RP-R20 without a Minion either, the player passes and gains nothing', () => {
    const game = stall({ gold: 9 }, { market: ['_', '_', '_', '_'] }).board({ minion: NONE, minionDeck: [] });
    expect(boardOf(game).round).toBe(2);
    expect(told(game, 'turn.skipped')).toMatchObject([
      { seat: 0, phase: 'market' },
      { seat: 1, phase: 'market' },
    ]);
    expect(heroOf(game, 0).gold).toBe(9);
  });

  test('RP-10.10 no limit to Armor, Traits, Skills and Scrolls', () => {
    const many = (kind: string) =>
      builtIn.market.filter((card) => card.kind === kind && card.set !== 'mm').map(({ id }) => id);
    for (const kind of ['armor', 'trait', 'skill', 'scroll']) {
      const [last, ...cards] = many(kind);
      const game = stall({ gold: 9, cards }, { market: [last] });
      expect(offered(game)).toContain('buy:0');
      game.seat(0).answers('buy:0');
      expect(cardsOf(game)).toEqual([...cards, last]);
    }
  });

  test('RP-10.11 nothing forces a player to use what was bought', () => {
    const game = buys(stall({ gold: 1 + priceOf('short-change') }), 'short-change');
    game.expectQuestion('market.option', 1);
    expect(heroOf(game, 0)).toMatchObject({ gold: 1, cell: 4, cards: [{ exhausted: 0 }] });
  });

  test('RP-10.12, RP-R66 own cards and Fiends cannot be discarded at will', () => {
    const own = { gold: priceOf('paupers-sling'), cards: ['lamplighters-hook', 'leather-gloves'], fiends: ['fidget'] };
    const game = stall(own, { market: ['paupers-sling'] });
    game.expectOptions(0, ['buy:0', 'discard:0', 'hunt']).expectInterrupts(0, []);
    const later = party({ phase: 'dice', heroes: { 0: own } });
    later.expectQuestion('initiative.select', 0).expectInterrupts(0, []);
  });

  test('RP-10.13, RP-R67 2 Gold whatever the card costs, unless an effect says otherwise', () => {
    const gain = (id: string, own = {}) => {
      const game = says(stall({ gold: 0, ...own }, { market: [id] }), 0, `discard:${id}`);
      return heroOf(game, 0).gold;
    };
    expect(priceOf('pact-of-ash')).toBeLessThan(priceOf('reckless'));
    expect([gain('pact-of-ash'), gain('reckless')]).toEqual([2, 2]);
    expect(gain('reckless', { fiends: ['price-sprite'] })).toBe(2); // costs 1 more
    expect(gain('clarity', { fiends: ['kelpie-of-bargains'] })).toBe(1);
  });

  test('RP-10.2, RP-14.1, RP-17.3 worked example 3, a Market round of three players', () => {
    const game = stall(
      { gold: 6, charisma: 1 },
      { market: ['reckless', 'leather-gloves', 'quarterstaff', 'thrifty'], heroes: { 1: { gold: 0 }, 2: { gold: 9 } } },
      { mode: 'base', seats: 3 },
    );
    says(game, 0, 'buy:reckless', '1');
    expect(heroOf(game, 0)).toMatchObject({ gold: 1, charisma: 0, cell: 5 });
    says(game, 1, 'discard:leather-gloves');
    expect(heroOf(game, 1).gold).toBe(2);
    game.expectOptions(2, ['buy:2', 'buy:3', 'discard:2', 'discard:3']);
    says(game, 2, 'buy:quarterstaff');
    expect(heroOf(game, 2).gold).toBe(9 - priceOf('quarterstaff'));
  });
});

describe('when Fiends forbid every option', () => {
  const fiends = builtIn.fiends.map((fiend) =>
    fiend.id === 'fidget'
      ? {
          ...fiend,
          restriction: [{ forbid: 'buy' as const }, { forbid: 'discard' as const }, { forbid: 'hunt' as const }],
        }
      : fiend,
  );
  const grim = rollPlayerWith({ ...builtIn, fiends }, {});
  const market = (own: { [field: string]: string[] | number }) =>
    scenario(grim, scenarios)
      .seats(2)
      .given({ phase: 'market', market: WARES, heroes: { 0: own } });

  test('RP-18.12, RP-R25 the player skips the Market turn without gain or loss', () => {
    const game = market({ fiends: ['fidget'], gold: 4 });
    game.expectQuestion('market.option', 1).expectBoard({ heroes: { 0: { gold: 4, cards: [] } } });
    expect(told(game, 'turn.skipped')).toMatchObject([{ seat: 0, phase: 'market' }]);
    game.expectBoard({ row: { 0: { holder: NONE } }, market: WARES.map(ware) });
  });

  test('RP-18.12, RP-18.3 who could banish them is asked first', () => {
    const game = market({ fiends: ['fidget'], gold: 5 });
    game.expectQuestion('market.option', 0).expectOptions(0, ['skip']);
    says(game, 0, 'banish:fidget:gold');
    game.expectOptions(0, [...DISCARDING, 'hunt']);
    const skipped = market({ fiends: ['fidget'], gold: 5 });
    skipped.seat(0).answers('skip');
    skipped.expectQuestion('market.option', 1).expectBoard({ heroes: { 0: { gold: 5 } } });
    expect(told(skipped, 'turn.skipped')).toMatchObject([{ seat: 0, phase: 'market' }]);
  });

  test('RP-18.2 one that is banished or does not bind yet forbids nothing', () => {
    market({ banished: ['fidget'] }).expectQuestion('market.option', 0);
    market({ fresh: ['fidget'] }).expectQuestion('market.option', 0);
  });
});

describe('Weapons', () => {
  test('RP-11.1 an ability lasts while the player has the Weapon', () => {
    const rows = { CON: ['red 3', 'blue 3', 'green 3'] };
    const game = stall({ gold: 9, rows, cards: ['gravediggers-maul'] }, { market: ['jeweled-dagger'] });
    expect(attributeScore(seenBy(game), 0, 2)).toBe(11);
    buys(game, 'jeweled-dagger'); // one hand: the maul must go
    expect([attributeScore(seenBy(game), 0, 2), cardsOf(game)]).toEqual([9, ['jeweled-dagger']]);
  });

  test('RP-11.2 never more than two hands', () => {
    const one = buys(stall({ gold: 9, cards: ['lamplighters-hook'] }, { market: ['paupers-sling'] }), 'paupers-sling');
    expect([handsOf(seenBy(one), heroOf(one, 0)), cardsOf(one)]).toEqual([2, ['lamplighters-hook', 'paupers-sling']]);
    const two = buys(stall({ gold: 9, cards: ['lamplighters-hook'] }), 'gravediggers-maul');
    expect([handsOf(seenBy(two), heroOf(two, 0)), cardsOf(two)]).toEqual([2, ['gravediggers-maul']]);
  });

  test('RP-11.3, RP-R21 a Weapon of choice goes first, without refund, to the discard pile', () => {
    const own = { gold: 2 + priceOf('jeweled-dagger'), cards: ['lamplighters-hook', 'paupers-sling'] };
    const game = buys(stall(own, { market: ['jeweled-dagger'] }), 'jeweled-dagger');
    game.expectQuestion('weapon.drop', 0);
    game.expectOptions(0, [`card:${ware('lamplighters-hook')}`, `card:${ware('paupers-sling')}`]);
    says(game, 0, 'card:paupers-sling');
    expect([cardsOf(game), heroOf(game, 0).gold]).toEqual([['lamplighters-hook', 'jeweled-dagger'], 2]);
    expect(boardOf(game).discard.at(-1)).toBe(ware('paupers-sling'));
    game.expectQuestion('market.option', 1);
  });

  test('RP-11.3, RP-R21 until it fits: two hands take both, and what fits takes none', () => {
    const gold = priceOf('gravediggers-maul');
    const both = buys(stall({ gold, cards: ['lamplighters-hook', 'paupers-sling'] }), 'gravediggers-maul');
    says(both, 0, 'card:paupers-sling');
    expect([cardsOf(both), heroOf(both, 0).gold]).toEqual([['gravediggers-maul'], 0]);
    expect(told(both, 'weapon.dropped')).toHaveLength(2);
    const none = buys(
      stall({ gold, cards: ['leather-gloves'] }, { market: ['gravediggers-maul'] }),
      'gravediggers-maul',
    );
    expect(told(none, 'weapon.dropped')).toEqual([]);
  });

  test('RP-11.3 what the stored dice of a Backpack cost comes after the price', () => {
    const gold = priceOf('jeweled-dagger') + 1; // the Imp takes the last
    const own = { gold, cards: ['backpack', 'paupers-sling'], stored: ['red 6'], fiends: ['tall-poppy-imp'] };
    const game = buys(stall(own, { market: ['jeweled-dagger'] }), 'jeweled-dagger');
    says(game, 0, 'card:backpack', 'place:red 6:STR', 'none');
    expect(heroOf(game, 0)).toMatchObject({ gold: 0, stored: [] });
    expect(cardsOf(game)).toEqual(['paupers-sling', 'jeweled-dagger']);
  });

  test('RP-11.4 a Weapon that modifies a score counts wherever it is asked for', () => {
    const rows = { CON: ['red 6', 'blue 5', 'green 5'] };
    const [bare, armed] = [stall({ rows }), stall({ rows, cards: ['gravediggers-maul'] }, { market: [] })].map(seenBy);
    expect([measure(bare, 0, { score: 'CON' }), measure(armed, 0, { score: 'CON' })]).toEqual([16, 18]);
    expect([measure(bare, 0, 'goals'), measure(armed, 0, 'goals')]).toEqual([0, 1]); // the Pikeman wants 18
    expect([sheetOf(bare, 0).byCategory.goals, sheetOf(armed, 0).byCategory.goals]).toEqual([0, 4]);
  });
});
