/** Those at the cave, and what each has carried out of it. */
import coins from '@iconify-json/game-icons/coins';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark, seatsFrom } from '@tabard/page/room/sides';
import { ThinkingDots } from '@tabard/page/room/thinking';
import { viewOf } from './asked';

export function Rivals() {
  const moment = useMoment();
  const { say, names } = moment;
  const seen = viewOf(moment.seen);
  const { b, content } = seen;
  return (
    <ul className="sd-rivals rivals" aria-label={say({ id: 'board.seats' })}>
      {seatsFrom(seen, null).map((seat) => (
        <li key={seat} className="sd-rival rival" data-home={seat} data-turn={!moment.over && b.turn === seat}>
          <SideMark seat={seat} size="1.6rem" />
          <div className="sd-rival-name">
            <b>{names[seat]}</b>
            {seat === moment.seat && <span>{say({ id: 'board.you' })}</span>}
            {moment.thinking === seat && <ThinkingDots />}
          </div>
          <span className="sd-owned">
            <IconMark icon={coins} size="1.25rem" />
            {say({ id: 'board.owns', with: { gold: b.gold[seat], goal: content.goal } })}
          </span>
          <span className="sd-way-out" aria-hidden="true">
            <i style={{ width: `${Math.min(100, (100 * b.gold[seat]) / content.goal)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
