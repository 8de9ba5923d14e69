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

const WIDEST = 112;
const HIGH = 64;
const HIGH_ALONE = 36; // Without big ones behind them the small ones may stand nearer.

/** So many minions as a troop: big ones behind, small ones in front. */
export const Troop = memo(function Troop({ count, colour }: { readonly count: number; readonly colour: string }) {
  const big = Math.floor(count / 5);
  const small = count % 5;
  const bigSize = small > 0 ? 42 : 50;
  const widthOf = (n: number, size: number) => (n === 0 ? 0 : size * (1 + (n - 1) * 0.72));
  const wide = Math.min(WIDEST, Math.max(40, widthOf(big, bigSize), widthOf(small, 28)) + 4);
  const high = big > 0 ? HIGH : HIGH_ALONE;
  const row = (n: number, size: number, foot: number, name: string) =>
    Array.from({ length: n }, (_, i) => {
      const step = Math.min(size * 0.72, (wide - size) / Math.max(1, n - 1));
      const x = wide / 2 - (step * (n - 1)) / 2 + step * i - size / 2;
      return (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: one minion is like the other
          key={`${name}${i}`}
          href={`#dm-${name}`}
          x={x}
          y={foot - size + (i % 2 ? 3 : 0)}
          width={size}
          height={size}
          fill={colour}
        />
      );
    });
  return (
    <svg className="dm-troop" viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {row(big, bigSize, small > 0 ? high - 14 : high - 4, 'bully')}
      {row(small, 28, high - 3, 'minion')}
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
