/**
 * How often a hand Hits and what: measured throws (odds.json, written by physics/scripts/measure-odds), so
 * many of a thousand by requirement set and skill. Sets that were not measured are put together from their parts.
 */
import { type Requirement, type Shape, type SkillName, setKey } from '../physics';
import measured from './odds.json';

/** The values a section can have; odds.json tells their shares in this order. */
export const VALUES = [1, 2, 3, 4, 5, 10] as const;

/** Of all throws, those that Hit, and those that Hit for each of VALUES. What is missing Missed. */
export interface Odds {
  readonly hit: number;
  readonly shares: readonly number[];
}

type Table = { readonly [set: string]: readonly number[] };
const TABLES: { readonly [skill in SkillName]: Table } = measured.skills;

const MANY = 1000;
const oddsIn = (counts: readonly number[]): Odds => {
  const shares = counts.map((count) => count / MANY);
  return { hit: shares.reduce((sum, share) => sum + share, 0), shares };
};

const known = new Map<string, Odds>();

export function oddsOf(skill: SkillName, reqs: readonly Requirement[], shape: Shape): Odds {
  const name = `${skill} ${reqs.join('+')} ${shape}`;
  let odds = known.get(name);
  if (!odds) {
    const counts = TABLES[skill][setKey(reqs, shape)];
    odds = counts ? oddsIn(counts) : putTogether(skill, reqs, shape);
    known.set(name, odds);
  }
  return odds;
}

/** The plain throw of that shape, thinned by what each requirement costs a plain d4. */
function putTogether(skill: SkillName, reqs: readonly Requirement[], shape: Shape): Odds {
  const table = TABLES[skill];
  const plain = oddsIn(table['plain/d4']);
  const base = shape === 'd4' ? plain : oddsIn(table[`plain/${shape}`] ?? table['plain/d4']);
  const shares = base.shares.map((share, i) =>
    reqs.reduce((left, req) => {
      const { shares: own } = oddsIn(table[setKey([req], 'd4')] ?? table['plain/d4']);
      return plain.shares[i] > 0 ? left * Math.min(1, own[i] / plain.shares[i]) : left;
    }, share),
  );
  return { hit: shares.reduce((sum, share) => sum + share, 0), shares };
}

/** The best of several throws at once: the Water dice are not independent, so three count as two (DF-29.8). */
export function bestOfThree({ shares, hit }: Odds): Odds {
  let below = 1 - hit;
  const best = shares.map((share) => {
    const before = below * below;
    below += share;
    return below * below - before;
  });
  return { hit: best.reduce((sum, share) => sum + share, 0), shares: best };
}

/** The mean value of a throw, a Miss counting 0. */
export const meanOf = ({ shares }: Odds): number => shares.reduce((sum, share, i) => sum + share * VALUES[i], 0);
