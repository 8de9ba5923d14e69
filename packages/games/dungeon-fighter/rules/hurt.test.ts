import { describe, expect, test } from 'vitest';
import {
  about,
  boardOf,
  bossFight,
  combat,
  fight,
  type Given,
  heroOf,
  lives,
  party,
  roomCard,
  THROW,
  told,
  ware,
} from '../scenarios/table.fixture';

const MISS = { rest: 'out' };
const [cocoa, bottle] = ['grandmothers-cocoa', 'hot-water-bottle'].map(ware);

/** Seat 1 Misses with red against this Monster (the Walrus Pup's damage is 2). */
function missing(heroes: Given, given: Given = {}, seats = 3) {
  const game = fight({ heroes, ...given }, { seats }).world('throw', MISS, MISS);
  return game.seat(1).answers('red', THROW);
}

describe('missing', () => {
  test.each([
    ['auntie-draught', 1],
    ['walrus-pup', 2],
    ['bloodthirsty-penguin', 3],
  ])('DF-8.1 a Miss against %s costs %i life', (monster, damage) => {
    const game = missing({}, { monster });
    game.expectEvents([
      { type: 'miss', seat: 1 },
      { type: 'hurt', seat: 1, amount: damage, why: 'miss' },
    ]);
    expect(heroOf(game, 1).life).toBe(9 - damage);
  });

  test('DF-8.2 and nobody else any', () => {
    const game = missing({});
    expect(lives(game)).toEqual([9, 7, 9]);
    game.expectBoard({ combat: { life: 6 }, chest: { gold: 1, bonus: 2 } });
  });

  test('DF-8.3 with 1 life left a Hero stands', () => {
    const game = missing({ 1: { life: 3 } });
    game.expectBoard({ heroes: { 1: { life: 1, fainted: 0 } } }).expectNoEvents([{ type: 'faints' }]);
  });

  test.each([2, 1])('DF-8.3: from %i life it faints, and its life is 0', (life) => {
    const game = missing({ 1: { life } });
    game.expectBoard({ heroes: { 1: { life: 0, fainted: 1 } } }).expectEvents([{ type: 'faints', seat: 1 }]);
  });

  test('DF-8.4 who has fainted is skipped and uses nothing', () => {
    const heroes = { 1: { life: 2, cards: ['avalanche-whistle'] }, 0: { cards: ['grandmothers-cocoa'], fainted: 1 } };
    const game = fight({ heroes, combat: { life: 20 } }, { seats: 4 });
    game.world('throw', MISS, { section: 'B0' }, { section: 'B0' });
    game.seat(1).answers('red', THROW);
    game.expectQuestion('turn.die', 2).expectInterrupts(0, []).expectInterrupts(1, []);
    game.refuses(0, `use:${cocoa}`, 'DF-8.4');
    game.seat(2).answers('green', THROW);
    game.expectQuestion('throw', 3); // nobody was asked about the whistle
    game.seat(3).answers(THROW);
    game.expectQuestion('turn.run-out', 2).expectBoard({ combat: { life: 14 } });
  });

  test('DF-8.5 a Spendable before the faint saves the Hero', () => {
    const game = missing({ 1: { life: 2 }, 2: { cards: ['grandmothers-cocoa'] } });
    game.expectQuestion('faint.cards', 2).expectOptions(2, ['pass', `use:${cocoa}`]);
    expect(about(game)).toEqual({ hero: 1, life: 0 });
    game.seat(2).answers(`use:${cocoa}`);
    game.expectBoard({ heroes: { 1: { life: 4, fainted: 0 }, 2: { cards: [] } }, spent: [cocoa] });
    game.expectNoEvents([{ type: 'faints' }]).expectQuestion('turn.die', 2);
  });

  test('DF-8.5 no window where nobody has a card that heals', () => {
    const game = missing({ 1: { life: 2 }, 2: { cards: ['avalanche-whistle'] } });
    game.expectBoard({ heroes: { 1: { fainted: 1 } } }).expectQuestion('turn.die', 2);
  });

  test('DF-8.6 when every Hero in the game has fainted the party loses at once', () => {
    const heroes = {
      0: { fainted: 1 },
      1: { life: 2 },
      2: { scars: ['red', 'green', 'blue'], life: 0, eliminated: 1 },
    };
    missing(heroes).expectStanding({ reason: 'fainted', places: [2, 2, 2] });
  });

  test('DF-8.6 not while one still stands', () => {
    missing({ 0: { fainted: 1 }, 1: { life: 2 } })
      .expectStanding(null)
      .expectQuestion('turn.die', 2);
  });

  test('DF-8.7 a Boss’s damage counts the same', () => {
    const game = bossFight().world('throw', MISS);
    game.seat(1).answers('red', THROW);
    expect(lives(game)).toEqual([9, 6, 9]);
  });
});

