/** Topic 23, and what is for sale of topic 24. */
import type { GameEvent, Match, Plain, Seat } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../content/roles';
import { doing, fight, maximum, one, statOf } from '../../scenarios/fight.fixture';
import { played, rich } from '../../scenarios/hand.fixture';
import { inMaze } from '../../scenarios/maze.fixture';
import { boardOf, keysThat, offered, party, question, salesThat, table, told } from '../../scenarios/table.fixture';
import { type ParaRoles, SEATS, treasureOf } from '../board';
import { ATTACK, cardName, HEALTH, makeCard, NONE } from '../cards/cards';
import type { Purchase } from '../questions';
import { townIsOpen } from './town';

type Game = ReturnType<typeof party>;
type Given = Parameters<typeof party>[0];

/** Each seat with so many treasure cards under Trick. */
const purse = (...counts: number[]): { [seat: string]: Plain } =>
  Object.fromEntries(counts.map((count, seat) => [seat, { treasure: [0, 0, 0, count] }]));
const withPurse = (counts: number[], given: Given = {}, options = {}) =>
  party({ party: purse(...counts), ...given }, options);

/** What is for sale now; the look into the shop is free. */
function sold(game: Game): string[] {
  if (!offered(game).includes('shop')) return [];
  game.seat(0).answers('shop');
  const keys = offered(game).filter((key) => key !== 'back');
  game.seat(0).answers('back');
  return keys;
}
const soldThat = (game: Game, isMeant: (it: Purchase) => boolean) => salesThat(sold(game), isMeant);
const isItem = (it: Purchase) => 'buy' in it && it.buy !== 'upgrade' && it.buy !== 'ability';
const items = (game: Game) => soldThat(game, isItem);
/** Better cards and other abilities, for this one or for anybody. */
const isTraining = (it: Purchase, seat?: Seat) =>
  'buy' in it && 'seat' in it && (seat === undefined || it.seat === seat);

function buy(game: Game, key: string): Game {
  game.seat(0).answers('shop', key);
  while (question(game) === 'town.pay') game.seat(0).answers(offered(game)[0]);
  return game;
}

describe('where and when', () => {
  test.each(['town', 'always'])('PR-23.1 in combat nobody can buy anything (market: %s)', (market) => {
    const game = fight({ party: purse(13, 13, 13, 13), pack: { scrolls: 1 } }, { market });
    const fighting: readonly string[] = ['attack', 'defend', 'run', 'swap', 'epic', 'slot', ...ABILITIES];
    for (const seat of SEATS) {
      expect(keysThat('turn.action', offered(game, seat), ({ does }) => !fighting.includes(does))).toEqual([]);
      for (const key of ['shop', 'buy:flask', 'scroll']) game.refuses(seat, key);
    }
  });

  test('PR-23.1 PR-2.10 in town a purchase takes exactly its price, and nothing is had for less', () => {
    for (const [key, price] of [
      ['buy:scroll', 1],
      ['buy:flask', 5],
      ['buy:upgrade:0:2', 5],
      ['buy:ability:0:cure', 5],
      ['buy:book', 12],
    ] as const) {
      expect(sold(withPurse([price - 1]))).not.toContain(key);
      const game = withPurse([price + 1]);
      const deck = boardOf(game).treasureDeck;
      buy(game, key);
      expect([key, treasureOf({ b: boardOf(game) } as never, 0), boardOf(game).treasureDeck - deck]).toEqual([
        key,
        1,
        price,
      ]);
    }
  });

  test('PR-23.1 whenever treasure is paid in a whole campaign, no combat is on and town is open', () => {
    const paid: string[] = [];
    const watch = ({ board }: Match<ParaRoles>, told: readonly GameEvent[]) => {
      if (!told.some(({ type }) => type === 'paid')) return;
      paid.push(board.fight === null && board.phase === 'camp' ? 'in camp' : 'in combat');
    };
    played(rich(6), { seed: 'spend', options: { campaign: 'random', split: 'auto' } }, 3, 500, watch);
    expect([paid.length > 20, new Set(paid)]).toEqual([true, new Set(['in camp'])]);
  });

  test.each(['woods', 'random'])('PR-23.2 PR-R58 between the encounters of %s', (campaign) => {
    expect(items(withPurse([20], {}, { campaign }).board({ fights: 3 }))).toContain('buy:flask');
  });

  test.each(['tower', 'doubles', 'maze', 'dungeon'])(
    'PR-23.2 PR-R58 in %s before it starts, and not later',
    (campaign) => {
      expect(items(withPurse([20], {}, { campaign }))).toContain('buy:flask');
      expect(items(withPurse([20], {}, { campaign }).board({ fights: 1 }))).toEqual([]);
    },
  );

  test('PR-23.2 a step into the maze is a start', () => {
    expect(items(inMaze({ ticks: 1 }, { party: purse(20) }))).toEqual([]);
  });

  test('PR-23.2 a Scroll of Teleportation opens it anywhere', () => {
    const game = withPurse([20], { pack: { scrolls: 1 } }, { campaign: 'tower' }).board({ fights: 1 });
    expect(items(game)).toEqual([]);
    game.seat(0).answers('scroll');
    expect(items(game)).toContain('buy:flask');
    game.seat(0).answers('return');
    expect(items(game)).toEqual([]);
  });

  test('PR-29.8 the market may be open after every fight', () => {
    const later = (market: string) => withPurse([20], {}, { campaign: 'tower', market }).board({ fights: 4 });
    expect(items(later('always'))).toContain('buy:flask');
    expect(items(later('town'))).toEqual([]);
  });

  test('PR-23.2 a campaign may say so: the Hub of the Rifts', () => {
    const open = (at: number) => {
      const told: boolean[] = [];
      doing(
        {},
        (g) => {
          g.b.fights = 1;
          if (g.b.rifts) g.b.rifts.at = at;
          told.push(townIsOpen(g));
          return undefined;
        },
        { campaign: 'rifts' },
      ).expectQuestion('done');
      return told[0];
    };
    expect([open(NONE), open(0)]).toEqual([true, false]);
  });
});

