/** Somebody of the party is asked for: the heroes by their faces, each with what it would mean. */

import type { PendingAsk, Seat } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import { cardsOf } from '../../index';
import { viewOf, words } from '../view';
import { nameAt, PortraitAt } from './heroes';
import { Deed } from './place';
import './who-is.css';

export function WhoIs({ ask }: { readonly ask: PendingAsk }) {
  const moment = useMoment();
  return (
    <ul className="ra-who decision-options">
      {ask.options.map((key) => (
        <li key={key}>
          <Deed ask={ask} choice={key}>
            <PortraitAt seat={Number(key)} size="3.4em" />
            <b>{nameAt(moment, Number(key))}</b>
            <Means ask={ask} seat={Number(key)} />
          </Deed>
        </li>
      ))}
    </ul>
  );
}

function Means({ ask, seat }: { readonly ask: PendingAsk; readonly seat: Seat }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const now = seen.b.health[seat];
  if (ask.question === 'effect.health')
    return <small>{words(moment, 'home.healthLess', { now, next: now - 1 })}</small>;
  return <small>{words(moment, 'party.inHand', { n: cardsOf(seen, seat).length })}</small>;
}
