/** Topic 19: EPICs turned by Seductive Smile. The Queen is the first enemy; what helps helps her side and the user. */
import type { Plain, Seat } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { type CallingId, callingOf } from '../../content/roles';
import { enemiesRoll } from '../../scenarios/enemies.fixture';
import {
  enemiesAct,
  FOE,
  fight,
  foe,
  hp,
  maximum,
  one,
  running,
  SECOND,
  statOf,
  toAct,
} from '../../scenarios/fight.fixture';
import { boardOf, offered, question, told } from '../../scenarios/table.fixture';
import { ATTACK, cardName, cardNamed, DEFENSE, HEALTH, NONE, TRICK } from '../cards/cards';

type Given = { readonly [name: string]: Plain };
type Game = ReturnType<typeof fight>;

const UNHURT = [9, 7, 6, 8];
const HIT = `attack:${FOE}`;
const QUEEN = { cards: [12, 2, 3, 4] };
/** She and a Minion, who acts after her. */
const COURT: Plain = [{ cards: [12, 2, 3, 2] }, { cards: [5, 5, 5, 5] }];
const at = (enemy: number): Plain => ({ enemy });

/** The third turn of its EPIC is due, and it is charmed: the EPIC is turned at once (PR-18.41). */
function turned(calling: string, user: Seat, given: Given = {}): Game {
  const { party = {}, ...more } = given;
  const people = party as Given;
  const charging = {
    slots: [...callingOf(calling as CallingId).pair],
    charging: callingOf(calling as CallingId).epic,
    charge: 2,
    charmedBy: { enemy: 0 },
  };
  const game = fight({
    enemies: [QUEEN],
    ...more,
    party: { ...people, [user]: { ...charging, ...((people[user] as Given) ?? {}) } },
  });
  game.expectEvents([{ type: 'epic.activates', seat: user, turned: 1 }]);
  return game;
}

/** It runs already, turned, with the Queen as the one it was turned by. */
const by = (user: Seat, effect: string, more: Given = {}): Plain => ({
  effect,
  user,
  turned: 1,
  who: [at(0)],
  ...more,
});

function turn(game: Game, seat: Seat, ...keys: string[]): Game {
  if (offered(game, seat).includes('begin')) game.seat(seat).answers('begin');
  game.seat(seat).answers(...keys);
  return game;
}

const checks = (game: Game) =>
  told(game, 'check') as unknown as {
    who: { seat?: number; enemy?: number };
    cards: number[];
    kept: number;
    need: number;
    ok: number;
    auto: number;
  }[];

describe('PR-19.1 in general', () => {
  test('PR-19.3 PR-R52 it keeps its duration although the charm is over, and ends with a club of its user', () => {
    const game = turned('war-cleric', 1, { party: toAct([0, 1]), draws: ['A♥', 'A♦', '3♣'] });
    expect(one(game, 1).charmedBy).toBe(NONE);
    expect(boardOf(game).effects).toMatchObject([{ effect: 'battle-prayer', user: 1, turned: 1 }]);
    const running_ = fight({ effects: [by(1, 'battle-prayer')], enemies: [QUEEN], draws: ['3♣', '4♣'] });
    running_.seat(0).answers('defend');
    expect(running(running_)).toEqual(['battle-prayer']);
    running_.seat(1).answers('defend');
    expect(running(running_)).toEqual([]);
  });

  test('PR-10.10 its own cards do not end it', () => {
    const game = turned('necromancer', 1, { draws: ['3♣'], party: { 0: { stance: 1 } } });
    expect(running(game)).toEqual(['call-of-the-grave']);
  });

  test('PR-10.14 the death of its user ends it, that of the Queen does not', () => {
    const game = fight({
      effects: [by(1, 'battle-prayer')],
      enemies: [{ ...QUEEN, hp: 1, treasure: 0 }, { cards: [5, 5, 5, 5] }] as Plain,
      draws: ['3♥', 'A♦'],
    });
    game.seat(2).answers(HIT);
    expect(running(game)).toEqual(['battle-prayer']);
    expect(statOf(game, SECOND, ATTACK)).toBe(8);
  });
});

describe('PR-19.6 Immunity turned', () => {
  test('PR-19.6 the Protector and the Queen take no damage; the others do', () => {
    const game = turned('protector', 0, { draws: ['3♥', '3♦', 'A♦'] });
    expect(boardOf(game).effects).toMatchObject([{ effect: 'immunity', who: [FOE] }]);
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(12);
    expect(checks(game)).toHaveLength(1); // PR-7.4
    const breath = enemiesRoll(
      {
        effects: [by(0, 'immunity', { who: [at(1)] })],
        enemies: [{ cards: [14, 3, 4, 5] }, { ...QUEEN, loses: 1 }],
        draws: ['3♥'],
      } as Given,
      6,
    );
    expect(hp(breath)).toEqual([9, 5, 4, 6]);
  });

  test('PR-19.6 another enemy is not covered', () => {
    const game = fight({ effects: [by(0, 'immunity')], enemies: COURT, draws: ['3♥', 'A♦'] });
    game.seat(2).answers(`attack:${SECOND}`);
    expect(foe(game, SECOND).hp).toBe(4);
  });
});

test('PR-19.7 Resurrection turned: the Queen returns to full HP, nobody else does', () => {
  const game = turned('healer', 1, { enemies: [{ ...QUEEN, hp: 2 }], party: { 2: { hp: 0 }, 0: { hp: 3 } } });
  expect([foe(game).hp, hp(game)]).toEqual([12, [3, 7, 0, 8]]);
  expect(running(game)).toEqual([]);
});

