import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { scenarios } from '../scenarios/position';
import {
  boardOf,
  type Given,
  heroOf,
  laidOut,
  lives,
  party,
  question,
  rest,
  roomCard,
  told,
  ware,
} from '../scenarios/table.fixture';
import { takersOf } from './equipment';
import { dungeonFighterWith } from './index';
import { questions } from './keys';

const [helm, ramboril, tray, cocoa] = ['horned-helm', 'ramboril', 'tea-tray', 'grandmothers-cocoa'].map(ware);
const WARES = ['horned-helm', 'ramboril', 'tea-tray', 'grandmothers-cocoa', 'stove-door'];
const GONE = { scars: ['red', 'green', 'blue'], life: 0, eliminated: 1 };

const shop = (given: Given = {}, options = {}) =>
  party(
    { phase: 'shop', chest: { gold: 9 }, shop: WARES, setAside: ['wishing-hole', 'cool-slide'], ...given },
    options,
  );

describe('who could take a ware', () => {
  test('DF-15.4 is known before it is bought, and is what is offered then', () => {
    for (const card of [helm, ramboril, tray, cocoa]) {
      const game = shop({ heroes: { 0: { cards: ['scarf-for-two', 'frozen-salmon', 'hot-water-bottle'] } } });
      const takers = takersOf(game.match.seen(0) as never, card);
      if (!game.match.pending.asks[0].options.includes(`card:${card}`)) continue;
      game.seat(0).answers(`card:${card}`);
      const ask = questions.of(game.match.pending.asks[0], builtIn);
      if (ask.question !== 'equipment.give') throw new Error(`${ask.question} is asked`);
      const offered = ask.options.flatMap((place) =>
        typeof place === 'object' && 'give' in place ? [place.give] : [],
      );
      expect(offered).toEqual(takers);
      expect(takers.length).toBeGreaterThan(0);
    }
  });
});

describe('what is on offer', () => {
  test.each([2, 3, 4])('DF-15.1: with %i Heroes two cards more than that', (seats) => {
    const before = laidOut(seats).shopDeck.length;
    const game = shop({}, { seats });
    expect(boardOf(game).onOffer.slice(0, WARES.length)).toEqual(WARES.slice(0, seats + 2).map(ware));
    expect([boardOf(game).onOffer.length, boardOf(game).shopDeck.length]).toEqual([seats + 2, before - seats - 2]);
  });

  test('DF-R55 the eliminated do not count', () => {
    expect(boardOf(shop({ heroes: { 2: GONE } })).onOffer).toHaveLength(4);
  });

  test('DF-15.1 of a deck with fewer cards what there is', () => {
    const game = party({ phase: 'shop', chest: { gold: 9 } }).board({ shopDeck: [tray] });
    expect(boardOf(game)).toMatchObject({ onOffer: [tray], shopDeck: [] });
  });
});

