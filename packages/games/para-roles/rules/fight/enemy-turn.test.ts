/** Topic 16: an enemy's type, its order, its turn, and the die that is parked. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type EnemyAction, NEVER_PARK } from '../../content/enemies';
import { ancientRolls, enemiesRoll, minotaurRolls } from '../../scenarios/enemies.fixture';
import { enemiesAct, FOE, fight, foe, maximum, one, SECOND, statOf, toAct } from '../../scenarios/fight.fixture';
import { boardOf, party, told } from '../../scenarios/table.fixture';
import { ATTACK, DEFENSE, HEALTH, makeCard, NONE, TRICK } from '../cards/cards';

type Game = ReturnType<typeof fight>;

const acts = (game: Game) => told(game, 'enemy.acts').map((event) => (event as unknown as { action: string }).action);
const whoActs = (game: Game) =>
  told(game, 'enemy.acts').map((event) => (event as unknown as { enemy: { enemy: number } }).enemy.enemy);
/** A fellow that does nothing this round. */
const IDLE = { cards: [5, 5, 5, 5], loses: 1 };

describe('PR-16.1 the type', () => {
  const met = (cards: number[]) => {
    const game = party({ enemyDeck: cards.map((value) => [value]) });
    game.seat(0).answers('go');
    return foe(game);
  };

  test.each([
    [2, 'minion'],
    [5, 'minion'],
    [6, 'defender'],
    [7, 'trickster'],
    [8, 'phool'],
    [9, 'commander'],
    [10, 'demon-guard'],
    [11, 'prince'],
    [12, 'queen'],
    [13, 'king'],
    [14, 'dragon'],
  ])('PR-16.1 the highest card is %i: %s, whatever suit it is', (highest, type) => {
    for (const suit of [0, 1, 2, 3]) {
      const cards = [2, 2, 2, 2];
      cards[suit] = highest;
      expect(met(cards)).toMatchObject({ type, printed: cards, hp: cards[0] });
    }
  });

  test('PR-16.1 it is the highest that counts, not the sum', () => {
    expect(met([5, 5, 5, 5]).type).toBe('minion');
    expect(met([6, 2, 2, 2]).type).toBe('defender');
  });

  test('PR-16.1 curses and cards laid on it later change nothing', () => {
    const game = enemiesRoll(
      {
        enemies: [{ cards: [9, 2, 3, 4] }],
        tokens: [{ owner: 3, on: { enemy: 0 }, suit: HEALTH }],
        draws: ['3♥'],
      },
      6,
    );
    expect(statOf(game, FOE, HEALTH)).toBe(8);
    game.expectEvents([{ type: 'enemy.acts', action: 'damage-boost', enemy: { type: 'commander' } }]);
  });
});

/** The tables of topic 18 as the ledger prints them. */
const TABLES: readonly [string, string, number[], EnemyAction[]][] = [
  [
    'PR-18.2',
    'defender',
    [6, 2, 3, 4],
    ['attack', 'attack', 'defend-self', 'defend-self', 'defend-other', 'defend-other'],
  ],
  ['PR-18.7', 'trickster', [7, 2, 3, 4], ['attack', 'attack', 'defend-self', 'defend-self', 'steal', 'steal']],
  ['PR-18.13', 'phool', [8, 2, 3, 4], ['attack', 'attack', 'steal', 'steal', 'destroy', 'destroy']],
  [
    'PR-18.18',
    'commander',
    [9, 2, 3, 4],
    ['attack', 'attack', 'defend-self', 'defend-self', 'damage-boost', 'damage-boost'],
  ],
  ['PR-18.19', 'demon-guard', [10, 2, 3, 4], ['attack', 'defend-self', 'damage-boost', 'damage-boost', 'whip', 'whip']],
  ['PR-18.26', 'prince', [11, 2, 3, 4], ['attack', 'attack', 'damage-boost', 'damage-boost', 'riposte', 'riposte']],
  ['PR-18.32', 'queen', [12, 2, 3, 4], ['attack', 'defend-self', 'damage-boost', 'damage-boost', 'smile', 'smile']],
  [
    'PR-18.45',
    'king',
    [13, 2, 3, 4],
    ['attack', 'defend-self', 'damage-boost', 'damage-boost', 'life-to-death', 'undead-guard'],
  ],
  ['PR-18.57', 'dragon', [14, 2, 3, 4], ['attack', 'defend-self', 'damage-boost', 'damage-boost', 'fear', 'breath']],
];

