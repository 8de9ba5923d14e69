/** Whose turn it is and what a turn is (topic 5), the actions (topic 6), Defend Self (topic 8). */
import { describe, expect, test } from 'vitest';
import { atPortal } from '../../scenarios/enemies.fixture';
import { enemiesAct, FOE, fight, foe, type Given, hp, one, placed, SECOND, toAct } from '../../scenarios/fight.fixture';
import { boardOf, offered, offeredOf, question, told } from '../../scenarios/table.fixture';
import { NONE } from '../cards/cards';

type Game = ReturnType<typeof fight>;
const MINION = { cards: [5, 4, 3, 2] };
const DEAD = { hp: 0 };
const round = (game: Game) => boardOf(game).fight?.round;
const acted = (game: Game) => boardOf(game).party.map((character) => character.acted);
/** Who was asked now. */
const asked = (game: Game) => game.match.pending.asks.map(({ seat }) => seat);
const lostTurns = (game: Game) =>
  told(game, 'action.lost').map((event) => (event as unknown as { who: { seat: number } }).who.seat);

describe('PR-5.4: the player phase', () => {
  test('PR-5.4 whoever has not acted may be next, turn by turn, and each acts once', () => {
    const game = fight({ enemies: [MINION], draws: ['K♥', 'K♦', 'K♠', 'Q♥', 'K♣'] });
    expect(asked(game)).toEqual([0, 1, 2, 3]);
    game.seat(2).answers('defend');
    expect([asked(game), acted(game)]).toEqual([
      [0, 1, 3],
      [0, 0, 1, 0],
    ]);
    game.refuses(2, 'defend');
    game.seat(0).answers('defend');
    expect(asked(game)).toEqual([1, 3]);
    game.seat(3).answers('defend');
    expect([asked(game), round(game)]).toEqual([[1], 1]);
    game.seat(1).answers('defend');
    expect([asked(game), round(game)]).toEqual([[0, 1, 2, 3], 2]); // the enemy has acted; another order may follow
    expect(told(game, 'enemy.acts')).toHaveLength(1);
  });

  test('PR-5.4 the dead have no turn', () => {
    const game = fight({ party: { 0: DEAD, 2: DEAD }, enemies: [MINION], draws: ['K♥', 'K♦', 'Q♥'] });
    expect(asked(game)).toEqual([1, 3]);
    game.seat(1).answers('defend');
    game.seat(3).answers('defend');
    expect(round(game)).toBe(2);
  });

  test('PR-5.4 PR-21.3 a dead Healer may have one, for a single purpose', () => {
    const game = fight({ party: { 1: { hp: 0, mayRise: 1 } } });
    game.expectOptions(1, ['rise', 'rest']);
    game.seat(1).answers('rest');
    expect([asked(game), acted(game)]).toEqual([
      [0, 2, 3],
      [0, 1, 0, 0],
    ]);
    const spent = fight({ party: { 1: { hp: 0, mayRise: 1 } }, epicUse: 0 });
    expect(asked(spent)).toEqual([0, 2, 3]);
  });
});

