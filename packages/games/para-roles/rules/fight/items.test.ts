/** Topic 24 in combat: flasks, bombs, what is worn. The Summoning Book is in creature.test.ts. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { atPortal, enemiesRoll } from '../../scenarios/enemies.fixture';
import { enemiesAct, FOE, fight, foe, hp, one, placed, SECOND, toAct } from '../../scenarios/fight.fixture';
import { boardOf, offered, offeredOf, party, question, told } from '../../scenarios/table.fixture';
import { cardName, DEFENSE } from '../cards/cards';

type Game = ReturnType<typeof fight>;
const enemyHp = (game: Game) => boardOf(game).enemies.map((enemy) => enemy.hp);

describe('Healing Flask', () => {
  test('PR-24.3 as a Use Item action on anyone alive, without a check', () => {
    const game = fight({ pack: { flasks: 2 }, party: { 0: { hp: 2 }, 3: { hp: 0 } } });
    expect(offeredOf(game, 'flask', 2)).toEqual(['flask:0', 'flask:1', 'flask:2']);
    game.seat(2).answers('flask:0');
    expect([hp(game), boardOf(game).pack.flasks]).toEqual([[9, 7, 6, 0], 1]);
    game.expectNoEvents([{ type: 'check' }]);
    expect(offered(game, 2)).toEqual([]); // its action is spent
  });

  test('PR-24.3 it fills up to a raised maximum', () => {
    const game = fight({ pack: { flasks: 1 }, tokens: [{ owner: 3, on: 1, suit: 0 }], party: { 1: { hp: 1 } } });
    game.seat(1).answers('flask:1');
    expect(one(game, 1).hp).toBe(8);
    expect(offeredOf(game, 'flask', 0)).toEqual([]); // none is left
  });
});

describe('Smoke Bomb', () => {
  const TWO = [{ cards: [9, 8, 7, 6] }, { cards: [5, 4, 3, 2] }];
  const thrown = (given: Parameters<typeof fight>[0] = {}, options = {}) => {
    const game = fight({ enemies: TWO, pack: { bombs: 2 }, ...given }, options);
    return game.seat(1).answers('bomb');
  };

  test('PR-24.4 the whole party gets away from all enemies present, without a check and without treasure', () => {
    const game = thrown();
    game.expectNoEvents([{ type: 'check' }, { type: 'treasure.search' }]);
    game.expectEvents([
      { type: 'smoke', seat: 1 },
      { type: 'fight.left', treasure: 0 },
    ]);
    expect(boardOf(game)).toMatchObject({ fight: null, enemies: [], pack: { bombs: 1 }, fightsWon: 0 });
    game.expectQuestion('camp');
  });

  test('PR-24.4 PR-R42 the consequences are those of running: cards go back, the EPIC use stays as it was', () => {
    const game = thrown({
      epicUse: 0,
      party: { 2: { precise: 1 }, 0: { stance: 1 } },
      tokens: [
        { owner: 3, on: { enemy: 0 }, suit: 1 },
        { owner: 0, on: 1, suit: DEFENSE },
      ],
    });
    expect([boardOf(game).enemyDeck.length, boardOf(game).graveyard]).toEqual([52, []]);
    expect(boardOf(game).epicUse).toBe(0);
    expect([placed(game, 3), placed(game, 0, 'protector')]).toEqual([[], []]);
    expect([one(game, 2).precise, one(game, 0).stance]).toEqual([0, 0]);
    expect(boardOf(game).deck).toHaveLength(52);
  });

  test('PR-24.4 treasure of the defeated is still won; a thief’s pile is not', () => {
    const game = thrown({
      enemies: [{ cards: [3, 4, 5, 7], pile: 3 }],
      fight: { won: 1, defeated: 1 },
      draws: ['9♥'],
    });
    game.expectQuestion('treasure.place', 1);
    game.seat(1).answers(0);
    expect(boardOf(game).treasureDeck).toBe(51); // PR-18.12: what it held went back
  });

  test('PR-24.4 a King’s guard goes to the graveyard', () => {
    const game = thrown({
      enemies: [
        { cards: [13, 4, 3, 2] },
        { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, treasure: 0 },
      ] as Plain,
    });
    expect(boardOf(game).graveyard.map(cardName)).toEqual(['6♥', '9♦']);
    expect(boardOf(game).enemyDeck).toHaveLength(50);
  });

  test('PR-24.4 on a level of the Tower they wait', () => {
    const game = thrown({ enemies: [{ cards: [2, 2, 2, 2], hp: 1 }] }, { campaign: 'tower' });
    expect(boardOf(game).waiting).toMatchObject([{ printed: [2, 2, 2, 2] }]);
    game.seat(0).answers('go');
    expect(enemyHp(game)).toEqual([2]);
  });

  test('PR-24.4 PR-6.5 where no enemy is present there is nothing to get away from', () => {
    const alone = atPortal('old-wars', { enemies: [], pack: { bombs: 1 } });
    expect(offered(alone, 1)).not.toContain('bomb');
    const faced = atPortal('old-wars', { enemies: [{ cards: [5, 4, 3, 2] }], pack: { bombs: 1 } });
    expect(offered(faced, 1)).toContain('bomb');
    expect(offered(fight(), 1)).not.toContain('bomb'); // none is owned
  });
});

/** Damage (♠, seat 2) bears the shield. */
const SHIELD = { pack: { mirror: 2 } };

