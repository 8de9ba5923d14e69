/** The four at the table's edge, in the order of their seats. */
import { SEATS } from '@tabard/para-roles';
import type { BoardProps } from '../face';
import { words } from './say';
import { Sheet } from './sheet';
import type { Stage } from './use-stage';
import './party.css';

interface PartyProps {
  readonly props: BoardProps;
  readonly stage: Stage;
}

export function Party({ props, stage }: PartyProps) {
  return (
    <section className="pr-party" aria-label={words(props, 'party')}>
      {SEATS.map((seat) => (
        <Sheet key={seat} props={props} seat={seat} blow={stage.beat?.blow} />
      ))}
    </section>
  );
}
