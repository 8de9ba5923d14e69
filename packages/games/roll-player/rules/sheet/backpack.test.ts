/** RP-30.1 to RP-30.9: Backpack and Clarity, the cards that store dice and place them anew. */
import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { METRICS } from '../../content/kinds';
import { drafting } from '../../scenarios/draft.fixture';
import { buys, priceOf, seenBy, stall } from '../../scenarios/stall.fixture';
import {
  asked,
  boardOf,
  type Given,
  heroOf,
  interrupts,
  keyOf,
  offered,
  party,
  playTo,
  question,
  rowWords,
  says,
  told,
  ware,
} from '../../scenarios/table.fixture';
import { measure } from '../cards/measure';
import { sheetOf } from '../end/scoring';
import { handsOf } from './scores';

const FULL_ROW = ['red 3', 'red 3', 'red 3'];
const card = (id: string) => builtIn.market[ware(id)];

describe('Backpack', () => {
  const packed = (stored: string[], more: Given = {}) => drafting({ cards: ['backpack'], stored, ...more });

  test('RP-30.1 a die may be stored instead of placed, up to four at a time', () => {
    const game = packed(['white 1', 'white 1', 'white 1']);
    says(game, 0, 'card:0');
    game.expectOffers(0, [keyOf(game, 'store:red 1'), keyOf(game, 'place:red 1:STR')]);
    says(game, 0, 'store:red 1');
    expect(heroOf(game, 0).stored).toHaveLength(4);
    const full = packed(['white 1', 'white 1', 'white 1', 'white 1']);
    says(full, 0, 'card:0').expectOffers(0, [], [keyOf(full, 'store:red 1')]);
    const without = drafting({});
    says(without, 0, 'card:0').expectOffers(0, [], [keyOf(without, 'store:red 1')]);
  });

  test('RP-30.2 never more stored dice than empty spaces', () => {
    const rows = {
      STR: FULL_ROW,
      DEX: FULL_ROW,
      CON: FULL_ROW,
      INT: ['blue 3', 'blue 3', 'blue 3'],
      WIS: ['green 3', 'green 3', 'green 3'],
      CHA: ['black 3', 'black 3', 'black 3'],
    };
    const one = (fam: string[]) => packed(['white 1'], { rows: { ...rows, FAM: fam } });
    const room = one(['purple 1']); // two empty, one stored
    says(room, 0, 'card:0').expectOffers(0, [keyOf(room, 'store:red 1')]);
    const none = one(['purple 1', 'purple 1']);
    says(none, 0, 'card:0'); // one empty, one stored: it can neither be stored nor take the space (RP-7.15)
    expect(told(none, 'returned', 0)).toHaveLength(1);
  });

  test('RP-30.3, RP-31.1 stored dice may be placed at any time, also in another player’s turn', () => {
    const game = party({ phase: 'market', heroes: { 1: { cards: ['backpack'], stored: ['white 5'] } } });
    expect(interrupts(game, 1)).toContain(keyOf(game, 'stored:white 5:STR', 1));
    says(game, 1, 'stored:white 5:STR', 'none');
    expect([rowWords(game, 1, 'STR')[0], question(game), asked(game)]).toEqual(['white 5', 'market.option', 0]);
  });

  test('RP-30.4 it follows all placement rules: leftmost space, Gold, action', () => {
    const own = { cards: ['backpack'], stored: ['gold 5'], gold: 0, rows: { INT: ['red 1', '_', 'red 1'] } };
    const game = party({ phase: 'market', heroes: { 0: own } });
    says(game, 0, 'stored:gold 5:INT');
    expect(rowWords(game, 0, 'INT')).toEqual(['red 1', 'gold 5', 'red 1']);
    expect(heroOf(game, 0).gold).toBe(3);
    game.expectQuestion('action.choose', 0).expectOptions(0, ['INT', 'none']);
    const full = party({ phase: 'market', heroes: { 0: { ...own, rows: { INT: FULL_ROW } } } });
    expect(interrupts(full, 0)).not.toContain(keyOf(full, 'stored:gold 5:INT', 0));
  });

  test('RP-30.5, RP-R45 in a Dice Phase it shares the one action, before, in and after the own turn', () => {
    const before = drafting({}, undefined, { start: 1, heroes: { 0: { cards: ['backpack'], stored: ['white 5'] } } });
    says(before, 0, 'stored:white 5:CON', 'CON', 'done'); // in the turn of seat 1
    says(before, 1, 'card:1', 'place:blue 2:STR', 'none');
    says(before, 0, 'card:0', 'place:red 1:STR');
    expect(told(before, 'action.taken', 0)).toHaveLength(1);
    expect(question(before)).not.toBe('action.choose');

    const within = packed(['white 5']);
    says(within, 0, 'card:0', 'stored:white 5:CON', 'place:red 1:STR');
    within.expectQuestion('action.choose', 0).expectOptions(0, ['STR', 'CON', 'none']);

    const after = packed(['white 5']);
    says(after, 0, 'card:0', 'place:red 1:STR', 'none', 'stored:white 5:CON');
    after.expectQuestion('action.choose', 0).expectOptions(0, ['CON', 'none']); // it declined the other
  });

  test('RP-R45 in other phases each has an action of its own', () => {
    const game = party({
      phase: 'market',
      heroes: { 0: { class: 'hexer', cards: ['backpack'], stored: ['white 5', 'white 4'] } },
    });
    says(game, 0, 'stored:white 5:CHA', 'CHA', 'stored:white 4:CHA', 'CHA');
    expect(heroOf(game, 0).charisma).toBe(2);
  });

  test('RP-30.28, RP-R53 it takes one hand', () => {
    expect(card('backpack')).toMatchObject({ kind: 'weapon', hands: 1 });
    const game = stall({ cards: ['backpack', 'jeweled-dagger'] });
    expect(handsOf(seenBy(game), heroOf(game, 0))).toBe(2);
  });

  test('RP-30.29, RP-R53 when it leaves, the stored dice are placed first', () => {
    const gold = priceOf('gravediggers-maul'); // and both hands
    const game = stall({ cards: ['backpack'], stored: ['gold 4'], gold, class: 'hexer' });
    buys(game, 'gravediggers-maul');
    game.expectQuestion('stored.place', 0);
    says(game, 0, 'place:gold 4:STR');
    expect(heroOf(game, 0).cards.map((one) => one.card)).toContain(ware('backpack'));
    says(game, 0, 'none');
    expect(heroOf(game, 0).cards.map((one) => one.card)).toEqual([ware('gravediggers-maul')]);
    expect([heroOf(game, 0).gold, boardOf(game).discard.includes(ware('backpack'))]).toEqual([2, true]);
  });

  test('RP-30.33, RP-R53 storing is not placing: no Gold, no action, nothing that answers a placement', () => {
    const own = { cards: ['backpack'], gold: 3, fiends: ['tall-poppy-imp'], rows: { STR: ['blue 1', 'blue 1'] } };
    const placed = drafting(own, ['gold 6', 'blue 2', 'green 3']);
    says(placed, 0, 'card:0', 'place:gold 6:STR');
    expect(heroOf(placed, 0).gold).toBe(3 + 2 + 1 - 1); // the die, the row, the imp
    const game = drafting(own, ['gold 6', 'blue 2', 'green 3']);
    says(game, 0, 'card:0', 'store:gold 6');
    expect(heroOf(game, 0).gold).toBe(3);
    game.expectQuestion('initiative.select', 1).expectNoEvents([{ type: 'placed' }, { type: 'action.taken' }]);
  });

  test('RP-30.33, RP-R53 a stored die keeps its value, and is placed with it rounds later', () => {
    const game = drafting({ cards: ['backpack'] }, ['gold 6', 'blue 2', 'green 3']);
    says(game, 0, 'card:0', 'store:gold 6');
    const [die] = heroOf(game, 0).stored;
    playTo(game, 'initiative.select', { seat: 0 });
    expect([boardOf(game).round, heroOf(game, 0).stored, boardOf(game).values[die]]).toEqual([2, [die], 6]);
    says(game, 0, 'stored:gold 6:CHA');
    expect(rowWords(game, 0, 'CHA')[0]).toBe('gold 6');
    expect(told(game, 'stored.placed')).toMatchObject([{ die, value: 6 }]);
  });

  test('RP-30.33, RP-R53 it is no target for actions, and no place for another die', () => {
    const own = { cards: ['backpack'], stored: ['white 5'], rows: { DEX: ['blue 4'] } };
    for (const [row, word] of [
      ['STR', 'die'],
      ['DEX', 'die'],
      ['INT', 'die'],
      ['CON', 'up'],
    ]) {
      const game = says(drafting(own), 0, 'card:0', `place:red 1:${row}`, row);
      expect(offered(game), row).toContain(keyOf(game, `${word}:red 1`, 0));
      for (const change of ['die', 'up', 'down'])
        expect(offered(game)).not.toContain(keyOf(game, `${change}:white 5`, 0));
    }
  });

  test('RP-30.33, RP-R53 it counts for nothing but the end of Character Creation', () => {
    const rows = { STR: ['green 2', 'green 2'], FAM: ['green 2'] };
    const own = { class: 'pikeman', cards: ['backpack'], rows };
    const all = (hero: Given) => {
      const seen = seenBy(stall(hero));
      return [
        ...METRICS.map((metric) => measure(seen, 0, metric)),
        measure(seen, 0, { dice: {} }),
        sheetOf(seen, 0).total,
      ];
    };
    const without = all(own);
    expect(all({ ...own, stored: ['red 2', 'red 5'] })).toEqual(without);
    expect(all({ ...own, rows: { ...rows, STR: [...rows.STR, 'red 2'] } })).not.toEqual(without); // on the sheet it does
  });
});