describe('Mirror Shield', () => {
  const TRICKSTER = { cards: [3, 4, 5, 7] };
  const theft = (given = {}) => enemiesRoll({ enemies: [TRICKSTER], draws: ['3♠'], ...SHIELD, ...given }, 5);

  test('PR-24.5 its bearer decides, after the check and before the effect', () => {
    const game = theft();
    game.expectQuestion('mirror.reflect', 2);
    game.expectOptions(2, ['yes', 'no']);
    expect(told(game, 'check')).toHaveLength(1);
    expect(hp(game)).toEqual([9, 7, 6, 8]);
    game.seat(2).answers('yes');
    expect([hp(game), enemyHp(game)]).toEqual([[9, 7, 6, 8], [2]]);
    game.expectEvents([{ type: 'reflected', seat: 2, enemy: { enemy: FOE }, action: 'steal' }]);
  });

  test('PR-24.5 not now: it takes effect, and the shield may serve later', () => {
    const game = theft();
    game.seat(2).answers('no');
    expect([hp(game), enemyHp(game), boardOf(game).fight?.mirrorUsed]).toEqual([[9, 7, 5, 8], [3], 0]);
  });

  test('PR-24.5 once per combat', () => {
    const game = theft();
    game.seat(2).answers('yes');
    expect(boardOf(game).fight?.mirrorUsed).toBe(1);
    const again = theft({ fight: { mirrorUsed: 1 } });
    again.expectQuestion('turn.action');
    expect(hp(again)).toEqual([9, 7, 5, 8]);
    const next = party({ pack: { mirror: 2 } });
    next.seat(0).answers('go');
    expect(boardOf(next).fight?.mirrorUsed).toBe(0);
  });

  test('PR-24.5 only what affects the bearer, and what has succeeded', () => {
    theft({ draws: ['3♥'] }).expectQuestion('turn.action'); // the Healer is named
    theft({ draws: ['7♠'] }).expectQuestion('turn.action'); // it failed
    theft({ party: { 2: { stance: 1 } } }).expectQuestion('turn.action'); // nothing would happen to it
  });

  test('PR-24.5 PR-20.6 a dead bearer’s shield does nothing', () => {
    const game = theft({ party: { 2: { hp: 0 } } }); // redirected from 3♠ to the left
    game.expectQuestion('turn.action');
    expect(hp(game)).toEqual([9, 7, 0, 7]);
  });

  test('PR-24.6 PR-R60 Steal Treasure: one card of the pile goes to the bearer', () => {
    const game = theft({ enemies: [{ ...TRICKSTER, pile: 2 }] });
    game.seat(2).answers('yes');
    game.expectQuestion('treasure.place', 2);
    game.seat(2).answers(3);
    expect([foe(game).pile, one(game, 2).treasure, enemyHp(game)]).toEqual([1, [0, 0, 0, 1], [3]]);
    expect(boardOf(game).treasureDeck).toBe(50);
  });

  test('PR-24.6 PR-R60 Demon Whip: the attack goes against the Guard itself, and it loses its next turn', () => {
    const whip = (...draws: string[]) => {
      const game = enemiesRoll({ enemies: [{ cards: [10, 8, 8, 10], boost: 1 }], draws, ...SHIELD }, 5);
      game.expectQuestion('mirror.reflect', 2);
      return game.seat(2).answers('yes');
    };
    const hit = whip('4♦', '3♠', '9♦');
    expect([enemyHp(hit), foe(hit).loses, foe(hit).boost]).toEqual([[10 - 5], 1, 0]);
    expect([hp(hit), one(hit, 2).loses]).toEqual([[9, 7, 6, 8], 0]);
    const resisted = whip('4♦', '3♠', '7♦');
    expect([enemyHp(resisted), foe(resisted).loses]).toEqual([[10], 1]);
    const missed = whip('4♦', '9♠');
    expect([enemyHp(missed), foe(missed).loses, foe(missed).boost]).toEqual([[10], 1, 1]);
  });

  test('PR-24.6 Demon Whip: decided once the attack card names the bearer', () => {
    const other = enemiesRoll({ enemies: [{ cards: [10, 8, 8, 10] }], draws: ['4♠', '9♦'], ...SHIELD }, 5);
    other.expectNoEvents([{ type: 'reflected' }]); // ♦ names the Protector, whatever card passed the check
    other.expectEvents([
      { type: 'miss', target: { seat: 0 } },
      { type: 'action.lost', who: { seat: 0 } },
    ]);
  });

  test('PR-24.6 PR-R60 Cursed Riposte: the damage goes to the Prince', () => {
    const game = fight({ enemies: [{ cards: [11, 10, 9, 8], riposte: 1, boost: 1 }], draws: ['K♥'], ...SHIELD });
    game.seat(2).answers(`attack:${FOE}`);
    game.expectQuestion('mirror.reflect', 2);
    game.seat(2).answers('yes');
    expect([enemyHp(game), hp(game)[2], foe(game).riposte, foe(game).boost]).toEqual([[11 - 5], 6, 0, 1]);
  });

  test('PR-24.6 PR-R60 Seductive Smile: her next turn is an attack on another enemy of the bearer’s choice', () => {
    const QUEEN = { cards: [4, 4, 6, 12] };
    const fellows = [{ cards: [5, 5, 3, 2] }, { cards: [3, 3, 4, 3] }];
    const game = enemiesRoll({ enemies: [QUEEN, ...fellows], draws: ['K♥', 'K♦', '3♠'], ...SHIELD }, 5);
    game.seat(2).answers('yes');
    game.expectQuestion('smile.target', 2);
    game.expectOptions(2, [SECOND, SECOND + 1]);
    game.seat(2).answers(SECOND);
    expect([foe(game).turnsOn, one(game, 2).charmedBy]).toEqual([SECOND, -1]);
  });

  test('PR-24.6 Seductive Smile: herself if she is alone', () => {
    const game = enemiesRoll({ enemies: [{ cards: [4, 4, 6, 12] }], draws: ['3♠'], ...SHIELD }, 5);
    game.seat(2).answers('yes');
    expect(foe(game).turnsOn).toBe(FOE);
  });

  test('PR-24.6 that turn is the attack and nothing else: no die, one card, the other’s Defense', () => {
    const game = enemiesAct({
      enemies: [
        { cards: [4, 4, 6, 12], turnsOn: 1 },
        { cards: [9, 9, 9, 9], loses: 1 },
      ],
      draws: ['5♠', 'K♠'],
    });
    expect([enemyHp(game), hp(game), foe(game).turnsOn]).toEqual([[4, 8], [9, 7, 6, 8], -1]);
    game.expectEvents([{ type: 'turned.on', enemy: { enemy: FOE }, target: { enemy: SECOND } }]);
    game.expectNoEvents([{ type: 'enemy.acts' }]);
    const alone = enemiesAct({ enemies: [{ cards: [4, 4, 6, 12], turnsOn: 0 }], draws: ['5♠', 'K♠'] });
    expect(enemyHp(alone)).toEqual([3]);
  });

  test('PR-24.6 PR-R60 Life to Death: the bearer’s 1 goes to the King and is not added to his HP', () => {
    const game = enemiesRoll({ enemies: [{ cards: [13, 4, 3, 9], hp: 8 }], draws: ['3♥'], ...SHIELD }, 5);
    game.seat(2).answers('yes');
    expect([hp(game), enemyHp(game)]).toEqual([[8, 6, 6, 7], [8 - 1 + 3]]);
  });

  test('PR-24.6 PR-R60 Fear: the Dragon loses its next turn; the others are not helped', () => {
    const game = enemiesRoll({ enemies: [{ cards: [14, 4, 3, 9] }], draws: ['3♥'], ...SHIELD }, 5);
    game.seat(2).answers('yes');
    expect(foe(game).loses).toBe(1);
    expect(told(game, 'action.lost').map(({ who }) => who)).toEqual([{ seat: 0 }, { seat: 1 }, { seat: 3 }]);
    expect(boardOf(game).fight?.round).toBe(2);
    game.expectQuestion('turn.action', 2);
  });

  test.each([
    [{}, [7, 5, 6, 6], 12],
    [{ 2: { stance: 1 } }, [7, 5, 6, 6], 13], // in stance its damage would have been 1
  ])('PR-24.6 PR-R60 Dragon Breath: the bearer’s damage goes to the Dragon', (characters, left, dragon) => {
    const game = enemiesRoll(
      { enemies: [{ cards: [14, 4, 3, 9] }], party: characters as Plain, draws: ['3♥'], ...SHIELD },
      6,
    );
    game.seat(2).answers('yes');
    expect([hp(game), enemyHp(game)]).toEqual([left, [dragon]]);
  });

  test.each([
    ['Enemy Attack', [9, 8, 7, 6], 1, ['3♠', 'K♠']],
    ['Defend Self', [9, 8, 7, 6], 3, ['3♠']],
    ['Damage Boost', [9, 8, 7, 6], 5, ['3♠']],
    ['Defend Other', [6, 5, 5, 5], 5, ['3♠', '9♥']],
    ['Destroy Treasure', [8, 5, 5, 5], 5, ['3♠']],
    ['Undead Guard', [13, 5, 5, 9], 6, ['3♠']],
  ])('PR-24.7 %s cannot be reflected', (_, cards, face, draws) => {
    const fellow = cards[0] === 6 ? [{ cards: [2, 2, 2, 2], acted: 1 }] : [];
    const game = enemiesRoll(
      { enemies: [{ cards, pile: cards[0] === 8 ? 1 : 0 }, ...fellow] as Plain, draws, ...SHIELD },
      face,
    );
    game.expectQuestion('turn.action');
    game.expectNoEvents([{ type: 'reflected' }]);
    expect(boardOf(game).fight).toMatchObject({ mirrorUsed: 0, round: 2 });
  });
});

