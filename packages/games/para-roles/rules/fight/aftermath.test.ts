/** The end of a combat (PR-20.1, PR-5.12 as far as it is settled here), and the house rules that change it. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { FOE, fight, foe, hp, one, placed, running, toAct } from '../../scenarios/fight.fixture';
import { deckOf } from '../../scenarios/maze.fixture';
import { boardOf, offered, party, question } from '../../scenarios/table.fixture';
import { ATTACK, cardName, cardNamed, DEFENSE, NONE } from '../cards/cards';

type Game = ReturnType<typeof fight>;
type Given = { readonly [name: string]: Plain };

const WEAK = { cards: [9, 8, 7, 6], hp: 1 };
/** Damage fells the last enemy. */
function won(given: Given = {}, options = {}): Game {
  const game = fight({ enemies: [WEAK], draws: ['4♥', 'K♥', '9♥'], ...given }, options);
  return game.seat(2).answers(`attack:${FOE}`);
}
/** Without treasure: straight to camp. */
const poor = (given: Given = {}, options = {}) => won({ enemies: [{ ...WEAK, treasure: 0 }], ...given }, options);
/** The Support runs from the only enemy. */
function ran(given: Given = {}, options = {}): Game {
  const game = fight({ draws: ['2♥'], ...given }, options);
  return game.seat(3).answers(`run:${FOE}:3`);
}

describe('after a victory', () => {
  test('PR-20.1 (1) its cards lie in the graveyard, (2) treasure is allotted, (3) the deck is shuffled', () => {
    const game = won();
    expect(boardOf(game).graveyard.map(cardName)).toEqual(['9♥', '8♦', '7♠', '6♣']);
    expect(boardOf(game)).toMatchObject({ phase: 'aftermath', discard: [expect.anything(), expect.anything()] });
    game.expectQuestion('treasure.place', 1);
    game.seat(1).answers(0);
    expect(boardOf(game)).toMatchObject({ phase: 'camp', fight: null, discard: [], fightsWon: 1 });
    expect(boardOf(game).deck).toHaveLength(52);
    game.expectEvents([
      ...[{ type: 'defeated' }, { type: 'fight.won', treasure: 1 }, { type: 'treasure.search' }],
      { type: 'treasure.won', seat: 1, suit: 0 },
    ]);
    game.expectNoEvents([{ type: 'reshuffle' }]); // PR-2.7: that shuffle is not counted
  });

  test('PR-20.1 (4) Protector tokens and (5) curse tokens return; buffs stay', () => {
    const game = poor({
      tokens: [
        { owner: 0, on: 1, suit: DEFENSE },
        { owner: 3, on: { enemy: 0 }, suit: ATTACK },
        { owner: 3, on: 0, suit: ATTACK },
      ],
    });
    expect([placed(game, 0, 'protector'), placed(game, 3)]).toEqual([[], [[0, ATTACK]]]);
    expect(boardOf(game).tokens).toHaveLength(5);
  });

  test('PR-20.1 (6) readied boosts end, with stances, charges, stun and charm', () => {
    const game = poor({
      party: toAct([2], {
        0: { stance: 1, loses: 1, charging: 'immunity', charge: 1 },
        1: { boosted: 1, precise: 1, temporaryHp: 2, mayRise: 1 },
        3: { charmedBy: { enemy: 0 }, doubled: 1, acted: 1 },
      }),
    });
    for (const character of boardOf(game).party) {
      expect(character).toMatchObject({
        ...{ stance: 0, precise: 0, doubled: 0, boosted: 0, charging: '', charge: 0, loses: 0, acted: 0 },
        ...{ charmedBy: NONE, temporaryHp: 0, mayRise: 0 },
      });
    }
    expect(game.match.broken()).toBeNull();
  });

  test('PR-20.1 running effects are over, and HP above a maximum that falls with them are cut', () => {
    const game = poor({
      effects: [
        { effect: 'immunity', user: 0 },
        { effect: 'melodramatic-harmony', user: 1 },
      ],
      tokens: [{ owner: 3, on: 2, suit: 0 }],
      party: { 2: { hp: 9 } }, // 6 + 3 for the token
    });
    expect([running(game), hp(game)[2]]).toEqual([[], 7]);
  });

  test('PR-20.1 (7) then comes the next enemy', () => {
    const game = poor();
    game.expectQuestion('camp');
    game.seat(0).answers('go');
    expect(boardOf(game)).toMatchObject({ phase: 'players', fights: 2, fight: { round: 1, won: 0, loot: 0 } });
  });

  test('PR-20.2 the treasure of all who were defeated is won in the end', () => {
    const game = won({ fight: { won: 2, defeated: 2 }, draws: ['4♥', 'K♥', '9♥', '9♦', '9♠'] });
    game.seat(1).answers(0);
    game.seat(0).answers(0);
    game.seat(2).answers(0);
    game.expectQuestion('camp');
    expect(boardOf(game).treasureDeck).toBe(49);
  });

  test('PR-R88 recovered loot is shared after the treasure and before the camp', () => {
    const game = won({ enemies: [{ cards: [3, 4, 5, 7], hp: 1, pile: 2 }], party: { 3: { hp: 0 } } });
    game.expectQuestion('treasure.place', 1);
    game.seat(1).answers(0);
    game.expectQuestion('loot.share');
    game.expectOptions(3, ['0', '1', '2']); // any of the living, and the dead speaks too
    game.seat(3).answers(2);
    game.expectQuestion('treasure.place', 2);
    expect(game.match.broken()).toBeNull();
    game.seat(2).answers(1);
    expect(game.match.broken()).toBeNull();
    game.seat(0).answers(2);
    game.seat(2).answers(1);
    game.expectQuestion('camp');
    expect([one(game, 2).treasure, one(game, 1).treasure]).toEqual([
      [0, 2, 0, 0],
      [1, 0, 0, 0],
    ]);
    expect(boardOf(game).treasureDeck).toBe(49);
  });
});

