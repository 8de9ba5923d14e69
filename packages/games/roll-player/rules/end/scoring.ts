/** RP-25: final scoring as an itemised sheet. It can be asked at any time: "if the game ended now". */
import { CATEGORIES } from '@tabard/content/hero';
import type { Seat } from '@tabard/kernel';
import { type ArmorSet, ATTRS, type Attr, type Score } from '../../content';
import { type Card, cardOf, classOf, type Hero, hasFamiliars, isSolitaire, NONE, type Seen } from '../board';
import { knob } from '../cards/abilities';
import { amountOf, holds } from '../cards/measure';
import {
  armorSets,
  attributeScore,
  backstoryMatches,
  classDice,
  familiarMatches,
  meets,
  powerGoalMet,
  powerScore,
} from '../sheet/scores';

/** The table of RP-25.1, as a hero's file names it. */
export { CATEGORIES };
export type Category = (typeof CATEGORIES)[number];

export interface StarLine {
  readonly category: Category;
  readonly stars: number;
  /** A goal: its attribute and the score reached. */
  readonly attr?: Attr;
  readonly met?: boolean;
  /** What was counted: the score, the dice, the matches, the pieces. */
  readonly count?: number;
  readonly card?: Card;
  readonly armorSet?: string;
  /** Stars of an Armor set's colour, or of the Champion Bonus, in them. */
  readonly extra?: number;
}
export interface StarSheet {
  readonly lines: readonly StarLine[];
  readonly byCategory: { readonly [category in Category]: number };
  readonly total: number;
}

export const BACKSTORY_STARS = [0, 0, 1, 1, 3, 3, 6];
export const FAMILIAR_STARS = [0, 0, 1, 3];
const GOLD_PER_STAR = 8; // RP-27.17
const WITHOUT_MINIONS = 5; // RP-27.18

export function sheetOf(seen: Seen, seat: Seat): StarSheet {
  const lines = linesOf(seen, seat);
  const byCategory = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category, stars } of lines) byCategory[category] += stars;
  return { lines, byCategory, total: totalOf(lines) };
}

function totalOf(lines: readonly StarLine[]): number {
  let total = 0;
  for (const { stars } of lines) total += stars;
  return total;
}

/** What the sheet is worth. */
export const starsNow = (seen: Seen, seat: Seat): number => totalOf(linesOf(seen, seat));

/** What the sheet would be worth without some of its cards (RP-25.13): any of them, asked as often as one likes. */
export function starsWithout(seen: Seen, seat: Seat): (shed: readonly Card[]) => number {
  const { b, content, options, seats } = seen;
  const { cards } = b.heroes[seat];
  const tried: Hero = { ...b.heroes[seat] };
  const without: Seen = { content, options, seats, b: { ...b, heroes: b.heroes.with(seat, tried) } };
  return (shed) => {
    tried.cards = cards.filter(({ card }) => !shed.includes(card));
    return starsNow(without, seat);
  };
}

/** RP-25.12: cards come last, because they may look at the rest; no card looks at Stars from Traits. */
function linesOf(seen: Seen, seat: Seat): StarLine[] {
  return [
    ...goals(seen, seat),
    classColour(seen, seat),
    alignment(seen, seat),
    backstory(seen, seat),
    ...armor(seen, seat),
    ...familiar(seen, seat),
    ...monster(seen, seat),
    ...cards(seen, seat),
    ...alone(seen, seat),
  ];
}

function goals(seen: Seen, seat: Seat): StarLine[] {
  if (seen.b.heroes[seat].class === NONE) return [];
  return classOf(seen, seat).goals.map((goal, attr) => {
    const count = attributeScore(seen, seat, attr);
    const met = meets(goal, count);
    return { category: 'goals', stars: met ? goal.stars : 0, attr: ATTRS[attr], met, count }; // RP-25.6
  });
}

function classColour(seen: Seen, seat: Seat): StarLine {
  const count = classDice(seen, seat);
  return { category: 'class-dice', stars: count, count };
}

/** RP-16.3. */
function alignment({ b, content }: Seen, seat: Seat): StarLine {
  const hero = b.heroes[seat];
  const stars = hero.alignment === NONE ? 0 : content.alignments[hero.alignment].grid[hero.cell];
  return { category: 'alignment', stars };
}

