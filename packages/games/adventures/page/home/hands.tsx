/** What the heroes hold, hero by hero: sold at the market, given back where a limit or a death takes cards. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { memo, type ReactNode, useState } from 'react';
import { cardName, cardsOf, cardWords, SELLING } from '../../index';
import { type Ask, asked, seatsOf } from '../ask';
import { DECK_ICONS } from '../icons';
import { NumberedKey } from '../key-number';
import { spoken } from '../say';
import { viewOf, words } from '../view';
import { nameAt, PortraitAt } from './heroes';
import { Deed } from './place';
import './hands.css';

interface HandsProps {
  readonly ask: Ask | null;
  /** `give`: whoever is asked gives a card back. `pack`: anybody of the party does, by `onPack`. */
  readonly deed: 'sell' | 'give' | 'pack';
  readonly onPack?: (seat: Seat, card: number) => void;
  readonly title: string;
  readonly lead: string;
}

export const Hands = memo(function Hands({ ask, deed, onPack, title, lead }: HandsProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const [picked, pick] = useState<Seat | null>(null);
  const asked = deed === 'give' ? (ask?.seat ?? null) : null;
  const seat = asked ?? picked ?? moment.seat ?? 0;
  const seats = asked === null ? seatsOf(seen) : [asked];
  const cards = cardsOf(seen, seat);
  return (
    <section className="ra-hands on-paper" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <p>{lead}</p>
      </header>
      {seats.length > 1 && (
        <fieldset className="ra-holders">
          <legend className="hidden-words">{words(moment, 'home.whose')}</legend>
          {seats.map((one) => (
            <button key={one} type="button" aria-pressed={one === seat} onClick={() => pick(one)}>
              <PortraitAt seat={one} size="1.8em" />
              <span>
                <b>{nameAt(moment, one)}</b>
                <small>{words(moment, 'party.inHand', { n: cardsOf(seen, one).length })}</small>
              </span>
            </button>
          ))}
        </fieldset>
      )}
      {cards.length === 0 && <p>{words(moment, 'home.noCards')}</p>}
      <ul className="ra-held decision-options">
        {cards.map((card, i) => (
          <li key={card}>
            {onPack ? (
              <Held card={card}>
                <button type="button" className="ra-deal" onClick={() => onPack(seat, card)}>
                  <NumberedKey number={i + 1} />
                  <b>{words(moment, 'party.return')}</b>
                </button>
              </Held>
            ) : (
              <AskedFor card={card} ask={ask} deed={deed} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});

interface HeldProps {
  readonly card: number;
  /** What can be done with it, or why not. */
  readonly children?: ReactNode;
  readonly why?: string;
}

function Held({ card, children, why }: HeldProps) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const it = content.cards[card];
  return (
    <article className="ra-held-card" data-deck={it.deck}>
      <IconMark icon={DECK_ICONS[it.deck]} size="1.4em" />
      <div>
        <h4>{spoken(moment, cardName(content, card))}</h4>
        <p>{moment.say(cardWords(it))}</p>
        {why !== undefined && <p className="ra-why">{why}</p>}
      </div>
      {children}
    </article>
  );
}

interface AskedForProps extends Pick<HandsProps, 'ask' | 'deed'> {
  readonly card: number;
}

const AskedFor = memo(function AskedFor({ card, ask, deed }: AskedForProps) {
  const moment = useMoment();
  const choice =
    deed === 'sell' ? asked.key(moment, 'market.deal', { sell: card }) : asked.key(moment, 'card.return', card);
  const why = ask === null || ask.keys.includes(choice) ? null : moment.why(choice);
  if (why) return <Held card={card} why={why.text} />;
  return (
    <Held card={card}>
      <Deed ask={ask} choice={choice}>
        <b>
          {deed === 'sell' ? words(moment, 'home.market.sellFor', { gold: SELLING }) : words(moment, 'party.return')}
        </b>
      </Deed>
    </Held>
  );
});
