/** 5.3 How the rooms of a level are laid and looked at: PR-D3 to PR-D9. */
import { describe, expect, test } from 'vitest';
import { cardNamed, FULL_PACK } from '../../rules/cards/cards';
import { dungeonIn, inDungeon, roomIn, roomsIn } from '../../scenarios/dungeon.fixture';
import { boardOf, keysThat, offered, offeredOf, party, told } from '../../scenarios/table.fixture';
import { contentOfRank } from './rooms';

const ways = (game: ReturnType<typeof inDungeon>): string[] =>
  keysThat('camp', offered(game), (it) => (typeof it === 'string' ? WAYS.includes(it) : 'enter' in it));
const WAYS: readonly string[] = ['open', 'back', 'down', 'up', 'withdraw'];

describe('laying rooms', () => {
  test('PR-D4 the level starts on a landing with three closed doors', () => {
    const game = party({}, { campaign: 'dungeon' });
    game.expectBoard({ dungeon: { level: 1, at: 0, levels: [[{ content: 'landing', doors: 3 }]] } });
    expect(ways(game)).toEqual(['open', 'withdraw']);
  });

  test.each([
    ['4♥', 0, 0],
    ['4♦', 1, 0],
    ['4♠', 2, 0],
    ['4♣', 1, 1],
  ])('PR-D5 opening a door lays %s with %i further doors and enters it', (card, doors, secret) => {
    const game = inDungeon({ map: [card] });
    game.seat(0).answers('open');
    game.expectBoard({
      dungeon: { at: 1, levels: [[{ doors: 2 }, { card: cardNamed(card), doors, secret, from: 0 }]] },
    });
    game.expectEvents([{ type: 'room.laid', content: 'empty', doors, card: cardNamed(card) }]);
    expect(ways(game)).toEqual(doors > 0 ? ['open', 'back'] : ['back']);
  });

  test('PR-D5 PR-D14 doors lead to new rooms only; laid rooms are entered again', () => {
    const game = inDungeon({ map: ['4♦', '3♥', '2♥'] });
    game.seat(0).answers('open', 'open');
    game.expectBoard({ dungeon: { at: 2, levels: [[{}, { doors: 0 }, { from: 1 }]] } });
    expect(ways(game)).toEqual(['back']);
    game.seat(0).answers('back', 'back');
    expect(dungeonIn(game).at).toBe(0);
    expect(ways(game)).toEqual(['open', 'enter:1', 'withdraw']);
    game.seat(0).answers('enter:1');
    expect(ways(game)).toEqual(['enter:2', 'back']);
    expect(roomsIn(game)).toHaveLength(3); // walking lays nothing
  });

  test('PR-D6 the room by its rank', () => {
    const contents = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(contentOfRank);
    expect(contents).toEqual([
      ...['empty', 'empty', 'empty', 'trap', 'trap', 'den', 'den', 'den'],
      ...['guardroom', 'ambush', 'vault', 'sanctuary', 'stairs'],
    ]);
  });

  test('PR-D3 one Map Deck serves all levels; used cards are set aside', () => {
    const game = inDungeon({ rooms: [{ content: 'stairs', spent: 1 }], map: ['4♦', '3♦', '2♦'] });
    game.seat(0).answers('open', 'open', 'back', 'back', 'enter:1', 'down', 'open');
    game.expectBoard({ mapUsed: ['4♦', '3♦', '2♦'].map(cardNamed), dungeon: { level: 2 } });
    expect(boardOf(game).mapDeck).toHaveLength(49);
  });

  test('PR-D3 when it is empty they are shuffled again', () => {
    const [two, three, king] = ['2♦', '3♠', 'K♦'].map(cardNamed);
    const game = inDungeon({}).board({ mapDeck: [king], mapUsed: [three, two] });
    game.random('map', [FULL_PACK, [two, king, three]]);
    game.seat(0).answers('open');
    game.expectBoard({ mapDeck: [], mapUsed: [three, two, king] });
    game.seat(0).answers('back', 'open');
    expect(roomIn(game).card).toBe(three);
    game.expectBoard({ mapDeck: [two, king], mapUsed: [three] }).expectRandomUsedUp();
  });
});

