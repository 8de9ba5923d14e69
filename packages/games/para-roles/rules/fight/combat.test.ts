/** Topic 5: how a combat begins, its rounds, how it ends; the decks of topic 2 that go with it. */
import { describe, expect, test } from 'vitest';
import {
  enemiesAct,
  FOE,
  fight,
  foe,
  type Given,
  hp,
  one,
  placed,
  running,
  SECOND,
  toAct,
} from '../../scenarios/fight.fixture';
import { boardOf, offered, party, question, told } from '../../scenarios/table.fixture';
import { cardName, FULL_PACK, NONE } from '../cards/cards';

type Game = ReturnType<typeof fight>;
const MINION = { cards: [5, 4, 3, 2] };
const RICH = { treasure: [0, 1, 0, 0] };
const types = (game: Game) => game.match.eventsFor(null).map(({ type }) => type);
const sorted = (cards: readonly number[]) => cards.slice().sort((x, y) => x - y);
/** Damage's attack defeats the last enemy; somebody's treasure keeps the party in camp afterwards. */
const LAST = { enemies: [{ cards: [9, 8, 7, 6], hp: 1 }], draws: ['4♥', 'K♠'] };
const defeat = (given: Given = {}) =>
  fight({ party: { 0: RICH }, ...LAST, ...given })
    .seat(2)
    .answers(`attack:${FOE}`);
const inCamp = (game: Game) => {
  game.expectQuestion('treasure.place');
  game.seat(game.match.pending.asks[0].seat).answers('2');
  expect(boardOf(game).phase).toBe('camp');
  return game;
};

