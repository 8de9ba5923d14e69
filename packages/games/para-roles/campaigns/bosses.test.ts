/** What the bosses of the campaigns do: the Minotaur (PR-M22, PR-M23) and the Ancient One (PR-P16 to PR-P19, PR-P27). */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../content/enemies';
import { ATTACK, cardName, cardNamed, DEFENSE, HEALTH, TRICK, valueOfCard } from '../rules/cards/cards';
import { ancientRolls, enemiesRoll, minotaurRolls } from '../scenarios/enemies.fixture';
import { FOE, fight, foe, hp, maximum, one, SECOND, statOf } from '../scenarios/fight.fixture';
import { boardOf, told } from '../scenarios/table.fixture';

type Given = { readonly [name: string]: Plain };
type Game = ReturnType<typeof fight>;

const UNHURT = [9, 7, 6, 8];
const SHIELD: Plain = { owner: 0, on: 1, suit: DEFENSE };
const MIRROR = { pack: { mirror: 1 } };
const by = (user: number, effect: string, more: Given = {}): Plain => ({ effect, user, ...more });
const evac = (...who: number[]) => by(0, 'medical-evac', { who });
const checks = (game: Game) =>
  told(game, 'check') as unknown as { who: { seat?: number }; stat: number; need: number; ok: number }[];
const stunned = (game: Game) =>
  told(game, 'loses.action').map((event) => (event as unknown as { who: { seat?: number } }).who.seat);
const MINOTAUR: Plain = { sheet: { type: 'minotaur', stats: [13, 11, 13, 12] }, treasure: 3 };

test('PR-M21 PR-P15 the dice of the bosses', () => {
  expect(ACTIONS.minotaur).toEqual(['attack', 'attack', 'gore', 'gore', 'damage-boost', 'bellow']);
  expect(ACTIONS['ancient-one']).toEqual(['attack', 'defend-self', 'damage-boost', 'rend', 'unravel', 'rift-call']);
});

describe('PR-M22 Gore', () => {
  const gore = (draws: string[], given: Given = {}) => minotaurRolls({ draws, ...given }, 3);

  test.each([
    ['5♦', 1], // the Healer's Defense is 6
    ['6♦', 2],
  ])('PR-M22 a second card’s suit names the target; it checks Defense: %s costs %i', (card, lost) => {
    const game = gore(['J♣', 'A♥', card]);
    expect(hp(game)).toEqual([9, 7 - lost, 6, 8]);
    expect(checks(game)).toMatchObject([
      { stat: TRICK, need: 12, ok: 1 },
      { who: { seat: 1 }, stat: DEFENSE, need: 6 },
    ]);
    game.expectEvents([{ type: 'draws', purpose: 'gore', cards: [cardNamed('A♥')] }]);
  });

  test('PR-M22 the second card is not compared with his Attack', () => {
    expect(told(gore(['J♣', 'A♥', '3♦']), 'miss')).toEqual([]);
  });

  test('PR-17.4 a dead one is passed over', () => {
    expect(hp(gore(['J♣', '3♥', 'A♦'], { party: { 1: { hp: 0 } } }))).toEqual([9, 0, 4, 8]);
  });

  test('PR-M22 Protect Other applies', () => {
    const game = gore(['J♣', 'A♥', '8♦'], { tokens: [SHIELD] });
    expect(hp(game)).toEqual([7, 7, 6, 8]);
    game.expectEvents([{ type: 'covered', by: { seat: 0 }, target: { seat: 1 } }]);
  });

  test('PR-M22 in Defend Self stance 1 damage and no check', () => {
    const game = gore(['J♣', 'A♥', 'A♦'], { party: { 1: { stance: 1 } } });
    expect(hp(game)).toEqual([9, 6, 6, 8]);
    expect(checks(game)).toHaveLength(1);
  });

  test('PR-M22 a Damage Boost is neither used nor spent', () => {
    const game = gore(['J♣', 'A♥', 'A♦'], { minotaur: { boost: 1 } });
    expect([hp(game)[1], foe(game).boost]).toEqual([5, 1]);
  });

  test('PR-13.29 under Future Sight the Diviner picks whom it names', () => {
    const game = gore(['J♣', 'J♥', 'A♥', 'A♠', 'K♦'], { effects: [by(0, 'future-sight')] });
    game.seat(0).answers('J♣');
    game.expectQuestion('draw.keep', 0).expectOptions(0, ['A♥', 'A♠']);
    game.seat(0).answers('A♠');
    expect(hp(game)).toEqual([9, 7, 4, 8]);
  });
});

