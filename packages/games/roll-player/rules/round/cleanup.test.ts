import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { die, fullRows } from '../../scenarios/position';
import { discards, stall, WARES } from '../../scenarios/stall.fixture';
import {
  boardOf,
  fiendCard,
  type Given,
  heroOf,
  initiativeWords,
  newGame,
  party,
  playTo,
  says,
  type Table,
  told,
  ware,
} from '../../scenarios/table.fixture';

/** Every Market turn is done. */
const cleanup = (given: Given = {}, options: Table = {}) => party({ phase: 'cleanup', ...given }, options);
const ids = (cards: readonly number[]) => cards.map((card) => builtIn.market[card].id);
/** Cards for the top of the deck that no position uses otherwise. */
const NEXT = ['ringmail-coif', 'feint', 'rootless', 'clarity', 'barter', 'climb'];

describe('Cleanup', () => {
  const full = { exhausted: ['short-change'], charisma: 2 };
  const initiative: Given[] = [{ gold: 0 }, { gold: 0 }, { gold: 0, dice: ['red 4', 'red 5'], fiends: [] }];

  test('RP-21.1, RP-R30 first Skills are refreshed, and nothing else is done yet', () => {
    const game = cleanup({
      initiative,
      market: WARES.map((id) => (id === 'short-change' ? '_' : id)),
      heroes: { 0: full },
    });
    game.expectQuestion('refresh.cleanup', 0);
    game.expectBoard({
      heroes: { 0: { charisma: 2 } },
      start: 0,
      round: 1,
      row: { 1: { gold: 0 }, 2: { fiends: [] } },
    });
    expect([boardOf(game).row[2].dice.length, boardOf(game).market[0]]).toEqual([2, ware('leather-gloves')]);
    says(game, 0, 'card:short-change');
    game.expectEvents([
      { type: 'skill.refreshed', seat: 0 },
      { type: 'charisma.lost', seat: 0, amount: 2 },
      { type: 'market.drawn' },
      { type: 'round.begins', round: 2, start: 1 },
    ]);
  });

  test('RP-21.2 each may turn one exhausted Skill upright, all at the same time', () => {
    const heroes = { 0: { exhausted: ['feint', 'climb'] }, 1: { exhausted: ['barter'] }, 2: { cards: ['heel'] } };
    const game = cleanup({ heroes }, { seats: 3 });
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([0, 1]);
    game.expectOptions(1, [`card:${ware('barter')}`, 'none']);
    says(game, 1, 'none');
    expect(heroOf(game, 0).cards.map(({ exhausted }) => exhausted)).toEqual([1, 1]);
    says(game, 0, 'card:climb');
    expect(boardOf(game).round).toBe(2);
    expect([0, 1].map((seat) => heroOf(game, seat).cards.map(({ exhausted }) => exhausted))).toEqual([[1, 0], [1]]);
  });

  test('RP-21.3 all Charisma tokens go, but what a card lets one keep', () => {
    const game = cleanup({ heroes: { 0: { charisma: 2 }, 1: { charisma: 3, class: 'almoner' } } });
    expect([heroOf(game, 0).charisma, heroOf(game, 1).charisma]).toEqual([0, 1]);
  });

  test('RP-21.4 dice on the card nobody selected go back into the bag', () => {
    const game = cleanup({ initiative }).random('bag', [20, 20, 20, 20, 20, 20]); // none of the red ones
    const { bag, values } = boardOf(game);
    const returned = [die('red'), die('red', 1)];
    expect(returned.every((one) => bag.includes(one) && values[one] === 0)).toBe(true);
    expect([...bag]).toEqual([...bag].sort((x, y) => x - y));
    expect(bag).toHaveLength(88 - 6);
  });

  test('RP-21.4 of both cards, when playing alone (worked example 26)', () => {
    const row: Given[] = [
      { holder: -1 },
      { gold: 1, dice: ['red 2', 'red 3'] },
      { dice: ['red 4', 'red 5'], fiends: ['fidget'] },
    ];
    const game = cleanup({ initiative: row }, { seats: 1 }).random('bag', [20, 20, 20, 20, 20, 20]);
    expect([0, 1, 2, 3].every((nth) => boardOf(game).bag.includes(die('red', nth)))).toBe(true);
    expect(boardOf(game).row.map(({ gold }) => gold)).toEqual([0, 1, 0]);
    expect(boardOf(game).row[2].fiends).toEqual([fiendCard('fidget')]);
    expect(boardOf(game).fiendDeck).toHaveLength(29);
  });

  test('RP-21.5 what is left of the Market is discarded, then a new one is drawn', () => {
    const game = stall({}, { deck: NEXT });
    const { length } = boardOf(game).discard;
    says(game, 0, 'buy:leather-gloves');
    discards(game, 1);
    expect(ids(boardOf(game).market)).toEqual(NEXT.slice(0, 4));
    expect(ids(boardOf(game).discard.slice(length))).toEqual(['thrifty', 'short-change', 'gravediggers-maul']);
  });

  test.each([
    ['ff', 1, 4],
    ['ff', 2, 4],
    ['ff', 3, 5],
    ['ff', 4, 6],
    ['full', 5, 7],
    ['base', 1, 3],
    ['base', 2, 3],
    ['base', 3, 4],
    ['base', 4, 5],
  ])('RP-21.5 as many as in the set-up: mode %s with %i players has %i', (mode, seats, cards) => {
    const game = cleanup({}, { mode, seats });
    expect([boardOf(game).round, boardOf(game).market.length]).toEqual([2, cards]);
  });

  test('RP-21.6 1 Gold on each card with an icon, a new Fiend on each empty slot', () => {
    const bare = Array.from({ length: 5 }, () => ({ gold: 0, fiends: [] }));
    const game = cleanup({ initiative: bare, fiends: ['fidget', 'doomcrier'] }, { seats: 4 });
    const { row, fiendDeck } = boardOf(game);
    expect(row.map(({ gold }) => gold)).toEqual([0, 1, 1, 1, 0]);
    expect(row.map(({ fiends }) => fiends)).toEqual([[], [], [], [fiendCard('fidget')], [fiendCard('doomcrier')]]);
    expect(fiendDeck).toHaveLength(28);
  });

  test('RP-21.6 the base game has no Fiends', () => {
    const game = cleanup({}, { mode: 'base', seats: 3 });
    expect(boardOf(game).row.map(({ fiends, gold }) => [fiends.length, gold])).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
      [0, 0],
    ]);
  });

  test('RP-21.7, RP-R31 a slot with any Fiend on its card is filled, a card without a slot never is', () => {
    const slot = (row: Given[]) => boardOf(cleanup({ initiative: row, fiends: ['doomcrier'] })).row;
    const full = slot([{ fiends: [] }, { fiends: [] }, { fiends: ['fidget', 'narrow-eye'] }]);
    expect(full[2].fiends).toEqual([fiendCard('fidget'), fiendCard('narrow-eye')]);
    const moved = slot([{ fiends: ['fidget'] }, { fiends: [] }, { fiends: [] }]);
    expect(moved.map(({ fiends }) => fiends)).toEqual([[fiendCard('fidget')], [], [fiendCard('doomcrier')]]);
  });

  test('RP-21.8 when the deck runs out the discard pile is shuffled, single and double dots together', () => {
    const deck = ['clarity', 'feint'].map(ware);
    const single = ['rootless', 'climb', 'barter', 'frail-frame', 'salt-censer', 'balanced'].map(ware);
    const double = ['hypocrite', 'summon', 'intimidate', 'turncoat', 'unbinding', 'exorcise'].map(ware);
    const piles = { marketDeck: [...deck], discard: [...single, ...double], callIn: 0, called: 1 };
    const { market, marketDeck, discard } = boardOf(cleanup({ market: WARES }).board(piles));
    expect(market.slice(0, 2)).toEqual([...deck].reverse());
    expect([market.length, discard]).toEqual([4, []]);
    const shuffled = [...marketDeck, ...market.slice(2).reverse()];
    expect(new Set(shuffled)).toEqual(new Set([...single, ...double, ...WARES.map(ware)])); // the old Market is in it
    expect(shuffled).not.toEqual([...single, ...double, ...WARES.map(ware)]);
    const dots = shuffled.map((card) => builtIn.market[card].dots);
    expect(dots).not.toEqual([...dots].sort()); // and no part of it lies above the other
    expect(dots).not.toEqual([...dots].sort().reverse());
  });

  test('RP-21.8 with no card anywhere the Market is smaller', () => {
    const deck = ['clarity', 'feint'].map(ware);
    const game = cleanup({ market: [] }).board({ marketDeck: [...deck], discard: [], callIn: 0, called: 1 });
    expect(boardOf(game).market).toEqual([...deck].reverse());
  });

  test.each([
    [0, 1],
    [2, 0],
  ])('RP-21.9 the Start Player passes to the left: from seat %i to seat %i', (from, to) => {
    const game = cleanup({ start: from }, { seats: 3 });
    expect([boardOf(game).start, boardOf(game).round]).toEqual([to, 2]);
    expect(told(game, 'dice.rolled')).toMatchObject([{ seat: to }]);
  });

  test('RP-21.1 the last round ends otherwise: nothing is drawn or filled', () => {
    const rows = fullRows(['red 2', 'blue 2', 'gold 2']);
    const game = cleanup({ heroes: { 0: { rows, gold: 9, charisma: 1 } } }, { seats: 1 });
    expect([boardOf(game).phase, boardOf(game).round, heroOf(game, 0).charisma]).toEqual(['combat', 1, 0]);
    expect(told(game, 'market.drawn')).toEqual([]);
  });
});

