/** What a new party and a joining player share: a pregenerated character, and a hand of named and random cards. */
import type { Flow, Seat } from '@tabard/kernel';
import { ATTRS, findCard, findClass, type MarketDeck } from '../../content';
import { FIRST_HEALTH } from '../../content/limits';
import type { G, Seen } from '../board';
import { decide } from '../decide';
import { gainCard, inDeck } from '../party/cards';
import { rowAt } from '../party/stamina';

// ---- pregenerated characters

/** RA-2.6: of colours that nobody has. */
export const freeCharacters = ({ b, content }: Seen, taken: readonly string[]): number[] => {
  const colours = new Set([...taken, ...b.classOf.filter((one) => one >= 0).map((one) => content.classes[one].colour)]);
  return [...content.characters.keys()].filter((one) => {
    const place = findClass(content, content.characters[one].class)!;
    return !colours.has(content.classes[place].colour) && !b.names.includes(content.characters[one].id);
  });
};

/** RA-2.5, RA-2.7 to RA-2.12; returns the cards on the back of the portrait. */
export function* choosePregenerated(g: G, seat: Seat, taken: readonly string[]): Flow<number[]> {
  const { b, content } = g;
  const offer = () =>
    freeCharacters(g, taken).map((one) => ({
      key: `character:${content.characters[one].id}`,
      character: content.characters[one],
    }));
  const { character } = yield* g.choose(seat, 'party.character', offer);
  const place = findClass(content, character.class)!;
  b.names[seat] = character.id;
  b.race[seat] = character.race;
  b.classOf[seat] = place;
  b.portrait[seat] = character.id;
  b.health[seat] = FIRST_HEALTH;
  for (const attr of ATTRS.keys()) b.scores[rowAt(seat, attr)] = character.scores[attr];
  g.tell('character.joins', { seat, character: character.id, race: character.race, classId: character.class });
  return character.hand.map((id) => findCard(content, id)!);
}

// ---- hands

/** RA-3.11, RA-R15, RA-R112: contested cards first, then what is left at random, seat by seat. */
export function* dealHands(
  g: G,
  wanted: readonly { seat: Seat; card: number }[],
  instead: readonly { seat: Seat; deck: MarketDeck }[],
): Flow {
  const { content } = g;
  const losers: { seat: Seat; deck: MarketDeck | 'familiar' | 'rare' }[] = [...instead];
  for (const card of new Set(wanted.map((one) => one.card))) {
    const seats = wanted.filter((one) => one.card === card).map((one) => one.seat);
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
