/** Topic 17: the Enemy Attack, its target, and what comes of it. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { enemiesRoll } from '../../scenarios/enemies.fixture';
import { enemiesAct, FOE, type fight, foe, hp, one, SECOND } from '../../scenarios/fight.fixture';
import { boardOf, told } from '../../scenarios/table.fixture';
import { DEFENSE } from '../cards/cards';

type Given = { readonly [name: string]: Plain };
type Game = ReturnType<typeof fight>;

/** A Minion with Attack 5 attacks with these cards; the rest of its cards are low. */
const minion = (draws: string[], given: Given = {}) =>
  enemiesAct({ enemies: [{ cards: [5, 3, 5, 3] }], draws, ...given });
const targetOf = (game: Game) => {
  const [event] = [...told(game, 'hit'), ...told(game, 'miss')];
  return (event as unknown as { target: { seat: number } }).target.seat;
};
const UNHURT = [9, 7, 6, 8];
const dead = (...seats: number[]) => Object.fromEntries(seats.map((seat) => [seat, { hp: 0 }]));

describe('PR-17.1 one card names the target and hits', () => {
  test.each([
    ['4♥', 1],
    ['4♦', 0],
    ['4♠', 2],
    ['4♣', 3],
  ])('PR-3.12 %s is aimed at seat %i', (card, seat) => {
    const game = minion([card, 'A♥']);
    expect(targetOf(game)).toBe(seat);
    expect(hp(game)).toEqual(UNHURT.map((before, i) => (i === seat ? before - 1 : before)));
  });

  test('PR-3.13 by the suit the character was given, whatever its role', () => {
    const game = minion(['4♥', 'A♥'], { party: { 0: { suit: 0 }, 1: { suit: 1 } } });
    expect(targetOf(game)).toBe(0);
  });

  test.each([
    ['4♥', 'hit'],
    ['5♥', 'miss'], // an equal card fails
    ['2♥', 'hit'],
  ])('PR-17.1 with Attack 5 the card %s is a %s', (card, outcome) => {
    const game = minion([card, 'A♥']);
    expect(told(game, outcome)).toHaveLength(1);
    expect(told(game, outcome === 'hit' ? 'miss' : 'hit')).toEqual([]);
    game.expectEvents([{ type: 'check', who: { enemy: FOE }, stat: 2, need: 5 }]);
  });

  test('PR-17.1 only one card is drawn for both', () => {
    const game = minion(['5♥', '3♦']);
    expect(told(game, 'check')).toHaveLength(1);
    expect(boardOf(game).deck).toHaveLength(51);
  });
});

describe('PR-17.2 on a hit', () => {
  test.each([
    ['5♦', 0], // the Healer's Defense is 6
    ['6♦', 1],
    ['2♦', 0],
  ])('PR-17.2 the target checks Defense: %s costs %i HP', (card, lost) => {
    const game = minion(['4♥', card]);
    expect(hp(game)).toEqual([9, 7 - lost, 6, 8]);
    game.expectEvents([{ type: 'hit' }, { type: 'check', who: { seat: 1 }, stat: DEFENSE, need: 6, ok: 1 - lost }]);
  });

  test('PR-17.3 PR-R36 a miss still has its target, and does nothing else', () => {
    const game = minion(['9♥', 'A♦']);
    game.expectEvents([{ type: 'miss', attacker: { enemy: FOE }, target: { seat: 1 } }]);
    expect(hp(game)).toEqual(UNHURT);
    expect(told(game, 'check')).toHaveLength(1);
  });

  test('PR-17.3 PR-24.8 Spiked Armor answers a miss', () => {
    const game = minion(['9♥'], { pack: { armor: 1 } });
    expect(foe(game).hp).toBe(4);
  });

  test('PR-7.4 PR-8.2 in stance the target draws nothing and takes nothing', () => {
    const game = minion(['4♥', 'A♦'], { party: { 1: { stance: 1 } } });
    expect(hp(game)).toEqual(UNHURT);
    expect(told(game, 'check')).toHaveLength(1);
    game.expectEvents([{ type: 'hit' }, { type: 'dodged', target: { seat: 1 } }]);
  });

  test('PR-7.4 PR-11.1 nor when it is immune', () => {
    const game = minion(['4♥', 'A♦'], { effects: [{ effect: 'immunity', user: 0 }] });
    expect(hp(game)).toEqual(UNHURT);
    expect(told(game, 'check')).toHaveLength(1);
  });
});

