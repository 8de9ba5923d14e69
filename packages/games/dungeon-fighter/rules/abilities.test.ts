import { describe, expect, test } from 'vitest';
import {
  BARD,
  bossFight,
  combat,
  fight,
  type Given,
  heroOf,
  JACK,
  LEBRON,
  lives,
  MARLA,
  question,
  rest,
  roomCard,
  THROW,
  throwing,
  told,
  ware,
} from '../scenarios/table.fixture';

const salmon = ware('frozen-salmon');
const HIT = { section: 'B0', symbol: 'icon' }; // 3
const MISS = { rest: 'out', symbol: 'icon' };
const life = (game: ReturnType<typeof fight>) => combat(game).life;
const parts = (game: ReturnType<typeof fight>) =>
  (told(game, 'hit')[0] as never as { parts: { what: string; amount: number }[] }).parts.map(
    ({ what, amount }) => `${what} ${amount}`,
  );
/** The icon, activated. */
const used = (active: number, die: string, result: Given, given: Given & { combat?: Given } = {}) => {
  const game = throwing(active, die, result, given);
  return game.seat(active).answers(THROW, `ability:${die}`);
};
const cannot = (active: number, die: string, result: Given) => {
  const game = throwing(active, die, result);
  game.seat(active).answers(THROW);
  game.expectNoEvents([{ type: 'ability.used' }]);
  return expect(question(game));
};

describe('common abilities', () => {
  test('DF-24.1 Agile Instincts, only on a Miss: no damage to the Hero, 2 to the Monster', () => {
    const game = used(JACK, 'red', MISS);
    expect([life(game), heroOf(game, JACK).life]).toEqual([18, 9]);
    cannot(JACK, 'red', HIT).toBe('turn.die');
    const armed = throwing(JACK, 'red', MISS, { heroes: { 1: { cards: ['frozen-salmon'] } } });
    armed.seat(JACK).answers(`${salmon}`, THROW, 'ability:red');
    expect(life(armed)).toBe(18); // the Weapon adds nothing
  });

  test('DF-24.2 Piercing Damage, only on a Hit: the section counts 2 higher', () => {
    const game = used(LEBRON, 'red', HIT);
    expect([life(game), parts(game)]).toEqual([15, ['section 3', 'piercing 2']]);
    cannot(LEBRON, 'red', MISS).toBe('turn.die');
  });

  test.each([
    ['D0', 15],
    ['A0', 15],
    ['B1', 15],
  ])('DF-24.3 Focused Damage, only on a Hit: %s counts 5', (section, left) => {
    const game = used(MARLA, 'red', { section, symbol: 'icon' });
    expect([life(game), parts(game)]).toEqual([left, ['focused 5']]);
  });

  test('DF-24.3 then all other bonuses; not on a Miss', () => {
    const game = throwing(MARLA, 'red', HIT, { heroes: { 3: { cards: ['frozen-salmon'] } } });
    game.seat(MARLA).answers(`${salmon}`, THROW, 'ability:red');
    expect(parts(game)).toEqual(['focused 5', 'weapon 1']);
    cannot(MARLA, 'red', MISS).toBe('turn.die');
  });

  test.each([
    ['Hit', HIT],
    ['Miss', MISS],
  ])('DF-24.4 Re-throw on a %s: the first result is ignored', (_, first) => {
    const game = throwing(BARD, 'red', [first, { section: 'D0' }]);
    game.seat(BARD).answers(THROW);
    game.expectQuestion('throw.again', BARD).expectOptions(BARD, ['keep', 'ability:red']);
    game.seat(BARD).answers('ability:red', THROW);
    expect([life(game), lives(game)]).toEqual([19, [9, 9, 9, 9]]);
    expect(told(game, 'hit')).toHaveLength(1);
    game.expectNoEvents([{ type: 'miss' }]);
  });

  test('DF-24.4 it may be kept', () => {
    const game = throwing(BARD, 'red', HIT);
    game.seat(BARD).answers(THROW, 'keep');
    expect([life(game), question(game)]).toEqual([17, 'turn.die']);
  });

  test.each([
    ['Hit', HIT, 9],
    ['Miss', MISS, 7],
  ])('DF-24.5 Heal Party on a %s: every Hero 1', (_, result, bard) => {
    const heroes = { 1: { life: 3 }, 2: { fainted: 1 }, 3: { life: 5, scars: ['red', 'blue'] } };
    const game = used(BARD, 'green', result, { heroes });
    expect(lives(game)).toEqual([bard, 4, 0, 5]);
  });

  test.each([
    ['Hit', HIT],
    ['Miss', MISS],
  ])('DF-24.6 Pickpocket on a %s: 1 Gold', (_, result) => {
    used(JACK, 'green', result).expectBoard({ chest: { gold: 3 } });
  });

  test.each([
    ['Hit', HIT, 4, 7],
    ['Hit', HIT, 7, 9],
    ['Miss', MISS, 4, 5],
  ])('DF-24.7 Self Healing on a %s: 3 for the thrower', (_, result, before, after) => {
    const game = used(MARLA, 'green', result, { heroes: { 3: { life: before }, 0: { life: 1 } } });
    expect(lives(game)).toEqual([1, 9, 9, after]);
  });

  test.each([
    ['walrus-pup', 4],
    ['snowman-bouncer', 1],
  ])('DF-24.8 Sworn Enemy of beasts against %s: %i more', (monster, more) => {
    const game = used(LEBRON, 'green', HIT, { monster });
    expect(parts(game)).toEqual(['section 3', `sworn-enemy ${more}`]);
  });

  test('DF-24.8 a Boss has a type too; and not on a Miss', () => {
    const game = bossFight({ combat: { active: LEBRON } }).world('throw', HIT); // a dragon is a beast
    game.seat(LEBRON).answers('green', THROW, 'ability:green');
    expect(life(game)).toBe(25 - 7);
    cannot(LEBRON, 'green', MISS).toBe('turn.die');
  });
});

