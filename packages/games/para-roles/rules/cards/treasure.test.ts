/** Topic 22: treasure. Suits: ♦ Protector (seat 0), ♥ Healer (1), ♠ Damage (2), ♣ Support (3). */
import { describe, expect, test } from 'vitest';
import { doing, enemiesAct, FOE, fight, hp, maximum, one, statOf } from '../../scenarios/fight.fixture';
import { deckOf } from '../../scenarios/maze.fixture';
import { boardOf, laidOut, offered, party, question, told } from '../../scenarios/table.fixture';
import { SEATS } from '../board';
import { summon } from '../fight/creature';
import { cardName, DEFENSE, FULL_PACK, HEALTH, TRICK } from './cards';
import { winTreasure } from './treasure';

type Given = Parameters<typeof fight>[0];
const PLACES = ['0', '1', '2', '3'];

/** Damage fells the only enemy; the search for who receives its treasure begins with the first of `search`. */
function won(search: string[], given: Given = {}, options = {}) {
  const game = fight({ enemies: [{ cards: [9, 8, 7, 6], hp: 1 }], draws: ['4♥', 'K♥', ...search], ...given }, options);
  return game.seat(2).answers(`attack:${FOE}`);
}
const rich = (...counts: number[]): Given => ({
  party: Object.fromEntries(counts.map((count, seat) => [seat, { treasure: [0, 0, 0, count] }])),
});
const searched = (game: ReturnType<typeof won>) =>
  told(game, 'treasure.search').map(({ cards }) => (cards as number[]).map(cardName));
const receivers = (game: ReturnType<typeof won>) => told(game, 'treasure.won').map(({ seat }) => seat);

describe('who has treasure', () => {
  test('PR-22.1 PR-R56 every enemy met as an encounter carries 1', () => {
    const game = party();
    game.seat(0).answers('go');
    expect(boardOf(game).enemies.map(({ treasure }) => treasure)).toEqual([1]);
  });

  test('PR-22.1 PR-R56 an Undead Guard carries none', () => {
    const game = enemiesAct({
      enemies: [{ cards: [13, 4, 3, 9] }],
      graveyard: ['6♥', '9♦'],
      draws: ['3♥'],
    }).random('enemy', [5]);
    expect(boardOf(game).enemies.map(({ type, treasure }) => [type, treasure])).toEqual([
      ['king', 1],
      ['undead-guard', 0],
    ]);
  });

  test('PR-22.1 PR-R56 nor does a summoned creature', () => {
    const game = doing({ enemies: [{ cards: [9, 8, 7, 6] }] }, (g) => {
      summon(g, 1);
      return undefined;
    });
    expect(boardOf(game).creature?.body.treasure).toBe(0);
  });

  test('PR-R71 PR-R72 52 cards, of which only the number is known', () => {
    expect(laidOut().treasureDeck).toBe(FULL_PACK.length);
    expect(boardOf(party(rich(0, 3, 0, 1))).treasureDeck).toBe(48);
  });
});