describe('PR-5.6: how a turn begins', () => {
  test('PR-5.6 (1) the Defend Self stance ends, whatever the action is', () => {
    const game = fight({ party: { 0: { stance: 1 }, 1: { stance: 1 } }, draws: ['K♥'] });
    game.seat(0).answers('defend'); // fails
    expect([one(game, 0).stance, one(game, 1).stance]).toEqual([0, 1]);
  });

  test('PR-5.6 (2) start-of-turn effects come before the action is named', () => {
    const game = fight({
      party: { 0: { hp: 5 }, 1: { hp: 5 } },
      effects: [{ effect: 'melodramatic-harmony', user: 1 }],
    });
    expect(offered(game, 1)).toEqual(['begin']);
    game.expectOffers(0, [`attack:${FOE}`], ['begin']);
    game.seat(1).answers('begin');
    expect(hp(game)).toEqual([6, 6, 6, 8]);
    game.expectQuestion('turn.action', 1);
    expect(asked(game)).toEqual([1]); // its turn has begun
    game.expectOffers(1, [`attack:${FOE}`, 'defend', 'cure:0'], ['begin']);
  });

  test('PR-5.6 (2) they may end the combat before any action', () => {
    const game = fight({
      party: { 1: { treasure: [0, 1, 0, 0] } },
      enemies: [{ cards: [5, 4, 3, 2], hp: 1 }],
      effects: [{ effect: 'unholy-aura', user: 0 }],
    });
    game.seat(0).answers('begin');
    expect(boardOf(game).phase).toBe('aftermath');
    expect(told(game, 'acts')).toEqual([]);
  });

  test('PR-5.6 PR-5.7 (1) and (2) happen although the action is lost (3)', () => {
    const game = fight({
      party: toAct([0, 1], { 0: { hp: 5 }, 1: { hp: 5, loses: 1, stance: 1 } }),
      effects: [{ effect: 'melodramatic-harmony', user: 1 }],
    });
    expect([hp(game), one(game, 1).stance, one(game, 1).loses]).toEqual([[6, 6, 6, 8], 0, 0]);
    expect([lostTurns(game), asked(game)]).toEqual([[1], [0]]);
  });

  test('PR-5.6 (3) comes before (4): a charmed character that loses its action attacks nobody', () => {
    const game = fight({
      party: toAct([0, 2], { 2: { loses: 1, charmedBy: { enemy: 0 } } }),
      enemies: [{ cards: [12, 4, 3, 2] }],
    });
    expect([lostTurns(game), told(game, 'charmed.attack'), one(game, 2).charmedBy]).toEqual([[2], [], NONE]);
  });

  test('PR-5.6 (4) the charm takes the whole turn', () => {
    const game = fight({
      party: toAct([0, 2], { 2: { charmedBy: { enemy: 0 }, stance: 1 } }),
      enemies: [{ cards: [12, 4, 3, 2] }],
      draws: ['9♥'],
    });
    expect(told(game, 'charmed.attack')).toHaveLength(1);
    expect([asked(game), acted(game), one(game, 2).stance]).toEqual([[0], [0, 1, 1, 1], 0]);
  });

  test('PR-5.6 (5) whoever charges an EPIC goes on with it; (6) nobody else is offered that', () => {
    const game = fight({ party: { 2: { charging: 'xxx', charge: 1, stance: 1 } } });
    expect(offered(game, 2)).toEqual(['charge']);
    game.expectOffers(0, [`attack:${FOE}`], ['charge']);
    game.seat(2).answers('charge');
    expect(one(game, 2)).toMatchObject({ charge: 2, stance: 0 });
  });
});

describe('lost actions and forced turns', () => {
  test('PR-5.7 PR-R11 two such effects before one turn cost one action', () => {
    // A Dragon frightens all; the Guard's whip finds Damage again. Damage loses one turn, not two.
    const game = enemiesAct({
      enemies: [{ cards: [10, 4, 8, 6] }, { cards: [14, 5, 5, 7] }],
      draws: ['3♦', '9♠', '3♥', 'K♥', 'K♦', 'Q♥', 'Q♦'],
    }).random('enemy', [[4], [4], [0], [0]]);
    expect(told(game, 'loses.action')).toHaveLength(5);
    expect(lostTurns(game)).toEqual([0, 1, 2, 3]);
    expect([round(game), asked(game)]).toEqual([3, [0, 1, 2, 3]]);
  });

  test('PR-5.8 a charmed character’s turn comes before all others; PR-18.44 several in seat order', () => {
    const charmed = { charmedBy: { enemy: 0 } };
    const game = fight({
      party: toAct([0, 1, 2, 3], { 3: charmed, 1: charmed }),
      enemies: [{ cards: [12, 4, 3, 2] }],
      draws: ['9♠', '9♥'],
    });
    expect(told(game, 'charmed.attack')).toMatchObject([{ seat: 1 }, { seat: 3 }]);
    expect(asked(game)).toEqual([0, 2]);
  });

  test('PR-5.15 after the charmed those that lose their action have their empty turns, in seat order', () => {
    const game = fight({
      party: { 0: { loses: 1 }, 2: { loses: 1 }, 3: { charmedBy: { enemy: 0 } } },
      enemies: [{ cards: [12, 4, 3, 2] }],
      draws: ['9♠'],
    });
    const turns = game.match
      .eventsFor(null)
      .filter(({ type }) => type === 'charmed.attack' || type === 'action.lost')
      .map((event) => event as unknown as { seat?: number; who?: { seat: number } })
      .map(({ seat, who }) => seat ?? who?.seat);
    expect([turns, asked(game)]).toEqual([[3, 0, 2], [1]]);
  });
});

