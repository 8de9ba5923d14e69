/** RA-1.8: a card is offered: what it is, and whether it is taken. */

import { Button } from '@tabard/page/design/controls';
import { useMoment } from '@tabard/page/room/moment';
import { cardName, cardWords } from '../../index';
import { askedOf } from '../ask';
import { viewOf, words } from '../view';

export function Offered() {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const ask = askedOf(moment, 'trade.take');
  if (!ask) return null;
  const { card, from } = ask.about;
  return (
    <section className="ra-offered paper-sheet on-paper" aria-label={words(moment, 'party.offer')}>
      <p>
        {words(moment, 'party.offered', {
          from: { seat: from },
          card: cardName(content, card),
          text: cardWords(content.cards[card]),
        })}
      </p>
      <div className="ra-deeds">
        <Button data-key="yes" onClick={() => moment.onAnswer('yes')}>
          {words(moment, 'party.take')}
        </Button>
        <Button data-key="no" onClick={() => moment.onAnswer('no')}>
          {words(moment, 'party.decline')}
        </Button>
      </div>
    </section>
  );
}
