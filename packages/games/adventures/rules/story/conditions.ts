/** Conditions of a storybook (ledger, 5.2): facts about the board, tested when their line is reached (RA-6.3). */
import { ATTRS, findCard, findClass, slugOf } from '../../content';
import { FACTIONS } from '../../content/kinds';
import type { Bounds, Condition } from '../../content/storybook';
import { type Seen, ZONE } from '../board';
import { highestFaction, lowestFaction } from '../journal';
import { tokenAt } from '../map/tokens';
import { isExhausted, isPartyExhausted, rowAt } from '../party/stamina';
import { counterOf } from './counters';

const within = (value: number, { min, max }: Bounds): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

const NO_TITLES: readonly (number | string)[] = [];

/** Titles one by one or as "a-b". */
export function titlesIn(list: readonly (number | string)[] = NO_TITLES): number[] {
  return list.flatMap((one) => {
    if (typeof one === 'number') return [one];
    const [first, last] = one.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  });
}

export const holds = (seen: Seen, condition: Condition | undefined): boolean => {
  if (condition === undefined) return true;
  const [key] = Object.keys(condition) as (keyof typeof TESTS)[];
  return (TESTS[key] as (seen: Seen, value: unknown) => boolean)(seen, (condition as Record<string, unknown>)[key]);
};

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<K extends string> = Condition extends infer C ? (C extends Record<K, infer V> ? V : never) : never;
type Tests = { readonly [K in KeyOf<Condition> & string]: (seen: Seen, value: ValueOf<K>) => boolean };

const seatsOf = ({ seats }: Seen): number[] => Array.from({ length: seats }, (_, seat) => seat);

const TESTS: Tests = {
  keyword: ({ b }, word) => b.story.keywords.includes(word),
  title: ({ b }, number) => b.titles.includes(number), // RA-R108: all that a title does
  item: ({ b }, number) => b.items.includes(number),
  card: (seen, name) => {
    const card = findCard(seen.content, name);
    return card !== null && seen.b.cardOwner[card] >= 0;
  },
  token_here: ({ b }, kind) => b.map.at !== null && hasToken(b.map, kind, b.map.at), // RA-R31: false on a path
  token: ({ b }, { at, kind }) => hasToken(b.map, kind, at),
  gold: ({ b }, bounds) => within(b.gold, bounds),
  xp: ({ b }, bounds) => within(b.xp, bounds),
  favor: ({ b }, { faction, ...bounds }) => within(b.favor[FACTIONS.indexOf(faction)], bounds),
  highest_faction: ({ b }, faction) => highestFaction(b) === FACTIONS.indexOf(faction),
  lowest_faction: ({ b }, faction) => lowestFaction(b) === FACTIONS.indexOf(faction),
  players: ({ seats }, bounds) => within(seats, bounds),
  legendary: ({ b }) => b.legendary === 1, // RA-6.6, RA-35.4, RA-35.16
  party_exhausted: ({ b }) => isPartyExhausted(b),
  any_exhausted: (seen) => seatsOf(seen).some((seat) => isExhausted(seen.b, seat)),
  attribute: (seen, { attr, who, min }) => {
    const scores = seatsOf(seen).map((seat) => seen.b.scores[rowAt(seat, ATTRS.indexOf(attr))]);
    if (who === 'sum') return scores.reduce((sum, score) => sum + score, 0) >= min;
    return who === 'all' ? scores.every((score) => score >= min) : scores.some((score) => score >= min);
  },
  race: ({ b }, name) => b.race.includes(slugOf(name)),
  class: (seen, name) => seen.b.classOf.includes(findClass(seen.content, name) ?? -1),
  class_color: ({ b, content }, colour) => b.classOf.some((one) => content.classes[one]?.colour === colour),
  familiar: ({ b, content }) =>
    content.cards.some(({ deck }, card) => deck === 'familiar' && b.cardZone[card] >= ZONE.hand),
  visited: ({ b }, letter) => b.map.explored.includes(letter),
  read: ({ b }, label) => b.story.opened.includes(label),
  used: ({ b }, use) => b.story.used.includes(use),
  deaths: ({ b }, bounds) => within(b.deathMarks, bounds),
  rests: ({ b }, bounds) => within(b.restMarks, bounds),
  completed: ({ b }, number) => (number === 'SIDE' ? b.sidequest === 1 : b.completed >= number),
  counter: ({ b }, { name, ...bounds }) => within(counterOf(b, name), bounds),
  returned: ({ b }, title) => b.returned.includes(title),
  count: (seen, { of = [], titles, ...bounds }) => {
    const held = titlesIn(titles).filter((title) => seen.b.titles.includes(title)).length;
    return within(held + of.filter((one) => holds(seen, one)).length, bounds);
  },
  all: (seen, conditions) => conditions.every((one) => holds(seen, one)),
  any: (seen, conditions) => conditions.some((one) => holds(seen, one)),
  not: (seen, condition) => !holds(seen, condition),
};

export const hasToken = (
  { tokens, xp }: { readonly tokens: readonly string[]; readonly xp: { readonly [letter: string]: number } },
  kind: string,
  at: string,
): boolean => (kind === 'xp' ? (xp[at] ?? 0) > 0 : tokens.includes(tokenAt(kind, at)));
