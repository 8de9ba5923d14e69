import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { fullRows } from '../../scenarios/position';
import { discards, priceOf, refused, seenBy, stall, WARES } from '../../scenarios/stall.fixture';
import {
  boardOf,
  fiendCard,
  type Given,
  heroOf,
  keyOf,
  offered,
  party,
  says,
  told,
} from '../../scenarios/table.fixture';
import { measure } from '../cards/measure';
import { sheetOf } from '../end/scoring';
import { costOf } from '../round/market';

const SPRITE = 'price-sprite'; // Market cards cost 1 more
const GLOVES = 'leather-gloves';
const PRICE = priceOf(GLOVES);
const cost = (game: ReturnType<typeof stall>, seat = 0) =>
  costOf(
    seenBy(game),
    seat,
    builtIn.market.findIndex(({ id }) => id === GLOVES),
  );
const fiendsOf = (game: ReturnType<typeof stall>, seat = 0) =>
  heroOf(game, seat).fiends.map(({ fiend, active, binds }) => [builtIn.fiends[fiend].id, active, active & binds]);

/** One die on each card, the ★ card with these Fiends; seat 0 is next. */
const draft = (fiends: readonly string[], heroes: Given = {}, given: Given = {}) =>
  party({
    phase: 'dice',
    called: 1,
    initiative: [{ dice: ['red 1'] }, { dice: ['blue 2'] }, { dice: ['green 3'], fiends: [...fiends] }],
    heroes: { 0: { gold: 0 }, 1: { gold: 0 }, ...heroes },
    ...given,
  });
const takesStar = (game: ReturnType<typeof draft>, row = 'STR') =>
  says(game, 0, 'card:2', `place:green 3:${row}`, row === 'CHA' ? 'CHA' : 'none');
const takesFirst = (game: ReturnType<typeof draft>, seat = 1) => says(game, seat, 'card:0', 'place:red 1:STR', 'none');

describe('what a Fiend does, and to whom', () => {
  test('RP-18.1 it takes effect at the end of the Dice Phase in which it was gained', () => {
    const game = takesStar(draft([SPRITE]));
    expect([fiendsOf(game), cost(game)]).toEqual([[[SPRITE, 1, 0]], PRICE]);
    game.expectQuestion('initiative.select', 1);
    takesFirst(game);
    expect(boardOf(game).phase).toBe('market');
    expect([fiendsOf(game), cost(game)]).toEqual([[[SPRITE, 1, 1]], PRICE + 1]);
    expect(told(game, 'fiend.binds')).toMatchObject([{ seat: 0, fiend: fiendCard(SPRITE) }]);
  });

  test('RP-18.2 it binds its owner alone, while it lies face up', () => {
    const game = stall({ gold: 9, fiends: [SPRITE] });
    expect([cost(game, 0), cost(game, 1)]).toEqual([PRICE + 1, PRICE]);
    expect(cost(stall({ banished: [SPRITE] }))).toBe(PRICE);
    expect(cost(stall({ fresh: [SPRITE] }))).toBe(PRICE);
  });

  test('RP-18.6 banished it is turned face down, ends at once, stays and is counted', () => {
    const game = says(stall({ gold: 9, fiends: [SPRITE, 'fidget'] }), 0, `banish:${SPRITE}:gold`);
    expect(fiendsOf(game)).toEqual([
      [SPRITE, 0, 0],
      ['fidget', 1, 1],
    ]);
    const count = (metric: 'fiends-banished' | 'fiends-active') => measure(seenBy(game), 0, metric);
    expect([cost(game), count('fiends-banished'), count('fiends-active')]).toEqual([PRICE, 1, 1]);
    expect(boardOf(game).fiendDeck).not.toContain(fiendCard(SPRITE));
    game.expectView(null, { heroes: { 0: { fiends: { 0: { fiend: fiendCard(SPRITE) } } } } }); // its front stays known
  });

  test('RP-18.7 any number of active and banished Fiends', () => {
    const own = { fiends: [SPRITE, 'fidget', 'narrow-eye', 'butterthumb'], banished: ['knot-goblin', 'amber-mite'] };
    const game = takesStar(draft(['doomcrier'], { 0: { gold: 0, ...own } }), 'STR');
    expect(fiendsOf(game)).toHaveLength(7);
    expect(fiendsOf(game).filter(([, active]) => active)).toHaveLength(5);
  });

  test('RP-18.13 what is still active at the end has no effect on the score by itself', () => {
    const total = (own: Given) =>
      sheetOf(seenBy(party({ phase: 'scoring', results: {}, heroes: { 0: own } })), 0).total;
    expect(total({ fiends: ['doomcrier', SPRITE, 'fidget'] })).toBe(total({}));
    expect(total({ cards: ['bad-company'], fiends: [SPRITE, 'fidget'] })).toBe(total({}) + 2); // a card says so
  });

  test('RP-18.15 there are 30, and no two restrict the same', () => {
    expect(builtIn.fiends).toHaveLength(30);
    expect(new Set(builtIn.fiends.map(({ restriction }) => JSON.stringify(restriction))).size).toBe(30);
  });
});

