/** Whether a timed throw was in time. Pure. */
import type { Lesson } from '../../physics';

/** Ms on either side of the moment that still count (DF-R107.7, .9, .10, .15); told as "in time". */
const IN_TIME: { readonly [of in Lesson['of']]: readonly [from: number, to: number] } = {
  punch: [-100, 100],
  prayer: [-200, 200],
  jump: [-300, 300],
  dancing: [0, 600],
};

export function wayOf({ of, ms }: Lesson): 'never' | 'early' | 'late' | 'fine' {
  if (ms === null) return 'never';
  const [from, to] = IN_TIME[of];
  if (ms < from) return 'early';
  return ms > to ? 'late' : 'fine';
}