describe('PR-M23 Maddening Bellow', () => {
  const bellow = (draws: string[], given: Given = {}) => minotaurRolls({ draws, ...given }, 6);

  test('PR-M23 Madness +1, and every living character checks its own Trick: failure costs its next action', () => {
    // Trick 7, 9, 8, 6
    const game = bellow(['J♣', '6♥', '9♥', '7♦', '6♦']);
    game.expectBoard({ maze: { madness: 1 } });
    expect(stunned(game)).toEqual([1, 3]);
    expect(hp(game)).toEqual(UNHURT);
    expect(checks(game)).toHaveLength(5);
  });

  test('PR-M23 those in stance do not check, nor do the dead', () => {
    const game = bellow(['J♣', 'A♥', 'K♥'], { party: { 0: { stance: 1 }, 1: { hp: 0 } } });
    expect(stunned(game)).toEqual([2, 3]);
    expect(checks(game)).toHaveLength(3);
  });

  test('PR-M23 it breaks an EPIC', () => {
    const game = bellow(['J♣', '3♥', '3♦', 'A♥', '3♠'], { party: { 2: { charging: 'xxx', charge: 2 } } });
    expect(one(game, 2)).toMatchObject({ charging: '', charge: 0 });
  });

  test('PR-M23 a failed check of his is no Bellow', () => {
    const game = bellow(['Q♣']);
    game.expectBoard({ maze: { madness: 0 } });
    expect(foe(game).parked).toBe('bellow');
  });

  test('PR-13.2 the evacuated do not hear it', () => {
    const game = bellow(['J♣', 'A♥', 'K♥'], { effects: [evac(0, 1)] });
    expect(stunned(game)).toEqual([2, 3]);
  });

  test('PR-M27 the twelfth Madness loses the campaign at once', () => {
    const game = bellow(['J♣']).board({ maze: { madness: 11 } as never });
    game.expectStanding({ reason: 'madness' });
  });
});

describe('PR-P16 Rend', () => {
  const rend = (draws: string[], given: Given = {}) => ancientRolls({ draws, ...given }, 4);

  test('PR-P16 every living character checks Defense; failure: 1 damage', () => {
    // Defense 8, 6, 7, 9
    const game = rend(['3♣', '7♥', '6♥', '7♦', '8♦']);
    expect(hp(game)).toEqual([9, 6, 5, 8]);
    expect(checks(game)).toHaveLength(5);
  });

  test('PR-P16 not those in stance, and not those under Protect Other; the Protector for itself alone', () => {
    const game = rend(['3♣', 'A♥', 'K♥'], { tokens: [SHIELD], party: { 3: { stance: 1 } } });
    expect(hp(game)).toEqual([8, 7, 5, 8]);
    expect(checks(game)).toHaveLength(3);
  });

  test('PR-5.14 deaths come when all have had theirs', () => {
    const game = rend(['3♣', 'A♥', 'A♦', 'K♥'], { tokens: [SHIELD], party: { 0: { hp: 1 } } });
    expect(hp(game)).toEqual([0, 7, 5, 7]);
  });

  test('PR-13.2 nor the evacuated', () => {
    expect(hp(rend(['3♣', 'A♥', 'K♥'], { effects: [evac(1, 2)] }))).toEqual([8, 7, 6, 7]);
  });

  test('PR-17.9 a Damage Boost has nothing to do with it', () => {
    const game = rend(['3♣', 'A♥', 'K♥', 'Q♥', 'J♥'], { ancient: { boost: 1 } });
    expect([hp(game), foe(game).boost]).toEqual([[8, 6, 5, 7], 1]);
  });
});

