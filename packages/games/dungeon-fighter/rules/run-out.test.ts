import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import {
  bossFight,
  combat,
  fight,
  heroOf,
  lives,
  party,
  question,
  roomCard,
  THROW,
  ware,
} from '../scenarios/table.fixture';
import { levelOf } from './board';

const COLOURED = ['red', 'green', 'blue'];
const MISS = { rest: 'out' };
const HOLE = { rest: 'hole' };
const LEVEL_3 = { monster: 'bloodthirsty-penguin', combat: { pool: [] } };

describe('running out of dice', () => {
  test('DF-9.1, DF-R13, DF-R14 only when neither a coloured nor a special die is left', () => {
    const empty = fight({ combat: { pool: [] } });
    empty.expectQuestion('turn.run-out', 1);
    const snow = fight({ combat: { pool: ['snow'] } });
    snow.expectQuestion('throw', 1);
    expect(snow.match.pending.asks[0].about.die).toBe('snow');
    fight({ combat: { pool: ['blue', 'water'] } }).expectOptions(1, ['blue', 'water']);
  });

  test('DF-9.2 a Bonus die, or the three dice back', () => {
    const game = fight({ ...LEVEL_3, chest: { bonus: 2 } });
    game.expectQuestion('turn.run-out', 1).expectOptions(1, ['bonus', 'retrieve']).refuses(1, 'red');
    expect(game.match.pending.asks[0].about).toEqual({ level: 3, bonus: 2 });
  });

  test('DF-9.3, DF-14.1 a Bonus die is taken from the Chest and thrown in this turn', () => {
    const game = fight({ combat: { pool: [], life: 20 }, chest: { bonus: 2 } }).world('throw', { section: 'B0' });
    game.seat(1).answers('bonus');
    game.expectQuestion('throw', 1).expectBoard({ chest: { bonus: 1 }, combat: { bonusThrown: 1 } });
    expect(game.match.pending.asks[0].about).toMatchObject({ die: 'white', ids: ['white-0'] });
    game.seat(1).answers(THROW);
    game.expectBoard({ chest: { bonus: 1 }, combat: { bonusThrown: 1, life: 17, pool: [] } });
    game.expectQuestion('turn.run-out', 2);
    expect(lives(game)).toEqual([9, 9, 9]);
  });

  test('DF-9.3 with none in the Chest the dice must be retrieved, unasked', () => {
    const game = fight({ combat: { pool: [] }, chest: { bonus: 0 } });
    game.expectEvents([{ type: 'retrieved', seat: 1, level: 1 }]).expectQuestion('turn.die', 1);
    expect(lives(game)).toEqual([8, 8, 8]);
  });

  test('DF-9.4, DF-R49, DF-9.7 all three come back wherever they lie, and the same Hero throws one', () => {
    const game = fight({ combat: { life: 20 } }).world('throw', HOLE, MISS, { section: 'D0' }, { section: 'D0' });
    game.seat(1).answers('red', THROW);
    game.seat(2).answers('green', THROW);
    game.seat(0).answers(THROW);
    game.seat(1).answers('retrieve');
    game
      .expectQuestion('turn.die', 1)
      .expectOptions(1, COLOURED)
      .expectBoard({ combat: { active: 1, retrievals: 1 } });
    game.seat(1).answers('red', THROW);
    game.expectQuestion('turn.die', 2).expectOptions(2, ['green', 'blue']);
  });

  test.each([
    ['walrus-pup', 1],
    ['pogo-fox', 2],
    ['bloodthirsty-penguin', 3],
    ['white-bear', 4],
  ])('DF-9.5 against %s every Hero suffers %i', (monster, level) => {
    const game = fight({ monster, combat: { pool: [] }, chest: { gold: 3, bonus: 2 } });
    game.seat(1).answers('retrieve');
    expect(lives(game)).toEqual([9 - level, 9 - level, 9 - level]);
    game.expectBoard({ chest: { gold: 3, bonus: 2 } }).expectQuestion('turn.die', 1);
  });

  test('DF-9.6 nothing prevents it: no Armour is asked for', () => {
    const heroes = { 0: { cards: ['igloo-with-armholes'] }, 1: { cards: ['stove-door'] } };
    const game = fight({ ...LEVEL_3, heroes });
    game.seat(1).answers('retrieve');
    expect(lives(game)).toEqual([6, 6, 6]);
    game.expectNoEvents([{ type: 'armour.used' }]).expectQuestion('turn.die', 1);
    expect([heroOf(game, 0).turned, heroOf(game, 1).turned]).toEqual([[], []]);
  });

  test('DF-9.8 as often as they like against a Monster', () => {
    const game = fight({ combat: { life: 90 } }).world('throw', ...new Array(9).fill(HOLE));
    for (let i = 0; i < 9; i++) {
      const { active, pool } = combat(game);
      if (question(game) === 'turn.run-out') game.seat(active).answers('retrieve');
      if (question(game) === 'turn.die') game.seat(combat(game).active).answers(combat(game).pool[0]);
      expect(pool.length).toBeLessThanOrEqual(3);
      game.seat(combat(game).active).answers(THROW);
    }
    game.expectBoard({ combat: { retrievals: 2, throws: 9 } }).expectQuestion('turn.run-out');
  });

  test('DF-9.9 never against the Boss', () => {
    const heroes = { 1: { cards: ['grandmothers-cocoa'], life: 5 } }; // so that it is asked
    const game = bossFight({ combat: { pool: [] }, chest: { bonus: 2 }, heroes });
    game.expectQuestion('turn.run-out', 1).expectOptions(1, ['bonus']).refuses(1, 'retrieve');
    bossFight({ combat: { pool: [] }, chest: { bonus: 2 } }).expectQuestion('throw', 1);
  });

  test('DF-9.10 Bonus dice do not come back to the pool', () => {
    const game = fight({ combat: { pool: [], life: 20 }, chest: { bonus: 2 } }).world('throw', HOLE);
    game.seat(1).answers('bonus', THROW);
    game.seat(2).answers('retrieve');
    game.expectOptions(2, COLOURED).expectBoard({ chest: { bonus: 1 }, combat: { bonusThrown: 1 } });
  });

  test('DF-R11 who faints from the retrieval has paid for it; the next able Hero has the dice', () => {
    const game = fight({ ...LEVEL_3, heroes: { 1: { life: 3 }, 2: { life: 3 } } });
    game.seat(1).answers('retrieve');
    expect(lives(game)).toEqual([6, 0, 0]);
    game.expectQuestion('turn.die', 0).expectOptions(0, COLOURED);
    game.expectBoard({ combat: { active: 0 }, heroes: { 1: { fainted: 1 }, 2: { fainted: 1 } } });
  });
});

