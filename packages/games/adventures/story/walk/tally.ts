/** Many walks as one table. */
import type { Storybook } from '../../content/storybook';
import { TEMPERS, type Temper } from './minds';
import type { Walked } from './walk';

/** What is counted of a walk, in the order of the table. */
export const MEASURES = [
  'xp',
  'gold',
  'rare',
  'rests',
  'deaths',
  'recovery',
  'checks',
  'passed',
  'fights',
  'won',
  'decisions',
  'words',
] as const;
type Measure = (typeof MEASURES)[number];

export interface Row {
  readonly temper: Temper | 'all';
  readonly walks: number;
  readonly ended: number;
  readonly means: { readonly [measure in Measure]: number };
}

export interface Tally {
  readonly walks: number;
  readonly rows: readonly Row[];
  /** By label: in how many walks it was opened at all. */
  readonly opened: { readonly [label: string]: number };
  readonly never: readonly string[];
  readonly troubles: readonly { readonly number: number; readonly temper: Temper; readonly trouble: string }[];
}

export interface TemperedWalk extends Walked {
  readonly temper: Temper;
  readonly number: number;
}

const TROUBLES_KEPT = 5;

export function tally(book: Storybook, walks: readonly TemperedWalk[]): Tally {
  const opened: { [label: string]: number } = {};
  for (const walk of walks) for (const label of Object.keys(walk.opened)) opened[label] = (opened[label] ?? 0) + 1;
  const labels = [...Object.keys(book.entries), ...Object.keys(book.tome ?? {})];
  const groups: (Temper | 'all')[] = [...TEMPERS, 'all'];
  return {
    walks: walks.length,
    rows: groups.flatMap((temper) =>
      rowOf(
        temper,
        walks.filter((walk) => temper === 'all' || walk.temper === temper),
      ),
    ),
    opened,
    never: labels.filter((label) => !opened[label]),
    troubles: walks
      .flatMap(({ number, temper, trouble }) => (trouble === null ? [] : [{ number, temper, trouble }]))
      .slice(0, TROUBLES_KEPT),
  };
}

function rowOf(temper: Row['temper'], walks: readonly TemperedWalk[]): Row[] {
  if (walks.length === 0) return [];
  const mean = (of: Measure) => Math.round((10 * walks.reduce((sum, walk) => sum + walk[of], 0)) / walks.length) / 10;
  const means = Object.fromEntries(MEASURES.map((of) => [of, mean(of)])) as Row['means'];
  return [{ temper, walks: walks.length, ended: walks.filter(({ ended }) => ended).length, means }];
}
