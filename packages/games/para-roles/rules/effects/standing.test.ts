/** What each portal bends during its combat (PR-P13, PR-P22, PR-P24). Worn items are in items.test.ts. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { atPortal } from '../../scenarios/enemies.fixture';
import { FOE, fight, foe, hp, maximum, one, running, statOf, toAct } from '../../scenarios/fight.fixture';
import { boardOf, party, told } from '../../scenarios/table.fixture';
import { ATTACK, cardNamed, DEFENSE, HEALTH, TRICK } from '../cards/cards';

type Given = { readonly [name: string]: Plain };

const UNHURT = [9, 7, 6, 8];
const HIT = `attack:${FOE}`;
const MINION: Plain = [{ cards: [5, 3, 5, 3] }];
const everyone = [0, 1, 2, 3, FOE];
const checks = (game: ReturnType<typeof fight>) =>
  told(game, 'check') as unknown as { need: number; ok: number; auto: number; stat: number }[];

describe('PR-P13 in general', () => {
  test('PR-P13 the portal’s rule holds from the start of its combat, and no other portal’s', () => {
    for (const id of [
      'bleeding-orchard',
      'still-hearts',
      'glass-citadel',
      'iron-dusk',
      'old-wars',
      'weightless-hall',
      'mirror-fen',
      'clockwork-sleep',
    ]) {
      const game = party({}, { campaign: 'rifts' });
      game.seat(0).answers(`portal:${id}`);
      expect(running(game)).toEqual([id]);
    }
  });

  test('PR-P13 no club ends it, the end of the combat does', () => {
    const game = atPortal('iron-dusk', { draws: ['3♣', '3♥'] });
    game.seat(0).answers('defend');
    expect(running(game)).toEqual(['iron-dusk']);
    game.seat(1).answers(`run:${FOE}:3`);
    expect(boardOf(game)).toMatchObject({ phase: 'camp', effects: [] });
  });
});

describe('PR-P13 Bleeding Orchard', () => {
  const orchard = (given: Given = {}) => atPortal('bleeding-orchard', { deckLeft: 0, ...given });

  test('PR-P13 at a reshuffle every living character takes 1 damage', () => {
    const game = orchard({ party: { 1: { hp: 0 } } });
    game.seat(0).answers('defend');
    game.expectEvents([{ type: 'reshuffle' }, { type: 'check' }, { type: 'orchard.bleeds' }]);
    expect(hp(game)).toEqual([8, 0, 5, 7]);
    expect(foe(game).hp).toBe(9); // characters only
  });

  test('PR-P13 without a reshuffle nobody bleeds', () => {
    const game = orchard({ deckLeft: 1 });
    game.seat(0).answers('defend');
    expect(hp(game)).toEqual(UNHURT);
  });

  test('PR-P22 when the turn in which it came is finished: the attack is resolved first', () => {
    const game = orchard({ draws: ['3♥'], deckLeft: 1, enemies: [{ cards: [9, 2, 7, 6] }] }).random('reshuffle', [
      ...[Array.from({ length: 51 }, (_, i) => i).filter((card) => card !== 51 && card !== cardNamed('3♥'))].map(
        (cards) => [...cards, 51],
      ),
    ]);
    game.seat(2).answers(HIT); // 3♥ hits, the Defense card comes after the reshuffle: the Ace of clubs
    game.expectEvents([
      { type: 'hit' },
      { type: 'reshuffle' },
      { type: 'damage', who: { enemy: FOE } },
      { type: 'orchard.bleeds' },
      { type: 'damage', who: { seat: 0 } },
    ]);
    expect(hp(game)).toEqual([8, 6, 5, 7]);
  });

  test('PR-P22 or the enemy action', () => {
    const game = orchard({ party: toAct([]), enemies: MINION });
    game.expectEvents([
      { type: 'enemy.acts' },
      { type: 'reshuffle' },
      { type: 'orchard.bleeds' },
      { type: 'round.begins' },
    ]);
    expect(told(game, 'orchard.bleeds')).toHaveLength(1);
  });

  test('PR-P13 once for a reshuffle: the next turn bleeds no more', () => {
    const game = orchard();
    game.seat(0).answers('defend');
    game.seat(1).answers('defend');
    expect(hp(game)).toEqual([8, 6, 5, 7]);
  });

  test('PR-P13 it is damage: Immunity stops it; it may kill', () => {
    const immune = orchard({ effects: [{ effect: 'immunity', user: 3 }] });
    immune.seat(0).answers('defend');
    expect(hp(immune)).toEqual(UNHURT);
    const dying = orchard({ party: { 1: { hp: 1 } } });
    dying.seat(0).answers('defend');
    expect(one(dying, 1)).toMatchObject({ hp: 0, fallen: 1 });
  });

  test('PR-P13 elsewhere a reshuffle hurts nobody', () => {
    const game = atPortal('iron-dusk', { deckLeft: 0 });
    game.seat(0).answers('defend');
    expect(hp(game)).toEqual(UNHURT);
  });
});

describe('PR-P13 House of Still Hearts', () => {
  const still = (given: Given = {}) => atPortal('still-hearts', given);

  test('PR-P13 tokens on Health have no effect, on either side', () => {
    const tokens = [
      { owner: 3, on: 1, suit: HEALTH },
      { owner: 3, on: { enemy: 0 }, suit: HEALTH },
    ];
    const game = still({ tokens, enemies: [{ cards: [9, 8, 7, 6] }] });
    expect([maximum(game, 1), maximum(game, FOE)]).toEqual([7, 9]);
  });

  test('PR-P13 also where an EPIC would triple them', () => {
    const tokens = [{ owner: 3, on: 1, suit: HEALTH }];
    const effects = [{ effect: 'melodramatic-harmony', user: 0 }];
    expect(maximum(still({ tokens, effects }), 1)).toBe(7);
  });

  test('PR-P13 tokens elsewhere count as ever', () => {
    const game = still({
      tokens: [
        { owner: 3, on: 1, suit: ATTACK },
        { owner: 3, on: { enemy: 0 }, suit: DEFENSE },
      ],
    });
    expect([statOf(game, 1, ATTACK), statOf(game, FOE, DEFENSE)]).toEqual([9, 7]);
  });

  test('PR-3.9 HP above the lowered maximum are cut on entering', () => {
    const game = party({ party: { 1: { hp: 8 } }, tokens: [{ owner: 3, on: 1, suit: HEALTH }] }, { campaign: 'rifts' });
    game.seat(0).answers('portal:still-hearts');
    expect(hp(game)[1]).toBe(7);
  });

  test.each([
    [0, 5], // an unboosted Cure restores 2
    [1, 6], // a boosted one 3, as ever
  ])('PR-P13 with Boost Heal ready %i a Cure lifts 3 HP to %i', (boosted, left) => {
    const game = still({ party: { 1: { boosted }, 2: { hp: 3 } }, draws: ['3♥'] });
    game.seat(1).answers('cure:2');
    expect(hp(game)[2]).toBe(left);
  });

  test('PR-P13 elsewhere it restores 1', () => {
    const game = atPortal('iron-dusk', { party: { 2: { hp: 3 } }, draws: ['3♥'] });
    game.seat(1).answers('cure:2');
    expect(hp(game)[2]).toBe(4);
  });
});

describe('PR-P13 what changes stats', () => {
  const of = (id: string, suit: number, given: Given = {}) => {
    const game = atPortal(id, given);
    return everyone.map((who) => statOf(game, who, suit));
  };

  test('PR-P13 Glass Citadel: everybody’s Defense is 2 lower, at least 2', () => {
    expect(of('glass-citadel', DEFENSE)).toEqual([6, 4, 5, 7, 6]);
    expect(of('glass-citadel', DEFENSE, { enemies: MINION })[4]).toBe(2);
    expect(of('glass-citadel', ATTACK)).toEqual([6, 8, 9, 7, 7]);
  });

  test('PR-P13 Iron Dusk: everybody’s Defense is 2 higher, at most 15', () => {
    expect(of('iron-dusk', DEFENSE)).toEqual([10, 8, 9, 11, 10]);
    expect(of('iron-dusk', DEFENSE, { enemies: [{ cards: [9, 14, 7, 6] }] })[4]).toBe(15);
    expect(of('iron-dusk', DEFENSE, { party: { 3: { treasure: [0, 5, 0, 0] } } })[3]).toBe(15);
    expect(of('iron-dusk', TRICK)).toEqual([7, 9, 8, 6, 6]);
  });

  test('PR-P13 Weightless Hall: everybody’s Attack is 2 lower, at least 2', () => {
    expect(of('weightless-hall', ATTACK)).toEqual([4, 6, 7, 5, 5]);
    expect(of('weightless-hall', ATTACK, { enemies: [{ cards: [9, 8, 3, 6] }] })[4]).toBe(2);
    expect(of('weightless-hall', DEFENSE)).toEqual([8, 6, 7, 9, 8]);
  });

  test('PR-P13 the check itself looks at it', () => {
    const game = atPortal('iron-dusk', { draws: ['9♥'] });
    game.seat(0).answers('defend');
    expect([one(game, 0).stance, checks(game)[0].need]).toEqual([1, 10]);
  });

  test('PR-18.65 a charmed attack is under it like any other: it is nobody’s EPIC', () => {
    const game = atPortal('weightless-hall', {
      enemies: [{ cards: [12, 2, 3, 4] }],
      party: { 1: { charmedBy: { enemy: 0 } } },
      draws: ['A♦'],
    });
    expect(checks(game)[0].need).toBe(6);
  });
});

describe('PR-P13 Field of Old Wars', () => {
  const wars = (given: Given = {}, ...faces: number[]) => atPortal('old-wars', given, ...faces);

  test('PR-P13 a character’s attack that deals damage deals 1 more, after doubling (PR-7.6)', () => {
    const plain = wars({ draws: ['3♥', 'A♦'] });
    plain.seat(2).answers(HIT);
    expect(foe(plain).hp).toBe(7);
    const doubled = wars({ party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦'] });
    doubled.seat(2).answers(HIT);
    expect(foe(doubled).hp).toBe(6);
  });

  test('PR-P13 not one that deals none', () => {
    const game = wars({ draws: ['3♥', '3♦', 'A♥'] });
    game.seat(2).answers(HIT);
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });

  test('PR-P13 so does an enemy’s, its boost included', () => {
    expect(hp(wars({ party: toAct([]), enemies: MINION, draws: ['4♥', 'A♦'] }))[1]).toBe(5);
    const boosted = wars({ party: toAct([]), enemies: [{ cards: [9, 2, 7, 4], boost: 1 }], draws: ['3♥', 'A♦'] }, 1);
    expect(hp(boosted)[1]).toBe(7 - 4);
  });

  test('PR-P13 and a charmed one', () => {
    const game = wars({
      enemies: [{ cards: [12, 2, 3, 4] }],
      party: { 1: { charmedBy: { enemy: 0 } } },
      draws: ['3♦', 'A♦'],
    });
    expect(hp(game)[0]).toBe(7);
  });

  test('PR-24.12 and a creature’s, both what it deals and what it takes', () => {
    const body = { ...foe(fight({ enemies: [{ cards: [10, 9, 9, 9] }] })), id: 100, treasure: 0 } as unknown as Plain;
    const creature = (protects: number) =>
      ({ bearer: 0, body, guard: null, protects, fromGrave: [0, 0, 0, 0] }) as Plain;
    const deals = wars({ draws: ['3♥', 'A♦'] }).board({ creature: creature(-1) });
    deals.seat(0).answers(`creature:attack:${FOE}`);
    expect(foe(deals).hp).toBe(7);
    const takes = wars({ party: toAct([]), enemies: MINION, draws: ['4♥', 'A♦'] }).board({ creature: creature(1) });
    expect(boardOf(takes).creature?.body.hp).toBe(8);
    expect(hp(takes)).toEqual(UNHURT);
  });

  test('PR-P13 what is no attack is as ever: Breath, XXX', () => {
    expect(hp(wars({ party: toAct([]), enemies: [{ cards: [14, 2, 3, 4] }], draws: ['3♥'] }, 6))).toEqual([7, 5, 4, 6]);
    const xxx = wars({ party: { 2: { charging: 'xxx', charge: 2 } }, draws: ['3♥', '4♥', '5♥'] });
    xxx.seat(2).answers('charge');
    expect(foe(xxx).hp).toBe(6);
  });
});

describe('PR-P13 Mirror Fen', () => {
  const fen = (given: Given = {}, ...faces: number[]) =>
    atPortal('mirror-fen', { party: toAct([]), ...given }, ...faces);

  test.each([
    ['4♥', 0],
    ['4♦', 1],
    ['4♠', 3],
    ['4♣', 2],
  ])('PR-P13 an attack with %s is aimed at seat %i', (card, seat) => {
    const game = fen({ enemies: MINION, draws: [card, 'A♥'] });
    expect(hp(game)).toEqual(UNHURT.map((before, i) => (i === seat ? before - 1 : before)));
  });

  test('PR-P13 a special action too, and the way past a dead one starts there', () => {
    const dead = { ...(toAct([]) as object), 0: { hp: 0, acted: 1 } } as Plain;
    const game = fen({ party: dead, enemies: [{ cards: [7, 2, 3, 4] }], draws: ['3♥'] }, 5);
    expect(hp(game)).toEqual([0, 6, 6, 8]); // hearts name the Protector, who is dead: odd, to the left
  });

  test('PR-P13 treasure goes by the suits as they are', () => {
    const enemies = [{ cards: [9, 8, 7, 6], hp: 1 }];
    const game = atPortal('mirror-fen', { enemies, draws: ['3♥', 'A♦', '3♠', '4♣'] });
    game.board({ rifts: { at: 6, portals: { 6: { closed: 1 } }, begun: 1 } });
    game.seat(2).answers(HIT);
    game.expectQuestion('treasure.place', 2);
  });

  test('PR-P13 only enemies’ targeting: a charmed attack goes by the suits as they are', () => {
    const game = atPortal('mirror-fen', {
      enemies: [{ cards: [12, 2, 3, 4] }],
      party: { 1: { charmedBy: { enemy: 0 } } },
      draws: ['3♦', 'A♦'],
    });
    expect(hp(game)).toEqual([8, 7, 6, 8]);
  });
});

describe('PR-P13 PR-P24 Clockwork Sleep', () => {
  const clock = (given: Given = {}, ...faces: number[]) => atPortal('clockwork-sleep', given, ...faces);

  test('PR-P24 an EPIC is declared on the first turn and activates on the second', () => {
    const game = clock({ party: toAct([0]), enemies: [{ cards: [9, 8, 7, 6], loses: 1 }] });
    game.seat(0).answers('epic:immunity');
    expect(one(game, 0)).toMatchObject({ charging: 'immunity', charge: 1 });
    game.seat(0).answers('charge');
    expect(running(game)).toEqual(['clockwork-sleep', 'immunity']);
  });

  test('PR-P13 elsewhere the second turn is not enough', () => {
    const game = atPortal('iron-dusk', { party: { 0: { charging: 'immunity', charge: 1 } } });
    game.seat(0).answers('charge');
    expect(one(game, 0)).toMatchObject({ charging: 'immunity', charge: 2 });
  });

  test('PR-P24 a summoning still takes three', () => {
    const game = clock({ party: { 0: { charging: 'summoning', charge: 1 } }, pack: { book: 0 } });
    game.seat(0).answers('charge');
    expect(one(game, 0)).toMatchObject({ charging: 'summoning', charge: 2 });
    expect(boardOf(game).creature).toBeNull();
  });

  test('PR-18.41 a charmed character’s EPIC is due on the second turn', () => {
    const game = clock({
      enemies: [{ cards: [12, 2, 3, 4], hp: 3 }],
      party: { 1: { charging: 'resurrection', charge: 1, charmedBy: { enemy: 0 } } },
    });
    expect(foe(game).hp).toBe(12);
  });

  test('PR-P13 enemy Trick checks succeed automatically, the card is drawn for its suit', () => {
    const game = clock({ party: toAct([]), enemies: [{ cards: [7, 2, 3, 4] }], draws: ['A♠'] }, 5);
    expect(hp(game)).toEqual([9, 7, 5, 8]);
    expect(checks(game)).toMatchObject([{ stat: TRICK, auto: 1, ok: 1 }]);
  });

  test('PR-P13 their attacks and their Defend Self are checked as ever, and so are characters’ Tricks', () => {
    const stance = clock({ party: toAct([]), draws: ['A♥'] }, 3);
    expect(foe(stance).stance).toBe(0);
    const attack = clock({ party: toAct([]), enemies: MINION, draws: ['A♥'] });
    expect(told(attack, 'miss')).toHaveLength(1);
    const cure = clock({ party: { 2: { hp: 3 } }, draws: ['A♥'] });
    cure.seat(1).answers('cure:2');
    expect(hp(cure)[2]).toBe(3);
  });
});