function backstory(seen: Seen, seat: Seat): StarLine {
  const count = backstoryMatches(seen, seat);
  return { category: 'backstory', stars: BACKSTORY_STARS[count] + knob(seen, seat, 'backstory-stars'), count };
}

/** RP-12.2, RP-12.3, RP-R55. */
function armor(seen: Seen, seat: Seat): StarLine[] {
  const hero = seen.b.heroes[seat];
  return [...armorSets(seen, hero)].map(([id, count]) => {
    const set = seen.content.armorSets.find((one) => one.id === id)!;
    const extra = showsOwnColour(seen, hero, set) ? 1 : 0;
    const stars = set.stars[Math.min(count, set.stars.length - 1)] + extra;
    return { category: 'armor', armorSet: id, count, extra, stars };
  });
}

/** On any card of the set, or on one of the own pieces, as the set has it. */
function showsOwnColour(seen: Seen, { cards, colour }: Hero, { id, bonus, colours }: ArmorSet): boolean {
  if (bonus === 'set-colour') return (colours as readonly string[]).includes(colour);
  return cards.some(({ card }) => {
    const it = cardOf(seen, card);
    return it.kind === 'armor' && it.armorSet === id && (it.colours as readonly string[]).includes(colour);
  });
}

function familiar(seen: Seen, seat: Seat): StarLine[] {
  if (!hasFamiliars(seen)) return [];
  const { familiar } = seen.b.heroes[seat];
  if (familiar === NONE) return [];
  const met = powerGoalMet(seen, seat);
  const matches = familiarMatches(seen, seat);
  const { stars } = seen.content.familiars[familiar].goal;
  return [
    { category: 'power', stars: met ? stars : 0, met, count: powerScore(seen, seat) },
    { category: 'familiar-backstory', stars: FAMILIAR_STARS[matches], count: matches },
  ];
}

function monster({ b }: Seen, seat: Seat): StarLine[] {
  const fight = b.combat?.results[seat];
  return fight
    ? [{ category: 'monster', stars: fight.stars + fight.champion, extra: fight.champion, count: fight.result }]
    : [];
}

function cards(seen: Seen, seat: Seat): StarLine[] {
  return seen.b.heroes[seat].cards.flatMap(({ card }): StarLine[] => {
    const it = cardOf(seen, card);
    if (it.kind === 'trait') return [{ category: 'traits', card, stars: starsOf(seen, seat, it.score) }];
    if (it.kind === 'weapon' && it.score) return [{ category: 'cards', card, stars: starsOf(seen, seat, it.score) }];
    return [];
  });
}

/** RP-27.17, RP-27.18: playing alone with the Monster. */
function alone(seen: Seen, seat: Seat): StarLine[] {
  if (!isSolitaire(seen) || !hasFamiliars(seen)) return [];
  const { gold } = seen.b.heroes[seat];
  const perGold: StarLine = { category: 'gold', stars: Math.floor(gold / GOLD_PER_STAR), count: gold };
  return seen.b.mode === 'ff' ? [perGold, { category: 'bonus', stars: WITHOUT_MINIONS }] : [perGold];
}

/** What a card's own table gives. */
export function starsOf(seen: Seen, seat: Seat, score: Score): number {
  let sum = 0;
  for (const { stars, if: cond, per, every, max } of 'sum' in score ? score.sum : score.first) {
    if (!holds(seen, seat, cond)) continue;
    sum += amountOf(seen, seat, { n: stars, per, every, max });
    if ('first' in score) return sum;
  }
  return sum;
}

/** RP-27.19, RP-28.4. */
const RANKS = { fiends: [47, 43, 38, 34, 29, 25], base: [Number.MAX_SAFE_INTEGER, 36, 32, 28, 24, 20] };
export const RANK_NAMES = [
  'monster-slayer',
  'true-hero',
  'clan-leader',
  'luminary',
  'adventurer',
  'hireling',
  'npc',
] as const;
export type Rank = (typeof RANK_NAMES)[number];

export function rankOf({ b, options }: Pick<Seen, 'b' | 'options'>, stars: number): Rank {
  const chart = b.mode === 'base' && options.baseRanks !== 'fiends' ? RANKS.base : RANKS.fiends;
  const place = chart.findIndex((least) => stars >= least);
  return RANK_NAMES[place < 0 ? RANK_NAMES.length - 1 : place];
}
