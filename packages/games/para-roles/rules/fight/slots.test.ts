/** Topics 12 and 15: extra abilities, slots and classes, and the Special Ability Actions in combat. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { ABILITIES, type Ability, CALLINGS, callingOf, callingOfPair } from '../../content/roles';
import { atPortal } from '../../scenarios/enemies.fixture';
import { FOE, fight, foe, hp, one, placed, running, statOf } from '../../scenarios/fight.fixture';
import { inMaze } from '../../scenarios/maze.fixture';
import { boardOf, offered, offeredOf, party, table, told } from '../../scenarios/table.fixture';
import { ATTACK, DEFENSE, HEALTH, TRICK } from '../cards/cards';

type Given = { readonly [name: string]: Plain };

const slotsOffered = (game: ReturnType<typeof fight>, seat: number) => offeredOf(game, 'slot', seat);
const epicsOffered = (game: ReturnType<typeof fight>, seat: number) => offeredOf(game, 'epic', seat);
const cardsDrawn = (game: ReturnType<typeof fight>) => 52 - boardOf(game).deck.length;

/** The Support that has learnt Cure. */
const learnt = { known: ['buff-ally', 'curse-enemy', 'cure'] };

/** PR-12.5 as the ledger prints it. */
const CLASSES: readonly [string, Ability, Ability][] = [
  ['paladin', 'protect-other', 'cure'],
  ['paramedic', 'protect-other', 'boost-heal'],
  ['barbarian', 'protect-other', 'double-damage'],
  ['musketeer', 'protect-other', 'precise-strike'],
  ['cavalier', 'protect-other', 'buff-ally'],
  ['dark-knight', 'protect-other', 'curse-enemy'],
  ['war-cleric', 'joint-attack', 'cure'],
  ['strategist', 'joint-attack', 'boost-heal'],
  ['rogue', 'joint-attack', 'double-damage'],
  ['duelist', 'joint-attack', 'precise-strike'],
  ['squire', 'joint-attack', 'buff-ally'],
  ['saboteur', 'joint-attack', 'curse-enemy'],
  ['shaman', 'cure', 'double-damage'],
  ['surgeon', 'cure', 'precise-strike'],
  ['bard', 'cure', 'buff-ally'],
  ['warlock', 'cure', 'curse-enemy'],
  ['druid', 'boost-heal', 'double-damage'],
  ['monk', 'boost-heal', 'precise-strike'],
  ['servant', 'boost-heal', 'buff-ally'],
  ['inquisitor', 'boost-heal', 'curse-enemy'],
  ['troubadour', 'double-damage', 'buff-ally'],
  ['necromancer', 'double-damage', 'curse-enemy'],
  ['diviner', 'precise-strike', 'buff-ally'],
  ['assassin', 'precise-strike', 'curse-enemy'],
];
const ROLE_PAIRS: readonly [string, Ability, Ability][] = [
  ['protector', 'joint-attack', 'protect-other'],
  ['healer', 'cure', 'boost-heal'],
  ['damage', 'precise-strike', 'double-damage'],
  ['support', 'buff-ally', 'curse-enemy'],
];

describe('roles and classes', () => {
  test.each(ROLE_PAIRS)('PR-12.4 %s is %s and %s', (role, first, second) => {
    expect(callingOfPair(first, second)).toBe(role);
  });

  test.each(CLASSES)('PR-12.5 %s is %s and %s', (id, first, second) => {
    expect(callingOfPair(first, second)).toBe(id);
  });

  test('PR-12.6 PR-R29 all 28 pairs have one name each, in either order: 4 roles and 24 classes', () => {
    const pairs = ABILITIES.flatMap((first, i) => ABILITIES.slice(i + 1).map((second) => [first, second] as const));
    const names = pairs.map(([first, second]) => callingOfPair(first, second));
    expect(pairs.map(([first, second]) => callingOfPair(second, first))).toEqual(names);
    expect(new Set(names).size).toBe(28);
    expect(names).not.toContain(null);
    expect([CLASSES.length, CALLINGS.length]).toEqual([24, 28]);
    for (const ability of ABILITIES) expect(callingOfPair(ability, ability)).toBeNull();
  });

  test('PR-12.5 each of the 28 has an EPIC of its own', () => {
    expect(new Set(CALLINGS.map(({ epic }) => epic)).size).toBe(28);
    expect(CLASSES.map(([id]) => callingOf(id as never).epic).slice(0, 3)).toEqual([
      'holy-aura',
      'medical-evac',
      'rage-monster',
    ]);
  });

  test('PR-12.1 a character starts with the two abilities of its role, known and in slots', () => {
    const game = table({ campaign: 'woods', split: 'auto' });
    const { party: characters } = boardOf(game);
    expect(characters.map(({ origin }) => origin)).toEqual(['protector', 'healer', 'damage', 'support']);
    for (const { origin, slots, known } of characters) {
      const [, first, second] = ROLE_PAIRS.find(([role]) => role === origin)!;
      expect([slots, known]).toEqual([
        [first, second],
        [first, second],
      ]);
    }
  });

  test('PR-12.2 any of the eight that it does not know may be learnt, one after the other; no slot changes', () => {
    const game = party({ party: { 0: { treasure: [10, 0, 0, 0] } } });
    const lessons = () => offered(game).filter((key) => key.startsWith('buy:ability:3:'));
    game.seat(0).answers('shop');
    expect(lessons()).toEqual(
      [...['joint-attack', 'protect-other', 'cure', 'boost-heal', 'precise-strike', 'double-damage']].map(
        (ability) => `buy:ability:3:${ability}`,
      ),
    );
    game.seat(0).answers('buy:ability:3:cure', 'shop');
    expect(lessons()).not.toContain('buy:ability:3:cure');
    game.seat(0).answers('buy:ability:3:joint-attack');
    expect(one(game, 3)).toMatchObject({
      known: ['buff-ally', 'curse-enemy', 'cure', 'joint-attack'],
      slots: ['buff-ally', 'curse-enemy'],
    });
  });
});

