/** Topic 18: what the types of enemies do. Seductive Smile is in charm.test.ts, the bosses in enemy-bosses.test.ts. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { enemiesRoll } from '../../scenarios/enemies.fixture';
import { FOE, fight, foe, hp, maximum, one, placed, SECOND, statOf, toAct } from '../../scenarios/fight.fixture';
import { boardOf, told } from '../../scenarios/table.fixture';
import { cardName, cardNamed, DEFENSE, HEALTH, TRICK } from '../cards/cards';

type Given = { readonly [name: string]: Plain };

const UNHURT = [9, 7, 6, 8];
const THIRD = SECOND + 1;
const shield = (owner: number, ally: number): Plain => ({ owner, on: ally, suit: DEFENSE, kind: 'protector' });
/** Everybody a Protector (Defenders of the Realm). */
const PROTECTORS = { slots: ['joint-attack', 'protect-other'] };
const evac = (...who: number[]): Plain => ({ effect: 'medical-evac', user: 0, who });

describe('PR-17.9 Enemy Damage Boost', () => {
  test.each([
    [[9, 5, 5, 5], 1],
    [[9, 6, 5, 5], 2],
    [[9, 8, 7, 5], 3],
    [[9, 8, 7, 6], 4],
  ])('PR-17.9 one for each printed card above 5: %j is +%i', (cards, count) => {
    const game = enemiesRoll({ enemies: [{ cards }], draws: ['3♥'] }, 5);
    expect(foe(game).boost).toBe(1);
    game.expectEvents([{ type: 'boosted', count }]);
  });

  test('PR-R82 curses and temporary cards do not count', () => {
    const game = enemiesRoll(
      {
        enemies: [{ cards: [6, 3, 9, 6], hp: 2, boost: 1, laid: [-1, -1, cardNamed('5♠'), -1] }],
        tokens: [
          { owner: 3, on: { enemy: 0 }, suit: TRICK },
          { owner: 3, on: { enemy: 0 }, suit: HEALTH },
        ],
        draws: ['4♥', 'A♦'],
      },
      1,
    );
    expect(hp(game)[1]).toBe(7 - 4); // 1 + 3
  });

  test('PR-17.11 while one is in force the enemy attacks instead, which uses it', () => {
    const game = enemiesRoll({ enemies: [{ cards: [9, 8, 7, 6], boost: 1 }], draws: ['3♥', 'A♦'] }, 5);
    expect(hp(game)[1]).toBe(2);
    expect(foe(game).boost).toBe(0);
    expect(told(game, 'check')).toHaveLength(2); // the attack and the Defense, no Trick
  });
});

