/** The metrics and conditions of the cards (content/schema.ts), measured on a character. */
import type { Seat } from '@tabard/kernel';
import { ATTRS, COLOURS, type Colour, type Cond, type Dice, type Metric } from '../content';
import { knob, knobOfDie } from './abilities';
import {
  activeFiends,
  COLUMNS,
  cardOf,
  classOf,
  diceOfRow,
  diceOn,
  emptySpaces,
  FAM,
  type Hero,
  heldBy,
  isComplete,
  NONE,
  rowIndex,
  rowOf,
  rowsOf,
  type Seen,
  tokensOf,
} from './board';
import { DICE, type Die, hasColour, isGold } from './dice';

// ---- dice

/** Whether a die on a sheet is one of those that a card means. */
export function fits(seen: Seen, seat: Seat, die: Die, filter: Dice | undefined): boolean {
  if (!filter) return true;
  const hero = seen.b.heroes[seat];
  const value = seen.b.values[die];
  return (
    (filter.kind === undefined || DICE[die].kind === filter.kind) &&
    (filter.min === undefined || value >= filter.min) &&
    (filter.max === undefined || value <= filter.max) &&
    (filter.parity === undefined || value % 2 === (filter.parity === 'odd' ? 1 : 0)) &&
    (filter.like === undefined || value === seen.b.lastValue) &&
    (filter.touched === undefined || seen.b.touched.includes(die) === filter.touched) &&
    (filter.colour === undefined || isOfColour(hero, die, filter.colour)) &&
    (filter.in === undefined || liesIn(hero, die, filter.in))
  );
}

function isOfColour({ colour }: Hero, die: Die, wanted: NonNullable<Dice['colour']>): boolean {
  if (wanted === 'class') return hasColour(die, colour as Colour);
  if (wanted === 'other') return DICE[die].kind !== 'boost' && !isGold(die) && !hasColour(die, colour as Colour);
  return hasColour(die, wanted);
}

function liesIn(hero: Hero, die: Die, where: NonNullable<Dice['in']>): boolean {
  const space = hero.spaces.indexOf(die);
  if (space === NONE) return false;
  const row = rowOf(space);
  if (where === 'attributes') return row !== FAM;
  if (where === 'complete') return isComplete(hero, row);
  if (where === 'incomplete') return !isComplete(hero, row);
  return row === rowIndex(where);
}

// ---- scores

/** RP-25.2: the dice of the row, what Weapons make them count for, race and Weapon modifiers. No limits (RP-25.16). */
export function attributeScore(seen: Seen, seat: Seat, attr: number): number {
  const hero = seen.b.heroes[seat];
  let score = hero.race === NONE ? 0 : seen.content.races[hero.race].mods[attr];
  for (const die of diceOfRow(hero, attr)) score += seen.b.values[die] + knobOfDie(seen, seat, die);
  return score + knob(seen, seat, 'score', (change) => change.attr === undefined || change.attr === ATTRS[attr]);
}

/** RP-9.4, RP-9.5: dice alone. */
export const powerScore = ({ b }: Seen, seat: Seat): number =>
  diceOfRow(b.heroes[seat], FAM).reduce((sum, die) => sum + b.values[die], 0);

/** RP-25.3 to RP-25.5. */
export function goalMet(seen: Seen, seat: Seat, attr: number): boolean {
  if (seen.b.heroes[seat].class === NONE) return false;
  const { min, max } = classOf(seen, seat).goals[attr];
  const score = attributeScore(seen, seat, attr);
  return score >= min && score <= max;
}

/** RP-25.10; at final scoring a Weapon may let the score count a little higher or lower. */
export const powerGoalMet = (seen: Seen, seat: Seat): boolean =>
  powerGoalIn(seen, seat, knob(seen, seat, 'power-slack'));

function powerGoalIn(seen: Seen, seat: Seat, slack: number): boolean {
  const { familiar } = seen.b.heroes[seat];
  if (familiar === NONE) return false;
  const { min, max } = seen.content.familiars[familiar].goal;
  const power = powerScore(seen, seat);
  return power + slack >= min && power - slack <= max;
}

/** RP-25.7: a Split Die once, whichever of its colours it is. */
export function classDice(seen: Seen, seat: Seat): number {
  const hero = seen.b.heroes[seat];
  if (hero.colour === '') return 0;
  const gold = knob(seen, seat, 'class-gold') > 0;
  return diceOn(hero).filter((die) => hasColour(die, hero.colour as Colour) || (gold && isGold(die))).length;
}

