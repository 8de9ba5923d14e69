/** What the pictures need to know of a view: heroes, names of cards. Nothing here judges. */
import type { Message } from '@tabard/content';
import type { Seat, Seen as SeenOf } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import type { Hero, MarketCard, Seen as View } from '../index';

export type { View };
export const viewOf = (seen: SeenOf): View => seen as View;

export const heroOf = (moment: Pick<Moment, 'seen'>, seat: Seat): Hero => viewOf(moment.seen).b.heroes[seat];

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
