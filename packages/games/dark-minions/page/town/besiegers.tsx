/** The hordes before a wall. A big figure stands for five minions, a small one for one, as the pieces of the game do. */

import bully from '@iconify-json/game-icons/bully-minion';
import crown from '@iconify-json/game-icons/crown';
import minion from '@iconify-json/game-icons/evil-minion';
import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { seatsFrom } from '@tabard/page/room/sides';
import { memo } from 'react';
import { SideMark } from '../marks';
import { sideOf, sum, viewOf } from '../view';
import { troopOf } from './measure';

/** The two figures, drawn once for the whole board. */
export function FigureShapes() {
  return (
    <svg className="dm-shapes" aria-hidden="true">
      <symbol id="dm-minion" viewBox="0 0 512 512">
        <path d={minion.d} />
      </symbol>
      <symbol id="dm-bully" viewBox="0 0 512 512">
        <path d={bully.d} />
      </symbol>
    </svg>
  );
}

/** So many minions as a troop: big ones behind, small ones in front. */
export const Troop = memo(function Troop({ count, colour }: { readonly count: number; readonly colour: string }) {
  const { wide, high, figures } = troopOf(count);
  return (
    <svg className="dm-troop" viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {figures.map(({ name, x, y, size }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one minion is like the other
        <use key={i} href={`#dm-${name}`} x={x} y={y} width={size} height={size} fill={colour} />
      ))}
    </svg>
  );
});

interface BesiegersProps {
  readonly slot: number;
  /** Who has just marched up. */
  readonly arriving: Seat | null;
}

export function Besiegers({ slot, arriving }: BesiegersProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const counts = seen.b.besiegers[slot];
  const most = Math.max(...counts);
  if (sum(counts) === 0) return <p className="dm-field-empty">{moment.say({ id: 'board.nobodyHere' })}</p>;
  return (
    <ul className="dm-besiegers">
      {seatsFrom(seen, moment.seat).map(
        (seat) =>
          counts[seat] > 0 && (
            <li
              key={`${seat}-${counts[seat]}`}
              className="dm-field-troop"
              data-arrives={arriving === seat}
              data-own={seat === moment.seat}
            >
              <Troop count={counts[seat]} colour={sideOf(seen, seat).colour} />
              <span className="dm-field-tag">
                {counts[seat] === most && <IconMark icon={crown} className="dm-field-crown" />}
                <SideMark seat={seat} size="1rem" named />
                <b>{counts[seat]}</b>
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
