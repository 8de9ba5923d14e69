/** Where a character's measures will stand at the end: a mean and a spread for every metric of the cards. */
import { exact } from '@tabard/kernel';
import { ATTRS, type Cond, type Dice, type Metric, type Score } from '../content';
import { COLUMNS, FAM, NONE } from '../rules/board';
import { fits, measure } from '../rules/cards/measure';
import type { Mind } from './mind';
import { monsterStars } from './monster';
import { faceOdds } from './odds';
import { at, atLeast, extremes, looks, type Outlook, overRows, rowOutlook } from './row-outlook';
import { alignmentWorth, backstoryNow, familiarNow, rowOdds } from './sheet-odds';

// ---- metrics

/** How much of a thing comes in a round, about, and how much it varies over a game. */
const A_ROUND: { readonly [metric: string]: number } = {
  xp: 0.1,
  honor: 0.16,
  injury: 0.12,
  trophies: 0.2,
  tokens: 0.17,
  'fiends-active': 0.14,
  'fiends-banished': 0.14,
  fiends: 0.3,
  'xp-stored': 0.5,
  'market-cards': 0.55,
  'armor-largest': 0.1,
  'armor-sets': 0.1,
  'skills-exhausted': 0.06,
  'skills-upright': 0.05,
  hands: 0.07,
};

function growing(mind: Mind, metric: Extract<Metric, string>): Outlook {
  const now = measure(mind, mind.seat, metric);
  const more = (A_ROUND[metric] ?? 0) * mind.left;
  return at(now + more, Math.sqrt(more));
}

/** What is kept for the end of what there is now. */
function purse(mind: Mind): Outlook {
  const { gold } = mind.hero;
  const part = Math.min(1, mind.left / 3);
  return at(gold + (3 - gold) * part * 0.8, 2.2 * part);
}

const counting = (now: number, more: number, p: number): Outlook => at(now + more * p, Math.sqrt(more * p * (1 - p)));

function emptyOf({ hero: { spaces }, rows }: Mind): number {
  let empty = 0;
  for (let space = 0; space < COLUMNS * rows.length; space++) if (spaces[space] === NONE) empty += 1;
  return empty;
}

function words(mind: Mind, metric: Extract<Metric, string>): Outlook {
  const empty = emptyOf(mind);
  switch (metric) {
    case 'gold':
      return purse(mind);
    case 'power':
      return at(measure(mind, mind.seat, 'power') + 0.9 * mind.left, mind.left > 0 ? 1.2 : 0);
    case 'power-goal':
    case 'power-goal-scored':
      return counting(0, 1, mind.rows.length > FAM ? rowOdds(mind, FAM) : 0);
    case 'familiar-matches': {
      const { matched, open } = familiarNow(mind);
      return counting(matched, open, 0.35);
    }
    case 'backstory-matches': {
      const { matched, open } = backstoryNow(mind);
      return counting(matched, open, 0.3);
    }
    case 'goals': {
      let [mean, variance] = [0, 0];
      for (let row = 0; row < FAM; row++) {
        const p = rowOdds(mind, row);
        mean += p;
        variance += p * (1 - p);
      }
      return at(mean, Math.sqrt(variance));
    }
    case 'rows-complete':
      return at(mind.rows.length);
    case 'attributes-complete':
      return at(FAM);
    case 'rows-triple':
      return looks(mind, 'triple');
    case 'rows-straight':
      return looks(mind, 'straight');
    case 'rows-one-colour':
      return looks(mind, 'colour');
    case 'highest-score':
      return extremes(mind).highest;
    case 'lowest-score':
      return extremes(mind).lowest;
    case 'score-spread': {
      const { highest, lowest } = extremes(mind);
      return at(highest.mean - lowest.mean, 1.2 * highest.spread);
    }
    case 'colours': {
      const now = measure(mind, mind.seat, 'colours');
      return counting(now, 6 - now, 1 - exact.power(0.86, empty));
    }
    case 'class-dice':
      return counting(measure(mind, mind.seat, 'class-dice'), empty, 0.24);
    case 'alignment-stars': {
      const now = measure(mind, mind.seat, 'alignment-stars');
      return mind.left > 0 ? at((now + alignmentWorth(mind)) / 2, 1) : at(now);
    }
    case 'monster-stars':
      return at(mind.b.combat?.results[mind.seat]?.stars ?? monsterStars(mind), mind.b.combat?.results.length ? 0 : 2);
    case 'empty-spaces':
      return at(0);
    default:
      return growing(mind, metric);
  }
}

