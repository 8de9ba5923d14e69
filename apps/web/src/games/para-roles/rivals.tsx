/** The order at the table: whose action is open, who has acted, who points at what; and what the party has. */

import coins from '@iconify-json/game-icons/coins';
import pointing from '@iconify-json/game-icons/pointing';
import type { Seat } from '@tabard/kernel';
import { itemName, maxHp, SEATS, treasureOf } from '@tabard/para-roles';
import { IconMark } from '../../design/icon';
import { SideMark } from '../../setup/sides';
import type { BoardProps } from '../face';
import { callingIcon, ITEM_ICONS } from './icons';
import { words } from './say';
import { callingWords, enemyAt, enemyName, isDead, isMade, openSeats, viewOf } from './view';
import './rivals.css';

export function Rivals(props: BoardProps) {
  return (
    <div className="pr-rivals">
      <ul aria-label={words(props, 'party')}>
        {SEATS.map((seat) => (
          <Member key={seat} props={props} seat={seat} />
        ))}
      </ul>
      <Pack props={props} />
    </div>
  );
}

interface MemberProps {
  readonly props: BoardProps;
  readonly seat: Seat;
}

function Member({ props, seat }: MemberProps) {
  const seen = viewOf(props.seen);
  const one = seen.b.party[seat];
  const calling = callingWords(seen, seat);
  return (
    <li
      className="pr-member"
      data-home={seat}
      data-turn={openSeats(props).includes(seat)}
      data-pointed={props.isPointedAt('seat', seat)}
    >
      <SideMark seat={seat} size="1.4rem" />
      <div className="pr-member-name">
        <b>{props.names[seat]}</b>
        {props.thinking === seat && (
          <span className="thinking-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
      </div>
      <span className="pr-member-state">{stateOf(props, seat)}</span>
      <div className="pr-member-figures">
        {seen.b.phase !== 'setup' && <IconMark icon={callingIcon(seen, seat)} size="1.15rem" />}
        {calling && <span>{props.say(calling)}</span>}
        {isMade(seen, seat) && (
          <span
            className="pr-member-hp"
            title={words(props, 'hp', { hp: one.hp, max: maxHp(seen, seat), temporary: 0 })}
          >
            ♥ {one.hp}/{maxHp(seen, seat)}
          </span>
        )}
        {treasureOf(seen, seat) > 0 && (
          <span title={words(props, 'purse', { count: treasureOf(seen, seat) })}>
            <IconMark icon={coins} size="1.1rem" /> {treasureOf(seen, seat)}
          </span>
        )}
      </div>
      <Finger props={props} seat={seat} />
    </li>
  );
}

function stateOf(props: BoardProps, seat: Seat): string {
  const seen = viewOf(props.seen);
  const { b } = seen;
  if (props.over) return '';
  if (isDead(seen, seat)) return words(props, 'state.dead');
  if (openSeats(props).includes(seat)) return words(props, props.seat === seat ? 'state.acts' : 'state.open');
  if (b.phase === 'players' && b.party[seat].acted) return words(props, 'state.acted');
  return props.pending.asks.some((ask) => ask.seat === seat && ask.kind !== 'together')
    ? words(props, 'state.asked')
    : '';
}

/** What somebody points at, in words. */
function Finger({ props, seat }: MemberProps) {
  const what = props.pointed[seat];
  if (what === null || what === undefined) return null;
  return (
    <p className="pr-finger">
      <IconMark icon={pointing} size="1.2rem" /> {wordsFor(props, seat, what)}
    </p>
  );
}

function wordsFor(props: BoardProps, seat: Seat, what: string): string {
  const [kind, which] = what.split(':');
  const enemy = kind === 'enemy' ? enemyAt(viewOf(props.seen), Number(which)) : undefined;
  if (enemy) return words(props, 'point.at', { name: enemyName(props, enemy) });
  if (kind === 'seat') return words(props, 'point.at', { name: props.names[Number(which)] ?? '' });
  return words(props, 'point.means', { what: props.describeFor(seat, what) });
}

/** What the party carries together. */
function Pack({ props }: { readonly props: BoardProps }) {
  const { pack } = viewOf(props.seen).b;
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
        <li key={item} title={props.say(itemName(item))}>
          <IconMark icon={ITEM_ICONS[item]} size="1.3rem" label={props.say(itemName(item))} />
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
