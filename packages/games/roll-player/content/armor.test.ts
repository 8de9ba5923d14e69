/** Each of the 21 Armor cards counts in its set, and for the class colours that it shows (RP-12). */
import { describe, expect, test } from 'vitest';
import { sheetOf } from '../rules/end/scoring';
import { heroOf, ware } from '../scenarios/table.fixture';
import { type Armor, builtIn, COLOURS, type Colour } from '.';
import { buying, sees } from './play.fixture';

const armor = builtIn.market.filter((card): card is Armor => card.kind === 'armor');
const CLASS_OF: { readonly [colour in Colour]: string } = {
  red: 'pikeman',
  blue: 'hexer',
  green: 'mudwife',
  white: 'almoner',
  black: 'latchfinger',
  purple: 'ballad-broker',
};
const stars = (cards: readonly string[], colour: Colour): number =>
  sheetOf(sees({ class: CLASS_OF[colour], cards }), 0).byCategory.armor;

/** What the first piece of a set is worth, and the colours that bring 1 more. */
const FIRST: { readonly [set: string]: number } = { ringmail: 1, buckskin: 1, moonweave: 2, sigil: 1 };

describe('RP-12.2, RP-12.3 a piece alone', () => {
  test.each(armor.map((card) => [card.id, card] as const))('%s', (id, { armorSet, colours }) => {
    const worth = COLOURS.map((colour) => stars([id], colour));
    expect(worth).toEqual(COLOURS.map((colour) => FIRST[armorSet] + (colours.includes(colour) ? 1 : 0)));
    const game = buying(id);
    expect(heroOf(game, 0).cards).toEqual([{ card: ware(id), exhausted: 0 }]);
    expect(heroOf(game, 0).cell).toBe(4); // RP-12.4: nothing happens before scoring
  });
});

describe('whole sets, card by card', () => {
  const TABLES: { readonly [set: string]: readonly number[] } = {
    ringmail: [1, 2, 4, 6, 8, 11],
    buckskin: [1, 3, 5, 7, 10],
    moonweave: [2, 4, 6, 9],
    sigil: [1, 2, 4, 6, 9, 12],
  };
  test.each(Object.keys(TABLES))('RP-12.2 %s', (set) => {
    const pieces = armor.filter((card) => card.armorSet === set).map(({ id }) => id);
    const stranger = COLOURS.find(
      (colour) => !armor.some((card) => card.armorSet === set && card.colours.includes(colour)),
    );
    const own = armor.find((card) => card.armorSet === set)!.colours[0];
    if (stranger) expect(pieces.map((_, i) => stars(pieces.slice(0, i + 1), stranger))).toEqual(TABLES[set]);
    expect(pieces.map((_, i) => stars(pieces.slice(0, i + 1), own))).toEqual(TABLES[set].map((n) => n + 1)); // once per set
  });

  test('RP-R55 the Sigil bonus needs the piece of the own colour', () => {
    expect(stars(['sigil-of-embers', 'sigil-of-moss'], 'blue')).toBe(2);
    expect(stars(['sigil-of-embers', 'sigil-of-tides'], 'blue')).toBe(3);
  });

  test('RP-12.3 each set has its own bonus', () => {
    expect(stars(['ringmail-coif', 'buckskin-jerkin', 'sigil-of-embers'], 'red')).toBe(1 + 1 + 1 + 2);
  });
});
