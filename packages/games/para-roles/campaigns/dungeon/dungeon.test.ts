/** 5.3 Dungeon Crawl: levels, what happens in rooms, guardians, and the end. Laying rooms: dungeon-rooms.test.ts. */
import type { Plain } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { cardNamed, FULL_PACK, valueOfCard } from '../../rules/cards/cards';
import { dungeonIn, inDungeon, roomIn } from '../../scenarios/dungeon.fixture';
import { boardOf, offeredOf, party, question, told } from '../../scenarios/table.fixture';
import { dungeonScore } from './dungeon';

type Given = { readonly [name: string]: Plain };

const STAIRS = { content: 'stairs' };
const CLEARED_STAIRS = { content: 'stairs', spent: 1 as const };

/** An order for the Random # Deck in which these cards come first; the set-up shuffles it once before. */
const deckOf = (...next: string[]): number[][] => {
  const first = next.map(cardNamed);
  return [FULL_PACK.slice(), [...FULL_PACK.filter((card) => !first.includes(card)), ...first.reverse()]];
};

/** Receivers put what they win under Trick. */
function placeTreasure(game: Scenario): Scenario {
  for (let [ask] = game.match.pending.asks; ask?.question === 'treasure.place'; [ask] = game.match.pending.asks) {
    game.seat(ask.seat).answers('3');
  }
  return game;
}

/** In a combat in room 1, whose enemies have 1 HP and no luck. */
const fighting = (room: Given, enemies: Plain[], more: Given = {}, level = 1): Scenario =>
  inDungeon({ level, rooms: [room], at: 1 }, { enemies, fight: 'lair', ...more });

describe('PR-D2 levels', () => {
  const ranks = (game: Scenario): [number, number, number] => {
    const values = boardOf(game).enemyDeck.map((card) => valueOfCard(card));
    return [Math.min(...values), Math.max(...values), values.length];
  };

  test('PR-D1 PR-D2 the party starts on level 1 with the ranks 2 to 7', () => {
    const game = party({}, { campaign: 'dungeon' });
    game.expectBoard({ dungeon: { level: 1, deepest: 1, cleared: [0, 0, 0, 0, 0] }, graveyard: [] });
    expect(ranks(game)).toEqual([2, 7, 24]);
  });

  test.each([
    [2, 3, 9],
    [3, 4, 11],
    [4, 8, 13],
    [5, 11, 14],
  ])('PR-D2 on level %i the decks hold exactly %i to %i', (level, lowest, highest) => {
    const game = inDungeon({ level: level - 1, rooms: [CLEARED_STAIRS], at: 1, cleared: [1, 1, 1, 1, 0] });
    game.board({ graveyard: [cardNamed('5♥')] });
    game.seat(0).answers('down');
    game.expectBoard({ dungeon: { level, deepest: level, at: 0 }, graveyard: [] });
    game.expectBoard({ dungeon: { levels: { [level - 1]: [{ content: 'landing', doors: 3 }] } } });
    game.expectEvents([{ type: 'level.reached', level }]);
    expect(ranks(game)).toEqual([lowest, highest, 4 * (highest - lowest + 1)]);
  });

  test('PR-D2 PR-D14 climbing back they are rebuilt as well; the level is as it was left', () => {
    const game = inDungeon({ level: 2, doors: 1 }).board({ graveyard: [cardNamed('9♥')] });
    game.expectOffers(0, ['up'], ['withdraw']);
    game.seat(0).answers('up');
    game.expectBoard({ dungeon: { level: 1, deepest: 2, at: 1 }, graveyard: [], fight: null });
    expect(ranks(game)).toEqual([2, 7, 24]);
    game.expectOffers(0, ['down', 'back']);
    game.seat(0).answers('down');
    game.expectBoard({ dungeon: { level: 2, at: 0, levels: { 1: [{ doors: 1 }] } } });
    expect(ranks(game)).toEqual([3, 9, 28]);
  });

  test('PR-E13 enemies that wait become mere sheets when the decks are rebuilt', () => {
    const game = fighting({ content: 'den' }, [{ cards: [7, 6, 5, 4] }], { draws: ['2♥'] });
    game.seat(0).answers('run:4:1');
    expect(dungeonIn(game).levels[0][1].waiting[0].cards).toEqual(['7♥', '6♦', '5♠', '4♣'].map(cardNamed));
    const below = inDungeon({
      rooms: [CLEARED_STAIRS, { content: 'den', waiting: dungeonIn(game).levels[0][1].waiting }],
      at: 1,
    });
    below.seat(0).answers('down');
    expect(dungeonIn(below).levels[0][2].waiting[0]).toMatchObject({ printed: [7, 6, 5, 4], cards: [-1, -1, -1, -1] });
  });

  test('PR-D16 between levels nothing heals', () => {
    const game = inDungeon({ rooms: [CLEARED_STAIRS], at: 1 }, { party: { 0: { hp: 1 }, 1: { hp: 2 } } });
    game.seat(0).answers('down', 'up');
    game.expectBoard({ party: { 0: { hp: 1 }, 1: { hp: 2 } } });
  });
});

