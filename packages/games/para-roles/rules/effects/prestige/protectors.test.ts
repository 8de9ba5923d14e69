/** Topic 13: EPICs of those who protect or join, each with what it does, what ends it, and how it goes with Defend Self. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { atPortal, enemiesRoll } from '../../../scenarios/enemies.fixture';
import { enemiesAct, FOE, fight, foe, hp, one, running, SECOND, statOf, toAct } from '../../../scenarios/fight.fixture';
import { activates, at, by, checks, type Given, HIT, slotsOf, turn, UNHURT } from '../../../scenarios/prestige.fixture';
import { boardOf, offered, offeredOf, told } from '../../../scenarios/table.fixture';
import { ATTACK, cardNamed, DEFENSE, HEALTH, TRICK } from '../../cards/cards';

describe('PR-13.1 Paladin, Holy Aura', () => {
  const aura = (given: Given = {}) => fight({ effects: [by(0, 'holy-aura')], ...given });

  test('PR-R32 a hurt character chooses at the start of its turn: 1 HP, or +1 damage; not both', () => {
    const healed = aura({ party: { 2: { hp: 3 } }, draws: ['3♥', 'A♦'] });
    healed.seat(2).answers('begin');
    healed.expectQuestion('aura.choice', 2).expectOptions(2, ['heal', 'strike']);
    healed.seat(2).answers('heal', HIT);
    expect([hp(healed)[2], foe(healed).hp]).toEqual([4, 8]);
    const struck = aura({ party: { 2: { hp: 3 } }, draws: ['3♥', 'A♦'] });
    struck.seat(2).answers('begin', 'strike', HIT);
    expect([hp(struck)[2], foe(struck).hp]).toEqual([3, 7]);
  });

  test('PR-13.1 unhurt there is nothing to choose: +1 damage', () => {
    const game = turn(aura({ draws: ['3♥', 'A♦'] }), 2, HIT);
    expect(foe(game).hp).toBe(7);
  });

  test('PR-13.1 only on a hit that deals damage, and only once a turn’s choice', () => {
    expect(foe(turn(aura({ draws: ['3♥', '3♦'] }), 2, HIT)).hp).toBe(9); // resisted
    expect(foe(turn(aura({ draws: ['A♥'] }), 2, HIT)).hp).toBe(9);
  });

  test('PR-7.6 it is added after doubling', () => {
    const game = turn(aura({ party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦'] }), 2, HIT);
    expect(foe(game).hp).toBe(6);
  });

  test('PR-13.1 for that turn: the next turn is a new choice', () => {
    const game = aura({ party: toAct([2], { 2: { hp: 5 } }), draws: ['A♥', 'A♠', '3♥', 'A♦'] }).random('enemy', [0]);
    game.seat(2).answers('begin', 'strike', 'defend');
    game.seat(2).answers('begin', 'heal', HIT);
    expect([hp(game)[2], foe(game).hp]).toEqual([6, 8]);
  });

  test('PR-13.1 each party member, and the Paladin too, from the activation on', () => {
    const game = activates('paladin', 0, { party: { 1: { hp: 3 } } });
    game.seat(1).answers('begin', 'heal', 'defend');
    expect(hp(game)[1]).toBe(4);
    expect(offered(game, 0)).toEqual([]); // its own begins with its next turn
    expect(offered(game, 2)).toEqual(['begin']);
  });

  test('PR-5.7 whoever loses its action still has the start of its turn', () => {
    const game = aura({ party: { 1: { hp: 3, loses: 1 } } });
    game.expectQuestion('aura.choice', 1);
    game.seat(1).answers('heal');
    expect(hp(game)[1]).toBe(4);
  });

  test('PR-13.1 an enemy in stance takes nothing of it', () => {
    const game = turn(aura({ enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['3♥'] }), 2, HIT);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-13.2 Paramedic, Medical Evac', () => {
  const evac = (given: Given = {}) => ({ effects: [by(0, 'medical-evac', { who: [1, 2] })], ...given });
  const DEAD = { hp: 0 };

  test('PR-13.2 two living party members are chosen, a healer and a patient; the Paramedic may be either', () => {
    const game = activates('paramedic', 0, { party: { 3: DEAD } });
    game.expectQuestion('evac.healer', 0).expectOptions(0, [0, 1, 2]);
    game.seat(0).answers(2);
    game.expectQuestion('evac.patient', 0).expectOptions(0, [0, 1]);
    game.seat(0).answers(0);
    expect(boardOf(game).effects).toMatchObject([{ effect: 'medical-evac', who: [2, 0] }]);
    game.expectEvents([{ type: 'evacuated', healer: 2, patient: 0 }]);
  });

  test('PR-6.5 PR-R91 it is not offered with fewer than two living characters', () => {
    const paramedic = { slots: slotsOf('paramedic') };
    fight({ party: { 0: paramedic, 1: DEAD, 2: DEAD } }).expectOffers(0, ['epic:medical-evac']);
    fight({ party: { 0: paramedic, 1: DEAD, 2: DEAD, 3: DEAD } }).refuses(0, 'epic:medical-evac', 'PR-6.5');
  });

  test('PR-10.21 one is left at activation: nothing happens, the use is gone', () => {
    const game = activates('paramedic', 0, { party: { 1: DEAD, 2: DEAD, 3: DEAD }, epicUse: 0 });
    expect(running(game)).toEqual([]);
    expect(boardOf(game).epicUse).toBe(0);
    game.expectEvents([{ type: 'epic.nothing', epic: 'medical-evac' }]);
  });

  test('PR-13.2 neither is reached by an attack: the next one is named', () => {
    const game = enemiesAct({ ...evac(), enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', 'A♦'] });
    expect(hp(game)).toEqual([8, 7, 6, 8]);
  });

  test.each([
    ['life-to-death', [13, 2, 3, 4], 5, [8, 7, 6, 7]],
    ['breath', [14, 2, 3, 4], 6, [7, 7, 6, 6]],
  ] as const)('PR-13.2 nor by a mass ability: %s', (_, cards, face, left) => {
    expect(hp(enemiesRoll({ ...evac(), enemies: [{ cards: [...cards] }], draws: ['3♥'] }, face))).toEqual(left);
  });

  test('PR-13.2 nor by Fear, Riposte, theft or a whip', () => {
    const fear = enemiesRoll({ ...evac(), enemies: [{ cards: [14, 2, 3, 4] }], draws: ['3♥'] }, 5);
    expect(told(fear, 'loses.action')).toHaveLength(2);
    const riposte = fight({ ...evac(), enemies: [{ cards: [11, 8, 7, 4], riposte: 1 }], draws: ['A♥'] });
    riposte.seat(2).answers(HIT);
    expect(hp(riposte)).toEqual(UNHURT);
    const theft = { party: { 1: { treasure: [0, 1, 0, 0] } }, enemies: [{ cards: [7, 2, 3, 4] }], draws: ['2♥'] };
    expect(one(enemiesRoll({ ...evac(), ...theft } as Given, 5), 1).treasure).toEqual([0, 1, 0, 0]);
  });

  test('PR-13.3 PR-R33 the healer may use Cure on the patient without having it: 3 HP, whatever is drawn', () => {
    const game = fight({
      effects: [by(0, 'medical-evac', { who: [3, 2] })],
      party: { 2: { hp: 1 } },
      draws: ['A♥'],
    });
    expect(offeredOf(game, 'cure', 3)).toEqual(['cure:2']);
    expect(offeredOf(game, 'cure', 2)).toEqual([]);
    game.seat(3).answers('cure:2');
    expect(hp(game)[2]).toBe(4);
    expect(checks(game)).toMatchObject([{ auto: 1, ok: 1, stat: TRICK }]);
  });

  test('PR-13.3 every Cure draw of the healer succeeds, but only the patient gets 3', () => {
    const game = fight({ ...evac({ party: { 0: { hp: 1 } } }), draws: ['A♥'] });
    game.seat(1).answers('cure:0');
    expect(hp(game)[0]).toBe(2);
  });

  test('PR-13.3 a Cure on the patient uses no boost, a Cure on another does', () => {
    const patient = fight({ ...evac({ party: { 1: { boosted: 1 }, 2: { hp: 1 } } }), draws: ['A♥'] });
    patient.seat(1).answers('cure:2');
    expect([hp(patient)[2], one(patient, 1).boosted]).toEqual([4, 1]);
    const other = fight({ ...evac({ party: { 1: { boosted: 1 }, 0: { hp: 1 } } }), draws: ['A♥'] });
    other.seat(1).answers('cure:0');
    expect([hp(other)[0], one(other, 1).boosted]).toEqual([4, 0]);
  });

  test('PR-13.3 other abilities of the healer are checked as usual', () => {
    const game = fight({ ...evac(), draws: ['A♥'] });
    game.seat(1).answers('boost-heal');
    expect(one(game, 1).boosted).toBe(0);
  });
});

describe('PR-13.4 Barbarian, Rage Monster', () => {
  const rage = { effects: [by(2, 'rage-monster')] };

  test('PR-13.4 the Barbarian takes no damage, and draws no Defense card', () => {
    const game = enemiesAct({ ...rage, enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♠', 'A♦'] });
    expect(hp(game)).toEqual(UNHURT);
    expect(checks(game)).toHaveLength(1);
    expect(hp(enemiesRoll({ ...rage, enemies: [{ cards: [14, 2, 3, 4] }], draws: ['3♥'] }, 6))).toEqual([7, 5, 6, 6]);
  });

  test.each([
    [0, 3],
    [1, 6],
  ])('PR-13.4 its hits have base damage 3; with Double Damage ready %i: %i', (doubled, damage) => {
    const game = fight({ ...rage, party: { 2: { doubled } }, draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9 - damage);
  });

  test('PR-13.4 only the Barbarian’s', () => {
    const game = fight({ ...rage, draws: ['3♥', 'A♦'] });
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(8);
  });

  test('PR-7.6 with Call of the Wild the higher base counts', () => {
    const game = fight({ effects: [by(2, 'call-of-the-wild'), by(2, 'rage-monster')], draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(6);
  });

  test('PR-7.5 an enemy in stance dodges it', () => {
    const game = fight({ ...rage, enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['3♥'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-13.5 Musketeer, All for One; One for All', () => {
  const all = by(2, 'all-for-one');
  const attacked = (given: Given = {}) => {
    const { effects = [], ...more } = given;
    return enemiesAct({
      enemies: [{ cards: [5, 3, 5, 3] }],
      effects: [all, ...(effects as Plain[])],
      draws: ['4♥', 'A♦'],
      ...more,
    });
  };

  test('PR-13.5 all party members hit automatically; the card is drawn', () => {
    for (const seat of [0, 2]) {
      const game = fight({ effects: [all], draws: ['A♥', 'A♦'] });
      game.seat(seat).answers(HIT);
      expect(foe(game).hp).toBe(8);
      expect(checks(game)[0]).toMatchObject({ auto: 1, ok: 1, kept: cardNamed('A♥') });
    }
  });

  test('PR-R34 for each enemy attack that hits the Musketeer says which living character takes it', () => {
    const game = attacked({ party: { 3: { hp: 0 } } });
    game.expectQuestion('all-for-one.taker', 2).expectOptions(2, [0, 1, 2]);
    game.seat(2).answers(0);
    expect(hp(game)).toEqual([8, 7, 6, 0]);
    expect(checks(game)[1]).toMatchObject({ who: { seat: 0 }, stat: DEFENSE, need: 8 });
  });

  test('PR-13.35 not on a miss: that one keeps the target named by its card', () => {
    const game = attacked({ draws: ['9♥'] });
    game.expectEvents([{ type: 'miss', target: { seat: 1 } }]).expectQuestion('turn.action');
  });

  test('PR-13.5 Protect Other does not move it again', () => {
    const game = attacked({ tokens: [{ owner: 0, on: 3, suit: DEFENSE }] });
    game.seat(2).answers(3);
    expect(hp(game)).toEqual([9, 7, 6, 7]);
  });

  test('PR-13.35 evacuated and hidden characters and an Assassin in the shadows cannot be picked', () => {
    const evac = by(0, 'medical-evac', { who: [0, 3] });
    const game = attacked({ effects: [evac], draws: ['4♥', 'A♦'] });
    game.expectOptions(2, [1, 2]);
    const hidden = attacked({ effects: [by(0, 'forest-growth', { who: [0] }), by(3, 'from-the-shadows')] });
    hidden.expectOptions(2, [1, 2]);
  });

  test('PR-13.35 the picked one is the target in every respect: stance, Spiked Armor, En Garde', () => {
    const stance = attacked({ party: { 0: { stance: 1 } } });
    stance.seat(2).answers(0);
    expect(hp(stance)).toEqual(UNHURT);
    const armor = attacked({ pack: { armor: 0 } });
    armor.seat(2).answers(0);
    expect(foe(armor).hp).toBe(4);
    const guarded = attacked({ effects: [by(0, 'en-garde')] });
    guarded.seat(2).answers(0);
    expect(foe(guarded).hp).toBe(3);
  });

  test('PR-13.35 and the stun of a whip', () => {
    const game = enemiesRoll({ enemies: [{ cards: [9, 4, 8, 10] }], effects: [all], draws: ['3♥', '4♥', '3♦'] }, 5);
    game.seat(2).answers(0);
    game.expectEvents([{ type: 'loses.action', who: { seat: 0 } }]);
  });

  test('PR-13.40 an attack that names an Assassin in the shadows misses, and nobody is picked', () => {
    const game = attacked({ effects: [by(1, 'from-the-shadows')] });
    game.expectEvents([{ type: 'miss', target: { seat: 1 } }]).expectQuestion('turn.action');
  });

  test('PR-13.5 an enemy in stance dodges automatic hits', () => {
    const game = fight({ effects: [all], enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['A♥'] });
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-13.6 Cavalier, Once More into the Fray', () => {
  const fray = { effects: [by(0, 'into-the-fray')] };

  test('PR-13.6 Defense, Attack and Trick count as stat cards of 14; Health does not', () => {
    const game = fight(fray);
    expect([HEALTH, DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, 0, suit))).toEqual([9, 14, 14, 14]);
    expect([HEALTH, DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, 1, suit))).toEqual([7, 6, 8, 9]);
  });

  test('PR-13.6 bonuses add, up to 15', () => {
    const game = fight({ ...fray, party: { 0: { treasure: [0, 1, 3, 0] } } });
    expect([DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, 0, suit))).toEqual([15, 15, 14]);
  });

  test('PR-13.6 the stats are what they were when it ends', () => {
    const game = fight({ ...fray, draws: ['3♣'] });
    game.seat(0).answers('defend');
    expect(one(game, 0).stance).toBe(1); // 3 is below 14 in any case
    expect(statOf(game, 0, ATTACK)).toBe(6);
  });
});

describe('PR-13.7 Dark Knight, Unholy Aura', () => {
  const THREE: Plain = [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5], stance: 1 }, { cards: [4, 4, 4, 4] }];

  test('PR-13.7 at activation every enemy takes 1 without checks; one in stance none', () => {
    const game = activates('dark-knight', 0, { enemies: THREE });
    expect(boardOf(game).enemies.map((enemy) => enemy.hp)).toEqual([8, 5, 3]);
    expect(checks(game)).toEqual([]);
  });

  test('PR-13.7 and at the start of each later turn of the Dark Knight, not of others', () => {
    const game = fight({ effects: [by(0, 'unholy-aura')], enemies: THREE, draws: ['A♥', 'A♦'] });
    turn(game, 1, 'defend');
    expect(foe(game).hp).toBe(9);
    game.seat(0).answers('begin');
    expect(boardOf(game).enemies.map((enemy) => enemy.hp)).toEqual([8, 5, 3]);
    game.expectQuestion('turn.action', 0);
  });

  test('PR-5.6 before its action: an enemy that falls to it cannot be attacked any more', () => {
    const enemies = [{ cards: [9, 8, 7, 6], hp: 1 }, { cards: [5, 5, 5, 5] }];
    const game = fight({ effects: [by(0, 'unholy-aura')], enemies });
    game.seat(0).answers('begin');
    game.expectOffers(0, [`attack:${SECOND}`], [`attack:${FOE}`]);
  });

  test('PR-5.9 the last one falls: the turn is over with the combat', () => {
    const game = fight({ effects: [by(0, 'unholy-aura')], enemies: [{ cards: [9, 8, 7, 6], hp: 1, treasure: 0 }] });
    game.seat(0).answers('begin');
    expect(boardOf(game).phase).toBe('camp');
  });

  test('PR-7.10 the share of a protected enemy falls on its protector, besides its own', () => {
    const enemies = [{ cards: [9, 8, 7, 6], protects: 1 }, { cards: [5, 5, 5, 5] }];
    const game = activates('dark-knight', 0, { enemies: enemies as Plain });
    expect(boardOf(game).enemies.map((enemy) => enemy.hp)).toEqual([7, 5]);
  });

  test.each([
    ['damaged', ['3♥', 'A♦'], 0, true],
    ['not damaged', ['3♥', '3♦'], 0, true],
    ['in stance', ['3♥'], 1, false],
    ['missed', ['A♥'], 0, false],
  ] as const)('PR-13.8 an enemy hit by the Dark Knight, %s: it loses its next turn %s', (_, draws, stance, loses) => {
    const game = fight({
      effects: [by(0, 'unholy-aura')],
      enemies: [{ cards: [9, 8, 7, 6], stance }],
      draws: [...draws],
    });
    turn(game, 0, HIT);
    expect(foe(game).loses).toBe(loses ? 1 : 0);
  });

  test('PR-13.8 only the Dark Knight’s hits do that', () => {
    const game = turn(fight({ effects: [by(0, 'unholy-aura')], draws: ['3♥', '3♦'] }), 2, HIT);
    expect(foe(game).loses).toBe(0);
  });

  test('PR-13.8 PR-7.8 a hit on a protected enemy stops its protector', () => {
    const enemies = [{ cards: [9, 8, 7, 6] }, { cards: [6, 6, 2, 2], protects: 0 }];
    const game = turn(
      fight({ effects: [by(0, 'unholy-aura')], enemies: enemies as Plain, draws: ['3♥', '3♦'] }),
      0,
      HIT,
    );
    expect([foe(game).loses, foe(game, SECOND).loses]).toEqual([0, 1]);
  });
});

describe('PR-13.9 War Cleric, Battle Prayer', () => {
  const prayer = { effects: [by(0, 'battle-prayer')] };

  test('PR-13.9 all characters have +3 Defense and Attack, up to 15; nothing else', () => {
    const game = fight({ ...prayer, party: { 1: { treasure: [0, 9, 0, 0] } } });
    expect([0, 1, 2, 3].map((seat) => statOf(game, seat, DEFENSE))).toEqual([11, 15, 10, 12]);
    expect([0, 1, 2, 3].map((seat) => statOf(game, seat, ATTACK))).toEqual([9, 11, 12, 10]);
    expect([statOf(game, 0, TRICK), statOf(game, 0, HEALTH)]).toEqual([7, 9]);
  });

  test('PR-13.9 enemies have not', () => {
    expect(statOf(fight(prayer), FOE, DEFENSE)).toBe(8);
  });

  test('PR-13.9 nor has a creature, which is no character', () => {
    const body = { id: 100, type: 'minion', printed: [5, 5, 5, 5], cards: [3, 16, 29, 42], laid: [-1, -1, -1, -1] };
    const creature = { bearer: 0, body, guard: null, protects: -1, fromGrave: [0, 0, 0, 0] };
    const game = fight(prayer).board({ creature: creature as unknown as Plain });
    expect(statOf(game, 100, ATTACK)).toBe(5);
  });

  test('PR-10.19 twice does not add up', () => {
    const game = fight({ effects: [by(0, 'battle-prayer'), by(1, 'battle-prayer')] });
    expect(statOf(game, 0, DEFENSE)).toBe(11);
  });

  test('PR-13.9 it helps to get into the stance', () => {
    const game = fight({ ...prayer, draws: ['10♥'] });
    game.seat(0).answers('defend'); // 8 + 3
    expect(one(game, 0).stance).toBe(1);
  });
});

describe('PR-13.10 Strategist, Pattern Recognition', () => {
  const pattern = { effects: [by(0, 'pattern-recognition')] };

  test('PR-13.10 all party members’ attacks hit, the Defense check stays', () => {
    const game = fight({ ...pattern, draws: ['A♥', '3♦'] });
    game.seat(2).answers(HIT);
    expect(checks(game)).toMatchObject([
      { auto: 1, ok: 1 },
      { who: { enemy: FOE }, ok: 1 },
    ]);
    expect(foe(game).hp).toBe(9);
  });

  test('PR-13.10 all their Use Ability checks succeed; PR-1.8 the card is drawn', () => {
    const game = fight({ ...pattern, party: { 2: { hp: 3 } }, draws: ['A♥', 'K♥'] });
    game.seat(1).answers('cure:2');
    game.seat(2).answers('precise-strike');
    expect(hp(game)[2]).toBe(4);
    expect(one(game, 2).precise).toBe(1);
    expect(checks(game)).toHaveLength(2);
  });

  test('PR-13.10 Defend Self, Run Away and Special Ability Actions are checked as usual', () => {
    const game = fight({ ...pattern, party: { 3: { treasure: [0, 1, 0, 0] } }, draws: ['A♥', 'A♦', 'A♠'] });
    game.seat(0).answers('defend');
    game.seat(2).answers(`run:${FOE}:3`);
    game.seat(3).answers('swap', '3:0');
    expect(one(game, 0).stance).toBe(0);
    expect(one(game, 3).treasure).toEqual([0, 1, 0, 0]);
    expect(boardOf(game).enemies).toHaveLength(1);
    const seal = atPortal('iron-dusk', { ...pattern, draws: ['A♥'] });
    seal.seat(0).answers('seal');
    expect(checks(seal)).toMatchObject([{ auto: 0, ok: 0 }]);
  });

  test('PR-13.10 an enemy in stance dodges all the same', () => {
    const game = fight({ ...pattern, enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['A♥'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });

  test('PR-13.10 enemies’ own checks are not helped', () => {
    const game = enemiesRoll({ ...pattern, draws: ['A♥'] }, 6);
    expect(foe(game).boost).toBe(0);
  });
});

describe('PR-13.11 Rogue, Sneak Attack', () => {
  const sneak = (given: Given = {}) =>
    fight({ effects: [by(2, 'sneak-attack')], enemies: [{ cards: [14, 8, 7, 6] }], ...given });

  test('PR-R35 the next attack that deals damage adds one more card’s value; then it is spent', () => {
    const game = sneak({ draws: ['3♥', 'A♦', '6♥'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(14 - 7);
    expect(running(game)).toEqual([]);
    game.expectEvents([{ type: 'draws', purpose: 'sneak-attack', cards: [cardNamed('6♥')] }]);
  });

  test('PR-7.6 before doubling', () => {
    const game = sneak({ party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦', '4♥'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(14 - 10);
  });

  test('PR-1.12 the card is no check: a 2 adds 2, an Ace 14', () => {
    expect(foe(turn(sneak({ draws: ['3♥', 'A♦', '2♥'] }), 2, HIT)).hp).toBe(11);
    expect(boardOf(turn(sneak({ draws: ['3♥', 'K♦', 'A♥'] }), 2, HIT)).enemies).toEqual([]);
  });

  test.each([
    ['a miss', ['A♥']],
    ['a resisted hit', ['3♥', '3♦']],
  ])('PR-R35 it waits: %s does not spend it', (_, draws) => {
    const game = sneak({ draws });
    game.seat(2).answers(HIT);
    expect(running(game)).toEqual(['sneak-attack']);
    expect(told(game, 'draws')).toEqual([]);
  });

  test('PR-13.11 nor does a hit on an enemy in stance', () => {
    const game = sneak({ enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['3♥'] });
    game.seat(2).answers(HIT);
    expect([foe(game).hp, running(game)]).toEqual([9, ['sneak-attack']]);
  });

  test('PR-R35 a club ends it unspent', () => {
    const game = sneak({ draws: ['9♣'] });
    game.seat(2).answers(HIT);
    expect(running(game)).toEqual([]);
    expect(foe(game).hp).toBe(14);
  });

  test('PR-13.11 another’s attack is not helped', () => {
    const game = sneak({ draws: ['3♥', 'A♦'] });
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(13);
    expect(running(game)).toEqual(['sneak-attack']);
  });
});

describe('PR-13.12 Duelist, En Garde', () => {
  const garde = (given: Given = {}) =>
    enemiesAct({ effects: [by(1, 'en-garde')], enemies: [{ cards: [5, 3, 5, 3] }], ...given });

  test('PR-13.12 Defense and Attack count as stat cards of 14', () => {
    const game = fight({ effects: [by(1, 'en-garde')] });
    expect([HEALTH, DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, 1, suit))).toEqual([7, 14, 14, 9]);
  });

  test.each([
    ['hit and resisted', ['4♥', '3♦'], 7],
    ['hit and hurt', ['4♥', 'A♦'], 6],
    ['missed', ['9♥'], 7],
  ])('PR-R36 each attack on the Duelist, %s, deals 2 to that enemy after it', (_, draws, left) => {
    const game = garde({ draws });
    expect([hp(game)[1], foe(game).hp]).toEqual([left, 3]);
  });

  test('PR-13.12 not an attack on somebody else', () => {
    expect(foe(garde({ draws: ['4♠', 'A♦'] })).hp).toBe(5);
  });

  test('PR-13.12 after Protect Other: the one who takes it counts', () => {
    expect(foe(garde({ draws: ['4♥', 'A♦'], tokens: [{ owner: 0, on: 1, suit: DEFENSE }] })).hp).toBe(5);
    const protects = { party: { 1: { slots: ['protect-other', 'precise-strike'] } } };
    const tokens = [{ owner: 1, on: 2, suit: DEFENSE }];
    expect(foe(garde({ ...protects, tokens, draws: ['4♠', '3♦'] } as Given)).hp).toBe(3);
  });

  test('PR-R36 a Duelist who dies of it answers no more; Spiked Armor does', () => {
    const game = garde({ party: { 1: { hp: 1 } }, draws: ['4♥', 'A♦'], pack: { armor: 1 } });
    expect(hp(game)[1]).toBe(0);
    expect(foe(game).hp).toBe(4);
  });

  test('PR-13.12 in stance the Duelist answers too', () => {
    expect(foe(garde({ party: { 1: { stance: 1 } }, draws: ['4♥'] })).hp).toBe(3);
  });

  test('PR-5.9 it may end the combat', () => {
    const game = garde({ enemies: [{ cards: [5, 3, 5, 3], hp: 2, treasure: 0 }], draws: ['9♥'] });
    expect(boardOf(game).phase).toBe('camp');
  });

  test('PR-7.10 the damage of a protected attacker falls on its protector', () => {
    const enemies = [{ cards: [5, 3, 5, 3] }, { cards: [6, 6, 3, 2], protects: 0 }];
    const game = enemiesRoll({ effects: [by(1, 'en-garde')], enemies: enemies as Plain, draws: ['9♥', 'A♦'] }, 3);
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([5, 4]);
  });
});

describe('PR-13.13 Squire, Set up', () => {
  const setUp = { effects: [by(0, 'set-up')] };

  test('PR-13.13 all characters hit automatically', () => {
    const game = fight({ ...setUp, draws: ['A♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(8);
  });

  test('PR-13.13 an enemy whose action is an Enemy Attack does nothing: no card', () => {
    const game = enemiesRoll({ ...setUp, enemies: [{ cards: [9, 8, 7, 6], boost: 1 }] }, 1);
    expect(checks(game)).toEqual([]);
    game.expectEvents([{ type: 'idle', enemy: { enemy: FOE } }]);
    expect(foe(game).boost).toBe(1);
  });

  test('PR-13.13 or becomes one', () => {
    const game = enemiesRoll({ ...setUp, enemies: [{ cards: [9, 8, 7, 6], boost: 1 }] }, 6);
    game.expectEvents([{ type: 'enemy.acts', action: 'attack' }, { type: 'idle' }]);
  });

  test('PR-13.13 Demon Whip makes no attack and stuns nobody; its check is made', () => {
    const game = enemiesRoll({ ...setUp, enemies: [{ cards: [9, 4, 8, 10] }], draws: ['3♥', '3♦'] }, 5);
    expect(checks(game)).toHaveLength(1);
    game.expectNoEvents([{ type: 'loses.action' }, { type: 'hit' }]);
  });

  test('PR-R84 other actions go on: Life to Death, Riposte, theft', () => {
    const drain = enemiesRoll({ ...setUp, enemies: [{ cards: [13, 2, 3, 4] }], draws: ['3♥'] }, 5);
    expect(hp(drain)).toEqual([8, 6, 5, 7]);
    const riposte = fight({ ...setUp, enemies: [{ cards: [11, 8, 7, 4], riposte: 1 }], draws: ['3♥', '3♦'] });
    riposte.seat(2).answers(HIT);
    expect(hp(riposte)[2]).toBe(5);
  });

  test('PR-10.16 it is on the whole field: an enemy in stance cannot attack either, and still dodges', () => {
    const game = fight({ ...setUp, enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['A♥'], party: toAct([2]) });
    game.random('enemy', [0]).seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9);
    game.expectEvents([{ type: 'dodged' }, { type: 'idle' }]);
  });
});

describe('PR-13.14 Saboteur, Dirty Bomb', () => {
  const TWO: Plain = [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5], stance: 1 }];

  test('PR-13.14 at activation all enemies take 3 without checks, one in stance none', () => {
    const game = activates('saboteur', 2, { enemies: TWO, draws: ['3♥'] });
    expect(boardOf(game).enemies.map((enemy) => enemy.hp)).toEqual([6, 5]);
  });

  test.each([
    ['8♥', true], // Attack 9
    ['9♥', false],
  ])('PR-13.14 then Attack is checked against one chosen enemy: with %s it is hit: %s', (card, hit) => {
    const enemies = [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5] }];
    const game = activates('saboteur', 2, { enemies, draws: [card] });
    game.expectQuestion('epic.enemy', 2).expectOptions(2, [FOE, SECOND]);
    game.seat(2).answers(FOE);
    expect(running(game)).toEqual(hit ? ['dirty-bomb'] : []);
    expect(foe(game).hp).toBe(6); // no further damage
    expect(checks(game)).toMatchObject([{ who: { seat: 2 }, stat: ATTACK, need: 9 }]);
  });

  test('PR-13.14 that enemy loses all its turns while it lasts, the other does not', () => {
    const effects = [by(2, 'dirty-bomb', { who: [at(0)] })];
    const game = enemiesAct({
      effects,
      enemies: [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5] }],
      draws: ['A♥', 'A♦', 'K♦', 'Q♦', 'J♦', 'A♠'],
    });
    expect(told(game, 'enemy.acts')).toHaveLength(1);
    for (const seat of [0, 1, 2, 3]) game.seat(seat).answers('defend');
    game.expectEvents([
      { type: 'action.lost', who: { enemy: FOE } },
      { type: 'action.lost', who: { enemy: FOE } },
    ]);
  });

  test('PR-10.16 one in stance is not among those to choose from', () => {
    const game = activates('saboteur', 2, { enemies: TWO, draws: ['3♥'] });
    expect(boardOf(game).effects).toMatchObject([{ effect: 'dirty-bomb', who: [FOE] }]);
  });

  test('PR-10.21 all in stance: nothing', () => {
    const game = activates('saboteur', 2, { enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], epicUse: 0 });
    expect([foe(game).hp, running(game)]).toEqual([9, []]);
    expect(checks(game)).toEqual([]);
  });

  test('PR-7.8 a hit on a protected enemy is its protector’s', () => {
    const enemies = [{ cards: [9, 8, 7, 6] }, { cards: [14, 6, 2, 2], protects: 0 }];
    const game = activates('saboteur', 2, { enemies: enemies as Plain, draws: ['3♥'] });
    expect(boardOf(game).enemies.map((enemy) => enemy.hp)).toEqual([9, 8]); // PR-7.10: twice 3
    game.seat(2).answers(FOE);
    expect(boardOf(game).effects).toMatchObject([{ who: [SECOND] }]);
  });

  test('PR-10.15 a protector in stance loses no turn, nor does the one behind it', () => {
    const enemies = [{ cards: [9, 8, 7, 6] }, { cards: [14, 6, 2, 2], protects: 0, stance: 1 }] as Plain;
    const game = activates('saboteur', 2, { enemies, draws: ['3♥'] });
    expect(running(game)).toEqual([]);
    expect(boardOf(game).enemies.map((enemy) => enemy.hp)).toEqual([9, 14]);
  });

  test('PR-5.16 the 3 damage may end the combat; nobody is checked then', () => {
    const game = activates('saboteur', 2, { enemies: [{ cards: [9, 8, 7, 6], hp: 3, treasure: 0 }] });
    expect(boardOf(game).phase).toBe('camp');
  });
});