describe('the Enchanting Melody', () => {
  const playing = (given: Given = {}) => ({ combat: { melody: 1 }, ...given });

  test('DF-25.1 only on a Hit: 2 more, and the token is active', () => {
    const game = used(BARD, 'blue', HIT);
    expect([parts(game), combat(game).melody]).toEqual([['section 3', 'melody 2'], 1]);
    const game2 = throwing(BARD, 'blue', MISS);
    game2.seat(BARD).answers(THROW);
    expect(combat(game2).melody).toBe(0);
  });

  test('DF-25.2 while it plays any Hero may dance for 2 more, or not, said before the throw', () => {
    for (const seat of [BARD, JACK, LEBRON, MARLA]) {
      const game = throwing(seat, 'red', { section: 'D0', reqs: { dancing: true } }, playing());
      game.expectQuestion('turn.weapons', seat).expectOptions(seat, ['none', 'dance']);
      game.seat(seat).answers('dance', THROW);
      expect([life(game), parts(game)]).toEqual([17, ['section 1', 'dancing 2']]);
    }
    const still = throwing(JACK, 'red', { section: 'D0' }, playing());
    still.seat(JACK).answers('none', THROW);
    expect(life(still)).toBe(19);
    expect(question(throwing(JACK, 'red', HIT))).toBe('throw'); // no music, no dance
  });

  test('DF-25.2 the dance goes with any Weapons', () => {
    const game = throwing(JACK, 'red', HIT, playing({ heroes: { 1: { cards: ['frozen-salmon'] } } }));
    game.expectOptions(JACK, ['none', `${salmon}`, 'dance', `${salmon}+dance`]);
  });

  test('DF-25.3 the token is inactive after Resting', () => {
    const game = rest({ combat: { melody: 1 }, rooms: ['wishing-hole', 'cool-slide'], monsters: ['white-bear'] });
    game.seat(1).answers(`room:${roomCard('wishing-hole')}`);
    game.seat(2).answers('red');
    game.expectQuestion('throw', 2).expectBoard({ combat: { melody: 0 } });
  });

  test('DF-R51 2 for the dance once; rolling the Melody again gives its own 2 besides', () => {
    const game = throwing(BARD, 'blue', { ...HIT, reqs: { dancing: true } }, playing());
    game.seat(BARD).answers('dance', THROW, 'ability:blue');
    expect(parts(game)).toEqual(['section 3', 'dancing 2', 'melody 2']);
  });

  test('DF-R51 a dance that fails is a Miss', () => {
    const game = throwing(JACK, 'red', { section: 'A0', reqs: { dancing: false } }, playing());
    game.seat(JACK).answers('dance', THROW);
    game.expectEvents([{ type: 'miss', why: 'requirement', requirement: 'dancing' }]);
    expect([life(game), heroOf(game, JACK).life]).toEqual([20, 7]);
  });
});

