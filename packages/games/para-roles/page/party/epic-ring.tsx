/** An EPIC that charges: a ring that fills in two or three turns, for everyone to watch. */

import flame from '@iconify-json/game-icons/flame';
import minions from '@iconify-json/game-icons/minions';
import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { epicName, isDue } from '../../index';
import { words } from '../say';
import { viewOf } from '../view';
import './epic-ring.css';

const ROUND = 2 * Math.PI * 16;
const GAP = 3;

interface EpicRingProps {
  readonly seat: Seat;
}

export const EpicRing = memo(function EpicRing({ seat }: EpicRingProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { charging, charge } = seen.b.party[seat];
  if (charging === '') return null;
  const due = isDue(seen, seat);
  const turns = due ? charge + 1 : 3;
  const arc = ROUND / turns;
  const epic = charging === 'summoning' ? words(moment, 'summoning') : moment.say(epicName(charging));
  const label = words(moment, due ? 'epic.due' : 'epic.charging', { epic, charge, turns });
  return (
    <span className="pr-epic-ring" data-due={due} title={label}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {Array.from({ length: turns }, (_, i) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the first turn, the second, the third
            key={i}
            cx="20"
            cy="20"
            r="16"
            data-full={i < charge}
            strokeDasharray={`${arc - GAP} ${ROUND - arc + GAP}`}
            transform={`rotate(${(360 / turns) * i - 90} 20 20)`}
          />
        ))}
      </svg>
      <IconMark icon={charging === 'summoning' ? minions : flame} size="1.2rem" />
      <span className="hidden-words">{label}. </span>
    </span>
  );
});