describe('PR-19.8 XXX turned', () => {
  const xxx = (draws: string[], party: Given = {}) => turned('damage', 2, { draws, party });

  test('PR-19.8 two black: the victim named by a fourth card is slain', () => {
    const game = xxx(['3♠', '4♣', '5♥', '3♥']);
    expect(hp(game)).toEqual([9, 0, 6, 8]);
    game.expectEvents([
      { type: 'slain', who: { seat: 1 } },
      { type: 'dies', seat: 1 },
    ]);
  });

  test.each([
    [9, 5], // the Protector's maximum: half, rounded up
    [4, 3],
  ])('PR-19.8 one black: the larger of half its maximum and 3 (maximum %i: %i)', (health, lost) => {
    const game = xxx(['3♠', '4♥', '5♥', '3♦'], { 0: { stats: [health] } });
    expect(hp(game)[0]).toBe(health - lost);
  });

  test('PR-19.8 no black: 3 damage', () => {
    expect(hp(xxx(['3♥', '4♥', '5♥', '3♦']))).toEqual([6, 7, 6, 8]);
  });

  test('PR-19.8 three black: all other living characters are slain, without a fourth card', () => {
    const game = xxx(['3♠', '4♣', '5♠']);
    expect(hp(game)).toEqual([0, 0, 6, 0]);
    expect(told(game, 'draws')).toMatchObject([{ purpose: 'xxx' }]);
  });

  test('PR-19.4 PR-18.37 the card names itself or a dead one: the next', () => {
    expect(hp(xxx(['3♥', '4♥', '5♥', '3♠']))).toEqual([9, 7, 6, 5]); // odd: to the left
    expect(hp(xxx(['3♥', '4♥', '5♥', '4♠'], { 1: { hp: 0 } }))).toEqual([6, 0, 6, 8]);
  });

  test('PR-19.5 those in stance are left out', () => {
    expect(hp(xxx(['3♠', '4♣', '5♠'], { 1: { stance: 1 } }))).toEqual([0, 7, 6, 0]);
    expect(hp(xxx(['3♠', '4♣', '5♥', '3♥'], { 1: { stance: 1 } }))).toEqual(UNHURT);
  });

  test('PR-R74 Immunity stops the damage, not the slaying', () => {
    const effects = [{ effect: 'immunity', user: 0 }];
    expect(hp(turned('damage', 2, { effects, draws: ['3♥', '4♥', '5♥', '3♦'] }))).toEqual(UNHURT);
    expect(hp(turned('damage', 2, { effects, draws: ['3♠', '4♠', '5♥', '3♥'] }))[1]).toBe(0);
  });

  test('PR-19.8 enemies are spared', () => {
    expect(foe(xxx(['3♠', '4♣', '5♠'])).hp).toBe(12);
  });
});

describe('PR-19.9 Polymorph turned', () => {
  const polymorph = (statDeck: { [suit: string]: number[] }, given: Given = {}) =>
    turned('support', 3, { statDeck, ...given });

  test('PR-19.9 one card of each suit: the Queen gets what raises her stats', () => {
    const game = polymorph({ 0: [13], 1: [10], 2: [11], 3: [12] }, { enemies: [{ cards: [12, 2, 3, 4], hp: 5 }] });
    expect(foe(game).laid.map(cardName)).toEqual(['K♥', '10♦', 'J♠', 'Q♣']);
    expect([maximum(game, FOE), foe(game).hp]).toEqual([13, 5]);
    expect([statOf(game, FOE, DEFENSE), statOf(game, FOE, ATTACK)]).toEqual([10, 11]);
  });

  test('PR-19.9 the rest goes to the other character it lowers most', () => {
    const enemies = [{ cards: [12, 11, 11, 11] }];
    const game = polymorph({ 0: [2], 1: [3], 2: [4], 3: [5] }, { enemies });
    const laid = boardOf(game).party.map((each) => each.laid.map((card) => (card === NONE ? '' : cardName(card))));
    expect(laid).toEqual([
      ['2♥', '3♦', '', ''], // ♥ 9 7 6, ♦ 8 6 7
      ['', '', '', '5♣'], // ♣ 7 9 8
      ['', '', '4♠', ''], // ♠ 6 8 9
      ['', '', '', ''], // never its user
    ]);
    expect(hp(game)).toEqual([2, 7, 6, 8]); // PR-3.9
  });

  test('PR-19.9 what lowers nobody goes back', () => {
    const game = polymorph({ 0: [10], 1: [10], 2: [10], 3: [10] }, { enemies: [{ cards: [12, 11, 11, 11] }] });
    expect(running(game)).toEqual([]);
    expect(boardOf(game).shapes).toEqual([]);
  });

  test('PR-19.5 those in stance are left out: the next it lowers most', () => {
    const given = { enemies: [{ cards: [12, 11, 11, 11] }], party: { 0: { stance: 1 } } };
    const game = polymorph({ 0: [2], 1: [10], 2: [10], 3: [10] }, given);
    expect(cardName(one(game, 1).laid[HEALTH])).toBe('2♥');
  });

  test('PR-11.10 after its user’s club all cards go back; HP stay as they are', () => {
    const game = fight({
      enemies: [{ cards: [12, 11, 11, 11], loses: 1 }],
      statDeck: { 0: [2], 1: [10], 2: [10], 3: [10] },
      party: toAct([3], { 3: { charging: 'polymorph', charge: 2, charmedBy: { enemy: 0 } } }),
      draws: ['3♣'],
    });
    expect([maximum(game, 0), hp(game)[0]]).toEqual([2, 2]);
    game.seat(3).answers('defend');
    expect([maximum(game, 0), hp(game)[0]]).toEqual([9, 2]);
    expect(boardOf(game).statDeck.map(cardName)).toContain('2♥');
  });

  test('PR-11.7 a stat that bears a temporary card already gets none', () => {
    const laid = [NONE, cardNamed('5♦'), NONE, NONE];
    const given = {
      enemies: [{ cards: [12, 9, 3, 4], laid }],
      effects: [{ effect: 'polymorph', user: 1, cards: [cardNamed('5♦')] }],
    };
    const game = polymorph({ 0: [14], 1: [10], 2: [10], 3: [10] }, given as Given);
    expect(foe(game).laid.map((card) => (card === NONE ? '' : cardName(card)))).toEqual(['A♥', '5♦', '10♠', '10♣']);
  });
});

