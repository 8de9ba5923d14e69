/** Topic 13: the 24 prestige EPICs, each with what it does, what ends it, and how it goes with Defend Self. */
import type { Plain, Seat } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { type CallingId, callingOf } from '../../content/roles';
import { ancientRolls, atPortal, enemiesRoll } from '../../scenarios/enemies.fixture';
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
} from '../../scenarios/fight.fixture';
import { boardOf, offered, question, told } from '../../scenarios/table.fixture';
import { ATTACK, cardNamed, DEFENSE, HEALTH, NONE, TRICK } from '../cards';

type Given = { readonly [name: string]: Plain };
type Game = ReturnType<typeof fight>;

const UNHURT = [9, 7, 6, 8];
const THIRD = SECOND + 1;
const HIT = `attack:${FOE}`;

const by = (user: Seat, effect: string, more: Given = {}): Plain => ({ effect, user, ...more });
/** An enemy by its place in the list, as positions write it. */
const at = (enemy: number): Plain => ({ enemy });
const slotsOf = (calling: string): Plain => [...callingOf(calling as CallingId).pair];
const checks = (game: Game) =>
  told(game, 'check') as unknown as {
    who: { seat?: number; enemy?: number };
    stat: number;
    cards: number[];
    kept: number;
    need: number;
    ok: number;
    auto: number;
  }[];

/** The third turn of an EPIC is due, and its user takes it. */
function activates(calling: string, user: Seat, given: Given = {}): Game {
  const { party = {}, ...more } = given;
  const people = party as Given;
  const charging = { slots: slotsOf(calling), charging: callingOf(calling as CallingId).epic, charge: 2 };
  const game = fight({ ...more, party: { ...people, [user]: { ...charging, ...((people[user] as Given) ?? {}) } } });
  game.seat(user).answers(offered(game, user).includes('begin') ? 'begin' : 'charge');
  return game;
}

/** A turn of this seat: it begins if that is asked for, and does this. */
function turn(game: Game, seat: Seat, ...keys: string[]): Game {
  if (offered(game, seat).includes('begin')) game.seat(seat).answers('begin');
  game.seat(seat).answers(...keys);
  return game;
}

/** What an activation or a turn asks afterwards is answered with whatever comes first. */
function answerAll(game: Game): Game {
  while (question(game) !== 'turn.action')
    game.seat(game.match.pending.asks[0].seat).answers(game.match.pending.asks[0].options[0]);
  return game;
}

const LASTING: readonly string[] = [
  ...['paladin', 'paramedic', 'barbarian', 'musketeer', 'cavalier', 'dark-knight', 'war-cleric', 'strategist'],
  ...['rogue', 'duelist', 'squire', 'saboteur', 'shaman', 'surgeon', 'bard', 'warlock', 'druid', 'monk', 'servant'],
  ...['inquisitor', 'troubadour', 'necromancer', 'diviner', 'assassin'],
];

