/** DF-15, DF-18: shopping, and what comes after. */
import { type Flow, type Why, why } from '@tabard/kernel';
import { ALL_BONUS_DICE, type Card, equipment, type G, hurtSeats, NONE, seatsInGame } from './board';
import { startBossCombat } from './combat';
import { assign, canBeCarried } from './equipment';
import { healParty } from './heal';
import { levelUpAtTheShop } from './level-up';
import type { OptionTo } from './questions';

export const HEALING_PRICE = 1; // DF-15.6
export const DIE_PRICE = 2; // DF-15.8
export const LAST_SHOP = 3; // DF-3.3

export function* shopping(g: G): Flow {
  const { b } = g;
  b.shops += 1;
  b.onOffer = b.shopDeck.splice(-(2 + seatsInGame(g).length)).reverse(); // DF-15.1, DF-R55
  g.revealed();
  g.tell('shop.reached', { shop: b.shops, cards: [...b.onOffer], gold: b.chest.gold });
  yield* levelUpAtTheShop(g);
  yield* buy(g);
  b.box.push(...b.onOffer); // DF-15.5
  b.onOffer = [];
  g.tell('shop.left', { shop: b.shops });
  leaveShop(g);
}

type Ware = OptionTo<'shop.buy'>;

/** DF-15.2, DF-15.9, DF-15.10: whatever they can pay for, in any order, until they leave. */
function* buy(g: G): Flow {
  const { b } = g;
  for (;;) {
    const wares = (): Ware[] => [...b.onOffer.map((card) => ({ card })), 'heal', 'die', 'done'];
    const { value } = yield* g.together('shop.buy', wares, {
      forbid: (ware) => whyNotBuy(g, ware),
      consent: () => [b.leader],
      about: { gold: b.chest.gold },
    });
    if (value === 'done') return;
    if (value === 'heal') {
      pay(g, 'heal', HEALING_PRICE);
      healParty(g, 1, 'shop');
    } else if (value === 'die') {
      pay(g, 'die', DIE_PRICE);
      b.chest.bonus += 1;
    } else yield* buyCard(g, value.card);
  }
}

function* buyCard(g: G, card: Card): Flow {
  const { price } = equipment(g, card);
  if (!(yield* assign(g, card, price))) return;
  g.b.onOffer = g.b.onOffer.filter((other) => other !== card);
  pay(g, 'card', price, card);
}

function pay(g: G, what: 'card' | 'heal' | 'die', price: number, card = NONE): void {
  g.b.chest.gold -= price;
  g.tell('bought', { what, card, price, gold: g.b.chest.gold });
}

function whyNotBuy(g: G, ware: Ware): Why | null {
  const { chest } = g.b;
  if (ware === 'done') return null;
  if (ware === 'heal') {
    if (chest.gold < HEALING_PRICE) return why('DF-15.6', { gold: chest.gold });
    return hurtSeats(g).length > 0 ? null : why('DF-15.7');
  }
  if (ware === 'die') {
    if (chest.bonus >= ALL_BONUS_DICE) return why('DF-14.2');
    return chest.gold < DIE_PRICE ? why('DF-15.8', { gold: chest.gold }) : null;
  }
  const { price } = equipment(g, ware.card);
  if (chest.gold < price) return why('DF-15.3', { price, gold: chest.gold });
  return canBeCarried(g, ware.card) ? null : why('DF-R28', { card: ware.card });
}

/** DF-18: back into the dungeon, or on to the Boss. */
function leaveShop(g: G): void {
  const { b } = g;
  if (b.shops < LAST_SHOP) {
    g.shuffle('rooms.under', b.setAside); // DF-R27
    b.dungeonDeck.unshift(...b.setAside); // DF-18.1
    b.setAside = [];
    b.phase = 'dungeon';
    return;
  }
  b.monstersBeaten.push(...b.monsterDeck); // DF-18.3
  b.monsterDeck = [];
  b.levelsToCome = [];
  startBossCombat(g);
  b.phase = 'boss';
}
