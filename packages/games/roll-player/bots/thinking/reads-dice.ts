/** Which Traits the dice on the sheet matter to. */
import type { Cond, Metric, Score } from '../../content';

/** Whether a metric looks at colours or values of dice. */
const BY_DICE: { readonly [metric in Extract<Metric, string>]: boolean } = {
  gold: false,
  xp: false,
  'xp-stored': false,
  honor: false,
  injury: false,
  charisma: false,
  trophies: false,
  tokens: false,
  'fiends-active': false,
  'fiends-banished': false,
  fiends: false,
  power: true,
  'power-goal': true,
  'power-goal-scored': true,
  'familiar-matches': true,
  'backstory-matches': true,
  goals: true,
  hands: false,
  'skills-exhausted': false,
  'skills-upright': false,
  'rows-complete': false,
  'attributes-complete': false,
  'rows-triple': true,
  'rows-straight': true,
  'rows-one-colour': true,
  'highest-score': true,
  'lowest-score': true,
  'score-spread': true,
  colours: true,
  'class-dice': true,
  'armor-largest': false,
  'armor-sets': false,
  'alignment-stars': false,
  'monster-stars': false,
  rank: false,
  'market-cards': false,
  'minion-dots': false,
  'empty-spaces': false,
};
const metricReadsDice = (metric: Metric): boolean =>
  typeof metric === 'string' ? BY_DICE[metric] : !('cards' in metric || 'at' in metric);

function condReadsDice(cond: Cond): boolean {
  if ('of' in cond) return metricReadsDice(cond.of);
  if ('all' in cond) return cond.all.some(condReadsDice);
  if ('any' in cond) return cond.any.some(condReadsDice);
  if ('not' in cond) return condReadsDice(cond.not);
  if ('more' in cond) return cond.more.some(metricReadsDice);
  return metricReadsDice('most' in cond ? cond.most : cond.fewest);
}

const known = new WeakMap<Score, boolean>();
export function readsDice(score: Score): boolean {
  let found = known.get(score);
  if (found === undefined) {
    const lines = 'sum' in score ? score.sum : score.first;
    found = lines.some((line) => (line.if && condReadsDice(line.if)) || (line.per && metricReadsDice(line.per)));
    known.set(score, found);
  }
  return found;
}
