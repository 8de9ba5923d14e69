/** L35, L40, L41: payments nobody can make, and favour. */

import { FACTIONS, type Faction } from '../../../content/kinds';
import { FIRST_GOLD } from '../../../content/limits';
import type { Linted, Rule } from './rule';

/** What a party may bring along at most, and find in a fight beside what is written: generous, for a warning. */
const MOST_KEPT_PER_BOOK = 12;
const MOST_PER_FIGHT = 6;
const OVERFLOW = 2;

function mostOf({ survey, book }: Linted, what: 'gold' | 'xp'): number {
  const written = survey.effectsOf('gain').reduce((sum, { value }) => sum + (value[what] ?? 0), 0);
  const lying =
    what === 'xp'
      ? (book.setup.tokens ?? []).filter(({ kind }) => kind === 'xp').reduce((sum, { count = 1 }) => sum + count, 0)
      : 0;
  const fights = survey.entries.filter(({ entry }) => entry.combat).length * MOST_PER_FIGHT;
  const first = what === 'gold' ? Math.max(...FIRST_GOLD) : OVERFLOW;
  const { kind, number } = book.adventure;
  const kept = kind === 'tutorial' ? 0 : (number - 1) * MOST_KEPT_PER_BOOK;
  return first + kept + written + lying + fights;
}

const payments: Rule = (it) => {
  const { survey, report } = it;
  for (const { choice, path } of survey.choices) {
    for (const what of ['gold', 'xp'] as const) {
      const asked = choice.pay?.[what] ?? 0;
      if (asked > mostOf(it, what)) {
        const message = `no party can own ${asked} ${what} here; about ${mostOf(it, what)} are the most`;
        report.warning('L35', [...path, 'pay', what], message);
      }
    }
    if ((choice.pay?.fatigue ?? 0) >= MOST_FATIGUE)
      report.warning('L35', [...path, 'pay', 'fatigue'], 'this would leave any party exhausted');
  }
};
/** A fresh character has 16 health (RA-2.8). */
const MOST_FATIGUE = 16;

const MOST_FAVOR = 10;
const MOST_CHANGE = 3;

const favour: Rule = ({ survey, report }) => {
  for (const { value, path } of survey.conditionsOf('favor')) {
    const outside = [value.min, value.max].find((bound) => bound !== undefined && (bound < 0 || bound > MOST_FAVOR));
    if (outside !== undefined) report.error('L40', path, `favour is 0 to ${MOST_FAVOR}, and ${outside} is asked for`);
  }
  const byLine = new Map<string, { sum: number; site: (typeof changes)[number] }>();
  const changes = survey.effectsOf('favor');
  for (const site of changes) {
    const key = [...site.line, site.value.faction].join('\u0000');
    const before = byLine.get(key)?.sum ?? 0;
    byLine.set(key, { sum: before + site.value.delta, site });
  }
  for (const { sum, site } of byLine.values()) {
    if (Math.abs(sum) > MOST_CHANGE)
      report.warning('L40', site.path, `favour changes by ${sum} in one line; ${MOST_CHANGE} are the most`);
  }
};

const MOST_DIFFERENCE = 4;
/** L41: no faction is loved by the book itself. */
const evenHanded: Rule = ({ survey, report }) => {
  const sums = Object.fromEntries(FACTIONS.map((faction) => [faction, 0])) as Record<Faction, number>;
  for (const { value } of survey.effectsOf('favor')) {
    if (value.faction in sums) sums[value.faction as Faction] += value.delta;
  }
  const [most, least] = [Math.max(...Object.values(sums)), Math.min(...Object.values(sums))];
  if (most - least > MOST_DIFFERENCE) {
    const told = FACTIONS.map((faction) => `${faction} ${sums[faction]}`).join(', ');
    report.warning(
      'L41',
      ['adventure'],
      `the favour written in the book is uneven: ${told}`,
      `at most ${MOST_DIFFERENCE} apart`,
    );
  }
};

export const economyRules: readonly Rule[] = [payments, favour, evenHanded];
