/** Topic 13: EPICs of those who heal, each with what it does, what ends it, and how it goes with Defend Self. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { enemiesRoll } from '../../../scenarios/enemies.fixture';
import {
  enemiesAct,
  FOE,
  fight,
  foe,
  hp,
  maximum,
  one,
  placed,
  running,
  SECOND,
  statOf,
  toAct,
} from '../../../scenarios/fight.fixture';
import { activates, at, by, checks, type Given, HIT, turn } from '../../../scenarios/prestige.fixture';
import { boardOf, offered } from '../../../scenarios/table.fixture';
import { ATTACK, DEFENSE, HEALTH, NONE, TRICK } from '../../cards/cards';

describe('PR-13.15 Shaman, Call of the Wild', () => {
  const wild = { effects: [by(2, 'call-of-the-wild')] };

  test.each([
    [0, 7],
    [1, 5],
  ])('PR-13.15 base damage 2; with Double Damage ready %i the enemy has %i left', (doubled, left) => {
    const game = fight({ ...wild, party: { 2: { doubled } }, draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(left);
  });

  test('PR-13.15 an enemy it damages is knocked down: other characters hit it automatically', () => {
    const game = fight({ ...wild, draws: ['3♥', 'A♦', 'A♥', 'K♦'] });
    game.seat(2).answers(HIT);
    game.expectEvents([{ type: 'knocked.down', enemy: { enemy: FOE } }]);
    game.seat(0).answers(HIT);
    expect(checks(game)[2]).toMatchObject({ who: { seat: 0 }, auto: 1, ok: 1 });
    expect(foe(game).hp).toBe(6);
  });

  test('PR-13.15 not the Shaman itself', () => {
    const game = fight({ ...wild, enemies: [{ cards: [9, 8, 7, 6], down: 2 }], draws: ['A♥'] });
    game.seat(2).answers(HIT);
    expect(checks(game)[0].auto).toBe(0);
  });

  test('PR-R37 on damage, not on a mere hit', () => {
    const game = fight({ ...wild, draws: ['3♥', '3♦', 'A♥'] });
    game.seat(2).answers(HIT);
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(9);
    game.expectNoEvents([{ type: 'knocked.down' }]);
  });

  test.each([0, 1])('until its next turn begins, also when that turn is lost (%i)', (loses) => {
    const enemies = [{ cards: [9, 8, 7, 6], down: 2, loses }];
    const game = loses ? enemiesAct({ ...wild, enemies }) : enemiesRoll({ ...wild, enemies, draws: ['A♥'] }, 1);
    expect(foe(game).down).toBe(NONE);
  });

  test('PR-13.15 another’s damage knocks nobody down', () => {
    const game = fight({ ...wild, draws: ['3♥', 'A♦'] });
    game.seat(0).answers(HIT);
    expect(foe(game)).toMatchObject({ hp: 8, down: NONE });
  });

  test('PR-7.5 one on the ground and in stance dodges', () => {
    const game = fight({ ...wild, enemies: [{ cards: [9, 8, 7, 6], down: 2, stance: 1 }], draws: ['A♥'] });
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-13.16 Surgeon, Pressure Point', () => {
  test.each([
    ['damaged', ['3♥', 'A♦'], 0, 1],
    ['not damaged', ['3♥', '3♦'], 0, 1],
    ['in stance', ['3♥'], 1, 1],
    ['missed', ['A♥'], 0, 0],
  ] as const)('PR-13.16 an enemy hit by the Surgeon, %s, loses its next turn', (_, draws, stance, loses) => {
    const game = fight({
      effects: [by(2, 'pressure-point')],
      enemies: [{ cards: [9, 8, 7, 6], stance }],
      draws: [...draws],
    });
    game.seat(2).answers(HIT);
    expect(foe(game).loses).toBe(loses);
  });

  test('PR-13.16 another’s hit does nothing of the kind', () => {
    const game = fight({ effects: [by(2, 'pressure-point')], draws: ['3♥', 'A♦'] });
    game.seat(0).answers(HIT);
    expect(foe(game).loses).toBe(0);
  });

  test('PR-7.8 the protector that takes the hit loses it', () => {
    const enemies = [{ cards: [9, 8, 7, 6] }, { cards: [6, 6, 2, 2], protects: 0, stance: 1 }];
    const game = fight({ effects: [by(2, 'pressure-point')], enemies: enemies as Plain, draws: ['3♥'] });
    game.seat(2).answers(HIT);
    expect([foe(game).loses, foe(game, SECOND).loses]).toEqual([0, 1]);
  });
});

describe('PR-13.17 Bard, Melodramatic Harmony', () => {
  const harmony = by(0, 'melodramatic-harmony');

  test('PR-13.17 at activation all living party members regain 1 HP', () => {
    const game = activates('bard', 0, { party: { 1: { hp: 3 }, 2: { hp: 0 }, 0: { hp: 2 } } });
    expect(hp(game)).toEqual([3, 4, 0, 8]);
  });

  test('PR-13.17 and at the start of each later turn of the Bard, not of others', () => {
    const game = fight({ effects: [harmony], party: { 1: { hp: 3 } }, draws: ['A♥', 'A♦'] });
    turn(game, 2, 'defend');
    expect(hp(game)[1]).toBe(3);
    turn(game, 0, 'defend');
    expect(hp(game)[1]).toBe(4);
  });

  test('PR-13.17 each buff token counts +3, up to 15', () => {
    const tokens = [ATTACK, ATTACK, DEFENSE, HEALTH].map((suit) => ({ owner: 3, on: 1, suit }));
    const game = fight({ effects: [harmony], tokens });
    expect(statOf(game, 1, ATTACK)).toBe(14);
    expect(statOf(game, 1, DEFENSE)).toBe(9);
    expect([maximum(game, 1), hp(game)[1]]).toEqual([10, 7]);
    const most = fight({ effects: [harmony], tokens: Array(4).fill({ owner: 3, on: 2, suit: ATTACK }) });
    expect(statOf(most, 2, ATTACK)).toBe(15);
  });

  test('PR-13.17 curse tokens count as ever', () => {
    const game = fight({ effects: [harmony], tokens: [{ owner: 3, on: at(0), suit: DEFENSE }] });
    expect(statOf(game, FOE, DEFENSE)).toBe(7);
  });

  test('PR-3.9 when it ends the maximum falls and cuts HP', () => {
    const game = fight({
      effects: [harmony],
      party: { 1: { hp: 10 } },
      tokens: [{ owner: 3, on: 1, suit: HEALTH }],
      draws: ['3♣'],
    });
    turn(game, 0, 'defend');
    expect([maximum(game, 1), hp(game)[1]]).toEqual([8, 8]);
  });

  test('PR-10.19 with Inspiring Poetry a token counts 3, not more', () => {
    const tokens = [{ owner: 3, on: 1, suit: ATTACK }];
    const game = fight({ effects: [harmony, by(1, 'inspiring-poetry')], tokens });
    expect(statOf(game, 1, ATTACK)).toBe(11);
  });
});

describe('PR-13.18 Warlock, Blood Moon Rises', () => {
  const moon = by(0, 'blood-moon');

  test('PR-13.18 a party member that damages an enemy regains as many HP as it lost', () => {
    const game = fight({ effects: [moon, by(2, 'rage-monster')], party: { 2: { hp: 1 } }, draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect([foe(game).hp, hp(game)[2]]).toEqual([6, 4]);
  });

  test('PR-13.18 not more than the enemy had', () => {
    const enemies = [{ cards: [9, 8, 7, 6], hp: 1 }, { cards: [5, 5, 5, 5] }];
    const effects = [moon, by(2, 'rage-monster')];
    const game = fight({ effects, enemies: enemies as Plain, party: { 2: { hp: 1 } }, draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(hp(game)[2]).toBe(2);
  });

  test('PR-3.10 nor above its own maximum', () => {
    const game = fight({ effects: [moon], draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(hp(game)[2]).toBe(6);
  });

  test('PR-13.18 also by an EPIC, Spiked Armor and the like; not by slaying (PR-R74)', () => {
    const armor = enemiesAct({
      effects: [moon],
      pack: { armor: 1 },
      party: { 1: { hp: 3 } },
      enemies: [{ cards: [5, 3, 5, 3] }],
      draws: ['9♥'],
    });
    expect(hp(armor)[1]).toBe(4);
    const xxx = (draws: string[]) => {
      const enemies = [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5] }];
      const party = { 2: { hp: 1, charging: 'xxx', charge: 2 } };
      const game = fight({ effects: [moon], enemies, party, draws });
      game.seat(2).answers('charge', FOE);
      return hp(game)[2];
    };
    expect(xxx(['3♥', '4♥', '5♥'])).toBe(4);
    expect(xxx(['3♠', '4♠', '5♥'])).toBe(1);
  });

  test('PR-13.18 an enemy in stance feeds nobody, and enemies are not fed', () => {
    const game = fight({
      effects: [moon],
      enemies: [{ cards: [9, 8, 7, 6], stance: 1 }],
      party: { 2: { hp: 1 } },
      draws: ['3♥'],
    });
    game.seat(2).answers(HIT);
    expect(hp(game)[2]).toBe(1);
    const hurt = enemiesAct({ effects: [moon], enemies: [{ cards: [5, 3, 5, 3], hp: 2 }], draws: ['4♥', 'A♦'] });
    expect([hp(hurt)[1], foe(hurt).hp]).toEqual([6, 2]);
  });
});

describe('PR-13.19 Druid, Forest Growth', () => {
  const forest = (...who: number[]) => by(0, 'forest-growth', { who });

  test('PR-13.19 as its action, without a check, a character may hide', () => {
    fight().expectOffers(2, ['defend'], ['hide']);
    const game = fight({ effects: [forest()] });
    game.seat(2).answers('hide');
    expect(boardOf(game).effects).toMatchObject([{ who: [2] }]);
    expect(one(game, 2).acted).toBe(1);
    game.expectNoEvents([{ type: 'check' }]).expectEvents([{ type: 'hides', who: { seat: 2 } }]);
    game.seat(0).answers('hide'); // the Druid too
    expect(boardOf(game).effects).toMatchObject([{ who: [2, 0] }]);
  });

  test('PR-6.5 the hidden need not hide again', () => {
    fight({ effects: [forest(2)] })
      .expectOffers(2, ['defend'], ['hide'])
      .expectOffers(3, ['hide']);
  });

  test('PR-17.5 hidden characters cannot be targeted by enemies', () => {
    const game = enemiesAct({ effects: [forest(1)], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', 'A♦'] });
    expect(hp(game)).toEqual([8, 7, 6, 8]);
  });

  test('PR-13.19 mass effects still reach them', () => {
    const game = enemiesRoll({ effects: [forest(0, 1, 2, 3)], enemies: [{ cards: [13, 2, 3, 4] }], draws: ['3♥'] }, 5);
    expect(hp(game)).toEqual([8, 6, 5, 7]);
  });

  test('PR-13.20 the attacks of the hidden have Double Damage, which is not used up', () => {
    const game = fight({ effects: [forest(2)], party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦', '3♦', 'K♦'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(7);
    expect(one(game, 2).doubled).toBe(1); // PR-7.7
    game.seat(0).answers(HIT); // not hidden
    expect(foe(game).hp).toBe(6);
  });

  test('PR-R92 they stay hidden when they attack', () => {
    const game = fight({ effects: [forest(2)], draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(boardOf(game).effects).toMatchObject([{ who: [2] }]);
  });

  test('PR-13.19 when it ends nobody is hidden any more', () => {
    const game = fight({
      effects: [forest(1, 2)],
      party: toAct([0]),
      enemies: [{ cards: [5, 3, 5, 3] }],
      draws: ['3♣', '4♥', 'A♦'],
    });
    game.seat(0).answers('defend');
    expect(hp(game)[1]).toBe(6);
  });

  test('PR-13.19 an enemy in stance dodges an attack from the hollow', () => {
    const game = fight({ effects: [forest(2)], enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['3♥'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-13.21 Monk, Acupuncture', () => {
  const needle = by(2, 'acupuncture');

  test('PR-13.21 at activation one target: an enemy loses its next turn', () => {
    const game = activates('monk', 2, { enemies: [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5], stance: 1 }] });
    game.expectQuestion('acupuncture.target', 2);
    game.expectOptions(2, [FOE, 0, 1, 2, 3]); // PR-10.16: not the one in stance
    game.seat(2).answers(FOE);
    expect(foe(game).loses).toBe(1);
    expect(running(game)).toEqual(['acupuncture']);
    game.expectQuestion('turn.action'); // once for the activation
  });

  test('PR-13.22 or a party member gets 3 temporary HP', () => {
    const game = activates('monk', 2);
    game.seat(2).answers(1);
    expect(one(game, 1)).toMatchObject({ temporaryHp: 3, hp: 7 });
    game.expectEvents([{ type: 'temporary.hp', who: { seat: 1 }, count: 3 }]);
  });

  test('PR-13.21 after each later action of the Monk, not of others', () => {
    const game = fight({ effects: [needle], draws: ['A♥', 'A♦'] });
    game.seat(0).answers('defend');
    game.expectQuestion('turn.action');
    game.seat(2).answers('defend');
    game.expectQuestion('acupuncture.target', 2);
    game.seat(2).answers(FOE);
    expect(foe(game).loses).toBe(1);
  });

  test('PR-13.21 not after an action that it lost', () => {
    const game = fight({ effects: [needle], party: { 2: { loses: 1 } } });
    game.expectQuestion('turn.action');
  });

  test('PR-10.13 the action whose club ends it still has its needle; temporary HP vanish then', () => {
    const game = fight({ effects: [needle], party: { 0: { temporaryHp: 2 } }, draws: ['3♣'] });
    game.seat(2).answers('defend', FOE);
    expect(foe(game).loses).toBe(1);
    expect(one(game, 0).temporaryHp).toBe(0);
    expect(running(game)).toEqual([]);
  });

  test('PR-13.22 temporary HP are lost before real ones', () => {
    const attacked = (temporaryHp: number, boost: number) =>
      enemiesRoll(
        {
          effects: [needle],
          party: { 1: { temporaryHp } },
          enemies: [{ cards: [9, 8, 7, 6], boost }],
          draws: ['3♥', 'A♦'],
        },
        1,
      );
    expect(one(attacked(3, 0), 1)).toMatchObject({ temporaryHp: 2, hp: 7 });
    expect(one(attacked(3, 1), 1)).toMatchObject({ temporaryHp: 0, hp: 5 }); // 5 damage
  });

  test('PR-13.22 PR-R38 a new grant resets them to 3, it does not add', () => {
    for (const temporaryHp of [1, 3]) {
      const game = activates('monk', 2, { party: { 1: { temporaryHp } } });
      game.seat(2).answers(1);
      expect(one(game, 1).temporaryHp).toBe(3);
    }
  });

  test('PR-13.22 they cannot be healed', () => {
    const game = fight({ effects: [needle], party: { 2: { temporaryHp: 1 } }, draws: ['3♥'] });
    game.seat(1).answers('cure:2');
    expect(one(game, 2)).toMatchObject({ temporaryHp: 1, hp: 6 });
  });

  test('PR-13.22 and vanish when the combat ends', () => {
    const game = fight({ effects: [needle], party: { 1: { temporaryHp: 3 } }, pack: { bombs: 1 } });
    game.seat(0).answers('bomb');
    expect(one(game, 1).temporaryHp).toBe(0);
  });

  test('PR-5.16 no needle when the Monk’s action has ended the combat', () => {
    const game = fight({
      effects: [needle],
      enemies: [{ cards: [9, 8, 7, 6], hp: 1, treasure: 0 }],
      draws: ['3♥', 'A♦'],
    });
    game.seat(2).answers(HIT);
    expect(boardOf(game).phase).toBe('camp');
  });
});

describe('PR-13.23 Servant, As You Wish', () => {
  const wish = { effects: [by(1, 'as-you-wish')], party: { 1: { slots: ['boost-heal', 'buff-ally'] } } };

  test('PR-13.23 any of the eight abilities is offered, and the other actions', () => {
    const game = fight(wish);
    const offers = ['joint-attack:0', 'protect-other:2', 'cure:0', 'boost-heal', 'precise-strike', 'double-damage'];
    game.expectOffers(1, [...offers, 'buff-ally:0:1', `curse-enemy:${FOE}:0`, 'defend', HIT, `run:${FOE}:1`]);
    expect(offered(game, 2)).not.toContain('cure:0');
  });

  test.each([
    ['precise-strike', { precise: 1 }],
    ['double-damage', { doubled: 1 }],
    ['boost-heal', { boosted: 1 }],
    ['defend', { stance: 1 }],
  ])('PR-13.23 a card is drawn, and %s always succeeds', (key, state) => {
    const game = fight({ ...wish, draws: ['A♥'] });
    game.seat(1).answers(key);
    expect(one(game, 1)).toMatchObject(state);
    expect(checks(game)).toMatchObject([{ auto: 1, ok: 1 }]);
  });

  test('PR-13.24 an attack hits, skips the Defense check and ignores Defend Self stance', () => {
    for (const stance of [0, 1]) {
      const game = fight({ ...wish, enemies: [{ cards: [9, 8, 7, 6], stance }], draws: ['A♥', '2♦'] });
      game.seat(1).answers(HIT);
      expect(foe(game).hp).toBe(8);
      expect(checks(game)).toHaveLength(1);
    }
  });

  test('PR-R39 a guard still takes the hit', () => {
    const guard = { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, stance: 1 };
    const game = fight({ ...wish, enemies: [{ cards: [13, 2, 3, 4] }, guard], draws: ['A♥'] });
    game.seat(1).answers(HIT);
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([13, 5]);
  });

  test('PR-13.24 Run Away succeeds, and so does a swap', () => {
    const run = fight({ ...wish, draws: ['A♥'] });
    run.seat(1).answers(`run:${FOE}:1`);
    expect(boardOf(run).phase).toBe('camp');
    const party = { 1: { slots: ['boost-heal', 'buff-ally'], treasure: [0, 1, 0, 0] } };
    const swap = fight({ ...wish, party, draws: ['A♥'] });
    swap.seat(1).answers('swap', '0:0');
    expect(one(swap, 0).treasure).toEqual([1, 0, 0, 0]);
  });

  test('PR-R39 borrowed Protect Other uses a spare token that goes away at combat’s end', () => {
    const game = fight({ ...wish, pack: { bombs: 1 }, draws: ['A♥'] });
    game.seat(1).answers('protect-other:2');
    expect(placed(game, 1, 'protector')).toEqual([[2, DEFENSE]]);
    expect(boardOf(game).tokens.find(({ owner, kind }) => owner === 1 && kind === 'protector')?.spare).toBe(1);
    game.seat(0).answers('bomb');
    expect(boardOf(game).tokens.filter(({ owner, kind }) => owner === 1 && kind === 'protector')).toEqual([]);
    expect(game.match.broken()).toBeNull();
  });

  test('PR-R39 a borrowed curse is a spare token too: the Servant’s own four stay where they are', () => {
    const tokens = [0, 1, 2, 3].map((on) => ({ owner: 1, on, suit: ATTACK }));
    const game = fight({ ...wish, tokens, pack: { bombs: 1 }, draws: ['A♥'] });
    game.seat(1).answers(`curse-enemy:${FOE}:${DEFENSE}`);
    expect(statOf(game, FOE, DEFENSE)).toBe(7);
    expect(placed(game, 1)).toHaveLength(5);
    expect(boardOf(game).tokens.filter(({ owner, spare }) => owner === 1 && spare === 1)).toHaveLength(1);
    game.seat(0).answers('bomb');
    expect(placed(game, 1)).toHaveLength(4);
    expect(boardOf(game).tokens.filter(({ owner }) => owner === 1)).toHaveLength(4);
  });

  test('PR-R39 its own Buff Ally uses its own tokens', () => {
    const game = fight({ ...wish, draws: ['A♥'] });
    game.seat(1).answers('buff-ally:0:2');
    expect(boardOf(game).tokens.filter(({ owner }) => owner === 1)).toHaveLength(4);
    expect(placed(game, 1)).toEqual([[0, ATTACK]]);
  });

  test('PR-R39 two borrowed curses are two', () => {
    const game = fight({ ...wish, party: toAct([1], wish.party), draws: ['A♥', 'A♠', 'K♥'] }).random('enemy', [0]);
    game.seat(1).answers(`curse-enemy:${FOE}:${DEFENSE}`);
    game.seat(1).answers(`curse-enemy:${FOE}:${DEFENSE}`);
    expect(statOf(game, FOE, DEFENSE)).toBe(6);
  });

  test('PR-13.24 a token or boost set through it outlasts the effect', () => {
    const game = fight({ ...wish, draws: ['A♣'] });
    game.seat(1).answers('precise-strike');
    expect(running(game)).toEqual([]);
    expect(one(game, 1).precise).toBe(1);
  });

  test('PR-13.23 others are not granted anything', () => {
    const game = fight({ ...wish, draws: ['A♥'] });
    game.seat(2).answers(HIT);
    expect(checks(game)).toMatchObject([{ auto: 0, ok: 0 }]);
  });
});

describe('PR-13.25 Inquisitor, Heretic Bane', () => {
  const bane = (given: Given = {}) => fight({ effects: [by(2, 'heretic-bane', { who: [at(0)] })], ...given });

  test('PR-13.25 one chosen enemy has −4 on all four stats, at least 2', () => {
    const game = activates('inquisitor', 2, { enemies: [{ cards: [9, 8, 7, 5] }, { cards: [8, 9, 8, 6] }] });
    game.expectQuestion('epic.enemy', 2).expectOptions(2, [FOE, SECOND]);
    game.seat(2).answers(FOE);
    expect([HEALTH, DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, FOE, suit))).toEqual([5, 4, 3, 2]);
    expect(statOf(game, SECOND, DEFENSE)).toBe(9);
  });

  test('PR-9.22 Health: the maximum falls and HP are cut; when it ends only the maximum returns', () => {
    const enemies = [{ cards: [9, 8, 7, 6], loses: 1 }];
    const game = activates('inquisitor', 2, { party: toAct([2]), enemies, draws: ['A♣'] });
    expect([foe(game).hp, maximum(game, FOE)]).toEqual([5, 5]);
    game.seat(2).answers('defend');
    expect([foe(game).hp, maximum(game, FOE)]).toEqual([5, 9]);
  });

  test('PR-13.25 the Inquisitor’s damaging hits deal 1 more, after doubling', () => {
    const plain = bane({ draws: ['3♥', 'A♦'] });
    plain.seat(2).answers(HIT);
    expect(foe(plain).hp).toBe(9 - 2);
    const doubled = bane({ party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦'] });
    doubled.seat(2).answers(HIT);
    expect(foe(doubled).hp).toBe(9 - 3);
  });

  test('PR-13.25 not another’s, and not on another enemy', () => {
    const game = bane({ enemies: [{ cards: [9, 8, 7, 6] }, { cards: [8, 9, 8, 7] }], draws: ['3♥', 'A♦', '3♦', 'K♦'] });
    game.seat(0).answers(HIT);
    game.seat(2).answers(`attack:${SECOND}`);
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([8, 7]);
  });

  test('PR-10.16 it does not take hold of an enemy in stance', () => {
    const game = activates('inquisitor', 2, { enemies: [{ cards: [9, 8, 7, 6], stance: 1 }, { cards: [5, 5, 5, 5] }] });
    expect(boardOf(game).effects).toMatchObject([{ who: [SECOND] }]);
    const none = activates('inquisitor', 2, { enemies: [{ cards: [9, 8, 7, 6], stance: 1 }] });
    expect(running(none)).toEqual([]);
    none.expectEvents([{ type: 'epic.nothing', epic: 'heretic-bane' }]);
  });

  test('PR-13.25 it holds on when the enemy is in stance later', () => {
    expect(statOf(bane({ enemies: [{ cards: [9, 8, 7, 6], stance: 1 }] }), FOE, DEFENSE)).toBe(4);
  });
});