describe('DF-R32 the arithmetic of the window', () => {
  const PENGUIN = { monster: 'bloodthirsty-penguin' };

  test('DF-R32 damage first, below 0 for the moment, then healing; it faints only below 1', () => {
    const game = missing({ 1: { life: 1 }, 2: { cards: ['grandmothers-cocoa'] } }, PENGUIN);
    game.expectBoard({ heroes: { 1: { life: -2, fainted: 0 } } }).expectQuestion('faint.cards', 2);
    expect(game.match.broken()).toBeNull();
    game.seat(2).answers(`use:${cocoa}`);
    game.expectBoard({ heroes: { 1: { life: 2, fainted: 0 } } }); // 1 - 3 + 4
  });

  test('DF-R32 a card may not be enough, and then another helps', () => {
    const heroes = { 1: { life: 1 }, 2: { cards: ['grandmothers-cocoa'] }, 3: { cards: ['hot-water-bottle'] } };
    const given = { monster: 'bloodthirsty-penguin', combat: { active: 1 } };
    const game = fight({ heroes, ...given }, { seats: 4 })
      .board({ heroes: { 1: { life: -3 } } })
      .world('throw', MISS);
    game.seat(1).answers('red', THROW); // -6
    game.seat(2).answers(`use:${cocoa}`);
    game.expectBoard({ heroes: { 1: { life: -2, fainted: 0 } } }).expectQuestion('faint.cards', 3);
    game.seat(3).answers(`use:${bottle}`);
    game.expectBoard({ heroes: { 1: { life: 7, fainted: 0 } }, spent: [cocoa, bottle] });
  });

  test('DF-R32 the Hero about to faint may use its own', () => {
    const game = missing({ 1: { life: 2, cards: ['grandmothers-cocoa'] } });
    game.expectQuestion('faint.cards', 1);
    game.seat(1).answers(`use:${cocoa}`);
    game.expectBoard({ heroes: { 1: { life: 4, fainted: 0, cards: [] } } });
  });

  test('DF-R32 once it stands again no more is asked', () => {
    const game = missing({ 1: { life: 2 }, 0: { cards: ['hot-water-bottle'] }, 2: { cards: ['grandmothers-cocoa'] } });
    game.seat(2).answers(`use:${cocoa}`);
    game.expectQuestion('turn.die', 2).expectBoard({ heroes: { 0: { cards: [bottle] } } });
  });
});