describe('paying', () => {
  test('PR-23.3 PR-R58 cards of any living characters, named one by one', () => {
    const game = withPurse([2, 2, 1, 0]);
    game.seat(0).answers('shop', 'buy:flask');
    game.expectOptions(3, ['0:3', '1:3', '2:3']);
    game.seat(3).answers('1:3', '1:3');
    game.expectOptions(3, ['0:3', '2:3']);
    game.seat(3).answers('0:3', '0:3'); // the last one is taken without asking
    expect(boardOf(game).party.map(({ treasure }) => treasure[3])).toEqual([0, 0, 0, 0]);
    expect(boardOf(game)).toMatchObject({ treasureDeck: 52, pack: { flasks: 10 } });
    expect(told(game, 'paid').map(({ seat }) => seat)).toEqual([1, 1, 0, 0, 2]);
  });

  test('PR-23.3 whoever gives a card must agree', () => {
    const game = withPurse([3, 3, 1, 0]);
    game.seat(0).answers('shop', 'buy:flask');
    expect(['0:3', '1:3', '2:3'].map((key) => game.match.consentTo(key))).toEqual([[0], [1], [2]]);
  });

  test('PR-23.3 PR-R54 the treasure of the dead neither pays nor counts', () => {
    const given = (dead: number) => ({
      party: { 0: { treasure: [0, 0, 0, 4] }, 1: { treasure: [0, 0, 0, 9], hp: dead } },
    });
    expect(items(party(given(0)))).toEqual(['buy:scroll']);
    expect(items(party(given(1)))).toContain('buy:flask');
  });

  test('PR-23.3 a Health card that is paid with lowers the maximum', () => {
    const game = party({ party: { 0: { treasure: [1, 0, 0, 0], hp: 10 } } });
    buy(game, 'buy:scroll');
    expect([maximum(game, 0), one(game, 0).hp]).toEqual([9, 9]);
  });
});

