/** Somebody of the party is asked for: the heroes by their faces, each with what it would mean. */

import type { Seat } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { cardsOf } from '../../index';
import type { Ask } from '../ask';
import { viewOf, words } from '../view';
import { nameAt, PortraitAt } from './heroes';
import { Deed } from './place';
import './who-is.css';

/** A question that is answered with one of the party. */
export type WhoAsk = Extract<Ask, { readonly options: readonly Seat[] }>;

export const WhoIs = memo(function WhoIs({ ask }: { readonly ask: WhoAsk }) {
  const moment = useMoment();
  return (
    <ul className="ra-who decision-options">
      {ask.options.map((seat, i) => (
        <li key={seat}>
          <Deed ask={ask} choice={ask.keys[i]}>
            <PortraitAt seat={seat} size="3.4em" />
            <b>{nameAt(moment, seat)}</b>
            <Means ask={ask} seat={seat} />
          </Deed>
        </li>
      ))}
    </ul>
  );
});

const Means = memo(function Means({ ask, seat }: { readonly ask: WhoAsk; readonly seat: Seat }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const now = seen.b.health[seat];
  if (ask.question === 'effect.health')
    return <small>{words(moment, 'home.healthLess', { now, next: now - 1 })}</small>;
  return <small>{words(moment, 'party.inHand', { n: cardsOf(seen, seat).length })}</small>;
});
