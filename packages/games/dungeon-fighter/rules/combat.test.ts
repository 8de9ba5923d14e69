import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import {
  about,
  boardOf,
  bossCard,
  bossFight,
  combat,
  fight,
  lives,
  monsterCard,
  offered,
  party,
  roomCard,
  THROW,
  told,
} from '../scenarios/table.fixture';

const MISS = { rest: 'out' };

/** The third visit to a Shop is over, and a Boss comes. */
const third = (options = {}, seed = '1') => {
  const given = { phase: 'shop', shops: 2, chest: { gold: 0 }, leader: 2 };
  return party(given, options).seed(seed);
};

describe('the Final Boss', () => {
  test('DF-19.1 one of three at random, with nothing to gain but the game', () => {
    const seen = new Set(Array.from({ length: 20 }, (_, seed) => combat(third({}, String(seed))).monster));
    expect([...seen].sort()).toEqual([0, 1, 2]);
    const game = third();
    expect([combat(game).isBoss, combat(game).gold]).toEqual([1, 0]);
    game.expectEvents([{ type: 'boss.appears', boss: combat(game).monster }]);
  });

  test.each([
    ['normal', 0],
    ['hard', 3],
    ['inferno', 5],
  ])('DF-19.2, DF-R9 its life on the card, and %s adds %i', (difficulty, more) => {
    const game = third({ difficulty });
    const { life, monster } = combat(game);
    expect(life).toBe(builtIn.bosses[monster].life + more);
  });

  test('DF-19.3 everything else is as in any combat: a die each, Hit and Miss, damage', () => {
    const game = bossFight().world('throw', { section: 'B0' }, { ...MISS, reqs: { 'weak-hand': true } });
    game.expectQuestion('turn.die', 1).expectOptions(1, ['red', 'green', 'blue']);
    game.seat(1).answers('red', THROW);
    game.expectBoard({ combat: { life: 22, active: 2 } });
    game.seat(2).answers('blue', THROW);
    expect(lives(game)).toEqual([9, 9, 6]);
  });

  test('DF-19.4 the Leader’s left neighbour is the first', () => {
    expect(combat(third()).active).toBe(0);
    expect(combat(party({ phase: 'shop', shops: 2, chest: { gold: 0 }, leader: 0 })).active).toBe(1);
  });

  test('DF-19.5 with an empty pool a Bonus die is all there is', () => {
    const game = bossFight({ combat: { pool: [] }, heroes: { 0: { cards: ['grandmothers-cocoa'], life: 1 } } });
    game.expectQuestion('turn.run-out', 1).expectOptions(1, ['bonus']).refuses(1, 'retrieve');
    const unasked = bossFight({ combat: { pool: [] } });
    unasked.expectQuestion('throw', 1).expectBoard({ chest: { bonus: 1 }, combat: { retrievals: 0 } });
  });

  test('DF-19.6 without a die the party loses, even against 1 life', () => {
    const game = bossFight({ combat: { pool: ['red'], life: 1 }, chest: { bonus: 0 } }).world('throw', MISS);
    game.seat(1).answers(THROW);
    game.expectStanding({ reason: 'no-dice', places: [2, 2, 2] });
    const one = bossFight({ combat: { pool: ['red'], life: 1 }, chest: { bonus: 1 } }).world('throw', MISS);
    one.seat(1).answers(THROW);
    one.expectStanding(null).expectQuestion('throw', 2);
  });

  test('DF-19.7 bullseye, Insta-Kill and abilities work', () => {
    const bull = bossFight().world('throw', { section: 'BULL' });
    bull
      .seat(1)
      .answers('red', THROW)
      .expectBoard({ combat: { life: 15 } });
    const kill = bossFight().world('throw', { section: 'BULL', symbol: 'icon' });
    kill.seat(1).answers('green', THROW, 'decline').expectStanding({ reason: 'won' });
    const gold = bossFight().world('throw', { section: 'D0', symbol: 'icon' });
    gold
      .seat(1)
      .answers('green', THROW, 'ability:green')
      .expectBoard({ chest: { gold: 2 } });
  });

  test('DF-19.8 no Dungeon card binds a throw', () => {
    const game = party({ phase: 'shop', shops: 2, chest: { gold: 0 }, setAside: ['cool-slide', 'half-a-bridge'] });
    expect(boardOf(game).room).toBeLessThan(0);
    const choir = bossFight({ boss: 'drowned-choir' }); // asks for a Jump itself
    choir.seat(1).answers('red');
    expect(about(choir).reqs).toEqual(['jump']);
    const dragon = bossFight();
    dragon.seat(1).answers('red');
    expect(about(dragon).reqs).toEqual([]);
  });

  test.each([
    [3, true],
    [4, false],
  ])('DF-19.9 3 damage at %i life: won %s, and no Resting follows', (life, won) => {
    const game = bossFight({ combat: { life }, heroes: { 0: { fainted: 1 } } }).world('throw', { section: 'B0' });
    game.seat(1).answers('red', THROW);
    if (won) game.expectStanding({ reason: 'won' }).expectNoEvents([{ type: 'resting.begins' }]);
    else game.expectStanding(null).expectQuestion('turn.die', 2);
  });

  test('DF-19.1, DF-4.11 what it calls for is brought out before the first throw', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = third({}, String(seed));
      const { monster, layout, toFlip } = combat(game);
      expect(layout.icebergs.length).toBe(monster === bossCard('queen-perma') ? 4 : 0);
      expect(toFlip.length).toBe(monster === bossCard('drowned-choir') ? 1 : 0);
    }
  });
});

