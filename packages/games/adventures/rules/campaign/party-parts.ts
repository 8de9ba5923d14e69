/** What a new party and a joining player share: a pregenerated character, and a hand of named and random cards. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ATTRS, findCard, findClass, type MarketDeck } from '../../content';
import { FIRST_HEALTH } from '../../content/limits';
import type { G, Seen } from '../board';
import { decide } from '../decide';
import { gainCard, inDeck } from '../party/cards';
import { rowAt } from '../party/stamina';
import type { Insert } from './save';

// ---- pregenerated characters

interface Wanted {
  readonly seat: Seat;
  readonly card: number;
}

/** RA-R99: who is held back until somebody has come, and is of the party until then. */
type HeldBack = Pick<Insert, 'class' | 'portrait'> | null;

/** RA-2.6: a class colour is one character's, and so is a portrait (RA-3.8). */
export function forbidCharacter(
  { b, content }: Seen,
  { id, class: own }: { id: string; class: string },
  heldBack: HeldBack = null,
): Why | null {
  const colourOf = (place: number) => content.classes[place].colour;
  const colour = colourOf(findClass(content, own)!);
  const seat = b.classOf.findIndex((place) => place >= 0 && colourOf(place) === colour);
  if (seat >= 0) return why('RA-2.6', { seat, colour });
  if (heldBack && colourOf(findClass(content, heldBack.class)!) === colour) return why('RA-R99', { colour });
  return b.portrait.includes(id) || heldBack?.portrait === id ? why('RA-3.8') : null;
}

/**
 * D2: whichever of these seats is ready first. RA-2.5, RA-2.7 to RA-2.12; tells the cards on the back of the portrait.
 */
export function* choosePregenerated(
  g: G,
  seats: readonly Seat[],
  heldBack: HeldBack = null,
): Flow<{ seat: Seat; cards: Wanted[] }> {
  const { b, content } = g;
  const offer = () => content.characters.map((_, character) => ({ character }));
  const forbid = (one: { readonly character: number }) =>
    forbidCharacter(g, content.characters[one.character], heldBack);
  const { seat, value } = yield* g.first(seats, 'party.character', offer, { forbid });
  const character = content.characters[value.character];
  const place = findClass(content, character.class)!;
  b.names[seat] = character.id; // RA-2.4, RA-2.7
  b.race[seat] = character.race;
  b.classOf[seat] = place;
  b.portrait[seat] = character.id;
  b.health[seat] = FIRST_HEALTH; // RA-2.8
  for (const attr of ATTRS.keys()) b.scores[rowAt(seat, attr)] = character.scores[attr]; // RA-2.9
  g.tell('character.joins', { seat, character: character.id, race: character.race, classId: character.class });
  return { seat, cards: character.hand.map((id) => ({ seat, card: findCard(content, id)! })) }; // RA-2.12
}

// ---- hands

/** RA-3.11, RA-R15, RA-R112: contested cards first, then what is left at random, seat by seat. */
export function* dealHands(
  g: G,
  wanted: readonly Wanted[],
  instead: readonly { seat: Seat; deck: MarketDeck }[],
): Flow {
  const { content } = g;
  const losers: { seat: Seat; deck: MarketDeck | 'familiar' | 'rare' }[] = [...instead];
  for (const card of new Set(wanted.map((one) => one.card))) {
    const seats = g.clockwiseFrom(0).filter((seat) => wanted.some((one) => one.card === card && one.seat === seat));
    const { deck } = content.cards[card];
    if (!inDeck(g, deck).includes(card))
      losers.push(...seats.map((seat) => ({ seat, deck }))); // RA-32.7
    else {
      const owner =
        seats.length === 1 ? seats[0] : yield* decide(g, 'import.contested', () => seats, { about: { card } });
      gainCard(g, owner, card);
      losers.push(...seats.filter((seat) => seat !== owner).map((seat) => ({ seat, deck })));
    }
  }
  for (const { seat, deck } of losers.sort((x, y) => x.seat - y.seat)) drawCard(g, seat, deck as MarketDeck);
}

/** RA-R112, RA-1.5: at random from the rest; an empty deck gives nothing. */
export function drawCard(g: G, seat: Seat, deck: MarketDeck): void {
  const left = inDeck(g, deck);
  if (left.length > 0) gainCard(g, seat, left[g.pick(`deck.${deck}`, left.length)]);
}
