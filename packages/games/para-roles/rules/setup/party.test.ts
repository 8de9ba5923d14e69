import { copy, Match, type Plain, type Standing, type TableOptions } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { callingOfPair } from '../../content/roles';
import { paraRoles } from '../../game';
import { boardOf, party, question } from '../../scenarios/table.fixture';
import { SEATS, type Seen } from '../board';
import { cardName, cardNamed, FULL_PACK, HEALTH, NONE, valueOfCard } from '../cards/cards';
import { brings, partyOf, type SavedParty } from './party';

type Given = Parameters<typeof party>[0];
const ended = (reason: string): Standing => ({ places: [1, 1, 1, 1], scores: [0, 0, 0, 0], reason });
const savedFrom = (given: Given = {}, reason = 'won'): SavedParty | null =>
  partyOf({ b: boardOf(party(given)), options: {}, seats: 4 } as unknown as Seen, ended(reason));
const saved = (given: Given = {}): SavedParty => savedFrom(given) as SavedParty;
const begin = (brought: SavedParty, options: TableOptions = {}, seed = '1') =>
  Match.start(paraRoles, { seats: 4, seed, options, brought: brought as unknown as Plain });

const RICH: Given = {
  party: {
    0: { treasure: [0, 2, 0, 0], hp: 3 },
    1: { slots: ['cure', 'double-damage'], treasure: [1, 0, 0, 0] },
    2: { treasure: [0, 0, 0, 1] },
  },
  pack: { scrolls: 1, flasks: 3, bombs: 2, mirror: 0, book: 2 },
  debt: 2,
};

describe('a saved party', () => {
  test('PR-29.6 stat cards, known abilities, slots, treasure, items and role of origin', () => {
    const { version, characters, pack } = saved(RICH);
    expect(version).toBe(1);
    expect(characters[1]).toEqual({
      stat: ['7♥', '6♦', '8♠', '9♣'],
      treasure: [1, 0, 0, 0],
      slots: ['cure', 'double-damage'],
      known: ['cure', 'boost-heal', 'double-damage'],
      origin: 'healer',
      hasEpic: 1,
      suit: 0,
    });
    expect(characters.map(({ treasure }) => treasure)).toEqual([
      [0, 2, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ]);
    expect(pack).toMatchObject({ scrolls: 1, flasks: 3, bombs: 2, mirror: 0, armor: NONE, staff: NONE, book: 2 });
  });

  test('PR-29.6 it is plain data, and nothing of the board hangs on it', () => {
    const one = saved(RICH);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
    expect(brings(one as unknown as Plain)).toBeNull();
  });

  test.each([
    ['won', true],
    ['escaped', true],
    ['withdrawn', true],
    ['dead', false],
    ['madness', false],
  ])('PR-29.6 after a campaign that was not lost: %s', (reason, is) => {
    expect(savedFrom({}, reason) !== null).toBe(is);
  });

  test('PR-M29 after a win each relic is one treasure more, and no relic travels', () => {
    const game = party({ pack: { relics: [0, 0, 2, 3] } }, { campaign: 'maze' });
    game.seat(0).answers('leave');
    const { characters, pack } = partyOf(game.match.seen('everything') as Seen, game.match.standing!) as SavedParty;
    expect(characters.map(({ treasure }) => treasure)).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ]);
    expect(pack).not.toHaveProperty('relics');
  });

  test('PR-M29 whoever escapes with fewer has nothing for them', () => {
    const game = party({ pack: { relics: [0, 0, 2, -1] } }, { campaign: 'maze' });
    game.seat(0).answers('leave');
    game.expectStanding({ reason: 'escaped' });
    const { characters } = partyOf(game.match.seen('everything') as Seen, game.match.standing!) as SavedParty;
    expect(characters.flatMap(({ treasure }) => treasure)).toEqual(Array(16).fill(0));
  });
});

