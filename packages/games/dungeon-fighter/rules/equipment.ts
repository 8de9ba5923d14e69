/** DF-16: who carries what, within the limits of the sheets (DF-16.2, DF-16.3). */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { type Card, equipment, type G, heroAt, type Seen, seatsInGame, sheetOf } from './board';
import type { OptionTo } from './questions';

/** Why this Hero cannot carry the card beside what it has (less one card that would go), or null. */
export function whyNotCarry(seen: Seen, seat: Seat, card: Card, without: Card | null = null): Why | null {
  const { kind, id } = equipment(seen, card);
  if (kind === 'relic') return why('DF-17.2', { card });
  const same = heroAt(seen, seat).cards.filter((own) => own !== without && equipment(seen, own).kind === kind);
  if (same.length >= sheetOf(seen, seat).limits[kind]) return why('DF-16.2', { seat, card });
  const twin = kind === 'weapon' && same.some((own) => equipment(seen, own).id === id);
  return twin ? why('DF-16.3', { seat, card }) : null;
}

type Place = OptionTo<'equipment.give'>;

/** DF-R28: to a Hero with room, or to one who puts a card of that kind into the box for it. */
function placesFor(seen: Seen, card: Card): Exclude<Place, string>[] {
  const seats = seatsInGame(seen);
  const withRoom = seats.filter((seat) => !whyNotCarry(seen, seat, card));
  const makingRoom = seats
    .filter((seat) => !withRoom.includes(seat))
    .flatMap((seat) =>
      heroAt(seen, seat)
        .cards.filter((own) => equipment(seen, own).kind === equipment(seen, card).kind)
        .filter((own) => !whyNotCarry(seen, seat, card, own))
        .map((own) => ({ swap: seat, card: own })),
    );
  return [...withRoom.map((give) => ({ give })), ...makingRoom];
}

/** Who could take the card as it is: what `equipment.give` will offer first, for whoever wants to say it with the buying. */
export const takersOf = (seen: Seen, card: Card): Seat[] =>
  equipment(seen, card).kind === 'relic'
    ? []
    : placesFor(seen, card).flatMap((place) => ('give' in place ? [place.give] : []));

export const canBeCarried = (seen: Seen, card: Card): boolean =>
  equipment(seen, card).kind === 'relic' || placesFor(seen, card).length > 0;

/**
 * DF-15.4, DF-23.4: a new card goes to a Hero at once, as the Leader confirms (DF-R39); a Relic lies down beside the
 * Chest. False: a bought card that was not taken after all.
 */
export function* assign(g: G, card: Card, price: number): Flow<boolean> {
  if (equipment(g, card).kind === 'relic') {
    g.b.chest.relics.push(card);
    g.tell('equipment.relic', { card });
    return true;
  }
  const offer = (): Place[] => {
    const places = placesFor(g, card);
    if (price > 0) return [...places, 'back'];
    return places.some((place) => 'give' in place) ? places : [...places, 'leave'];
  };
  const { value } = yield* g.together('equipment.give', offer, {
    consent: () => [g.b.leader],
    about: { card, price },
  });
  if (value === 'back') return false;
  if (value === 'leave') {
    g.b.box.push(card);
    g.tell('equipment.lost', { card });
    return true;
  }
  const seat = 'give' in value ? value.give : value.swap;
  const { cards } = heroAt(g, seat);
  if ('swap' in value) {
    cards.splice(cards.indexOf(value.card), 1);
    g.b.box.push(value.card);
    g.tell('equipment.dropped', { card: value.card, seat });
  }
  cards.push(card);
  g.tell('equipment.given', { card, seat });
  return true;
}