describe('PR-16.2 what the die says: PR-18.2 PR-18.7 PR-18.13 PR-18.18 PR-18.19 PR-18.26 PR-18.32 PR-18.45 PR-18.57', () => {
  test.each(TABLES)('%s %s', (_, type, cards, actions) => {
    for (const [i, action] of actions.entries()) {
      const game = enemiesRoll({ enemies: [{ cards, pile: 1 }, IDLE] }, i + 1);
      game.expectEvents([{ type: 'enemy.acts', action, face: i, parked: 0, enemy: { enemy: FOE, type } }]);
      game.expectRandomUsedUp();
    }
  });

  test('PR-18.1 a Minion of Darkness has no die: it attacks every turn', () => {
    const game = enemiesAct({ enemies: [{ cards: [5, 2, 5, 2] }], draws: ['A♥', 'A♦'] });
    expect(acts(game)).toEqual(['attack']);
    expect(ACTIONS.minion).toBeUndefined();
    game.expectEvents([{ type: 'enemy.acts', action: 'attack', face: NONE, parked: 0 }, { type: 'miss' }]);
  });

  test('PR-2.15 PR-16.2 each enemy that rolls has its own die', () => {
    const game = enemiesRoll({ enemies: [{ cards: [9, 2, 3, 4] }, { cards: [10, 3, 4, 5] }] }, 6, 2);
    expect(acts(game)).toEqual(['damage-boost', 'defend-self']);
    game.expectRandomUsedUp();
  });
});

describe('PR-16.3 effective stats', () => {
  const cursed = (count: number) =>
    fight({
      enemies: [{ cards: [9, 3, 7, 6] }],
      tokens: Array(count).fill({ owner: 3, on: { enemy: 0 }, suit: DEFENSE }) as Plain,
    });

  test.each([
    [0, 3],
    [1, 2],
    [2, 2], // never below 2
  ])('%i curses on a Defense of 3: %i', (count, value) => {
    expect(statOf(cursed(count), FOE, DEFENSE)).toBe(value);
  });

  test('PR-16.3 a temporary card counts instead of its own, curses on top of it', () => {
    const game = fight({
      enemies: [{ cards: [9, 8, 7, 6], laid: [NONE, makeCard(DEFENSE, 5), NONE, NONE] }],
      tokens: [{ owner: 3, on: { enemy: 0 }, suit: DEFENSE }],
    });
    expect(statOf(game, FOE, DEFENSE)).toBe(4);
  });

  test('PR-16.3 never above 15; only the Health of a boss sheet may be higher', () => {
    const effects = [{ effect: 'battle-prayer', user: 0, turned: 1, who: [{ enemy: 0 }] }];
    expect(statOf(fight({ enemies: [{ cards: [9, 13, 11, 6] }], effects }), FOE, DEFENSE)).toBe(15);
    expect(statOf(fight({ enemies: [{ cards: [9, 13, 11, 6] }], effects }), FOE, ATTACK)).toBe(14);
    const ancient = fight({ enemies: [{ sheet: { type: 'ancient-one', stats: [28, 15, 15, 15] } }], effects });
    expect([maximum(ancient, FOE), statOf(ancient, FOE, ATTACK)]).toEqual([28, 15]);
  });
});

describe('PR-16.4 the order', () => {
  test('PR-16.4 ascending by the sum of the four printed cards, however they came', () => {
    const game = enemiesAct({ enemies: [{ cards: [5, 5, 5, 5] }, { cards: [2, 2, 2, 2] }, { cards: [4, 4, 4, 4] }] });
    expect(whoActs(game)).toEqual([SECOND, SECOND + 1, FOE]);
  });

  test('PR-16.4 the printed cards count, not what curses leave of them nor the HP', () => {
    const game = enemiesAct({
      enemies: [
        { cards: [3, 3, 3, 5], hp: 3 },
        { cards: [5, 4, 2, 4], hp: 1 },
      ],
      tokens: Array(3).fill({ owner: 3, on: { enemy: 1 }, suit: TRICK }) as Plain,
    });
    expect(whoActs(game)).toEqual([FOE, SECOND]); // 14 and 15
  });

  test('PR-R43 equal sums: who came earlier is first', () => {
    const game = enemiesAct({ enemies: [{ cards: [5, 2, 5, 2] }, { cards: [2, 5, 2, 5] }] });
    expect(whoActs(game)).toEqual([FOE, SECOND]);
  });

  test('PR-18.52 an Undead Guard has no turn', () => {
    const game = enemiesRoll(
      { enemies: [{ cards: [13, 2, 3, 4] }, { cards: [2, 3, 0, 0], type: 'undead-guard', protects: 0 }] },
      2,
    );
    expect(whoActs(game)).toEqual([FOE]);
  });
});