describe('PR-18.3 Defend Other', () => {
  const defender = (others: Plain[], given: Given = {}, ...more: number[]) =>
    enemiesRoll({ enemies: [{ cards: [6, 2, 2, 2] }, ...others], ...given }, 5, ...more);

  test('PR-18.3 a check of Trick; success: it protects a fellow', () => {
    const game = defender([{ cards: [5, 5, 5, 5], loses: 1 }], { draws: ['2♥'] });
    expect(foe(game).protects).toBe(SECOND);
    game.expectEvents([
      { type: 'check', stat: TRICK, need: 2, ok: 1 },
      { type: 'protects', target: { enemy: SECOND } },
    ]);
  });

  test('PR-18.3 the one with the lowest current HP', () => {
    const game = defender(
      [
        { cards: [5, 3, 5, 5], loses: 1 },
        { cards: [14, 5, 3, 3], hp: 4, loses: 1 },
      ],
      { draws: ['2♥'] },
    );
    expect(foe(game).protects).toBe(THIRD);
  });

  test('PR-18.3 equal HP: the lower printed sum', () => {
    const game = defender(
      [
        { cards: [5, 5, 5, 5], hp: 3, loses: 1 },
        { cards: [4, 4, 4, 4], hp: 3, loses: 1 },
      ],
      { draws: ['2♥'] },
    );
    expect(foe(game).protects).toBe(THIRD);
  });

  test('PR-18.3 equal sums too: whoever came earlier', () => {
    const game = defender(
      [
        { cards: [4, 5, 4, 5], hp: 3, loses: 1 },
        { cards: [5, 4, 5, 4], hp: 3, loses: 1 },
      ],
      { draws: ['2♥'] },
    );
    expect(foe(game).protects).toBe(SECOND);
  });

  test('PR-18.4 all damage that would reach the protected goes to the Defender: its Defense, its stance', () => {
    const enemies = [{ cards: [6, 5, 2, 2], protects: 1 }, { cards: [9, 8, 7, 6] }];
    const hit = fight({ enemies, draws: ['3♥', '5♦'] });
    hit.seat(2).answers(`attack:${SECOND}`);
    expect([foe(hit).hp, foe(hit, SECOND).hp]).toEqual([5, 9]);
    hit.expectEvents([
      { type: 'covered', by: { enemy: FOE } },
      { type: 'check', need: 5, ok: 0 },
    ]);
    const dodged = fight({ enemies: [{ ...enemies[0], stance: 1 }, enemies[1]], draws: ['3♥', 'A♦'] });
    dodged.seat(2).answers(`attack:${SECOND}`);
    expect([foe(dodged).hp, foe(dodged, SECOND).hp]).toEqual([6, 9]);
  });

  test('PR-18.5 it lasts until the Defender is slain', () => {
    const game = fight({
      enemies: [{ cards: [6, 5, 2, 2], hp: 1, protects: 1 }, { cards: [9, 8, 7, 6] }],
      draws: ['3♥', 'A♦', '3♦', 'A♥'],
    });
    game.seat(2).answers(`attack:${SECOND}`);
    game.expectEvents([{ type: 'defeated', enemy: { enemy: FOE } }]);
    game.seat(0).answers(`attack:${SECOND}`);
    expect(foe(game, SECOND).hp).toBe(8);
  });

  test('PR-18.5 or lost, and the protected one’s going frees the Defender', () => {
    const game = fight({
      enemies: [{ cards: [6, 5, 2, 2], protects: 1 }, { cards: [9, 8, 7, 6] }],
      draws: ['3♥'],
    });
    game.seat(3).answers(`run:${SECOND}:3`);
    expect(foe(game).protects).toBe(-1);
  });

  test('PR-18.5 turns, stances and lost turns do not end it', () => {
    const game = enemiesRoll({
      enemies: [{ cards: [6, 5, 2, 2], protects: 1, loses: 1 }, { cards: [5, 4, 3, 5] }],
      draws: ['A♥'],
    });
    expect(foe(game).protects).toBe(SECOND);
  });

  test('PR-18.6 while it protects one already it defends itself', () => {
    const game = enemiesRoll(
      {
        enemies: [
          { cards: [6, 2, 2, 2], protects: 1 },
          { cards: [5, 5, 5, 5], loses: 1 },
        ],
        draws: ['2♥'],
      },
      5,
    );
    expect(foe(game)).toMatchObject({ stance: 1, protects: SECOND });
  });

  test('PR-18.6 with no fellow it defends itself, which never parks', () => {
    const game = defender([], { draws: ['A♥'] });
    expect(foe(game)).toMatchObject({ stance: 0, protects: -1, parked: '' });
    game.expectEvents([{ type: 'enemy.acts', action: 'defend-self', face: 4 }]);
  });

  test('PR-18.64 PR-R103 never one that is protected already: two Defenders protect two fellows', () => {
    const game = enemiesRoll(
      {
        enemies: [
          { cards: [6, 2, 2, 2] },
          { cards: [4, 3, 6, 3], protects: 2 },
          { cards: [3, 5, 5, 5], loses: 1 },
          { cards: [9, 9, 9, 9], loses: 1 },
        ],
        draws: ['2♥', '2♦'],
      },
      5,
      1,
    );
    expect(foe(game).protects).toBe(SECOND); // not the one of 3 HP
  });

  test('PR-18.64 never an Undead Guard, nor the King it guards', () => {
    const guard = { cards: [2, 9, 0, 0], type: 'undead-guard', protects: 1 };
    const game = defender([{ cards: [3, 3, 3, 13], loses: 1 }, guard], { draws: ['2♥'] });
    expect(foe(game)).toMatchObject({ protects: -1, stance: 1 });
  });
});