describe('banishing', () => {
  const bound = (own: Given) => stall({ fiends: [SPRITE], ...own }, { market: [GLOVES, 'thrifty'] });
  const [byGold, byCharisma] = ['gold', 'charisma'].map((by) => `banish:${fiendCard(SPRITE)}:${by}`);

  test('RP-18.3 at any time before Character Creation ends, in any turn', () => {
    bound({}).expectInterrupts(0, [byGold]);
    stall({}, { heroes: { 1: { fiends: [SPRITE] } } })
      .expectQuestion('market.option', 0)
      .expectInterrupts(1, [byGold]);
    const select = party({ phase: 'dice', heroes: { 1: { fiends: [SPRITE] } } });
    select.expectQuestion('initiative.select', 0).expectInterrupts(1, [byGold]);
    says(select, 1, `banish:${SPRITE}:gold`);
    expect(heroOf(select, 1)).toMatchObject({ gold: 0, fiends: [{ active: 0 }] });
    select.expectQuestion('initiative.select', 0);
    const hunt = bound({ gold: 9 }).seat(0).answers('hunt');
    hunt.expectQuestion('hunt.minion', 0).expectInterrupts(0, [byGold]);
  });

  test('RP-18.3 own Fiends alone, and active ones', () => {
    stall({ gold: 9, banished: ['fidget'] }, { heroes: { 1: { fiends: [SPRITE] } } }).expectInterrupts(0, []);
  });

  test('RP-18.4, RP-17.4 for one Charisma token or for 5 Gold', () => {
    bound({ gold: 5, charisma: 1 }).expectInterrupts(0, [byGold, byCharisma]);
    const paid = says(bound({ gold: 6, charisma: 1 }), 0, `banish:${SPRITE}:gold`);
    expect(heroOf(paid, 0)).toMatchObject({ gold: 1, charisma: 1, fiends: [{ active: 0 }] });
    const charmed = says(bound({ gold: 6, charisma: 2 }), 0, `banish:${SPRITE}:charisma`);
    expect(heroOf(charmed, 0)).toMatchObject({ gold: 6, charisma: 1, fiends: [{ active: 0 }] });
    expect(refused(bound({ gold: 4 }), 0, `banish:${SPRITE}:gold`)).toBe('RP-18.4');
    expect(refused(bound({ gold: 9 }), 0, `banish:${SPRITE}:charisma`)).toBe('RP-18.4');
  });

  test('RP-17.4 each token is for one Fiend', () => {
    const game = says(bound({ gold: 0, charisma: 1, fiends: [SPRITE, 'fidget'] }), 0, `banish:${SPRITE}:charisma`);
    expect(refused(game, 0, 'banish:fidget:charisma')).toBe('RP-18.4');
  });

  test('RP-18.5, RP-R23 Charisma does not lower the 5 Gold', () => {
    const game = bound({ gold: 4, charisma: 3 });
    game.expectInterrupts(0, [byCharisma]);
    expect(refused(game, 0, `banish:${SPRITE}:gold`)).toBe('RP-18.4');
  });

  test('RP-18.8 worked example 10: banished before it ever takes effect', () => {
    const game = takesStar(draft([SPRITE]), 'CHA');
    expect([heroOf(game, 0).charisma, fiendsOf(game)]).toEqual([1, [[SPRITE, 1, 0]]]);
    says(game, 0, `banish:${SPRITE}:charisma`);
    takesFirst(game);
    expect([boardOf(game).phase, cost(game), heroOf(game, 0).charisma]).toEqual(['market', PRICE, 0]);
    expect(told(game, 'fiend.binds')).toEqual([]);
  });

  test('RP-18.8 at the latest at the end of the Dice Phase, where its owner is asked', () => {
    const game = takesStar(draft([SPRITE], { 0: { gold: 5 } }));
    takesFirst(game);
    game.expectQuestion('window.dice', 0).expectOptions(0, ['pass', byGold]);
    says(game, 0, `banish:${SPRITE}:gold`);
    expect(told(game, 'fiend.binds')).toEqual([]);
  });
});

