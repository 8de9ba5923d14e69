/** RA-28: the market: five stalls with a card each, a price for every buyer, and a counter where cards are sold. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import {
  ATTRS,
  afterWords,
  attrName,
  bonusCardPrice,
  cardLimitOf,
  cardName,
  costFor,
  countedCards,
  DECKS,
  deckName,
  type MarketDeck,
  optionWords,
  raceName,
  ZONE,
} from '../../index';
import { type AskFor, asked, askOf, seatsOf } from '../ask';
import { DECK_ICONS, SIGNS } from '../icons';
import { spoken } from '../say';
import { viewOf, words } from '../view';
import { Hands } from './hands';
import { nameAt, PortraitAt } from './heroes';
import { Deed, Leave, Place, Purse } from './place';
import { MarketScene } from './scenes';
import './market.css';

export function Market() {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const open = askOf(moment);
  const ask = open?.question === 'market.deal' ? open : null;
  return (
    <Place
      name="market"
      title={words(moment, 'home.market.title')}
      lead={words(moment, 'home.market.lead')}
      scene={<MarketScene />}
      purse={<Purse icon={SIGNS.gold} value={b.gold} name={words(moment, 'home.gold')} />}
      note={words(moment, 'home.market.note')}
      foot={<Leave ask={ask} says={words(moment, 'home.market.leave')} />}
    >
      <ul className="ra-stalls decision-options" aria-label={words(moment, 'home.market.stalls')}>
        {DECKS.map((deck) => (
          <li key={deck}>
            <Stall ask={ask} deck={deck} />
          </li>
        ))}
      </ul>
      {b.legendary === 1 && <Strongbox ask={ask} />}
      <Hands
        ask={ask}
        deed="sell"
        title={words(moment, 'home.market.sell')}
        lead={words(moment, 'home.market.sellHow')}
      />
    </Place>
  );
}

interface AskProps {
  readonly ask: AskFor<'market.deal'> | null;
}

/** RA-27.2, RA-28.3: what the deck shows; once it is bought the stall stays empty. */
const Stall = memo(function Stall({ ask, deck }: AskProps & { readonly deck: MarketDeck }) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const card = content.cards.findIndex((one, i) => one.deck === deck && b.cardZone[i] === ZONE.display);
  return (
    <article className="ra-stall on-paper" data-deck={deck} data-empty={card < 0}>
      <header className="ra-awning">
        <IconMark icon={DECK_ICONS[deck]} size="1.5em" />
        <h3>{moment.say(deckName(deck))}</h3>
      </header>
      {card < 0 ? (
        <p className="ra-sold">{words(moment, 'home.market.empty')}</p>
      ) : (
        <>
          <Ware card={card} />
          <Buyers ask={ask} card={card} />
        </>
      )}
    </article>
  );
});

const Ware = memo(function Ware({ card }: { readonly card: number }) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const it = content.cards[card];
  const after = afterWords(it);
  return (
    <div className="ra-ware">
      <h4>{spoken(moment, cardName(content, card))}</h4>
      {it.options.map((option, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place on the card
        <p key={i}>{moment.say(optionWords(option))}</p>
      ))}
      {after !== null && <p className="ra-ware-after">{spoken(moment, after)}</p>}
      <p className="ra-ware-cost">
        <IconMark icon={SIGNS.gold} size="1.2em" /> {words(moment, 'home.market.cost', { cost: it.cost ?? 0 })}
        <Discount card={card} />
      </p>
    </div>
  );
});

/** RA-28.6, RA-28.7. */
const Discount = memo(function Discount({ card }: { readonly card: number }) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const { discount } = content.cards[card];
  if (!discount) return null;
  return (
    <small>
      {'attribute' in discount
        ? words(moment, 'home.market.less.score', { attr: attrName(ATTRS.indexOf(discount.attribute)) })
        : words(moment, 'home.market.less.race', { race: raceName(content, discount.race), n: discount.amount })}
    </small>
  );
});

/** A price for everybody: discounts are the buyer's own. */
const Buyers = memo(function Buyers({ ask, card }: AskProps & { readonly card: number }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const full = seen.content.cards[card].cost ?? 0;
  const buyers = seatsOf(seen).map((seat) => ({ seat, cost: costFor(seen, card, seat) }));
  return (
    <div className="ra-buyers" data-count={buyers.length}>
      {buyers.map(({ seat, cost }) => (
        <Deed key={seat} ask={ask} choice={asked.key(moment, 'market.deal', { buy: card, seat })}>
          {buyers.length > 1 && <PortraitAt seat={seat} size="1.7em" />}
          {buyers.length > 1 ? <Gold n={cost} /> : <b>{words(moment, 'home.market.buy', { cost })}</b>}
          {cost < full && <s aria-hidden="true">{full}</s>}
        </Deed>
      ))}
      {buyers.length > 1 && <BuyersKey seats={buyers.map(({ seat }) => seat)} />}
    </div>
  );
});

/** Who the faces are, for those who do not know them yet. */
const BuyersKey = ({ seats }: { readonly seats: readonly Seat[] }) => {
  const moment = useMoment();
  return <span className="hidden-words">{seats.map((seat) => nameAt(moment, seat)).join(', ')}</span>;
};

/** A sum in a button: the button itself says all of it. */
const Gold = ({ n }: { readonly n: number }) => (
  <b className="ra-gold">
    {n} <IconMark icon={SIGNS.gold} size="1.1em" />
  </b>
);

/** RA-35.8, RA-35.9, RA-35.11: a legendary party may keep only so many cards, and one more costs ever more. */
const Strongbox = memo(function Strongbox({ ask }: AskProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const [held, most] = [countedCards(seen).length, cardLimitOf(seen)];
  return (
    <article className="ra-strongbox decision-options paper-sheet on-paper" data-over={held > most}>
      <IconMark icon={SIGNS.items} size="2.2em" />
      <div>
        <h3>{words(moment, 'home.market.limit')}</h3>
        <p>{words(moment, 'home.market.limitText', { held, most, over: Math.max(0, held - most) })}</p>
      </div>
      <Deed ask={ask} choice="limit">
        <Gold n={bonusCardPrice(seen)} />
        <small>{words(moment, 'home.becomes', { now: most, next: most + 1 })}</small>
      </Deed>
    </article>
  );
});