describe('the Call to Adventure', () => {
  test('RP-22.1, RP-R32 it is set aside for good, and the next card is drawn in its place', () => {
    const game = cleanup({ market: WARES, deck: NEXT, callIn: 3 });
    expect(ids(boardOf(game).market)).toEqual(NEXT.slice(0, 4)); // four cards all the same
    expect(told(game, 'called')).toMatchObject([{ round: 1 }]);
    expect(boardOf(game)).toMatchObject({ called: 1, callIn: 0 });
    playTo(game, 'market.option', { prefer: ['place'] });
    playTo(game, 'initiative.select', { prefer: ['discard'] });
    expect([boardOf(game).round, boardOf(game).market.length, told(game, 'called').length]).toEqual([3, 4, 1]);
  });

  test('RP-22.1 under the fourth card it waits for the next Market', () => {
    const game = cleanup({ market: WARES, deck: NEXT, callIn: 4 });
    expect([boardOf(game).called, boardOf(game).callIn]).toEqual([0, 0]);
  });

  test('RP-22.2 from then on one die for each Initiative card', () => {
    const rolled = (callIn: number, seats = 2) => told(cleanup({ callIn }, { seats }), 'dice.rolled')[0];
    expect(rolled(3)).toMatchObject({ two: false, dice: { length: 3 } });
    expect(rolled(4)).toMatchObject({ two: true, dice: { length: 6 } });
    expect(rolled(4, 3)).toMatchObject({ two: false, dice: { length: 4 } });
    const later = playTo(party({ called: 1 }), 'initiative.select');
    expect(told(later, 'dice.rolled')).toMatchObject([{ two: false, dice: { length: 3 } }]);
  });

  test('RP-22.3, RP-R32 dice that already lie on Initiative cards stay', () => {
    const initiative: Given[] = [
      { dice: ['red 1', 'red 2'] },
      { dice: ['red 3', 'red 4'] },
      { dice: ['red 5', 'red 6'], fiends: [] },
    ];
    const game = party({ phase: 'dice', called: 1, initiative });
    expect(initiativeWords(game)).toEqual([
      ['red 1', 'red 2'],
      ['red 3', 'red 4'],
      ['red 5', 'red 6'],
    ]);
    says(game, 0, 'card:2', 'place:red 5:STR');
    game.expectQuestion('place.die', 0);
    says(game, 0, 'place:red 6:DEX');
    game.expectQuestion('action.choose', 0);
  });

  test('RP-22.4, RP-R32 worked example 6: no count of Market cards includes it', () => {
    const game = newGame({ seed: '4' });
    const { marketDeck, discard, market, callIn } = boardOf(game);
    expect([discard.length, market.length, marketDeck.length, callIn]).toEqual([20, 4, 91 - 24, 15 - 4]);
    for (let round = 2; round <= 4; round++) {
      playTo(game, 'market.option', { prefer: ['place'] });
      playTo(game, 'initiative.select', { prefer: ['discard'] });
      expect([boardOf(game).round, boardOf(game).market.length]).toEqual([round, 4]);
    }
    expect(boardOf(game).marketDeck).toHaveLength(91 - 20 - 16);
    expect(told(game, 'dice.rolled').map(({ dice }) => (dice as unknown as unknown[]).length)).toEqual([6, 6, 6, 3]);
  });
});