describe('Fiends on Initiative cards', () => {
  test('RP-18.9 whoever selects a card with several gains them all', () => {
    const game = takesStar(draft([SPRITE, 'fidget', 'doomcrier']));
    expect(fiendsOf(game).map(([id]) => id)).toEqual([SPRITE, 'fidget', 'doomcrier']);
    expect(boardOf(game).row[2].fiends).toEqual([]);
  });

  test('RP-18.10, RP-21.6 worked example 21: what lies on an unselected card stays, the other slot is filled', () => {
    const initiative: Given[] = [
      { holder: 0 },
      { holder: 1 },
      { holder: 2 },
      { dice: ['red 4', 'red 5'], gold: 1, fiends: [SPRITE] },
      { holder: 3 },
    ];
    const game = stall({}, { initiative, market: WARES, fiends: ['fidget'] }, { seats: 4 });
    discards(game, 0, 1, 2, 3);
    const { row, bag, round } = boardOf(game);
    expect(round).toBe(2);
    expect(told(game, 'dice.rolled')).toHaveLength(1); // the next roll took what it needs out of the full bag
    expect(row.map(({ gold }) => gold)).toEqual([0, 1, 1, 1, 0]);
    expect(row.map(({ fiends }) => fiends)).toEqual([[], [], [], [fiendCard(SPRITE)], [fiendCard('fidget')]]);
    const unsorted = 10 - row.flatMap(({ dice }) => dice).length;
    expect(bag.length).toBe(88 - row.flatMap(({ dice }) => dice).length - unsorted);
  });

  test('RP-18.11, RP-R24 with an empty Fiend deck the slots stay empty', () => {
    const game = stall({}, { initiative: [{ holder: 0 }, {}, { holder: 1 }], market: [GLOVES, 'thrifty'] });
    game.board({ fiendDeck: [] });
    discards(game, 0, 1);
    expect(boardOf(game).round).toBe(2);
    expect(boardOf(game).row.map(({ fiends }) => fiends)).toEqual([[], [], []]);
  });

  test('RP-18.14, RP-R58 a summoned Fiend binds its new owner from the end of the Dice Phase', () => {
    const own = { cards: ['summon'], fiends: [SPRITE], gold: 0 };
    const game = draft([], { 0: own });
    says(game, 0, 'skill:summon', `fiend:${SPRITE}`);
    game.expectQuestion('summon.card', 0).expectOptions(0, ['card:0', 'card:1', 'card:2']);
    says(game, 0, 'card:0');
    expect([fiendsOf(game, 0), cost(game, 0)]).toEqual([[], PRICE]); // free of it at once
    takesStar(game);
    takesFirst(game);
    expect([fiendsOf(game, 1), cost(game, 1)]).toEqual([[[SPRITE, 1, 1]], PRICE + 1]);
    game.expectEvents([
      { type: 'fiend.gained', seat: 1, fiend: fiendCard(SPRITE) },
      { type: 'fiend.binds', seat: 1, fiend: fiendCard(SPRITE) },
    ]);
  });
});

describe('Fiends never stop the game', () => {
  test('RP-18.12, RP-R25 a forbidden card may be selected when no other is left', () => {
    const shade = { 0: { fiends: ['lead-foot-shade'], gold: 0 } };
    const game = draft([], shade);
    game.expectOptions(0, ['card:0', 'card:1']);
    expect(refused(game, 0, 'card:2')).toBe('RP-18.2');
    const last = draft([], shade, {
      initiative: [{ dice: [] }, { dice: [] }, { dice: ['green 3'] }],
    });
    last.expectOptions(0, ['card:2']);
  });

  test('RP-18.12, RP-R25 a die may be placed where a Fiend forbids it when there is no other place', () => {
    const eyed = (rows: Given) => says(draft([], { 0: { fiends: ['narrow-eye'], gold: 0, rows } }), 0, 'card:2');
    expect(offered(eyed({ STR: ['red 2'], DEX: ['red 3'] }))).toHaveLength(2); // rows that have a die
    expect(offered(eyed({}))).toHaveLength(7);
  });

  test('RP-18.12 two Fiends at once: what is left stays open, and all of it when nothing is', () => {
    const bound = (rows: Given) =>
      says(draft([], { 0: { fiends: ['narrow-eye', 'loose-end-lar'], gold: 0, rows } }), 0, 'card:2');
    const game = bound({ STR: ['red 2', 'red 3'], DEX: ['red 4'], CON: ['red 5'] });
    game.expectOptions(
      0,
      ['DEX', 'CON'].map((row) => keyOf(game, `place:green 3:${row}`, 0)),
    );
    expect(offered(bound({ STR: ['red 2', 'red 3'] }))).toHaveLength(7); // one would complete, the others are empty
  });
});

describe('after Character Creation', () => {
  const rows = fullRows(['gold 2', 'red 2']);
  const fight = (own: Given) =>
    party({ phase: 'combat', monster: 'the-pale-abbot', heroes: { 0: { rows, gold: 0, ...own }, 1: { gold: 0 } } });
  const result = (own: Given) => {
    const game = fight(own).random('monster', [[5], [0]]);
    return told(game, 'fight.result', 0)[0].result;
  };

  test('RP-18.16 a Fiend still active goes on binding its owner in Monster Combat', () => {
    expect([result({}), result({ fiends: ['doomcrier'] }), result({ banished: ['doomcrier'] })]).toEqual([6, 3, 6]);
  });

  test('RP-18.16 and can no longer be banished', () => {
    const game = fight({ gold: 9, charisma: 1, fiends: ['doomcrier'] });
    game.expectQuestion('monster.mercenaries', 0).expectInterrupts(0, []);
    const hired = fight({ gold: 9, fiends: ['deserter-at-the-door'] });
    expect(told(hired, 'fight.result')).toHaveLength(2); // nobody was asked
  });
});