describe('PR-D6 rooms with enemies', () => {
  const entering = (card: string): Scenario => {
    const game = inDungeon({ map: [card] });
    game.seat(0).answers('open');
    return game;
  };

  test.each(['7♦', '8♠', '9♣'])('PR-D6 %s is a den: one enemy with 1 treasure', (card) => {
    entering(card).expectBoard({ phase: 'players', fight: { kind: 'lair', round: 1 }, enemies: [{ treasure: 1 }] });
  });

  test('PR-D6 a 10 is a guardroom: two enemies, 1 treasure each', () => {
    entering('10♦').expectBoard({ fight: { kind: 'lair', round: 1 }, enemies: [{ treasure: 1 }, { treasure: 1 }] });
  });

  test('PR-D6 PR-E15 a King is a sanctuary, which is not used by entering', () => {
    const game = inDungeon({ map: ['K♦'] }, { party: { 0: { hp: 1 } } });
    game.seat(0).answers('open');
    game.expectBoard({ party: { 0: { hp: 1 } } }).expectOffers(0, ['sanctuary']);
    game.seat(0).answers('sanctuary');
    game.expectBoard({ party: { 0: { hp: 4 } } }).expectOffers(0, ['back'], ['sanctuary']);
  });

  test('PR-D6 PR-E6 a 6 is a trap that springs with the point', () => {
    const game = inDungeon({ point: 3, map: ['6♥'] }, { draws: ['A♠'] });
    const { hp } = boardOf(game).party[3];
    game.seat(0).answers('open');
    game.expectBoard({ party: { 3: { hp: hp - 2 } }, dungeon: { levels: [{ 1: { content: 'trap', spent: 1 } }] } });
    game.seat(0).answers('back', 'enter:1');
    expect(told(game, 'trap')).toHaveLength(1); // PR-E8
  });

  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
  ])('PR-E9 on level %i a Needle Nest costs %i', (level, damage) => {
    const game = inDungeon({ level, map: ['5♥'] }, { draws: ['A♠'], party: { 0: { stats: [13, null, null, null] } } });
    game.seat(0).answers('open');
    game.expectBoard({ party: { 0: { hp: 13 - damage } } });
  });

  test('PR-D14 a cleared room is safe', () => {
    const game = fighting({ content: 'den', doors: 1 }, [{ cards: [2, 2, 2, 2], hp: 1 }], { draws: ['2♥', 'A♥'] });
    game.seat(2).answers('attack:4');
    placeTreasure(game).expectBoard({ dungeon: { at: 1, levels: [{ 1: { spent: 1, waiting: [] } }] } });
    game.seat(0).answers('back', 'enter:1');
    game.expectBoard({ fight: null, dungeon: { at: 1 } }).expectQuestion('camp');
  });

  test('PR-E14 the enemies are of the ranks of the level, where a suit is missing too', () => {
    const game = inDungeon({ level: 2, map: ['7♦'] }).board({ enemyDeck: [], graveyard: [] });
    game.random('copy', [[0], [6], [0], [6]]);
    game.seat(0).answers('open');
    game.expectBoard({ enemies: [{ printed: [3, 9, 3, 9], cards: [-1, -1, -1, -1] }] }).expectRandomUsedUp();
  });
});