describe('the dead', () => {
  test('PR-29.6 PR-21.8 with treasure: it is spent, all of it, and the character is back', () => {
    const { characters } = saved({ party: { 2: { hp: 0, treasure: [1, 0, 2, 0] } } });
    expect(characters[2]).toMatchObject({ treasure: [0, 0, 0, 0], stat: ['6♥', '7♦', '9♠', '8♣'] });
  });

  test('PR-29.6 PR-21.5 without treasure: brought back by whoever has Resurrection', () => {
    const { characters } = saved({ party: { 2: { hp: 0 } } });
    expect(characters[2].stat).toEqual(['6♥', '7♦', '9♠', '8♣']);
  });

  test('PR-29.6 PR-21.10 a Healer who is back by treasure brings back the others', () => {
    const { characters } = saved({ party: { 1: { hp: 0, treasure: [0, 0, 0, 1] }, 2: { hp: 0 } } });
    expect(characters.map(({ stat }) => stat === null)).toEqual([false, false, false, false]);
  });

  test('PR-29.6 PR-R67 else a new character comes, of the same role, without treasure and without what was learnt', () => {
    const { characters } = saved({ party: { 1: { hp: 0, slots: ['cure', 'double-damage'] }, 2: { hp: 0 } } });
    expect(characters[1]).toEqual({
      stat: null,
      treasure: [0, 0, 0, 0],
      slots: ['cure', 'boost-heal'],
      known: ['cure', 'boost-heal'],
      origin: 'healer',
      hasEpic: 1,
      suit: 0,
    });
    expect(characters[2].stat).toBeNull();
    expect(characters[0].stat).not.toBeNull();
  });
});

describe('bringing it', () => {
  test('PR-28.13 PR-R67 the party is carried on: no draft and no question about roles', () => {
    const match = begin(saved(RICH), { campaign: 'tower', makeup: 'mixer', stats: 'random' });
    expect(match.pending.asks[0]).toMatchObject({ question: 'setup.buff', seat: 3 }); // PR-4.8: once a campaign
    const { party: them } = match.board;
    expect(them.map(({ stat }) => stat.map(cardName))).toEqual(saved(RICH).characters.map(({ stat }) => stat));
    expect(them.map(({ slots }) => callingOfPair(slots[0], slots[1]))).toEqual([
      'protector',
      'shaman',
      'damage',
      'support',
    ]);
    expect(them.map(({ suit }) => suit)).toEqual([1, 0, 2, 3]); // kept
    expect(them.map(({ treasure }) => treasure)).toEqual(saved(RICH).characters.map(({ treasure }) => treasure));
    expect(match.board.pack).toMatchObject({ flasks: 3, mirror: 0, relics: [NONE, NONE, NONE, NONE] });
  });

  test('PR-29.6 HP are full, treasure on Health included, and the debt is 0', () => {
    const { board } = begin(saved(RICH));
    expect(board.party.map(({ hp }) => hp)).toEqual([9, 8, 6, 8]);
    expect(board.debt).toBe(0);
  });

  test('PR-28.13 the decks lack what the party has', () => {
    const { board } = begin(saved(RICH));
    const held = board.party.flatMap(({ stat }) => stat);
    expect([...board.statDeck, ...held].sort((x, y) => x - y)).toEqual([...FULL_PACK]);
    expect(board.treasureDeck).toBe(52 - 4);
  });

  test('PR-2.12 PR-2.13 tokens by what is in the slots now', () => {
    const rebuilt = saved({ party: { 0: { slots: ['protect-other', 'buff-ally'] } } });
    const { tokens } = begin(rebuilt).board;
    expect(SEATS.map((seat) => tokens.filter(({ owner }) => owner === seat).length)).toEqual([5, 0, 0, 4]);
  });

  test('PR-29.6 PR-R67 a new character is dealt its cards at random from what is left', () => {
    const withNew = saved({ party: { 1: { hp: 0 }, 2: { hp: 0 } } });
    const stats = ['1', '2', '3'].map((seed) => begin(withNew, {}, seed).board.party[1].stat);
    expect(new Set(stats.map(String)).size).toBe(3);
    const { board } = begin(withNew);
    for (const one of board.party) expect(one.hp).toBe(valueOfCard(one.stat[HEALTH]));
    const held = board.party.flatMap(({ stat }) => stat);
    expect([...board.statDeck, ...held].sort((x, y) => x - y)).toEqual([...FULL_PACK]);
    expect(board.party[1]).toMatchObject({ origin: 'healer', suit: 0, fallen: 0 });
  });

  test('PR-28.13 a party of peasants goes on where it stood', () => {
    const poor = { slots: ['', ''], known: [], origin: '', hasEpic: 0 };
    const peasants = saved({
      party: { 0: poor, 1: poor, 2: { ...poor, slots: ['cure', ''], known: ['cure'], origin: 'healer' }, 3: poor },
    });
    const match = begin(peasants, { makeup: 'peasants', campaign: 'rifts' });
    expect(match.board.party[2]).toMatchObject({ slots: ['cure', ''], known: ['cure'], origin: 'healer', hasEpic: 0 });
    expect(match.board.phase).toBe('camp');
  });

  test('PR-28.13 without a brought party the set-up asks', () => {
    expect(Match.start(paraRoles, { seats: 4, seed: '1' }).pending.asks[0].question).toBe('setup.stat');
    expect(question(party())).not.toBe('setup.stat');
  });
});

