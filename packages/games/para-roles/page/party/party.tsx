/** The four at the table's edge, in the order of their seats. */

import { useMoment } from '@tabard/page/room/moment';
import { SEATS } from '../../index';
import { words } from '../say';
import { blowOf } from '../told/scenes';
import { Sheet } from './sheet';
import './party.css';

export function Party() {
  const moment = useMoment();
  return (
    <section className="pr-party" aria-label={words(moment, 'party')}>
      {SEATS.map((seat) => (
        <Sheet key={seat} seat={seat} blow={blowOf(moment.told.event)} />
      ))}
    </section>
  );
}
