/** The Market: its cards with what they would cost now, and the two things that can be done with each (RP-10). */
import { type Card, costOf, NONE } from '@tabard/roll-player';
import { Tip } from '../../design/tip';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { CardFace } from './card';
import { isAsked, offers, viewOf } from './view';
import './market.css';

/** One who plays alone sees the gaps: enemy dice go by the places (RP-27.11). */
export function Market({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const { b, seats } = viewOf(props.seen);
  const shown = [...b.market.entries()].filter(([, card]) => card !== NONE || seats === 1);
  const isOwnTurn = isAsked(props, 'market.option', 'market.second', 'market.buy');
  return (
    <section className="rp-market" data-asked={isOwnTurn} aria-label={t('rollPlayer.market.title')}>
      <ul className="rp-market-cards" data-count={shown.length}>
        {shown.map(([place, card]) => (
          <li key={place} className="rp-market-place" data-empty={card === NONE}>
            {card === NONE ? (
              <span className="rp-market-gone">{t('rollPlayer.market.gone')}</span>
            ) : (
              <Offer props={props} card={card} place={place} isOwnTurn={isOwnTurn} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OfferProps {
  readonly props: BoardProps;
  readonly card: Card;
  readonly place: number;
  readonly isOwnTurn: boolean;
}

function Offer({ props, card, place, isOwnTurn }: OfferProps) {
  const seen = viewOf(props.seen);
  const { seat } = props;
  const hero = seat === null ? null : seen.b.heroes[seat];
  const cost = seat === null || hero?.class === NONE ? undefined : costOf(seen, seat, card);
  const isDear = cost !== undefined && hero !== null && cost > hero.gold + hero.charisma;
  return (
    <article className="rp-offer on-paper" data-dear={isDear} data-deeds={isOwnTurn}>
      <Tip says={<CardFace props={props} card={card} cost={cost} isWhole />} restMs={450}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the whole card is told on focus */}
        <div className="rp-offer-card" tabIndex={0}>
          <CardFace props={props} card={card} cost={cost} />
        </div>
      </Tip>
      {isOwnTurn && <Deeds props={props} place={place} cost={cost ?? 0} />}
    </article>
  );
}

interface DeedsProps {
  readonly props: BoardProps;
  readonly place: number;
  readonly cost: number;
}

function Deeds({ props, place, cost }: DeedsProps) {
  const t = useWords();
  const buy = `buy:${place}`;
  const discard = `discard:${place}`;
  const why = offers(props, buy) ? null : props.why(buy);
  return (
    <div className="rp-offer-deeds">
      <button
        type="button"
        className="rp-deed"
        data-deed="buy"
        aria-label={why ? `${props.describe(buy)}: ${why.text}` : props.describe(buy)}
        title={why?.text ?? props.describe(buy)}
        aria-disabled={!offers(props, buy)}
        onClick={() => offers(props, buy) && props.onAnswer(buy)}
      >
        {t('rollPlayer.market.buy', { n: cost })}
      </button>
      {offers(props, discard) && (
        <button
          type="button"
          className="rp-deed"
          aria-label={props.describe(discard)}
          title={props.describe(discard)}
          onClick={() => props.onAnswer(discard)}
        >
          {t('rollPlayer.market.discard')}
        </button>
      )}
    </div>
  );
}