describe('PR-D7 the stair room', () => {
  test('PR-D7 is the first Ace, its doors by suit stay', () => {
    const game = inDungeon({ map: ['A♠'] });
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { levels: [[{}, { content: 'stairs', doors: 2 }]] }, fight: { kind: 'guardian' } });
  });

  test('PR-D7 a later Ace is an empty room', () => {
    const game = inDungeon({ rooms: [{ content: 'stairs', spent: 1 }], map: ['A♦'] });
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { at: 2, levels: [[{}, {}, { content: 'empty', doors: 1 }]] }, fight: null });
  });

  test('PR-D7 else it is the sixth room laid, whatever its card; the fifth is not', () => {
    const rooms = [1, 2, 3, 4].map(() => ({ content: 'empty' }));
    const game = inDungeon({ rooms, map: ['2♦', '10♣'] });
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { at: 5, levels: [{ 5: { content: 'empty' } }] } });
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { at: 6, levels: [{ 6: { content: 'stairs', doors: 1, secret: 1 } }] } });
    game.expectBoard({ fight: { kind: 'guardian' }, enemies: [{ printed: [7, 7, 7, 7] }] });
  });

  test('PR-D7 PR-D8 a door that was only looked at is no room laid', () => {
    const rooms = [...[1, 2, 3].map(() => ({ content: 'empty' })), { content: 'door', lookedAt: 1 as const }];
    const game = inDungeon({ doors: 2, rooms: [...rooms, { content: 'door', lookedAt: 1 }], map: ['2♦'] });
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { at: 6, levels: [{ 6: { content: 'empty' } }] } }); // the fourth room
  });

  test('PR-D7 the seventh room is ordinary again', () => {
    const rooms = [{ content: 'stairs', spent: 1 as const }, ...[1, 2, 3, 4, 5].map(() => ({ content: 'empty' }))];
    const game = inDungeon({ rooms, map: ['K♦'] });
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { levels: [{ 7: { content: 'sanctuary' } }] } });
  });

  test('PR-D5 PR-D7 example 33: else it is the room after which no closed door is left', () => {
    const game = inDungeon({ level: 3, map: ['4♥', '8♥', '3♥'] }, { pack: { bombs: 1 } });
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { levels: { 2: [{ doors: 2 }, { content: 'empty', doors: 0 }] } } });
    game.seat(0).answers('back', 'open');
    game.expectBoard({ dungeon: { levels: { 2: { 2: { content: 'den', doors: 0 } } } }, fight: { kind: 'lair' } });
    game.seat(0).answers('bomb'); // back on the landing
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { at: 3, levels: { 2: { 3: { content: 'stairs', doors: 0 } } } } });
    game.expectBoard({ fight: { kind: 'guardian' }, enemies: [{ printed: [11, 11, 11, 11], type: 'prince' }] });
  });

  test('PR-D7 its own doors count: with one of them closed it is not the last', () => {
    const game = inDungeon({ doors: 1, map: ['2♦'] });
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { levels: [{ 1: { content: 'empty', doors: 1 } }] } });
  });

  test('PR-D7 a secret door that is not found does not count', () => {
    const rooms = [{ content: 'empty', secret: 1 as const }];
    const game = inDungeon({ doors: 1, rooms, map: ['2♥'] });
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { levels: [{ 2: { content: 'stairs' } }] } });
  });

  test('PR-D7 a door that was only looked at is still closed', () => {
    const rooms = [{ content: 'door', lookedAt: 1 as const, peeked: cardNamed('A♥') }];
    const game = inDungeon({ doors: 1, rooms, map: ['2♥'] });
    game.seat(0).answers('open');
    game.expectBoard({ dungeon: { levels: [{ 2: { content: 'empty' } }] } });
    game.seat(0).answers('back', 'enter:1');
    game.expectBoard({ dungeon: { levels: [{ 1: { content: 'stairs', card: cardNamed('A♥') } }] } });
  });
});