describe('Bonus dice', () => {
  test('DF-14.2, DF-14.3 nine in all, and never more in the Chest', () => {
    const rooms = ['gamblers-igloo', 'wishing-hole'];
    const full = party({ rooms, chest: { gold: 0, bonus: 9 } });
    full.seat(0).answers(`room:${roomCard('gamblers-igloo')}`);
    full.expectBoard({ chest: { bonus: 9, gold: 1 } }).expectNoEvents([{ type: 'die.gained' }]);
    const eight = party({ rooms, chest: { bonus: 8 } });
    eight.seat(0).answers(`room:${roomCard('gamblers-igloo')}`);
    eight.expectBoard({ chest: { bonus: 9 } });
    expect(fight({ chest: { bonus: 9 }, combat: { bonusThrown: 1 } }).match.broken()).toMatch('Bonus dice');
    const shop = party({ phase: 'shop', chest: { gold: 9, bonus: 9 } });
    shop.refuses(0, 'die', 'DF-14.2').seat(0).answers('done');
  });

  test('DF-14.4, DF-R14 none is thrown while a die is in the pool', () => {
    for (const pool of [['red'], ['snow'], ['green', 'water']]) {
      const game = fight({
        combat: { pool },
        chest: { bonus: 9 },
        heroes: { 0: { cards: ['grandmothers-cocoa'], life: 5 } },
      });
      game.expectQuestion('turn.die', 1).expectOptions(1, pool).refuses(1, 'bonus');
    }
  });

  test('DF-14.5 they are of the set in use: d4 here, d6 of the crate', () => {
    const shapeOf = (dice: string) => {
      const game = fight({ combat: { pool: [] } }, { boxes: 'ice+crate', dice });
      game.seat(1).answers('bonus');
      return game.match.pending.asks[0].about.shape;
    };
    expect([shapeOf('ice'), shapeOf('crate')]).toEqual(['d4', 'd6']);
  });
});

describe('no die left against the Boss', () => {
  const OUT = { combat: { pool: [], life: 5, lastThrower: 0 }, chest: { bonus: 0 } };

  test('DF-R37 the party loses when the next Hero has no die and nobody holds a card that helps', () => {
    bossFight(OUT).expectStanding({ reason: 'no-dice', places: [2, 2, 2] });
    const useless = { 0: { cards: ['grandmothers-cocoa'], life: 4 }, 1: { cards: ['avalanche-whistle'] } };
    bossFight({ ...OUT, heroes: useless }).expectStanding({ reason: 'no-dice' });
    bossFight({ ...OUT, heroes: { 0: { cards: ['anatomical-poster'] } } }).expectStanding({ reason: 'no-dice' });
  });

  test('DF-R37 before that, once, cards that grant dice; then the turn goes on', () => {
    const heroes = { 0: { cards: ['bottled-puddle'] }, 2: { cards: ['bag-of-fresh-snow'] } };
    const game = bossFight({ ...OUT, heroes }).world('throw', { id: 'snow', ...MISS });
    const [snow, puddle] = [ware('bag-of-fresh-snow'), ware('bottled-puddle')];
    game.expectQuestion('last.cards', 2).expectOptions(2, ['pass', `use:${snow}`]);
    game.seat(2).answers(`use:${snow}`);
    game.expectBoard({ combat: { active: 1 }, spent: [snow], heroes: { 0: { cards: [puddle] } } });
    game.expectQuestion('turn.die', 1).expectOptions(1, ['snow']); // asked, as a card could be thrown in
    game.seat(1).answers('snow', THROW);
    game.expectQuestion('last.cards', 0);
    game.seat(0).answers('pass');
    game.expectStanding({ reason: 'no-dice' });
  });

  test('DF-R37 a fainted Hero’s card does not help', () => {
    bossFight({ ...OUT, heroes: { 2: { cards: ['bag-of-fresh-snow'], fainted: 1 } } }).expectStanding({
      reason: 'no-dice',
    });
  });

  test('DF-R50 where a level is asked for, a Boss counts as 5', () => {
    expect(builtIn.bosses.map(levelOf)).toEqual([5, 5, 5]);
    expect(builtIn.monsters.slice(0, 6).map(levelOf)).toEqual([1, 1, 1, 1, 1, 2]);
  });
});