describe('Cutthroat', () => {
  const active = { combat: { cutthroat: 1 } };
  const BETWEEN = { section: 'B0', touched: ['C0'] }; // 3 and 2

  test.each([
    ['Hit', HIT],
    ['Miss', MISS],
  ])('DF-25.4 on a %s the token becomes active', (_, result) => {
    expect(combat(used(JACK, 'blue', result)).cutthroat).toBe(1);
  });

  test('DF-25.5 whoever Hits between two sections may spend it for both values', () => {
    for (const seat of [BARD, JACK, LEBRON, MARLA]) {
      const game = throwing(seat, 'red', BETWEEN, active);
      game.seat(seat).answers(THROW);
      game.expectQuestion('throw.cutthroat', seat).expectOptions(seat, ['keep', 'add:C0']);
      game.seat(seat).answers('add:C0');
      expect([life(game), parts(game), combat(game).cutthroat]).toEqual([15, ['section 3', 'cutthroat 2'], 0]);
    }
  });

  test('DF-25.5 kept, it stays; on a Miss, or within one section, it is not asked for', () => {
    const kept = throwing(LEBRON, 'red', BETWEEN, active);
    kept.seat(LEBRON).answers(THROW, 'keep');
    expect([life(kept), combat(kept).cutthroat]).toEqual([17, 1]);
    for (const result of [{ section: 'B0' }, { ...BETWEEN, bounced: false }]) {
      const game = throwing(LEBRON, 'red', result, active);
      game.seat(LEBRON).answers(THROW);
      expect(question(game)).toBe('turn.die');
    }
    const inactive = throwing(LEBRON, 'red', BETWEEN);
    inactive.seat(LEBRON).answers(THROW);
    expect(question(inactive)).toBe('turn.die');
  });

  test('DF-25.6 spent, it can be activated again; unspent, it is inactive after Resting', () => {
    const game = fight({ combat: { life: 30, cutthroat: 1, active: JACK } }, { seats: 2 }).world('throw', BETWEEN, HIT);
    game.seat(JACK).answers('red', THROW, 'add:C0');
    game.seat(BARD).answers('green', THROW, 'decline');
    expect(combat(game).cutthroat).toBe(0);
    expect(combat(used(JACK, 'blue', MISS)).cutthroat).toBe(1);
    const rested = rest({ combat: { cutthroat: 1 }, rooms: ['wishing-hole', 'cool-slide'], monsters: ['white-bear'] });
    rested.seat(1).answers(`room:${roomCard('wishing-hole')}`);
    expect(combat(rested).cutthroat).toBe(0);
  });

  test('DF-R17 it may be spent on the very throw that activated it', () => {
    const game = throwing(JACK, 'blue', { ...BETWEEN, symbol: 'icon' });
    game.seat(JACK).answers(THROW, 'ability:blue', 'add:C0');
    expect([life(game), combat(game).cutthroat]).toEqual([15, 0]);
    const declined = throwing(JACK, 'blue', { ...BETWEEN, symbol: 'icon' });
    declined.seat(JACK).answers(THROW, 'decline');
    expect(question(declined)).toBe('turn.die');
  });

  test('DF-R52 of three or more the counted one and one other of choice; the bullseye is 10', () => {
    const three = throwing(LEBRON, 'red', { section: 'B0', touched: ['C0', 'B1'] }, active);
    three.seat(LEBRON).answers(THROW);
    three.expectOptions(LEBRON, ['keep', 'add:C0', 'add:B1']);
    three.seat(LEBRON).answers('add:B1');
    expect(life(three)).toBe(20 - 3 - 4);
    const bull = throwing(LEBRON, 'red', { section: 'A0', touched: ['BULL'] }, active);
    bull.seat(LEBRON).answers(THROW, 'add:BULL');
    expect(life(bull)).toBe(20 - 5 - 10);
  });

  test('DF-R52 two sections of one value are two; Templates are none; an Insta-Kill needs the bullseye itself', () => {
    const equal = throwing(LEBRON, 'red', { section: 'D0', touched: ['D2'] }, active);
    equal.seat(LEBRON).answers(THROW, 'add:D2');
    expect(life(equal)).toBe(18);
    const frozen = { template: 'frozen-1', touched: ['B0', 'C0'] };
    const top = throwing(LEBRON, 'red', frozen, { combat: { cutthroat: 1, templates: ['frozen-1'] } });
    top.seat(LEBRON).answers(THROW);
    expect(question(top)).toBe('turn.die');
    const near = throwing(JACK, 'blue', { section: 'A0', touched: ['BULL'], symbol: 'icon' }, active);
    near.seat(JACK).answers(THROW, 'decline', 'add:BULL');
    expect(life(near)).toBe(5);
  });

  test('DF-R71 with Focused Damage: 5, and the other’s printed value; Piercing adds 2 once', () => {
    const focused = throwing(MARLA, 'red', { ...BETWEEN, symbol: 'icon' }, active);
    focused.seat(MARLA).answers(THROW, 'ability:red', 'add:C0');
    expect(parts(focused)).toEqual(['focused 5', 'cutthroat 2']);
    const piercing = throwing(LEBRON, 'red', { ...BETWEEN, symbol: 'icon' }, active);
    piercing.seat(LEBRON).answers(THROW, 'ability:red', 'add:C0');
    expect(parts(piercing)).toEqual(['section 3', 'cutthroat 2', 'piercing 2']);
  });
});