describe('PR-E13 running from a room', () => {
  test('PR-E13 the party stands where it came from; those it ran from wait at full HP with the same values', () => {
    const game = fighting({ content: 'den' }, [{ cards: [7, 6, 5, 4], hp: 2, boost: 1, parked: 'steal' }], {
      draws: ['2♥'],
    });
    game.seat(0).answers('run:4:1');
    game.expectBoard({ dungeon: { at: 0, levels: [{ 1: { spent: 0, waiting: [{ printed: [7, 6, 5, 4] }] } }] } });
    expect(boardOf(game).enemyDeck).not.toContain(cardNamed('7♥')); // set aside
    game.seat(0).answers('enter:1');
    game.expectBoard({ enemies: [{ printed: [7, 6, 5, 4], hp: 7, boost: 0, parked: '', treasure: 1 }] });
    game.expectBoard({ fight: { kind: 'lair' }, dungeon: { levels: [{ 1: { waiting: [] } }] } });
  });

  test('PR-E13 of two, those that are left are met again', () => {
    const enemies: Plain[] = [{ cards: [2, 2, 2, 2], hp: 1 }, { cards: [4, 4, 4, 4] }];
    const game = fighting({ content: 'guardroom' }, enemies, { draws: ['2♥', 'A♥', '2♦'] });
    game.seat(2).answers('attack:4');
    game.seat(0).answers('run:5:1');
    placeTreasure(game).expectBoard({ dungeon: { at: 0, levels: [{ 1: { waiting: [{ printed: [4, 4, 4, 4] }] } }] } });
    expect(told(game, 'treasure.won')).toHaveLength(1);
    game.seat(0).answers('enter:1');
    expect(boardOf(game).enemies).toHaveLength(1);
  });

  test('PR-E13 one lost before the other fell still waits, and the party is outside', () => {
    const enemies: Plain[] = [{ cards: [2, 2, 2, 2], hp: 1 }, { cards: [4, 4, 4, 4] }];
    const game = fighting({ content: 'guardroom' }, enemies, { draws: ['2♦', '2♥', 'A♥'] });
    game.seat(0).answers('run:5:1');
    game.seat(2).answers('attack:4');
    placeTreasure(game).expectBoard({
      dungeon: { at: 0, levels: [{ 1: { spent: 0, waiting: [{ printed: [4, 4, 4, 4] }] } }] },
    });
  });

  test('PR-E13 PR-18.12 a waiting Trickster keeps its loot, a pHool does not', () => {
    const thief = fighting({ content: 'den' }, [{ cards: [7, 2, 2, 2], pile: 2 }], { draws: ['2♥'] });
    thief.seat(0).answers('run:4:1');
    thief.expectBoard({
      treasureDeck: 50,
      dungeon: { levels: [{ 1: { waiting: [{ type: 'trickster', pile: 2 }] } }] },
    });
    const pool = fighting({ content: 'den' }, [{ cards: [8, 2, 2, 2], pile: 2 }], { draws: ['2♥'] });
    pool.seat(0).answers('run:4:1');
    pool.expectBoard({ treasureDeck: 52, dungeon: { levels: [{ 1: { waiting: [{ type: 'phool', pile: 0 }] } }] } });
  });

  test('PR-E13 the room it came from is as it was', () => {
    const rooms = [{ content: 'sanctuary' }, { content: 'den', from: 1 }];
    const game = inDungeon({ rooms, at: 2 }, { enemies: [{ cards: [4, 4, 4, 4] }], fight: 'lair', draws: ['2♥'] });
    game.seat(0).answers('run:4:1');
    game.expectBoard({ dungeon: { at: 1 } }).expectOffers(0, ['sanctuary', 'enter:2']);
  });

  test('PR-E3 a point that died in the fight is replaced by the lowest seat alive', () => {
    const game = fighting({ content: 'den' }, [{ cards: [2, 2, 2, 2], hp: 1 }], {
      draws: ['2♥', 'A♥'],
      party: { 0: { hp: 0 } },
    });
    game.seat(2).answers('attack:4');
    placeTreasure(game).expectBoard({ dungeon: { point: 1 } });
  });
});

