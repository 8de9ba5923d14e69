/** Section 8 of the ledger: each of its sentences is seen to be told on a broken board, or watched while games go on. */
import { type GameEvent, Match, quickStream } from '@tabard/kernel';
import { randomMove, scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../scenarios/position';
import { quickGame } from '../scenarios/quick-world.fixture';
import { fight, type Given, laidOut, monsterCard, party, roomCard, ware } from '../scenarios/table.fixture';
import { Watch } from '../scenarios/watch.fixture';
import { dungeonFighter } from '.';
import type { Combat, DungeonFighter, Hero } from './board';

const [tray, salmon, cocoa] = ['tea-tray', 'frozen-salmon', 'grandmothers-cocoa'].map(ware);

/** What the game says of this board. */
function said(b: DungeonFighter): string | null {
  const game = fight();
  game.match.g.b = b;
  return dungeonFighter.invariants?.(game.match.g as never) ?? null;
}

type Breaks = (b: DungeonFighter, combat: Combat, hero: Hero) => void;
const FIGHT = { monster: 'walrus-pup', room: 'wishing-hole' };
const MAD = { monster: 'babbling-shaman', room: 'wishing-hole' };
const BOSS = { boss: 'achoorax' };
const DUNGEON = {};
const move = (from: number[], card: number, to: number[]) => to.push(...from.splice(from.indexOf(card), 1));

describe('told on a board', () => {
  test.each<[string, Breaks, Given]>([
    ['the Leader is seat 3', (b) => (b.leader = 3), FIGHT],
    ['the Leader is seat -1', (b) => (b.leader = -1), FIGHT],
    ['the Leader is seat 0, who is out', (b) => Object.assign(b.heroes[0], { eliminated: 1, life: 0 }), FIGHT],
    ['10 Bonus dice in the Chest', (b) => (b.chest.bonus = 10), FIGHT],
    ['9 Bonus dice in the Chest and 1 thrown', (b) => (b.chest.bonus = 9), { ...FIGHT, combat: { bonusThrown: 1 } }],
    ['-1 Bonus dice', (b) => (b.chest.bonus = -1), FIGHT],
    ['the Chest holds -1 Gold', (b) => (b.chest.gold = -1), FIGHT],
    ['a die is in the pool twice', (_, c) => c.pool.push('red'), FIGHT],
    ['a special die is in the pool and thrown', (_, c) => c.thrown.push('snow') && c.pool.push('snow'), FIGHT],
    ['20 of 21 Monsters', (b) => b.monsterDeck.pop(), FIGHT],
    ['22 of 21 Monsters', (b) => b.monstersBeaten.push(monsterCard('walrus-pup')), FIGHT],
    ['21 of 21 Monsters', (b) => (b.leftOut[0] = b.leftOut[1]), FIGHT], // one twice, one missing
    ['20 of 21 Dungeon cards', (b) => b.dungeonDeck.pop(), FIGHT],
    ['22 of 21 Dungeon cards', (b) => b.setAside.push(b.room), FIGHT],
    ['23 of 24 Equipment cards', (b) => b.shopDeck.pop(), FIGHT],
    ['25 of 24 Equipment cards', (b) => b.heroes[0].cards.push(b.shopDeck[0]), FIGHT],
    ['the backs of the Monster deck', (b) => b.levelsToCome.reverse(), FIGHT],
    ['the backs of the Monster deck', (b) => b.levelsToCome.pop(), FIGHT],
    ['the Hero of seat 1 has 10 life', (_, __, hero) => (hero.life = 10), FIGHT],
    ['the Hero of seat 1 has 9 life', (_, __, hero) => (hero.scars[0] = 1), FIGHT], // the maximum is 7 now
    ['the Hero of seat 1 has 9 life', (_, __, hero) => (hero.fainted = 1), FIGHT],
    ['the Hero of seat 1 has 0 life', (_, __, hero) => (hero.life = 0), DUNGEON],
    ['the Hero of seat 1 has 0 life', (_, __, hero) => Object.assign(hero, { life: 0, fainted: 1 }), DUNGEON],
    ['seat 1 is Active and cannot act', (_, __, hero) => Object.assign(hero, { life: 0, fainted: 1 }), FIGHT],
    ['seat 1 is Active and cannot act', (_, __, hero) => Object.assign(hero, { life: 0, eliminated: 1 }), FIGHT],
    [
      'seat 1 carries 2 of the kind armour',
      (b, _, hero) => move(b.shopDeck, ware('stove-door'), hero.cards),
      { ...FIGHT, heroes: { 1: { cards: ['tea-tray'] } } },
    ],
    [
      'seat 1 carries 2 of the kind spendable',
      (b, _, hero) => move(b.shopDeck, ware('hot-water-bottle'), hero.cards),
      { ...FIGHT, heroes: { 1: { cards: ['grandmothers-cocoa'] } } },
    ],
    [
      'seat 1 carries two Weapons of one name',
      (b, _, hero) => move(b.shopDeck, salmon + 1, hero.cards),
      { ...FIGHT, heroes: { 1: { cards: ['frozen-salmon'] } } },
    ],
    [
      'an Armour of seat 1 was used twice',
      (_, __, hero) => hero.turned.push(tray),
      { ...FIGHT, heroes: { 1: { cards: ['tea-tray'], turned: ['tea-tray'] } } },
    ],
    [
      'an Armour of seat 1 is not ready',
      (_, __, hero) => hero.turned.push(tray),
      { heroes: { 1: { cards: ['tea-tray'] } } },
    ],
    [
      'the Shop was passed by',
      (b) => move(b.dungeonDeck, roomCard('left-handed-toll'), b.setAside),
      { setAside: ['cool-slide', 'half-a-bridge'] },
    ],
    ['4 Shops were visited', (b) => (b.shops = 4), FIGHT],
    ['2 Shops were visited', (b) => (b.shops = 2), BOSS],
    ['dice were retrieved from the Boss', (_, c) => (c.retrievals = 1), BOSS],
    ['more than four Icebergs', (_, c) => (c.layout = { ...c.layout, icebergs: [0, 1, 2, 3, 3] }), FIGHT],
    ['Madness counts 4 Hits', (_, c) => (c.hits = 4), MAD],
    ['Madness counts 1 Hits', (_, c) => (c.hits = 1), FIGHT], // which is not mad
    ['XP, tokens or Scars', (_, __, hero) => (hero.xp = 4), FIGHT],
    ['XP, tokens or Scars', (_, __, hero) => (hero.xp = -1), FIGHT],
    ['XP, tokens or Scars', (_, __, hero) => hero.tokens.push(1), FIGHT],
    ['XP, tokens or Scars', (_, __, hero) => hero.scars.push(0), FIGHT],
  ])('%s', (sentence, breaks, given) => {
    const b = laidOut(3, {}, given);
    expect(said(b)).toBeNull(); // it holds before
    breaks(b, b.combat as Combat, b.heroes[1]);
    expect(said(b)).toContain(sentence);
  });

  test('at the borders nothing is wrong', () => {
    expect(said(laidOut(3, {}, { ...FIGHT, chest: { gold: 0, bonus: 8 }, combat: { bonusThrown: 1 } }))).toBeNull();
    expect(said(laidOut(3, {}, { ...MAD, combat: { hits: 3 } }))).toBeNull();
    expect(said(laidOut(3, {}, { setAside: ['cool-slide', 'half-a-bridge', 'snowed-in-bank'] }))).toBeNull();
    expect(
      said(
        laidOut(3, {}, { ...FIGHT, heroes: { 0: { fainted: 1 }, 1: { scars: ['red', 'green', 'blue'], life: 3 } } }),
      ),
    ).toBeNull();
    expect(
      said(laidOut(3, {}, { ...FIGHT, heroes: { 1: { cards: ['frozen-salmon', 'horned-helm'], xp: 3 } } })),
    ).toBeNull();
  });

  test('DF-R32 who is about to faint is below 1 for a moment', () => {
    const game = fight({ heroes: { 1: { life: 1, cards: ['grandmothers-cocoa'] } } }).world('throw', { rest: 'out' });
    game.seat(1).answers('red', 'assist:safe');
    game.expectQuestion('faint.cards', 1).expectBoard({ heroes: { 1: { life: -1, cards: [cocoa] } } });
    expect(game.match.broken()).toBeNull();
  });
});

// ---- over time

const ANSWERS = 400;

/** Random hands play on, and every law is looked at after each answer. */
function watched(match: Match<DungeonFighter>, seed: number): Watch {
  const watch = new Watch();
  const whims = quickStream(seed);
  let heard = 0;
  for (let i = 0; i < ANSWERS && !match.standing; i++) {
    const { seat, key } = randomMove(match as never, whims);
    match.answer(seat, key);
    const events = match.eventsFor('everything', heard);
    heard += events.length;
    watch.look(match, events);
  }
  return watch;
}

describe('watched in random games', () => {
  test.each([
    [2, {}],
    [3, { levelUp: 'on', ruling: 'on' }],
    [4, { difficulty: 'hard' }],
  ] as const)('every law holds with %i Heroes and %j', (seats, options) => {
    for (let i = 0; i < 12; i++) {
      const setup = { seats, options, seed: `watch.${i}`, unattended: true };
      watched(Match.start(quickGame, setup), i);
    }
  });

  test.each(['achoorax', 'queen-perma', 'drowned-choir'])('and against %s', (boss) => {
    const ends = new Set<string | undefined>();
    for (let i = 0; i < 10; i++) {
      const heroes = {
        0: { cards: ['bag-of-fresh-snow'] },
        1: { cards: ['bottled-puddle'] },
        2: { cards: ['anatomical-poster'] },
      };
      const given = { boss, chest: { bonus: 6 }, heroes, combat: { life: 9 + 3 * i } };
      const { match } = scenario(quickGame, scenarios).seats(3).seed(`boss.${i}`).given(given);
      watched(match as never, i);
      ends.add(match.standing?.reason);
    }
    expect(ends.has('won')).toBe(true);
  });
});

describe('and is seen to be broken where it is', () => {
  const heard =
    (...events: object[]) =>
    () =>
      new Watch().look(fight().match as never, events as GameEvent[]);
  const thrown = (die: object) => ({ type: 'thrown', facts: { dice: [die], icebergs: [] } });
  const HIT = { bounced: true, reqs: {}, rest: 'section', inside: false };

  test('a Hit has bounced and met every requirement', () => {
    expect(heard(thrown(HIT), { type: 'hit' })).not.toThrow();
    expect(heard(thrown({ ...HIT, bounced: false }), { type: 'hit' })).toThrow('no Hit');
    expect(heard(thrown({ ...HIT, reqs: { pond: false } }), { type: 'hit' })).toThrow('no Hit');
    expect(heard(thrown({ ...HIT, rest: 'bone' }), { type: 'insta-kill' })).toThrow('no Hit');
  });

  test('no retrieval from the Boss, and no more throws there than dice', () => {
    expect(heard({ type: 'retrieved' })).not.toThrow();
    expect(heard({ type: 'boss.appears' }, { type: 'retrieved' })).toThrow('retrieved');
    const many = (count: number) => new Array(count).fill(thrown(HIT));
    expect(heard({ type: 'boss.appears' }, ...many(12))).not.toThrow();
    expect(heard({ type: 'boss.appears' }, ...many(13))).toThrow('throws');
    expect(heard({ type: 'boss.appears' }, { type: 'dice.join' }, { type: 'rethrow' }, ...many(14))).not.toThrow();
  });

  test('Madness counts the Hits that stood', () => {
    const { match } = party({ ...MAD, combat: { hits: 1 } });
    const look =
      (...events: object[]) =>
      () =>
        new Watch().look(match as never, events as GameEvent[]);
    const met = { type: 'monster.appears' };
    expect(look(met, thrown(HIT), { type: 'hit' })).not.toThrow();
    expect(look(met)).toThrow('Madness');
    expect(look(met, thrown(HIT), { type: 'hit' }, thrown(HIT), { type: 'hit' })).toThrow('Madness');
  });

  test('Icebergs do not grow by themselves', () => {
    const bergs = (icebergs: number[]) => fight({ monster: 'auntie-draught', combat: { icebergs } }).match as never;
    const watch = new Watch();
    watch.look(bergs([0, 1]), []);
    watch.look(bergs([0]), []);
    expect(() => watch.look(bergs([0, 1, 2]), [])).toThrow('Icebergs');
    const called = new Watch();
    called.look(bergs([0]), []);
    expect(() => called.look(bergs([0, 1, 2, 3]), [{ type: 'icebergs.set' }] as never)).not.toThrow();
  });
});
