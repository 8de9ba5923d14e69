import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { ABILITIES, abilitiesOf, CALLINGS, callingOfPair, ROLES, roleOfAbility } from '../../content/roles';
import { boardOf, offered, question, table, told } from '../../scenarios/table.fixture';
import { SEATS } from '../board';
import { cardNamed, FULL_PACK, NONE } from '../cards/cards';

const ON = 'on';
/** In the Rifts there is a choice in camp, so the match stops there. */
const withMakeup = (makeup: string, more: { [id: string]: string } = {}) =>
  table({ split: 'auto', campaign: 'rifts', makeup, ...more });
const suits = (game: Scenario) => boardOf(game).party.map(({ suit }) => suit);
const callings = (game: Scenario) => boardOf(game).party.map(({ slots }) => callingOfPair(slots[0], slots[1]));
const origins = (game: Scenario) => boardOf(game).party.map(({ origin }) => origin);
/** By owner: so many Protector tokens, so many Support tokens. */
const tokens = (game: Scenario) =>
  SEATS.map((seat) => {
    const own = boardOf(game).tokens.filter(({ owner }) => owner === seat);
    return [own.filter(({ kind }) => kind === 'protector').length, own.filter(({ kind }) => kind === 'support').length];
  });
/** The deck gives these cards first. */
const deckWith = (...names: string[]) => {
  const first = names.map(cardNamed);
  return [...FULL_PACK.filter((card) => !first.includes(card)), ...first.reverse()];
};

describe('Basic Party', () => {
  test('PR-27.1 PR-3.12 the four roles, one each, with their suits; nobody is asked', () => {
    const game = withMakeup('basic');
    expect(callings(game)).toEqual(['protector', 'healer', 'damage', 'support']);
    expect(suits(game)).toEqual([1, 0, 2, 3]); // ♦ ♥ ♠ ♣
    expect(question(game)).toBe('setup.buff');
    expect(game.match.answers).toBe(0);
  });

  test('PR-3.11 two slots with two different abilities, both known: they are the role', () => {
    const { party } = boardOf(withMakeup('basic'));
    for (const [seat, role] of ROLES.entries()) {
      expect(party[seat]).toMatchObject({
        slots: abilitiesOf(role),
        known: abilitiesOf(role),
        origin: role,
        hasEpic: 1,
      });
      expect(new Set(party[seat].slots).size).toBe(2);
    }
  });

  test('PR-2.12 PR-2.13 the Protector owns one Protector token, the Support four Support tokens; all in the pool', () => {
    const game = withMakeup('basic');
    expect(tokens(game)).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 4],
    ]);
    expect(boardOf(game).tokens.every(({ on, suit, spare }) => on === NONE && suit === NONE && spare === 0)).toBe(true);
  });
});

describe('one role for all', () => {
  test.each([
    ['PR-27.2 Defenders of the Realm', 'protectors', 'protector', [1, 0]],
    ['PR-27.3 Did Someone Call for a Doctor?', 'healers', 'healer', [0, 0]],
    ['PR-27.4 Assassination Squad', 'damage', 'damage', [0, 0]],
    ['PR-27.5 The Band is Back Together', 'supports', 'support', [0, 4]],
  ])('%s: four of them, each with its own tokens', (_, makeup, role, own) => {
    const game = withMakeup(makeup);
    expect(callings(game)).toEqual([role, role, role, role]);
    expect(question(game)).toBe('setup.suits');
    game.seat(0).answers('default');
    expect(tokens(game)).toEqual([own, own, own, own]);
  });

  test('PR-2.14 PR-27.5 sixteen Support tokens, each known by its owner', () => {
    const game = withMakeup('supports');
    game.seat(0).answers('default');
    game.seat(0).answers('1:1', 'enough');
    game.seat(1).answers('1:1', 'enough');
    const placed = boardOf(game).tokens.filter(({ on }) => on === 1);
    expect(placed.map(({ owner }) => owner)).toEqual([0, 1]);
    expect(tokens(game)).toEqual([
      [0, 4],
      [0, 4],
      [0, 4],
      [0, 4],
    ]);
  });
});