describe('PR-D10 ambush', () => {
  /** Behind the door an enemy of these four cards lies in wait. */
  const ambushed = (cards: string[], rolls: number[], draws: string[], level = 5): Scenario => {
    const game = inDungeon({ level, map: ['J♦'] }, { pack: { bombs: 1 } });
    game.board({ enemyDeck: cards.map(cardNamed) }).random('deck', deckOf(...draws));
    if (rolls.length > 0) game.random('enemy', rolls);
    game.seat(0).answers('open');
    return game;
  };

  test('PR-D10 one enemy with 1 treasure, which takes a turn before round 1', () => {
    const game = ambushed(['2♥', '3♦', '5♠', '4♣'], [], ['4♥', 'A♦'], 1);
    const healer = told(game, 'damage');
    expect(healer).toMatchObject([{ who: { seat: 1 }, count: 1 }]);
    game.expectEvents([
      { type: 'fight.begins' },
      { type: 'enemy.acts', action: 'attack' },
      { type: 'round.begins', round: 1 },
    ]);
    game.expectBoard({ phase: 'players', fight: { round: 1 }, enemies: [{ treasure: 1, acted: 0 }] });
    expect(told(game, 'enemy.acts')).toHaveLength(1);
  });

  test('PR-D10 only at the first meeting', () => {
    const game = ambushed(['2♥', '3♦', '5♠', '4♣'], [], ['4♥', '2♦'], 1);
    game.seat(0).answers('bomb');
    game.seat(0).answers('enter:1');
    game.expectBoard({ phase: 'players', fight: { round: 1 }, enemies: [{ printed: [2, 3, 5, 4] }] });
    expect(told(game, 'enemy.acts')).toHaveLength(1);
  });

  test('PR-D10 dens do not ambush', () => {
    const game = inDungeon({ map: ['7♦'] });
    game.seat(0).answers('open');
    expect(told(game, 'enemy.acts')).toEqual([]);
  });

  test('PR-D19 an action lost to the ambush is due in round 1', () => {
    const FEAR = 4;
    const game = ambushed(['A♥', '9♦', '9♠', 'K♣'], [FEAR], ['3♥']);
    expect(told(game, 'loses.action')).toHaveLength(4);
    expect(told(game, 'action.lost').slice(0, 4)).toMatchObject([0, 1, 2, 3].map((seat) => ({ who: { seat } })));
    game.expectEvents([
      { type: 'round.begins', round: 1 },
      { type: 'action.lost', who: { seat: 0 } },
      { type: 'round.begins', round: 2 },
    ]);
  });
});

describe('PR-D11 vault', () => {
  const opening = (level: number, draws: string[]): Scenario => {
    const game = inDungeon({ level, point: 2, map: ['Q♥'] }, { draws });
    game.seat(0).answers('open');
    return game;
  };

  test('PR-D11 the point checks Trick; then the party takes 1 treasure', () => {
    const game = opening(1, ['2♥']);
    game.expectEvents([
      { type: 'check', who: { seat: 2 }, stat: 3, ok: 1 },
      { type: 'vault', count: 1 },
    ]);
    placeTreasure(game)
      .expectNoEvents([{ type: 'trap' }])
      .expectBoard({ treasureDeck: 51, inPlay: [] });
    expect(roomIn(game)).toMatchObject({ content: 'vault', spent: 1 });
    game.seat(0).answers('back', 'enter:1');
    expect(told(game, 'vault')).toHaveLength(1);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
  ])('PR-D11 on level %i it holds %i', (level, count) => {
    const game = placeTreasure(opening(level, ['2♥']));
    expect(told(game, 'treasure.won')).toHaveLength(count);
  });

  test('PR-D11 failure springs a trap of its suit first; the treasure is taken all the same', () => {
    const game = opening(3, ['A♥', 'A♦']);
    game.expectEvents([
      { type: 'check', ok: 0 },
      { type: 'trap', suit: 0, seat: 2 },
      { type: 'vault', count: 2 },
    ]);
    placeTreasure(game).expectEvents([{ type: 'damage', who: { seat: 2 }, count: 3 }]);
    expect(told(game, 'treasure.won')).toHaveLength(2);
  });

  test('PR-E21 Treasure Hunt does not touch it', () => {
    const game = inDungeon({ map: ['Q♥'] }, { draws: ['2♥'] }, { 'treasure-hunt': 'on' });
    game.seat(0).answers('open');
    placeTreasure(game);
    expect(told(game, 'treasure.won')).toHaveLength(1);
  });
});

