import { describe, expect, test } from 'vitest';
import {
  boardOf,
  fight,
  heroOf,
  lives,
  monsterCard,
  offered,
  party,
  question,
  rest,
  roomCard,
  THROW,
  told,
  ware,
} from '../scenarios/table.fixture';
import { maxLife } from './board';

const COLOURED = ['red', 'green', 'blue'];
const pup = monsterCard('walrus-pup');
const [tray, salmon, cocoa] = ['tea-tray', 'frozen-salmon', 'grandmothers-cocoa'].map(ware);

describe('rewards', () => {
  test.each([
    [0, 0],
    [-2, 0],
    [-3, 1],
    [-9, 1],
  ])('DF-12.1 a last Hit that leaves %i life is worth %i Gold more', (life, more) => {
    const game = rest({ combat: { life } });
    game.expectBoard({ chest: { gold: 1 + 3 + more } });
    expect(told(game, 'epic-shot')).toHaveLength(more);
  });

  test('DF-12.2 an Insta-Kill the same, and 1 in all', () => {
    rest({ combat: { life: 0, defeated: 'insta-kill' } }).expectBoard({ chest: { gold: 1 + 3 + 1 } });
    rest({ combat: { life: -4, defeated: 'insta-kill' } }).expectBoard({ chest: { gold: 1 + 3 + 1 } });
  });

  test('DF-R36 what was defeated without a Hit is no Epic Shot', () => {
    const game = rest({ combat: { life: -4, defeated: 'other' } });
    game.expectBoard({ chest: { gold: 1 + 3 } }).expectNoEvents([{ type: 'epic-shot' }]);
  });

  test('DF-12.3 the Gold on the Monster card goes to the Chest', () => {
    rest({ monster: 'white-bear' }).expectBoard({ chest: { gold: 1 + 6 } });
  });

  test('DF-R42 Gold has no limit', () => {
    rest({ chest: { gold: 30 } }).expectBoard({ chest: { gold: 33 } });
    rest({ chest: { gold: 99 } }).expectBoard({ chest: { gold: 102 } });
  });
});

describe('Scars', () => {
  const scarring = (hero: object = {}) => rest({ heroes: { 1: { fainted: 1, life: 0, ...hero } } } as never);

  test('DF-12.4, DF-13.1, DF-13.2 each who fainted takes one, of a colour its player chooses', () => {
    const heroes = { 0: { fainted: 1 }, 2: { fainted: 1 } };
    const game = rest({ heroes });
    game.expectQuestion('rest.scar', 0).expectOptions(0, COLOURED).expectOptions(1, []);
    game.seat(0).answers('blue');
    game.expectQuestion('rest.scar', 2);
    game.seat(2).answers('red');
    game.expectBoard({
      heroes: { 0: { scars: [0, 0, 1] }, 1: { scars: [0, 0, 0] }, 2: { scars: [1, 0, 0] } },
      scarsTaken: 2,
    });
    game.expectQuestion('dungeon.card');
  });

  test('DF-13.2 a colour holds one Scar; the last free one goes without asking', () => {
    const two = scarring({ scars: ['red'] });
    two.expectOptions(1, ['green', 'blue']).refuses(1, 'red');
    const last = scarring({ scars: ['red', 'blue'] });
    last.expectBoard({ heroes: { 1: { scars: [1, 1, 1] } } }).expectQuestion('dungeon.card');
  });

  test('DF-13.3, DF-13.5, DF-R4 maximum 9, 7, 5, 3, and restored to it', () => {
    const scars = (...given: string[]) => {
      const game = scarring({ scars: given });
      if (question(game) === 'rest.scar') game.seat(1).answers(offered(game, 1)[0]);
      const hero = heroOf(game, 1);
      expect(hero.life).toBe(maxLife(hero));
      return hero.life;
    };
    expect(maxLife(heroOf(rest(), 1))).toBe(9);
    expect([scars(), scars('red'), scars('red', 'green')]).toEqual([7, 5, 3]);
  });

  test('DF-R61 the maximum falls when the Scar is taken, not when the Hero faints', () => {
    const game = scarring();
    expect([maxLife(heroOf(game, 1)), heroOf(game, 1).life]).toEqual([9, 0]);
    game.seat(1).answers('green');
    expect([maxLife(heroOf(game, 1)), heroOf(game, 1).life]).toEqual([7, 7]);
    game.expectEvents([{ type: 'scar.taken', seat: 1, colour: 'green', maximum: 7 }]);
  });

  test('DF-13.4 the ability of that colour is lost', () => {
    const given = { heroes: { 1: { fainted: 1 } }, rooms: ['wishing-hole', 'cool-slide'], room: 'blanket-parlour' };
    const game = rest({ ...given, combat: { lastThrower: 0 }, monsters: ['white-bear'] });
    game.world('throw', { section: 'D0', symbol: 'icon' });
    game.seat(1).answers('green');
    game.seat(0).answers(`room:${roomCard('wishing-hole')}`);
    game.seat(1).answers('green', THROW); // the die may still be thrown
    game.expectQuestion('turn.die', 2).expectNoEvents([{ type: 'ability.used' }]);
  });

  test('DF-13.6 with three Scars already, no Scar but eliminated, and only now', () => {
    const game = rest({
      heroes: { 2: { fainted: 1, scars: COLOURED, life: 0, cards: ['tea-tray'], tokens: [1, 0, 0] } },
    });
    game.expectEvents([{ type: 'eliminated', seat: 2 }]).expectNoEvents([{ type: 'scar.taken' }]);
    game.expectBoard({
      heroes: { 2: { eliminated: 1, fainted: 0, scars: [1, 1, 1], tokens: [0, 0, 0] } },
      scarsTaken: 3,
    });
    const fainted = fight({ heroes: { 1: { scars: COLOURED, life: 2 } } }).world('throw', { rest: 'out' });
    fainted.seat(1).answers('red', THROW);
    fainted.expectBoard({ heroes: { 1: { fainted: 1, eliminated: 0 } } });
  });

  test('DF-R42 Scars never run out: three a Hero', () => {
    const heroes = Object.fromEntries(
      [0, 1, 2].map((seat) => [seat, { scars: ['red', 'green'], fainted: 1, life: 0 }]),
    );
    const game = rest({ heroes: { ...heroes, 3: {} } }, { seats: 4 });
    expect(boardOf(game).scarsTaken).toBe(9);
    expect(lives(game)).toEqual([3, 3, 3, 9]);
  });

  test('DF-R42 nor do Level Up tokens, of which twelve are printed', () => {
    const heroes = Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((seat) => [seat, { tokens: [1, 1, 0], xp: seat ? 0 : 3 }]),
    );
    const game = party({ phase: 'shop', heroes }, { seats: 6, boxes: 'ice+crate', levelUp: 'on' });
    game.expectQuestion('shop.level-up', 0).expectOptions(0, ['blue', 'keep']);
    game
      .seat(0)
      .answers('blue')
      .expectBoard({ heroes: { 0: { tokens: [1, 1, 1], xp: 0 } } });
  });

  test('DF-12.12 who did not faint keeps its life', () => {
    const game = rest({ heroes: { 0: { life: 1 }, 2: { life: 4 } } });
    expect(lives(game)).toEqual([1, 9, 4]);
    game.expectNoEvents([{ type: 'healed' }]);
  });
});