describe('PR-19.10 Holy Aura', () => {
  test('PR-19.10 each enemy at the start of its turn: 1 HP if damaged, otherwise +1 damage', () => {
    const hurt = enemiesAct({
      effects: [by(0, 'holy-aura')],
      enemies: [{ cards: [5, 3, 5, 3], hp: 2 }],
      draws: ['4♥', 'A♦'],
    });
    expect([foe(hurt).hp, hp(hurt)[1]]).toEqual([3, 6]);
    const whole = enemiesAct({
      effects: [by(0, 'holy-aura')],
      enemies: [{ cards: [5, 3, 5, 3] }],
      draws: ['4♥', 'A♦'],
    });
    expect([foe(whole).hp, hp(whole)[1]]).toEqual([5, 5]);
  });

  test('PR-19.10 and the Paladin, without being asked; nobody else', () => {
    const healed = turn(fight({ effects: [by(0, 'holy-aura')], party: { 0: { hp: 3 } }, draws: ['3♥', 'A♦'] }), 0, HIT);
    expect([hp(healed)[0], foe(healed).hp]).toEqual([4, 8]);
    const struck = turn(fight({ effects: [by(0, 'holy-aura')], draws: ['3♥', 'A♦'] }), 0, HIT);
    expect(foe(struck).hp).toBe(7);
    fight({ effects: [by(0, 'holy-aura')], party: { 2: { hp: 3 } } }).expectOffers(2, [HIT], ['begin']);
  });
});

describe('PR-19.10 Medical Evac', () => {
  const evac = by(1, 'medical-evac', { who: [at(0), 1] });

  test('PR-19.10 the Queen cannot be targeted by characters: no attack, no curse', () => {
    const game = turned('paramedic', 1);
    expect(boardOf(game).effects).toMatchObject([{ who: [FOE, 1] }]);
    game.refuses(2, HIT, 'PR-19.10').refuses(3, `curse-enemy:${FOE}:1`, 'PR-19.10');
    game.expectNoEvents([{ type: 'evacuated' }]);
  });

  test('PR-19.10 nor harmed: not by a mass effect, not by three black cards', () => {
    const aura = fight({
      effects: [evac],
      enemies: COURT,
      party: { 0: { slots: ['protect-other', 'curse-enemy'], charging: 'unholy-aura', charge: 2 } },
    });
    aura.seat(0).answers('charge');
    expect([foe(aura).hp, foe(aura, SECOND).hp]).toEqual([12, 4]);
    const xxx = fight({
      effects: [evac],
      enemies: COURT,
      party: { 2: { charging: 'xxx', charge: 2 } },
      draws: ['3♠', '4♠', '5♠'],
    });
    xxx.seat(2).answers('charge');
    expect(boardOf(xxx).enemies.map(({ id }) => id)).toEqual([FOE]);
  });

  test('PR-19.10 nor chosen by an EPIC: XXX, Bane, Bomb, needle, Polymorph', () => {
    for (const [calling, draws] of [
      ['damage', ['3♥', '4♥', '5♥']],
      ['inquisitor', []],
      ['saboteur', ['3♥']],
    ] as const) {
      const { epic, pair } = callingOf(calling);
      const party = { 2: { slots: [...pair], charging: epic, charge: 2 } };
      const game = fight({
        effects: [evac],
        enemies: [...(COURT as Plain[]), { cards: [4, 4, 4, 4] }],
        party,
        draws: [...draws],
      });
      game.seat(2).answers('charge');
      game.expectQuestion('epic.enemy', 2).expectOptions(2, [SECOND, SECOND + 1]);
    }
    const monk = { slots: ['boost-heal', 'precise-strike'], charging: 'acupuncture', charge: 2 };
    const needle = fight({ effects: [evac], enemies: COURT, party: { 2: monk } });
    needle.seat(2).answers('charge');
    needle.expectOptions(2, [SECOND, 0, 1, 2, 3]);
    const shape = fight({
      effects: [evac],
      enemies: COURT,
      party: { 3: { charging: 'polymorph', charge: 2 } },
      statDeck: { 0: [3, 4, 5, 2] },
    });
    shape.seat(3).answers('charge', '4-0-0-0');
    shape.expectOptions(3, ['return', SECOND]); // 3♥: lower than both enemies' Health
  });

  test('PR-19.10 nor ailed by a Call of the Grave', () => {
    const party = { 2: { slots: ['double-damage', 'curse-enemy'], charging: 'call-of-the-grave', charge: 2 } };
    const game = fight({ effects: [evac], enemies: COURT, party, draws: ['3♣'] });
    game.seat(2).answers('charge');
    expect(boardOf(game).effects[1]).toMatchObject({ effect: 'call-of-the-grave', who: [SECOND] });
  });

  test('PR-19.10 the Paramedic cannot be reached by enemies, and Cures are as ever', () => {
    const attack = enemiesAct({ effects: [evac], enemies: COURT, draws: ['4♥', 'A♦'] }).random('enemy', [0]);
    expect(hp(attack)[1]).toBe(7);
    const breath = enemiesRoll({ effects: [evac], enemies: [{ cards: [14, 2, 3, 4] }], draws: ['3♥'] }, 6);
    expect(hp(breath)).toEqual([7, 7, 4, 6]);
    const cure = fight({ effects: [evac], party: { 0: { hp: 3 } }, draws: ['A♥'] });
    cure.seat(1).answers('cure:0');
    expect(hp(cure)[0]).toBe(3);
  });
});