describe('PR-D8 Find Traps at a door', () => {
  const finding = (...draws: string[]) => inDungeon({ point: 2, map: ['6♠', '9♥', 'K♦'] }, { draws });

  test('PR-D8 success shows the card; the room is laid when it is entered', () => {
    const game = finding('2♥');
    game.seat(0).answers('find');
    game.expectEvents([
      { type: 'check', who: { seat: 2 }, stat: 3, ok: 1 },
      { type: 'finds.traps', seat: 2, found: 1 },
      { type: 'door.peeked', seat: 2, card: cardNamed('6♠') },
    ]);
    game.expectBoard({
      dungeon: { at: 0, levels: [[{ doors: 2 }, { lookedAt: 1, peeked: cardNamed('6♠'), card: -1 }]] },
    });
    game.expectNoEvents([{ type: 'room.laid' }]);
    game.seat(0).answers('enter:1');
    game.expectBoard({
      dungeon: { at: 1, levels: [{ 1: { lookedAt: 0, card: cardNamed('6♠'), content: 'trap', doors: 2 } }] },
    });
    game.expectEvents([
      { type: 'room.laid', content: 'trap' },
      { type: 'trap', suit: 2, seat: 2 },
    ]);
  });

  test('PR-D8 failure shows nothing, and that door is not tried again', () => {
    const game = inDungeon({ doors: 1, map: ['6♠'] }, { draws: ['A♥'] });
    game.seat(0).answers('find');
    game.expectBoard({ dungeon: { levels: [[{ doors: 0 }, { lookedAt: 1, peeked: -1, content: 'door' }]] } });
    game.expectOffers(0, ['enter:1'], ['find', 'open']);
    expect(offeredOf(game, 'disarm')).toEqual([]);
    game.seat(0).answers('enter:1');
    expect(roomIn(game).card).toBe(cardNamed('6♠'));
  });

  test('PR-D8 once for every closed door, and any of them may be opened then', () => {
    const game = finding('2♥', 'A♥', '2♦');
    game.seat(0).answers('find', 'find');
    game.expectOffers(0, ['open', 'enter:1', 'enter:2', 'find']);
    game.seat(0).answers('find');
    game.expectOffers(0, ['enter:1', 'enter:2', 'enter:3'], ['open', 'find']);
    game.seat(0).answers('enter:3');
    expect(roomIn(game).card).toBe(cardNamed('9♥')); // the second card that was seen
  });

  test('PR-D8 only the point tries', () => {
    const game = finding('2♥');
    expect(offeredOf(game, 'find')).toEqual(['find']);
    game.seat(0).answers('point:1', 'find');
    expect(told(game, 'finds.traps')).toMatchObject([{ seat: 1 }]);
  });

  test('PR-D20 the lantern draws two cards, and the better one counts', () => {
    const game = inDungeon({ map: ['6♠'] }, { draws: ['A♥', '2♥'], pack: { lantern: 1 } });
    game.seat(0).answers('find');
    game.expectEvents([{ type: 'check', cards: [cardNamed('A♥'), cardNamed('2♥')], kept: cardNamed('2♥'), ok: 1 }]);
    expect(boardOf(game).inPlay).toEqual([]);
  });
});