describe('difficulty', () => {
  const met = (difficulty: string, monster: string) => {
    const rooms = ['hall-of-winter-solstice', 'wishing-hole'];
    const game = party({ rooms, monsters: [monster] }, { difficulty }).world('throw', {
      ...MISS,
      reqs: { pond: true },
    });
    return game.seat(0).answers(`room:${roomCard('hall-of-winter-solstice')}`);
  };

  test.each([
    ['normal', 0],
    ['hard', 3],
    ['inferno', 5],
  ])('DF-34.1 %s adds %i to a Monster’s life, at every combat', (difficulty, more) => {
    const game = met(difficulty, 'walrus-pup');
    expect(combat(game).life).toBe(6 + 3 + more);
    expect(told(game, 'monster.appears')[0]).toMatchObject({ printed: 6, advantage: 3, difficulty: more });
    const next = fight({ monster: 'pogo-fox', monsters: ['white-bear'], room: 'wishing-hole' }, { difficulty });
    next.seat(0).answers('back-down');
    for (const seat of [0, 1, 2]) next.seat(seat).answers('yes');
    expect(combat(next)).toMatchObject({ monster: monsterCard('white-bear'), life: 14 + more });
  });

  test('DF-34.2 it changes no damage, Gold, level or requirement', () => {
    for (const difficulty of ['normal', 'inferno']) {
      const game = met(difficulty, 'water-tribe-goblin');
      game.seat(1).answers('red');
      expect([about(game).reqs, combat(game).gold]).toEqual([['pond'], 2]);
      game.seat(1).answers(THROW);
      expect(lives(game)).toEqual([9, 7, 9]);
      const out = fight({ combat: { pool: [] } }, { difficulty });
      expect(about(out).level).toBe(1);
    }
  });
});

describe('two seats for one person', () => {
  test('DF-33.1, DF-33.3 the set-up of two players: 2 Bonus dice, no Gold, and 4 cards in the Shop', () => {
    const game = party({}, { seats: 2 });
    game.expectBoard({ chest: { bonus: 2, gold: 0 } });
    expect(boardOf(party({ phase: 'shop', chest: { gold: 3 } }, { seats: 2 })).onOffer).toHaveLength(4);
  });

  test('DF-33.2 the two Heroes take turns; the Leader is a Hero', () => {
    const game = fight({ combat: { life: 20 } }, { seats: 2 }).world('throw', MISS, MISS, { section: 'D0' });
    game.seat(1).answers('red', THROW);
    game.expectQuestion('turn.die', 0);
    game.seat(0).answers('blue', THROW);
    game.expectQuestion('throw', 1);
    const won = fight({ combat: { life: 1 } }, { seats: 2 }).world('throw', { section: 'D0' });
    won.seat(1).answers('red', THROW).expectBoard({ leader: 1 });
    expect(offered(won, 1)).toHaveLength(2);
  });
});
