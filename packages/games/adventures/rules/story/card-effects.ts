/** RA-8, RA-1.6, RA-R110: cards that the story reveals, gives and takes. */
import type { Flow, Seat } from '@tabard/kernel';
import { type Card, findCard } from '../../content';
import type { Effect } from '../../content/storybook';
import type { G, Seen } from '../board';
import { decide } from '../decide';
import { changeXp } from '../journal';
import { cardsOf, gainCard, inDeck, returnCard } from '../party/cards';
import { bookOf } from './go';
import { isOnMap, pathsOnMap } from './map-effects';
import { whoIs } from './who';

/** RA-1.6: for each card not gained. */
const XP_FOR_NO_CARD = 2;
const TUTORIAL = 'ADV0';

/** RA-8.1, RA-8.2. Already on the map or among the items: nothing (RA-R110). */
export function discover(g: G, number: number): void {
  const { b } = g;
  const card = bookOf(g).discoveries[number];
  g.revealed();
  if (card.kind === 'item') {
    if (b.items.includes(number)) return;
    b.items = [...b.items, number].sort((x, y) => x - y);
    g.tell('item.found', { book: bookOf(g).id, item: number });
    return;
  }
  if (b.map.mapCards.includes(number)) return;
  b.map.mapCards.push(number);
  for (const { letter, open } of card.adds?.locations ?? []) if (open) b.map.openLocations.push(letter);
  for (const { id, open } of card.adds?.paths ?? []) if (open) b.map.openPaths.push(id);
  dropVanished(g);
  g.tell('map.changed', { book: bookOf(g).id, card: number });
}

/** Paths that a map card replaces vanish, with any encounter token on them. */
function dropVanished(g: G): void {
  const { b } = g;
  const there = pathsOnMap(g);
  b.map.openPaths = b.map.openPaths.filter((id) => there.includes(id));
  b.spaces.slice().forEach((space) => {
    if (isOnMap(g, space)) return;
    const at = b.spaces.indexOf(space);
    b.spaces.splice(at, 1);
    b.encounterNumbers.splice(at, 1);
  });
}

export function returnItem(g: G, item: number): void {
  if (!g.b.items.includes(item)) return;
  g.b.items = g.b.items.filter((one) => one !== item);
  g.tell('item.returned', { book: bookOf(g).id, item });
}

/** RA-8.3: to one player's hand; the party decides whose. */
export function* gainRare(g: G, number: number): Flow<undefined> {
  const { id, kind } = bookOf(g);
  const isOurs = (book?: string) => (kind === 'tutorial' ? book === id : book !== TUTORIAL); // it shares no numbers
  const card = g.content.cards.findIndex((one) => one.deck === 'rare' && one.number === number && isOurs(one.book));
  if (card < 0 || !inDeck(g, 'rare').includes(card)) return void changeXp(g, XP_FOR_NO_CARD); // RA-R110
  g.revealed();
  const seat = yield* decide(g, 'card.receiver', () => g.clockwiseFrom(0), { about: { card } });
  gainCard(g, seat, card);
}

type Change<K extends string> = Effect extends infer E ? (E extends Record<K, infer V> ? V : never) : never;

/** One card for each of them. RA-1.6, RA-R110: for each card that is not there, 2 XP. */
export function* gainFromDeck(g: G, gain: Change<'card_gain'>): Flow<undefined> {
  if (gain.who === 'chosen') {
    const card = drawnBy(g, gain);
    if (card === null) return void changeXp(g, XP_FOR_NO_CARD);
    gainCard(g, yield* decide(g, 'card.receiver', () => g.clockwiseFrom(0), { about: { card } }), card); // D7: it is seen first
    return undefined;
  }
  for (const seat of yield* whoIs(g, gain.who, 'card.receiver')) {
    const card = drawnBy(g, gain);
    if (card === null) changeXp(g, XP_FOR_NO_CARD);
    else gainCard(g, seat, card);
  }
}

function drawnBy(g: G, { deck, pick, name }: Change<'card_gain'>): number | null {
  const left = inDeck(g, deck);
  if (pick !== 'named') return left.length === 0 ? null : left[g.pick(`deck.${deck}`, left.length)]; // RA-R113: `top` too
  const named = findCard(g.content, name!);
  return named !== null && left.includes(named) ? named : null;
}

type Filter = NonNullable<Change<'card_return'>['filter']>;
const matches = (card: Card, { deck, colour, cost }: Filter): boolean =>
  (deck === undefined || card.deck === deck) &&
  (colour === undefined || card.colour === colour) &&
  (cost === undefined ||
    (card.cost !== null && card.cost >= (cost.min ?? 0) && card.cost <= (cost.max ?? Number.MAX_SAFE_INTEGER)));

const returnable = (seen: Seen, seat: Seat, filter: Filter): number[] =>
  cardsOf(seen, seat).filter((card) => matches(seen.content.cards[card], filter));

/** D28: the party picks the player, the owner the card. */
export function* returnByStory(g: G, { who, count, filter = {} }: Change<'card_return'>): Flow<undefined> {
  const seats = yield* whoIs(g, who, 'card.giver', (seat) => returnable(g, seat, filter).length > 0);
  for (const seat of seats) {
    for (let i = 0; i < count; i++) {
      const card = yield* g.maybeChoose(seat, 'card.return', () => returnable(g, seat, filter));
      if (card !== undefined) returnCard(g, card);
    }
  }
}