describe('PR-28.13 what is no saved party is refused with a sentence', () => {
  const spoilt = (spoil: (party: SavedParty) => void): string | null => {
    const one = copy(saved(RICH));
    spoil(one);
    return brings(one as unknown as Plain);
  };

  test('PR-28.13 another version, a missing field, something that is no party at all', () => {
    expect(brings(7)).toContain('no saved party');
    expect(brings({})).toContain('version');
    expect(spoilt((one) => Object.assign(one, { version: 2 }))).toContain('version');
    expect(spoilt((one) => one.characters.pop())).toContain('characters');
    expect(spoilt((one) => Object.assign(one.pack, { dragons: 1 }))).toContain('pack');
  });

  test.each<[string, (party: SavedParty) => void, string]>([
    ['a card twice', (one) => one.characters[0].stat?.splice(0, 1, '7♥'), 'cannot both have 7♥'],
    ['a card of the wrong suit', (one) => one.characters[0].stat?.splice(0, 1, '9♣'), 'one card of each suit'],
    ['no card', (one) => one.characters[0].stat?.splice(0, 1, '1♥'), 'is no card'],
    ['a suit twice', (one) => Object.assign(one.characters[0], { suit: 0 }), 'four different target suits'],
    ['an ability nobody taught', (one) => one.characters[0].slots.splice(0, 1, 'cure'), 'that the character knows'],
    [
      'one ability in both slots',
      (one) => one.characters[0].slots.splice(0, 1, 'protect-other'),
      'two different abilities',
    ],
    ['an empty slot for no reason', (one) => one.characters[0].slots.splice(0, 1, ''), 'two different abilities'],
    ['an ability known twice', (one) => one.characters[0].known.push('joint-attack'), 'once'],
    ['too much treasure', (one) => one.characters[0].treasure.splice(0, 1, 49), '52 treasure cards, not 53'],
  ])('PR-28.13 %s', (_, spoil, sentence) => {
    expect(spoilt(spoil)).toContain(sentence);
  });

  test('PR-28.13 all 52 treasure cards are not too many', () => {
    expect(spoilt((one) => one.characters[0].treasure.splice(0, 1, 48))).toBeNull();
  });

  test('PR-28.13 the table refuses it before it begins', () => {
    const wrong = { ...saved(), version: 2 } as unknown as SavedParty;
    expect(() => begin(wrong)).toThrow('no saved party');
  });
});

test('PR-28.13 PR-29.6 saved, brought and saved again it is the same party', () => {
  const first = saved(RICH);
  const match = begin(first);
  expect(partyOf(match.seen('everything') as Seen, ended('won'))).toEqual(first);
  expect(match.board.party[0].stat.map(cardName)).toEqual(['9♥', '8♦', '6♠', '7♣']);
  expect(match.board.statDeck).not.toContain(cardNamed('9♥'));
});
