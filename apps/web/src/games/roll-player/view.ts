/** What the pictures need to know of a view: heroes, what is asked, names of cards. Nothing here judges. */
import type { Message } from '@tabard/content';
import type { PendingAsk, Plain, Seat, Seen as SeenOf } from '@tabard/kernel';
import type { Hero, MarketCard, Seen as View } from '@tabard/roll-player';
import type { BoardProps } from '../face';

export type { View };
export const viewOf = (seen: SeenOf): View => seen as View;

export const heroOf = (props: Pick<BoardProps, 'seen'>, seat: Seat): Hero => viewOf(props.seen).b.heroes[seat];

// ---- what is asked

/** What the seat that looks at the screen is asked. */
export const askOf = ({ asks, seat }: Pick<BoardProps, 'asks' | 'seat'>): PendingAsk | null =>
  asks.find((ask) => ask.seat === seat) ?? null;

export const isAsked = (props: BoardProps, ...questions: readonly string[]): boolean =>
  questions.includes(askOf(props)?.question ?? '');

export const offers = (props: BoardProps, key: string): boolean => askOf(props)?.options.includes(key) ?? false;

/** What the table waits for, whoever is asked. */
export const questionOf = ({ pending }: Pick<BoardProps, 'pending'>): string => pending.asks[0]?.question ?? '';

export const aboutOf = (ask: PendingAsk | null): { readonly [name: string]: Plain } => ask?.about ?? {};

/** A number among the facts of a question, or NONE. */
export function factOf(ask: PendingAsk | null, name: string): number {
  const fact = aboutOf(ask)[name];
  return typeof fact === 'number' ? fact : -1;
}

/** RP-31: what may be done at any time, thrown in or as the answer of a window. */
export function deedsOf(props: BoardProps): readonly string[] {
  const ask = askOf(props);
  const thrown = props.pending.interrupts.find(({ seat }) => seat === props.seat)?.options ?? [];
  return ask?.question.startsWith('window.') ? [...new Set([...ask.options, ...thrown])] : thrown;
}

/** Seats as the viewer sees them round the table: itself first. */
export const seatsFrom = ({ seats }: View, viewer: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, i) => (i + (viewer ?? 0)) % seats);

// ---- names and texts on cards, which the speaker of the game knows

export const FAMILIES = [
  'card',
  'fiend',
  'minion',
  'monster',
  'adventure',
  'race',
  'class',
  'alignment',
  'backstory',
  'familiar',
  'armorSet',
] as const;
export type Family = (typeof FAMILIES)[number];

export const wordsOf = (family: Family, { id }: { readonly id: string }, part: string): Message => ({
  id: `${family}.${id}.${part}`,
});
export const nameOf = (family: Family, card: { readonly id: string }): Message => wordsOf(family, card, 'name');

/** What a card does; Armor says it with its table. */
export const textOf = (card: MarketCard): Message | null =>
  card.kind === 'armor' ? null : wordsOf('card', card, 'text');
