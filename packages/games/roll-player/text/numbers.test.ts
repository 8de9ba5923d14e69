/** The numbers that a card prints are those of its mechanics, in both languages: no balance change without its words. */
import { lookUp, type Words } from '@tabard/content';
import { describe, expect, test } from 'vitest';
import { builtIn, type Change, type Knob } from '../content';
import { mechanicsOf } from '../content/cards.fixture';
import { words } from './words';

/** What the rules have without cards; a class says what it makes of it ("3 Gold instead of 5"). */
const USUAL: { readonly [knob in Knob]?: number } = {
  'gold-die': 2, // RP-7.8
  'row-gold': 1, // RP-7.7
  'discard-gold': 2, // RP-10.3
  'banish-gold': 5, // RP-18.4
  'mercenary-gold': 5, // RP-19.6
  'action-xp': 5, // RP-20.4
  'int-rolls': 1, // RP-8.8
  'con-by': 1, // RP-8.6
};

/** What a text says besides: of how many dice a swap or a row is, and what a power does by name. */
const BESIDES: { readonly [text: string]: readonly number[] } = {
  'card.backpack.text': [4], // RP-30.1
  'class.ballad-broker.text': [2], // RP-30.17
  'card.echo-of-craft.text': [2], // the same action again
  'card.close-order-drill.text': [2],
  'card.quadrille.text': [2],
  'familiar.mire-toad.text': [2],
  'familiar.masked-stoat.text': [2],
  'card.uniformed.text': [3],
  'card.step-by-step.text': [3],
  'minion.twin-headed-bailiff.text': [3],
  'adventure.hall-of-mirrors.text': [3],
  'adventure.riddle-of-one-colour.text': [3],
  'adventure.glacier-steps.text': [3],
  'adventure.riptide.text': [3],
};
/** And what it says in other words: any card other than 1 is one of rank 2 or more. */
const UNSAID: { readonly [text: string]: readonly number[] } = { 'fiend.tollgate-imp.text': [2] };

type Mechanics = { readonly [field: string]: unknown };

/** Every number of the mechanics, as a text would say it. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  if (typeof value !== 'object' || value === null) return [];
  const { what, value: cap, max, ...rest } = value as Mechanics;
  if (what === 'cap') return [1, 2, 3, 4, 5, 6].filter((shown) => shown >= Number(cap)); // "5 or 6 count as 4"
  const most = 'change' in rest ? Number(max ?? 0) * Number(rest.by) : max; // times, where a text says how much
  return [cap, most, ...Object.values(rest)].flatMap(numbersOf);
}

const isUsual = (ability: object): ability is Change => 'change' in ability && String(ability.change) in USUAL;
/** A class tells the outcome; the usual number only where it says "instead of". */
const ofClass = (ability: object, text: string): number[] => {
  if (!isUsual(ability)) return numbersOf(ability);
  const usual = USUAL[ability.change]!;
  return text.includes('instead of') ? [usual + ability.by, usual] : [usual + ability.by];
};

/** From 2 on: a 1 is often "a", "one" or left out. */
const told = (numbers: readonly number[]): number[] => [...new Set(numbers)].filter((n) => n > 1).sort((x, y) => x - y);
const digitsOf = (text: string): number[] => told((text.match(/\d+/g) ?? []).map(Number));
const say = (language: 'en' | 'de', id: string): string => lookUp(words[language] as Words, id) ?? '';

const { market, classes, familiars, fiends, minions, monsters, adventures } = builtIn;
const CARDS: readonly (readonly [id: string, numbers: readonly number[]])[] = [
  ...market
    .filter(({ kind }) => kind !== 'armor') // its table is printed as it is
    .map((card) => [`card.${card.id}.text`, numbersOf(mechanicsOf(card as never))] as const),
  ...classes.map(({ id, abilities }) => {
    const text = `class.${id}.text`;
    return [text, abilities.flatMap((ability) => ofClass(ability, say('en', text)))] as const;
  }),
  ...familiars.map(({ id, action }) => [`familiar.${id}.text`, numbersOf(action)] as const),
  ...fiends.map(({ id, restriction }) => [`fiend.${id}.text`, numbersOf(restriction)] as const),
  ...minions.map(({ id, weakness }) => [`minion.${id}.text`, numbersOf(weakness)] as const),
  ...monsters.flatMap(({ id, many, solo }) => [
    [`monster.${id}.many`, numbersOf(many.ability)] as const,
    [`monster.${id}.solo`, numbersOf(solo.ability)] as const,
  ]),
  ...adventures.map(({ id, cond }) => [`adventure.${id}.text`, numbersOf(cond)] as const),
  ...adventures.flatMap(({ id, solo }) => (solo ? [[`adventure.${id}.solo`, numbersOf(solo)] as const] : [])),
];

describe.each(['en', 'de'] as const)('%s: the numbers from 2 on', (language) => {
  test.each(['card', 'class', 'familiar', 'fiend', 'minion', 'monster', 'adventure'])('of every %s', (family) => {
    const own = CARDS.filter(([id]) => id.startsWith(`${family}.`));
    const printed = own.map(([id]) => [id, say(language, id), digitsOf(say(language, id))]);
    const meant = own.map(([id, numbers]) => {
      const said = numbers.filter((n) => !UNSAID[id]?.includes(n));
      return [id, say(language, id), told([...said, ...(BESIDES[id] ?? [])])];
    });
    expect(own.length).toBeGreaterThan(10);
    expect(printed).toEqual(meant);
  });
});

test('what is said besides is needed, and of a card', () => {
  const numbers = new Map(CARDS);
  const idle = Object.entries(BESIDES).filter(([id, more]) => more.every((n) => numbers.get(id)?.includes(n) ?? true));
  expect(idle).toEqual([]);
  expect(Object.keys(UNSAID).filter((id) => !numbers.has(id))).toEqual([]);
});
