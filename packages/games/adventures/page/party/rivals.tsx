/** The party: how everybody is, who may still do something, and the journal that belongs to all (RA-1.15). */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { ThinkingDots } from '@tabard/page/room/thinking';
import { memo } from 'react';
import { CLASS_READY, cardsOf, className, keeperOf, personName, ZONE } from '../../index';
import { seatsOf } from '../ask';
import { dropOf } from '../drops';
import { emblemOf, SIGNS } from '../icons';
import { clause, spoken } from '../say';
import { viewOf, words } from '../view';
import { Journal } from './journal';
import { FatigueBar, Rows } from './sheet';
import { fingerOf, seatKey, stateOf } from './state';
import './rivals.css';

export function Rivals() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  return (
    <div className="ra-party">
      <ul aria-label={words(moment, 'party.title')}>
        {seatsOf(seen).map((seat) => (
          <Member key={seat} seat={seat} />
        ))}
      </ul>
      <Journal />
    </div>
  );
}

const Member = memo(function Member({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { b, content } = seen;
  if (!b.names[seat]) return <Unmade seat={seat} />;
  const key = seatKey(moment, seat);
  const state = stateOf(moment, seat);
  return (
    <li
      className="ra-member"
      data-drop={dropOf('member', seat)}
      data-looks={moment.seat === seat}
      data-pointed={moment.isPointedAt('seat', seat)}
    >
      <Who seat={seat} />
      <FatigueBar seat={seat} />
      <Rows seat={seat} />
      <p className="ra-member-cards">
        <span>
          <IconMark icon={SIGNS.cards} size="1.1em" />{' '}
          {words(moment, 'party.inHand', { n: count(seen, seat, ZONE.hand) })}
        </span>
        {count(seen, seat, ZONE.spent) > 0 && (
          <span>
            <IconMark icon={SIGNS.spent} size="1.1em" />{' '}
            {words(moment, 'party.areSpent', { n: count(seen, seat, ZONE.spent) })}
          </span>
        )}
        <span data-down={b.classState[seat] !== CLASS_READY}>
          <IconMark icon={emblemOf(content.classes[b.classOf[seat]])} size="1.1em" />{' '}
          {words(moment, b.classState[seat] === CLASS_READY ? 'party.ability' : 'party.abilityUsed')}
        </span>
      </p>
      <p className="ra-member-state">{state && words(moment, `party.state.${state}`)}</p>
      {key !== null && (
        <button type="button" className="ra-card-deed" data-key={key} onClick={() => moment.onAnswer(key)}>
          {moment.describe(key)}
        </button>
      )}
      <Finger seat={seat} />
    </li>
  );
});

const count = (seen: Parameters<typeof cardsOf>[0], seat: Seat, zone: (typeof ZONE)['hand' | 'spent']): number =>
  cardsOf(seen, seat, zone).length;

const Unmade = ({ seat }: { readonly seat: Seat }) => (
  <li className="ra-member">
    <div className="ra-member-name">
      <SideMark seat={seat} size="1.3em" />
      <b>{useMoment().names[seat]}</b>
    </div>
  </li>
);

const Who = memo(function Who({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { b, content } = seen;
  const canLook = moment.seat !== seat && moment.asks.some((ask) => ask.seat === seat && ask.kind === 'first');
  const name = (
    <>
      <SideMark seat={seat} size="1.3em" />
      <b>{moment.names[seat]}</b>
      <span className="ra-member-hero">
        {words(moment, 'party.hero', {
          name: spoken(moment, personName(content, b.names[seat])),
          class: className(content.classes[b.classOf[seat]].id),
        })}
      </span>
      {moment.thinking === seat && <ThinkingDots />}
      {b.storyteller === seat && (
        <Tip says={words(moment, 'party.storytellerSays')} clause={clause('RA-7.2')} taps={!canLook}>
          <span>
            <IconMark icon={SIGNS.storyteller} size="1.2em" label={words(moment, 'party.storyteller')} />
          </span>
        </Tip>
      )}
      {b.storyteller !== seat && keeperOf(seen) === seat && <small>{words(moment, 'party.keeper')}</small>}
    </>
  );
  return canLook ? (
    <button type="button" className="ra-member-name" onClick={() => moment.attend(seat)}>
      {name}
    </button>
  ) : (
    <div className="ra-member-name">{name}</div>
  );
});

/** What somebody points at, in words. */
const Finger = memo(function Finger({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const points = fingerOf(moment, seat);
  if (!points) return null;
  return (
    <p className="ra-finger">
      <IconMark icon={SIGNS.finger} size="1.2em" />{' '}
      {words(moment, 'party.means', { what: moment.describeFor(points.seat, points.what) })}
    </p>
  );
});
