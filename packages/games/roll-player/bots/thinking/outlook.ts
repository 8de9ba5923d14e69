/** Where a character's measures will stand at the end: a mean and a spread for every metric of the cards. */
import { exact } from '@tabard/kernel';
import { ATTRS, COLOURS, type Cond, type Dice, type Metric, type Score } from '../../content';
import { COLUMNS, FAM, NONE } from '../../rules/board';
import { fits, measure } from '../../rules/cards/measure';
import { COLOUR_ODDS, EVEN_ODDS, HIGHEST_FACE, KIND_ODDS, LOWEST_FACE, ROW_ODDS } from '../weights/dice';
import {
  A_ROUND,
  BEST_OF_ALL,
  CARDS_OF_A_KIND,
  type Growing,
  MATCHED,
  MONSTER_SPREAD,
  POINTS,
  POWER,
  PURSE,
  ROUNDED,
  ROW_SPREAD,
  SPREAD_OF_SPREAD,
  TOKEN,
  WITHOUT_A_COLOUR,
} from '../weights/outlook';
import type { Mind } from './mind';
import { monsterStars } from './monster';
import { faceOdds } from './odds';
import { at, atLeast, extremes, looks, type Outlook, overRows, rowOutlook } from './row-outlook';
import { alignmentWorth, backstoryNow, familiarNow, rowOdds } from './sheet-odds';

// ---- metrics

function growing(mind: Mind, metric: Growing): Outlook {
  const now = measure(mind, mind.seat, metric);
  const more = A_ROUND[metric] * mind.left;
  return at(now + more, Math.sqrt(more));
}

/** What is kept for the end of what there is now. */
function purse(mind: Mind): Outlook {
  const { gold } = mind.hero;
  const part = Math.min(1, mind.left / PURSE.rounds);
  return at(gold + (PURSE.kept - gold) * part * PURSE.drawn, PURSE.spread * part);
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
      return at(measure(mind, mind.seat, 'power') + POWER.aRound * mind.left, mind.left > 0 ? POWER.spread : 0);
    case 'power-goal':
    case 'power-goal-scored':
      return counting(0, 1, mind.rows.length > FAM ? rowOdds(mind, FAM) : 0);
    case 'familiar-matches': {
      const { matched, open } = familiarNow(mind);
      return counting(matched, open, MATCHED.familiar);
    }
    case 'backstory-matches': {
      const { matched, open } = backstoryNow(mind);
      return counting(matched, open, MATCHED.backstory);
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
      return at(highest.mean - lowest.mean, SPREAD_OF_SPREAD * highest.spread);
    }
    case 'colours': {
      const now = measure(mind, mind.seat, 'colours');
      return counting(now, COLOURS.length - now, 1 - exact.power(WITHOUT_A_COLOUR, empty));
    }
    case 'class-dice':
      return counting(measure(mind, mind.seat, 'class-dice'), empty, COLOUR_ODDS.class);
    case 'alignment-stars': {
      const now = measure(mind, mind.seat, 'alignment-stars');
      return mind.left > 0 ? at((now + alignmentWorth(mind)) / 2, 1) : at(now);
    }
    case 'monster-stars':
      return at(
        mind.b.combat?.results[mind.seat]?.stars ?? monsterStars(mind),
        mind.b.combat?.results.length ? 0 : MONSTER_SPREAD,
      );
    case 'empty-spaces':
      return at(0);
    default:
      return growing(mind, metric);
  }
}

/** How likely a die of the bag fits a filter, drafted with no eye on it. */
function filterOdds(
  { b: { mode } }: Mind,
  { kind, colour, min = LOWEST_FACE, max = HIGHEST_FACE, parity, in: where }: Dice,
): number {
  let p = faceOdds(mode, min, max);
  if (kind) p *= KIND_ODDS[mode][kind];
  if (colour) p *= COLOUR_ODDS[colour === 'gold' || colour === 'class' || colour === 'other' ? colour : 'one'];
  if (parity) p *= EVEN_ODDS;
  if (where) p *= where === 'complete' ? 1 : where === 'incomplete' ? 0 : ROW_ODDS;
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
  if ('cards' in metric)
    return at(measure(mind, mind.seat, metric) + CARDS_OF_A_KIND * mind.left, Math.sqrt(CARDS_OF_A_KIND * mind.left));
  if ('scoresAtLeast' in metric) return overRows(mind, (row) => atLeast(row, metric.scoresAtLeast));
  if ('scoresAtMost' in metric) return overRows(mind, (row) => 1 - atLeast(row, metric.scoresAtMost + 1));
  if ('at' in metric) {
    const now = measure(mind, mind.seat, metric);
    const stays = exact.power(TOKEN.stays, mind.left);
    return counting(0, 1, now * stays + TOKEN.comes * (1 - stays));
  }
  return at(measure(mind, mind.seat, metric), ROW_SPREAD); // the sum of a row
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
  return BEST_OF_ALL; // the most or the fewest of those who have the token
}

/** So many Stars for every `every` of a metric. */
function perMetric(mind: Mind, stars: number, per: Metric, every: number, max: number): number {
  const { mean, spread } = outlook(mind, per);
  const of = (value: number) => {
    const amount = stars * Math.floor(Math.max(0, value) / every);
    return stars < 0 ? Math.max(-max, amount) : Math.min(max, amount);
  };
  if (spread <= 0) return of(mean);
  let sum = 0;
  for (let i = 0; i < POINTS.length; i++)
    sum += POINTS[i].weight * of(mean + POINTS[i].at * spread + (every > 1 ? ROUNDED.many : ROUNDED.one));
  return sum;
}

export function starsToExpect(mind: Mind, score: Score): number {
  const isSum = 'sum' in score;
  let [sum, rest] = [0, 1];
  for (const { stars, if: cond, per, every = 1, max = Number.MAX_SAFE_INTEGER } of isSum ? score.sum : score.first) {
    const p = rest * likely(mind, cond);
    sum += p * (per === undefined ? stars : perMetric(mind, stars, per, every, max));
    if (!isSum) rest -= p;
  }
  return Math.max(0, sum); // RP-25.13: what costs Stars can be shed
}