describe('PR-P17 Unravel', () => {
  const unravel = (draws: string[], given: Given = {}) => ancientRolls({ draws, ...given }, 5);

  test('PR-P17 the character named by that card loses readied boosts and an EPIC charge and takes 1 damage', () => {
    const ready = { precise: 1, doubled: 1, boosted: 1, charging: 'xxx', charge: 2 };
    const game = unravel(['3♠', '3♥'], { party: { 2: ready, 3: { precise: 1 } } });
    expect(one(game, 2)).toMatchObject({ precise: 0, doubled: 0, boosted: 0, charging: '', charge: 0, hp: 5 });
    expect(one(game, 3).precise).toBe(1);
    expect(one(game, 2).loses).toBe(0); // it keeps its action
    expect(checks(game)).toHaveLength(1); // without a Defense check
  });

  test('PR-P17 in stance nothing happens to it', () => {
    const game = unravel(['3♠'], { party: { 2: { precise: 1, stance: 1 } } });
    expect(one(game, 2)).toMatchObject({ precise: 1, hp: 6 });
  });

  test('PR-9.7 Protect Other does not move it', () => {
    const game = unravel(['3♥'], { tokens: [SHIELD] });
    expect(hp(game)).toEqual([9, 6, 6, 8]);
  });

  test('PR-17.7 the suit follows the rules of targets', () => {
    expect(hp(unravel(['3♥'], { party: { 1: { hp: 0 } } }))).toEqual([9, 0, 5, 8]);
    expect(hp(unravel(['3♥'], { effects: [evac(1, 2)] }))).toEqual([9, 7, 6, 7]);
  });
});

describe('PR-P18 Rift Call', () => {
  const call = (given: Given = {}, ...more: number[]) =>
    ancientRolls({ draws: ['3♥', 'A♥'], enemyDeck: [[5], [6], [7], [8]], ...given }, 6, ...more);
  const MINION = { cards: [2, 2, 2, 2], acted: 1 };

  test('PR-P18 a check of Trick: an enemy joins, with its cards and type', () => {
    const game = call({}, 1);
    expect(boardOf(game).enemies).toHaveLength(2);
    expect(foe(game, SECOND)).toMatchObject({ type: 'phool', hp: 5, printed: [5, 6, 7, 8] });
    game.expectEvents([{ type: 'enemy.arrives', enemy: { enemy: SECOND } }]);
  });

  test.each([
    [7, 10],
    [6, 11],
    [5, 12],
    [4, 13],
    [0, 13],
  ])(
    'PR-P18 the more portals are open, the mightier: with %i closed from %i on, also when the decks are empty (PR-E14)',
    (closed, lowest) => {
      for (const pick of [0, 14 - lowest]) {
        const game = ancientRolls({ closed, draws: ['3♥', 'A♥'] }, 6)
          .board({ enemyDeck: [], graveyard: ['2♥', '3♦', '4♠', '5♣'].map(cardNamed) })
          .random('copy', [[pick], [pick], [pick], [pick]]);
        expect(foe(game, SECOND).printed).toEqual(Array(4).fill(lowest + pick));
        expect(boardOf(game).graveyard.map(cardName)).toEqual(['2♥', '3♦', '4♠', '5♣']);
      }
    },
  );

  test.each([
    [7, 'rift-call'],
    [8, 'attack'],
  ])('PR-P18 while a portal is open: with %i closed it is %s', (closed, action) => {
    const game = call({ closed }, 1);
    expect(told(game, 'enemy.acts')[0]).toMatchObject({ action });
  });

  test.each([
    [1, 'rift-call'],
    [2, 'attack'],
  ])('PR-P18 while fewer than three enemies are present: with %i helpers it is %s', (count, action) => {
    const helpers = [MINION, { cards: [3, 3, 3, 3], acted: 1 }].slice(0, count);
    const game = call({ helpers: helpers as Plain }, 1);
    expect(told(game, 'enemy.acts')[0]).toMatchObject({ action });
  });

  test('PR-P26 an Undead Guard does not count', () => {
    const guard = { cards: [3, 9, 0, 0], type: 'undead-guard', protects: 1 };
    const game = call({ helpers: [MINION, guard] as Plain }, 1);
    expect(told(game, 'enemy.acts')[0]).toMatchObject({ action: 'rift-call' });
  });

  test('PR-16.9 a parked one that has become impossible is an attack, and the die is free', () => {
    const game = ancientRolls({ closed: 8, ancient: { parked: 'rift-call' }, draws: ['A♥', '2♦'] });
    expect(told(game, 'enemy.acts')).toMatchObject([{ action: 'attack', parked: 1 }]);
    expect(foe(game).parked).toBe('');
  });
});