describe('Change One Ability Slot', () => {
  test('PR-12.11 it needs a known ability that is in neither slot', () => {
    expect(slotsOffered(fight(), 3)).toEqual([]);
    const game = fight({ party: { 3: learnt } });
    expect(slotsOffered(game, 3)).toEqual(['slot:0:cure', 'slot:1:cure']);
    expect(slotsOffered(game, 1)).toEqual([]);
    game.refuses(3, 'slot:0:curse-enemy'); // another order is no change
    game.refuses(3, 'slot:0:boost-heal'); // not known
  });

  test('PR-12.11 with several spare abilities each may go into either slot', () => {
    const game = fight({ party: { 3: { known: ['buff-ally', 'curse-enemy', 'cure', 'boost-heal'] } } });
    expect(slotsOffered(game, 3)).toEqual([
      ...['slot:0:cure', 'slot:0:boost-heal'],
      ...['slot:1:cure', 'slot:1:boost-heal'],
    ]);
  });

  test('PR-12.3 PR-15.4 PR-R70 one slot, at once, without a card; it is the turn’s action', () => {
    const game = fight({ party: { 3: learnt } });
    const before = cardsDrawn(game);
    game.seat(3).answers('slot:1:cure');
    expect(one(game, 3)).toMatchObject({ slots: ['buff-ally', 'cure'], acted: 1 });
    expect(one(game, 3).known).toEqual(learnt.known); // what left the slot is still known
    expect(cardsDrawn(game)).toBe(before);
    game.expectEvents([{ type: 'slot.changed', seat: 3, ability: 'cure', calling: 'bard' }]);
    game.expectNoEvents([{ type: 'check' }]);
    game.refuses(3, 'defend');
  });

  test('PR-12.3 the new ability is there on the next turn, the old one is not', () => {
    const game = fight({ party: { 0: { acted: 1 }, 1: { acted: 1 }, 2: { acted: 1 }, 3: learnt }, draws: ['A♠'] });
    game.random('enemy', [0]).seat(3).answers('slot:1:cure');
    expect(offered(game, 3)).toContain('cure:0');
    expect(offered(game, 3)).toContain(`buff-ally:0:${DEFENSE}`);
    game.refuses(3, `curse-enemy:${FOE}:${DEFENSE}`);
  });

  test('PR-12.8 readied boosts end, all its tokens return, those of others stay', () => {
    const game = fight({
      party: {
        0: { slots: ['protect-other', 'curse-enemy'], known: ['joint-attack', 'protect-other', 'curse-enemy', 'cure'] },
        3: { precise: 1 },
      },
      tokens: [
        { owner: 0, on: 2, suit: DEFENSE, kind: 'protector' },
        { owner: 0, on: 1, suit: HEALTH, kind: 'support' },
        { owner: 0, on: { enemy: 0 }, suit: ATTACK, kind: 'support' },
        { owner: 3, on: 1, suit: TRICK },
        { owner: 3, on: { enemy: 0 }, suit: TRICK },
      ],
    });
    game.seat(0).answers('slot:0:joint-attack');
    expect(placed(game, 0, 'protector')).toEqual([]);
    expect(placed(game, 0)).toEqual([]);
    expect(boardOf(game).tokens.filter(({ owner }) => owner === 0)).toHaveLength(5); // needed as before: in the pool
    expect(placed(game, 3)).toHaveLength(2);
    expect(one(game, 3).precise).toBe(1);
    expect(game.match.broken()).toBeNull();
  });

  test.each(['precise', 'doubled', 'boosted'])('PR-12.8 a readied boost ends: %s', (boost) => {
    const game = fight({ party: { 3: { ...learnt, [boost]: 1 } } });
    game.seat(3).answers('slot:0:cure');
    expect(one(game, 3)).toMatchObject({ precise: 0, doubled: 0, boosted: 0 });
  });

  test('PR-12.8 tokens it no longer needs leave play, tokens it newly needs appear in its pool', () => {
    const game = fight({
      party: { 3: { slots: ['curse-enemy', 'cure'], known: ['curse-enemy', 'cure', 'protect-other'] } },
      tokens: [{ owner: 3, on: { enemy: 0 }, suit: DEFENSE }],
    });
    expect(statOf(game, FOE, DEFENSE)).toBe(7);
    game.seat(3).answers('slot:0:protect-other');
    expect(boardOf(game).tokens.filter(({ owner }) => owner === 3)).toEqual([
      { owner: 3, kind: 'protector', spare: 0, on: -1, suit: -1 },
    ]);
    expect(statOf(game, FOE, DEFENSE)).toBe(8);
  });

  test('PR-12.8 PR-3.9 a Health buff that returns cuts HP above the maximum', () => {
    const game = fight({
      party: { 1: { hp: 8 }, 3: learnt },
      tokens: [{ owner: 3, on: 1, suit: HEALTH }],
    });
    expect(hp(game)[1]).toBe(8);
    game.seat(3).answers('slot:0:cure');
    expect(hp(game)[1]).toBe(7);
  });

  test('PR-12.10 an EPIC effect that it has activated goes on', () => {
    const game = fight({ party: { 3: learnt }, effects: [{ effect: 'future-sight', user: 3 }] });
    game.seat(3).answers('slot:1:cure');
    expect(running(game)).toEqual(['future-sight']);
  });
});