describe('Stat Card Upgrade', () => {
  const spades = { 2: { stats: [null, null, 8, null] } };

  test('PR-23.4 5 treasure; 4 are not enough', () => {
    expect(sold(withPurse([4])).filter((key) => key.includes('upgrade'))).toEqual([]);
    const upgrades = sold(withPurse([5])).filter((key) => key.includes('upgrade'));
    expect(upgrades).toHaveLength(16);
  });

  test('PR-23.4 PR-R80 the next higher card that the deck has; the old one goes into it', () => {
    const game = party({
      party: { ...purse(5), ...spades },
      statDeck: { 2: [2, 3, 5, 11, 13] },
    });
    buy(game, `buy:upgrade:2:${ATTACK}`);
    expect(one(game, 2).stat.map(cardName)).toEqual(['6♥', '7♦', 'J♠', '8♣']);
    const deck = boardOf(game).statDeck;
    expect(
      deck
        .filter((card) => Math.floor(card / 13) === ATTACK)
        .sort((x, y) => x - y)
        .map(cardName),
    ).toEqual([...['2♠', '3♠', '5♠', '8♠', 'K♠']]);
    game.expectEvents([{ type: 'bought.upgrade', seat: 2, old: makeCard(ATTACK, 8), card: makeCard(ATTACK, 11) }]);
  });

  test('PR-23.4 the deck is shuffled', () => {
    const bought = (seed: string) =>
      boardOf(buy(party({ party: purse(5) }).seed(seed), `buy:upgrade:0:${ATTACK}`)).statDeck.join();
    expect(bought('1')).not.toBe(bought('2'));
  });

  test('PR-23.4 not possible where no higher card is there', () => {
    const support = { stats: [null, null, 2, null] };
    const game = party({ party: { ...purse(5), ...spades, 3: support }, statDeck: { 2: [3, 5, 7] } });
    expect(sold(game)).not.toContain(`buy:upgrade:2:${ATTACK}`);
    expect(sold(game)).toContain(`buy:upgrade:0:${ATTACK}`); // 6, and the 7 is there
  });

  test('PR-23.4 an equal card is no higher one, and another suit does not help', () => {
    const game = party({ party: { ...purse(5), 2: { stats: [null, null, 14, null] } } });
    expect(sold(game)).not.toContain(`buy:upgrade:2:${ATTACK}`);
    expect(sold(game)).toContain(`buy:upgrade:2:${HEALTH}`);
  });

  test('PR-23.7 upgrading Health raises the maximum, not the HP', () => {
    const game = buy(party({ party: purse(5) }), `buy:upgrade:1:${HEALTH}`);
    expect([maximum(game, 1), one(game, 1).hp]).toEqual([10, 7]); // 8 and 9 are held
  });

  test('PR-23.4 what lies on the stat stays', () => {
    const game = party({ party: { 2: { treasure: [0, 0, 6, 0] } }, tokens: [{ owner: 3, on: 2, suit: 2 }] });
    buy(game, `buy:upgrade:2:${ATTACK}`);
    expect(statOf(game, 2, ATTACK)).toBe(10 + 1 + 1);
  });

  test('PR-20.6 the dead buy nothing', () => {
    const game = party({ party: { ...purse(0, 5), 2: { hp: 0 } } });
    expect(soldThat(game, (it) => isTraining(it, 2))).toEqual([]);
    expect(soldThat(game, (it) => isTraining(it, 1)).length).toBe(10);
  });
});

describe('Extra Ability', () => {
  test('PR-23.5 5 treasure: one of the eight that it does not know', () => {
    const lessons = (game: Game, seat: number) => {
      const all = sold(game);
      return ABILITIES.filter((it) => all.includes(`buy:ability:${seat}:${it}`));
    };
    expect(lessons(withPurse([4]), 0)).toEqual([]);
    const game = withPurse([10]);
    expect(lessons(game, 1)).toEqual(ABILITIES.filter((it) => it !== 'cure' && it !== 'boost-heal'));
    buy(game, 'buy:ability:1:double-damage');
    expect(one(game, 1)).toMatchObject({
      known: ['cure', 'boost-heal', 'double-damage'],
      slots: ['cure', 'boost-heal'], // a slot is another matter
    });
    expect(lessons(game, 1)).not.toContain('double-damage');
    expect(lessons(game, 0)).toContain('double-damage');
    expect(boardOf(game).treasureDeck).toBe(47);
  });

  test('PR-23.5 who knows all eight learns nothing more', () => {
    const game = party({ party: { ...purse(5), 1: { known: [...ABILITIES] } } });
    expect(soldThat(game, (it) => 'buy' in it && it.buy === 'ability' && it.seat === 1)).toEqual([]);
  });
});