describe('PR-16.5 the start of its turn', () => {
  test('PR-16.5 its stance ends', () => {
    const game = enemiesRoll({ enemies: [{ cards: [9, 2, 3, 4], stance: 1 }], draws: ['3♥'] }, 6);
    expect(foe(game).stance).toBe(0);
  });

  test('PR-16.5 then, if it must lose its turn, the turn ends: no die, no card', () => {
    const game = enemiesAct({ enemies: [{ cards: [9, 2, 3, 4], stance: 1, loses: 1 }] });
    expect(foe(game)).toMatchObject({ stance: 0, loses: 0 });
    expect(acts(game)).toEqual([]);
    expect(told(game, 'check')).toEqual([]);
    game.expectEvents([
      { type: 'action.lost', who: { enemy: FOE } },
      { type: 'round.begins', round: 2 },
    ]);
  });

  test('PR-16.5 one turn is lost, not two', () => {
    const game = enemiesAct({ enemies: [{ cards: [5, 2, 3, 4], loses: 1 }], party: { 0: { acted: 1 } } });
    for (const seat of [0, 1, 2, 3]) game.seat(seat).answers('defend');
    expect(acts(game)).toEqual(['attack']);
  });
});

/** Which face makes whom do what is checked against Trick, with a Trick of 4. */
const PARKING: readonly [EnemyAction, number[], number][] = [
  ['defend-other', [6, 2, 3, 4], 5],
  ['steal', [7, 2, 3, 4], 5],
  ['damage-boost', [9, 2, 3, 4], 5],
  ['whip', [10, 2, 3, 4], 5],
  ['riposte', [11, 2, 3, 4], 5],
  ['smile', [12, 2, 3, 4], 5],
  ['life-to-death', [13, 2, 3, 4], 5],
  ['undead-guard', [13, 2, 3, 4], 6],
  ['fear', [14, 2, 3, 4], 5],
  ['breath', [14, 2, 3, 4], 6],
];

describe('PR-16.6 the parked die', () => {
  test.each(PARKING)('PR-16.7 a failed %s is parked', (action, cards, face) => {
    const game = enemiesRoll({ enemies: [{ cards }, IDLE], draws: ['4♥'] }, face); // equal fails
    expect(foe(game).parked).toBe(action);
    game.expectEvents([
      { type: 'check', who: { enemy: FOE }, stat: TRICK, need: 4, ok: 0 },
      { type: 'parked', action },
    ]);
  });

  test.each(PARKING)('PR-16.6 a parked %s is repeated without a roll; success frees the die', (action, cards) => {
    const game = enemiesAct({
      enemies: [{ cards, parked: action }, IDLE],
      party: { 0: { stance: 1 } }, // Fear spares it, so that the next round waits for it
      draws: ['3♥', 'A♥', 'A♦'],
    });
    game.expectEvents([{ type: 'enemy.acts', action, face: NONE, parked: 1 }]);
    expect(foe(game).parked).toBe('');
  });

  test('PR-16.6 it stays parked as long as the check fails', () => {
    const game = enemiesAct({ enemies: [{ cards: [11, 2, 3, 4], parked: 'riposte' }], draws: ['9♥'] });
    expect(foe(game)).toMatchObject({ parked: 'riposte', riposte: 0 });
  });

  test('PR-16.6 afterwards it rolls again', () => {
    const game = fight({
      enemies: [{ cards: [11, 2, 3, 4], parked: 'riposte' }],
      party: toAct([0]),
      draws: ['A♥', '3♥', 'A♠', 'A♦', 'K♥', 'K♦', 'K♠'],
    }).random('enemy', [[0]]);
    game.seat(0).answers('defend');
    expect(foe(game)).toMatchObject({ parked: '', riposte: 1 });
    for (const seat of [0, 1, 2, 3]) game.seat(seat).answers('defend');
    game.expectEvents([
      { type: 'enemy.acts', parked: 1 },
      { type: 'enemy.acts', parked: 0, face: 0 },
    ]);
    game.expectRandomUsedUp();
  });

  test.each([
    ['gore', 3],
    ['damage-boost', 5],
    ['bellow', 6],
  ] as const)('PR-16.7 PR-M22 PR-M23 the Minotaur’s %s parks', (action, face) => {
    const game = minotaurRolls({ draws: ['Q♥'] }, face); // Trick 12
    expect(foe(game).parked).toBe(action);
    game.expectBoard({ maze: { madness: 0 } });
  });

  test.each([
    ['damage-boost', 3],
    ['rend', 4],
    ['unravel', 5],
    ['rift-call', 6],
  ] as const)('PR-16.7 PR-P16 PR-P17 PR-P18 the Ancient One’s %s parks', (action, face) => {
    const game = ancientRolls(
      {
        draws: ['5♥'],
        tokens: Array(4).fill({ owner: 3, on: { enemy: 0 }, suit: TRICK }),
        ancient: { laid: [NONE, NONE, NONE, makeCard(TRICK, 5)] },
      },
      face,
    );
    expect(foe(game).parked).toBe(action);
    expect(boardOf(game).enemies).toHaveLength(1);
  });

  test.each([
    ['attack', [9, 2, 3, 4], 1],
    ['defend-self', [9, 2, 3, 4], 3],
    ['destroy', [8, 2, 3, 4], 5],
  ] as const)('PR-16.8 %s never parks', (action, cards, face) => {
    const game = enemiesRoll({ enemies: [{ cards: [...cards], pile: 1 }], draws: ['A♥'] }, face);
    expect(acts(game)).toEqual([action]);
    expect(foe(game).parked).toBe('');
    expect(NEVER_PARK).toContain(action);
  });

  test('PR-16.10 a lost turn neither frees nor changes it', () => {
    const game = enemiesAct({ enemies: [{ cards: [11, 2, 3, 4], parked: 'riposte', loses: 1 }], draws: ['2♥'] });
    expect(foe(game)).toMatchObject({ parked: 'riposte', riposte: 0, loses: 0 });
  });
});

