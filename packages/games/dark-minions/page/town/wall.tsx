/** The wall of a Town is the measure of its need: who stands before it covers it, side by side, in colour and pattern. */

import { useMoment } from '@tabard/page/room/moment';
import { seatsFrom } from '@tabard/page/room/sides';
import { memo } from 'react';
import { sideOf, viewOf } from '../view';
import { wallOf } from './measure';

interface WallProps {
  readonly slot: number;
  readonly need: number;
  /** Minions about to be sent: shown as a promise. */
  readonly promised: number;
}

export const Wall = memo(function Wall({ slot, need, promised }: WallProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const counts = seen.b.besiegers[slot];
  const { covers, promise } = wallOf(counts, need, promised);
  return (
    <div className="dm-wall" aria-hidden="true">
      <div className="dm-wall-stones">
        {seatsFrom(seen, moment.seat).map((seat) => {
          const { colour, pattern } = sideOf(seen, seat);
          return (
            counts[seat] > 0 && (
              <i
                key={seat}
                className="dm-side-fill"
                data-pattern={pattern}
                style={{ width: `${covers[seat] * 100}%`, backgroundColor: colour }}
              />
            )
          );
        })}
        {promised > 0 && moment.seat !== null && (
          <i
            className="dm-side-fill dm-wall-promise"
            style={{ width: `${promise * 100}%`, backgroundColor: sideOf(seen, moment.seat).colour }}
          />
        )}
      </div>
    </div>
  );
});
