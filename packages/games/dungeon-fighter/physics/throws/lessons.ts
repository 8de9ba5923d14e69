/**
 * What a hand can learn from a throw that was not as asked: which moment it missed, and by how much. The numbers of the
 * throw say it all, and what is compared is what the throw itself was checked against.
 */
import type { Requirement, Shape } from '../types';
import { fieldsOf, readInput } from './fields';
import { toMs } from './pace';
import { fistError, palmGap } from './palms';
import { airTimeOf, sinceJump, sinceTurn } from './timing';

/** Ms from the right moment, early negative; null: it was not done at all. */
export interface Lesson {
  readonly of: 'punch' | 'prayer' | 'jump' | 'dancing';
  readonly ms: number | null;
}

type Told = Pick<ReturnType<typeof readInput>, 'did'> & { readonly release: number; readonly slow: boolean };
type Tells = (told: Told, reqs: readonly Requirement[]) => number | null;

const TELLS: { readonly [of in Lesson['of']]: Tells } = {
  punch: ({ did, slow }) => fistError(did, slow), // DF-R107.10
  prayer: ({ did, slow }) => palmGap(did, slow), // DF-R107.9
  jump: ({ did, release, slow }, reqs) => {
    const since = sinceJump(did, release, slow);
    return since === null ? null : since - airTimeOf(reqs) / 2; // DF-R107.7: the top is the best moment.
  },
  dancing: ({ did, release, slow }) => sinceTurn(did, release, slow), // DF-R107.15
};

/** Of each timed thing that was asked for, how far from its moment it was done. */
export function lessonsOf(reqs: readonly Requirement[], shape: Shape, numbers: readonly number[]): Lesson[] {
  const { did, release = 0, slow = 0 } = readInput(fieldsOf(reqs, shape), numbers);
  const asked = (Object.keys(TELLS) as Lesson['of'][]).filter((of) => reqs.includes(of));
  return asked.map((of) => {
    const ticks = TELLS[of]({ did, release, slow: slow === 1 }, reqs);
    return { of, ms: ticks === null ? null : Math.round(toMs(ticks)) };
  });
}
