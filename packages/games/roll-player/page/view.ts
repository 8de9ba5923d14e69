/** What the pictures need to know of a view: heroes, what is asked, names of cards. Nothing here judges. */
import type { Message } from '@tabard/content';
import type { PendingAsk, Seat, Seen as SeenOf } from '@tabard/kernel';
import { aboutOf, askOf } from '@tabard/page/room/asked';
import type { Moment } from '@tabard/page/room/moment';
import type { Hero, MarketCard, Seen as View } from '../index';

export type { View };
export const viewOf = (seen: SeenOf): View => seen as View;

export const heroOf = (moment: Pick<Moment, 'seen'>, seat: Seat): Hero => viewOf(moment.seen).b.heroes[seat];

// ---- what is asked

/** A number among the facts of a question, or NONE. */
export function factOf(ask: PendingAsk | null, name: string): number {
  const fact = aboutOf(ask)[name];
  return typeof fact === 'number' ? fact : -1;
}

/** RP-31: what may be done at any time, thrown in or as the answer of a window. */
export function deedsOf(moment: Moment): readonly string[] {
  const ask = askOf(moment);
  const thrown = moment.pending.interrupts.find(({ seat }) => seat === moment.seat)?.options ?? [];
  return ask?.question.startsWith('window.') ? [...new Set([...ask.options, ...thrown])] : thrown;
}

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