describe('PR-19.10 PR-19.2 those that affect only their user are as usual', () => {
  test('PR-19.10 Rage Monster: no damage, base 3', () => {
    const game = turned('barbarian', 2, { party: toAct([2, 0]), draws: ['3♠', 'A♦'] });
    expect(boardOf(game).effects).toMatchObject([{ effect: 'rage-monster', turned: 1 }]);
    const hit = fight({ effects: [by(2, 'rage-monster')], draws: ['3♥', 'A♦'] });
    hit.seat(2).answers(HIT);
    expect(foe(hit).hp).toBe(6);
    const safe = enemiesAct({
      effects: [by(2, 'rage-monster')],
      enemies: [{ cards: [5, 3, 5, 3] }],
      draws: ['4♠', 'A♦'],
    });
    expect(hp(safe)).toEqual(UNHURT);
  });

  test('PR-19.10 Once More into the Fray', () => {
    const game = fight({ effects: [by(0, 'into-the-fray')] });
    expect([DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, 0, suit))).toEqual([14, 14, 14]);
    expect(statOf(game, FOE, ATTACK)).toBe(7);
  });

  test('PR-19.10 Sneak Attack', () => {
    const game = fight({
      effects: [by(2, 'sneak-attack')],
      enemies: [{ cards: [14, 2, 3, 4] }],
      draws: ['3♥', 'A♦', '4♥'],
    });
    game.seat(2).answers(HIT);
    expect([foe(game).hp, running(game)]).toEqual([9, []]);
  });

  test('PR-19.10 En Garde', () => {
    const game = enemiesAct({ effects: [by(1, 'en-garde')], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', '3♦'] });
    expect([hp(game)[1], foe(game).hp]).toEqual([7, 3]);
  });

  test('PR-19.10 Call of the Wild', () => {
    const game = fight({ effects: [by(2, 'call-of-the-wild')], draws: ['3♥', 'A♦'] });
    game.seat(2).answers(HIT);
    expect(foe(game)).toMatchObject({ hp: 7, down: 2 });
  });

  test('PR-19.10 Pressure Point', () => {
    const game = fight({ effects: [by(2, 'pressure-point')], draws: ['3♥', '3♦'] });
    game.seat(2).answers(HIT);
    expect(foe(game).loses).toBe(1);
  });

  test('PR-19.10 As You Wish', () => {
    const game = fight({ effects: [by(1, 'as-you-wish')], draws: ['A♥'] });
    game.seat(1).answers('double-damage');
    expect(one(game, 1).doubled).toBe(1);
  });

  test('PR-19.10 From the Shadows', () => {
    const game = enemiesAct({
      effects: [by(2, 'from-the-shadows', { who: [] })],
      enemies: [{ cards: [5, 3, 5, 3] }],
      draws: ['4♠', 'A♦'],
    });
    expect(hp(game)).toEqual(UNHURT);
    game.expectEvents([{ type: 'miss', target: { seat: 2 } }]);
  });

  test('PR-19.10 From the Shadows does not make the Queen bleed by being turned', () => {
    const game = turned('assassin', 2, { party: toAct([2]), enemies: [{ ...QUEEN, loses: 1 }] });
    expect(boardOf(game).effects).toMatchObject([{ effect: 'from-the-shadows', who: [] }]);
    expect(foe(game).hp).toBe(12);
  });
});

describe('PR-19.10 All for One; One for All', () => {
  const all = by(2, 'all-for-one');

  test('PR-19.10 enemies hit automatically; the other character with the fewest HP takes each hit', () => {
    const game = enemiesAct({
      effects: [all],
      enemies: [{ cards: [5, 3, 5, 3] }],
      party: { 0: { hp: 5 }, 3: { hp: 4 }, 2: { hp: 1 } },
      draws: ['A♥', 'A♦'],
    });
    expect(hp(game)).toEqual([5, 7, 1, 3]);
    expect(checks(game)).toMatchObject([{ auto: 1, ok: 1 }, { who: { seat: 3 } }]);
  });

  test('PR-19.10 equal HP: the lowest seat; never the Musketeer, never the dead', () => {
    const game = enemiesAct({
      effects: [all],
      enemies: [{ cards: [5, 3, 5, 3] }],
      party: { 0: { hp: 0 }, 1: { hp: 4 }, 3: { hp: 4 }, 2: { hp: 1 } },
      draws: ['A♣', 'A♦'],
    });
    expect(hp(game)).toEqual([0, 3, 1, 4]);
  });

  test('PR-19.10 the Musketeer hits automatically, the others do not', () => {
    const game = fight({ effects: [all], draws: ['A♥', 'A♦', 'K♥'] });
    game.seat(2).answers(HIT);
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(8);
  });
});

describe('PR-19.10 Unholy Aura', () => {
  test('PR-19.10 the other characters take 1 at activation, PR-19.5 not those in stance', () => {
    const game = turned('dark-knight', 0, { party: { 3: { stance: 1 } } });
    expect(hp(game)).toEqual([9, 6, 5, 8]);
    expect(foe(game).hp).toBe(12);
  });

  test('PR-19.10 and at the start of each of the Dark Knight’s turns; its hits stop no enemy', () => {
    const game = fight({ effects: [by(0, 'unholy-aura')], draws: ['3♥', '3♦'] });
    turn(game, 0, HIT);
    expect(hp(game)).toEqual([9, 6, 5, 7]);
    expect(foe(game).loses).toBe(0);
  });

  test('PR-5.14 PR-20.8 it may kill the others; the Dark Knight lives on', () => {
    const game = fight({ effects: [by(0, 'unholy-aura')], party: { 1: { hp: 1 }, 2: { hp: 1 }, 3: { hp: 1 } } });
    game.seat(0).answers('begin');
    expect(hp(game)).toEqual([9, 0, 0, 0]);
  });
});

test('PR-19.10 Battle Prayer: +3 Defense and Attack for all enemies and the War Cleric', () => {
  const game = turned('war-cleric', 0, { enemies: COURT });
  expect([FOE, SECOND, 0].map((who) => statOf(game, who, ATTACK))).toEqual([6, 8, 9]);
  expect([FOE, SECOND, 0].map((who) => statOf(game, who, DEFENSE))).toEqual([5, 8, 11]);
  expect([1, 2, 3].map((seat) => statOf(game, seat, ATTACK))).toEqual([8, 9, 7]);
  expect(statOf(game, FOE, TRICK)).toBe(2);
});

describe('PR-19.10 Pattern Recognition', () => {
  const pattern = by(0, 'pattern-recognition');

  test('PR-19.10 enemy attacks hit and enemy Trick checks succeed automatically', () => {
    const attack = enemiesAct({ effects: [pattern], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['A♥', 'A♦'] });
    expect(hp(attack)[1]).toBe(6);
    const trick = enemiesRoll({ effects: [pattern], draws: ['A♥'] }, 6);
    expect(foe(trick).boost).toBe(1);
    expect(checks(trick)).toMatchObject([{ auto: 1, ok: 1 }]);
  });

  test('PR-19.10 a stance is still checked', () => {
    expect(foe(enemiesRoll({ effects: [pattern], draws: ['A♥'] }, 3)).stance).toBe(0);
  });

  test('PR-19.10 likewise for the Strategist, not for the others', () => {
    const game = fight({ effects: [pattern], draws: ['A♥', 'A♦', 'K♥', 'A♠'] });
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(8);
    game.seat(2).answers('precise-strike');
    expect(one(game, 2).precise).toBe(0);
    const own = fight({ effects: [by(2, 'pattern-recognition')], draws: ['A♥'] });
    own.seat(2).answers('precise-strike');
    expect(one(own, 2).precise).toBe(1);
  });
});

describe('PR-19.10 Set up', () => {
  const setUp = by(0, 'set-up');

  test('PR-19.10 enemies hit automatically', () => {
    const game = enemiesAct({ effects: [setUp], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['A♥', 'A♦'] });
    expect(hp(game)[1]).toBe(6);
  });

  test('PR-19.10 the other characters cannot take the Attack action; the Squire can, and hits', () => {
    const game = fight({ effects: [setUp], draws: ['A♥', 'A♦'] });
    for (const seat of [1, 2, 3]) game.refuses(seat, HIT, 'PR-19.10').expectOffers(seat, ['defend'], [HIT]);
    game.seat(0).answers(HIT);
    expect(foe(game).hp).toBe(8);
  });

  test('PR-19.10 their abilities and Defend Self are open', () => {
    fight({ effects: [setUp] }).expectOffers(2, ['defend', 'precise-strike', `run:${FOE}:1`, 'epic:xxx']);
  });
});

describe('PR-19.10 Dirty Bomb', () => {
  test('PR-19.10 3 damage to all others, PR-19.5 but those in stance; enemies none', () => {
    const game = turned('saboteur', 2, { party: { 3: { stance: 1 } }, draws: ['3♥', 'A♦'] });
    expect(hp(game)).toEqual([6, 4, 6, 8]);
    expect(foe(game).hp).toBe(12);
  });

  test.each([
    ['8♦', true], // the Saboteur's Attack is 9
    ['9♦', false],
  ])('PR-19.4 one drawn by suit is checked against the Saboteur’s Attack: %s', (card, hit) => {
    const game = turned('saboteur', 2, { draws: ['3♥', card] });
    expect(boardOf(game).effects.map(({ who }) => who)).toEqual(hit ? [[1]] : []);
    expect(checks(game)).toMatchObject([{ who: { seat: 2 }, need: 9 }]);
  });

  test('PR-19.10 on a hit it loses all actions for the duration', () => {
    const game = fight({
      effects: [by(2, 'dirty-bomb', { who: [1] })],
      enemies: [{ cards: [5, 3, 5, 3], loses: 1 }],
      draws: ['A♥', 'K♥', 'Q♥', 'A♦', 'A♠'],
    });
    game.refuses(1, 'defend');
    for (const seat of [0, 2, 3]) game.seat(seat).answers('defend');
    expect(boardOf(game).fight?.round).toBe(2);
    game.refuses(1, 'defend');
    expect(
      told(game, 'action.lost').filter((event) => 'seat' in (event as unknown as { who: object }).who),
    ).toHaveLength(2);
  });

  test('PR-10.7 which breaks a charge', () => {
    const game = fight({
      effects: [by(2, 'dirty-bomb', { who: [1] })],
      party: { 1: { charging: 'resurrection', charge: 1 } },
    });
    expect(one(game, 1)).toMatchObject({ charging: '', charge: 0 });
    game.expectEvents([{ type: 'epic.broken', seat: 1 }]);
  });

  test('PR-19.5 the one named is in stance: nobody is', () => {
    const game = turned('saboteur', 2, { party: { 1: { stance: 1 } }, draws: ['3♥'] });
    expect(running(game)).toEqual([]);
    expect(checks(game)).toEqual([]);
  });
});

describe('PR-19.10 Melodramatic Harmony', () => {
  test('PR-19.10 enemies and the Bard regain 1 HP at activation, the others do not', () => {
    const game = turned('bard', 0, {
      enemies: [
        { ...QUEEN, hp: 5 },
        { cards: [5, 5, 5, 5], hp: 2 },
      ] as Plain,
      party: { 0: { hp: 3 }, 1: { hp: 3 } },
    });
    expect([foe(game).hp, foe(game, SECOND).hp, hp(game)[0], hp(game)[1]]).toEqual([6, 3, 4, 3]);
  });

  test('PR-19.10 and on each Bard turn', () => {
    const game = fight({
      effects: [by(0, 'melodramatic-harmony')],
      enemies: [{ ...QUEEN, hp: 5 }] as Plain,
      party: { 0: { hp: 3 }, 1: { hp: 3 } },
    });
    game.seat(0).answers('begin');
    expect([foe(game).hp, hp(game)[0], hp(game)[1]]).toEqual([6, 4, 3]);
  });

  test('PR-19.10 only the Bard’s own buff tokens are tripled', () => {
    const game = fight({
      effects: [by(0, 'melodramatic-harmony')],
      party: { 0: { slots: ['cure', 'buff-ally'] } },
      tokens: [
        { owner: 0, on: 1, suit: ATTACK },
        { owner: 3, on: 2, suit: ATTACK },
      ],
    });
    expect([statOf(game, 1, ATTACK), statOf(game, 2, ATTACK)]).toEqual([11, 10]);
  });
});

describe('PR-19.10 Blood Moon Rises', () => {
  const moon = by(0, 'blood-moon');

  test('PR-19.10 enemies regain the HP they take from others', () => {
    const game = enemiesRoll(
      {
        effects: [moon],
        enemies: [{ cards: [9, 8, 7, 6], hp: 2, boost: 1 }],
        draws: ['3♥', 'A♦'],
      },
      1,
    );
    expect([hp(game)[1], foe(game).hp]).toEqual([2, 7]);
  });

  test('PR-19.10 not more than the victim had, and not above the maximum', () => {
    const game = enemiesRoll(
      {
        effects: [moon],
        enemies: [{ cards: [9, 8, 7, 6], hp: 2, boost: 1 }],
        party: { 1: { hp: 1 } },
        draws: ['3♥', 'A♦'],
      },
      1,
    );
    expect(foe(game).hp).toBe(3);
  });

  test('PR-19.10 so does the Warlock; the other characters do not', () => {
    const game = fight({ effects: [moon], party: { 0: { hp: 3 }, 2: { hp: 3 } }, draws: ['3♥', 'A♦', '3♦', 'K♦'] });
    game.seat(0).answers(HIT);
    game.seat(2).answers(HIT);
    expect([hp(game)[0], hp(game)[2]]).toEqual([4, 3]);
  });

  test('PR-18.47 Life to Death is not counted twice', () => {
    const game = enemiesRoll({ effects: [moon], enemies: [{ cards: [13, 2, 3, 4], hp: 5 }], draws: ['3♥'] }, 5);
    expect(foe(game).hp).toBe(9);
  });
});

describe('PR-19.10 Forest Growth', () => {
  const forest = by(2, 'forest-growth', { who: [at(0), 2] });

  test('PR-19.10 the Queen and the Druid are hidden at once; nobody else may hide', () => {
    const game = turned('druid', 2);
    expect(boardOf(game).effects).toMatchObject([{ who: [FOE, 2] }]);
    game.expectEvents([
      { type: 'hides', who: { enemy: FOE } },
      { type: 'hides', who: { seat: 2 } },
    ]);
    game.expectOffers(0, ['defend'], ['hide', HIT]).refuses(0, HIT, 'PR-19.10');
  });

  test('PR-19.10 other enemies can be attacked', () => {
    const game = fight({ effects: [forest], enemies: COURT });
    game.expectOffers(0, [`attack:${SECOND}`], [HIT]);
  });

  test('PR-19.10 Double Damage on their attacks: hers, her boost included, and the Druid’s', () => {
    const hers = enemiesRoll(
      { effects: [forest], enemies: [{ cards: [12, 2, 5, 6], boost: 1 }], draws: ['3♦', 'A♦'] },
      1,
    );
    expect(hp(hers)[0]).toBe(9 - 6);
    const its = fight({ effects: [forest], enemies: COURT, draws: ['3♥', 'A♦'] });
    its.seat(2).answers(`attack:${SECOND}`);
    expect(foe(its, SECOND).hp).toBe(3);
    const another = enemiesAct({
      effects: [forest],
      enemies: [{ ...QUEEN, loses: 1 }, { cards: [5, 5, 5, 5] }] as Plain,
      draws: ['4♥', 'A♦'],
    });
    expect(hp(another)[1]).toBe(6);
  });

  test('PR-19.10 the Druid cannot be targeted by enemies; mass effects reach it, and her', () => {
    const enemies = [{ ...QUEEN, loses: 1 }, { cards: [5, 3, 5, 3] }] as Plain;
    const attack = enemiesAct({ effects: [forest], enemies, draws: ['4♠', 'A♦'] });
    expect(hp(attack)).toEqual([9, 6, 6, 8]);
    const xxx = fight({
      effects: [forest],
      enemies: COURT,
      party: { 0: { charging: 'xxx', charge: 2 } },
      draws: ['3♠', '4♠', '5♠'],
    });
    xxx.seat(0).answers('charge');
    expect(boardOf(xxx).phase).not.toBe('players');
  });
});

describe('PR-19.10 Acupuncture', () => {
  test('PR-19.10 one other character loses its next action, or one enemy gets 3 temporary HP', () => {
    const game = turned('monk', 2, { enemies: COURT, party: { 3: { stance: 1 } } });
    game.expectQuestion('acupuncture.target', 2).expectOptions(2, [0, 1, FOE, SECOND]);
    game.seat(2).answers(SECOND);
    expect(foe(game, SECOND).temporaryHp).toBe(3);
  });

  test('PR-19.10 after each Monk turn', () => {
    const game = fight({ effects: [by(2, 'acupuncture')], draws: ['A♥'] });
    game.seat(2).answers('defend');
    game.expectQuestion('acupuncture.target', 2).expectOptions(2, [0, 1, 3, FOE]);
    game.seat(2).answers(0);
    game.expectEvents([{ type: 'loses.action', who: { seat: 0 } }]);
    game.refuses(0, 'defend');
  });

  test('PR-19.10 temporary HP of an enemy are lost first, and vanish with the effect', () => {
    const enemies = [{ cards: [9, 8, 7, 6], temporaryHp: 3 }];
    const game = fight({ effects: [by(2, 'acupuncture')], enemies, draws: ['3♥', 'A♦', '3♣'] });
    game.seat(0).answers(HIT);
    expect(foe(game)).toMatchObject({ hp: 9, temporaryHp: 2 });
    game.seat(2).answers('defend', 0);
    expect(foe(game).temporaryHp).toBe(0);
  });
});

describe('PR-19.10 Heretic Bane', () => {
  test('PR-19.10 one other character, by suit, has −4 on all stats, at least 2', () => {
    const game = turned('inquisitor', 2, { draws: ['3♥'] });
    expect(boardOf(game).effects).toMatchObject([{ effect: 'heretic-bane', who: [1] }]);
    expect([HEALTH, DEFENSE, ATTACK, TRICK].map((suit) => statOf(game, 1, suit))).toEqual([3, 2, 4, 5]);
    expect(hp(game)).toEqual([9, 3, 6, 8]); // PR-3.9
    expect(statOf(game, FOE, ATTACK)).toBe(3);
  });

  test('PR-19.4 the card names the Inquisitor: another', () => {
    const game = turned('inquisitor', 2, { draws: ['3♠'] });
    expect(boardOf(game).effects).toMatchObject([{ who: [3] }]);
  });

  test('PR-19.10 and takes +1 damage from the Inquisitor', () => {
    const game = fight({
      effects: [by(2, 'heretic-bane', { who: [1] })],
      enemies: [QUEEN],
      party: { 1: { hp: 3 }, 2: { charmedBy: { enemy: 0 } } },
      draws: ['3♥', 'A♦'],
    });
    expect(hp(game)[1]).toBe(1);
  });

  test('PR-19.5 not one in stance', () => {
    expect(running(turned('inquisitor', 2, { draws: ['3♥'], party: { 1: { stance: 1 } } }))).toEqual([]);
  });
});

describe('PR-19.10 Inspiring Poetry', () => {
  const poem = by(0, 'inspiring-poetry');

  test('PR-19.10 enemies’ attack damage is doubled, a Damage Boost included', () => {
    const plain = enemiesAct({ effects: [poem], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', 'A♦'] });
    expect(hp(plain)[1]).toBe(5);
    const boosted = enemiesRoll(
      { effects: [poem], enemies: [{ cards: [9, 2, 7, 4], boost: 1 }], draws: ['3♥', 'A♦'] },
      1,
    );
    expect(hp(boosted)[1]).toBe(1);
  });

  test('PR-19.10 so is the Troubadour’s, not the others’', () => {
    const game = fight({ effects: [poem], draws: ['3♥', 'A♦', '3♦', 'K♦'] });
    game.seat(0).answers(HIT);
    game.seat(2).answers(HIT);
    expect(foe(game).hp).toBe(6);
  });

  test('PR-19.10 only the Troubadour’s own buff tokens are tripled', () => {
    const game = fight({
      effects: [poem],
      party: { 0: { slots: ['double-damage', 'buff-ally'] } },
      tokens: [
        { owner: 0, on: 0, suit: ATTACK },
        { owner: 3, on: 0, suit: DEFENSE },
      ],
    });
    expect([statOf(game, 0, ATTACK), statOf(game, 0, DEFENSE)]).toEqual([9, 9]);
  });
});

describe('PR-19.10 Call of the Grave', () => {
  const ailing = (suit: number, ...who: number[]) => by(2, 'call-of-the-grave', { suit, who });

  test('PR-19.10 it ails the other characters, PR-19.5 not those in stance; never enemies', () => {
    const game = turned('necromancer', 2, { party: { 3: { stance: 1 } }, draws: ['3♥'] });
    expect(boardOf(game).effects).toMatchObject([{ suit: HEALTH, who: [0, 1] }]);
  });

  test('PR-19.10 ♥: double damage', () => {
    const game = enemiesAct({ effects: [ailing(HEALTH, 1)], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['4♥', 'A♦'] });
    expect(hp(game)[1]).toBe(5);
    const breath = enemiesRoll({ effects: [ailing(HEALTH, 1)], enemies: [{ cards: [14, 2, 3, 4] }], draws: ['3♥'] }, 6);
    expect(hp(breath)).toEqual([7, 3, 4, 6]);
  });

  test('PR-19.10 ♦: no Defend Self, and enemies hit automatically', () => {
    const game = fight({ effects: [ailing(DEFENSE, 1)] });
    game.refuses(1, 'defend', 'PR-19.10').expectOffers(0, ['defend']);
    const hit = enemiesAct({ effects: [ailing(DEFENSE, 1)], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['A♥', 'A♦'] });
    expect(hp(hit)[1]).toBe(6);
    const other = enemiesAct({ effects: [ailing(DEFENSE, 1)], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['A♠'] });
    expect(checks(other)).toMatchObject([{ auto: 0, ok: 0 }]);
  });

  test('PR-19.10 ♠: their attacks go against characters by suit', () => {
    const game = fight({ effects: [ailing(ATTACK, 0)], draws: ['5♥', 'A♦'] });
    game.seat(0).answers(HIT);
    expect([hp(game)[1], foe(game).hp]).toEqual([6, 9]);
    const free = fight({ effects: [ailing(ATTACK, 0)], draws: ['5♥', 'A♦'] });
    free.seat(2).answers(HIT);
    expect(foe(free).hp).toBe(8);
  });

  test('PR-19.10 ♠: PR-1.9 PR-9.3 PR-13.29 whoever draws several cards for it picks its victim', () => {
    const sight = { effect: 'future-sight', user: 3 };
    const joint = { owner: 1, on: 0, suit: ATTACK, kind: 'protector' };
    const protector = { 1: { slots: ['joint-attack', 'cure'] } };
    for (const [given, cards] of [
      [{ effects: [ailing(ATTACK, 0), sight] }, ['3♥', '5♠']],
      [{ effects: [ailing(ATTACK, 0)], tokens: [joint], party: protector }, ['3♥', '5♠']],
      [{ effects: [ailing(ATTACK, 0), sight], tokens: [joint], party: protector }, ['3♥', '5♠', '4♣']],
    ] as const) {
      const game = fight({ ...given, draws: [...cards, 'A♦'] });
      game.seat(0).answers(HIT);
      game.expectQuestion('draw.keep', 0).expectOptions(0, cards);
      game.seat(0).answers('5♠');
      expect(hp(game)).toEqual([9, 7, 5, 8]);
    }
  });

  test('PR-19.10 ♣: they lose their actions, PR-10.7 and their charges', () => {
    const game = fight({ effects: [ailing(TRICK, 0, 1, 3)], party: { 0: { charging: 'immunity', charge: 1 } } });
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([2]);
    expect(told(game, 'action.lost')).toHaveLength(3);
    expect(one(game, 0).charging).toBe('');
  });
});

describe('PR-19.10 Future Sight', () => {
  const sight = by(0, 'future-sight');

  test('PR-19.10 two cards for each enemy action, the better one for the enemy counts; nobody is asked', () => {
    const attack = enemiesAct({ effects: [sight], enemies: [{ cards: [5, 3, 5, 3] }], draws: ['9♠', '4♥', 'A♦'] });
    expect(hp(attack)).toEqual([9, 6, 6, 8]);
    expect(checks(attack)[0]).toMatchObject({ cards: ['9♠', '4♥'].map(cardNamed), kept: cardNamed('4♥') });
    const stance = enemiesRoll({ effects: [sight], draws: ['A♥', '3♥'] }, 3);
    expect(foe(stance).stance).toBe(1);
    const destroy = enemiesRoll(
      { effects: [sight], enemies: [{ cards: [8, 2, 3, 4], pile: 2 }], draws: ['A♥', '3♠'] },
      5,
    );
    expect(foe(destroy).pile).toBe(1);
  });

  test('PR-19.10 two for each other character’s action, the worse one counts', () => {
    const game = fight({ effects: [sight], draws: ['3♥', '9♥'] });
    game.seat(2).answers(HIT);
    expect(checks(game)[0]).toMatchObject({ kept: cardNamed('9♥'), ok: 0 });
    expect(question(game)).toBe('turn.action');
  });

  test('PR-19.10 the Diviner picks freely', () => {
    const game = fight({ effects: [sight], pack: { staff: 0 }, draws: ['5♠', '3♥', 'A♦'] });
    game.seat(0).answers(HIT);
    game.expectQuestion('draw.keep', 0).expectOptions(0, ['5♠', '3♥']);
    game.seat(0).answers('5♠');
    expect(foe(game).hp).toBe(7);
    const plain = fight({ effects: [sight], draws: ['9♥', '3♥', 'A♦'] });
    plain.seat(0).answers(HIT);
    expect(checks(plain)[0]).toMatchObject({ kept: cardNamed('3♥'), ok: 1 });
  });

  test('PR-13.30 it ends with two clubs of one action of the Diviner', () => {
    const game = fight({ effects: [sight], draws: ['3♣', '4♣'] });
    game.seat(0).answers('defend');
    expect(running(game)).toEqual([]);
  });
});
