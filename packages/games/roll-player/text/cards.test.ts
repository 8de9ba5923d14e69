/** The words on the cards: both languages have them all, they fit, they say the same numbers, and no two names are alike. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { idsOf, lintWords, lookUp, type Words } from '@tabard/content';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { words } from './words';

const FILES = ['gear', 'lore', 'heroes', 'foes'] as const;
const MOST_WORDS = 20;
const ROOM: { readonly [part: string]: number } = { flavour: 90, story: 200, name: 36, ability: 36 };

const each = (family: string, cards: readonly { readonly id: string }[], ...parts: readonly string[]): string[] =>
  cards.flatMap(({ id }) => parts.map((part) => `${family}.${id}.${part}`));

const { market, adventures } = builtIn;
const needed = [
  ...each('armorSet', builtIn.armorSets, 'name'),
  ...each('card', market, 'name', 'flavour'),
  ...each(
    'card',
    market.filter(({ kind }) => kind !== 'armor'),
    'text',
  ),
  ...each('race', builtIn.races, 'name', 'flavour'),
  ...each('class', builtIn.classes, 'name', 'ability', 'text'),
  ...each('alignment', builtIn.alignments, 'name'),
  ...each('backstory', builtIn.backstories, 'name', 'story'),
  ...each('familiar', builtIn.familiars, 'name', 'text', 'flavour'),
  ...each('fiend', builtIn.fiends, 'name', 'text', 'flavour'),
  ...each('minion', builtIn.minions, 'name', 'text', 'flavour'),
  ...each('monster', builtIn.monsters, 'name', 'flavour', 'many', 'solo'),
  ...each('adventure', adventures, 'name', 'text'),
  ...each(
    'adventure',
    adventures.filter(({ solo }) => solo !== undefined),
    'solo',
  ),
];

const FAMILIES = new Set(needed.map((id) => id.split('.')[0]));
const partOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
const isRule = (id: string): boolean => ['text', 'many', 'solo'].includes(partOf(id));

/** The numbers of a text in their order of size: languages put them in different places. */
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number).sort((x, y) => x - y);

describe.each(Object.entries(words))('%s', (language, all) => {
  const spoken = needed.map((id) => [id, lookUp(all as Words, id) ?? ''] as const);

  test('every card has its words, and no words are idle', () => {
    const onCards = idsOf(all as Words).filter((id) => FAMILIES.has(id.split('.')[0]));
    expect([...onCards].sort()).toEqual([...needed].sort());
  });

  test.each(FILES)('every sentence of %s is right ICU', (file) => {
    const path = `${file}.${language}.yaml`;
    const text = readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
    expect(lintWords({ path, text })).toEqual([]);
  });

  test('a rules text has at most 20 words, and the rest fits on its card', () => {
    const long = spoken.filter(([id, text]) =>
      isRule(id) ? text.split(/\s+/).length > MOST_WORDS : text.length > ROOM[partOf(id)],
    );
    expect(long).toEqual([]);
  });

  test('no two names are alike', () => {
    const names = spoken.filter(([id]) => partOf(id) === 'name').map(([, text]) => text.toLowerCase());
    expect(names.filter((text, i) => names.indexOf(text) !== i)).toEqual([]);
  });

  test('no sentence says the same as another', () => {
    const texts = spoken.filter(([id]) => ['flavour', 'story'].includes(partOf(id))).map(([, text]) => text);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});

test('both languages give a card the same numbers', () => {
  const differing = needed.filter((id) => {
    const [english, german] = [words.en, words.de].map((all) => numbersIn(lookUp(all as Words, id) ?? ''));
    return isRule(id) && english.join() !== german.join();
  });
  expect(differing.map((id) => [id, lookUp(words.en as Words, id), lookUp(words.de as Words, id)])).toEqual([]);
});

test('RP-30.27 the cards that the rules name have their names', () => {
  const name = (id: string) => [words.en, words.de].map((all) => lookUp(all as Words, `${id}.name`));
  expect(name('card.backpack')).toEqual(['Backpack', 'Rucksack']);
  expect(name('card.clarity')).toEqual(['Clarity', 'Klarheit']);
  expect(name('card.devious')).toEqual(['Devious', 'Verschlagen']);
  expect(name('card.relentless')).toEqual(['Relentless', 'Unerbittlich']);
  expect(name('card.summon')).toEqual(['Summon', 'Beschwören']);
  expect(name('card.diplomacy')).toEqual(['Diplomacy', 'Diplomatie']);
  expect(name('card.leather-gloves')).toEqual(['Leather Gloves', 'Lederhandschuhe']);
  expect(name('class.beastmaster')).toEqual(['Beastmaster', 'Bestienmeister']);
});