describe('Clarity', () => {
  const rows = { STR: ['red 2', 'gold 5', 'blue 6'], WIS: ['green 3'] };
  const clear = (own: Given = {}) => {
    const game = stall(
      { gold: priceOf('clarity'), rows, class: 'hexer', ...own },
      { market: ['clarity', 'thrifty', 'feint', 'barter'] },
    );
    return buys(game, 'clarity');
  };

  test('RP-30.6 one die of the own sheet is taken off and placed again; or none', () => {
    const game = clear();
    expect(offered(game)).toEqual([0, 60, 10, 20].map((die) => `die:${die}`).concat('done'));
    says(game, 0, 'done');
    expect(rowWords(game, 0, 'STR')).toEqual(rows.STR);
  });

  test('RP-30.7, RP-R46 into any empty space, where it came from included, not only the leftmost', () => {
    const game = clear();
    says(game, 0, 'die:blue 6');
    expect(offered(game)).toContain('space:2'); // where it was
    expect(offered(game)).toContain('space:14'); // the third of WIS
    expect(offered(game)).toContain('space:20');
    expect(offered(game)).not.toContain('space:0');
    says(game, 0, 'space:2');
    expect(rowWords(game, 0, 'STR')).toEqual(rows.STR);
    expect(heroOf(game, 0).gold).toBe(1); // the row is complete again
    game.expectQuestion('action.choose', 0).expectOptions(0, ['STR', 'none']);
  });

  test('RP-30.8, RP-7.13 Gold for a gold die and the row’s action', () => {
    const game = clear();
    says(game, 0, 'die:gold 5', 'space:20');
    expect(heroOf(game, 0).gold).toBe(2);
    game.expectOptions(0, ['FAM', 'none']);
  });

  test('RP-30.9 the other dice do not slide', () => {
    const game = clear();
    says(game, 0, 'die:red 2', 'space:13', 'none');
    expect(rowWords(game, 0, 'STR')).toEqual(['_', 'gold 5', 'blue 6']);
    expect(rowWords(game, 0, 'WIS')).toEqual(['green 3', 'red 2', '_']);
  });
});