describe('the EPIC use', () => {
  test('PR-R27 running away keeps it as it was left, a victory renews it', () => {
    expect([boardOf(ran({ epicUse: 0 })).epicUse, boardOf(ran({ epicUse: 1 })).epicUse]).toEqual([0, 1]);
    expect([boardOf(poor({ epicUse: 0 })).epicUse, boardOf(poor({ epicUse: 1 })).epicUse]).toEqual([1, 1]);
  });

  test('PR-R27 it stays spent in the next combat, until a reshuffle there', () => {
    const game = ran({ epicUse: 0 });
    game.seat(0).answers('go');
    game.refuses(2, 'epic:xxx', 'PR-10.1');
    expect(boardOf(game).fight?.useBefore).toBe(0);
  });

  test('PR-29.8 PR-R27 a house rule renews it after running', () => {
    expect(boardOf(ran({ epicUse: 0 }, { 'epic-after-run': 'renewed' })).epicUse).toBe(1);
  });

  test('PR-21.6 under debt the use stays what it was when the combat began; a victory renews it', () => {
    expect(boardOf(ran({ debt: 1, epicUse: 1 }))).toMatchObject({ epicUse: 1, debt: 0 });
    expect(boardOf(ran({ debt: 1, epicUse: 0 }))).toMatchObject({ epicUse: 0, debt: 0 });
    expect(boardOf(poor({ debt: 1, epicUse: 0 }))).toMatchObject({ epicUse: 1, debt: 0 });
  });
});

describe('HP between fights', () => {
  const wounded = { party: { 0: { hp: 3 }, 1: { hp: 6 }, 3: { hp: 0 } } };

  test('PR-29.8 kept', () => {
    expect(hp(poor(wounded))).toEqual([3, 6, 6, 0]);
  });

  test('PR-29.8 +2, not above the maximum, and not for the dead', () => {
    const game = poor(wounded, { 'hp-between': 'plus-2' });
    expect(hp(game)).toEqual([5, 7, 6, 0]);
    game.expectEvents([
      { type: 'hp.between', count: 2 },
      { type: 'healed', who: { seat: 0 }, count: 2 },
    ]);
  });

  test('PR-29.8 full, also after running', () => {
    expect(hp(poor(wounded, { 'hp-between': 'full' }))).toEqual([9, 7, 6, 0]);
    expect(hp(ran({ party: { 0: { hp: 3 } } }, { 'hp-between': 'full' }))).toEqual([9, 7, 6, 8]);
  });
});

