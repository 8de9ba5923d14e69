/** Topic 10: declaring, charging, activating and ending an EPIC. */
import { describe, expect, test } from 'vitest';
import {
  enemiesAct,
  FOE,
  fight,
  foe,
  type Given,
  hp,
  one,
  running,
  SECOND,
  statOf,
  toAct,
} from '../../scenarios/fight.fixture';
import { boardOf, offered, offeredOf, question, told } from '../../scenarios/table.fixture';
import { ATTACK, DEFENSE, HEALTH, TRICK } from '../cards/cards';

type Game = ReturnType<typeof fight>;
const MINION = { cards: [5, 4, 3, 2] };
const DEAD = { hp: 0 };
const RICH = { treasure: [0, 1, 0, 0] };
const epics = (game: Game, seat: number) => offeredOf(game, 'epic', seat);
describe('the party’s use', () => {
  test('PR-10.1 PR-R22 one is there from round 1, for any of the four', () => {
    const game = fight();
    expect([0, 1, 2, 3].flatMap((seat) => epics(game, seat))).toEqual([
      'epic:immunity',
      'epic:resurrection',
      'epic:xxx',
      'epic:polymorph',
    ]);
  });

  test('PR-10.1 PR-10.3 it is spent when one is declared: nobody else may declare', () => {
    const game = fight();
    game.seat(2).answers('epic:xxx');
    expect(boardOf(game).epicUse).toBe(0);
    game.refuses(0, 'epic:immunity', 'PR-10.1').refuses(1, 'epic:resurrection', 'PR-10.1');
    expect([0, 1, 3].flatMap((seat) => epics(game, seat))).toEqual([]);
  });

  test('PR-R98 it is tied to nobody: with Damage dead the others may still use it', () => {
    expect(epics(fight({ party: { 2: DEAD } }), 3)).toEqual(['epic:polymorph']);
  });

  test('PR-10.2 a reshuffle in the combat sets it to one; an unused one does not add up', () => {
    for (const epicUse of [0, 1]) {
      const game = fight({ deckLeft: 1, draws: ['5♥'], epicUse });
      game.seat(2).answers(`attack:${FOE}`);
      expect([boardOf(game).fight?.reshuffles, boardOf(game).epicUse]).toEqual([1, 1]);
      expect(told(game, 'epic.renewed')).toHaveLength(1 - epicUse);
      game.seat(0).answers('epic:immunity');
      game.refuses(3, 'epic:polymorph', 'PR-10.1');
    }
  });

  test('PR-10.8 a charge goes on over a reshuffle, and another may begin a second EPIC with the new use', () => {
    const game = fight({
      party: { 2: { charging: 'xxx', charge: 1 } },
      epicUse: 0,
      deckLeft: 1,
      draws: ['5♥'],
    });
    game.seat(1).answers(`attack:${FOE}`);
    expect(one(game, 2)).toMatchObject({ charging: 'xxx', charge: 1 });
    game.seat(0).answers('epic:immunity');
    expect(one(game, 0)).toMatchObject({ charging: 'immunity', charge: 1 });
    game.seat(2).answers('charge');
    expect(one(game, 2)).toMatchObject({ charging: 'xxx', charge: 2 });
  });

  test('PR-10.17 under EPIC debt none can be declared, not even after a reshuffle', () => {
    const game = fight({ debt: 1, deckLeft: 1, draws: ['5♥'] });
    game.refuses(0, 'epic:immunity', 'PR-10.17');
    game.seat(2).answers(`attack:${FOE}`);
    expect(boardOf(game).fight?.reshuffles).toBe(1);
    game.refuses(0, 'epic:immunity', 'PR-10.17');
    expect(epics(game, 0)).toEqual([]);
  });

  test('PR-10.20 in such a combat a reshuffle does not renew a spent use', () => {
    const game = fight({ debt: 1, epicUse: 0, deckLeft: 1, draws: ['5♥'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect(boardOf(game)).toMatchObject({ epicUse: 0, fight: { reshuffles: 1 } });
  });

  describe('from combat to combat', () => {
    /** The Support runs from the only enemy; somebody's treasure keeps the party in camp afterwards. */
    const ran = (given: Given) => {
      const game = fight({ party: { 0: RICH }, draws: ['2♥'], ...given });
      game.seat(3).answers(`run:${FOE}:3`);
      expect(boardOf(game).phase).toBe('camp');
      return game;
    };
    const next = (game: Game) => {
      game.seat(0).answers('go');
      return boardOf(game);
    };
    const won = (given: Given) => {
      const game = fight({ enemies: [{ cards: [9, 8, 7, 6], hp: 1 }], draws: ['4♥', 'K♠'], ...given });
      game.seat(2).answers(`attack:${FOE}`);
      game.seat(game.match.pending.asks[0].seat).answers('1');
      expect(boardOf(game).phase).toBe('camp');
      return game;
    };

    test('PR-10.18 PR-R27 after running the next combat begins with it as it was left', () => {
      expect(next(ran({ epicUse: 0 })).epicUse).toBe(0);
      expect(next(ran({ epicUse: 1 })).epicUse).toBe(1);
    });

    test('PR-10.18 spent stays spent until a reshuffle in that combat', () => {
      const game = ran({ epicUse: 0 });
      next(game);
      game.refuses(0, 'epic:immunity', 'PR-10.1');
    });

    test('PR-10.18 after a victory it is always there', () => {
      expect(next(won({ epicUse: 0 })).epicUse).toBe(1);
    });

    test('PR-10.20 a combat under debt that ends by running leaves it as it was when it began', () => {
      for (const epicUse of [0, 1]) {
        const game = ran({ debt: 1, epicUse });
        expect(boardOf(game)).toMatchObject({ debt: 0, epicUse });
        expect(next(game)).toMatchObject({ epicUse, fight: { indebted: 0 } });
      }
    });

    test('PR-10.20 a victory in it renews it as usual', () => {
      expect(next(won({ debt: 1, epicUse: 0 }))).toMatchObject({ epicUse: 1, debt: 0 });
    });
  });
});

describe('three turns', () => {
  test('PR-10.4 PR-10.5 declaration, a turn of charging, activation on the third; nothing else on these turns', () => {
    // Damage and the Protector are alive; each round the Protector defends itself and the Minion misses.
    const game = fight({
      party: { 1: DEAD, 3: DEAD },
      enemies: [MINION, { cards: [4, 5, 2, 3] }],
      draws: ['K♥', 'Q♥', 'J♥', 'K♦', 'Q♦', 'J♦', '4♠', '5♠', '6♥'],
    });
    game.seat(2).answers('epic:xxx');
    expect(one(game, 2)).toMatchObject({ charging: 'xxx', charge: 1 });
    expect(boardOf(game).deck).toHaveLength(52); // no check
    game.seat(0).answers('defend');
    expect(boardOf(game).fight?.round).toBe(2);
    game.expectOptions(2, ['charge']);
    game.seat(2).answers('charge');
    expect(one(game, 2)).toMatchObject({ charging: 'xxx', charge: 2 });
    expect(told(game, 'epic.activates')).toEqual([]);
    game.seat(0).answers('defend');
    expect(boardOf(game).fight?.round).toBe(3);
    game.expectOptions(2, ['charge']); // PR-10.6 PR-R90: it can neither stop nor hold it
    game.seat(2).answers('charge');
    game.expectQuestion('epic.enemy', 2);
    game.seat(2).answers(FOE);
    expect(one(game, 2)).toMatchObject({ charging: '', charge: 0, acted: 1 });
    expect(
      told(game, 'check').filter((event) => (event as unknown as { who: { seat?: number } }).who.seat === 2),
    ).toEqual([]);
  });

  test.each([1, 2])('PR-10.5 PR-10.6 PR-R90 a charge of %i: nothing but to go on is offered', (charge) => {
    const game = fight({ party: { 2: { charging: 'xxx', charge } }, pack: { flasks: 1, bombs: 1 } });
    game.expectOptions(2, ['charge']);
  });

  test('PR-10.9 which EPIC is chosen at the declaration, targets at the activation', () => {
    const game = fight({ party: { 1: { slots: ['cure', 'double-damage'] } } });
    expect(epics(game, 1)).toEqual(['epic:resurrection', 'epic:call-of-the-wild']);
    game.seat(1).answers('epic:call-of-the-wild');
    expect(one(game, 1).charging).toBe('call-of-the-wild');
    expect(question(game)).toBe('turn.action');
    const due = fight({ party: { 1: { charging: 'resurrection', charge: 2 } } });
    due.seat(1).answers('charge');
    due.expectQuestion('epic.raise', 1);
  });
});

describe('PR-10.7: what breaks a charge', () => {
  const CHARGING = { charging: 'xxx', charge: 2 };
  const broken = (game: Game) => {
    expect(told(game, 'epic.broken')).toMatchObject([{ seat: 2, epic: 'xxx' }]);
    expect(one(game, 2)).toMatchObject({ charging: '', charge: 0 });
    expect(boardOf(game).epicUse).toBe(0); // PR-R23
  };
  const dragon = (character: object) =>
    enemiesAct({
      party: { 2: { ...CHARGING, ...character } },
      enemies: [{ cards: [14, 4, 5, 7] }],
      epicUse: 0,
      draws: ['3♥'],
    }).random('enemy', [4]);

  test('PR-10.7 PR-R23 Fear, and the use is not given back', () => {
    broken(dragon({}));
  });

  test('PR-10.7 PR-8.5 not in stance: then no action is lost', () => {
    const game = dragon({ stance: 1 });
    expect([told(game, 'epic.broken'), one(game, 2).charging]).toEqual([[], 'xxx']);
  });

  test('PR-10.7 Demon Whip', () => {
    broken(
      enemiesAct({
        party: { 2: CHARGING },
        enemies: [{ cards: [10, 4, 8, 6] }],
        epicUse: 0,
        draws: ['3♦', '9♠'],
      }).random('enemy', [4]),
    );
  });

  test('PR-10.7 death', () => {
    broken(enemiesAct({ party: { 2: { ...CHARGING, hp: 1 } }, enemies: [MINION], epicUse: 0, draws: ['2♠', 'A♦'] }));
  });

  test('PR-10.7 PR-21.4 death does not break a Resurrection', () => {
    const game = enemiesAct({
      party: { 1: { charging: 'resurrection', charge: 1, hp: 1 } },
      enemies: [MINION],
      epicUse: 0,
      draws: ['2♥', 'A♦'],
    });
    expect([hp(game)[1], one(game, 1).charging, one(game, 1).charge]).toEqual([0, 'resurrection', 1]);
  });

  test('PR-10.7 PR-21.4 a Resurrection that Fear has broken is gone at once: whoever falls after it has none to go on with', () => {
    const game = enemiesAct({
      party: { 1: { charging: 'resurrection', charge: 1, hp: 1 } },
      enemies: [{ cards: [14, 2, 2, 7] }, { sheet: { type: 'minion', stats: [9, 9, 9, 9] } }],
      epicUse: 0,
      draws: ['3♥', '4♥', 'A♦'], // Fear, then a hit on the Healer
    }).random('enemy', [4]);
    expect([hp(game)[1], one(game, 1).charging, one(game, 1).charge]).toEqual([0, '', 0]);
    expect(offered(game, 1)).toEqual([]);
  });

  test('PR-10.7 being forced by Seductive Smile before the third turn', () => {
    broken(
      fight({
        party: toAct([0, 2], { 2: { charging: 'xxx', charge: 1, charmedBy: { enemy: 0 } } }),
        enemies: [{ cards: [12, 4, 5, 7] }],
        epicUse: 0,
        draws: ['9♥'],
      }),
    );
  });

  test('PR-10.7 damage alone breaks nothing', () => {
    const game = enemiesAct({ party: { 2: CHARGING }, enemies: [MINION], epicUse: 0, draws: ['2♠', 'A♦'] });
    expect([hp(game)[2], one(game, 2).charging, one(game, 2).charge]).toEqual([5, 'xxx', 2]);
  });

  test('PR-10.7 the turn is lost as well, and no EPIC can be declared before a reshuffle', () => {
    const standing = { stance: 1 };
    const game = enemiesAct({
      party: { 0: standing, 1: standing, 2: CHARGING, 3: standing },
      enemies: [{ cards: [14, 4, 5, 7] }],
      epicUse: 0,
      draws: ['3♥'],
    }).random('enemy', [4]);
    broken(game);
    expect(boardOf(game)).toMatchObject({ phase: 'players', fight: { round: 2 } });
    expect(told(game, 'action.lost')).toMatchObject([{ who: { seat: 2 } }]);
    expect(offered(game, 2)).toEqual([]);
    game.refuses(0, 'epic:immunity', 'PR-10.1');
  });
});

describe('until a club', () => {
  const IMMUNE = [{ effect: 'immunity', user: 0 }];

  test('PR-10.11 it lasts until its user draws a club; another suit does not end it', () => {
    for (const [card, left] of [
      ['9♣', []],
      ['9♠', ['immunity']],
      ['9♥', ['immunity']],
    ] as const) {
      const game = fight({ effects: IMMUNE, draws: [card] });
      game.seat(0).answers(`attack:${FOE}`);
      expect(running(game)).toEqual(left);
      expect(told(game, 'epic.ends')).toHaveLength(1 - left.length);
    }
  });

  test.each([
    ['an attack', `attack:${FOE}`],
    ['an ability', 'protect-other:1'],
    ['Defend Self', 'defend'],
    ['running', `run:${FOE}:1`],
  ])('PR-10.12 the user’s draws of its own turn: %s', (_, key) => {
    const game = fight({ effects: IMMUNE, draws: ['K♣'] });
    game.seat(0).answers(key);
    expect(running(game)).toEqual([]);
  });

  test('PR-10.12 swapping treasure', () => {
    const game = fight({ party: { 0: RICH }, effects: IMMUNE, draws: ['K♣'] });
    game.seat(0).answers('swap', '0:2');
    expect(running(game)).toEqual([]);
  });

  test('PR-10.12 and on others’ turns: its Defense check', () => {
    const game = enemiesAct({
      enemies: [MINION],
      effects: [{ effect: 'battle-prayer', user: 0 }],
      draws: ['2♦', '3♣'],
    });
    expect([hp(game), running(game)]).toEqual([[9, 7, 6, 8], []]);
  });

  test('PR-10.12 cards of the activation of another EPIC of the same user', () => {
    const game = fight({
      party: { 0: { charging: 'xxx', charge: 2 } },
      effects: IMMUNE,
      draws: ['3♣', '4♥', '5♥'],
    });
    game.seat(0).answers('charge');
    expect(running(game)).toEqual([]);
  });

  test('PR-10.12 draws of enemies and of other characters do not count', () => {
    const other = fight({ effects: IMMUNE, draws: ['3♣', '4♣'] }); // attack and the enemy’s Defense
    other.seat(2).answers(`attack:${FOE}`);
    expect(running(other)).toEqual(['immunity']);
    const enemy = enemiesAct({ enemies: [MINION], effects: IMMUNE, draws: ['2♣'] });
    expect(running(enemy)).toEqual(['immunity']);
    const own = fight({ effects: IMMUNE, draws: ['3♥', '4♣'] }); // its own attack, the enemy’s club
    own.seat(0).answers(`attack:${FOE}`);
    expect(running(own)).toEqual(['immunity']);
  });

  test('PR-10.13 PR-R25 the club’s own action still has the effect', () => {
    const game = fight({ effects: [{ effect: 'battle-prayer', user: 0 }], draws: ['8♣', 'K♥'] });
    game.seat(0).answers(`attack:${FOE}`); // 6 + 3
    expect([foe(game).hp, running(game), statOf(game, 0, ATTACK)]).toEqual([8, [], 6]);
  });

  test('PR-10.13 PR-R25 it ends with the enemy’s action in which it was drawn, before the next enemy acts', () => {
    const game = enemiesAct({
      enemies: [{ cards: [4, 5, 3, 2] }, { cards: [5, 4, 4, 3] }],
      effects: [{ effect: 'battle-prayer', user: 0 }],
      draws: ['2♦', '9♣', '3♦', '9♥'], // 9 is below 11, and not below 8
    });
    expect(hp(game)).toEqual([8, 7, 6, 8]);
  });

  test('PR-10.10 PR-R24 cards of its own activation never end it; the next club does', () => {
    const game = fight({
      party: { 2: { charging: 'call-of-the-grave', charge: 2 } },
      enemies: [MINION],
      draws: ['5♣'], // its suit is the ailment: they do nothing on their turns
    });
    game.seat(2).answers('charge');
    expect(boardOf(game).effects).toMatchObject([{ effect: 'call-of-the-grave', fresh: 0, suit: TRICK }]);
    expect(told(game, 'epic.ends')).toEqual([]);
    const next = fight({
      effects: [{ effect: 'call-of-the-grave', user: 2, suit: TRICK, who: [{ enemy: 0 }] }],
      draws: ['9♣'],
    });
    next.seat(2).answers(`attack:${FOE}`);
    expect(running(next)).toEqual([]);
  });

  test('PR-10.10 PR-R24 neither does the attack of a Dirty Bomb', () => {
    const game = fight({ party: { 2: { charging: 'dirty-bomb', charge: 2 } }, draws: ['5♣'] });
    game.seat(2).answers('charge');
    expect(running(game)).toEqual(['dirty-bomb']);
  });

  test('PR-10.14 PR-R25 the death of its user ends it, not that of another', () => {
    const dies = (seat: number, card: string) =>
      enemiesAct({
        party: { [seat]: { hp: 1 } },
        enemies: [MINION],
        effects: [{ effect: 'battle-prayer', user: 0 }],
        draws: [card, 'A♠'],
      });
    expect(running(dies(0, '2♦'))).toEqual([]);
    expect(running(dies(2, '2♠'))).toEqual(['battle-prayer']);
  });

  test('PR-10.14 PR-5.12 the end of the combat ends it', () => {
    const game = fight({
      party: { 1: RICH },
      enemies: [{ cards: [9, 8, 7, 6], hp: 1 }],
      effects: [{ effect: 'battle-prayer', user: 0 }],
      draws: ['4♥', 'K♠'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    game.seat(game.match.pending.asks[0].seat).answers('1');
    expect([boardOf(game).phase, running(game)]).toEqual(['camp', []]);
  });

  test('PR-10.14 PR-R25 a reshuffle does not end it', () => {
    const game = fight({ effects: IMMUNE, deckLeft: 1, draws: ['5♥'] });
    game.seat(2).answers(`attack:${FOE}`);
    expect([boardOf(game).fight?.reshuffles, running(game)]).toEqual([1, ['immunity']]);
  });
});

describe('enemies in Defend Self stance', () => {
  const STANDING = { cards: [9, 8, 7, 6], stance: 1 };
  const OTHER = { cards: [5, 4, 3, 2] };
  const activated = (epic: string, given: Given = {}) => {
    const game = fight({
      party: { 2: { charging: epic, charge: 2 } },
      enemies: [STANDING, OTHER],
      ...given,
    });
    game.seat(2).answers('charge');
    return game;
  };

  test('PR-10.15 PR-10.16 PR-R26 Unholy Aura: left out now, tested again each time', () => {
    const game = activated('unholy-aura');
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([9, 4]);
    const again = (stance: number) => {
      const later = fight({
        enemies: [{ ...STANDING, stance }],
        effects: [{ effect: 'unholy-aura', user: 2 }],
        draws: ['9♥'],
      });
      later.seat(2).answers('begin', `attack:${FOE}`);
      return foe(later).hp;
    };
    expect([again(1), again(0)]).toEqual([9, 8]);
  });

  test('PR-10.15 PR-10.16 Dirty Bomb: no damage, and it cannot be the one that loses its turns', () => {
    const game = activated('dirty-bomb', { draws: ['4♥'] });
    expect([foe(game).hp, foe(game, SECOND).hp]).toEqual([9, 2]);
    expect(boardOf(game).effects[0].who).toEqual([SECOND]);
  });

  test('PR-10.15 PR-10.16 Acupuncture: it cannot be made to lose its turn', () => {
    const game = activated('acupuncture');
    game.expectQuestion('acupuncture.target', 2);
    game.expectOptions(2, [0, 1, 2, 3, SECOND]);
  });

  test('PR-10.15 PR-10.16 Heretic Bane: it cannot be chosen', () => {
    const game = activated('heretic-bane');
    expect(boardOf(game).effects[0].who).toEqual([SECOND]);
    expect([statOf(game, FOE, DEFENSE), statOf(game, SECOND, DEFENSE)]).toEqual([8, 2]);
  });

  test('PR-10.15 PR-10.16 Call of the Grave does not take hold of it, later either', () => {
    const game = activated('call-of-the-grave', { draws: ['5♥'] });
    expect(boardOf(game).effects[0]).toMatchObject({ suit: HEALTH, who: [SECOND] });
  });

  test('PR-10.16 PR-R26 exceptions that an EPIC names: Pressure Point and As You Wish', () => {
    const pressed = fight({
      enemies: [STANDING],
      effects: [{ effect: 'pressure-point', user: 2 }],
      draws: ['4♥'],
    });
    pressed.seat(2).answers(`attack:${FOE}`);
    expect([foe(pressed).hp, foe(pressed).loses]).toEqual([9, 1]);
    const wish = fight({ enemies: [STANDING], effects: [{ effect: 'as-you-wish', user: 2 }], draws: ['A♥'] });
    wish.seat(2).answers(`attack:${FOE}`);
    expect(foe(wish).hp).toBe(8);
  });

  test('PR-10.16 PR-R26 Set up is about the whole field: the enemy in stance cannot attack either', () => {
    const game = fight({
      party: toAct([2], { 2: { charging: 'set-up', charge: 2 } }),
      enemies: [{ ...OTHER, stance: 1 }],
      draws: ['2♦'],
    });
    game.seat(2).answers('charge');
    expect(told(game, 'idle')).toHaveLength(1);
    expect(boardOf(game).fight?.round).toBe(2);
  });

  test('PR-10.21 PR-R95 with every enemy in stance nothing happens, and the use is gone', () => {
    const game = fight({
      party: { 2: { charging: 'heretic-bane', charge: 2 } },
      enemies: [STANDING],
      epicUse: 0,
    });
    game.seat(2).answers('charge');
    expect([running(game), boardOf(game).epicUse]).toEqual([[], 0]);
    expect(told(game, 'epic.nothing')).toMatchObject([{ seat: 2, epic: 'heretic-bane' }]);
    expect(one(game, 2)).toMatchObject({ charging: '', charge: 0, acted: 1 });
  });

  test('PR-10.21 Call of the Grave, too', () => {
    const game = fight({
      party: { 2: { charging: 'call-of-the-grave', charge: 2 } },
      enemies: [STANDING],
      draws: ['5♥'],
    });
    game.seat(2).answers('charge');
    expect(running(game)).toEqual([]);
  });
});

describe('PR-6.5 PR-10.21 PR-R91: Medical Evac needs two', () => {
  const paramedic = { slots: ['protect-other', 'boost-heal'] };

  test('PR-6.5 PR-R91 it may be declared with two living, not with one', () => {
    const two = fight({ party: { 0: paramedic, 2: DEAD, 3: DEAD } });
    expect(epics(two, 0)).toEqual(['epic:immunity', 'epic:medical-evac']);
    const alone = fight({ party: { 0: paramedic, 1: DEAD, 2: DEAD, 3: DEAD } });
    expect(epics(alone, 0)).toEqual(['epic:immunity']);
    alone.refuses(0, 'epic:medical-evac', 'PR-6.5');
  });

  test('PR-10.21 PR-R91 with one left at the activation it is lost', () => {
    const game = fight({
      party: {
        0: { ...paramedic, charging: 'medical-evac', charge: 2, acted: 0 },
        1: DEAD,
        2: DEAD,
        3: DEAD,
      },
      enemies: [MINION],
      epicUse: 0,
      draws: ['K♥'],
    });
    game.seat(0).answers('charge');
    expect(told(game, 'epic.nothing')).toMatchObject([{ seat: 0, epic: 'medical-evac' }]);
    expect([running(game), boardOf(game).epicUse]).toEqual([[], 0]);
  });
});

describe('PR-10.19: several EPICs', () => {
  test('PR-10.19 those of different users run at the same time: activated one after the other, ended one by one', () => {
    const game = fight({
      party: { 0: { charging: 'into-the-fray', charge: 2 }, 1: { charging: 'battle-prayer', charge: 2 } },
      enemies: [{ ...MINION, loses: 1 }],
      draws: ['A♥', 'A♦', '9♣', '3♣'],
    });
    const stats = () => [statOf(game, 0, ATTACK), statOf(game, 2, ATTACK), statOf(game, 0, TRICK)];
    game.seat(0).answers('charge');
    expect([running(game), stats()]).toEqual([['into-the-fray'], [14, 9, 14]]);
    game.seat(1).answers('charge');
    expect([running(game), stats()]).toEqual([
      ['into-the-fray', 'battle-prayer'],
      [15, 12, 14],
    ]);
    game.seat(2).answers('defend');
    game.seat(3).answers('defend'); // round 2
    game.seat(0).answers('defend');
    expect([running(game), stats()]).toEqual([['battle-prayer'], [9, 12, 7]]);
    game.seat(1).answers('defend');
    expect([running(game), stats()]).toEqual([[], [6, 9, 7]]);
  });

  test('PR-10.19 another user’s EPIC of the same name does not take the place of the first', () => {
    const game = fight({
      party: { 0: { charging: 'battle-prayer', charge: 2 }, 1: { charging: 'battle-prayer', charge: 2 } },
      enemies: [{ ...MINION, loses: 1 }],
      draws: ['A♥', 'A♦', '9♣', '3♣'],
    });
    for (const seat of [0, 1]) game.seat(seat).answers('charge');
    expect(boardOf(game).effects.map(({ user }) => user)).toEqual([0, 1]);
    for (const seat of [2, 3, 1]) game.seat(seat).answers('defend'); // the second one's club
    expect([boardOf(game).effects.map(({ user }) => user), statOf(game, 2, ATTACK)]).toEqual([[0], 12]);
    game.seat(0).answers('defend');
    expect([running(game), statOf(game, 2, ATTACK)]).toEqual([[], 9]);
  });

  test('PR-10.19 the same EPIC twice does not add up', () => {
    const twice = (effect: string, users = [0, 1]) => users.map((user) => ({ effect, user }));
    const prayer = fight({ effects: twice('battle-prayer') });
    expect(statOf(prayer, 2, ATTACK)).toBe(12);
    const moon = fight({ party: { 2: { hp: 1 } }, effects: twice('blood-moon'), draws: ['4♥', 'K♠'] });
    moon.seat(2).answers(`attack:${FOE}`);
    expect(hp(moon)[2]).toBe(2);
    const poem = fight({ effects: twice('inspiring-poetry'), tokens: [{ owner: 3, on: 0, suit: ATTACK }] });
    expect(statOf(poem, 0, ATTACK)).toBe(9);
  });

  test('PR-10.19 two Holy Auras heal once and are asked about once', () => {
    const game = fight({
      party: { 2: { hp: 1 } },
      effects: [
        { effect: 'holy-aura', user: 0 },
        { effect: 'holy-aura', user: 1 },
      ],
      draws: ['9♥'],
    });
    game.seat(2).answers('begin', 'heal');
    expect([question(game), hp(game)[2]]).toEqual(['turn.action', 2]);
  });

  test('PR-10.19 the same EPIC of the same user twice: En Garde strikes back once', () => {
    const game = enemiesAct({
      enemies: [MINION],
      effects: [
        { effect: 'en-garde', user: 0 },
        { effect: 'en-garde', user: 0 },
      ],
      draws: ['9♦'],
    });
    expect(foe(game).hp).toBe(3);
  });

  test('PR-10.19 PR-10.11 and one club ends both', () => {
    const game = fight({
      effects: [
        { effect: 'en-garde', user: 0 },
        { effect: 'en-garde', user: 0 },
      ],
      draws: ['K♣'],
    });
    game.seat(0).answers('defend');
    expect(running(game)).toEqual([]);
  });
});
