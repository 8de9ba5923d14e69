/** The four at the table's edge, in the order of their seats. */
import { SEATS } from '@tabard/para-roles';
import { useMoment } from '../../../room/moment';
import { words } from '../say';
import type { Stage } from '../use-stage';
import { Sheet } from './sheet';
import './party.css';

interface PartyProps {
  readonly stage: Stage;
}

export function Party({ stage }: PartyProps) {
  const moment = useMoment();
  return (
    <section className="pr-party" aria-label={words(moment, 'party')}>
      {SEATS.map((seat) => (
        <Sheet key={seat} seat={seat} blow={stage.beat?.blow} />
      ))}
    </section>
  );
}