describe('several at once', () => {
  const RETRIEVE = { monster: 'bloodthirsty-penguin', combat: { pool: [] } };

  test('DF-R65 healing against retrieval is allowed; windows one by one in the order of the seats', () => {
    const heroes = {
      0: { life: 2 },
      1: { life: 9, cards: ['grandmothers-cocoa'] },
      2: { life: 3, cards: ['hot-water-bottle'] },
    };
    const game = fight({ ...RETRIEVE, heroes });
    game.seat(1).answers('retrieve');
    game.expectQuestion('faint.cards', 1);
    expect(about(game)).toEqual({ hero: 0, life: -1 });
    expect(lives(game)).toEqual([-1, 6, 0]);
    game.seat(1).answers('pass');
    game.expectQuestion('faint.cards', 2); // the one about to faint herself
    game.seat(2).answers('pass');
    game.expectBoard({ heroes: { 0: { fainted: 1 }, 2: { fainted: 0 } } });
    expect(about(game)).toEqual({ hero: 2, life: 0 });
    game.expectQuestion('faint.cards', 1);
    game.seat(1).answers(`use:${cocoa}`, 'hero:2');
    expect(lives(game)).toEqual([0, 6, 4]);
    game.expectBoard({ heroes: { 2: { fainted: 0 } } }).expectQuestion('turn.die', 1);
  });

  test('DF-R65 the loss is looked at after the last window, and the invariants know of the moment', () => {
    const heroes = { 0: { life: 3 }, 1: { life: 3 }, 2: { life: 3, cards: ['grandmothers-cocoa'] } };
    const game = fight({ ...RETRIEVE, heroes });
    game.seat(1).answers('retrieve');
    for (const hero of [0, 1]) {
      expect(about(game).hero).toBe(hero);
      game.expectQuestion('faint.cards', 2);
      expect(game.match.broken()).toBeNull();
      game.seat(2).answers('pass');
    }
    game.expectStanding(null);
    expect(about(game).hero).toBe(2);
    expect(game.match.broken()).toBeNull(); // the Active Hero has fainted by now
    game.seat(2).answers(`use:${cocoa}`);
    game.expectQuestion('turn.die', 2).expectBoard({ combat: { active: 2 } });
    expect(lives(game)).toEqual([0, 0, 4]);
    const lost = fight({ ...RETRIEVE, heroes });
    lost.seat(1).answers('retrieve');
    lost.seat(2).answers('pass', 'pass', 'pass');
    lost.expectStanding({ reason: 'fainted' });
  });

  test('DF-R65 the same against what backing down costs', () => {
    const heroes = { 1: { life: 2 }, 2: { cards: ['grandmothers-cocoa'] } };
    const game = fight({ monster: 'pogo-fox', heroes });
    game.seat(0).answers('back-down');
    for (const seat of [0, 1, 2]) game.seat(seat).answers('yes');
    game.expectQuestion('faint.cards', 2);
    game.seat(2).answers(`use:${cocoa}`, 'hero:1');
    expect(lives(game)).toEqual([7, 4, 7]);
  });

  test('DF-R12 retrieval and back-down pass the fainted by', () => {
    const game = fight({ ...RETRIEVE, heroes: { 2: { fainted: 1 } } });
    game.seat(1).answers('retrieve');
    expect(lives(game)).toEqual([6, 6, 0]);
    expect(told(game, 'hurt').map(({ seat }) => seat)).toEqual([0, 1]);
    const down = fight({ monster: 'pogo-fox', heroes: { 2: { fainted: 1 } } });
    down.seat(0).answers('back-down');
    for (const seat of [0, 1, 2]) down.seat(seat).answers('yes');
    expect(lives(down)).toEqual([7, 7, 0]);
  });

  test('DF-R12 and no healing reaches them in the combat', () => {
    const heroes = { 0: { life: 5 }, 2: { fainted: 1 }, 1: { cards: ['grandmothers-cocoa'] } };
    const party = fight({ heroes, combat: { active: 0 } }).world('throw', { section: 'D0', symbol: 'icon' });
    party.seat(0).answers('green', THROW, 'ability:green'); // Heal Party
    expect(lives(party)).toEqual([6, 9, 0]);
    party.seat(1).answers(`use:${cocoa}`); // only seat 0 can be meant, so it is not asked whom
    expect(lives(party)).toEqual([9, 9, 0]);
    expect(combat(party).active).toBe(1);
  });
});

describe('healing', () => {
  test('DF-R61 life is never above the maximum', () => {
    const heroes = { 0: { life: 8 }, 1: { life: 9 }, 2: { scars: ['red'], life: 6 } };
    const game = party({ heroes, rooms: ['blanket-parlour', 'wishing-hole'] });
    game.seat(0).answers(`room:${roomCard('blanket-parlour')}`);
    expect(lives(game)).toEqual([9, 9, 7]);
    expect(told(game, 'healed').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(boardOf(game).heroes.every(({ fainted }) => fainted === 0)).toBe(true);
  });
});