/** RP-25.8: the die on exactly that space. */
export function backstoryMatches(seen: Seen, seat: Seat): number {
  const { backstory, spaces } = seen.b.heroes[seat];
  if (backstory === NONE) return 0;
  const gold = knob(seen, seat, 'backstory-gold') > 0;
  return seen.content.backstories[backstory].spaces.filter(({ space, colour }) => {
    const die = spaces[space];
    return die !== NONE && (hasColour(die, colour) || (gold && isGold(die)));
  }).length;
}

/** RP-25.11. */
export function familiarMatches({ b, content }: Seen, seat: Seat): number {
  const { familiar, spaces } = b.heroes[seat];
  if (familiar === NONE) return 0;
  return content.familiars[familiar].backstory.filter((colour, column) => {
    const die = spaces[COLUMNS * FAM + column];
    return die !== NONE && hasColour(die, colour);
  }).length;
}

export const handsOf = (seen: Seen, hero: Hero): number =>
  hero.cards.reduce((sum, { card }) => {
    const it = cardOf(seen, card);
    return sum + (it.kind === 'weapon' ? it.hands : 0);
  }, 0);

/** Cards by Armor set. */
export function armorSets(seen: Seen, hero: Hero): Map<string, number> {
  const sets = new Map<string, number>();
  for (const { card } of hero.cards) {
    const it = cardOf(seen, card);
    if (it.kind === 'armor') sets.set(it.armorSet, (sets.get(it.armorSet) ?? 0) + 1);
  }
  return sets;
}

// ---- metrics

const scores = (seen: Seen, seat: Seat): number[] => ATTRS.map((_, attr) => attributeScore(seen, seat, attr));
const skills = (seen: Seen, hero: Hero, exhausted: 0 | 1): number =>
  hero.cards.filter((one) => cardOf(seen, one.card).kind === 'skill' && one.exhausted === exhausted).length;
const completeRows = (_seen: Seen, hero: Hero, rows: number, is: (dice: Die[]) => boolean = () => true): number => {
  let count = 0;
  for (let row = 0; row < rows; row++) if (isComplete(hero, row) && is(diceOfRow(hero, row))) count++;
  return count;
};
const rising = ({ b }: Seen, dice: Die[]): number[] => dice.map((die) => b.values[die]).sort((x, y) => x - y);
const shareColour = (dice: Die[]): boolean =>
  ([...COLOURS, 'gold'] as const).some((colour) => dice.every((die) => hasColour(die, colour)));

type Measure = (seen: Seen, seat: Seat, hero: Hero) => number;
const WORDS: { readonly [metric in Extract<Metric, string>]: Measure } = {
  gold: (_seen, _seat, hero) => hero.gold,
  xp: (_seen, _seat, hero) => hero.xp,
  'xp-stored': (_seen, _seat, hero) => hero.xpStored,
  honor: (_seen, _seat, hero) => hero.honor,
  injury: (_seen, _seat, hero) => hero.injury,
  charisma: (_seen, _seat, hero) => hero.charisma,
  trophies: (_seen, _seat, hero) => hero.trophies.length,
  tokens: (_seen, _seat, hero) => tokensOf(hero).length,
  'fiends-active': (_seen, _seat, hero) => activeFiends(hero).length,
  'fiends-banished': (_seen, _seat, hero) => hero.fiends.length - activeFiends(hero).length,
  fiends: (_seen, _seat, hero) => hero.fiends.length,
  power: powerScore,
  'power-goal': (seen, seat) => (powerGoalIn(seen, seat, 0) ? 1 : 0), // in Hunts and before the Monster
  'power-goal-scored': (seen, seat) => (powerGoalMet(seen, seat) ? 1 : 0),
  'familiar-matches': familiarMatches,
  'backstory-matches': backstoryMatches,
  goals: (seen, seat) => ATTRS.filter((_, attr) => goalMet(seen, seat, attr)).length,
  hands: (seen, _seat, hero) => handsOf(seen, hero),
  'skills-exhausted': (seen, _seat, hero) => skills(seen, hero, 1),
  'skills-upright': (seen, _seat, hero) => skills(seen, hero, 0),
  'rows-complete': (seen, _seat, hero) => completeRows(seen, hero, rowsOf(seen.b)),
  'attributes-complete': (seen, _seat, hero) => completeRows(seen, hero, ATTRS.length),
  'rows-triple': (seen, _seat, hero) =>
    completeRows(seen, hero, rowsOf(seen.b), (dice) => new Set(rising(seen, dice)).size === 1),
  'rows-straight': (seen, _seat, hero) =>
    completeRows(seen, hero, rowsOf(seen.b), (dice) => {
      const [low, middle, high] = rising(seen, dice);
      return middle === low + 1 && high === middle + 1;
    }),
  'rows-one-colour': (seen, _seat, hero) => completeRows(seen, hero, rowsOf(seen.b), shareColour),
  'highest-score': (seen, seat) => Math.max(...scores(seen, seat)),
  'lowest-score': (seen, seat) => Math.min(...scores(seen, seat)),
  'score-spread': (seen, seat) => Math.max(...scores(seen, seat)) - Math.min(...scores(seen, seat)),
  colours: (_seen, _seat, hero) =>
    COLOURS.filter((colour) => diceOn(hero).some((die) => hasColour(die, colour))).length,
  'class-dice': classDice,
  'armor-largest': (seen, _seat, hero) => Math.max(0, ...armorSets(seen, hero).values()),
  'armor-sets': (seen, _seat, hero) => armorSets(seen, hero).size,
  'alignment-stars': ({ content }, _seat, hero) =>
    hero.alignment === NONE ? 0 : content.alignments[hero.alignment].grid[hero.cell],
  'monster-stars': ({ b }, seat) => b.combat?.results[seat]?.stars ?? 0, // RP-30.13: without the Champion Bonus
  rank: ({ b }, seat) => heldBy(b, seat) + 1,
  'market-cards': (_seen, _seat, hero) => hero.cards.length,
  'minion-dots': ({ b, content }) => (b.minion === NONE ? 0 : content.minions[b.minion].dots),
  'empty-spaces': ({ b }, _seat, hero) => emptySpaces(b, hero),
};

