/** What town sells, and what peasants learn: by name where it is paid for, with all it does where it is chosen. */
import type { Message } from '@tabard/content';
import type { Seen } from '../rules/board';
import { type Card, FULL_PACK, suitOf, valueOfCard } from '../rules/cards/cards';
import { abilityName, callingName, cardWords, itemName, say, seatName, statName } from './names';

/** By its key ("buy:flask", "buy:upgrade:0:2"). A peasant's steps are paid for under their bare name ("role"). */
export function purchaseName(key: string): Message {
  const [does, what, first, second] = key.split(':');
  if (does !== 'buy') return say(`purchases.${does}`);
  const seat = seatName(Number(first));
  if (what === 'upgrade') return say('purchases.upgrade', { seat, stat: statName(Number(second)) });
  if (what === 'ability') return say('purchases.ability', { seat, ability: abilityName(second) });
  return itemName(what);
}

export function purchaseOption(seen: Seen, key: string): Message {
  const { town } = seen.content;
  const [does, what, first, second] = key.split(':');
  if (does !== 'buy') {
    const learnt = { seat: seatName(Number(what)), price: town.peasantStep };
    return does === 'role'
      ? say('options.shop.role', { ...learnt, role: callingName(first), ability: abilityName(second) })
      : say(`options.shop.${does}`, learnt);
  }
  const seat = seatName(Number(first));
  if (what === 'upgrade') {
    const [card, better] = cardAndBetter(seen, Number(first), Number(second));
    const cards = { card: cardWords(card), better: cardWords(better) };
    return say('options.shop.upgrade', { seat, stat: statName(Number(second)), price: town.upgrade, ...cards });
  }
  if (what === 'ability') {
    const ability = { ability: abilityName(second), help: say(`abilities.${second}.help`) };
    return say('options.shop.ability', { seat, price: town.ability, ...ability });
  }
  const price = town.items.find(({ id }) => id === what)?.price ?? 0;
  return say('options.shop.item', { item: itemName(what), price, help: say(`items.${what}.help`) });
}

/** PR-23.4, from what everyone sees: in camp all cards that no character has are in the Player Stat Decks. */
function cardAndBetter({ b }: Seen, seat: number, suit: number): [Card, Card] {
  const present = b.party[seat].stat[suit];
  const held = b.party.map(({ stat }) => stat[suit]);
  const better = FULL_PACK.find(
    (card) => suitOf(card) === suit && valueOfCard(card) > valueOfCard(present) && !held.includes(card),
  );
  return [present, better ?? present];
}