describe('Spiked Armor', () => {
  const MINION = { cards: [5, 4, 3, 2] };
  const attacked = (draws: string[], given = {}) =>
    enemiesAct({ enemies: [MINION], pack: { armor: 0 }, draws, ...given });

  test('PR-24.8 1 damage to the enemy, hit or miss, without checks', () => {
    const missed = attacked(['5♦']);
    expect([enemyHp(missed), hp(missed)]).toEqual([[4], [9, 7, 6, 8]]);
    expect(told(missed, 'check')).toHaveLength(1);
    const hit = attacked(['2♦', 'K♥']);
    expect([enemyHp(hit), hp(hit)]).toEqual([[4], [8, 7, 6, 8]]);
    hit.expectEvents([
      { type: 'damage', who: { seat: 0 } },
      { type: 'spikes', seat: 0 },
      { type: 'damage', count: 1 },
    ]);
    const resisted = attacked(['2♦', '7♥']);
    expect([enemyHp(resisted), hp(resisted)]).toEqual([[4], [9, 7, 6, 8]]);
  });

  test('PR-24.8 only for the wearer', () => {
    expect(enemyHp(attacked(['2♥', 'K♥']))).toEqual([5]);
    expect(enemyHp(enemiesAct({ enemies: [MINION], draws: ['5♦'] }))).toEqual([5]);
  });

  test('PR-24.8 after Protect Other', () => {
    const covers = { tokens: [{ owner: 0, on: 1, suit: DEFENSE }] };
    expect(enemyHp(attacked(['5♥'], covers))).toEqual([4]); // the wearer protects the Healer
    expect(enemyHp(attacked(['5♥'], { ...covers, pack: { armor: 1 } }))).toEqual([5]); // the Healer wears it
  });

  test('PR-24.8 PR-R36 also when the wearer died of it', () => {
    const game = attacked(['2♦', 'K♥'], { party: { 0: { hp: 1 } } });
    expect([hp(game)[0], enemyHp(game)]).toEqual([0, [4]]);
  });

  test('PR-24.8 it can fell the enemy', () => {
    const game = attacked(['5♦', '9♥'], { enemies: [{ ...MINION, hp: 1 }] });
    game.expectEvents([{ type: 'spikes' }, { type: 'defeated' }, { type: 'fight.won', treasure: 1 }]);
  });

  test('PR-24.8 an ability that is no attack does not touch it', () => {
    const game = enemiesRoll({ enemies: [{ cards: [3, 4, 5, 7] }], pack: { armor: 2 }, draws: ['3♠'] }, 5);
    expect(enemyHp(game)).toEqual([3]);
  });
});