describe('target suits', () => {
  test.each([
    ['protectors', [1, 0, 2, 3]], // ♦ first, the others ♥ ♠ ♣
    ['healers', [0, 1, 2, 3]],
    ['damage', [2, 0, 1, 3]],
    ['supports', [3, 0, 1, 2]],
    ['peasants', [0, 1, 2, 3]], // no role, so simply in order
  ])('PR-27.6 the default for %s', (makeup, expected) => {
    const game = withMakeup(makeup);
    expect(question(game)).toBe('setup.suits');
    game.seat(0).answers('default');
    expect(suits(game)).toEqual(expected);
  });

  test('PR-27.6 the default in seat order: first those whose role has its suit free, then what is left', () => {
    const game = withMakeup('mixer');
    game.seat(0).answers('support', 'support', 'damage', 'healer');
    game.seat(0).answers('default');
    expect(suits(game)).toEqual([3, 1, 2, 0]); // the second Support gets ♦, which nobody has
  });

  test('PR-27.6 PR-R8 the party may give others, all different', () => {
    const game = withMakeup('healers');
    for (const seat of SEATS) game.expectOptions(seat, ['default', 'choose']); // a party choice
    game.seat(2).answers('choose');
    game.expectQuestion('setup.suit');
    game.expectOptions(0, [0, 1, 2, 3]);
    game.seat(0).answers(3);
    game.expectOptions(1, [0, 1, 2]);
    game.seat(3).answers(1);
    game.expectOptions(1, [0, 2]);
    game.seat(1).answers(2); // the last suit goes without asking
    expect(suits(game)).toEqual([3, 1, 2, 0]);
    expect(told(game, 'suit.given').map(({ seat, suit }) => [seat, suit])).toEqual([
      [0, 3],
      [1, 1],
      [2, 2],
      [3, 0],
    ]);
  });

  test('PR-3.13 PR-R8 a suit is the character’s for good: other slots do not change it', () => {
    const game = table({ split: 'auto' }).given({
      party: { 0: { slots: ['cure', 'boost-heal'] } },
      phase: 'camp',
    });
    expect(callings(game)[0]).toBe('healer');
    expect(suits(game)).toEqual([1, 0, 2, 3]);
  });
});