describe('PR-17.4 PR-R5 the suit names a dead character', () => {
  test.each([
    ['4♠', [2], 1], // even: to the right
    ['3♠', [2], 3], // odd: to the left
    ['4♠', [2, 1], 0], // on in the same direction
    ['3♠', [2, 3], 0],
    ['4♦', [0], 3], // seat 1's right neighbour is seat 4
    ['3♣', [3], 0], // seat 4's left neighbour is seat 1
    ['Q♠', [2], 1], // PR-1.10: Queen and Ace even
    ['A♠', [2], 1],
    ['J♠', [2], 3],
    ['K♠', [2], 3],
    ['4♠', [2, 1, 0], 3],
  ])('%s with %j dead is aimed at seat %i', (card, gone, seat) => {
    const game = minion([card, 'A♥'], { party: dead(...gone) });
    expect(targetOf(game)).toBe(seat);
    game.expectEvents([{ type: 'redirected', to: seat }]);
  });

  test('PR-20.7 a living one is not passed over', () => {
    expect(targetOf(minion(['4♥', 'A♥'], { party: dead(2) }))).toBe(1);
  });
});

describe('PR-17.5 PR-R45 the suit names somebody who cannot be targeted', () => {
  const evac = { effect: 'medical-evac', user: 0, who: [0, 1] };

  test('PR-17.5 a hidden one is skipped in the same way', () => {
    const game = minion(['4♠', 'A♥'], { effects: [{ effect: 'forest-growth', user: 2, who: [2] }] });
    expect(targetOf(game)).toBe(1);
  });

  test('PR-17.5 so are the evacuated', () => {
    const game = minion(['4♠', 'A♥'], { effects: [evac], party: dead(2) });
    expect(targetOf(game)).toBe(3); // past the Healer and the Protector
  });

  test('PR-17.5 nobody can be targeted: no effect, and a Damage Boost stays', () => {
    const effects = [evac, { effect: 'forest-growth', user: 2, who: [2, 3] }];
    const game = enemiesRoll({ enemies: [{ cards: [9, 8, 7, 6], boost: 1 }], effects, draws: ['3♥', 'A♥'] }, 1);
    game.expectEvents([{ type: 'nobody.there', enemy: { enemy: FOE } }]);
    game.expectNoEvents([{ type: 'hit' }, { type: 'miss' }]);
    expect(hp(game)).toEqual(UNHURT);
    expect(foe(game).boost).toBe(1);
  });

  test('PR-17.5 an Assassin in the shadows is targeted, and missed', () => {
    const game = minion(['4♠', 'A♥'], { effects: [{ effect: 'from-the-shadows', user: 2 }] });
    expect(told(game, 'miss')).toHaveLength(1);
    expect(targetOf(game)).toBe(2);
  });
});

describe('PR-17.6 Protect Other is applied after that', () => {
  const shield = { owner: 0, on: 1, suit: DEFENSE };

  test('PR-9.5 the Protector takes the attack: its Defense, its HP', () => {
    const game = minion(['4♥', '8♦'], { tokens: [shield] });
    expect(hp(game)).toEqual([8, 7, 6, 8]);
    game.expectEvents([
      { type: 'covered', by: { seat: 0 }, target: { seat: 1 } },
      { type: 'check', need: 8 },
    ]);
  });

  test('PR-17.6 a redirected attack too', () => {
    expect(targetOf(minion(['4♠', 'A♦'], { tokens: [shield], party: dead(2) }))).toBe(0);
  });

  test('PR-17.6 the Protector itself is named: it is its own', () => {
    expect(targetOf(minion(['4♦', 'A♦'], { tokens: [shield] }))).toBe(0);
  });

  test('PR-9.26 a Protector that cannot be targeted leaves the ally to itself', () => {
    const hidden = { effect: 'forest-growth', user: 0, who: [0] };
    expect(targetOf(minion(['4♥', 'A♦'], { tokens: [shield], effects: [hidden] }))).toBe(1);
  });
});

