/** The cards of the draft: all that is laid out, and whose those are that were taken. */
import { type Card, makeCard, SUITS } from '../../index';
import type { View } from '../view';

const RANKS: { readonly [mode: string]: readonly [number, number] } = {
  normal: [6, 9],
  easy: [11, 14],
  insane: [2, 5],
};

export interface Drafted {
  readonly card: Card;
  /** Who has taken it; null: it lies there. */
  readonly owner: number | null;
}

/** What is laid out: the ranks of the chosen mode, and whatever else is offered or held. */
export function draftOf({ b, options }: View, offered: readonly Card[]): Drafted[] {
  const taken = new Map(
    b.party.flatMap(({ stat }, seat) => stat.filter((card) => card >= 0).map((card): [Card, number] => [card, seat])),
  );
  const range = RANKS[options.stats];
  const laid = range
    ? SUITS.flatMap((suit) => Array.from({ length: range[1] - range[0] + 1 }, (_, i) => makeCard(suit, range[0] + i)))
    : [];
  const all = [...new Set([...laid, ...offered, ...taken.keys()])].sort((x, y) => x - y);
  return all.map((card) => ({ card, owner: taken.get(card) ?? null }));
}