describe('PR-P19 XXX and the Ancient One', () => {
  const xxx = (draws: string[], given: Given = {}) => {
    const { hurt = {}, ...more } = given;
    const game = fight(
      {
        enemies: [
          { sheet: { type: 'ancient-one', stats: [28, 15, 15, 15] }, treasure: 0, ...(hurt as Given) },
          { cards: [9, 8, 7, 6], treasure: 0 },
        ] as Plain,
        fight: 'ancient',
        party: { 2: { charging: 'xxx', charge: 2 } },
        draws,
        ...more,
      },
      { campaign: 'rifts' },
    );
    game.seat(2).answers('charge');
    return game;
  };

  test('PR-P19 two black cards take half its maximum HP, rounded up', () => {
    const game = xxx(['3♠', '4♠', '5♥']);
    game.seat(2).answers(FOE);
    expect(foe(game).hp).toBe(14);
    const cursed = xxx(['3♠', '4♠', '5♥'], { tokens: [{ owner: 3, on: { enemy: 0 }, suit: HEALTH }] });
    cursed.seat(2).answers(FOE);
    expect(foe(cursed).hp).toBe(27 - 14);
  });

  test('PR-P19 half of the maximum, however hurt it is', () => {
    const game = xxx(['3♠', '4♠', '5♥'], { hurt: { hp: 20 } });
    game.seat(2).answers(FOE);
    expect(foe(game).hp).toBe(6);
  });

  test('PR-P19 three black: half from it, its helpers are slain as usual', () => {
    const game = xxx(['3♠', '4♠', '5♠']);
    expect(boardOf(game).enemies.map(({ id, hp: left }) => [id, left])).toEqual([[FOE, 14]]);
  });

  test('PR-P19 two black aimed at a helper slay it', () => {
    const game = xxx(['3♠', '4♠', '5♥']);
    game.seat(2).answers(SECOND);
    expect(boardOf(game).enemies.map(({ id }) => id)).toEqual([FOE]);
  });

  test('PR-P19 one black is half as for everyone, none is 3', () => {
    const half = xxx(['3♠', '4♥', '5♥']);
    half.seat(2).answers(FOE);
    expect(foe(half).hp).toBe(14);
    const none = xxx(['3♦', '4♥', '5♥']);
    none.seat(2).answers(FOE);
    expect(foe(none).hp).toBe(25);
  });
});