describe('PR-17.7 a special action takes its target from the card that passed the check', () => {
  test.each([
    ['3♥', 1, []],
    ['3♣', 3, []],
    ['3♠', 3, [2]], // odd: to the left
    ['2♠', 1, [2]],
  ] as const)('%s: the thief robs seat %i, with %j dead', (card, seat, gone) => {
    const purse = Object.fromEntries([0, 1, 2, 3].map((each) => [each, { treasure: [0, 1, 0, 0] }]));
    const game = enemiesRoll(
      {
        enemies: [{ cards: [7, 2, 3, 4] }],
        party: Object.fromEntries(
          Object.entries(purse).map(([each, facts]) => [
            each,
            gone.includes(Number(each) as never) ? { ...facts, hp: 0 } : facts,
          ]),
        ),
        draws: [card],
      },
      5,
    );
    game.expectEvents([{ type: 'stolen', seat, suit: 1 }]);
  });
});

describe('PR-17.8 Enemy Defend Self', () => {
  test.each([
    ['7♥', 1],
    ['8♥', 0],
  ])('PR-17.8 a check of Defense 8 with %s: stance %i', (card, stance) => {
    const game = enemiesRoll({ draws: [card] }, 3);
    expect(foe(game).stance).toBe(stance);
    game.expectEvents([{ type: 'check', who: { enemy: FOE }, stat: DEFENSE, need: 8, ok: stance }]);
  });

  test('PR-17.8 until the start of its next turn it takes no damage', () => {
    const game = enemiesRoll({ draws: ['7♥', '3♥', '3♦'] }, 3);
    game.seat(2).answers(`attack:${FOE}`);
    expect(foe(game).hp).toBe(9);
    game.expectEvents([{ type: 'stance' }, { type: 'hit' }, { type: 'dodged', target: { enemy: FOE } }]);
  });
});

describe('PR-17.10 PR-R46 a Damage Boost', () => {
  /** Attack 8, three cards above 5. */
  const boosted = (draws: string[], given: Given = {}) =>
    enemiesRoll({ enemies: [{ cards: [10, 4, 8, 6], boost: 1 }], draws, ...given }, 1);

  test('PR-17.10 adds its number to the damage of a hit, and is used up', () => {
    const game = boosted(['5♥', 'A♦']);
    expect(hp(game)).toEqual([9, 3, 6, 8]);
    expect(foe(game).boost).toBe(0);
  });

  test('PR-17.10 is used up when the target resists', () => {
    const game = boosted(['5♥', '3♦']);
    expect([hp(game)[1], foe(game).boost]).toEqual([7, 0]);
  });

  test('PR-17.10 is used up when the target is in stance', () => {
    const game = boosted(['5♥'], { party: { 1: { stance: 1 } } });
    expect([hp(game)[1], foe(game).boost]).toEqual([7, 0]);
  });

  test('PR-17.10 a miss keeps it', () => {
    const game = boosted(['8♥']);
    expect([hp(game)[1], foe(game).boost]).toEqual([7, 1]);
  });

  test('PR-13.40 an attack that misses the Assassin keeps it', () => {
    const game = boosted(['5♠'], { effects: [{ effect: 'from-the-shadows', user: 2 }] });
    expect([hp(game)[2], foe(game).boost]).toEqual([6, 1]);
  });

  test('PR-17.10 another enemy’s boost is its own', () => {
    const game = enemiesRoll(
      { enemies: [{ cards: [10, 4, 8, 6], boost: 1 }, { cards: [5, 3, 5, 3] }], draws: ['4♥', 'A♦', 'K♥'] },
      1,
    );
    expect(hp(game)[1]).toBe(6); // the Minion acts first and takes 1
    expect([foe(game).boost, foe(game, SECOND).boost]).toEqual([1, 0]);
  });
});

test('PR-20.8 PR-5.9 the last character dies by an attack: the party has lost at once', () => {
  const game = minion(['4♥', 'A♦'], { party: { ...dead(0, 2, 3), 1: { hp: 1 } } });
  game.expectStanding({ reason: 'dead' });
});

test('a character killed by an attack is dead before the next enemy draws', () => {
  const game = enemiesAct({
    enemies: [{ cards: [5, 3, 5, 3] }, { cards: [4, 4, 4, 4] }],
    party: { 1: { hp: 1 } },
    draws: ['3♥', 'A♦', '2♥', '3♦'], // both 16: the first in the list first
  });
  expect(one(game, 1)).toMatchObject({ hp: 0, fallen: 1 });
  game.expectEvents([
    { type: 'dies', seat: 1 },
    { type: 'redirected', from: 1, to: 0 },
  ]);
});
