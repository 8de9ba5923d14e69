/** The Market: its cards with what they would cost now, and the two things that can be done with each (RP-10). */

import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { type Card, costOf, isForPurchase, NONE } from '../../index';
import { asked } from '../asked';
import { CardFace } from '../cards/card';
import { viewOf } from '../view';
import './market.css';

/** One who plays alone sees the gaps: enemy dice go by the places (RP-27.11). */
export function Market() {
  const moment = useMoment();
  const t = useWords();
  const { b, seats } = viewOf(moment.seen);
  const shown = [...b.market.entries()].filter(([, card]) => card !== NONE || seats === 1);
  const isOwnTurn = isForPurchase(asked.ask(moment));
  return (
    <section className="rp-market" data-asked={isOwnTurn} aria-label={t('roll-player.market.title')}>
      <ul className="rp-market-cards">
        {shown.map(([place, card]) => (
          <li key={place} className="rp-market-place" data-empty={card === NONE}>
            {card === NONE ? (
              <span className="rp-market-gone">{t('roll-player.market.gone')}</span>
            ) : (
              <Offer card={card} place={place} isOwnTurn={isOwnTurn} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OfferProps {
  readonly card: Card;
  readonly place: number;
  readonly isOwnTurn: boolean;
}

const Offer = memo(function Offer({ card, place, isOwnTurn }: OfferProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { seat } = moment;
  const hero = seat === null ? null : seen.b.heroes[seat];
  const cost = seat === null || hero?.class === NONE ? undefined : costOf(seen, seat, card);
  const isDear = cost !== undefined && hero !== null && cost > hero.gold + hero.charisma;
  return (
    <article className="rp-offer paper-sheet on-paper" data-dear={isDear} data-deeds={isOwnTurn}>
      <Tip says={<CardFace card={card} cost={cost} isWhole />} restMs={450}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the whole card is told on focus */}
        <div className="rp-offer-card" tabIndex={0}>
          <CardFace card={card} cost={cost} />
        </div>
      </Tip>
      {isOwnTurn && <Deeds place={place} cost={cost ?? 0} />}
    </article>
  );
});

interface DeedsProps {
  readonly place: number;
  readonly cost: number;
}

const Deeds = memo(function Deeds({ place, cost }: DeedsProps) {
  const moment = useMoment();
  const t = useWords();
  const ask = asked.ask(moment);
  const buy = asked.key(moment, 'market.option', { buy: place });
  const isOpen = ask?.keys.includes(buy) ?? false;
  const why = isOpen ? null : moment.why(buy);
  const discard = asked.offered(moment, 'market.option', { discard: place });
  return (
    <div className="rp-offer-deeds">
      <button
        type="button"
        className="rp-deed"
        data-deed="buy"
        aria-label={why ? `${moment.describe(buy)}: ${why.text}` : moment.describe(buy)}
        title={why?.text ?? moment.describe(buy)}
        aria-disabled={!isOpen}
        onClick={() => isOpen && moment.onAnswer(buy)}
      >
        {t('roll-player.market.buy', { n: cost })}
      </button>
      {discard && (
        <button
          type="button"
          className="rp-deed"
          aria-label={moment.describe(discard)}
          title={moment.describe(discard)}
          onClick={() => moment.onAnswer(discard)}
        >
          {t('roll-player.market.discard')}
        </button>
      )}
    </div>
  );
});