describe('PR-18.8 Steal Treasure', () => {
  const thief = (given: Given) => enemiesRoll({ enemies: [{ cards: [7, 2, 3, 4] }], ...given }, 5);

  test('PR-18.14 one card of the largest stack goes to the thief’s pile', () => {
    for (const [cards, face] of [
      [[7, 2, 3, 4], 5],
      [[8, 2, 3, 4], 3], // a pHool
    ] as const) {
      const game = enemiesRoll(
        { enemies: [{ cards: [...cards] }], party: { 2: { treasure: [0, 0, 2, 1] } }, draws: ['3♠'] },
        face,
      );
      expect(one(game, 2).treasure).toEqual([0, 0, 1, 1]);
      expect(foe(game).pile).toBe(1);
      expect(boardOf(game).treasureDeck).toBe(49);
      game.expectEvents([{ type: 'stolen', seat: 2, suit: 2 }]);
    }
  });

  test('PR-R47 equal stacks: the victim chooses among them', () => {
    const game = thief({ party: { 2: { treasure: [2, 1, 2, 0] } }, draws: ['3♠'] });
    game.expectQuestion('treasure.lose', 2).expectOptions(2, [0, 2]);
    game.seat(2).answers(2);
    expect(one(game, 2).treasure).toEqual([2, 1, 1, 0]);
  });

  test('PR-22.10 a card stolen from Health cuts HP', () => {
    const game = thief({ party: { 2: { treasure: [1, 0, 0, 0], hp: 7 } }, draws: ['3♠'] });
    expect(hp(game)[2]).toBe(6);
  });

  test('PR-18.9 PR-R10 without treasure it loses 1 HP, without a Defense check', () => {
    const game = thief({ party: { 1: { treasure: [3, 0, 0, 0] } }, draws: ['3♠'] });
    expect(hp(game)).toEqual([9, 7, 5, 8]);
    expect(foe(game).pile).toBe(0);
    expect(told(game, 'check')).toHaveLength(1);
  });

  test('PR-R10 that loss is damage: Immunity stops it, theft it does not stop', () => {
    const effects = [{ effect: 'immunity', user: 0 }];
    expect(hp(thief({ effects, draws: ['3♠'] }))).toEqual(UNHURT);
    expect(foe(thief({ effects, party: { 2: { treasure: [0, 1, 0, 0] } }, draws: ['3♠'] })).pile).toBe(1);
  });

  test('PR-18.10 in stance the target loses neither', () => {
    for (const treasure of [
      [0, 0, 0, 0],
      [0, 2, 0, 0],
    ]) {
      const game = thief({ party: { 2: { treasure, stance: 1 } }, draws: ['3♠'] });
      expect(one(game, 2)).toMatchObject({ treasure, hp: 6 });
      expect(foe(game)).toMatchObject({ pile: 0, parked: '' }); // the check has passed
    }
  });

  test('PR-9.7 Protect Other is no help against it', () => {
    const game = thief({ party: { 2: { treasure: [0, 1, 0, 0] } }, tokens: [shield(0, 2)], draws: ['3♠'] });
    expect(one(game, 2).treasure).toEqual([0, 0, 0, 0]);
  });

  test('PR-18.11 the thief defeated, its pile goes back to the party, who share it as they like', () => {
    const game = fight({ enemies: [{ cards: [7, 2, 3, 4], hp: 1, pile: 2, treasure: 0 }], draws: ['3♥', 'A♦'] });
    game.seat(2).answers(`attack:${FOE}`);
    game.expectQuestion('loot.share').expectOptions(0, [0, 1, 2, 3]);
    game.seat(0).answers(3);
    game.seat(3).answers(TRICK);
    game.seat(0).answers(1);
    game.seat(1).answers(HEALTH);
    game.expectBoard({ party: { 3: { treasure: [0, 0, 0, 1] }, 1: { treasure: [1, 0, 0, 0] } }, treasureDeck: 50 });
    expect(game.match.broken()).toBeNull();
  });

  test('PR-18.11 not before the combat is over, and not to the dead', () => {
    const game = fight({
      enemies: [
        { cards: [7, 2, 3, 4], hp: 1, pile: 1, treasure: 0 },
        { cards: [5, 5, 5, 5], hp: 1, treasure: 0 },
      ],
      party: { 1: { hp: 0 } },
      draws: ['3♥', 'A♦', '3♦', 'A♥'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    game.expectQuestion('turn.action').expectBoard({ fight: { loot: 1 } });
    game.seat(0).answers(`attack:${SECOND}`);
    game.expectQuestion('loot.share').expectOptions(0, [0, 2, 3]);
  });
});

describe('PR-18.16 Destroy Treasure', () => {
  test.each([
    ['3♠', 1, 51],
    ['A♣', 1, 51],
    ['3♥', 2, 50],
    ['2♦', 2, 50], // PR-1.12: no check, so a 2 is nothing special
  ])('PR-18.16 the card %s leaves a pile of %i, the Treasure Deck at %i', (card, pile, deck) => {
    const game = enemiesRoll({ enemies: [{ cards: [8, 2, 3, 4], pile: 2 }], draws: [card] }, 5);
    expect([foe(game).pile, boardOf(game).treasureDeck]).toEqual([pile, deck]);
    expect(told(game, 'check')).toEqual([]);
    game.expectEvents([{ type: pile === 1 ? 'destroyed' : 'kept' }]);
  });

  test('PR-18.17 PR-R69 with an empty pile it steals instead, which may park', () => {
    const stolen = enemiesRoll(
      { enemies: [{ cards: [8, 2, 3, 4] }], party: { 1: { treasure: [0, 1, 0, 0] } }, draws: ['3♥'] },
      6,
    );
    expect(foe(stolen).pile).toBe(1);
    const parked = enemiesRoll({ enemies: [{ cards: [8, 2, 3, 4] }], draws: ['4♥'] }, 6);
    expect(foe(parked).parked).toBe('steal');
  });
});

describe('PR-18.20 Demon Whip', () => {
  /** Trick 10, Attack 8, one card above 5 more than those: boost +3. */
  const whip = (draws: string[], given: Given = {}) => {
    const { enemy = {}, ...more } = given;
    return enemiesRoll({ enemies: [{ cards: [9, 4, 8, 10], ...(enemy as Given) }], draws, ...more }, 5);
  };

  test('PR-18.20 after the check another card makes an attack: its suit names the target, its value is against Attack', () => {
    const game = whip(['9♦', '7♠', 'A♦']);
    game.expectEvents([
      { type: 'check', stat: TRICK, need: 10, kept: cardNamed('9♦'), ok: 1 },
      { type: 'check', stat: 2, need: 8, kept: cardNamed('7♠'), ok: 1 },
      { type: 'hit', target: { seat: 2 } },
      { type: 'check', who: { seat: 2 }, stat: DEFENSE, ok: 0 },
      { type: 'damage', who: { seat: 2 }, count: 1 },
      { type: 'loses.action', who: { seat: 2 } },
      { type: 'round.begins', round: 2 },
      { type: 'action.lost', who: { seat: 2 } },
    ]);
    expect(hp(game)).toEqual([9, 7, 5, 8]);
  });

  test.each([
    ['resisted', ['9♦', '7♠', '3♦']],
    ['a miss', ['9♦', '8♠']],
  ])('PR-18.21 PR-R48 the target loses its next action also when it is %s', (_, draws) => {
    const game = whip(draws);
    expect(hp(game)).toEqual(UNHURT);
    game.expectEvents([
      { type: 'loses.action', who: { seat: 2 } },
      { type: 'action.lost', who: { seat: 2 } },
    ]);
    game.refuses(2, 'defend');
    expect(one(game, 2).loses).toBe(0); // one action, no more
  });

  test('PR-18.20 a failed check is no attack', () => {
    const game = whip(['10♦', '3♠']);
    game.expectNoEvents([{ type: 'hit' }, { type: 'miss' }, { type: 'loses.action' }]);
    expect(foe(game).parked).toBe('whip');
  });

  test('PR-18.22 in stance it is neither hurt nor stunned', () => {
    const game = whip(['9♦', '7♠'], { party: { 2: { stance: 1 } } });
    expect(one(game, 2)).toMatchObject({ hp: 6, loses: 0 });
    game.expectOffers(2, ['defend']);
  });

  test('PR-18.23 PR-10.7 the stun breaks an EPIC that is being charged', () => {
    const game = whip(['9♦', '8♠'], { party: { 2: { charging: 'xxx', charge: 2 } }, epicUse: 0 });
    expect(one(game, 2)).toMatchObject({ charging: '', charge: 0 });
    game.expectEvents([{ type: 'epic.broken', seat: 2, epic: 'xxx' }]);
    game.expectNoEvents([{ type: 'epic.activates' }]);
    expect(boardOf(game).epicUse).toBe(0); // PR-R23
  });

  test('PR-18.24 it uses a Damage Boost in force', () => {
    const game = whip(['9♦', '7♠', 'A♦'], { enemy: { boost: 1 } });
    expect(hp(game)[2]).toBe(6 - 4);
    expect(foe(game).boost).toBe(0);
    expect(foe(whip(['9♦', '8♠'], { enemy: { boost: 1 } })).boost).toBe(1);
  });

  test('PR-18.25 under Protect Other the Protector takes it and is the one stunned', () => {
    const game = whip(['9♦', '7♠', 'A♦'], { tokens: [shield(0, 2)] });
    expect(hp(game)).toEqual([8, 7, 6, 8]);
    game.expectEvents([{ type: 'action.lost', who: { seat: 0 } }]);
    game.expectOffers(2, ['defend']);
  });

  test('PR-13.40 an Assassin in the shadows is missed and stunned all the same', () => {
    const game = whip(['9♦', '7♠'], { effects: [{ effect: 'from-the-shadows', user: 2 }] });
    expect(hp(game)).toEqual(UNHURT);
    game.expectEvents([{ type: 'miss' }, { type: 'action.lost', who: { seat: 2 } }]);
  });

  test('PR-18.20 a target that it kills loses nothing more', () => {
    const game = whip(['9♦', '7♠', 'A♦'], { party: { 2: { hp: 1 } } });
    expect(one(game, 2)).toMatchObject({ fallen: 1, loses: 0 });
  });
});

describe('PR-18.27 Cursed Riposte', () => {
  /** Three cards above 5. */
  const prince = (facts: Given = {}): Plain => [{ cards: [11, 8, 7, 4], riposte: 1, ...facts }];

  test('PR-18.27 a check of Trick arms it', () => {
    const game = enemiesRoll({ enemies: [{ cards: [11, 2, 3, 4] }], draws: ['3♥'] }, 5);
    expect(foe(game)).toMatchObject({ riposte: 1, parked: '' });
    game.expectEvents([{ type: 'riposte.armed' }]);
  });

  test.each([
    ['a hit', ['3♥', 'A♦'], 10],
    ['a resisted hit', ['3♥', '3♦'], 11],
    ['a miss', ['A♥'], 11],
  ])('PR-18.28 PR-R49 the next character that attacks him takes 1 after %s, without a check', (_, draws, left) => {
    const game = fight({ enemies: prince(), draws });
    game.seat(2).answers(`attack:${FOE}`);
    expect([foe(game).hp, hp(game)[2]]).toEqual([left, 5]);
    expect(foe(game).riposte).toBe(0);
    expect(told(game, 'check')).toHaveLength(draws.length);
  });

  test('PR-18.28 then it is spent: the second attacker pays nothing', () => {
    const game = fight({ enemies: prince(), draws: ['A♥', 'A♦'] });
    game.seat(2).answers(`attack:${FOE}`);
    game.seat(0).answers(`attack:${FOE}`);
    expect(hp(game)).toEqual([9, 7, 5, 8]);
  });

  test('PR-18.28 PR-18.29 plus a Damage Boost in force, which is not used up', () => {
    const game = fight({ enemies: prince({ boost: 1 }), draws: ['A♥'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(hp(game)[2]).toBe(6 - 4);
    expect(foe(game)).toMatchObject({ riposte: 0, boost: 1 });
  });

  test('PR-18.30 no riposte when the attack defeats him', () => {
    const game = fight({ enemies: prince({ hp: 1, treasure: 0 }), draws: ['3♥', 'A♦'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(hp(game)).toEqual(UNHURT);
    game.expectNoEvents([{ type: 'riposte' }]);
  });

  test('PR-R49 Protect Other does not move it', () => {
    const game = fight({ enemies: prince(), tokens: [shield(0, 2)], draws: ['A♥'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(hp(game)).toEqual([9, 7, 5, 8]);
  });

  test.each(['immunity', 'rage-monster'])('PR-R49 %s stops the damage; the Riposte is spent', (effect) => {
    const game = fight({ enemies: prince(), effects: [{ effect, user: 2 }], draws: ['A♥'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(hp(game)).toEqual(UNHURT);
    expect(foe(game).riposte).toBe(0);
  });

  test('PR-R49 the damage of an EPIC does not trigger it', () => {
    const game = fight({
      enemies: prince(),
      party: { 2: { charging: 'xxx', charge: 2 } },
      draws: ['3♥', '4♥', '5♥'],
    });
    game.seat(2).answers('charge');
    expect([foe(game).hp, foe(game).riposte]).toEqual([8, 1]);
    expect(hp(game)).toEqual(UNHURT);
  });

  test('PR-18.27 an attack on somebody else does not, and one on a protected Prince does', () => {
    const enemies = [...(prince() as Plain[]), { cards: [6, 5, 2, 2], protects: 0 }];
    const game = fight({ enemies, draws: ['A♥', 'A♦'] });
    game.seat(0).answers(`attack:${SECOND}`);
    expect(hp(game)).toEqual(UNHURT);
    game.seat(2).answers(`attack:${FOE}`);
    expect(hp(game)).toEqual([9, 7, 5, 8]);
  });

  test('PR-18.31 armed already he boosts, and attacks if he is boosted too', () => {
    const armed = enemiesRoll({ enemies: prince(), draws: ['3♥'] }, 5);
    expect(foe(armed)).toMatchObject({ riposte: 1, boost: 1 });
    const both = enemiesRoll({ enemies: prince({ boost: 1 }), draws: ['A♥'] }, 6);
    both.expectEvents([{ type: 'miss' }]);
  });
});

describe('PR-18.46 Life to Death', () => {
  const drain = (given: Given = {}) => {
    const { king = {}, ...more } = given;
    return enemiesRoll({ enemies: [{ cards: [13, 2, 3, 4], ...(king as Given) }], draws: ['3♥'], ...more }, 5);
  };

  test('PR-18.46 every living character takes 1, without a Defense check; the King gains what was lost', () => {
    const game = drain({ king: { hp: 5 } });
    expect(hp(game)).toEqual([8, 6, 5, 7]);
    expect(foe(game).hp).toBe(9);
    expect(told(game, 'check')).toHaveLength(1);
  });

  test('PR-18.47 PR-R51 above his maximum', () => {
    const game = drain();
    expect([foe(game).hp, maximum(game, FOE)]).toEqual([17, 13]);
    expect(game.match.broken()).toBeNull();
  });

  test('PR-18.47 only what was really lost: not from the dead, the immune, or temporary HP', () => {
    const game = drain({
      king: { hp: 5 },
      party: { 0: { hp: 0 }, 1: { temporaryHp: 3 }, 2: {} },
      effects: [
        { effect: 'rage-monster', user: 2 },
        { effect: 'acupuncture', user: 3 },
      ],
    });
    expect(hp(game)).toEqual([0, 7, 6, 7]);
    expect(one(game, 1).temporaryHp).toBe(2);
    expect(foe(game).hp).toBe(6);
  });

  test('PR-18.48 in stance: none', () => {
    expect(hp(drain({ party: { 2: { stance: 1 } } }))).toEqual([8, 6, 6, 7]);
  });

  test('PR-18.49 under Protect Other: none; the Protector no more than its own 1', () => {
    const game = drain({ tokens: [shield(0, 1)] });
    expect(hp(game)).toEqual([8, 7, 5, 7]);
    expect(foe(game).hp).toBe(16);
  });

  test('PR-18.49 also when the Protector is in stance', () => {
    expect(hp(drain({ tokens: [shield(0, 1)], party: { 0: { stance: 1 } } }))).toEqual([9, 7, 5, 7]);
  });

  test('PR-9.26 a Protector out of reach protects nobody', () => {
    expect(hp(drain({ tokens: [shield(0, 1)], effects: [evac(0, 3)] }))).toEqual([9, 6, 5, 8]);
  });

  test('PR-18.66 a Protector who is itself protected takes nothing', () => {
    const game = drain({ party: { 1: PROTECTORS }, tokens: [shield(0, 1), shield(1, 2)] });
    expect(hp(game)).toEqual([8, 7, 6, 7]);
  });

  test('PR-5.14 all lose it before anyone dies', () => {
    const game = drain({ party: { 0: { hp: 1 }, 1: PROTECTORS }, tokens: [shield(0, 1)], king: { hp: 5 } });
    expect(hp(game)).toEqual([0, 7, 5, 7]);
    expect(foe(game).hp).toBe(8);
  });

  test.each([
    [14, 1, 13, 9], // above: he loses what the maximum falls
    [10, 1, 9, 9],
    [9, 1, 9, 9], // below it nothing is cut
    [14, 2, 12, 8],
  ])('PR-18.67 PR-R104 a King of ♥10 at %i HP with %i curses on Health: %i of %i', (start, curses, left, most) => {
    const game = fight({
      enemies: [{ cards: [10, 2, 3, 13], hp: start }],
      draws: ['3♥', '3♦', '3♠'],
      party: { 2: { slots: ['curse-enemy', 'double-damage'] } },
    });
    for (const seat of [3, 2].slice(0, curses)) game.seat(seat).answers(`curse-enemy:${FOE}:${HEALTH}`);
    expect([foe(game).hp, maximum(game, FOE)]).toEqual([left, most]);
  });
});

describe('PR-18.50 Undead Guard', () => {
  const raise = (given: Given = {}) => {
    const { king = {}, ...more } = given;
    return enemiesRoll({ enemies: [{ cards: [13, 2, 3, 4], ...(king as Given) }], draws: ['3♥'], ...more }, 6);
  };

  test('PR-18.50 made of a random ♥ and a random ♦ of the graveyard', () => {
    const graveyard = ['5♥', '6♥', '7♥', '8♦', '9♦', '5♠', '6♣'];
    const game = raise({ graveyard }).random('guard', [[1], [0]]);
    const guard = foe(game, SECOND);
    expect(guard).toMatchObject({ type: 'undead-guard', hp: 6, printed: [6, 8, 0, 0], protects: FOE, treasure: 0 });
    expect(boardOf(game).graveyard.map(cardName)).toEqual(['5♥', '7♥', '9♦', '5♠', '6♣']);
    game.expectEvents([{ type: 'guard.raised', hp: 6, defense: 8 }]);
    expect(game.match.broken()).toBeNull();
  });

  test.each([
    ['the ♥ pile is empty', ['9♦', '5♠']],
    ['the ♦ pile is empty', ['9♥', '5♠']],
  ])('PR-18.51 PR-R87 %s: the tops of the living decks, and the ♠ and ♣ are buried', (_, graveyard) => {
    const game = raise({ graveyard, enemyDeck: [[8], [7], [6], [5]] });
    expect(foe(game, SECOND)).toMatchObject({ hp: 8, printed: [8, 7, 0, 0] });
    expect(boardOf(game).graveyard.map(cardName).sort()).toEqual([...graveyard, '6♠', '5♣'].sort());
    expect(game.match.broken()).toBeNull();
  });

  test('PR-18.56 nothing to make it of: nothing appears, and the check has passed', () => {
    const game = enemiesRoll({ enemies: [{ cards: [13, 2, 3, 4], parked: 'undead-guard' }], draws: ['3♥'] }).board({
      enemyDeck: [],
      graveyard: [],
    });
    expect(boardOf(game).enemies).toHaveLength(1);
    expect(foe(game).parked).toBe('');
    game.expectEvents([{ type: 'guard.fails' }]);
  });

  test('PR-18.52 it protects the King from the moment it appears; it has no Attack and no Trick of its own', () => {
    const game = raise({ graveyard: ['6♥', '9♦'] });
    expect(statOf(game, SECOND, DEFENSE)).toBe(9);
    game.expectOffers(0, [`attack:${FOE}`, `attack:${SECOND}`]);
    game.refuses(3, `curse-enemy:${SECOND}:${TRICK}`, 'PR-7.12').refuses(3, `curse-enemy:${SECOND}:2`, 'PR-7.12');
    game.expectOffers(3, [`curse-enemy:${SECOND}:${HEALTH}`, `curse-enemy:${SECOND}:${DEFENSE}`]);
  });

  test('PR-18.52 PR-7.8 a hit on the King is checked against its Defense and takes its HP', () => {
    const game = fight({
      enemies: [{ cards: [13, 2, 3, 4] }, { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0 }],
      draws: ['3♥', '8♦', '3♦', '9♦'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([13, 6]);
    game.seat(0).answers(`attack:${FOE}`);
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([13, 5]);
  });

  test('PR-18.53 while one stands he boosts instead', () => {
    const guard = { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0 };
    const game = enemiesRoll({ enemies: [{ cards: [13, 2, 3, 4] }, guard], draws: ['3♥'] }, 6);
    expect(foe(game).boost).toBe(1);
    expect(boardOf(game).enemies).toHaveLength(2);
  });

  test('PR-18.54 a defeated guard: its cards to the graveyard, no treasure, and he may raise another', () => {
    const game = fight({
      enemies: [
        { cards: [13, 2, 3, 4], parked: 'undead-guard' },
        { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, hp: 1, treasure: 0 },
      ],
      party: toAct([2]),
      tokens: [{ owner: 3, on: { enemy: 1 }, suit: DEFENSE }],
      draws: ['3♥', 'A♦', '3♦'],
    });
    game.seat(2).answers(`attack:${SECOND}`);
    game.expectEvents([
      { type: 'defeated', enemy: { enemy: SECOND } },
      { type: 'enemy.acts', action: 'undead-guard' },
      { type: 'guard.raised', hp: 6, defense: 9 }, // the two cards were the graveyard
    ]);
    expect(boardOf(game).fight).toMatchObject({ won: 0, defeated: 0 });
    expect(foe(game, THIRD).protects).toBe(FOE);
    expect(placed(game, 3)).toEqual([]);
  });

  test('PR-18.55 the King defeated, his guard goes with him, and the combat is over', () => {
    const game = fight({
      enemies: [
        { cards: [13, 2, 3, 4], hp: 1, treasure: 0 },
        { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, treasure: 0 },
      ],
      party: { 2: { charging: 'xxx', charge: 2 } },
      draws: ['3♠', '4♠', '5♠'],
    });
    game.seat(2).answers('charge');
    expect(boardOf(game).phase).toBe('camp');
    expect(boardOf(game).graveyard.map(cardName).sort()).toEqual(['K♥', '2♦', '3♠', '4♣', '6♥', '9♦'].sort());
  });

  test('PR-18.55 also when only he falls', () => {
    const game = fight({
      enemies: [
        { cards: [13, 2, 3, 4], hp: 1, treasure: 0, boost: 1 },
        { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, stance: 1, treasure: 0 },
      ],
      party: { 2: { charging: 'xxx', charge: 2 } },
      draws: ['3♠', '4♠', '5♠'],
    });
    game.seat(2).answers('charge'); // the guard in stance is left out, the King is not
    expect(boardOf(game).phase).toBe('camp');
    expect(boardOf(game).graveyard).toHaveLength(6);
  });
});

describe('PR-18.58 Fear', () => {
  const dragon = (face: number, given: Given = {}) => {
    const { enemy = {}, ...more } = given;
    return enemiesRoll({ enemies: [{ cards: [14, 2, 3, 4], ...(enemy as Given) }], draws: ['3♥'], ...more }, face);
  };

  test('PR-18.58 every living character loses its next action; PR-18.60 not those in stance', () => {
    const game = dragon(5, { party: { 0: { stance: 1 }, 1: { hp: 0 } } });
    const losers = told(game, 'loses.action').map((event) => (event as unknown as { who: { seat: number } }).who.seat);
    expect(losers).toEqual([2, 3]);
    expect(told(game, 'action.lost')).toHaveLength(2);
    game.expectOffers(0, ['defend']);
    expect(hp(game)).toEqual([9, 0, 6, 8]);
  });

  test('PR-18.59 it breaks every EPIC being charged by those it reaches', () => {
    const game = dragon(5, {
      party: { 0: { charging: 'immunity', charge: 1, stance: 1 }, 2: { charging: 'xxx', charge: 2 } },
    });
    expect(one(game, 2).charging).toBe('');
    expect(one(game, 0)).toMatchObject({ charging: 'immunity', charge: 1 });
  });

  test('PR-9.7 Protect Other is no help, PR-13.2 an evacuation is', () => {
    const game = dragon(5, { tokens: [shield(0, 1)], effects: [evac(2, 3)] });
    expect(told(game, 'loses.action')).toHaveLength(2);
    game.expectOffers(2, ['defend']);
  });

  describe('PR-18.61 Dragon Breath', () => {
    test('PR-18.61 every living character takes 2, without a Defense check', () => {
      const game = dragon(6, { party: { 1: { hp: 0 } } });
      expect(hp(game)).toEqual([7, 0, 4, 6]);
      expect(told(game, 'check')).toHaveLength(1);
    });

    test('PR-18.62 in stance 1', () => {
      expect(hp(dragon(6, { party: { 3: { stance: 1 } } }))).toEqual([7, 5, 4, 7]);
    });

    test('PR-18.63 under Protect Other none; the Protector 3 in all', () => {
      expect(hp(dragon(6, { tokens: [shield(0, 1)] }))).toEqual([6, 7, 4, 6]);
    });

    test('PR-18.63 the Protector in stance: 2 in all', () => {
      expect(hp(dragon(6, { tokens: [shield(0, 1)], party: { 0: { stance: 1 } } }))).toEqual([7, 7, 4, 6]);
    });

    test('PR-18.63 the protected one in stance: still none, the Protector still 3', () => {
      expect(hp(dragon(6, { tokens: [shield(0, 1)], party: { 1: { stance: 1 } } }))).toEqual([6, 7, 4, 6]);
    });

    test('PR-18.66 a Protector who is itself protected takes only the 1 extra', () => {
      const game = dragon(6, { party: { 1: PROTECTORS }, tokens: [shield(0, 1), shield(1, 2)] });
      expect(hp(game)).toEqual([6, 6, 6, 6]);
    });

    test('PR-9.26 PR-13.2 the evacuated take nothing and protect nobody', () => {
      expect(hp(dragon(6, { tokens: [shield(0, 1)], effects: [evac(0, 3)] }))).toEqual([9, 5, 4, 8]);
    });

    test('PR-13.19 hiding is no help against it', () => {
      const game = dragon(6, { effects: [{ effect: 'forest-growth', user: 2, who: [2] }] });
      expect(hp(game)).toEqual([7, 5, 4, 6]);
    });

    test('PR-17.9 a Damage Boost is neither added nor used', () => {
      const game = dragon(6, { enemy: { boost: 1 } });
      expect([hp(game), foe(game).boost]).toEqual([[7, 5, 4, 6], 1]);
    });

    test('PR-11.1 Immunity stops it; Fear it does not stop', () => {
      const effects = [{ effect: 'immunity', user: 0 }];
      expect(hp(dragon(6, { effects }))).toEqual(UNHURT);
      expect(told(dragon(5, { effects, party: { 0: { stance: 1 } } }), 'loses.action')).toHaveLength(3);
    });
  });
});

describe('PR-R53 PR-20.2 one of several enemies falls', () => {
  const falls = (given: Given = {}) => {
    const game = fight({
      enemies: [{ cards: [9, 8, 7, 6], hp: 1, treasure: 2 }, { cards: [5, 5, 5, 5] }],
      tokens: [shield(0, 1), { owner: 3, on: { enemy: 0 }, suit: TRICK }, { owner: 3, on: { enemy: 1 }, suit: TRICK }],
      party: { 1: { boosted: 1 } },
      discard: ['K♠'],
      epicUse: 0,
      draws: ['3♥', 'A♦'],
      ...given,
    });
    game.seat(2).answers(`attack:${FOE}`);
    return game;
  };

  test('PR-R53 its cards and the curses on it go at once', () => {
    const game = falls();
    expect(boardOf(game).graveyard.map(cardName)).toEqual(['9♥', '8♦', '7♠', '6♣']);
    expect(placed(game, 3)).toEqual([[SECOND, TRICK]]);
  });

  test('PR-R53 everything else waits: treasure is counted, nothing is shuffled, no EPIC use comes back', () => {
    const game = falls();
    expect(boardOf(game)).toMatchObject({ phase: 'players', epicUse: 0, fight: { won: 2, reshuffles: 0 } });
    expect(boardOf(game).discard.map(cardName)).toEqual(['K♠', '3♥', 'A♦']);
    expect(placed(game, 0, 'protector')).toEqual([[1, DEFENSE]]);
    expect(one(game, 1).boosted).toBe(1);
    expect(told(game, 'treasure.won')).toEqual([]);
  });
});
