/** What lies before whoever looks: the sheet, the hand with what each card would make possible, and what is spent. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useForm } from '@tabard/page/room/frame/form';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { cardName, cardsOf, isExhausted, isForRow, isOf, playLimit, ZONE } from '../../index';
import { type Preview, positionOf } from '../../solver';
import { asked, askedOf, ownAsk } from '../ask';
import { useSolver } from '../challenge/use-solver';
import { useDrag } from '../drag';
import { droppedOn } from '../drops';
import { SIGNS } from '../icons';
import { spoken } from '../say';
import { viewOf, words } from '../view';
import { HandCard } from './card';
import { Items } from './items';
import { Rest } from './rest';
import { ClassCard, FatigueBar, Rows, SheetHead } from './sheet';
import { Offered } from './trade';
import './hand.css';

/** Null before there is a party, and for who only looks on. */
export function useHand(): ReactNode {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const { seat } = moment;
  return seat === null || !b.names[seat] ? null : <Hand seat={seat} />;
}

/** Where there is little room the sheet and the cards are folded away until something is asked of them. */
const isOfHand = isOf('challenge.play', 'trade.give', 'item.use', 'card.return');
const isSubstitute = isOf('pool.substitute');

const Hand = memo(function Hand({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const previews = usePreviews(moment);
  const drag = useDrag<number>({
    picture: (card) => (
      <span className="ra-dragged-card">{spoken(moment, cardName(viewOf(moment.seen).content, card))}</span>
    ),
    onDrop: (card, on) => {
      const to = droppedOn('member', on);
      const key = to === null ? null : asked.key(moment, 'trade.give', { give: card, to });
      if (key !== null && askedOf(moment, 'trade.give')?.keys.includes(key)) moment.onAnswer(key);
    },
  });
  const hand = cardsOf({ b }, seat, ZONE.hand);
  const away = cardsOf({ b }, seat, ZONE.discard, ZONE.spent);
  const ask = ownAsk(moment);
  const areRowsNeeded = isForRow(ask) || isSubstitute(ask);
  const isNeeded = areRowsNeeded || isOfHand(ask);
  const form = useForm();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another need the hand opens and closes by itself again
  useEffect(() => setOpen(null), [isNeeded]);
  const opened = isOpen ?? isNeeded;
  return (
    <section
      className="ra-hand"
      data-open={opened}
      data-rows={isOpen === true || areRowsNeeded}
      aria-label={moment.names[seat]}
    >
      <div className="ra-sheet">
        <SheetHead seat={seat} />
        <FatigueBar seat={seat} />
        {form !== 'wide' && (
          <button type="button" className="ra-hand-switch" aria-expanded={opened} onClick={() => setOpen(!opened)}>
            {words(moment, opened ? 'party.fold' : 'party.unfold', { n: hand.length })}
          </button>
        )}
        <Rows seat={seat} />
      </div>
      <Rest />
      <Offered />
      <div className="ra-cards-place">
        <PlaysLeft seat={seat} />
        <ul className="ra-cards">
          <li>
            <ClassCard seat={seat} previews={previews} />
          </li>
          {hand.map((card) => (
            <li key={card}>
              <HandCard card={card} seat={seat} previews={previews} drag={drag} />
            </li>
          ))}
        </ul>
        {away.length > 0 && <Away cards={away} />}
        <Items />
      </div>
      {drag.ghost}
    </section>
  );
});

/** What each play would make possible, while plays are asked for; thought about elsewhere. */
function usePreviews(moment: Moment): readonly Preview[] | null {
  const seen = viewOf(moment.seen);
  const isAsked = askedOf(moment, 'challenge.play') !== null;
  const question = useMemo(
    () => (isAsked ? ({ kind: 'previews', position: positionOf(seen) } as const) : null),
    [isAsked, seen],
  );
  return useSolver(question);
}

/** RA-18.5, RA-18.7. */
const PlaysLeft = memo(function PlaysLeft({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { challenge, bonusTokens } = seen.b;
  if (!challenge) return null;
  const left = Math.max(0, playLimit(seen, seat) + challenge.bonusUsed[seat] - challenge.plays[seat]);
  return (
    <p className="ra-plays-left">
      <IconMark icon={SIGNS.cards} size="1.2em" />
      {isExhausted(seen.b, seat)
        ? words(moment, 'party.noPlays')
        : words(moment, 'party.playsLeft', { left, tokens: bonusTokens })}
    </p>
  );
});

/** Played in this challenge, or spent until a rest (RA-18.3, RA-18.4). */
const Away = memo(function Away({ cards }: { readonly cards: readonly number[] }) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const lists = [
    ['discarded', cards.filter((card) => b.cardZone[card] === ZONE.discard)],
    ['spent', cards.filter((card) => b.cardZone[card] === ZONE.spent)],
  ] as const;
  return (
    <div className="ra-away">
      {lists
        .filter(([, list]) => list.length > 0)
        .map(([zone, list]) => (
          <p key={zone}>{words(moment, `party.${zone}`, { cards: list.map((card) => cardName(content, card)) })}</p>
        ))}
    </div>
  );
});