describe('Legendary Items', () => {
  const PRICES = { scroll: 1, flask: 5, bomb: 5, mirror: 7, staff: 8, armor: 10, book: 12 };

  test.each(Object.entries(PRICES))('PR-23.6 %s costs %i, not less', (item, price) => {
    expect(items(withPurse([price - 1]))).not.toContain(`buy:${item}`);
    const game = withPurse([price]);
    expect(items(game)).toContain(`buy:${item}`);
    buy(game, `buy:${item}`);
    expect(boardOf(game).treasureDeck).toBe(52);
  });

  test('PR-23.6 PR-24.1 consumables are counted, and bought again and again', () => {
    const game = withPurse([24]);
    for (const item of ['scroll', 'flask', 'flask', 'bomb', 'scroll', 'bomb']) buy(game, `buy:${item}`);
    expect(boardOf(game).pack).toMatchObject({ scrolls: 2, flasks: 20, bombs: 10 });
  });

  test.each(['mirror', 'staff', 'armor', 'book'])(
    'PR-24.1 PR-R59 PR-R96 %s: one per party, with a living bearer',
    (item) => {
      const game = party({ party: { ...purse(26), 2: { hp: 0 } } });
      buy(game, `buy:${item}`);
      game.expectQuestion('item.bearer', 0);
      game.expectOptions(0, ['0', '1', '3']);
      game.seat(0).answers(3);
      expect(boardOf(game).pack).toMatchObject({ [item]: 3 });
      expect(items(game)).not.toContain(`buy:${item}`);
      expect(items(game)).toContain('buy:flask');
    },
  );

  test('PR-23.6 campaigns add their own, one of each', () => {
    const OWN: { [campaign: string]: string } = { maze: 'thread', dungeon: 'lantern', rifts: 'chalk' };
    for (const campaign of ['woods', 'random', 'tower', 'doubles', 'maze', 'dungeon', 'rifts']) {
      const game = withPurse([20], {}, { campaign });
      const isOwn = (it: Purchase) =>
        'buy' in it && (it.buy === 'thread' || it.buy === 'lantern' || it.buy === 'chalk');
      const extra = soldThat(game, isOwn);
      expect(extra, campaign).toEqual(OWN[campaign] ? [`buy:${OWN[campaign]}`] : []);
      if (extra.length === 0) continue;
      buy(game, extra[0]);
      expect(items(game)).not.toContain(extra[0]);
    }
  });

  test('PR-23.6 a looker pays nothing', () => {
    const game = withPurse([20]);
    game.seat(0).answers('shop', 'back');
    game.expectQuestion('camp');
    expect(boardOf(game).treasureDeck).toBe(32);
    game.expectNoEvents([{ type: 'paid' }]);
  });

  test('PR-23.6 nobody can pay: there is no shop', () => {
    expect(offered(withPurse([0]))).not.toContain('shop');
    expect(offered(withPurse([1]))).toContain('shop');
    expect(table({ campaign: 'woods', split: 'auto' }).match.board).toMatchObject({ treasureDeck: 52 });
  });
});

describe('the Peasants', () => {
  const PEASANT = { slots: ['', ''], known: [], origin: '', hasEpic: 0 };
  const revolt = (first: { [fact: string]: Plain }) =>
    party(
      { party: { ...Object.fromEntries(SEATS.map((seat) => [seat, PEASANT])), 0: { ...PEASANT, ...first } } },
      { makeup: 'peasants' },
    );

  test('PR-R63 their steps are sold beside the items, and go back to the Treasure Deck', () => {
    const game = revolt({ treasure: [0, 0, 5, 0] });
    expect(soldThat(game, (it) => 'role' in it && it.seat === 3)).toHaveLength(8);
    expect(soldThat(game, (it) => isTraining(it))).toEqual([]);
    expect(items(game)).toContain('buy:bomb');
    buy(game, 'role:3:damage:precise-strike');
    expect(one(game, 3)).toMatchObject({ origin: 'damage', slots: ['precise-strike', ''], known: ['precise-strike'] });
    expect([one(game, 0).treasure, boardOf(game).treasureDeck]).toEqual([[0, 0, 0, 0], 52]);
  });

  test('PR-R63 the three steps cost 5 each and come in their order', () => {
    const game = revolt({ treasure: [0, 5, 5, 5] });
    const steps = () =>
      soldThat(
        game,
        (it) =>
          ('role' in it ? it.seat : 'second' in it ? it.second : 'learn-epic' in it ? it['learn-epic'] : NONE) === 0,
      );
    buy(game, 'role:0:healer:cure');
    expect(steps()).toEqual(['second:0']);
    buy(game, 'second:0');
    expect(steps()).toEqual(['learn-epic:0']);
    buy(game, 'learn-epic:0');
    expect(steps()).toEqual([]);
    expect(one(game, 0)).toMatchObject({ slots: ['cure', 'boost-heal'], hasEpic: 1, treasure: [0, 0, 0, 0] });
  });
});