/** How likely a die of the bag fits a filter, drafted with no eye on it. */
function filterOdds({ b: { mode } }: Mind, { kind, colour, min = 0, max = 9, parity, in: where }: Dice): number {
  let p = faceOdds(mode, min, max);
  if (kind)
    p *= kind === 'split' ? (mode === 'base' ? 0 : 0.16) : kind === 'boost' ? (mode === 'full' ? 0.12 : 0) : 0.8;
  if (colour) p *= colour === 'gold' ? 0.15 : colour === 'class' ? 0.24 : colour === 'other' ? 0.6 : 0.15;
  if (parity) p *= 0.5;
  if (where) p *= where === 'FAM' ? 0.14 : where === 'complete' ? 1 : where === 'incomplete' ? 0 : 0.14;
  return p;
}

/** A metric at the end of the game. */
export function outlook(mind: Mind, metric: Metric): Outlook {
  if (typeof metric === 'string') return words(mind, metric);
  if ('dice' in metric) {
    let now = 0;
    for (const die of mind.hero.spaces) if (die !== NONE && fits(mind, mind.seat, die, metric.dice)) now += 1;
    return counting(now, emptyOf(mind), filterOdds(mind, metric.dice));
  }
  if ('score' in metric) return rowOutlook(mind, ATTRS.indexOf(metric.score));
  if ('goal' in metric) {
    return counting(0, 1, rowOdds(mind, ATTRS.indexOf(metric.goal)));
  }
  if ('cards' in metric) return at(measure(mind, mind.seat, metric) + 0.1 * mind.left, Math.sqrt(0.1 * mind.left));
  if ('scoresAtLeast' in metric) return overRows(mind, (row) => atLeast(row, metric.scoresAtLeast));
  if ('scoresAtMost' in metric) return overRows(mind, (row) => 1 - atLeast(row, metric.scoresAtMost + 1));
  if ('at' in metric) {
    const now = measure(mind, mind.seat, metric);
    const stays = exact.power(0.9, mind.left);
    return counting(0, 1, now * stays + 0.25 * (1 - stays));
  }
  return at(measure(mind, mind.seat, metric), 2); // the sum of a row
}

// ---- conditions and Stars

/** How likely a condition holds at the end. */
export function likely(mind: Mind, cond: Cond | undefined): number {
  if (!cond) return 1;
  if ('of' in cond) {
    const there = outlook(mind, cond.of);
    const low = cond.is ?? cond.atLeast;
    const high = cond.is ?? cond.atMost;
    const over = low === undefined ? 1 : atLeast(there, low);
    return Math.max(0, over - (high === undefined ? 0 : atLeast(there, high + 1)));
  }
  if ('all' in cond) return cond.all.reduce((p, one) => p * likely(mind, one), 1);
  if ('any' in cond) return 1 - cond.any.reduce((p, one) => p * (1 - likely(mind, one)), 1);
  if ('not' in cond) return 1 - likely(mind, cond.not);
  if ('more' in cond) {
    const [one, two] = [outlook(mind, cond.more[0]), outlook(mind, cond.more[1])];
    return atLeast(at(one.mean - two.mean, exact.hypot(one.spread, two.spread)), 1);
  }
  return 0.4; // the most or the fewest of those who have the token
}

const POINTS = [-1.4, -0.5, 0.5, 1.4];
const WEIGHTS = [0.2, 0.3, 0.3, 0.2];

/** So many Stars for every `every` of a metric. */
function perMetric(mind: Mind, stars: number, per: Metric, every: number, max: number): number {
  const { mean, spread } = outlook(mind, per);
  const of = (value: number) => {
    const amount = stars * Math.floor(Math.max(0, value) / every);
    return stars < 0 ? Math.max(-max, amount) : Math.min(max, amount);
  };
  if (spread <= 0) return of(mean);
  let sum = 0;
  for (let i = 0; i < POINTS.length; i++) sum += WEIGHTS[i] * of(mean + POINTS[i] * spread + (every > 1 ? 0.5 : 0.3));
  return sum;
}

export function starsToExpect(mind: Mind, score: Score): number {
  const isSum = 'sum' in score;
  let [sum, rest] = [0, 1];
  for (const { stars, if: cond, per, every = 1, max = 99 } of isSum ? score.sum : score.first) {
    const p = rest * likely(mind, cond);
    sum += p * (per === undefined ? stars : perMetric(mind, stars, per, every, max));
    if (!isSum) rest -= p;
  }
  return Math.max(0, sum); // RP-25.13: what costs Stars can be shed
}