describe('PR-P27 Polymorph and the Ancient One', () => {
  const SUPPORT = 3;
  const shaped = () => {
    const game = fight(
      {
        enemies: [
          { sheet: { type: 'ancient-one', stats: [28, 15, 15, 15] }, treasure: 0 },
          { cards: [9, 8, 7, 6], treasure: 0 },
        ] as Plain,
        fight: 'ancient',
        party: { [SUPPORT]: { charging: 'polymorph', charge: 2 } },
        statDeck: { 0: [2], 1: [3], 2: [3], 3: [3] },
      },
      { campaign: 'rifts' },
    );
    game.seat(SUPPORT).answers('charge');
    game.seat(SUPPORT).answers('1-1-1-1');
    return game;
  };
  /** On whom the card that lies uppermost may be laid. */
  const places = (game: ReturnType<typeof shaped>): readonly string[] => game.match.pending.asks[0].options;

  test('PR-P27 no heart is laid on it, on its helpers as ever', () => {
    const game = shaped();
    expect(places(game)).toEqual(['return', String(SECOND)]);
    game.seat(SUPPORT).answers(SECOND);
    expect(foe(game, SECOND).hp).toBe(2);
    expect(foe(game).hp).toBe(28);
  });

  test('PR-P27 its other stats can be changed', () => {
    const game = shaped();
    game.seat(SUPPORT).answers('return');
    for (const suit of [DEFENSE, ATTACK, TRICK]) {
      expect(places(game)).toContain(String(FOE));
      game.seat(SUPPORT).answers(FOE);
      expect(valueOfCard(foe(game).laid[suit])).toBe(3);
    }
  });
});

describe('PR-E19 the Mirror Shield on authored abilities', () => {
  test('PR-E19 Gore: the damage goes to the Minotaur', () => {
    for (const [card, lost] of [
      ['5♦', 1],
      ['6♦', 2],
    ] as const) {
      const game = minotaurRolls({ ...MIRROR, draws: ['J♣', 'A♥', card] }, 3);
      game.expectQuestion('mirror.reflect', 1);
      game.seat(1).answers('yes');
      expect([hp(game), foe(game).hp]).toEqual([UNHURT, 13 - lost]);
    }
  });

  test('PR-E19 Bellow: he loses his next turn; the others are not helped', () => {
    const game = minotaurRolls({ ...MIRROR, draws: ['J♣', 'A♥', '2♦', '2♠'] }, 6);
    game.seat(1).answers('yes');
    expect(foe(game).loses).toBe(1);
    expect(stunned(game)).toEqual([undefined, 0]); // he, then the Protector
    game.expectBoard({ maze: { madness: 1 }, fight: { mirrorUsed: 1 } });
    expect(checks(game)).toHaveLength(4);
  });

  test('PR-E19 Rend: 1 damage to the Ancient One', () => {
    const game = ancientRolls({ ...MIRROR, draws: ['3♣', 'A♦', '2♠', '2♦'] }, 4);
    game.seat(1).answers('yes');
    expect([hp(game), foe(game).hp]).toEqual([[8, 7, 6, 8], 27]);
  });

  test('PR-E19 Unravel: it loses a Damage Boost in force and takes 1 damage', () => {
    const game = ancientRolls({ ...MIRROR, ancient: { boost: 1 }, party: { 1: { boosted: 1 } }, draws: ['3♥'] }, 5);
    game.seat(1).answers('yes');
    expect(foe(game)).toMatchObject({ hp: 27, boost: 0 });
    expect(one(game, 1)).toMatchObject({ hp: 7, boosted: 1 });
  });

  test('PR-E19 answered with no, they work', () => {
    const game = ancientRolls({ ...MIRROR, draws: ['3♥'] }, 5);
    game.seat(1).answers('no');
    expect([hp(game)[1], foe(game).hp]).toEqual([6, 28]);
    game.expectBoard({ fight: { mirrorUsed: 0 } });
  });

  test('PR-E19 whoever is not reached is not asked', () => {
    const game = ancientRolls({ ...MIRROR, draws: ['3♥'], party: { 1: { stance: 1 } } }, 5);
    game.expectQuestion('turn.action');
  });
});