describe('which EPIC', () => {
  test('PR-12.9 that of the role of origin, or that of the present class', () => {
    const game = fight({ party: { 1: { slots: ['cure', 'double-damage'] } } });
    expect(epicsOffered(game, 1)).toEqual(['epic:resurrection', 'epic:call-of-the-wild']);
    expect(epicsOffered(game, 0)).toEqual(['epic:immunity']);
  });

  test('PR-12.9 PR-R31 in another pure role: that role’s EPIC or the one of its origin', () => {
    const game = fight({ party: { 1: { slots: ['precise-strike', 'double-damage'] } } });
    expect(epicsOffered(game, 1)).toEqual(['epic:resurrection', 'epic:xxx']);
  });

  test('PR-12.9 it is chosen at declaration and stays so', () => {
    const game = fight({ party: { 1: { slots: ['cure', 'double-damage'] } } });
    game.seat(1).answers('epic:call-of-the-wild');
    expect(one(game, 1)).toMatchObject({ charging: 'call-of-the-wild', charge: 1 });
  });
});

describe('PR-12.7 PR-R30 outside combat', () => {
  const camp = (known: Ability[], given: Given = {}) => party({ party: { 3: { known } }, ...given });

  test('PR-12.7 slots are rearranged freely among known abilities, both at once if one likes', () => {
    const game = camp(['buff-ally', 'curse-enemy', 'cure', 'boost-heal']);
    game.seat(0).answers('slots');
    game.expectOptions(0, [
      'back',
      ...['3:buff-ally+cure', '3:buff-ally+boost-heal'],
      ...['3:curse-enemy+cure', '3:curse-enemy+boost-heal', '3:cure+boost-heal'],
    ]);
    game.seat(0).answers('3:cure+boost-heal');
    expect(one(game, 3).slots).toEqual(['cure', 'boost-heal']);
    game.expectEvents([{ type: 'slot.changed', calling: 'healer' }]);
  });

  test('PR-12.7 with nothing to rearrange it is not offered', () => {
    camp(['buff-ally', 'curse-enemy']).expectOffers(0, ['go'], ['slots']);
  });

  test('PR-12.8 the same reset: buffs out return', () => {
    const game = camp(['buff-ally', 'curse-enemy', 'cure'], { tokens: [{ owner: 3, on: 0, suit: ATTACK }] });
    expect(statOf(game, 0, ATTACK)).toBe(7);
    game.seat(0).answers('slots', '3:buff-ally+cure');
    expect(placed(game, 3)).toEqual([]);
    expect(statOf(game, 0, ATTACK)).toBe(6);
  });

  test('PR-12.7 the dead do not rearrange', () => {
    party({ party: { 3: { known: ['buff-ally', 'curse-enemy', 'cure'], hp: 0 } } }).expectOffers(0, ['go'], ['slots']);
  });
});