describe('buying', () => {
  test('DF-15.2, DF-15.3, DF-15.4 any of the cards they can pay for; the Gold is gone, and a Hero takes it at once', () => {
    const game = shop({ chest: { gold: 8 } });
    game.seat(0).answers(`card:${helm}`);
    game.expectQuestion('equipment.give').expectOptions(0, ['give:0', 'give:1', 'give:2', 'back']);
    game.seat(0).answers('give:1');
    game.expectBoard({ chest: { gold: 4 }, heroes: { 1: { cards: [helm] } } });
    game.expectOffers(0, [`card:${ramboril}`, `card:${tray}`], [`card:${helm}`]);
    game.seat(0).answers(`card:${ramboril}`, 'give:2');
    game.expectBoard({ chest: { gold: 0 }, heroes: { 2: { cards: [ramboril] } } });
    expect(told(game, 'bought')).toMatchObject([
      { what: 'card', card: helm, price: 4, gold: 4 },
      { what: 'card', card: ramboril, price: 4, gold: 0 },
    ]);
  });

  test('DF-15.3 exactly enough is enough, one less is not', () => {
    shop({ chest: { gold: 4 } }).expectOffers(0, [`card:${helm}`]);
    shop({ chest: { gold: 3 } })
      .expectOffers(0, [`card:${tray}`], [`card:${helm}`])
      .refuses(0, `card:${helm}`, 'DF-15.3');
  });

  test('DF-15.4 who thinks again pays nothing', () => {
    const game = shop();
    game.seat(0).answers(`card:${helm}`, 'back');
    game
      .expectQuestion('shop.buy')
      .expectBoard({ chest: { gold: 9 } })
      .expectOffers(0, [`card:${helm}`]);
  });

  test('DF-R28 a bought card, too, may take the place of another', () => {
    const game = shop({ heroes: { 0: { cards: ['grandmothers-cocoa'] } }, shop: ['hot-water-bottle'] });
    game.seat(0).answers(`card:${ware('hot-water-bottle')}`);
    game.expectOptions(0, ['give:1', 'give:2', `swap:0:${cocoa}`, 'back']);
    game.seat(0).answers(`swap:0:${cocoa}`);
    game.expectBoard({ box: [cocoa], heroes: { 0: { cards: [ware('hot-water-bottle')] } }, chest: { gold: 6 } });
  });

  test('DF-R28 a card that nobody can carry, even by putting one away, cannot be bought', () => {
    const limits = { weapon: 0, armour: 1, spendable: 1 };
    const content = { ...builtIn, heroes: builtIn.heroes.map((hero) => ({ ...hero, limits })) };
    const game = scenario(dungeonFighterWith(content, {}), scenarios).seats(3);
    game.given({ phase: 'shop', chest: { gold: 9 }, shop: WARES });
    game.expectOffers(0, [`card:${tray}`], [`card:${helm}`]).refuses(0, `card:${helm}`, 'DF-R28');
  });

  test('DF-15.5 what is not bought goes to the box, not onto the discard pile', () => {
    const game = shop();
    game.seat(0).answers(`card:${tray}`, 'give:0', 'done');
    const left = WARES.map(ware).filter((card) => card !== tray);
    expect([...boardOf(game).box].sort()).toEqual([...left].sort());
    game.expectBoard({ onOffer: [], spent: [] });
  });

  test('DF-15.6, DF-15.7 1 Gold heals 1 life to every Hero, again and again, and nobody above the maximum', () => {
    const heroes = { 0: { life: 9 }, 1: { life: 7 }, 2: { life: 3, scars: ['red', 'green'] } }; // 5 at most
    const game = shop({ heroes, chest: { gold: 4 } });
    game.seat(0).answers('heal');
    expect(lives(game)).toEqual([9, 8, 4]);
    game.seat(0).answers('heal');
    expect(lives(game)).toEqual([9, 9, 5]);
    game.expectBoard({ chest: { gold: 2 } }).refuses(0, 'heal', 'DF-15.7'); // all are whole
  });

  test('DF-15.6 not without Gold, and the eliminated stay as they are', () => {
    const broke = shop({ heroes: { 0: { life: 3 } }, chest: { gold: 0 } });
    expect(question(broke)).toBe('dungeon.card'); // nothing can be bought: the visit is over
    const game = shop({ heroes: { 0: { life: 3 }, 2: GONE } });
    game.seat(0).answers('heal');
    expect(lives(game)).toEqual([4, 9, 0]);
  });

  test.each([
    [8, 2, true],
    [9, 2, false],
    [8, 1, false],
  ])('DF-15.8 with %i Bonus dice in the Chest and %i Gold one more: %s', (bonus, gold, may) => {
    const game = shop({ chest: { bonus, gold }, heroes: { 0: { life: 1 } } });
    if (!may) return void game.refuses(0, 'die', bonus === 9 ? 'DF-14.2' : 'DF-15.8');
    game.seat(0).answers('die');
    game.expectBoard({ chest: { bonus: 9, gold: 0 } });
  });

  test('DF-15.9, DF-15.10 in any order, mixed, nothing at all, until the party goes', () => {
    const game = shop({ heroes: { 0: { life: 5 } }, chest: { gold: 9 } });
    game.seat(1).answers('die', 'heal', `card:${tray}`, 'give:0', 'heal');
    game.expectBoard({ chest: { gold: 2, bonus: 3 }, heroes: { 0: { life: 7, cards: [tray] } }, phase: 'shop' });
    game.seat(2).answers('done');
    game.expectQuestion('dungeon.card');
    const nothing = shop();
    nothing.seat(0).answers('done');
    nothing.expectBoard({ chest: { gold: 9, bonus: 2 } }).expectEvents([{ type: 'shop.left', shop: 1 }]);
  });
});