describe('who receives it', () => {
  test('PR-22.2 PR-22.3 cards are looked at and put under the deck until a suit names one of the poorest', () => {
    const game = won(['8♣', 'J♦', '3♥', '3♠'], rich(2, 1, 1, 2));
    expect(searched(game)).toEqual([['8♣', 'J♦', '3♥']]);
    game.expectQuestion('treasure.place', 1);
    const { deck, discard } = boardOf(game);
    expect(deck.slice(0, 3).map(cardName)).toEqual(['3♥', 'J♦', '8♣']); // the last one lowest
    expect(deck.slice(-1).map(cardName)).toEqual(['3♠']);
    expect(discard.map(cardName)).toEqual(['4♥', 'K♥']);
  });

  test('PR-22.2 the first card decides when all are equally poor', () => {
    expect(searched(won(['8♣', '3♥']))).toEqual([['8♣']]);
  });

  test('PR-22.3 poorest is who has the fewest cards in all, not on one stat', () => {
    const game = won(['9♠', '9♦', '9♥'], {
      party: {
        0: { treasure: [1, 1, 1, 1] },
        1: { treasure: [3, 0, 0, 0] },
        2: { treasure: [2, 2, 2, 2] },
        3: { treasure: [0, 0, 4, 0] },
      },
    });
    expect(searched(game)).toEqual([['9♠', '9♦', '9♥']]);
  });

  test('PR-22.3 PR-R85 the suit of a dead character is ignored, and its poverty does not count', () => {
    const game = won(['9♥', '8♥', '9♦'], {
      party: {
        0: { treasure: [0, 0, 0, 1] },
        1: { hp: 0 },
        2: { treasure: [0, 0, 0, 2] },
        3: { treasure: [2, 0, 0, 0] },
      },
    });
    expect(searched(game)).toEqual([['9♥', '8♥', '9♦']]);
    game.expectQuestion('treasure.place', 0);
  });

  test('PR-22.6 several are allotted one after the other, the poorest being counted anew each time', () => {
    const game = won(['9♥', '8♥', '9♠', '8♠', '7♦'], { enemies: [{ cards: [9, 8, 7, 6], hp: 1, treasure: 3 }] });
    game.seat(1).answers(0);
    game.seat(2).answers(0);
    game.seat(0).answers(0);
    expect(searched(game)).toEqual([['9♥'], ['8♥', '9♠'], ['8♠', '7♦']]);
    expect(receivers(game)).toEqual([1, 2, 0]);
    expect(boardOf(game).treasureDeck).toBe(49);
  });

  test('PR-22.7 the receiver, and nobody else, chooses which of its four stats the card goes under', () => {
    const game = won(['9♥'], {});
    game.expectOptions(1, PLACES);
    for (const seat of [0, 2, 3]) game.expectOptions(seat, []);
    game.seat(1).answers(DEFENSE);
    expect(boardOf(game).party.map(({ treasure }) => treasure)).toEqual([
      [0, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(statOf(game, 1, DEFENSE)).toBe(7);
  });

  test('PR-22.11 there is no limit to the cards under a stat', () => {
    const game = won(['9♥'], { party: Object.fromEntries(SEATS.map((seat) => [seat, { treasure: [0, 12, 0, 0] }])) });
    game.expectOptions(1, PLACES);
    game.seat(1).answers(DEFENSE);
    expect([one(game, 1).treasure[DEFENSE], statOf(game, 1, DEFENSE)]).toEqual([13, 15]);
  });

  test('PR-29.8 with "any suit" the first card that names somebody alive decides', () => {
    const given: Given = { party: { 0: { treasure: [0, 0, 0, 5] }, 1: { hp: 0 } } };
    expect(searched(won(['9♥', '9♦'], given, { 'treasure-to': 'any-suit' }))).toEqual([['9♥', '9♦']]);
    expect(searched(won(['9♥', '9♦', '8♠'], given))).toEqual([['9♥', '9♦', '8♠']]);
  });
});

describe('the search', () => {
  test('PR-22.4 PR-R57 the deck looked through in vain, all 52 are shuffled and the search goes on', () => {
    // Only the Support is poor, and no club is left.
    const game = fight({
      enemies: [{ cards: [9, 8, 7, 6], hp: 1 }],
      ...rich(1, 1, 1, 0),
      draws: ['4♥', 'K♥', '5♥', '6♥'],
      deckLeft: 4,
      epicUse: 0,
    }).random('deck', [FULL_PACK, deckOf('K♥', '2♣')]);
    game.seat(2).answers(`attack:${FOE}`);
    expect(searched(game)).toEqual([['5♥', '6♥', 'K♥', '2♣']]);
    expect(boardOf(game).deck).toHaveLength(52); // the cards of the attack too
    game.expectQuestion('treasure.place', 3);
    game.expectNoEvents([{ type: 'reshuffle' }, { type: 'epic.renewed' }]); // no reshuffle for PR-2.7
    game.expectBoard({ epicUse: 0, fight: { reshuffles: 0 } });
  });

  test('PR-22.4 and not while a card of it has not been looked at', () => {
    const game = won(['5♥', '6♥', '7♣'], { ...rich(1, 1, 1, 0), deckLeft: 5 });
    expect(searched(game)).toEqual([['5♥', '6♥', '7♣']]);
    expect(boardOf(game).deck).toHaveLength(3);
  });

  test('PR-22.4 an empty deck is shuffled before the first look', () => {
    const game = won([], { deckLeft: 2 });
    expect(boardOf(game).deck).toHaveLength(52);
    expect(searched(game)[0]).toHaveLength(1);
  });

  test('PR-22.5 it comes before the deck is shuffled anew, and its cards are drawn by nobody', () => {
    const game = won(['9♣', '9♥'], rich(1, 0, 1, 1));
    expect(boardOf(game)).toMatchObject({ inPlay: [], drawnBy: [], phase: 'aftermath' });
    expect(boardOf(game).deck).toHaveLength(50);
    game.expectNoEvents([{ type: 'draws' }]);
    game.seat(1).answers(0);
    expect([boardOf(game).deck.length, boardOf(game).discard]).toEqual([52, []]);
  });

  test('PR-22.2 outside combat it is allotted in the same way', () => {
    const game = doing({ ...rich(1, 1, 0, 1), draws: ['9♣', '9♠'] }, (g) => winTreasure(g, 1));
    game.expectQuestion('treasure.place', 2);
    expect(searched(game)).toEqual([['9♣', '9♠']]);
  });
});

describe('treasure on Health', () => {
  test('PR-22.10 it raises the maximum only', () => {
    const game = won(['9♥']);
    game.seat(1).answers(HEALTH);
    expect([maximum(game, 1), one(game, 1).hp]).toEqual([8, 7]);
  });

  /** A Trickster steals from Damage, ♥ 6. */
  const stolen = (treasure: number[], have: number) =>
    enemiesAct({
      party: { 2: { treasure, hp: have } },
      enemies: [{ cards: [3, 4, 5, 7] }],
      draws: ['3♠'],
    }).random('enemy', [4]);

  test('PR-22.10 losing it cuts HP above the new maximum, and that is no damage', () => {
    const game = stolen([2, 0, 0, 0], 8);
    expect([maximum(game, 2), one(game, 2).hp]).toEqual([7, 7]);
    game.expectNoEvents([{ type: 'damage' }]);
    expect(hp(stolen([2, 0, 0, 0], 7))[2]).toBe(7); // not above it: nothing happens
  });

  test('PR-22.10 moving it away does the same', () => {
    const game = party({ party: { 2: { treasure: [1, 0, 0, 0], hp: 7 } } });
    game.seat(0).answers('treasure', '2:0', '3:0');
    expect([one(game, 2).hp, one(game, 3).hp, maximum(game, 3)]).toEqual([6, 8, 9]);
  });
});

describe('moving treasure in combat', () => {
  test('PR-22.9 only by Swap Treasure: no free moving, no giving', () => {
    const game = fight({ party: { 0: { treasure: [0, 0, 0, 2] } } });
    game.expectOffers(0, ['swap'], ['treasure', 'hand', 'shop']);
    game.refuses(0, 'treasure');
    expect(offered(game, 1)).not.toContain('swap'); // it has none
  });

  test('PR-22.9 the swap costs the turn and a Trick check', () => {
    const failed = fight({ party: { 0: { treasure: [0, 0, 0, 2] } }, draws: ['9♥'] });
    failed.seat(0).answers('swap', '1:3');
    expect(one(failed, 0).treasure).toEqual([0, 0, 0, 2]);
    const done = fight({ party: { 0: { treasure: [0, 0, 0, 2] } }, draws: ['8♥'] });
    done.seat(0).answers('swap', '1:3');
    expect([one(done, 0).treasure[TRICK], one(done, 1).treasure[TRICK]]).toEqual([1, 1]);
    expect(question(done)).toBe('turn.action');
    expect(offered(done, 0)).toEqual([]);
  });

  test('PR-22.9 PR-R85 nothing goes to or from the dead', () => {
    const game = fight({ party: { 0: { treasure: [0, 0, 0, 2] }, 1: { hp: 0, treasure: [1, 0, 0, 0] } } });
    game.seat(0).answers('swap');
    expect(offered(game).filter((place) => place.startsWith('1:'))).toEqual([]);
  });
});
