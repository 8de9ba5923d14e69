/** RA-32, RA-33, RA-R99: players join and leave between adventures; as many characters as seats walk on. */
import type { Flow, Seat } from '@tabard/kernel';
import { ATTRS, DECKS, findCard, type MarketDeck } from '../../content';
import { FIRST_BONUS_LIMIT, MOST_BONUS_TOKENS } from '../../content/limits';
import type { G } from '../board';
import { decide, decideSeat } from '../decide';
import { changeGold, changeXp } from '../journal';
import { gainCard, inDeck } from '../party/cards';
import { changeScore, raisable } from '../party/scores';
import { changeHealth } from '../party/stamina';
import { choosePregenerated, dealHands, drawCard } from './party-parts';
import { seatCharacter } from './restore';
import type { CampaignSave, Insert } from './save';

const PAID_FOR_A_LOSS = 2; // RA-33.8

export function* changeParty(g: G, save: CampaignSave): Flow {
  const { b } = g;
  const before = save.characters.length;
  const staying = save.characters.slice();
  const legacies: Insert[] = [];
  // RA-R99: leavers as long as one stays; a pause in which nobody need leave asks nothing.
  while (staying.length > g.seats) {
    const leaver = yield* decide(g, 'pause.leave', () => staying.map((_, i) => i), {
      about: { names: staying.map(({ name }) => name) },
    });
    legacies.push(...staying.splice(leaver, 1));
    b.bonusLimit = afterChange(b.bonusLimit, staying.length + 1, staying.length);
  }
  for (const [seat, one] of staying.entries()) seatCharacter(g, seat, one);
  for (const one of legacies) yield* leave(g, one);
  for (let seat = staying.length; seat < g.seats; seat++) {
    b.bonusLimit = afterChange(b.bonusLimit, seat, seat + 1);
    yield* join(g, seat);
  }
  const lost = Math.max(0, before - g.seats);
  changeGold(g, lost * PAID_FOR_A_LOSS * b.completed); // RA-33.8, RA-R99: once, for the net loss
  changeXp(g, lost * PAID_FOR_A_LOSS * b.completed);
}

/** RA-32.2 to RA-32.4, RA-33.5 to RA-33.7: by the difference of the chart; RA-R55, RA-R100: within 1 and 8. */
export function afterChange(limit: number, from: number, to: number): number {
  const changed = limit + FIRST_BONUS_LIMIT[to] - FIRST_BONUS_LIMIT[from];
  return Math.min(MOST_BONUS_TOKENS, Math.max(1, changed));
}

/** RA-33.1, RA-33.2: cards with a cost go back to their decks (they are there already), the others are handed on. */
function* leave(g: G, { name, hand }: Insert): Flow {
  g.tell('character.leaves', { name });
  for (const id of hand) {
    const card = findCard(g.content, id)!;
    if (g.content.cards[card].cost !== null) continue; // RA-33.3: a familiar that returns leaves its die out of the bag
    gainCard(
      g,
      yield* decideSeat(g, 'card.receiver', () => g.clockwiseFrom(0).filter((seat) => isSeated(g, seat)), { card }),
      card,
    );
  }
}

const isSeated = ({ b }: G, seat: Seat): boolean => b.classOf[seat] >= 0;

/** RA-32.6 to RA-32.9. */
function* join(g: G, seat: Seat): Flow {
  const { b } = g;
  const hand = yield* choosePregenerated(g, seat, []);
  yield* dealHands(
    g,
    hand.map((card) => ({ seat, card })),
    [],
  );
  for (let i = 0; i < b.completed; i++) {
    const open = () => ['health' as const, ...raisable(b, seat).map((attr) => ATTRS[attr])]; // RA-R97
    const gain = yield* g.choose(seat, 'join.gain', open, { about: { left: b.completed - i } });
    if (gain === 'health') changeHealth(g, seat, 1);
    else changeScore(g, seat, ATTRS.indexOf(gain), 1);
  }
  const chosen: MarketDeck[] = [];
  for (let i = 0; i < Math.ceil(b.completed / 2) && i < DECKS.length; i++) {
    const decks = () => DECKS.filter((deck) => !chosen.includes(deck) && inDeck(g, deck).length > 0); // RA-R98
    const deck = yield* g.maybeChoose(seat, 'join.deck', decks);
    if (deck === undefined) return;
    chosen.push(deck);
    drawCard(g, seat, deck);
  }
}