describe('PR-D12 the guardian', () => {
  test.each([
    [1, 7, 'trickster', 1],
    [2, 9, 'commander', 1],
    [3, 11, 'prince', 2],
    [4, 13, 'king', 4],
    [5, 14, 'dragon', 5],
  ])(
    'PR-D2 PR-D12 on level %i entering the stair room starts the fight with four %is',
    (level, value, type, treasure) => {
      const game = inDungeon({ level, rooms: [STAIRS] });
      game.seat(0).answers('enter:1');
      const [guardian, ...escort] = boardOf(game).enemies;
      expect(guardian).toMatchObject({ printed: [value, value, value, value], type, treasure, sheet: 1, hp: value });
      expect(escort).toHaveLength(level === 5 ? 1 : 0);
      for (const one of escort) expect(one).toMatchObject({ treasure: 1, sheet: 0 });
      game.expectBoard({ fight: { kind: 'guardian', round: 1 } });
    },
  );

  const GUARDIAN = { sheet: { type: 'trickster', stats: [7, 7, 7, 7] } };
  const atStairs = (enemies: Plain[], more: Given = {}, level = 1, options = {}): Scenario =>
    inDungeon(
      {
        level,
        rooms: [
          { content: 'empty', doors: 1 },
          { ...STAIRS, from: 1 },
        ],
        at: 2,
      },
      { enemies, fight: 'guardian', ...more },
      options,
    );

  test('PR-D12 the stairs are free when it is defeated; the graveyard has nothing of it', () => {
    const game = atStairs([{ ...GUARDIAN, hp: 1, treasure: 1 }], { draws: ['2♥', 'A♥'] });
    game.seat(2).answers('attack:4');
    placeTreasure(game).expectBoard({ dungeon: { at: 2, cleared: [1, 0, 0, 0, 0] }, graveyard: [] });
    game.expectOffers(0, ['down', 'back']);
    game.seat(0).answers('back', 'enter:2'); // it does not come back
    game.expectBoard({ fight: null }).expectStanding(null);
  });

  test('PR-D13 running leads back to the room before; it waits at full HP, with what it stole', () => {
    const game = atStairs([{ ...GUARDIAN, hp: 2, pile: 1 }], { draws: ['2♥'] });
    game.seat(0).answers('run:4:1');
    game.expectBoard({ dungeon: { at: 1, cleared: [0, 0, 0, 0, 0] }, treasureDeck: 51 }).expectQuestion('camp');
    game.expectOffers(0, ['open', 'enter:2', 'back'], ['down']); // PR-D14
    game.seat(0).answers('enter:2');
    game.expectBoard({ enemies: [{ printed: [7, 7, 7, 7], hp: 7, pile: 1, sheet: 1 }], fight: { kind: 'guardian' } });
  });

  const DRAGON = { sheet: { type: 'dragon', stats: [14, 14, 14, 14] } };
  const ESCORT = { cards: [8, 9, 10, 9] };

  test('PR-D13 the escort is drawn anew, its cards are in the decks again', () => {
    const game = atStairs([DRAGON, ESCORT], { pack: { bombs: 1 } }, 5).board({
      enemyDeck: ['9♥', 'J♦', 'Q♠', 'K♣'].map(cardNamed),
    });
    game.seat(0).answers('bomb');
    expect(boardOf(game).enemyDeck).toHaveLength(8);
    game.expectBoard({ dungeon: { at: 1, levels: { 4: { 2: { waiting: [{ type: 'dragon' }] } } } } });
    game.seat(0).answers('enter:2');
    expect(boardOf(game).enemies).toHaveLength(2);
    expect(boardOf(game).enemyDeck).toHaveLength(4);
  });

  test('PR-D13 it is there again though the last one was defeated', () => {
    const game = atStairs([DRAGON, { ...ESCORT, hp: 1 }], { draws: ['2♥', 'A♥', '2♦'] }, 5);
    game.board({ enemyDeck: ['9♥', 'J♦', 'Q♠', 'K♣'].map(cardNamed) });
    game.seat(2).answers('attack:5');
    game.seat(0).answers('run:4:1');
    placeTreasure(game).seat(0).answers('enter:2');
    game.expectBoard({ enemies: [{ type: 'dragon', hp: 14 }, { printed: [9, 11, 12, 13] }] });
  });

  test('PR-D17 the campaign is won when the last guardian and its escort are defeated', () => {
    const game = atStairs(
      [
        { ...DRAGON, hp: 1, treasure: 0 },
        { ...ESCORT, hp: 1, treasure: 0 },
      ],
      { draws: ['2♥', '2♦', 'A♥'] },
      5,
    );
    game.board({ party: { 2: { precise: 1 } } });
    game.seat(2).answers('attack:4');
    game.expectStanding(null).expectQuestion('turn.action'); // the escort stands
    game.seat(0).answers('attack:5');
    game.expectStanding({ reason: 'won' }).expectBoard({ dungeon: { cleared: [1, 1, 1, 1, 1] } });
  });

  test('PR-D17 or its escort lost', () => {
    const game = atStairs([{ ...DRAGON, hp: 1, treasure: 0 }, ESCORT], { draws: ['2♥', '2♦'] }, 5);
    game.board({ party: { 2: { precise: 1 } } });
    game.seat(2).answers('attack:4');
    game.seat(0).answers('run:5:1');
    game.expectStanding({ reason: 'won' });
  });

  test('PR-D17 not when the guardian was run from and the escort defeated', () => {
    const game = atStairs([DRAGON, { ...ESCORT, hp: 1, treasure: 0 }], { draws: ['2♥', '2♦', 'A♥'] }, 5);
    game.seat(0).answers('run:4:1');
    game.seat(2).answers('attack:5');
    game.expectStanding(null).expectBoard({ dungeon: { at: 1, cleared: [1, 1, 1, 1, 0] } });
  });

  test('PR-D17 nor by the guardian of an earlier level', () => {
    const king = { sheet: { type: 'king', stats: [13, 13, 13, 13] }, hp: 1, treasure: 0 };
    const game = atStairs([king], { draws: ['2♥'] }, 4).board({ party: { 2: { precise: 1 } } });
    game.seat(2).answers('attack:4');
    game.expectStanding(null).expectBoard({ dungeon: { cleared: [1, 1, 1, 1, 0] } });
  });
});