describe('after a Shop', () => {
  test.each([0, 1])(
    'DF-18.1, DF-R5: after %i earlier visits the rooms go under the deck and the count begins at 0',
    (shops) => {
      const set = ['wishing-hole', 'cool-slide', 'frost-tax-office', 'hall-of-sore-spots']; // 16 icons
      const game = shop({ shops, setAside: set });
      game.seat(0).answers('done');
      const { dungeonDeck, setAside, shops: visited } = boardOf(game);
      expect([setAside, visited]).toEqual([[], shops + 1]);
      expect([...dungeonDeck.slice(0, 4)].sort()).toEqual(set.map(roomCard).sort());
      game.expectBoard({ phase: 'dungeon' });
    },
  );

  test('DF-R27 shuffled among themselves', () => {
    const set = ['wishing-hole', 'cool-slide', 'frost-tax-office', 'hall-of-sore-spots'];
    const orders = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const game = shop({ setAside: set }).seed(String(seed));
        return boardOf(game.seat(0).answers('done')).dungeonDeck.slice(0, 4).join();
      }),
    );
    expect(orders.size).toBeGreaterThan(3);
  });

  test('DF-18.2 rounds go on until the next Shop', () => {
    const game = shop({ rooms: ['steaming-grotto', 'wishing-hole'], monsters: ['walrus-pup'] });
    game.seat(0).answers('done', `room:${roomCard('steaming-grotto')}`);
    game.expectQuestion('turn.die', 1).expectBoard({ shops: 1 });
  });

  test('DF-18.3 at the third the Monster deck is discarded, and the Boss comes at once', () => {
    const game = shop({ shops: 2 });
    const deck = boardOf(game).monsterDeck;
    expect(deck.length).toBeGreaterThan(0);
    game.seat(0).answers('done');
    const { monsterDeck, levelsToCome, monstersBeaten, phase, combat } = boardOf(game);
    expect([monsterDeck, levelsToCome, phase, combat?.isBoss]).toEqual([[], [], 'boss', 1]);
    expect([...monstersBeaten].sort()).toEqual([...deck].sort());
  });

  test('DF-R63 the Resting before the third Shop is the last to exchange in; new cards still find a Hero', () => {
    const heroes = { 0: { cards: ['stove-door'] } };
    const given = {
      heroes,
      shops: 2,
      setAside: ['cool-slide', 'frost-tax-office'],
      chest: { gold: 4 },
      shop: ['tea-tray'],
    };
    const game = rest({ ...given, combat: { lastThrower: 0 } });
    game.expectQuestion('rest.exchange');
    game.seat(0).answers('done');
    game.expectQuestion('shop.buy');
    game.seat(0).answers(`card:${tray}`, 'give:0');
    expect(heroOf(game, 0).cards).toEqual([ware('stove-door'), tray]);
    game.seat(0).answers('done');
    expect(boardOf(game).phase).toBe('boss');
    expect(told(game, 'equipment.passed')).toEqual([]);
  });

  test('DF-18.1 every icon of the deck is still there', () => {
    const game = shop({ shops: 1 });
    game.seat(0).answers('done');
    const { dungeonDeck, looked } = boardOf(game);
    const icons = [...dungeonDeck, ...looked.flat()].reduce((sum, card) => sum + builtIn.dungeon[card].shopIcons, 0);
    expect(icons).toBe(68);
  });
});
