/** Which Traits the dice on the sheet matter to. */
import type { Cond, Metric, Score } from '../content';

const BY_DICE: readonly string[] = [
  'power',
  'power-goal',
  'power-goal-scored',
  'familiar-matches',
  'backstory-matches',
  'goals',
  'rows-triple',
  'rows-straight',
  'rows-one-colour',
  'highest-score',
  'lowest-score',
  'score-spread',
  'colours',
  'class-dice',
];
const metricReadsDice = (metric: Metric): boolean =>
  typeof metric === 'string' ? BY_DICE.includes(metric) : !('cards' in metric || 'at' in metric);

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