describe('PR-D15 leaving', () => {
  test('PR-D15 from the landing of level 1 the party may withdraw; treasure is kept', () => {
    const given = { party: { 0: { treasure: [2, 0, 0, 0] }, 3: { hp: 0 } } };
    const game = inDungeon({ cleared: [1, 0, 0, 0, 0] }, given);
    game.seat(0).answers('withdraw');
    game.expectStanding({ reason: 'withdrawn', places: [2, 2, 2, 2], scores: [15, 15, 15, 15] });
    game
      .expectEvents([{ type: 'game.withdrawn', levels: 1 }])
      .expectBoard({ party: { 0: { treasure: [2, 0, 0, 0] } } });
  });

  test('PR-D15 not from elsewhere', () => {
    inDungeon({ rooms: [{ content: 'empty' }], at: 1 }).expectOffers(0, ['back'], ['withdraw']);
    inDungeon({ level: 2 }).expectOffers(0, ['up'], ['withdraw']);
  });

  test('PR-23.2 town is closed once the dungeon is entered', () => {
    const rich = { party: { 0: { treasure: [9, 0, 0, 0] } } };
    inDungeon({}, rich).expectOffers(0, ['treasure'], ['shop']);
    party(rich, { campaign: 'dungeon' }).expectOffers(0, ['shop']);
  });
});

describe('PR-D18 the score', () => {
  test('PR-D18 10 a level cleared, 1 a treasure, 1 a living character, 20 for the win', () => {
    const treasured = { 0: { treasure: [2, 0, 0, 1] }, 1: { hp: 0, treasure: [0, 1, 0, 0] }, 2: { hp: 0 } };
    const game = inDungeon({ level: 4, cleared: [1, 1, 1, 0, 0] }, { party: treasured });
    const seen = { ...game.match.seen(0), b: boardOf(game) } as never;
    expect(dungeonScore(seen, false)).toBe(30 + 4 + 2);
    expect(dungeonScore(seen, true)).toBe(30 + 4 + 2 + 20);
  });
});

describe('PR-E3 the point', () => {
  test('PR-E3 any other living character may be named', () => {
    const game = inDungeon({ point: 2 }, { party: { 1: { hp: 0 } } });
    expect(offeredOf(game, 'point')).toEqual(['point:0', 'point:3']);
    game.seat(1).answers('point:3');
    game.expectBoard({ dungeon: { point: 3, at: 0 } });
  });
});