describe('the new Leader', () => {
  test('DF-12.5, DF-R10 who threw the last die, whatever took the last life', () => {
    rest({ combat: { lastThrower: 2 } })
      .expectBoard({ leader: 2 })
      .expectQuestion('dungeon.card', 2);
    rest({ combat: { lastThrower: 2, active: 0, defeated: 'other' } }).expectBoard({ leader: 2 });
  });

  test('DF-R10 if that Hero is eliminated now, the next clockwise', () => {
    const out = { fainted: 1, scars: COLOURED, life: 0 };
    rest({ combat: { lastThrower: 1 }, heroes: { 1: out } }).expectBoard({ leader: 2 });
    const two = rest({ combat: { lastThrower: 1 }, heroes: { 1: out, 2: { ...out, fainted: 0, eliminated: 1 } } });
    two.expectBoard({ leader: 0 });
  });

  test('DF-12.6 the coloured dice are retrieved, and the Hero to the left of the new Leader starts', () => {
    const given = {
      combat: { lastThrower: 1, pool: ['blue'] },
      rooms: ['wishing-hole', 'cool-slide'],
      room: 'blanket-parlour',
    };
    const game = rest(given);
    game.seat(1).answers(`room:${roomCard('wishing-hole')}`);
    game.expectBoard({ combat: { active: 2, pool: COLOURED } });
  });
});