describe('scenarios', () => {
  test('PR-25.2 Normality changes nothing', () => {
    const game = party();
    expect([game.match.options['minion-madness'], game.match.options['treasure-hunt']]).toEqual(['off', 'off']);
    const late = won({ fight: { reshuffles: 3 } });
    late.expectQuestion('treasure.place', 1);
  });

  test('PR-25.4 Treasure Hunt: treasure is won only before any reshuffle in that combat', () => {
    const hunt = { 'treasure-hunt': 'on' };
    won({}, hunt).expectQuestion('treasure.place', 1);
    const late = won({ fight: { reshuffles: 1 } }, hunt);
    late.expectQuestion('camp');
    late.expectEvents([
      { type: 'treasure.forfeit', count: 1 },
      { type: 'fight.won', treasure: 0 },
    ]);
    expect(boardOf(late).treasureDeck).toBe(52);
  });

  test('PR-25.4 what was defeated before the reshuffle is won', () => {
    const game = won({ fight: { reshuffles: 1, won: 1, defeated: 1 } }, { 'treasure-hunt': 'on' });
    game.seat(1).answers(0);
    expect(boardOf(game).treasureDeck).toBe(51);
  });

  test('PR-25.4 a new combat begins without one', () => {
    const game = poor({ fight: { reshuffles: 4 } }, { 'treasure-hunt': 'on' });
    game.seat(0).answers('go');
    expect(boardOf(game).fight?.reshuffles).toBe(0);
  });

  test('PR-R78 a reshuffle in the very action that kills comes first', () => {
    const others = deckOf('K♥').filter((card) => card !== cardNamed('4♥'));
    const game = fight({ enemies: [WEAK], deckLeft: 1, draws: ['4♥'] }, { 'treasure-hunt': 'on' })
      .random('reshuffle', others)
      .seat(2)
      .answers(`attack:${FOE}`);
    game.expectEvents([{ type: 'reshuffle' }, { type: 'treasure.forfeit' }]);
    game.expectQuestion('camp');
  });

  test('PR-25.4 recovered loot is no treasure of the enemy’s', () => {
    const game = won(
      { enemies: [{ cards: [3, 4, 5, 7], hp: 1, pile: 1 }], fight: { reshuffles: 1 } },
      { 'treasure-hunt': 'on' },
    );
    game.expectQuestion('loot.share');
  });

  test('PR-25.3 Minion Madness: every enemy acts as a Minion, its stats stay', () => {
    const mad = party({ enemyDeck: [[14], [9], [9], [12]] }, { 'minion-madness': 'on' });
    mad.seat(0).answers('go');
    expect(foe(mad)).toMatchObject({ type: 'minion', printed: [14, 9, 9, 12], hp: 14 });
    const sane = party({ enemyDeck: [[14], [9], [9], [12]] });
    sane.seat(0).answers('go');
    expect(foe(sane).type).toBe('dragon');
  });

  test('PR-25.1 they may be combined', () => {
    const both = { 'minion-madness': 'on', 'treasure-hunt': 'on' };
    const game = party({ enemyDeck: [[14], [9], [9], [12]] }, both);
    game.seat(0).answers('go');
    expect(foe(game).type).toBe('minion');
    won({ fight: { reshuffles: 1 } }, both).expectQuestion('camp');
    expect(offered(game, 2)).toContain(`attack:${FOE}`);
    expect(question(game)).toBe('turn.action');
  });

  test('PR-25.5 House Rules are options of the table, fixed before the start', () => {
    const rules = ['hp-between', 'market', 'epic-after-run', 'treasure-to', 'truce'];
    const { options } = party().match;
    expect(rules.map((rule) => options[rule])).toEqual(['kept', 'town', 'kept', 'poorest', 'none']);
  });
});