describe('the actions', () => {
  const PROTECTOR = [
    `attack:${FOE}`,
    'defend',
    ...[1, 2, 3].map((ally) => `joint-attack:${ally}`),
    ...[1, 2, 3].map((ally) => `protect-other:${ally}`),
    'epic:immunity',
    `run:${FOE}:1`,
    `run:${FOE}:3`,
  ];

  test('PR-6.1 exactly these: Attack, Defend Self, Use Ability, EPIC, Run Away', () => {
    fight().expectOptions(0, PROTECTOR);
  });

  test('PR-6.1 PR-R70 and, where there is something for it, Change One Ability Slot and the special actions', () => {
    const game = fight({
      party: { 0: { known: ['joint-attack', 'protect-other', 'cure'], treasure: [0, 1, 0, 0] } },
      pack: { flasks: 1, bombs: 1, book: 0 },
      effects: [{ effect: 'forest-growth', user: 1 }],
    });
    game.expectOptions(0, [
      ...PROTECTOR,
      'slot:0:cure',
      'slot:1:cure',
      'swap',
      ...[0, 1, 2, 3].map((patient) => `flask:${patient}`),
      'bomb',
      'summon',
      'hide',
    ]);
  });

  test('PR-6.1 and what the campaign adds: at an open portal Seal, with chalk in the pack in two ways', () => {
    atPortal('iron-dusk').expectOptions(0, [...PROTECTOR, 'seal']);
    atPortal('iron-dusk', { pack: { chalk: 1 } }).expectOptions(0, [...PROTECTOR, 'seal', 'seal:chalk']);
  });

  test('PR-6.1 one of them, and the turn is over', () => {
    const game = fight({ draws: ['4♥', 'K♠'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect([acted(game), question(game)]).toEqual([[0, 0, 1, 0], 'turn.action']);
    game.refuses(2, 'defend');
  });

  test('PR-6.1 PR-13.19 hiding is an action without a check', () => {
    const game = fight({ effects: [{ effect: 'forest-growth', user: 1 }] });
    game.seat(0).answers('hide');
    expect([boardOf(game).effects[0].who, boardOf(game).deck.length, one(game, 0).acted]).toEqual([[0], 52, 1]);
  });

  test('PR-6.2 PR-R14 passing does not exist; Attack and Defend Self are open to everybody', () => {
    const game = fight();
    for (const seat of [0, 1, 2, 3]) {
      game.expectOffers(seat, [`attack:${FOE}`, 'defend'], ['pass', 'rest', 'wait', 'done']);
    }
  });

  describe('PR-6.2: should effects close every action', () => {
    const peasant = { origin: '', slots: ['', ''], known: [], hasEpic: 0 };
    const NO_ATTACK = { effect: 'set-up', user: 1, turned: 1 };
    const NO_DEFENSE = { effect: 'call-of-the-grave', user: 1, turned: 1, suit: 1, who: [2] };
    const at = (effects: Given[], character: Given = peasant) => fight({ party: { 2: character }, effects });

    test('PR-6.2 Defend Self is allowed after all', () => {
      expect(offered(at([NO_ATTACK, NO_DEFENSE]), 2)).toEqual(['defend']);
    });

    test('PR-6.2 but not while another action is open', () => {
      expect(offered(at([NO_DEFENSE]), 2)).toEqual([`attack:${FOE}`]);
      expect(offered(at([NO_ATTACK]), 2)).toEqual(['defend']);
      const game = at([NO_ATTACK, NO_DEFENSE], {});
      game.refuses(2, 'defend', 'PR-19.10').refuses(2, `attack:${FOE}`, 'PR-19.10');
      game.expectOffers(2, ['precise-strike', `run:${FOE}:1`]);
    });
  });

  test('PR-6.3 PR-R13 target, ability and stat are part of the declaration; after it the cards decide', () => {
    const game = fight({ enemies: [{ cards: [9, 8, 7, 6] }, MINION], draws: ['4♥', '2♠'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect([question(game), acted(game)[2]]).toEqual(['turn.action', 1]); // nothing more was asked
    game.expectOffers(1, ['cure:2', `run:${FOE}:1`, `run:${SECOND}:3`]);
  });

  test('PR-6.3 the treasure that is swapped and its new place, too, before any card is drawn', () => {
    const game = fight({ party: { 0: { treasure: [0, 1, 1, 0] } }, draws: ['2♥'] });
    game.seat(0).answers('swap');
    game.expectQuestion('swap.card', 0);
    game.expectOptions(0, ['1', '2']);
    game.seat(0).answers('2');
    game.expectQuestion('swap.to', 0);
    expect(boardOf(game).deck).toHaveLength(52);
    game.expectOffers(0, ['0:0', '3:3'], ['0:2']);
    game.seat(0).answers('3:3');
    expect([one(game, 0).treasure, one(game, 3).treasure]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ]);
  });

  test('PR-6.4 a failed check spends the turn with no other effect', () => {
    const ran = fight({ draws: ['9♥'] });
    ran.seat(3).answers(`run:${FOE}:1`);
    expect([boardOf(ran).enemies.length, one(ran, 3).acted]).toEqual([1, 1]);
    const swapped = fight({ party: { 0: { treasure: [0, 1, 0, 0] } }, draws: ['7♥'] });
    swapped.seat(0).answers('swap', '3:3');
    expect([one(swapped, 0).treasure, one(swapped, 3).treasure, one(swapped, 0).acted]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      1,
    ]);
    const placing = fight({ draws: ['7♥'] });
    placing.seat(3).answers('buff-ally:0:0');
    expect([placed(placing, 3), one(placing, 3).acted]).toEqual([[], 1]);
  });
});

describe('PR-6.5: what is not offered', () => {
  test.each([
    [2, 'precise-strike', 'precise'],
    [2, 'double-damage', 'doubled'],
    [1, 'boost-heal', 'boosted'],
  ])('PR-6.5 PR-R14 readying a boost that is ready: seat %i, %s', (seat, key, ready) => {
    const game = fight({ party: { [seat]: { [ready]: 1 } } });
    game.refuses(seat, key, 'PR-6.5');
    fight().expectOffers(seat, [key]);
  });

  test('PR-6.5 an attack, an ability or an item with no legal target', () => {
    const hidden = { effect: 'forest-growth', user: 1, turned: 1, who: [{ enemy: 0 }, 1] };
    const game = fight({ enemies: [{ cards: [12, 8, 7, 6] }, MINION], effects: [hidden] });
    game.refuses(2, `attack:${FOE}`, 'PR-19.10');
    game.expectOffers(2, [`attack:${SECOND}`], ['swap', 'bomb', 'flask:0', 'summon']);
  });

  test('PR-6.5 an EPIC without a use in stock', () => {
    fight({ epicUse: 0 }).refuses(2, 'epic:xxx', 'PR-10.1');
  });

  test('PR-6.5 PR-10.21 an EPIC that will find no target is offered: it is judged at its activation', () => {
    const game = fight({ enemies: [{ cards: [9, 8, 7, 6], stance: 1 }] });
    game.expectOffers(2, ['epic:xxx']);
  });

  test('PR-6.5 PR-R14 Cure on an unhurt ally is offered', () => {
    fight().expectOffers(1, ['cure:0', 'cure:1', 'cure:2', 'cure:3']);
  });

  test('PR-6.5 PR-12.11 no change of slots without an ability to change to', () => {
    expect(offeredOf(fight(), 'slot', 0)).toEqual([]);
  });
});

describe('Defend Self', () => {
  test.each([
    ['7♥', 1],
    ['8♥', 0],
  ])('PR-8.1 PR-8.6 Defense is checked: with 8 the card %s', (card, stance) => {
    const game = fight({ draws: [card] });
    game.seat(0).answers('defend');
    expect(told(game, 'check')).toMatchObject([{ who: { seat: 0 }, stat: 1, need: 8, ok: stance }]);
    expect([one(game, 0).stance, told(game, 'stance').length]).toEqual([stance, stance]);
  });

  const standing = (given: Given, face?: number) => {
    const game = enemiesAct({ ...given, party: { 2: { stance: 1, ...given.party } } });
    return face === undefined ? game : game.random('enemy', [face]);
  };

  test('PR-8.2 PR-R15 an attack does it no damage, and no Defense card is drawn', () => {
    const game = standing({ enemies: [MINION], draws: ['2♠'] });
    expect([hp(game), boardOf(game).deck.length]).toEqual([[9, 7, 6, 8], 51]);
    game.expectEvents([
      { type: 'hit', target: { seat: 2 } },
      { type: 'dodged', target: { seat: 2 } },
    ]);
  });

  test('PR-8.2 PR-17.10 the hit uses the enemy’s Damage Boost up', () => {
    const game = standing({ enemies: [{ cards: [9, 8, 7, 6], boost: 1 }], draws: ['2♠'] }, 0);
    expect([hp(game)[2], foe(game).boost]).toEqual([6, 0]);
  });

  test('PR-8.2 Dragon Breath does 1 instead of 2', () => {
    expect(hp(standing({ enemies: [{ cards: [14, 4, 5, 7] }], draws: ['3♥'] }, 5))).toEqual([7, 5, 5, 6]);
  });

  test('PR-8.3 the stance lasts through the enemies’ phase until the character’s own next turn', () => {
    const game = standing({ enemies: [MINION], draws: ['2♠', 'K♥', 'K♦'] });
    expect([round(game), one(game, 2).stance]).toEqual([2, 1]);
    game.seat(0).answers('defend');
    expect(one(game, 2).stance).toBe(1);
    game.seat(2).answers(`attack:${FOE}`);
    expect(one(game, 2).stance).toBe(0);
  });

  test('PR-8.3 also when that turn’s action is lost', () => {
    const game = fight({ party: toAct([0, 2], { 2: { stance: 1, loses: 1 } }) });
    expect([lostTurns(game), one(game, 2).stance]).toEqual([[2], 0]);
  });

  test('PR-8.3 an attack after that finds it without', () => {
    const game = fight({
      party: toAct([2], { 2: { stance: 1 } }),
      enemies: [MINION],
      draws: ['K♥', '2♠', 'A♦'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    expect(hp(game)[2]).toBe(5);
  });

  test('PR-8.5 it is not affected by Steal Treasure: neither treasure nor HP', () => {
    const thief = { enemies: [{ cards: [3, 4, 5, 7] }], draws: ['3♠'] };
    const rich = standing({ ...thief, party: { treasure: [0, 0, 1, 0] } }, 4);
    expect([one(rich, 2).treasure, foe(rich).pile]).toEqual([[0, 0, 1, 0], 0]);
    expect(hp(standing(thief, 4))[2]).toBe(6);
  });

  test('PR-8.5 nor by Seductive Smile', () => {
    const game = standing({ enemies: [{ cards: [12, 4, 5, 7] }], draws: ['3♠'] }, 4);
    expect([told(game, 'charmed'), one(game, 2).charmedBy]).toEqual([[], NONE]);
  });

  test('PR-8.5 nor by Life to Death', () => {
    const game = standing({ enemies: [{ cards: [13, 4, 5, 7], hp: 9 }], draws: ['3♥'] }, 4);
    expect([hp(game), foe(game).hp]).toEqual([[8, 6, 6, 7], 12]);
  });

  test('PR-8.5 nor by Fear', () => {
    const game = standing({ enemies: [{ cards: [14, 4, 5, 7] }], draws: ['3♥'] }, 4);
    expect(lostTurns(game)).toEqual([0, 1, 3]);
    expect(asked(game)).toEqual([2]);
  });

  test('PR-8.5 nor stunned by Demon Whip', () => {
    const game = standing({ enemies: [{ cards: [10, 4, 8, 6] }], draws: ['3♦', '4♠'] }, 4);
    expect([told(game, 'loses.action'), told(game, 'dodged').length]).toEqual([[], 1]);
  });
});