describe('PR-E6 PR-E7 a trap that was seen behind a door', () => {
  const seen = (draws: string[], more = {}) =>
    inDungeon(
      { level: 3, doors: 1, rooms: [{ content: 'door', lookedAt: 1, peeked: cardNamed('6♥'), suit: 0 }], ...more },
      { draws },
    );
  const disarms = (game: ReturnType<typeof seen>) => offeredOf(game, 'disarm');

  test('PR-E6 it may be left alone, disarmed by anybody alive, or walked into', () => {
    const game = inDungeon(
      { rooms: [{ content: 'door', lookedAt: 1, peeked: cardNamed('6♥'), suit: 0 }] },
      { party: { 1: { hp: 0 } } },
    );
    game.expectOffers(0, ['open', 'enter:1']);
    expect(disarms(game)).toEqual(['disarm:0:1', 'disarm:2:1', 'disarm:3:1']);
  });

  test('PR-E7 not from elsewhere, nor what is no trap', () => {
    const rooms = [
      { content: 'door', lookedAt: 1 as const, peeked: cardNamed('6♥') },
      { content: 'door', lookedAt: 1 as const, peeked: cardNamed('7♥') },
      { content: 'empty' },
    ];
    expect(disarms(inDungeon({ rooms, at: 3 }))).toEqual([]);
    expect(disarms(inDungeon({ rooms, at: 0 })).every((key) => key.endsWith(':1'))).toBe(true);
  });

  test('PR-E7 PR-E8 success removes it: an empty room with its doors', () => {
    const game = seen(['2♥']);
    game.seat(0).answers('disarm:3:1');
    game.expectEvents([{ type: 'disarms', seat: 3, done: 1 }]).expectNoEvents([{ type: 'trap' }]);
    expect(disarms(game)).toEqual([]);
    game.seat(0).answers('enter:1');
    game.expectBoard({ dungeon: { at: 1, levels: { 2: { 1: { card: cardNamed('6♥'), spent: 1 } } } } });
    game.expectNoEvents([{ type: 'trap' }, { type: 'damage' }]);
  });

  test('PR-E7 PR-E8 PR-E9 failure springs it on whoever tried, with the severity of the level; then it is empty', () => {
    const game = seen(['A♥', 'A♦']);
    const { hp } = boardOf(game).party[3];
    game.seat(0).answers('disarm:3:1');
    game.expectEvents([
      { type: 'disarms', seat: 3, done: 0 },
      { type: 'trap', suit: 0, seat: 3 },
    ]);
    game.expectBoard({ dungeon: { at: 0 }, party: { 3: { hp: hp - 3 } } }); // 1 + severity 2
    game.seat(0).answers('enter:1');
    expect(told(game, 'trap')).toHaveLength(1);
  });

  test('PR-D7 a trap removed behind the door of the stair room does not free the stairs', () => {
    const game = inDungeon({
      doors: 0,
      rooms: [{ content: 'door', lookedAt: 1, peeked: cardNamed('6♥'), suit: 0, spent: 1 }],
    });
    game.seat(0).answers('enter:1');
    game.expectBoard({ dungeon: { levels: [{ 1: { content: 'stairs', spent: 0 } }] }, fight: { kind: 'guardian' } });
  });
});

describe('PR-D9 searching a room of clubs', () => {
  const room = { content: 'empty', card: cardNamed('2♣'), secret: 1 as const };

  test('PR-D9 success adds one closed door', () => {
    const game = inDungeon({ rooms: [room], at: 1, point: 2 }, { draws: ['2♥'] });
    game.expectOffers(0, ['search'], ['open']);
    game.seat(0).answers('search');
    game.expectEvents([
      { type: 'check', who: { seat: 2 }, stat: 3 },
      { type: 'room.searched', seat: 2, found: 1 },
    ]);
    game.expectBoard({ dungeon: { levels: [{ 1: { doors: 1, secret: 0 } }] } }).expectOffers(0, ['open'], ['search']);
  });

  test('PR-D9 failure adds none, and there is no second search', () => {
    const game = inDungeon({ rooms: [room], at: 1 }, { draws: ['A♥'] });
    game.seat(0).answers('search');
    game
      .expectBoard({ dungeon: { levels: [{ 1: { doors: 0, secret: 0 } }] } })
      .expectOffers(0, ['back'], ['open', 'search']);
  });

  test('PR-D9 not in other rooms', () => {
    inDungeon({ rooms: [{ card: cardNamed('2♠') }], at: 1 }).expectOffers(0, ['back'], ['search']);
    inDungeon({}).expectOffers(0, ['open'], ['search']);
  });
});
