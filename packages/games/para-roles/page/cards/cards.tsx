/** Playing cards: the material this table is made of. Drawn here, so that nobody's artwork is copied. */

import { useMoment } from '@tabard/page/room/moment';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { type Card as CardNumber, isBlack, rankName, SUITS, type Suit, suitOf, valueOfCard } from '../../index';
import './cards.css';

/** One outline each, 24 by 24. */
const OUTLINES: readonly string[] = [
  'M12 21.5C4.8 15.6 2 12 2 8 2 4.9 4.4 2.8 7 2.8c2.1 0 4 1.2 5 3.4 1-2.2 2.9-3.4 5-3.4 2.6 0 5 2.1 5 5.2 0 4-2.8 7.6-10 13.5Z',
  'M12 1 20 12 12 23 4 12Z',
  'M12 1.2C9 6 2.8 9 2.8 14.2a4.7 4.7 0 0 0 8 3.4c-.2 2.1-1 3.7-2.6 5.2h7.6c-1.6-1.5-2.4-3.1-2.6-5.2a4.7 4.7 0 0 0 8-3.4C21.2 9 15 6 12 1.2Z',
  'M12 1.4a4.8 4.8 0 0 0-4 7.5 4.8 4.8 0 1 0 2.8 7.9c-.2 2.5-1 4.4-2.6 6h7.6c-1.6-1.6-2.4-3.5-2.6-6a4.8 4.8 0 1 0 2.8-7.9 4.8 4.8 0 0 0-4-7.5Z',
];
export const HEART = OUTLINES[0];

interface SuitMarkProps {
  readonly suit: Suit;
  readonly className?: string;
}

/** A suit as decoration: who cannot see it hears it from the thing it stands on. */
export const SuitMark = memo(function SuitMark({ suit, className }: SuitMarkProps) {
  return (
    <svg className={`pr-suit ${className ?? ''}`} viewBox="0 0 24 24" data-suit={suit} aria-hidden="true">
      <path d={OUTLINES[suit]} />
    </svg>
  );
});

/** What stands in a card's corner: the letter that the log says, too (J or B, Q or D). */
export const Rank = memo(function Rank({ value }: { readonly value: number }) {
  return useMoment().say(rankName(value));
});

export interface FaceProps {
  readonly suit: Suit;
  /** In its corner: what is printed. */
  readonly rank: ReactNode;
  /** In its middle: the number that counts. */
  readonly value: number;
  readonly trend?: 'up' | 'down' | 'same';
}

/** The face of a stat card: the printed rank in the corner, what it is worth now in the middle. */
export function StatFace({ suit, rank, value, trend = 'same' }: FaceProps) {
  return (
    <span className="pr-card pr-stat-face" data-suit={suit} data-trend={trend}>
      <span className="pr-card-index">
        <span className="pr-card-corner">{rank}</span>
        <SuitMark suit={suit} />
      </span>
      <span className="pr-card-value">{value}</span>
    </span>
  );
}

interface CardProps {
  readonly card: CardNumber;
  /** What stands on it, where nobody is at a table to say it. */
  readonly rank?: ReactNode;
  readonly className?: string;
}

/** A card that was drawn: rank and suit, large. */
export const CardFace = memo(function CardFace({ card, rank, className }: CardProps) {
  const suit = suitOf(card);
  return (
    <span className={`pr-card pr-drawn ${className ?? ''}`} data-suit={suit} data-black={isBlack(card)}>
      <span className="pr-card-rank">{rank ?? <Rank value={valueOfCard(card)} />}</span>
      <SuitMark suit={suit} />
    </span>
  );
});

export const CardBack = memo(function CardBack({ className }: { readonly className?: string }) {
  return <span className={`pr-card pr-back ${className ?? ''}`} aria-hidden="true" />;
});

/** Sorts cards as a hand is held. */
export const inOrder = (cards: readonly CardNumber[]): CardNumber[] =>
  SUITS.flatMap((suit) => cards.filter((card) => suitOf(card) === suit).sort((x, y) => x - y));
