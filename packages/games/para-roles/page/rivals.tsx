/** The order at the table: whose action is open, who has acted, who points at what; and what the party has. */

import coins from '@iconify-json/game-icons/coins';
import pointing from '@iconify-json/game-icons/pointing';
import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { ThinkingDots } from '@tabard/page/room/thinking';
import { memo } from 'react';
import { itemName, maxHp, SEATS, treasureOf } from '../index';
import { callingIcon, ITEM_ICONS } from './icons';
import { whoseIs } from './places';
import { words } from './say';
import { callingWords, enemyAt, enemyName, isDead, isMade, openSeats, viewOf } from './view';
import './rivals.css';

export function Rivals() {
  const moment = useMoment();
  return (
    <div className="pr-rivals rivals">
      <ul aria-label={words(moment, 'party')}>
        {SEATS.map((seat) => (
          <Member key={seat} seat={seat} />
        ))}
      </ul>
      <Pack />
    </div>
  );
}

interface MemberProps {
  readonly seat: Seat;
}

const Member = memo(function Member({ seat }: MemberProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const one = seen.b.party[seat];
  const calling = callingWords(seen, seat);
  return (
    <li
      className="pr-member rival"
      data-home={seat}
      data-turn={openSeats(moment).includes(seat)}
      data-pointed={moment.isPointedAt('seat', seat)}
    >
      <SideMark seat={seat} size="1.4rem" />
      <div className="pr-member-name">
        <b>{moment.names[seat]}</b>
        {moment.thinking === seat && <ThinkingDots />}
      </div>
      <span className="pr-member-state">{stateOf(moment, seat)}</span>
      <div className="pr-member-figures">
        {seen.b.phase !== 'setup' && <IconMark icon={callingIcon(seen, seat)} size="1.15rem" />}
        {calling && <span>{moment.say(calling)}</span>}
        {isMade(seen, seat) && (
          <span
            className="pr-member-hp"
            title={words(moment, 'hp', { hp: one.hp, max: maxHp(seen, seat), temporary: 0 })}
          >
            ♥ {one.hp}/{maxHp(seen, seat)}
          </span>
        )}
        {treasureOf(seen, seat) > 0 && (
          <span title={words(moment, 'purse', { count: treasureOf(seen, seat) })}>
            <IconMark icon={coins} size="1.1rem" /> {treasureOf(seen, seat)}
          </span>
        )}
      </div>
      <Finger seat={seat} />
    </li>
  );
});

function stateOf(moment: Moment, seat: Seat): string {
  const seen = viewOf(moment.seen);
  const { b } = seen;
  if (moment.over) return '';
  if (isDead(seen, seat)) return words(moment, 'state.dead');
  if (openSeats(moment).includes(seat)) return words(moment, moment.seat === seat ? 'state.acts' : 'state.open');
  if (b.phase === 'players' && b.party[seat].acted) return words(moment, 'state.acted');
  return moment.pending.asks.some((ask) => ask.seat === seat && ask.kind !== 'together')
    ? words(moment, 'state.asked')
    : '';
}

/** What somebody points at, in words. */
const Finger = memo(function Finger({ seat }: MemberProps) {
  const moment = useMoment();
  const what = moment.pointed[seat];
  if (what === null || what === undefined) return null;
  return (
    <p className="pr-finger">
      <IconMark icon={pointing} size="1.2rem" /> {wordsFor(moment, seat, what)}
    </p>
  );
});

function wordsFor(moment: Moment, seat: Seat, what: string): string {
  const whose = whoseIs(what);
  const enemy = whose && 'enemy' in whose ? enemyAt(viewOf(moment.seen), whose.enemy) : undefined;
  if (enemy) return words(moment, 'point.at', { name: enemyName(moment, enemy) });
  if (whose && 'seat' in whose) return words(moment, 'point.at', { name: moment.names[whose.seat] ?? '' });
  return words(moment, 'point.means', { what: moment.describeFor(seat, what) });
}

/** What the party carries together. */
function Pack() {
  const moment = useMoment();
  const { pack } = viewOf(moment.seen).b;
  const counts = [
    ['scroll', pack.scrolls],
    ['flask', pack.flasks],
    ['bomb', pack.bombs],
    ['chalk', pack.chalk],
    ['thread', pack.thread],
    ['lantern', pack.lantern],
  ] as const;
  const owned = counts.filter(([, count]) => count > 0);
  if (owned.length === 0) return null;
  return (
    <ul className="pr-pack">
      {owned.map(([item, count]) => (
        <li key={item} title={moment.say(itemName(item))}>
          <IconMark icon={ITEM_ICONS[item]} size="1.3rem" label={moment.say(itemName(item))} />
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