describe('topic 13, all of them', () => {
  const epicOf = (calling: string) => callingOf(calling as CallingId).epic;

  test.each(LASTING)(
    'PR-10.10 the %s’s EPIC runs from its activation on; cards of the activation do not end it',
    (calling) => {
      const game = activates(calling, 2, { draws: ['3♣', '4♣'] }); // what it draws, if it draws, are clubs
      answerAll(game);
      expect(running(game)).toEqual([epicOf(calling)]);
      expect(one(game, 2)).toMatchObject({ charging: '', charge: 0, acted: 1 });
      expect(boardOf(game).effects[0]).toMatchObject({ user: 2, turned: 0, fresh: 0 });
      expect(game.match.broken()).toBeNull();
    },
  );

  test.each(LASTING.filter((calling) => calling !== 'diviner'))(
    'PR-10.11 PR-10.13 a club that the %s draws ends it when its action is over',
    (calling) => {
      const effects = [by(2, epicOf(calling))];
      const kept = answerAll(turn(fight({ effects, draws: ['3♥', '4♥'] }), 2, 'defend'));
      expect(running(kept)).toEqual([epicOf(calling)]);
      const ended = answerAll(turn(fight({ effects, draws: ['3♣', '4♥'] }), 2, 'defend'));
      expect(running(ended)).toEqual([]);
      ended.expectEvents([{ type: 'epic.ends', seat: 2, epic: epicOf(calling) }]);
    },
  );

  test.each(LASTING)('PR-10.12 another’s club does not end the %s’s', (calling) => {
    const game = fight({ effects: [by(2, epicOf(calling))], draws: ['3♣', '4♣'] });
    answerAll(turn(game, 0, 'defend'));
    expect(running(game)).toEqual([epicOf(calling)]);
  });

  test.each(LASTING)('PR-10.14 the death of the %s ends it', (calling) => {
    const effects = [by(2, epicOf(calling)), by(3, 'blood-moon')];
    const game = fight({ effects, party: { 2: { hp: 0 } }, draws: ['A♥', 'K♥'] }).board({
      party: { 2: { fallen: 0 } },
    });
    answerAll(turn(game, 0, HIT)); // deaths are looked at after it
    game.expectEvents([{ type: 'dies', seat: 2 }]);
    expect(running(game)).toEqual(['blood-moon']);
  });

  test.each(LASTING)('PR-10.14 PR-5.12 the end of the combat ends the %s’s', (calling) => {
    const game = fight({ effects: [by(2, epicOf(calling))], pack: { bombs: 1 } });
    turn(game, 0, 'bomb');
    expect(boardOf(game)).toMatchObject({ phase: 'camp', effects: [] });
  });
});

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

  test('unhurt there is nothing to choose: +1 damage', () => {
    const game = turn(aura({ draws: ['3♥', 'A♦'] }), 2, HIT);
    expect(foe(game).hp).toBe(7);
  });

  test('only on a hit that deals damage, and only once a turn’s choice', () => {
    expect(foe(turn(aura({ draws: ['3♥', '3♦'] }), 2, HIT)).hp).toBe(9); // resisted
    expect(foe(turn(aura({ draws: ['A♥'] }), 2, HIT)).hp).toBe(9);
  });

  test('PR-7.6 it is added after doubling', () => {
    const game = turn(aura({ party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦'] }), 2, HIT);
    expect(foe(game).hp).toBe(6);
  });

  test('for that turn: the next turn is a new choice', () => {
    const game = aura({ party: toAct([2], { 2: { hp: 5 } }), draws: ['A♥', 'A♠', '3♥', 'A♦'] }).random('enemy', [0]);
    game.seat(2).answers('begin', 'strike', 'defend');
    game.seat(2).answers('begin', 'heal', HIT);
    expect([hp(game)[2], foe(game).hp]).toEqual([6, 8]);
  });

  test('each party member, and the Paladin too, from the activation on', () => {
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

  test('an enemy in stance takes nothing of it', () => {
    const game = turn(aura({ enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['3♥'] }), 2, HIT);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-13.2 Paramedic, Medical Evac', () => {
  const evac = (given: Given = {}) => ({ effects: [by(0, 'medical-evac', { who: [1, 2] })], ...given });
  const DEAD = { hp: 0 };

  test('two living party members are chosen, a healer and a patient; the Paramedic may be either', () => {
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

  test('neither is reached by an attack: the next one is named', () => {
    const game = enemiesAct({ ...evac(), enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', 'A♦'] });
    expect(hp(game)).toEqual([8, 7, 6, 8]);
  });

  test.each([
    ['life-to-death', [13, 2, 3, 4], 5, [8, 7, 6, 7]],
    ['breath', [14, 2, 3, 4], 6, [7, 7, 6, 6]],
  ] as const)('nor by a mass ability: %s', (_, cards, face, left) => {
    expect(hp(enemiesRoll({ ...evac(), enemies: [{ cards: [...cards] }], draws: ['3♥'] }, face))).toEqual(left);
  });

  test('nor by Fear, Riposte, theft or a whip', () => {
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
    expect(offered(game, 3).filter((key) => key.startsWith('cure'))).toEqual(['cure:2']);
    expect(offered(game, 2).filter((key) => key.startsWith('cure'))).toEqual([]);
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

  test('the Barbarian takes no damage, and draws no Defense card', () => {
    const game = enemiesAct({ ...rage, enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♠', 'A♦'] });
    expect(hp(game)).toEqual(UNHURT);
    expect(checks(game)).toHaveLength(1);
    expect(hp(enemiesRoll({ ...rage, enemies: [{ cards: [14, 2, 3, 4] }], draws: ['3♥'] }, 6))).toEqual([7, 5, 6, 6]);
  });

  test.each([
    [0, 3],
    [1, 6],
  ])('its hits have base damage 3; with Double Damage ready %i: %i', (doubled, damage) => {
    const game = fight({ ...rage, party: { 2: { doubled } }, draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9 - damage);
  });

  test('only the Barbarian’s', () => {
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

  test('all party members hit automatically; the card is drawn', () => {
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

  test('an enemy in stance dodges automatic hits', () => {
    const game = fight({ effects: [all], enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['A♥'] });
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-13.6 Cavalier, Once More into the Fray', () => {
  const fray = { effects: [by(0, 'into-the-fray')] };

  test('Defense, Attack and Trick count as stat cards of 14; Health does not', () => {
    const game = fight(fray);
    expect([HEALTH, DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, 0, suit))).toEqual([9, 14, 14, 14]);
    expect([HEALTH, DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, 1, suit))).toEqual([7, 6, 8, 9]);
  });

  test('bonuses add, up to 15', () => {
    const game = fight({ ...fray, party: { 0: { treasure: [0, 1, 3, 0] } } });
    expect([DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, 0, suit))).toEqual([15, 15, 14]);
  });

  test('the stats are what they were when it ends', () => {
    const game = fight({ ...fray, draws: ['3♣'] });
    game.seat(0).answers('defend');
    expect(one(game, 0).stance).toBe(1); // 3 is below 14 in any case
    expect(statOf(game, 0, ATTACK)).toBe(6);
  });
});

describe('PR-13.7 Dark Knight, Unholy Aura', () => {
  const THREE: Plain = [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5], stance: 1 }, { cards: [4, 4, 4, 4] }];

  test('at activation every enemy takes 1 without checks; one in stance none', () => {
    const game = activates('dark-knight', 0, { enemies: THREE });
    expect(boardOf(game).enemies.map((enemy) => enemy.hp)).toEqual([8, 5, 3]);
    expect(checks(game)).toEqual([]);
  });

  test('and at the start of each later turn of the Dark Knight, not of others', () => {
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

  test('all characters have +3 Defense and Attack, up to 15; nothing else', () => {
    const game = fight({ ...prayer, party: { 1: { treasure: [0, 9, 0, 0] } } });
    expect([0, 1, 2, 3].map((seat) => statOf(game, seat, DEFENSE))).toEqual([11, 15, 10, 12]);
    expect([0, 1, 2, 3].map((seat) => statOf(game, seat, ATTACK))).toEqual([9, 11, 12, 10]);
    expect([statOf(game, 0, TRICK), statOf(game, 0, HEALTH)]).toEqual([7, 9]);
  });

  test('enemies have not', () => {
    expect(statOf(fight(prayer), FOE, DEFENSE)).toBe(8);
  });

  test('nor has a creature, which is no character', () => {
    const body = { id: 100, type: 'minion', printed: [5, 5, 5, 5], cards: [3, 16, 29, 42], laid: [-1, -1, -1, -1] };
    const creature = { bearer: 0, body, guard: null, protects: -1, fromGrave: [0, 0, 0, 0] };
    const game = fight(prayer).board({ creature: creature as unknown as Plain });
    expect(statOf(game, 100, ATTACK)).toBe(5);
  });

  test('PR-10.19 twice does not add up', () => {
    const game = fight({ effects: [by(0, 'battle-prayer'), by(1, 'battle-prayer')] });
    expect(statOf(game, 0, DEFENSE)).toBe(11);
  });

  test('it helps to get into the stance', () => {
    const game = fight({ ...prayer, draws: ['10♥'] });
    game.seat(0).answers('defend'); // 8 + 3
    expect(one(game, 0).stance).toBe(1);
  });
});

describe('PR-13.10 Strategist, Pattern Recognition', () => {
  const pattern = { effects: [by(0, 'pattern-recognition')] };

  test('all party members’ attacks hit, the Defense check stays', () => {
    const game = fight({ ...pattern, draws: ['A♥', '3♦'] });
    game.seat(2).answers(HIT);
    expect(checks(game)).toMatchObject([
      { auto: 1, ok: 1 },
      { who: { enemy: FOE }, ok: 1 },
    ]);
    expect(foe(game).hp).toBe(9);
  });

  test('all their Use Ability checks succeed; PR-1.8 the card is drawn', () => {
    const game = fight({ ...pattern, party: { 2: { hp: 3 } }, draws: ['A♥', 'K♥'] });
    game.seat(1).answers('cure:2');
    game.seat(2).answers('precise-strike');
    expect(hp(game)[2]).toBe(4);
    expect(one(game, 2).precise).toBe(1);
    expect(checks(game)).toHaveLength(2);
  });

  test('Defend Self, Run Away and Special Ability Actions are checked as usual', () => {
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

  test('an enemy in stance dodges all the same', () => {
    const game = fight({ ...pattern, enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['A♥'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });

  test('enemies’ own checks are not helped', () => {
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

  test('nor does a hit on an enemy in stance', () => {
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

  test('another’s attack is not helped', () => {
    const game = sneak({ draws: ['3♥', 'A♦'] });
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(13);
    expect(running(game)).toEqual(['sneak-attack']);
  });
});

describe('PR-13.12 Duelist, En Garde', () => {
  const garde = (given: Given = {}) =>
    enemiesAct({ effects: [by(1, 'en-garde')], enemies: [{ cards: [5, 3, 5, 3] }], ...given });

  test('Defense and Attack count as stat cards of 14', () => {
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

  test('not an attack on somebody else', () => {
    expect(foe(garde({ draws: ['4♠', 'A♦'] })).hp).toBe(5);
  });

  test('after Protect Other: the one who takes it counts', () => {
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

  test('in stance the Duelist answers too', () => {
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

  test('all characters hit automatically', () => {
    const game = fight({ ...setUp, draws: ['A♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(8);
  });

  test('an enemy whose action is an Enemy Attack does nothing: no card', () => {
    const game = enemiesRoll({ ...setUp, enemies: [{ cards: [9, 8, 7, 6], boost: 1 }] }, 1);
    expect(checks(game)).toEqual([]);
    game.expectEvents([{ type: 'idle', enemy: { enemy: FOE } }]);
    expect(foe(game).boost).toBe(1);
  });

  test('or becomes one', () => {
    const game = enemiesRoll({ ...setUp, enemies: [{ cards: [9, 8, 7, 6], boost: 1 }] }, 6);
    game.expectEvents([{ type: 'enemy.acts', action: 'attack' }, { type: 'idle' }]);
  });

  test('Demon Whip makes no attack and stuns nobody; its check is made', () => {
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

  test('at activation all enemies take 3 without checks, one in stance none', () => {
    const game = activates('saboteur', 2, { enemies: TWO, draws: ['3♥'] });
    expect(boardOf(game).enemies.map((enemy) => enemy.hp)).toEqual([6, 5]);
  });

  test.each([
    ['8♥', true], // Attack 9
    ['9♥', false],
  ])('then Attack is checked against one chosen enemy: with %s it is hit: %s', (card, hit) => {
    const enemies = [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5] }];
    const game = activates('saboteur', 2, { enemies, draws: [card] });
    game.expectQuestion('epic.enemy', 2).expectOptions(2, [FOE, SECOND]);
    game.seat(2).answers(FOE);
    expect(running(game)).toEqual(hit ? ['dirty-bomb'] : []);
    expect(foe(game).hp).toBe(6); // no further damage
    expect(checks(game)).toMatchObject([{ who: { seat: 2 }, stat: ATTACK, need: 9 }]);
  });

  test('that enemy loses all its turns while it lasts, the other does not', () => {
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

describe('PR-13.15 Shaman, Call of the Wild', () => {
  const wild = { effects: [by(2, 'call-of-the-wild')] };

  test.each([
    [0, 7],
    [1, 5],
  ])('base damage 2; with Double Damage ready %i the enemy has %i left', (doubled, left) => {
    const game = fight({ ...wild, party: { 2: { doubled } }, draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(left);
  });

  test('an enemy it damages is knocked down: other characters hit it automatically', () => {
    const game = fight({ ...wild, draws: ['3♥', 'A♦', 'A♥', 'K♦'] });
    game.seat(2).answers(HIT);
    game.expectEvents([{ type: 'knocked.down', enemy: { enemy: FOE } }]);
    game.seat(0).answers(HIT);
    expect(checks(game)[2]).toMatchObject({ who: { seat: 0 }, auto: 1, ok: 1 });
    expect(foe(game).hp).toBe(6);
  });

  test('not the Shaman itself', () => {
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

  test('another’s damage knocks nobody down', () => {
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
  ] as const)('an enemy hit by the Surgeon, %s, loses its next turn', (_, draws, stance, loses) => {
    const game = fight({
      effects: [by(2, 'pressure-point')],
      enemies: [{ cards: [9, 8, 7, 6], stance }],
      draws: [...draws],
    });
    game.seat(2).answers(HIT);
    expect(foe(game).loses).toBe(loses);
  });

  test('another’s hit does nothing of the kind', () => {
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

  test('at activation all living party members regain 1 HP', () => {
    const game = activates('bard', 0, { party: { 1: { hp: 3 }, 2: { hp: 0 }, 0: { hp: 2 } } });
    expect(hp(game)).toEqual([3, 4, 0, 8]);
  });

  test('and at the start of each later turn of the Bard, not of others', () => {
    const game = fight({ effects: [harmony], party: { 1: { hp: 3 } }, draws: ['A♥', 'A♦'] });
    turn(game, 2, 'defend');
    expect(hp(game)[1]).toBe(3);
    turn(game, 0, 'defend');
    expect(hp(game)[1]).toBe(4);
  });

  test('each buff token counts +3, up to 15', () => {
    const tokens = [ATTACK, ATTACK, DEFENSE, HEALTH].map((suit) => ({ owner: 3, on: 1, suit }));
    const game = fight({ effects: [harmony], tokens });
    expect(statOf(game, 1, ATTACK)).toBe(14);
    expect(statOf(game, 1, DEFENSE)).toBe(9);
    expect([maximum(game, 1), hp(game)[1]]).toEqual([10, 7]);
    const most = fight({ effects: [harmony], tokens: Array(4).fill({ owner: 3, on: 2, suit: ATTACK }) });
    expect(statOf(most, 2, ATTACK)).toBe(15);
  });

  test('curse tokens count as ever', () => {
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

  test('a party member that damages an enemy regains as many HP as it lost', () => {
    const game = fight({ effects: [moon, by(2, 'rage-monster')], party: { 2: { hp: 1 } }, draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect([foe(game).hp, hp(game)[2]]).toEqual([6, 4]);
  });

  test('not more than the enemy had', () => {
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

  test('also by an EPIC, Spiked Armor and the like; not by slaying (PR-R74)', () => {
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

  test('an enemy in stance feeds nobody, and enemies are not fed', () => {
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

  test('as its action, without a check, a character may hide', () => {
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

  test('mass effects still reach them', () => {
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

  test('when it ends nobody is hidden any more', () => {
    const game = fight({
      effects: [forest(1, 2)],
      party: toAct([0]),
      enemies: [{ cards: [5, 3, 5, 3] }],
      draws: ['3♣', '4♥', 'A♦'],
    });
    game.seat(0).answers('defend');
    expect(hp(game)[1]).toBe(6);
  });

  test('an enemy in stance dodges an attack from the hollow', () => {
    const game = fight({ effects: [forest(2)], enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['3♥'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-13.21 Monk, Acupuncture', () => {
  const needle = by(2, 'acupuncture');

  test('at activation one target: an enemy loses its next turn', () => {
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

  test('after each later action of the Monk, not of others', () => {
    const game = fight({ effects: [needle], draws: ['A♥', 'A♦'] });
    game.seat(0).answers('defend');
    game.expectQuestion('turn.action');
    game.seat(2).answers('defend');
    game.expectQuestion('acupuncture.target', 2);
    game.seat(2).answers(FOE);
    expect(foe(game).loses).toBe(1);
  });

  test('not after an action that it lost', () => {
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

  test('any of the eight abilities is offered, and the other actions', () => {
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
  ])('a card is drawn, and %s always succeeds', (key, state) => {
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

  test('others are not granted anything', () => {
    const game = fight({ ...wish, draws: ['A♥'] });
    game.seat(2).answers(HIT);
    expect(checks(game)).toMatchObject([{ auto: 0, ok: 0 }]);
  });
});

describe('PR-13.25 Inquisitor, Heretic Bane', () => {
  const bane = (given: Given = {}) => fight({ effects: [by(2, 'heretic-bane', { who: [at(0)] })], ...given });

  test('one chosen enemy has −4 on all four stats, at least 2', () => {
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

  test('the Inquisitor’s damaging hits deal 1 more, after doubling', () => {
    const plain = bane({ draws: ['3♥', 'A♦'] });
    plain.seat(2).answers(HIT);
    expect(foe(plain).hp).toBe(9 - 2);
    const doubled = bane({ party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦'] });
    doubled.seat(2).answers(HIT);
    expect(foe(doubled).hp).toBe(9 - 3);
  });

  test('not another’s, and not on another enemy', () => {
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

  test('it holds on when the enemy is in stance later', () => {
    expect(statOf(bane({ enemies: [{ cards: [9, 8, 7, 6], stance: 1 }] }), FOE, DEFENSE)).toBe(4);
  });
});

describe('PR-13.26 Troubadour, Inspiring Poetry', () => {
  const poem = by(0, 'inspiring-poetry');

  test('all party members have Double Damage on every attack, and a readied one is not used up', () => {
    const game = fight({ effects: [poem], party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦', '3♦', 'K♦'] });
    game.seat(2).answers(HIT);
    expect([foe(game).hp, one(game, 2).doubled]).toEqual([7, 1]);
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(5);
  });

  test('each buff token counts +3, up to 15', () => {
    const game = fight({ effects: [poem], tokens: [{ owner: 3, on: 1, suit: TRICK }] });
    expect(statOf(game, 1, TRICK)).toBe(12);
  });

  test('enemies’ attacks are not doubled', () => {
    const game = enemiesAct({ effects: [poem], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', 'A♦'] });
    expect(hp(game)[1]).toBe(6);
  });

  test('an enemy in stance dodges', () => {
    const game = fight({ effects: [poem], enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['3♥'] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-13.27 Necromancer, Call of the Grave', () => {
  const ailing = (suit: number, given: Given = {}, who: Plain = [at(0)]) => ({
    effects: [by(2, 'call-of-the-grave', { suit, who })],
    ...given,
  });

  test.each([
    ['3♥', HEALTH],
    ['3♦', DEFENSE],
    ['3♠', ATTACK],
    ['3♣', TRICK],
  ])('one card is drawn: %s is the ailment of all enemies', (card, suit) => {
    const game = activates('necromancer', 2, {
      enemies: [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5] }],
      draws: [card],
    });
    expect(boardOf(game).effects).toMatchObject([{ effect: 'call-of-the-grave', suit, who: [FOE, SECOND] }]);
    game.expectEvents([
      { type: 'draws', purpose: 'call-of-the-grave' },
      { type: 'ailment', suit },
    ]);
  });

  test('PR-10.10 the card’s own club does not end it, the next one does', () => {
    const game = activates('necromancer', 2, { party: toAct([2]), draws: ['3♣', '4♣'] });
    expect(running(game)).toEqual(['call-of-the-grave']);
    game.seat(2).answers('defend');
    expect(running(game)).toEqual([]);
  });

  test('PR-13.39 those in stance are free of it, and so are later arrivals', () => {
    const game = activates('necromancer', 2, {
      enemies: [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5], stance: 1 }],
      draws: ['3♥'],
    });
    expect(boardOf(game).effects).toMatchObject([{ who: [FOE] }]);
    const arrived = fight(
      ailing(HEALTH, { enemies: [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5] }], draws: ['3♥', 'A♦'] }),
    );
    arrived.seat(2).answers(`attack:${SECOND}`);
    expect(foe(arrived, SECOND).hp).toBe(4);
    const none = activates('necromancer', 2, { enemies: [{ cards: [9, 8, 7, 6], stance: 1 }], draws: ['3♥'] });
    expect(running(none)).toEqual([]);
  });

  describe('♥', () => {
    test('PR-7.6 a hit does double damage, factor and all', () => {
      const game = fight(ailing(HEALTH, { party: { 2: { doubled: 1 } }, draws: ['3♥', 'A♦'] }));
      game.seat(2).answers(HIT);
      expect(foe(game).hp).toBe(5);
    });

    test('PR-13.36 so does every other damage, once', () => {
      const xxx = fight(ailing(HEALTH, { party: { 2: { charging: 'xxx', charge: 2 } }, draws: ['3♥', '4♥', '5♥'] }));
      xxx.seat(2).answers('charge');
      expect(foe(xxx).hp).toBe(3);
      const armor = enemiesRoll({ ...ailing(HEALTH), pack: { armor: 1 }, draws: ['K♥'] }, 1);
      expect(foe(armor).hp).toBe(7);
    });
  });

  describe('♦', () => {
    test.each([
      ['defend-self', [9, 8, 7, 6], 3],
      ['defend-other', [6, 2, 3, 4], 5],
    ] as const)('PR-13.37 an ailing enemy whose action is %s does nothing', (action, cards, face) => {
      const enemies: Plain = [{ cards: [...cards] }, { cards: [5, 5, 5, 5], loses: 1 }];
      const game = enemiesRoll({ ...ailing(DEFENSE), enemies, draws: ['2♥'] }, face);
      game.expectEvents([{ type: 'enemy.acts', action }, { type: 'idle' }]);
      expect(foe(game)).toMatchObject({ stance: 0, protects: NONE, parked: '' });
      expect(checks(game)).toEqual([]);
    });

    test('PR-13.37 parked or as a substitute, just the same', () => {
      const parked = enemiesAct({ ...ailing(DEFENSE), enemies: [{ cards: [6, 2, 3, 4], parked: 'defend-other' }] });
      parked.expectEvents([{ type: 'enemy.acts', action: 'defend-self' }, { type: 'idle' }]);
    });

    test('they cannot keep Defend Other either; PR-R100 an Undead Guard goes on guarding', () => {
      const enemies = [
        { cards: [6, 2, 3, 4], protects: 1 },
        { cards: [9, 8, 7, 6] },
        { cards: [13, 3, 4, 5] },
        { cards: [7, 9, 0, 0], type: 'undead-guard', protects: 2 },
      ] as Plain;
      const game = activates('necromancer', 2, { enemies, draws: ['3♦'] });
      expect([foe(game).protects, foe(game, SECOND + 2).protects]).toEqual([NONE, THIRD]);
    });

    test('they are hit automatically; PR-13.37 Defense checks are still made', () => {
      const game = fight(ailing(DEFENSE, { draws: ['A♥', '7♦'] }));
      game.seat(2).answers(HIT);
      expect(checks(game)).toMatchObject([
        { auto: 1, ok: 1 },
        { who: { enemy: FOE }, need: 8, ok: 1 },
      ]);
      expect(foe(game).hp).toBe(9);
    });
  });

  describe('♠', () => {
    const TWO: Plain = [{ cards: [9, 8, 7, 6] }, { cards: [5, 5, 5, 5] }];
    const BOTH: Plain = [at(0), at(1)];

    test.each([
      ['4♥', SECOND], // the weakest is the first
      ['4♦', FOE],
      ['4♠', SECOND],
      ['4♣', FOE],
    ])('PR-13.28 PR-R40 the card %s is aimed at enemy %i', (card, target) => {
      const game = enemiesRoll({ ...ailing(ATTACK, { enemies: TWO, draws: [card, 'A♦', 'K♥'] }, BOTH) }, 1);
      game.expectEvents([{ type: 'turned.on', enemy: { enemy: SECOND }, target: { enemy: target } }]);
    });

    test('PR-13.28 the target checks its Defense as usual, nobody of the party is hurt', () => {
      const given: Given = { enemies: [{ cards: [9, 8, 7, 6], loses: 1 }, { cards: [5, 5, 5, 5] }] };
      const hit = enemiesAct({ ...ailing(ATTACK, { ...given, draws: ['4♦', '8♦'] }, BOTH) });
      expect([foe(hit).hp, hp(hit)]).toEqual([8, UNHURT]);
      const resisted = enemiesAct({ ...ailing(ATTACK, { ...given, draws: ['4♦', '7♦'] }, BOTH) });
      expect(foe(resisted).hp).toBe(9);
      const missed = enemiesAct({ ...ailing(ATTACK, { ...given, draws: ['5♦'] }, BOTH) });
      expect(foe(missed).hp).toBe(9);
    });

    test('PR-13.28 a lone enemy attacks itself, its Damage Boost included', () => {
      const enemies = [{ cards: [9, 8, 7, 6], boost: 1 }];
      const game = enemiesRoll({ ...ailing(ATTACK), enemies, draws: ['3♥', 'A♦'] }, 1);
      expect(foe(game)).toMatchObject({ hp: 4, boost: 0 });
    });

    test('PR-13.38 Undead Guards are not in the list, and take what is meant for their King', () => {
      const enemies = [{ cards: [13, 2, 10, 4] }, { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0 }] as Plain;
      const game = enemiesRoll({ ...ailing(ATTACK, {}, BOTH), enemies, draws: ['3♦', 'A♦'] }, 1);
      game.expectEvents([{ type: 'turned.on', target: { enemy: FOE } }]);
      expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([13, 5]);
    });

    test('PR-13.38 the whip: the enemy named by it loses its next turn, unless in stance', () => {
      for (const stance of [0, 1]) {
        const enemies: Plain = [{ cards: [9, 4, 8, 10] }, { cards: [5, 5, 5, 5], stance, acted: 1 }];
        const game = enemiesRoll({ ...ailing(ATTACK, { enemies, draws: ['3♥', '9♥'] }, BOTH) }, 5);
        expect(foe(game, SECOND).loses).toBe(1 - stance);
        game.expectNoEvents([{ type: 'loses.action', who: { seat: 1 } }]);
      }
    });

    test('their other actions go on as ever', () => {
      const game = enemiesRoll({ ...ailing(ATTACK), enemies: [{ cards: [13, 2, 3, 4] }], draws: ['3♥'] }, 5);
      expect(hp(game)).toEqual([8, 6, 5, 7]);
    });

    test('PR-7.4 no Defense card for a target in stance', () => {
      const enemies: Plain = [{ cards: [9, 8, 7, 6], stance: 1, acted: 1 }, { cards: [5, 5, 5, 5] }];
      const game = enemiesAct({ ...ailing(ATTACK, { enemies, draws: ['4♦', 'A♦'] }, BOTH) });
      expect(foe(game).hp).toBe(9);
      expect(checks(game)).toHaveLength(1);
    });
  });

  test('♣: they do nothing on their turns, turn after turn', () => {
    const game = enemiesAct({ ...ailing(TRICK), draws: ['A♥', 'A♦', 'K♦', 'Q♦'] });
    for (const seat of [0, 1, 2, 3]) game.seat(seat).answers('defend');
    expect(told(game, 'enemy.acts')).toEqual([]);
    expect(told(game, 'action.lost')).toHaveLength(2);
  });

  test('♣: a parked die stays parked (PR-16.10)', () => {
    const game = enemiesAct({ ...ailing(TRICK), enemies: [{ cards: [9, 8, 7, 6], parked: 'damage-boost' }] });
    expect(foe(game).parked).toBe('damage-boost');
  });
});

describe('PR-13.29 Diviner, Future Sight', () => {
  const sight = (given: Given = {}) => ({ effects: [by(0, 'future-sight')], ...given });

  test.each([
    ['an attack', 2, HIT],
    ['an ability', 2, 'precise-strike'],
    ['Defend Self', 2, 'defend'],
    ['Run Away', 2, `run:${FOE}:3`],
  ])('each party member draws two cards for the check of its action: %s', (_, seat, key) => {
    const game = fight(sight({ draws: ['A♥', '3♥', 'A♦'] }));
    game.seat(seat).answers(key);
    expect(checks(game)[0]).toMatchObject({ cards: [cardNamed('A♥'), cardNamed('3♥')], kept: cardNamed('3♥'), ok: 1 });
  });

  test('PR-1.9 it picks one where the suit matters', () => {
    const game = fight(sight({ pack: { staff: 2 }, draws: ['8♠', '3♥', 'A♦'] }));
    game.seat(2).answers(HIT);
    game.expectQuestion('draw.keep', 2).expectOptions(2, ['8♠', '3♥']);
    game.seat(2).answers('8♠');
    expect(foe(game).hp).toBe(7); // PR-24.9
  });

  test('the attack of a Dirty Bomb is the check of that action, too', () => {
    const party = { 2: { charging: 'dirty-bomb', charge: 2 } };
    const game = fight(sight({ party, draws: ['A♥', '3♥'] }));
    game.seat(2).answers('charge');
    expect(checks(game)).toMatchObject([{ cards: ['A♥', '3♥'].map(cardNamed), kept: cardNamed('3♥'), ok: 1 }]);
    expect(running(game)).toEqual(['future-sight', 'dirty-bomb']);
  });

  test('PR-1.9 whoever picks for an enemy is told which card would succeed, and whom it names', () => {
    const about = (game: ReturnType<typeof fight>) => game.match.pending.asks[0].about;
    const minion = enemiesAct(sight({ enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', '9♠'] }));
    expect(about(minion)).toMatchObject({ who: FOE, need: 5, auto: [0, 0], named: [1, 2] });
    const sure = { effects: [by(0, 'future-sight'), by(3, 'set-up', { turned: 1 })] };
    const hits = enemiesAct({ ...sure, enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', '9♠'] });
    expect(about(hits)).toMatchObject({ auto: [1, 1] });
    const thief = enemiesRoll(sight({ enemies: [{ cards: [7, 4, 5, 6] }], draws: ['3♣', 'A♦'] }), 5);
    expect(about(thief)).toMatchObject({ stat: TRICK, named: [3, 0] });
    const boosts = enemiesRoll(sight({ draws: ['3♣', 'A♦'] }), 5); // no suit names anybody
    expect(about(boosts)).toMatchObject({ stat: TRICK, named: [] });
    const mad = enemiesAct({
      effects: [by(0, 'future-sight'), by(1, 'call-of-the-grave', { suit: ATTACK, who: [{ enemy: 0 }, { enemy: 1 }] })],
      enemies: [{ cards: [5, 3, 5, 3] }, { cards: [9, 8, 7, 6] }],
      draws: ['3♥', '3♦'],
    });
    expect(about(mad)).toMatchObject({ named: [FOE, SECOND] });
  });

  test('Defense checks against hits stay single, on both sides', () => {
    const ours = fight(sight({ draws: ['3♥', '4♥', 'A♦'] }));
    ours.seat(2).answers(HIT);
    expect(checks(ours)[1].cards).toHaveLength(1);
    const theirs = enemiesAct(sight({ enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', '3♦', 'A♠'] }));
    theirs.seat(0).answers('4♥');
    expect(checks(theirs)[1]).toMatchObject({ who: { seat: 1 }, cards: [cardNamed('A♠')] });
  });

  test('for each card of an enemy’s action two are drawn and the Diviner picks: its attack', () => {
    const game = enemiesAct(sight({ enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', '9♠'] }));
    game.expectQuestion('draw.keep', 0).expectOptions(0, ['4♥', '9♠']);
    game.seat(0).answers('9♠');
    game.expectEvents([{ type: 'miss', target: { seat: 2 } }]);
    expect(hp(game)).toEqual(UNHURT);
  });

  test('its Trick check, and the whip’s attack as well', () => {
    const game = enemiesRoll(sight({ enemies: [{ cards: [9, 4, 8, 10] }], draws: ['3♥', 'A♥', '3♦', '9♦'] }), 5);
    game.expectOptions(0, ['3♥', 'A♥']);
    game.seat(0).answers('3♥');
    game.expectOptions(0, ['3♦', '9♦']);
    game.seat(0).answers('9♦');
    game.expectEvents([{ type: 'miss' }]);
  });

  test('its Defend Self', () => {
    const game = enemiesRoll(sight({ draws: ['3♥', 'A♥'] }), 3);
    game.expectOptions(0, ['3♥', 'A♥']);
    game.seat(0).answers('A♥');
    expect(foe(game).stance).toBe(0);
  });

  test('its Destroy Treasure', () => {
    const destroys = (draws: string[]) =>
      foe(enemiesRoll(sight({ enemies: [{ cards: [8, 2, 3, 4], pile: 2 }], draws }), 5)).pile;
    expect(destroys(['3♠', 'A♥'])).toBe(2); // a red one is picked if there is one
    expect(destroys(['A♥', '3♠'])).toBe(2);
    expect(destroys(['3♠', '3♣'])).toBe(1);
  });

  test.each([
    [['3♣', '4♥'], 'future-sight'],
    [['3♥', '4♣'], 'future-sight'],
    [['3♣', '4♣'], undefined],
  ])('PR-13.30 PR-R41 it ends only with two clubs for one action of the Diviner: %j', (draws, left) => {
    const game = fight(sight({ draws }));
    game.seat(0).answers('defend');
    expect(running(game)[0]).toBe(left);
  });

  test('PR-13.30 not with one club each in two actions, nor with another’s two', () => {
    const game = fight(sight({ party: toAct([0]), draws: ['3♣', '4♥', 'A♠', 'K♠', '4♣', '5♥'] })).random('enemy', [0]);
    game.seat(0).answers('defend');
    game.seat(0).answers('A♠');
    game.seat(0).answers('defend');
    expect(running(game)).toEqual(['future-sight']);
    const another = fight(sight({ draws: ['3♣', '4♣'] }));
    another.seat(2).answers('defend');
    expect(running(another)).toEqual(['future-sight']);
  });

  test('PR-13.30 nor with two clubs of an enemy’s action that the Diviner has picked from', () => {
    const game = enemiesAct(sight({ enemies: [{ cards: [5, 3, 5, 3] }], draws: ['9♣', '10♣'] }));
    game.seat(0).answers('9♣');
    expect(running(game)).toEqual(['future-sight']);
  });

  test('PR-13.31 with Joint Attack that ally draws three and keeps one', () => {
    const game = fight(sight({ tokens: [{ owner: 0, on: 2, suit: ATTACK }], draws: ['A♥', 'K♥', '3♥', 'A♦'] }));
    game.seat(2).answers(HIT);
    expect(checks(game)[0]).toMatchObject({ cards: ['A♥', 'K♥', '3♥'].map(cardNamed), kept: cardNamed('3♥') });
  });

  test('PR-R99 an automatic hit draws them too', () => {
    const effects = [by(0, 'future-sight'), by(0, 'set-up')];
    const game = fight({ effects, pack: { staff: 2 }, draws: ['A♥', 'K♠', 'A♦'] });
    game.seat(2).answers(HIT, 'K♠');
    expect(foe(game).hp).toBe(7);
  });
});

describe('PR-13.32 Assassin, From the Shadows', () => {
  const shadows = (given: Given = {}) => ({
    effects: [by(2, 'from-the-shadows')],
    party: { 2: { slots: slotsOf('assassin') } },
    ...given,
  });
  const curses = (count: number, suit: number) => Array(count).fill({ owner: 2, on: at(0), suit }) as Plain;

  test('every attack aimed at the Assassin misses', () => {
    const game = enemiesAct({ ...shadows(), enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♠', 'A♦'] });
    expect(hp(game)).toEqual(UNHURT);
    game.expectEvents([{ type: 'miss', target: { seat: 2 } }]);
    expect(hp(enemiesAct({ ...shadows(), enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', 'A♦'] }))[1]).toBe(6);
  });

  test('PR-13.40 it is tested before Protect Other, and again on a Protector who takes it', () => {
    const covered = enemiesAct({
      ...shadows({ tokens: [{ owner: 0, on: 2, suit: DEFENSE }] }),
      enemies: [{ cards: [5, 3, 5, 3] }],
      draws: ['4♠', 'A♦'],
    });
    expect(hp(covered)).toEqual(UNHURT);
    const covers = enemiesAct({
      effects: [by(2, 'from-the-shadows')],
      party: { 2: { slots: ['protect-other', 'precise-strike'] } },
      tokens: [{ owner: 2, on: 1, suit: DEFENSE }],
      enemies: [{ cards: [5, 3, 5, 3] }],
      draws: ['4♥', 'A♦'],
    });
    expect(hp(covers)).toEqual(UNHURT);
    covers.expectEvents([{ type: 'miss', target: { seat: 2 } }]);
  });

  test('mass abilities are no attacks', () => {
    const game = enemiesRoll({ ...shadows(), enemies: [{ cards: [14, 2, 3, 4] }], draws: ['3♥'] }, 6);
    expect(hp(game)[2]).toBe(4);
  });

  test('PR-13.33 the Assassin’s attacks hit automatically', () => {
    const game = fight(shadows({ draws: ['A♥', 'A♦'] }));
    game.seat(2).answers(HIT);
    expect(checks(game)[0]).toMatchObject({ auto: 1, ok: 1 });
    const other = fight(shadows({ draws: ['A♥'] }));
    other.seat(0).answers(HIT);
    expect(checks(other)[0].ok).toBe(0);
  });

  test('PR-13.33 black: its curse tokens count −2 each, this hit’s Defense check included', () => {
    const game = fight(shadows({ tokens: curses(2, DEFENSE), draws: ['A♠', '4♦'] }));
    expect(statOf(game, FOE, DEFENSE)).toBe(6);
    game.seat(2).answers(HIT);
    expect(checks(game)[1]).toMatchObject({ need: 4, ok: 0 });
    expect(statOf(game, FOE, DEFENSE)).toBe(4);
  });

  test('PR-13.33 on Health too, and only its own tokens', () => {
    const game = fight(
      shadows({
        tokens: [...(curses(1, HEALTH) as Plain[]), { owner: 3, on: at(0), suit: HEALTH }],
        draws: ['A♠', '2♦'],
      }),
    );
    expect([foe(game).hp, maximum(game, FOE)]).toEqual([7, 7]);
    game.seat(2).answers(HIT);
    expect([foe(game).hp, maximum(game, FOE)]).toEqual([6, 6]);
  });

  test('PR-13.33 until the start of its next turn', () => {
    const game = fight(
      shadows({
        party: toAct([2], { 2: { slots: slotsOf('assassin') } }),
        tokens: curses(1, DEFENSE),
        draws: ['A♠', '2♦', 'A♥'],
      }),
    ).random('enemy', [0]);
    game.seat(2).answers(HIT);
    expect([boardOf(game).fight?.round, statOf(game, FOE, DEFENSE)]).toEqual([2, 6]);
    if (offered(game, 2).includes('begin')) game.seat(2).answers('begin');
    expect(statOf(game, FOE, DEFENSE)).toBe(7);
  });

  test('PR-9.21 a stat that only the doubling has brought to 2 may be cursed on its next turn', () => {
    const enemies = [{ cards: [9, 4, 7, 6] }];
    const effects = [by(2, 'from-the-shadows', { suit: TRICK })];
    const game = fight({ ...shadows({ tokens: curses(1, DEFENSE) }), effects, enemies });
    expect(statOf(game, FOE, DEFENSE)).toBe(2);
    if (offered(game, 2).includes('begin')) game.seat(2).answers('begin');
    game.expectOffers(2, [`curse-enemy:${FOE}:${DEFENSE}`]);
  });

  test('PR-13.33 red: the attacked enemy loses 1 more HP at the start of the Assassin’s next turn, without checks', () => {
    const given = shadows({ party: toAct([2], { 2: { slots: slotsOf('assassin') } }), draws: ['A♥', '2♦', 'K♥'] });
    const game = fight(given).random('enemy', [0]);
    game.seat(2).answers(HIT);
    expect([boardOf(game).fight?.round, foe(game).hp]).toEqual([2, 9]);
    game.seat(2).answers('begin');
    expect(foe(game).hp).toBe(8);
    expect(boardOf(game).effects).toMatchObject([{ who: [] }]); // once
  });

  test('PR-10.16 bleeding is tested when it comes: an enemy in stance then does not bleed', () => {
    const effects = [by(2, 'from-the-shadows', { who: [at(0)] })];
    const game = fight({ effects, enemies: [{ cards: [9, 8, 7, 6], stance: 1 }] });
    game.seat(2).answers('begin');
    expect(foe(game).hp).toBe(9);
  });

  test('PR-7.8 a protected enemy’s protector bleeds for it, and nobody if that one is gone by then', () => {
    const enemies = [
      { cards: [13, 2, 3, 4] },
      { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, treasure: 0 },
    ] as Plain;
    const game = fight({ ...shadows({ draws: ['A♥', '2♦'] }), enemies });
    game.seat(2).answers(HIT);
    expect(boardOf(game).effects).toMatchObject([{ who: [SECOND] }]);
  });

  test('PR-13.34 PR-R102 a club of its own turn ends it all at the end of that turn; the attack still has it', () => {
    const game = fight(shadows({ tokens: curses(2, DEFENSE), draws: ['A♣', '4♦'] }));
    game.seat(2).answers(HIT);
    expect(checks(game)).toMatchObject([
      { auto: 1, ok: 1 },
      { need: 4, ok: 0 },
    ]);
    expect(running(game)).toEqual([]);
    expect(statOf(game, FOE, DEFENSE)).toBe(6);
  });

  test('PR-13.34 a bleeding not yet suffered ends with it', () => {
    const effects = [by(2, 'from-the-shadows')];
    const game = fight({
      effects,
      pack: { staff: 2 },
      tokens: [{ owner: 0, on: 2, suit: ATTACK }],
      draws: ['A♥', '3♣', '2♦'],
    });
    game.seat(2).answers(HIT, 'A♥');
    expect(running(game)).toEqual([]);
    expect(offered(game, 2)).toEqual([]);
  });

  test('PR-13.34 clubs drawn outside its own turn do not end it', () => {
    const effects = [by(1, 'from-the-shadows'), by(0, 'immunity')];
    const rend = ancientRolls({ effects, draws: ['3♥', '2♥', '2♣', '2♠', '2♦'] }, 4);
    expect(checks(rend)[2]).toMatchObject({ who: { seat: 1 }, kept: cardNamed('2♣') });
    expect(running(rend)).toEqual(['from-the-shadows', 'immunity']);
  });

  test('PR-7.5 an enemy in stance is hit and takes no damage', () => {
    const game = fight({ ...shadows({ draws: ['A♠'] }), enemies: [{ cards: [9, 8, 7, 6], stance: 1 }] });
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(9);
  });
});