describe('PR-D21 premade dungeons', () => {
  const SALT = { map: 'saltcellar-hold' };

  test('PR-D21 the rooms are as they were made', () => {
    const game = party({ draws: ['2♥', '2♦'] }, { campaign: 'dungeon', ...SALT });
    game.expectBoard({
      dungeon: { cleared: [0, 0, 0], levels: [[{ content: 'landing', premade: 'landing', doors: 3 }]] },
    });
    game.seat(0).answers('open');
    game.expectBoard({
      dungeon: { at: 1, levels: [{ 0: { doors: 2 }, 1: { premade: 'coopers-shop', content: 'empty', doors: 1 } }] },
    });
    game.seat(0).answers('back', 'open');
    game.expectBoard({
      dungeon: { at: 2, levels: [{ 2: { premade: 'brine-gutter', content: 'trap', suit: 1, spent: 1 } }] },
    });
    game.expectEvents([{ type: 'trap', suit: 1 }]);
  });

  test('PR-D21 fixed enemies have their ranks, the cards being taken from the decks', () => {
    const game = party({}, { campaign: 'dungeon', ...SALT });
    game.seat(0).answers('open', 'open');
    game.expectBoard({
      enemies: [{ printed: [4, 3, 5, 2], cards: ['4♥', '3♦', '5♠', '2♣'].map(cardNamed), treasure: 1 }],
    });
    expect(boardOf(game).enemyDeck).toHaveLength(20);
    expect(boardOf(game).enemyDeck).not.toContain(cardNamed('4♥'));
  });

  test('PR-E14 where another has the card, or it lies in the graveyard', () => {
    const game = party({}, { campaign: 'dungeon', ...SALT });
    game.board({ enemyDeck: [cardNamed('5♠')], graveyard: [cardNamed('4♥')] });
    game.seat(0).answers('open', 'open');
    game.expectBoard({ enemies: [{ printed: [4, 3, 5, 2], cards: [cardNamed('4♥'), -1, cardNamed('5♠'), -1] }] });
    game.expectBoard({ enemyDeck: [], graveyard: [] });
  });

  test('PR-D8 PR-D21 what Find Traps shows is what was made', () => {
    const game = party({ draws: ['2♥', '2♦', '2♠'] }, { campaign: 'dungeon', ...SALT });
    game.seat(0).answers('find', 'find');
    game.expectBoard({
      dungeon: { at: 0, levels: [{ 2: { premade: 'brine-gutter', content: 'trap', lookedAt: 1 } }] },
    });
    game.expectEvents([
      { type: 'area.shown', content: 'empty' },
      { type: 'area.shown', content: 'trap' },
    ]);
    game.seat(0).answers('disarm:3:2', 'enter:2');
    game
      .expectNoEvents([{ type: 'trap' }])
      .expectBoard({ dungeon: { at: 2, levels: [{ 2: { spent: 1, doors: 1 } }] } });
  });

  const beforeStairs = (level: number, map: string, cleared: number[]): Scenario =>
    inDungeon({ level, rooms: [STAIRS], cleared }, {}, { map });

  test('PR-D21 the guardian of the last level is the goal, without an escort', () => {
    const game = beforeStairs(3, 'saltcellar-hold', [1, 1, 0]);
    game.seat(0).answers('enter:1');
    game.expectBoard({ enemies: [{ printed: [11, 11, 11, 11], type: 'prince' }] });
    const prince = { sheet: { type: 'prince', stats: [11, 11, 11, 11] }, hp: 1, treasure: 0 };
    const fight = inDungeon(
      { level: 3, rooms: [STAIRS], at: 1, cleared: [1, 1, 0] },
      { enemies: [prince], fight: 'guardian', draws: ['2♥'] },
      SALT,
    );
    fight.board({ party: { 2: { precise: 1 } } });
    fight.seat(2).answers('attack:4');
    fight.expectStanding({ reason: 'won' });
  });

  test('PR-D21 with one on level 5', () => {
    const game = beforeStairs(5, 'ninth-gaol', [1, 1, 1, 1, 0]);
    game.seat(0).answers('enter:1');
    expect(boardOf(game).enemies).toHaveLength(2);
    expect(question(game)).toBe('turn.action');
  });

  test('PR-D21 its stair room is the one that was made, not the sixth nor the last', () => {
    const rooms = ['coopers-shop', 'brine-gutter', 'smoke-room', 'barrel-loft', 'brine-stair'].map((premade) => ({
      premade,
      content: premade === 'brine-stair' ? 'stairs' : 'empty',
      spent: 1 as const,
    }));
    const game = inDungeon({ doors: 1, premade: 'landing', rooms }, { draws: ['2♥'] }, SALT);
    game.seat(0).answers('open');
    placeTreasure(game).expectBoard({ dungeon: { at: 6, levels: [{ 6: { premade: 'larder', content: 'vault' } }] } });
  });
});