describe('Mixer', () => {
  test('PR-27.7 any roles that leave at least one out', () => {
    const game = withMakeup('mixer');
    for (const seat of SEATS) game.expectOptions(seat, [...ROLES]);
    game.seat(0).answers('healer', 'damage', 'support');
    game.refuses(0, 'protector', 'PR-27.7');
    game.expectOptions(0, ['healer', 'damage', 'support']);
    game.seat(0).answers('damage');
    expect(callings(game)).toEqual(['healer', 'damage', 'support', 'damage']);
  });

  test('PR-27.7 with a role twice before the last choice, all four are open to it', () => {
    const game = withMakeup('mixer');
    game.seat(0).answers('healer', 'damage', 'damage');
    game.expectOptions(0, [...ROLES]);
    game.seat(1).answers('protector');
    game.seat(0).answers('default');
    expect(tokens(game)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });
});

describe('Blind Date', () => {
  test('PR-27.8 a card each: hearts Healer, diamonds Protector, spades Damage, clubs Support; repeats are possible', () => {
    const game = withMakeup('blind-date').random('deck', deckWith('2♥', 'K♦', '3♠', '9♠'));
    expect(callings(game)).toEqual(['healer', 'protector', 'damage', 'damage']);
    expect(told(game, 'role.drawn').map(({ seat, card }) => [seat, card])).toEqual([
      [0, cardNamed('2♥')],
      [1, cardNamed('K♦')],
      [2, cardNamed('3♠')],
      [3, cardNamed('9♠')],
    ]);
    game.seat(0).answers('default');
    expect(suits(game)).toEqual([0, 1, 2, 3]);
  });

  test('PR-27.8 clubs are the Support; four different roles need no choice of suits', () => {
    const game = withMakeup('blind-date').random('deck', deckWith('2♣', 'K♦', '3♠', '9♥'));
    expect(callings(game)).toEqual(['support', 'protector', 'damage', 'healer']);
    expect(suits(game)).toEqual([3, 1, 2, 0]);
    game.expectQuestion('setup.buff', 0);
  });

  test('PR-R86 the cards are drawn without putting them back, then all 52 are shuffled together', () => {
    const game = withMakeup('blind-date').random('deck', deckWith('2♥', '3♥', '4♥', '5♥'));
    expect(callings(game)).toEqual(['healer', 'healer', 'healer', 'healer']);
    const { deck, discard, inPlay } = boardOf(game);
    expect(deck.slice().sort((x, y) => x - y)).toEqual([...FULL_PACK]);
    expect([discard, inPlay]).toEqual([[], []]);
    expect(game.match.journal.filter((entry) => entry.kind === 'random' && entry.label === 'deck')).toHaveLength(2);
  });
});

describe('The Revolt of the Peasants', () => {
  test('PR-27.9 PR-R63 no roles, empty slots, no EPIC, no tokens; nobody places buffs', () => {
    const game = withMakeup('peasants');
    game.seat(0).answers('default');
    for (const one of boardOf(game).party) {
      expect(one).toMatchObject({ slots: ['', ''], known: [], origin: '', hasEpic: 0 });
    }
    expect(boardOf(game).tokens).toEqual([]);
    expect(boardOf(game).phase).toBe('camp');
  });
});

describe('Elite Squadron', () => {
  const classes = CALLINGS.map(({ id }) => id).filter((id) => !(ROLES as readonly string[]).includes(id));

  test('PR-27.14 each chooses its own prestige class, the same may be taken twice', () => {
    const game = withMakeup('elite');
    expect(classes).toHaveLength(24);
    game.expectQuestion('setup.class', 0);
    game.expectOptions(0, classes);
    expect(offered(game, 1)).toEqual([]); // its own choice, not the party's
    game.seat(0).answers('bard');
    game.expectOptions(1, classes);
    game.seat(1).answers('bard');
    game.seat(2).answers('shaman');
    game.seat(3).answers('squire');
    expect(callings(game)).toEqual(['bard', 'bard', 'shaman', 'squire']);
    expect(boardOf(game).party[2]).toMatchObject({ known: ['cure', 'double-damage'], hasEpic: 1 });
  });

  test('PR-27.15 PR-R64 and one role EPIC, of either role behind its abilities', () => {
    const game = withMakeup('elite');
    for (const [seat, id] of ['bard', 'bard', 'shaman', 'squire'].entries()) game.seat(seat).answers(id);
    game.expectQuestion('setup.epic', 0);
    game.expectOptions(0, ['resurrection', 'polymorph']);
    game.seat(0).answers('polymorph');
    game.seat(1).answers('resurrection');
    game.expectOptions(2, ['resurrection', 'xxx']);
    game.seat(2).answers('xxx');
    game.expectOptions(3, ['immunity', 'polymorph']);
    game.seat(3).answers('immunity');
    expect(origins(game)).toEqual(['support', 'healer', 'damage', 'protector']);
    expect(suits(game)).toEqual([3, 0, 2, 1]); // PR-27.6: all four roles are there
  });

  test('PR-27.6 an Elite character counts by the role of its role EPIC', () => {
    const game = withMakeup('elite');
    for (const [seat, id] of ['bard', 'bard', 'shaman', 'squire'].entries()) game.seat(seat).answers(id);
    for (const [seat, epic] of ['polymorph', 'polymorph', 'xxx', 'immunity'].entries()) game.seat(seat).answers(epic);
    game.seat(0).answers('default');
    expect(suits(game)).toEqual([3, 0, 2, 1]);
  });

  test('PR-27.15 whatever the class, its two role EPICs are those of its two abilities', () => {
    for (const id of classes) {
      const { pair } = CALLINGS.find((calling) => calling.id === id) as (typeof CALLINGS)[number];
      const game = withMakeup('elite');
      for (const seat of SEATS) game.seat(seat).answers(id);
      const epics = pair.map((ability) => CALLINGS[ROLES.indexOf(roleOfAbility(ability))].epic);
      game.expectOptions(0, epics);
    }
  });

  test('PR-2.12 PR-2.13 one Protector token and four Support tokens for whoever has an ability of both', () => {
    const game = withMakeup('elite');
    for (const [seat, id] of ['squire', 'dark-knight', 'duelist', 'bard'].entries()) game.seat(seat).answers(id);
    for (const [seat, epic] of ['polymorph', 'polymorph', 'xxx', 'polymorph'].entries()) game.seat(seat).answers(epic);
    game.seat(0).answers('default');
    expect(tokens(game)).toEqual([
      [1, 4],
      [1, 4],
      [1, 0],
      [0, 4],
    ]);
  });
});

describe('Apprentice', () => {
  /** Seat `apprentice` learns from seat `mentor`. */
  const apprentice = (makeup: string, who: number, mentor: number) => {
    const game = withMakeup(makeup, { apprentice: ON });
    game.seat(0).answers(who, mentor);
    return game;
  };

  test('PR-26.10 PR-26.16 Basic: the others take three different roles, the apprentice has the mentor’s', () => {
    const game = apprentice('basic', 0, 2);
    game.expectQuestion('setup.role');
    game.expectOptions(0, [...ROLES]);
    game.seat(0).answers('healer');
    game.refuses(0, 'healer', 'PR-26.16');
    game.expectOptions(0, ['protector', 'damage', 'support']);
    game.seat(3).answers('damage');
    game.expectOptions(0, ['protector', 'support']);
    game.seat(0).answers('support');
    expect(callings(game)).toEqual(['damage', 'healer', 'damage', 'support']);
    expect(suits(game)).toEqual([1, 0, 2, 3]); // ♦: the suit of the role that nobody has
    game.expectQuestion('setup.buff', 3);
  });

  test.each([
    ['protectors', 'protector'],
    ['healers', 'healer'],
    ['damage', 'damage'],
    ['supports', 'support'],
  ])('PR-26.16 %s: the apprentice is one too', (makeup, role) => {
    const game = apprentice(makeup, 1, 0);
    expect(callings(game)).toEqual([role, role, role, role]);
    expect(question(game)).toBe('setup.suits');
  });

  test('PR-26.16 PR-26.10 Mixer: three choose; the missing suit is the apprentice’s by default', () => {
    const game = apprentice('mixer', 1, 3);
    game.seat(0).answers('protector', 'healer', 'support');
    expect(callings(game)).toEqual(['protector', 'support', 'healer', 'support']);
    game.seat(0).answers('default');
    expect(suits(game)).toEqual([1, 2, 0, 3]);
  });

  test('PR-26.16 Blind Date: no draw for the apprentice', () => {
    const game = withMakeup('blind-date', { apprentice: ON }).random('deck', deckWith('2♥', 'K♦', '3♠'));
    game.seat(0).answers(1, 3);
    expect(told(game, 'role.drawn').map(({ seat }) => seat)).toEqual([0, 2, 3]);
    expect(callings(game)).toEqual(['healer', 'damage', 'protector', 'damage']);
  });

  test('PR-26.16 Elite: the mentor’s class; the role EPIC is its own', () => {
    const game = apprentice('elite', 1, 3);
    game.seat(0).answers('bard');
    game.seat(2).answers('shaman');
    game.seat(3).answers('squire');
    expect(callings(game)).toEqual(['bard', 'squire', 'shaman', 'squire']);
    game.seat(0).answers('polymorph');
    game.expectQuestion('setup.epic', 1);
    game.expectOptions(1, ['immunity', 'polymorph']);
  });

  test('PR-26.16 Peasants: only the 2s count, there is no mentor', () => {
    const game = withMakeup('peasants', { apprentice: ON });
    game.seat(0).answers(2);
    expect(question(game)).toBe('setup.suits');
    expect(boardOf(game)).toMatchObject({ apprentice: 2, mentor: NONE });
    game.seat(0).answers('default');
    expect(suits(game)).toEqual([0, 1, 2, 3]);
    expect(boardOf(game).party[2]).toMatchObject({ hp: 2, slots: ['', ''] });
  });
});

test('PR-2.13 four Support tokens, not eight, with Buff Ally and Curse Enemy both', () => {
  expect(ABILITIES).toContain('buff-ally');
  const game = withMakeup('basic');
  expect(boardOf(game).party[3].slots).toEqual(['buff-ally', 'curse-enemy']);
  expect(boardOf(game).tokens.filter(({ kind }) => kind === 'support')).toHaveLength(4);
});
