/** Boxes put together (DF-32). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPack } from '@tabard/content';
import { describe, expect, test } from 'vitest';
import { type BoxId, builtIn, GADGETS, makeContent } from '.';
import { ice, sum, tally } from './cards.fixture';
import { callsOf } from './checks';
import { files } from './files';
import { read } from './read';

describe('mixed boxes', () => {
  const crate = <Card extends { readonly box: BoxId }>(cards: readonly Card[]) =>
    cards.filter(({ box }) => box === 'crate');

  test('DF-1.4, DF-R1, DF-32.1 six Heroes of two boxes, no two alike', () => {
    expect(builtIn.heroes).toHaveLength(6);
    expect(new Set(builtIn.heroes.map(({ red, green }) => `${red.kind} ${green.kind}`)).size).toBe(6);
  });

  test('DF-2.4 each token has one owner, whichever Heroes play', () => {
    expect(tally(builtIn.heroes.map(({ blue }) => blue.kind))).toMatchObject({ melody: 1, cutthroat: 1 });
  });

  test('DF-32.2 there is one Target board', () => {
    expect(sum(builtIn.boxes.map(({ boards }) => boards))).toBe(1);
  });

  test('DF-32.3, DF-R103.5 each box has one complete set of dice, the crate one of d6', () => {
    expect(builtIn.diceSets.map(({ box, colour, white }) => [box, colour, white])).toEqual([
      ['ice', 'd4', 'd4'],
      ['crate', 'd6', 'd6'],
    ]);
    for (const { symbols } of builtIn.diceSets) expect(symbols.filter((symbol) => symbol === 'icon')).toHaveLength(1);
  });

  test('DF-32.4 the decks hold the cards of both, and those of the first keep their numbers', () => {
    for (const deck of ['heroes', 'monsters', 'bosses', 'dungeon', 'equipment'] as const)
      expect(builtIn[deck].slice(0, ice[deck].length)).toEqual(ice[deck]);
    expect(crate(builtIn.monsters).map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    expect(crate(builtIn.dungeon)).toHaveLength(2);
    expect(crate(builtIn.equipment).map(({ kind }) => kind)).toEqual(['weapon', 'armour', 'spendable', 'relic']);
    expect(crate(builtIn.bosses)).toEqual([]);
  });

  test('DF-32.5 what the cards of the crate call for is in a box', () => {
    const { monsters, bosses, dungeon, equipment } = builtIn;
    const cards = {
      monsters: crate(monsters),
      bosses: crate(bosses),
      dungeon: crate(dungeon),
      equipment: crate(equipment),
    };
    const calls = callsOf([cards]);
    expect([calls.dice, calls.gadgets, calls.templates]).toEqual([['water'], ['waterfall'], []]);
    expect(builtIn.boxes[0]).toMatchObject({ specialDice: ['snow', 'water'], gadgets: GADGETS });
    expect(() => makeContent(read, ['crate'])).toThrow('no box holds water');
  });

  test('DF-32.6 every card knows its box', () => {
    const cards = [...builtIn.monsters, ...builtIn.bosses, ...builtIn.dungeon, ...builtIn.equipment];
    expect(tally(cards.map(({ box }) => box))).toEqual({ ice: 21 + 3 + 21 + 24, crate: 4 + 2 + 4 });
  });

  test('an id that stands in two boxes is refused', () => {
    const data = { ...read, 'crate/heroes.yaml': read['ice/heroes.yaml'] };
    expect(() => makeContent(data)).toThrow('heroes: "yrsa-earworm" stands there twice');
  });

  test('every card has a picture of its own', () => {
    const { boxes, heroes, monsters, bosses, dungeon } = builtIn;
    const wares = new Map(builtIn.equipment.map((card) => [card.id, card]));
    const icons = [boxes, heroes, monsters, bosses, dungeon, [...wares.values()]].flatMap((things) =>
      things.map(({ icon }) => icon),
    );
    expect(icons.filter((icon, i) => icons.indexOf(icon) !== i)).toEqual([]);
  });
});

test('the files are a pack, wherever its folder lies', () => {
  const pack = Object.keys(files).map((name) => ({
    path: `somewhere/${name}`,
    text: readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8'),
  }));
  const { content, problems } = readPack(pack, files);
  expect(problems).toEqual([]);
  expect(makeContent(content!)).toEqual(builtIn);
});
