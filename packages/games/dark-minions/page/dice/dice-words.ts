import type { Moment } from '@tabard/page/room/moment';
import { dieValue, faceOf } from '../../index';
import { viewOf } from '../view';

/** "Red die: 5", and what it counts where an Overlord has changed that. */
export function dieName(moment: Moment, die: number): string {
  const seen = viewOf(moment.seen);
  const face = faceOf(seen.b, seen.content, die);
  const value = dieValue(seen, die);
  const changed = (face.kind === 'number' || face.kind === 'plus') && value !== face.value;
  return moment.say({
    id: 'board.die',
    with: {
      kind: { id: `kinds.${seen.b.dice[die]}` },
      face: { id: `board.face.${face.kind}`, with: { value: face.value } },
      changed: changed ? 'yes' : 'no',
      value,
    },
  });
}

/** "Red die: 5, black die: 3". */
export const diceNames = (moment: Moment, dice: readonly number[]): string =>
  dice.map((die) => dieName(moment, die)).join(', ');