describe('the table is cleared', () => {
  test('DF-12.7 thrown Bonus dice go to the supply, not to the Chest', () => {
    rest({ chest: { bonus: 1 }, combat: { bonusThrown: 3 } }).expectBoard({ chest: { bonus: 1 }, combat: null });
  });

  test('DF-12.8 tokens, Icebergs, Templates and Madness are gone in the next combat', () => {
    const combat = { melody: 1, cutthroat: 1, icebergs: [0, 1], templates: ['frozen-1'], hits: 2 };
    const given = {
      combat,
      monster: 'babbling-shaman',
      rooms: ['wishing-hole', 'cool-slide'],
      room: 'blanket-parlour',
    };
    const game = rest({ ...given, monsters: ['brain-freeze-giant'] });
    game.expectBoard({ combat: null });
    game.seat(1).answers(`room:${roomCard('wishing-hole')}`);
    game.expectBoard({
      combat: { melody: 0, cutthroat: 0, hits: 0, layout: { icebergs: [], templates: [], dice: [] }, templatesBy: [] },
    });
  });

  test('DF-12.9 the defeated Monster is on the discard pile', () => {
    rest().expectBoard({ monstersBeaten: [pup], monstersGone: [] });
  });

  test('DF-12.10 Equipment is passed on, any number, within the limits', () => {
    const heroes = { 0: { cards: ['tea-tray'] }, 1: { cards: ['frozen-salmon'] }, 2: { cards: ['stove-door'] } };
    const game = rest({ heroes });
    game.expectQuestion('rest.exchange', 0).expectQuestion('rest.exchange', 2);
    game.seat(2).answers(`card:0:${tray}`);
    game.expectQuestion('rest.to').expectOptions(0, ['to:1', `swap:2:${ware('stove-door')}`, 'back']);
    game.seat(0).answers('to:1');
    game.expectBoard({ heroes: { 0: { cards: [] }, 1: { cards: [salmon, tray] } } });
    game.seat(0).answers(`card:1:${salmon}`, 'to:0', 'done');
    game.expectBoard({ heroes: { 0: { cards: [salmon] }, 1: { cards: [tray] } }, phase: 'dungeon' });
  });

  test('DF-12.10 without Equipment nobody is asked', () => {
    rest()
      .expectQuestion('dungeon.card', 1)
      .expectNoEvents([{ type: 'equipment.passed' }]);
  });

  test('DF-12.13 every Armour is ready again, whoever carries it now', () => {
    const game = rest({ heroes: { 0: { cards: ['tea-tray'], turned: ['tea-tray'] } } });
    game.expectBoard({ heroes: { 0: { turned: [tray] } } });
    game.seat(0).answers(`card:0:${tray}`, 'to:2', 'done');
    game.expectBoard({ heroes: { 0: { turned: [], cards: [] }, 2: { turned: [], cards: [tray] } } });
  });

  test('DF-12.4, DF-12.13 Scars come before the exchange, and a healing card may still be used in Resting', () => {
    const game = rest({ heroes: { 0: { fainted: 1 }, 2: { cards: ['grandmothers-cocoa'], life: 3 } } });
    game.expectQuestion('rest.scar', 0);
    game.seat(0).answers('red');
    game.expectQuestion('rest.exchange').expectInterrupts(2, [`use:${cocoa}`]);
    game.seat(2).answers(`use:${cocoa}`);
    expect(lives(game)).toEqual([7, 9, 7]);
  });
});

describe('the way to the Shop', () => {
  const icons = { 2: 'snowed-in-bank', 3: 'wishing-hole', 4: 'cool-slide', 5: 'hall-of-sore-spots' };

  test.each([
    [['cool-slide', 'half-a-bridge'], icons[3], 10, 'shop'],
    [['cool-slide', 'half-a-bridge'], icons[2], 9, 'dungeon'],
    [['polar-night-dormitory'], icons[5], 10, 'shop'],
    [['cool-slide', 'half-a-bridge'], icons[5], 12, 'shop'],
    [[], icons[4], 4, 'dungeon'],
  ])('DF-12.11, DF-3.2 %j and %s make %i: %s', (setAside, room, total, phase) => {
    const game = rest({ setAside, room });
    game.expectEvents([{ type: 'icons.counted', total, needed: 10 }]).expectBoard({ phase });
    game.expectQuestion(phase === 'shop' ? 'shop.buy' : 'dungeon.card');
  });

  test('DF-3.2 in the Level Up variant eleven are needed', () => {
    const setAside = ['cool-slide', 'half-a-bridge'];
    rest({ setAside }, { levelUp: 'on' })
      .expectEvents([{ type: 'icons.counted', total: 10, needed: 11 }])
      .expectBoard({ phase: 'dungeon' });
    rest({ setAside, room: 'left-handed-toll' }, { levelUp: 'on' }).expectBoard({ phase: 'shop' });
  });

  test('DF-3.3 after the third Shop the Boss, and no Dungeon phase', () => {
    const second = party({ phase: 'shop', shops: 1, chest: { gold: 9 } });
    second.seat(0).answers('done');
    second.expectBoard({ phase: 'dungeon', shops: 2, combat: null });
    const third = party({ phase: 'shop', shops: 2, chest: { gold: 9 } }).random('boss', [0]);
    third.seat(0).answers('done');
    third.expectBoard({ phase: 'boss', shops: 3, combat: { isBoss: 1, monster: 0, life: 25, gold: 0 } });
    third.expectQuestion('turn.die', 1).expectNoEvents([{ type: 'round.begins' }]);
  });

  test.each([
    ['hard', 28],
    ['inferno', 30],
  ])('DF-R9 %s adds to the Boss too: %i', (difficulty, life) => {
    const game = party({ phase: 'shop', shops: 2, chest: { gold: 9 } }, { difficulty }).random('boss', [0]);
    game.seat(0).answers('done').expectBoard({ combat: { life } });
  });
});