describe('PR-E22 effects work on boss sheets as on enemies', () => {
  const boss = (given: Given) => fight({ enemies: [MINOTAUR], ...given });

  test('PR-E22 XXX slays the Minotaur with two black cards', () => {
    const game = boss({ party: { 2: { charging: 'xxx', charge: 2 } }, draws: ['3♠', '4♠', '5♥'] });
    game.seat(2).answers('charge');
    game.expectEvents([
      { type: 'slain', who: { enemy: FOE } },
      { type: 'fight.won', treasure: 3 },
    ]);
  });

  test('PR-E22 curses and Polymorph cards lie on his stats', () => {
    const cursed = boss({ draws: ['3♥'] });
    cursed.seat(3).answers(`curse-enemy:${FOE}:${HEALTH}`);
    expect([maximum(cursed, FOE), foe(cursed).hp]).toEqual([12, 12]);
    const shaped = boss({ party: { 3: { charging: 'polymorph', charge: 2 } }, statDeck: { 2: [5, 4, 3, 2] } });
    shaped.seat(3).answers('charge', '0-0-4-0', FOE);
    expect(statOf(shaped, FOE, ATTACK)).toBe(5);
  });

  test('PR-E17 a defeated boss leaves no cards', () => {
    const game = boss({ enemies: [{ ...(MINOTAUR as object), hp: 1, treasure: 0 }] as Plain, draws: ['3♥', 'A♦'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(boardOf(game).graveyard).toEqual([]);
  });
});

describe('PR-E26 Gore, Bellow, Rend, Unravel and Rift Call are no attacks', () => {
  test('PR-E26 Spiked Armor and En Garde do not answer them', () => {
    for (const given of [{ pack: { armor: 1 } }, { effects: [by(1, 'en-garde')] }] as Given[]) {
      expect(foe(minotaurRolls({ ...given, draws: ['J♣', 'A♥', '2♦'] }, 3)).hp).toBe(13);
      expect(foe(ancientRolls({ ...given, draws: ['3♣', '2♥', '2♦', '2♠', '2♣'] }, 4)).hp).toBe(28);
      expect(foe(ancientRolls({ ...given, draws: ['3♥'] }, 5)).hp).toBe(28);
    }
  });

  test('PR-E26 Set up does not stop them', () => {
    const effects = [by(0, 'set-up')];
    expect(hp(minotaurRolls({ effects, draws: ['J♣', 'A♥', 'A♦'] }, 3))[1]).toBe(5);
    expect(stunned(minotaurRolls({ effects, draws: ['J♣', 'A♥', '2♦', '2♠', '2♥'] }, 6))).toEqual([0]);
    expect(hp(ancientRolls({ effects, draws: ['3♣', 'A♥', '2♦', '2♠', '2♥'] }, 4))[0]).toBe(8);
    expect(hp(ancientRolls({ effects, draws: ['3♥'] }, 5))[1]).toBe(6);
    const called = ancientRolls({ effects, enemyDeck: [[4], [4], [4], [4]], draws: ['3♥'] }, 6);
    expect(boardOf(called).enemies).toHaveLength(2);
  });

  test('PR-E26 an Assassin in the shadows is not missed by them', () => {
    const effects = [by(1, 'from-the-shadows')];
    expect(hp(minotaurRolls({ effects, draws: ['J♣', 'A♥', 'A♦'] }, 3))[1]).toBe(5);
    expect(hp(ancientRolls({ effects, draws: ['3♥'] }, 5))[1]).toBe(6);
  });

  test('PR-E26 All for One moves none of them', () => {
    const effects = [by(2, 'all-for-one')];
    const game = minotaurRolls({ effects, draws: ['J♣', 'A♥', 'A♦'] }, 3);
    game.expectQuestion('turn.action');
    expect(hp(game)[1]).toBe(5);
  });

  test('PR-E26 his Enemy Attack is one', () => {
    expect(foe(minotaurRolls({ pack: { armor: 1 }, draws: ['A♥'] }, 1)).hp).toBe(12);
    expect(told(enemiesRoll({ enemies: [MINOTAUR], effects: [by(0, 'set-up')] }, 1), 'idle')).toHaveLength(1);
  });
});
