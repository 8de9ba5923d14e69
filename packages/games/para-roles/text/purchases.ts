/** What town sells, and what peasants learn: by name where it is paid for, with all it does where it is chosen. */
import type { Message } from '@tabard/content';
import type { Seen } from '../rules/board';
import { type Card, FULL_PACK, suitOf, valueOfCard } from '../rules/cards/cards';
import { questions } from '../rules/keys';
import type { Purchase } from '../rules/questions';
import { abilityName, callingName, cardWords, itemName, say, seatName, statName } from './names';

/** By its key, as it is paid for. A peasant's steps are paid for under their bare names ("role"). */
export function purchaseName({ content }: Seen, key: string): Message {
  const bought = questions.maybeOption('camp.shop', key, content);
  if (typeof bought !== 'object' || !('buy' in bought)) return say(`purchases.${key}`);
  if (bought.buy === 'upgrade')
    return say('purchases.upgrade', { seat: seatName(bought.seat), stat: statName(bought.suit) });
  if (bought.buy === 'ability')
    return say('purchases.ability', { seat: seatName(bought.seat), ability: abilityName(bought.ability) });
  return itemName(bought.buy);
}

export function purchaseOption(seen: Seen, bought: Purchase): Message {
  const { town } = seen.content;
  const price = town.peasantStep;
  if ('second' in bought) return say('options.shop.second', { seat: seatName(bought.second), price });
  if ('learn-epic' in bought) return say('options.shop.learn-epic', { seat: seatName(bought['learn-epic']), price });
  if ('role' in bought) {
    const learnt = { role: callingName(bought.role), ability: abilityName(bought.ability) };
    return say('options.shop.role', { seat: seatName(bought.seat), price, ...learnt });
  }
  if (bought.buy === 'upgrade') {
    const [card, better] = cardAndBetter(seen, bought.seat, bought.suit);
    const cards = { card: cardWords(card), better: cardWords(better) };
    const whose = { seat: seatName(bought.seat), stat: statName(bought.suit) };
    return say('options.shop.upgrade', { ...whose, price: town.upgrade, ...cards });
  }
  if (bought.buy === 'ability') {
    const ability = { ability: abilityName(bought.ability), help: say(`abilities.${bought.ability}.help`) };
    return say('options.shop.ability', { seat: seatName(bought.seat), price: town.ability, ...ability });
  }
  const item = { item: itemName(bought.buy), help: say(`items.${bought.buy}.help`) };
  return say('options.shop.item', { ...item, price: town.items.find(({ id }) => id === bought.buy)?.price ?? 0 });
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