describe('Camouflage and Herb Power', () => {
  test.each([
    ['steaming-grotto', 2],
    ['wishing-hole', 3],
    ['frost-tax-office', 4],
    ['polar-night-dormitory', 5],
  ])('DF-25.7 at %s each Shop icon adds 1: %i', (room, icons) => {
    const game = used(LEBRON, 'blue', HIT, { room });
    expect(parts(game)).toEqual(['section 3', `camouflage ${icons}`]);
  });

  test('DF-25.7 only on a Hit', () => {
    cannot(LEBRON, 'blue', MISS).toBe('turn.die');
  });

  test('DF-25.8 3 against the Boss', () => {
    const game = bossFight({ combat: { active: LEBRON } }).world('throw', HIT);
    game.seat(LEBRON).answers('blue', THROW, 'ability:blue');
    expect(parts(game)).toEqual(['section 3', 'camouflage 3']);
  });

  test.each([
    [[], 2],
    [['grandmothers-cocoa'], 3],
    [['grandmothers-cocoa', 'enlarging-lotion', 'bottled-puddle'], 5],
  ])('DF-25.9 Herb Power with %j on the discard pile heals %i', (spent, amount) => {
    const game = throwing(MARLA, 'blue', MISS, { spent, heroes: { 1: { life: 1 } } });
    game.seat(MARLA).answers(THROW, 'ability:blue', 'hero:1');
    expect(lives(game)).toEqual([9, 1 + amount, 9, 7]); // and the Miss still hurts
  });

  test('DF-25.9 on a Hit as well, and any Hero', () => {
    const game = throwing(MARLA, 'blue', HIT, { heroes: { 3: { life: 1 } } });
    game.seat(MARLA).answers(THROW, 'ability:blue');
    game.expectOptions(MARLA, ['hero:0', 'hero:1', 'hero:2', 'hero:3']);
    game.seat(MARLA).answers('hero:3');
    expect(heroOf(game, MARLA).life).toBe(3);
  });

  test('DF-R53 what went to the box does not count, and the fainted cannot be chosen', () => {
    const heroes = { 1: { life: 1 }, 2: { fainted: 1 } };
    const game = fight({ combat: { life: 20, active: MARLA }, heroes, spent: ['bottled-puddle'] }, { seats: 4 });
    game.board({ box: [ware('grandmothers-cocoa')] }).world('throw', HIT);
    game.seat(MARLA).answers('blue', THROW, 'ability:blue');
    game.expectOptions(MARLA, ['hero:0', 'hero:1', 'hero:3']);
    game.seat(MARLA).answers('hero:1');
    expect(lives(game)).toEqual([9, 4, 0, 9]);
  });
});
