/** Between combats: rooms, Equipment, Shops, Scars (DF-R112.4 and sense). */
import { describe, expect, test } from 'vitest';
import {
  boardOf,
  fight,
  type Given,
  heroCard,
  party,
  question,
  rest,
  roomCard,
  table,
  ware,
} from '../scenarios/table.fixture';
import { novice, regular } from './index';
import { answerOf, playUntil } from './seated.fixture';

const FOUR = { seats: 4 };

describe('the Dungeon card', () => {
  const between = (rooms: string[], given: Given = {}) => answerOf(party({ rooms, ...given }, FOUR));

  test('of two gifts the greater', () => {
    expect(between(['snowed-in-bank', 'wishing-hole'])).toBe(`room:${roomCard('snowed-in-bank')}`);
  });

  test('healing for the hurt, and not for the whole', () => {
    const rooms = ['blanket-parlour', 'wishing-hole'];
    const lives = (life: number) => ({ heroes: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { life }])) });
    expect(between(rooms, lives(3))).toBe(`room:${roomCard('blanket-parlour')}`);
    expect(between(rooms, lives(9))).toBe(`room:${roomCard('wishing-hole')}`);
  });

  test('a benefit against its drawback: not the dark for nothing', () => {
    expect(between(['polar-night-dormitory', 'wishing-hole'])).toBe(`room:${roomCard('wishing-hole')}`);
    expect(between(['frost-tax-office', 'snowed-in-bank'])).toBe(`room:${roomCard('snowed-in-bank')}`);
  });
});

describe('Equipment goes to whom it serves', () => {
  const found = (card: string, given: Given = {}) => {
    const game = party({ rooms: ['lost-property', 'polar-night-dormitory'], shop: [card], ...given }, FOUR);
    return playUntil(game, 'equipment.give');
  };

  test('a Weapon to a Hero without one', () => {
    const heroes = { 1: { cards: ['ramboril'] }, 2: { cards: ['crossed-icicles'] }, 3: { cards: ['frozen-salmon'] } };
    expect(answerOf(found('frozen-salmon', { heroes }))).toBe('give:0');
  });

  test('DF-R39 or to whom a person points', () => {
    const key = 'give:3';
    expect(answerOf(found('tea-tray'), { pointed: [key, null, null, null] })).toBe(key);
  });

  test('a worse card takes nobody’s place', () => {
    const full = { 0: 'stove-door', 1: 'deep-pocket-cardigan', 2: 'scarf-for-two', 3: 'igloo-with-armholes' };
    const heroes = Object.fromEntries(Object.entries(full).map(([seat, card]) => [seat, { cards: [card] }]));
    expect(answerOf(found('tea-tray', { heroes }))).toBe('give:0'); // the bard may carry two
  });

  test('DF-12.10 cards change hands only with a gain', () => {
    expect(answerOf(rest({ heroes: { 1: { cards: ['tea-tray'] } } }))).toBe('done');
    const two = rest({ heroes: { 1: { cards: ['ramboril', 'crossed-icicles'] } } });
    expect(answerOf(two)).toMatch(/^card:1:/);
    playUntil(two, 'dungeon.card');
    expect(
      boardOf(two)
        .heroes.map(({ cards }) => cards.length)
        .sort(),
    ).toEqual([0, 1, 1]);
  });

  test('DF-R29 what an eliminated Hero leaves is taken', () => {
    const heroes = {
      2: { eliminated: 1 as const, life: 0, scars: ['red', 'green', 'blue'], cards: ['tea-tray', 'ramboril'] },
    };
    const game = playUntil(rest({ heroes }), 'dungeon.card');
    const [bard, jack] = boardOf(game).heroes;
    expect([...bard.cards, ...jack.cards].sort()).toEqual([ware('ramboril'), ware('tea-tray')].sort());
  });
});

describe('the Shop', () => {
  const shopping = (
    gold: number,
    shops: number,
    given: Given = {},
    shop = ['box-of-applause', 'everwarm-slippers', 'anatomical-poster'],
  ) => party({ phase: 'shop', shops, chest: { gold, bonus: 2 }, shop, ...given }, { seats: 2 });
  const hurt = (life: number) => ({ heroes: { 0: { life }, 1: { life } } });

  test('healing when the party is hurt', () => {
    expect(answerOf(shopping(6, 0, hurt(2)))).toBe('heal');
  });

  test('dice for the Boss at the last Shop, about six at least', () => {
    const game = shopping(20, 2);
    expect(answerOf(game)).toBe('die');
    while (boardOf(game).phase === 'shop') game.seat(0).answers(answerOf(game));
    expect(boardOf(game).phase).toBe('boss');
    expect(boardOf(game).chest.bonus).toBeGreaterThanOrEqual(6);
  });

  test('a Weapon early, and not when only the Boss is left', () => {
    const wares = ['ramboril', 'everwarm-slippers', 'anatomical-poster', 'box-of-applause'];
    expect(answerOf(shopping(5, 0, {}, wares))).toBe(`card:${ware('ramboril')}`);
    expect(answerOf(shopping(5, 2, {}, ['frozen-salmon', ...wares.slice(1)]))).toBe('die');
  });

  test('DF-R39 what a person points at is bought, where it is nearly as good', () => {
    const key = `card:${ware('anatomical-poster')}`;
    expect(answerOf(shopping(8, 0, hurt(5)), { pointed: [key, null] })).toBe(key);
  });

  test('DF-31.6 a Level Up token for the best ability that no Scar covers', () => {
    const given = { phase: 'shop', heroes: { 0: { hero: 'lebron-bearskin', xp: 3 }, 1: { xp: 0 } } };
    const choice = (scars: string[]) =>
      answerOf(party({ ...given, heroes: { 0: { ...given.heroes[0], scars } } }, { seats: 2, levelUp: 'on' }));
    expect(choice([])).toBe('blue');
    expect(choice(['blue'])).toBe('red');
  });
});

test('DF-13.2 a Scar covers the ability that does least', () => {
  const faint = { fainted: 1 as const, life: 0 };
  const game = (hero: string) => rest({ heroes: { 0: { hero, ...faint }, 1: { life: 5 } } }, { seats: 2 });
  expect(answerOf(game('lebron-bearskin'))).toBe('green');
  expect(answerOf(game('marla-morningstar'))).toBe('green');
});

test('DF-2.2 a Hero by liking', () => {
  expect(answerOf(table(3), { bot: regular })).toBe(`hero:${heroCard('lebron-bearskin')}`);
  expect(answerOf(table(3), { bot: novice })).toBe(`hero:${heroCard('lebron-bearskin')}`);
  expect(question(fight())).toBe('turn.die');
});
