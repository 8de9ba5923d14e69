import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { priceOf, seenBy, stall } from '../../scenarios/stall.fixture';
import { boardOf, heroOf, says } from '../../scenarios/table.fixture';
import { sheetOf } from '../end/scoring';

const pieces = (set: string, from = ['base', 'ff']) =>
  builtIn.market.flatMap((card) =>
    card.kind === 'armor' && card.armorSet === set && from.includes(card.set) ? [card.id] : [],
  );
/** Stars of Armor for one of this class with these cards. */
const stars = (wearer: string, cards: readonly string[]) =>
  sheetOf(seenBy(stall({ class: wearer, cards: [...cards] }, { market: [] })), 0).byCategory.armor;
const PIKEMAN = 'pikeman'; // red
const HEXER = 'hexer'; // blue
const MUDWIFE = 'mudwife'; // green

describe('Armor', () => {
  test('RP-12.1 every card belongs to a set: three in the base game, a fourth with Fiends & Familiars', () => {
    const sizes = (from: string[]) => builtIn.armorSets.map(({ id }) => pieces(id, from).length);
    expect(sizes(['base'])).toEqual([5, 4, 3, 0]);
    expect(sizes(['base', 'ff'])).toEqual([6, 5, 4, 6]);
    const armor = builtIn.market.filter(({ kind }) => kind === 'armor');
    expect(armor).toHaveLength(21);
  });

  test.each([
    ['ringmail', HEXER, [1, 2, 4, 6, 8, 11]],
    ['buckskin', HEXER, [1, 3, 5, 7, 10]],
    ['moonweave', PIKEMAN, [2, 4, 6, 9]],
  ])('RP-12.2, RP-12.5, RP-R55 the cards of %s are counted together', (set, wearer, table) => {
    expect(pieces(set).map((_, i) => stars(wearer, pieces(set).slice(0, i + 1)))).toEqual(table);
  });

  test('RP-12.2, RP-12.5 the Sigil set by its own table', () => {
    const others = pieces('sigil').filter((id) => id !== 'sigil-of-tides');
    expect(others.map((_, i) => stars(HEXER, others.slice(0, i + 1)))).toEqual([1, 2, 4, 6, 9]);
    expect(stars(HEXER, pieces('sigil'))).toBe(12 + 1);
  });

  test('RP-12.2 every set for itself, and none without a card', () => {
    const [ring] = pieces('ringmail');
    const [skin, more] = pieces('buckskin');
    expect(stars(HEXER, [ring, skin, more])).toBe(1 + 3); // not three of one set
    expect(stars(HEXER, [])).toBe(0);
  });

  test('RP-12.3 1 more Star for a set of the class colour, once per set and not per card', () => {
    expect(stars(PIKEMAN, pieces('ringmail').slice(0, 1))).toBe(1 + 1);
    expect(stars(PIKEMAN, pieces('ringmail').slice(0, 3))).toBe(4 + 1);
    expect(stars(HEXER, pieces('ringmail').slice(0, 3))).toBe(4);
    expect(stars(PIKEMAN, [pieces('ringmail')[0], pieces('moonweave')[0]])).toBe(1 + 1 + 2);
  });

  test.each([
    ['ringmail', ['red', 'white']],
    ['buckskin', ['green', 'black']],
    ['moonweave', ['blue', 'purple']],
  ])('RP-12.5, RP-R55 %s shows %s', (set, colours) => {
    for (const id of pieces(set)) expect(builtIn.market.find((card) => card.id === id)).toMatchObject({ colours });
  });

  test('RP-12.5, RP-R55 the Sigil bonus needs the piece of the own colour', () => {
    expect(stars(PIKEMAN, ['sigil-of-moss'])).toBe(1);
    expect(stars(PIKEMAN, ['sigil-of-embers'])).toBe(1 + 1);
    expect(stars(PIKEMAN, ['sigil-of-embers', 'sigil-of-moss'])).toBe(2 + 1);
    expect(stars(MUDWIFE, ['sigil-of-moss'])).toBe(1 + 1);
    const colours = pieces('sigil').flatMap((id) => {
      const card = builtIn.market.find((one) => one.id === id)!;
      return card.kind === 'armor' ? card.colours : [];
    });
    expect(new Set(colours).size).toBe(6);
  });

  test('RP-12.4 before scoring it does nothing: only the Gold and the card have moved', () => {
    const game = stall({ gold: 9, xp: 2, honor: 1 });
    const before = structuredClone(heroOf(game, 0));
    const { discard, bag } = structuredClone(boardOf(game));
    says(game, 0, 'buy:leather-gloves');
    const { cards, gold, ...after } = heroOf(game, 0);
    expect([cards.length, gold]).toEqual([1, 9 - priceOf('leather-gloves')]);
    expect(after).toEqual({ ...before, cards: undefined, gold: undefined });
    expect([boardOf(game).discard, boardOf(game).bag]).toEqual([discard, bag]);
    game.expectQuestion('market.option', 1).expectInterrupts(0, []);
  });
});