describe('Purple Staff of Destiny', () => {
  const struck = (draws: string[], keep?: string, staff = 2) => {
    const tokens = keep ? [{ owner: 0, on: 2, suit: 2 }] : [];
    const game = fight({ pack: { staff }, draws, tokens, party: toAct([2]) });
    if (keep) game.seat(2).answers(`attack:${FOE}`, keep);
    else game.seat(2).answers(`attack:${FOE}`);
    return foe(game).hp;
  };

  test('PR-24.9 a ♠ doubles the damage of the bearer’s attack', () => {
    expect(struck(['4♠', 'K♥'])).toBe(7);
    expect(struck(['4♥', 'K♥'])).toBe(8);
    expect(struck(['4♠', 'K♥'], undefined, 0)).toBe(8);
  });

  test('PR-24.9 the card that is kept counts', () => {
    expect(struck(['4♠', '5♥', 'K♥'], '4♠')).toBe(7);
    expect(struck(['4♠', '5♥', 'K♥'], '5♥')).toBe(8);
  });
});

describe('who uses what', () => {
  test('PR-24.1 consumables are the party’s: everyone may use them', () => {
    const game = fight({ pack: { flasks: 1, bombs: 1 } });
    for (const seat of [0, 1, 2, 3]) game.expectOffers(seat, ['flask:0', 'bomb']);
    expect(question(game)).toBe('turn.action');
  });

  test('PR-20.6 the staff of the dead serves nobody else', () => {
    const game = fight({ pack: { staff: 0 }, party: { 0: { hp: 0 } }, draws: ['4♠', 'K♥'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(foe(game).hp).toBe(8);
  });
});