describe('PR-5.1: how a combat begins', () => {
  const begun = (given: Given = {}) =>
    party({ enemyDeck: [[10, 2], [4], [8], [6]], ...given })
      .seat(0)
      .answers('go');

  test('PR-5.1 PR-2.8 the top card of each deck makes the enemy, then its type, the shuffle, and the players act', () => {
    const game = begun();
    expect(foe(game)).toMatchObject({ printed: [10, 4, 8, 6], type: 'demon-guard' });
    expect(foe(game).cards.map(cardName)).toEqual(['10♥', '4♦', '8♠', '6♣']);
    expect(boardOf(game).enemyDeck).toHaveLength(48);
    const order = types(game).filter((type) => ['fight.begins', 'enemy.enters', 'round.begins'].includes(type));
    expect(order).toEqual(['fight.begins', 'enemy.enters', 'round.begins']);
    expect([boardOf(game).phase, boardOf(game).fight?.round]).toEqual(['players', 1]);
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('PR-5.2 it enters with HP equal to its Health card', () => {
    expect(foe(begun()).hp).toBe(10);
  });

  test('PR-5.2 PR-18.52 so does one that joins later', () => {
    const game = enemiesAct({
      enemies: [{ cards: [13, 8, 7, 10] }],
      graveyard: ['6♥', '9♦'],
      draws: ['3♥'],
    }).random('enemy', [5]);
    expect(foe(game, SECOND)).toMatchObject({ type: 'undead-guard', hp: 6, printed: [6, 9, 0, 0], protects: FOE });
  });

  test('PR-2.8 all 52 Random # cards are shuffled together, and that is no reshuffle', () => {
    const game = begun({ discard: ['K♠', 'Q♠'], epicUse: 0 });
    expect(sorted(boardOf(game).deck)).toEqual([...FULL_PACK]);
    expect([boardOf(game).discard, boardOf(game).fight?.reshuffles, told(game, 'reshuffle')]).toEqual([[], 0, []]);
    expect(boardOf(game).epicUse).toBe(0); // PR-R27: nor does it renew the use
  });

  test('PR-2.8 PR-20.1 after a combat they are all back in the deck', () => {
    const game = inCamp(defeat({ discard: ['J♦'] }));
    expect([boardOf(game).deck.length, boardOf(game).discard, boardOf(game).inPlay]).toEqual([52, [], []]);
  });

  test('PR-2.7 the next combat counts its reshuffles anew', () => {
    const game = inCamp(defeat({ fight: { reshuffles: 2 } }));
    game.seat(0).answers('go');
    expect(boardOf(game).fight?.reshuffles).toBe(0);
  });
});

describe('rounds', () => {
  test('PR-5.3 a player phase, then an enemy phase, and again', () => {
    const game = fight({
      party: { 0: { hp: 0 }, 1: { hp: 0 }, 3: { hp: 0 } },
      enemies: [MINION],
      draws: ['K♥', 'Q♥', 'K♦', 'Q♦'],
    });
    game.seat(2).answers('defend', 'defend');
    expect(types(game).filter((type) => ['acts', 'enemy.acts', 'round.begins'].includes(type))).toEqual([
      'acts',
      'enemy.acts',
      'round.begins',
      'acts',
      'enemy.acts',
      'round.begins',
    ]);
    expect(boardOf(game).fight?.round).toBe(3);
  });

  test('PR-5.5 each living enemy has exactly one turn, in the order of PR-16.4; a guard has none', () => {
    const game = enemiesAct({
      enemies: [
        { cards: [9, 8, 7, 6] },
        MINION,
        { cards: [6, 9, 0, 0], type: 'undead-guard', protects: 0, treasure: 0 },
      ],
      draws: ['K♥', 'Q♥'],
    }).random('enemy', [0]);
    expect(
      told(game, 'enemy.acts').map((event) => (event as unknown as { enemy: { enemy: number } }).enemy.enemy),
    ).toEqual([SECOND, FOE]);
    expect(boardOf(game).fight?.round).toBe(2);
  });

  test('PR-5.5 an enemy that falls before its turn has none', () => {
    const game = enemiesAct({
      party: { 2: RICH },
      enemies: [MINION, { cards: [9, 8, 7, 6], hp: 1 }],
      effects: [{ effect: 'call-of-the-grave', user: 1, suit: 2, who: [{ enemy: 0 }] }],
      draws: ['2♦', 'A♠'], // diamonds count to the second: the stronger one
    });
    expect(told(game, 'defeated')).toMatchObject([{ enemy: { enemy: SECOND } }]);
    expect(told(game, 'enemy.acts')).toHaveLength(1);
  });

  test('PR-2.15 each enemy has a die of its own, and one that is parked is not rolled', () => {
    const enemies = [{ cards: [9, 8, 7, 6] }, { cards: [3, 4, 5, 7] }];
    const game = enemiesAct({ enemies, draws: ['3♥', 'K♥', 'Q♥'] }).random('enemy', [[2], [1]]);
    expect(told(game, 'enemy.acts')).toMatchObject([
      { enemy: { enemy: SECOND }, action: 'defend-self', face: 2, parked: 0 },
      { enemy: { enemy: FOE }, action: 'attack', face: 1, parked: 0 },
    ]);
    const parked = enemiesAct({
      enemies: [{ ...enemies[0], parked: 'damage-boost' }, enemies[1]],
      draws: ['3♥', 'K♥'],
    }).random('enemy', [[2]]);
    expect(told(parked, 'enemy.acts')).toMatchObject([{ face: 2 }, { action: 'damage-boost', face: NONE, parked: 1 }]);
    parked.expectRandomUsedUp();
  });
});

describe('the end of a combat', () => {
  test('PR-5.9 PR-5.10 it ends at once when no enemy is left; whoever had not acted does not act', () => {
    const game = defeat();
    expect(boardOf(game).phase).toBe('aftermath');
    expect(boardOf(game).party.map(({ acted }) => acted)).toEqual([0, 0, 1, 0]);
    game.expectQuestion('treasure.place');
    inCamp(game);
    expect([types(game).includes('enemy.acts'), boardOf(game).fight]).toEqual([false, null]);
  });

  test('PR-5.9 not while another enemy stands', () => {
    const game = defeat({ enemies: [{ cards: [9, 8, 7, 6], hp: 1 }, MINION] });
    expect([boardOf(game).phase, question(game)]).toEqual(['players', 'turn.action']);
  });

  test('PR-5.9 by running from the last one', () => {
    const game = fight({ party: { 0: RICH }, draws: ['2♥'] });
    game.seat(3).answers(`run:${FOE}:3`);
    expect([boardOf(game).phase, types(game).includes('fight.left')]).toEqual(['camp', true]);
  });

  test('PR-5.9 one defeated, the other lost: in the middle of the round', () => {
    const game = fight({
      party: { 0: RICH },
      enemies: [{ cards: [9, 8, 7, 6], hp: 1 }, MINION],
      draws: ['4♥', 'K♠', '2♥'],
    });
    game.seat(2).answers(`attack:${FOE}`);
    game.seat(3).answers(`run:${SECOND}:3`);
    expect(boardOf(game).phase).toBe('aftermath');
    expect(boardOf(game).fight).toMatchObject({ defeated: 1, ran: 1 });
  });

  test('PR-5.9 in the enemy’s own turn: the spikes of an armor', () => {
    const game = enemiesAct({
      party: { 1: RICH },
      enemies: [{ cards: [5, 4, 3, 2], hp: 1 }],
      pack: { armor: 0 },
      draws: ['9♦'],
    });
    expect([boardOf(game).phase, told(game, 'defeated').length]).toEqual(['aftermath', 1]);
  });

  test('PR-5.9 PR-20.8 when all characters are dead', () => {
    const dead = { hp: 0 };
    const game = enemiesAct({
      party: { 0: { hp: 1 }, 1: dead, 2: dead, 3: dead },
      enemies: [MINION, { cards: [9, 8, 7, 6] }],
      draws: ['2♦', 'A♠'],
    });
    game.expectStanding({ reason: 'dead' });
    expect(told(game, 'enemy.acts')).toHaveLength(1);
  });

  describe('PR-5.16: the rest of the turn is dropped', () => {
    test('PR-5.16 no Acupuncture', () => {
      const game = defeat({ effects: [{ effect: 'acupuncture', user: 2 }] });
      game.expectQuestion('treasure.place');
      const goesOn = fight({ effects: [{ effect: 'acupuncture', user: 2 }], draws: ['9♥'] });
      goesOn.seat(2).answers(`attack:${FOE}`);
      goesOn.expectQuestion('acupuncture.target', 2);
    });

    test('PR-5.16 no reactions: whoever kills an armed Prince is not hurt', () => {
      const game = defeat({ enemies: [{ cards: [11, 8, 7, 6], hp: 1, riposte: 1 }] });
      expect([hp(game), types(game).includes('riposte')]).toEqual([[9, 7, 6, 8], false]);
    });

    test('PR-5.16 the cards in play are discarded before treasure is allotted', () => {
      const game = defeat({ draws: ['4♥', 'K♠', '3♥'] });
      expect(told(game, 'treasure.search')).toMatchObject([
        { cards: [FULL_PACK.find((card) => cardName(card) === '3♥')] },
      ]);
      expect(boardOf(game).inPlay).toEqual([]);
      expect(boardOf(game).discard.map(cardName)).toEqual(['4♥', 'K♠']);
      expect(cardName(boardOf(game).deck[0])).toBe('3♥'); // under the deck
    });
  });
});

describe('what a combat leaves', () => {
  test('PR-5.11 PR-R12 HP, treasure, buff tokens, abilities and items go on; nobody is healed', () => {
    const game = inCamp(
      defeat({
        party: {
          0: { ...RICH, hp: 3 },
          1: { hp: 1, known: ['cure', 'boost-heal', 'double-damage'], slots: ['cure', 'double-damage'] },
        },
        pack: { flasks: 2, mirror: 3 },
        tokens: [{ owner: 3, on: 0, suit: 2 }],
      }),
    );
    game.seat(0).answers('go');
    expect(boardOf(game).fights).toBe(2);
    expect([hp(game), one(game, 0).treasure[1]]).toEqual([[3, 1, 6, 8], 1]);
    expect(placed(game, 3)).toEqual([[0, 2]]);
    expect(one(game, 1)).toMatchObject({
      known: ['cure', 'boost-heal', 'double-damage'],
      slots: ['cure', 'double-damage'],
    });
    expect(boardOf(game).pack).toMatchObject({ flasks: 2, mirror: 3 });
  });

  test('PR-5.12 everything that belongs to a combat ends or returns', () => {
    const game = inCamp(
      defeat({
        party: {
          0: { ...RICH, stance: 1, temporaryHp: 3 },
          1: { boosted: 1, charging: 'resurrection', charge: 2 },
          2: { precise: 0, doubled: 1 },
          3: { precise: 1, loses: 0, charging: 'summoning', charge: 1 },
        },
        tokens: [
          { owner: 0, on: 1, suit: 1 },
          { owner: 3, on: { enemy: 0 }, suit: 2 },
          { owner: 3, on: 2, suit: 2 },
        ],
        effects: [{ effect: 'acupuncture', user: 1 }],
      }),
    );
    for (const character of boardOf(game).party) {
      expect(character).toMatchObject({
        stance: 0,
        precise: 0,
        doubled: 0,
        boosted: 0,
        charging: '',
        charge: 0,
        loses: 0,
        charmedBy: NONE,
        temporaryHp: 0,
      });
    }
    expect([running(game), placed(game, 0, 'protector'), placed(game, 3)]).toEqual([[], [], [[2, 2]]]);
    expect(boardOf(game).enemies).toEqual([]);
  });

  test('PR-5.12 stun and charm, when the combat ends before they are carried out', () => {
    const game = fight({
      party: toAct([0], { 0: { ...RICH, treasure: [0, 1, 0, 0] }, 1: { loses: 1 }, 2: { charmedBy: { enemy: 0 } } }),
      enemies: [{ cards: [12, 4, 3, 2] }],
      draws: ['2♥'],
    });
    game.seat(0).answers(`run:${FOE}:1`);
    expect(boardOf(game).phase).toBe('camp');
    expect([one(game, 1).loses, one(game, 2).charmedBy]).toEqual([0, NONE]);
  });

  test('PR-5.12 after running just the same', () => {
    const game = fight({
      party: { 0: { ...RICH, stance: 1 }, 2: { precise: 1, doubled: 1 } },
      tokens: [
        { owner: 0, on: 1, suit: 1 },
        { owner: 3, on: { enemy: 0 }, suit: 2 },
      ],
      effects: [{ effect: 'immunity', user: 0 }],
      draws: ['2♥'],
    });
    game.seat(3).answers(`run:${FOE}:3`);
    expect([one(game, 0).stance, one(game, 2).precise, one(game, 2).doubled]).toEqual([0, 0, 0]);
    expect([running(game), placed(game, 0, 'protector'), placed(game, 3)]).toEqual([[], [], []]);
  });

  test('PR-5.13 PR-R12 abilities cannot be used outside combat', () => {
    const game = inCamp(defeat({ party: { 0: { ...RICH, hp: 3 } } }));
    const keys = offered(game, 1);
    expect(keys).toContain('go');
    expect(keys.filter((key) => /cure|boost|buff|curse|joint|protect|precise|double|defend|attack/.test(key))).toEqual(
      [],
    );
  });
});

describe('treasure cards', () => {
  test('PR-2.9 PR-R71 PR-R72 52 of them, all alike: only their number is kept', () => {
    const game = inCamp(defeat());
    expect(boardOf(game).treasureDeck).toBe(50); // one was held before, one was won
    expect(
      boardOf(game)
        .party.map(({ treasure }) => treasure.reduce((sum, n) => sum + n, 0))
        .sort(),
    ).toEqual([0, 0, 1, 1]);
  });

  test('PR-2.10 what is destroyed goes back to the Treasure Deck', () => {
    const game = enemiesAct({ enemies: [{ cards: [8, 7, 6, 5], pile: 2 }], draws: ['5♠'] }).random('enemy', [4]);
    expect([foe(game).pile, boardOf(game).treasureDeck]).toEqual([1, 51]);
  });

  test('PR-2.10 what is spent goes back, and may be won again', () => {
    const spent = party({ party: { 0: { treasure: [0, 2, 0, 0] } }, town: 1 });
    spent.seat(0).answers('shop', 'buy:scroll');
    expect([one(spent, 0).treasure, boardOf(spent).treasureDeck]).toEqual([[0, 1, 0, 0], 51]);
    const revived = party({ party: { 0: { hp: 0, treasure: [0, 2, 0, 1] } } });
    revived.seat(1).answers('revive:0:treasure');
    expect([hp(revived)[0], one(revived, 0).treasure, boardOf(revived).treasureDeck]).toEqual([9, [0, 0, 0, 0], 52]);
  });

  test('PR-2.11 while the Treasure Deck is empty none can be won', () => {
    const game = defeat({ treasureDeck: 0 });
    expect(types(game)).toContain('treasure.none');
    expect([types(game).includes('treasure.won'), boardOf(game).treasureDeck]).toEqual([false, 0]);
    expect(one(game, 0).treasure).toEqual([0, 1, 0, 0]);
  });

  test('PR-2.11 an award is paid as far as it goes, the rest is lost', () => {
    const game = inCamp(defeat({ enemies: [{ cards: [9, 8, 7, 6], hp: 1, treasure: 3 }], treasureDeck: 1 }));
    expect([told(game, 'treasure.won').length, told(game, 'treasure.none').length]).toEqual([1, 1]);
    expect(boardOf(game).treasureDeck).toBe(0);
  });
});

test('PR-2.4 the cards of the defeated lie in the graveyard, those of the lost return to the living decks', () => {
  const won = inCamp(defeat());
  expect(boardOf(won).graveyard.map(cardName)).toEqual(['9♥', '8♦', '7♠', '6♣']);
  const ran = fight({ party: { 0: RICH }, draws: ['2♥'] });
  ran.seat(3).answers(`run:${FOE}:3`);
  expect([boardOf(ran).graveyard, boardOf(ran).enemyDeck.length]).toEqual([[], 52]);
});