describe('PR-16.9 PR-R44 a parked ability that has become pointless', () => {
  test('PR-16.9 its substitute is done and the die is freed', () => {
    const game = enemiesAct({
      enemies: [{ cards: [11, 2, 3, 4], parked: 'riposte', riposte: 1, boost: 1 }],
      draws: ['A♥'],
    });
    expect(acts(game)).toEqual(['attack']);
    expect(foe(game)).toMatchObject({ parked: '', riposte: 1, boost: 1 });
  });

  test('PR-16.9 a substitute that fails is what is parked then', () => {
    const game = enemiesAct({ enemies: [{ cards: [11, 2, 3, 4], parked: 'riposte', riposte: 1 }], draws: ['9♥'] });
    expect(acts(game)).toEqual(['damage-boost']);
    expect(foe(game).parked).toBe('damage-boost');
  });

  test('PR-16.9 a Defender left alone defends itself', () => {
    const game = enemiesAct({ enemies: [{ cards: [6, 4, 3, 2], parked: 'defend-other' }], draws: ['3♥'] });
    expect(acts(game)).toEqual(['defend-self']);
    expect(foe(game)).toMatchObject({ parked: '', stance: 1 });
  });

  test('PR-16.9 it is not replaced while it has a point', () => {
    const game = enemiesAct({ enemies: [{ cards: [6, 4, 3, 2], parked: 'defend-other' }, IDLE], draws: ['A♥'] });
    expect(foe(game).parked).toBe('defend-other');
  });
});

describe('PR-16.11 substitutions chain', () => {
  test.each([
    ['prince', [11, 2, 3, 4], 5, { riposte: 1 }, 'damage-boost'],
    ['prince', [11, 2, 3, 4], 5, { riposte: 1, boost: 1 }, 'attack'],
    ['prince', [11, 2, 3, 4], 5, { boost: 1 }, 'riposte'],
    ['prince', [11, 2, 3, 4], 3, { boost: 1 }, 'attack'],
    ['king', [13, 2, 3, 4], 6, { boost: 1 }, 'undead-guard'],
  ] as const)('PR-16.11 a %s of %j rolls %i with %j: %s', (_, cards, face, state, action) => {
    const game = enemiesRoll({ enemies: [{ cards: [...cards], ...state }] }, face);
    expect(acts(game)).toEqual([action]);
  });

  test.each([
    [0, 'damage-boost'],
    [1, 'attack'],
  ] as const)('PR-16.11 a King with a guard, his boost in force %i: %s', (boost, action) => {
    const guard = { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0 };
    const game = enemiesRoll({ enemies: [{ cards: [13, 2, 3, 4], boost }, guard] }, 6);
    expect(acts(game)).toEqual([action]);
  });

  test('PR-16.11 another King’s guard is none of his', () => {
    const guard = { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 1 };
    const game = enemiesRoll({ enemies: [{ cards: [13, 2, 3, 4] }, { ...IDLE, cards: [5, 5, 13, 5] }, guard] }, 6);
    expect(acts(game)).toEqual(['undead-guard']);
  });
});

test('PR-5.5 PR-P23 each living enemy has one turn a phase, then the round ends', () => {
  const game = enemiesAct({ enemies: [{ cards: [5, 2, 2, 2] }, { cards: [2, 3, 3, 3] }] });
  expect(whoActs(game)).toHaveLength(2);
  game.expectBoard({ phase: 'players', fight: { round: 2 }, inPlay: [] });
  expect(one(game, 0).acted).toBe(0);
});
