/** DF-4, DF-23: the Dungeon phase: a room is chosen and entered. */
import type { Flow } from '@tabard/kernel';
import { ALL_BONUS_DICE, type G, roomCard } from './board';
import { startCombat } from './combat';
import { assign } from './equipment';
import { healParty } from './heal';
import { quietWindow } from './spendables';

export function* dungeonPhase(g: G): Flow {
  const { b } = g;
  g.tell('round.begins', { round: b.combats + 1, leader: b.leader });
  yield* chooseRoom(g);
  yield* enterRoom(g);
  yield* quietWindow(g, 'room.cards', b.leader);
  startCombat(g);
  b.phase = 'combat';
}

/** DF-4.1 to DF-4.3: two in secret, one of them revealed, the other under the deck. */
function* chooseRoom(g: G): Flow {
  const { b } = g;
  const { leader } = b;
  b.looked[leader] = b.dungeonDeck.splice(-2).reverse(); // DF-R54: what there is
  g.revealed();
  g.tell('room.looked', { seat: leader, count: b.looked[leader].length });
  const offer = () => b.looked[leader].map((room) => ({ room }));
  const { room: card } = yield* g.choose(leader, 'dungeon.card', offer);
  b.dungeonDeck.unshift(...b.looked[leader].filter((other) => other !== card));
  b.looked[leader] = [];
  b.room = card;
  g.revealed();
  g.tell('room.revealed', { seat: leader, room: card });
}

/** DF-4.5, DF-R41: Gold, die, healing, Equipment, in this order. */
function* enterRoom(g: G): Flow {
  const { b } = g;
  const { gold = 0, die = 0, heal = 0, equipment = 0 } = roomCard(g)!;
  if (gold > 0) {
    b.chest.gold += gold; // DF-23.1
    g.tell('gold.gained', { amount: gold, why: 'room', seat: b.leader });
  }
  if (die > 0 && b.chest.bonus < ALL_BONUS_DICE) {
    b.chest.bonus += 1; // DF-23.3
    g.tell('die.gained', { seat: b.leader, amount: 1, why: 'room' });
  }
  if (heal > 0) healParty(g, heal, 'room'); // DF-23.2
  if (equipment > 0 && b.shopDeck.length > 0) yield* findEquipment(g);
}

/** DF-23.4: the top card of the Shop deck, for nothing. */
function* findEquipment(g: G): Flow {
  const card = g.b.shopDeck.pop()!;
  g.revealed();
  g.b.onOffer = [card];
  g.tell('equipment.found', { card });
  yield* assign(g, card, 0);
  g.b.onOffer = [];
}