describe('PR-15.1 Swap Treasure', () => {
  const wealthy = (given: Given = {}) => ({ party: { 2: { treasure: [0, 0, 2, 1] }, ...(given as object) } });

  test('PR-15.1 offered to whoever has treasure of its own', () => {
    const game = fight(wealthy());
    game.expectOffers(2, ['swap']).expectOffers(0, [], ['swap']);
    game.refuses(0, 'swap');
  });

  test('PR-15.1 one card, its new place named before the check: another stat, or any stat of another living character', () => {
    const game = fight(wealthy({ 1: { hp: 0 } }));
    game.seat(2).answers('swap');
    game.expectQuestion('swap.card', 2).expectOptions(2, [ATTACK, TRICK]);
    game.seat(2).answers(ATTACK);
    const seats = [0, 2, 3].flatMap((seat) => [0, 1, 2, 3].map((suit) => `${seat}:${suit}`));
    game.expectOptions(
      2,
      seats.filter((place) => place !== '2:2'),
    );
    expect(told(game, 'check')).toEqual([]);
  });

  test('PR-15.1 success moves one card to another character’s stat', () => {
    const game = fight({ ...wealthy(), draws: ['8♠'] });
    game.seat(2).answers('swap', ATTACK, '0:1');
    game.expectBoard({ party: { 2: { treasure: [0, 0, 1, 1] }, 0: { treasure: [0, 1, 0, 0] } } });
    game.expectEvents([{ type: 'check', stat: TRICK, need: 9, ok: 1 }]); // 8 and the treasure on it
    expect(one(game, 2).acted).toBe(1);
  });

  test('PR-15.1 success moves it to another stat of the same character', () => {
    const game = fight({ ...wealthy(), draws: ['3♠'] });
    game.seat(2).answers('swap', TRICK, '2:0');
    expect(one(game, 2).treasure).toEqual([1, 0, 2, 0]);
    expect(hp(game)[2]).toBe(6); // PR-22.10: the maximum alone
  });

  test('PR-15.1 an equal card fails: nothing moves, the turn is spent', () => {
    const game = fight({ ...wealthy(), draws: ['9♠'] });
    game.seat(2).answers('swap', ATTACK, '0:1');
    expect(one(game, 2)).toMatchObject({ treasure: [0, 0, 2, 1], acted: 1 });
    expect(one(game, 0).treasure).toEqual([0, 0, 0, 0]);
  });

  test('PR-15.1 a card taken off Health cuts HP above the maximum', () => {
    const game = fight({ party: { 2: { treasure: [1, 0, 0, 0], hp: 7 } }, draws: ['3♠'] });
    game.seat(2).answers('swap', '2:1');
    expect(hp(game)[2]).toBe(6);
  });
});

describe('the other Special Ability Actions', () => {
  test('PR-15.2 Use Item: a flask and a bomb are actions without a check', () => {
    const flask = fight({ party: { 1: { hp: 1 } }, pack: { flasks: 1 } });
    flask.seat(0).answers('flask:1');
    expect(hp(flask)[1]).toBe(7);
    expect(one(flask, 0).acted).toBe(1);
    const bomb = fight({ pack: { bombs: 1 } });
    bomb.seat(0).answers('bomb');
    for (const game of [flask, bomb]) game.expectNoEvents([{ type: 'check' }]);
    expect(boardOf(bomb).fight).toBeNull();
  });

  test('PR-15.3 PR-R79 there is nothing to find or disarm in combat', () => {
    const game = inMaze({ at: 'D2' }, { enemies: [{ cards: [9, 8, 7, 6] }], fight: 'lair' });
    expect(offered(game, 0).filter((key) => /find|disarm/.test(key))).toEqual([]);
    expect(offered(game, 0)).toContain('attack:4');
  });

  test.each([
    ['6♥', 1],
    ['7♥', 0],
  ])('PR-15.5 a campaign’s own action is a check against Trick: Seal with 7 and %s places %i', (card, seals) => {
    const game = atPortal('iron-dusk', { draws: [card] });
    game.seat(0).answers('seal');
    game.expectBoard({ rifts: { portals: { 3: { seals } } } });
    game.expectEvents([{ type: 'check', who: { seat: 0 }, stat: TRICK, need: 7, ok: seals }]);
    expect(foe(game).hp).toBe(9);
  });

  test('PR-15.5 and it is not there in other campaigns', () => {
    fight().expectOffers(0, ['defend'], ['seal']);
  });
});