export function measure(seen: Seen, seat: Seat, metric: Metric): number {
  const hero = seen.b.heroes[seat];
  if (typeof metric === 'string') return WORDS[metric](seen, seat, hero);
  if ('dice' in metric) return diceOn(hero).filter((die) => fits(seen, seat, die, metric.dice)).length;
  if ('score' in metric) return attributeScore(seen, seat, ATTRS.indexOf(metric.score));
  if ('sum' in metric) return diceOfRow(hero, rowIndex(metric.sum)).reduce((sum, die) => sum + seen.b.values[die], 0);
  if ('goal' in metric) return goalMet(seen, seat, ATTRS.indexOf(metric.goal)) ? 1 : 0;
  if ('cards' in metric) return hero.cards.filter(({ card }) => cardOf(seen, card).kind === metric.cards).length;
  if ('scoresAtLeast' in metric) return scores(seen, seat).filter((score) => score >= metric.scoresAtLeast).length;
  if ('scoresAtMost' in metric) return scores(seen, seat).filter((score) => score <= metric.scoresAtMost).length;
  return isAt(hero.cell, metric.at) ? 1 : 0;
}

const CORNERS = [0, 2, 6, 8];
function isAt(cell: number, where: Extract<Metric, { at: unknown }>['at']): boolean {
  switch (where) {
    case 'good':
      return cell < 3;
    case 'evil':
      return cell > 5;
    case 'lawful':
      return cell % 3 === 0;
    case 'chaotic':
      return cell % 3 === 2;
    case 'centre':
      return cell === 4;
    case 'corner':
      return CORNERS.includes(cell);
    default:
      return cell !== 4 && !CORNERS.includes(cell);
  }
}

/** `among`: the eligible players of an Adventure card (RP-24.6). */
export function holds(seen: Seen, seat: Seat, cond: Cond | undefined, among: readonly Seat[] = [seat]): boolean {
  if (!cond) return true;
  if ('of' in cond) {
    const value = measure(seen, seat, cond.of);
    return (
      (cond.atLeast === undefined || value >= cond.atLeast) &&
      (cond.atMost === undefined || value <= cond.atMost) &&
      (cond.is === undefined || value === cond.is)
    );
  }
  if ('all' in cond) return cond.all.every((one) => holds(seen, seat, one, among));
  if ('any' in cond) return cond.any.some((one) => holds(seen, seat, one, among));
  if ('more' in cond) return measure(seen, seat, cond.more[0]) > measure(seen, seat, cond.more[1]);
  if ('not' in cond) return !holds(seen, seat, cond.not, among);
  const isMost = 'most' in cond;
  const metric = isMost ? cond.most : cond.fewest;
  const own = measure(seen, seat, metric);
  if (isMost && own <= 0) return false; // Nobody has the most of nothing.
  return among.every((other) => {
    const theirs = measure(seen, other, metric);
    return isMost ? theirs <= own : theirs >= own;
  });
}

/** So many, or so many for every `every` of a metric, at most `max` in all. */
export function amountOf(
  seen: Seen,
  seat: Seat,
  { n, per, every = 1, max = Number.MAX_SAFE_INTEGER }: { n: number; per?: Metric; every?: number; max?: number },
): number {
  if (per === undefined) return n;
  const amount = n * Math.floor(Math.max(0, measure(seen, seat, per)) / every);
  return n < 0 ? Math.max(-max, amount) : Math.min(max, amount);
}
