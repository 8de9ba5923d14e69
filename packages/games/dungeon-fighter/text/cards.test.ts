/** The words on the cards: both languages have them all, they fit, and no two are alike. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { idsOf, lintWords, lookUp, type Words } from '@tabard/content';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import de from './cards.de.yaml';
import en from './cards.en.yaml';

const ROOM = { flavour: 90, entrance: 100, quote: 70, title: 32, name: 36 } as const;

const each = (family: string, cards: readonly { readonly id: string }[], ...parts: readonly string[]): string[] =>
  [...new Set(cards.map(({ id }) => id))].flatMap((id) => parts.map((part) => `${family}.${id}.${part}`));

const needed = [
  ...each('box', builtIn.boxes, 'name', 'flavour'),
  ...each('diceSet', builtIn.diceSets, 'name'),
  ...each('hero', builtIn.heroes, 'name', 'title', 'quote'),
  ...each('monster', builtIn.monsters, 'name', 'flavour'),
  ...each('boss', builtIn.bosses, 'name', 'flavour', 'entrance'),
  ...each('dungeon', builtIn.dungeon, 'name', 'flavour'),
  ...each('equipment', builtIn.equipment, 'name', 'flavour'),
];

describe.each([
  ['en', en as Words],
  ['de', de as Words],
])('%s', (language, words) => {
  const spoken = needed.map((id) => [id, lookUp(words, id) ?? ''] as const);

  test('DF-C: every card has its words, and no words are idle', () => {
    expect([...idsOf(words)].sort()).toEqual([...needed].sort());
  });

  test('every sentence is right ICU', () => {
    const name = `cards.${language}.yaml`;
    const text = readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
    expect(lintWords({ path: name, text })).toEqual([]);
  });

  test('the words fit on the cards', () => {
    const long = spoken.filter(([id, text]) => text.length > ROOM[id.split('.').at(-1) as keyof typeof ROOM]);
    expect(long).toEqual([]);
  });

  test('no two are alike', () => {
    const texts = spoken.map(([, text]) => text);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});

test('DF-35, DF-25 the given names stand', () => {
  const name = (id: string) => [lookUp(en as Words, `${id}.name`), lookUp(de as Words, `${id}.name`)];
  expect(name('monster.water-tribe-goblin')).toEqual(['Water Tribe Goblin', 'Goblin vom Wasserstamm']);
  expect(name('monster.white-bear')).toEqual(['White Bear', 'Weißer Bär']);
  expect(name('monster.bloodthirsty-penguin')).toEqual(['Bloodthirsty Penguin', 'Blutrünstiger Pinguin']);
  expect(name('dungeon.hall-of-winter-solstice')).toEqual(['Hall of Winter Solstice', 'Halle der Wintersonnenwende']);
  expect(name('dungeon.cool-slide')).toEqual(['Cool Slide', 'Coole Rutsche']);
  expect(name('equipment.ramboril')).toEqual(['Ramboril', 'Ramboril']);
  expect(name('equipment.horned-helm')).toEqual(['Horned Helm', 'Hörnerhelm']);
  expect(name('equipment.enlarging-lotion')).toEqual(['Enlarging Lotion', 'Vergrößerungslotion']);
  expect(name('hero.jack-boatless')).toEqual(['Jack Boatless', 'Jack Bootlos']);
  expect(name('hero.lebron-bearskin')).toEqual(['Lebron Bearskin', 'Lebron Bärenfell']);
  expect(name('hero.marla-morningstar')).toEqual(['Marla Morningstar', 'Marla Morgenstern']);
});
