/** Parties as they may come along: pregenerated characters of different colours, with what an adventure's road has added. */
import { quickStream, type Stream } from '@tabard/kernel';
import { ATTRS, type Content, DECKS, findClass } from '../content';
import { FIRST_HEALTH } from '../content/limits';
import type { Hero, Party } from './party';

/** How far a party has come: cards beyond the seven, points of mastery and health for each, the combat dice limit. */
export interface Wealth {
  readonly cards: number;
  readonly mastery: number;
  readonly health: number;
  readonly combatDice: number;
}

/** Adventures 1 and 2, 3 and 4, 5 to 7, 8 and 9, 10 and 11 (ledger, 5.7): hands by the number of players (5.6). */
export function wealthAt(adventure: number, seats: number): Wealth {
  const stage = adventure <= 2 ? 0 : adventure <= 4 ? 1 : adventure <= 7 ? 2 : adventure <= 9 ? 3 : 4;
  const cards = [
    [0, 0, 0, 0, 0],
    [0, 4, 2, 1, 1],
    [0, 4, 2, 1, 1],
    [0, 9, 4, 2, 1],
    [0, 9, 4, 2, 1],
  ][stage][seats];
  return {
    cards,
    mastery: [0, 1, 2, 4, 5][stage],
    health: FIRST_HEALTH + [0, 1, 2, 3, 4][stage],
    combatDice: 3 + stage,
  };
}

/** The party of this number: another number is another party; every second class card is face down (5.6). */
export function typicalParty(content: Content, seats: number, wealth: Wealth, number: number): Party {
  const chance = quickStream(7919 * seats + number);
  const colours = new Set<string>();
  const heroes: Hero[] = [];
  while (heroes.length < seats) {
    const one = content.characters[chance.below(content.characters.length)];
    const { colour } = content.classes[findClass(content, one.class)!];
    if (colours.has(colour)) continue;
    colours.add(colour);
    const scores = one.scores.slice();
    for (let i = 0; i < wealth.mastery; i++) scores[chance.below(ATTRS.length)] += 1;
    heroes.push({ class: one.class, scores, hand: one.hand, health: wealth.health, tired: chance.below(2) === 0 });
  }
  return { heroes: withPurchases(content, heroes, wealth, chance), combatDice: wealth.combatDice };
}

/** Nobody buys what somebody holds. */
function withPurchases(content: Content, heroes: readonly Hero[], { cards }: Wealth, chance: Stream): Hero[] {
  const taken = new Set(heroes.flatMap(({ hand }) => hand));
  const market = content.cards.filter(({ id, deck }) => DECKS.includes(deck as 'armor') && !taken.has(id));
  return heroes.map((hero) => {
    const more = Array.from({ length: cards }, () => market.splice(chance.below(market.length), 1)[0].id);
    return { ...hero, hand: [...hero.hand, ...more] };
  });
}

/** These very characters, with what the road has added: another number is another outfit. */
export function outfitted(content: Content, ids: readonly string[], wealth: Wealth, number: number): Hero[] {
  const chance = quickStream(6271 * ids.length + number);
  const heroes = ids.map((id): Hero => {
    const one = content.characters.find((other) => other.id === id);
    if (!one) throw new Error(`there is no character "${id}"`);
    const scores = one.scores.slice();
    for (let i = 0; i < wealth.mastery; i++) scores[chance.below(ATTRS.length)] += 1;
    return { class: one.class, scores, hand: one.hand, health: wealth.health };
  });
  return withPurchases(content, heroes, wealth, chance);
}
