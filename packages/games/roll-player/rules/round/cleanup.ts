/** RP-21, RP-23: the round ends, and in the end so does Character Creation. */
import type { Flow, Seat } from '@tabard/kernel';
import { type Card, type G, isFull, NONE, type Seen, seatsOf } from '../board';
import { bansOf, knob } from '../cards/abilities';
import { fire } from '../cards/triggers';
import { intoBag } from '../sheet/placing';
import { closingPoint } from './any-time';
import { placeAllStored } from './deeds';
import { exhausted, refresh } from './skills';

/** RP-3.5, RP-4.8. */
export const marketSize = ({ b }: Pick<Seen, 'b'>): number => b.row.length + (b.mode === 'base' ? 0 : 1);
/** RP-3.9, RP-4.9: all but the lowest and the highest. */
export const hasGoldIcon = ({ b }: Pick<Seen, 'b'>, place: number): boolean => place > 0 && place < b.row.length - 1;
/** RP-3.34: the highest half of the players' cards, rounded up. */
export const hasFiendSlot = ({ b, seats }: Pick<Seen, 'b' | 'seats'>, place: number): boolean =>
  b.mode !== 'base' && place >= b.row.length - Math.ceil(Math.max(2, seats) / 2);

export function* cleanup(g: G): Flow {
  const { b } = g;
  const order = g.clockwiseFrom(b.start);
  yield* refreshPhase(g);
  for (const seat of order) yield* fire(g, seat, 'cleanup');
  const isLast = seatsOf(g).every((seat) => isFull(b, b.heroes[seat])); // RP-23.1, RP-23.2, RP-23.6
  if (isLast) yield* lastWindow(g, order);
  loseCharisma(g); // RP-21.3
  for (const hero of b.heroes) {
    hero.warded = 0;
    hero.used = hero.used.filter((key) => !key.startsWith('round:'));
  }
  if (isLast) b.phase = b.mode === 'base' ? 'scoring' : 'combat';
  else nextRound(g);
}

/** RP-21.2, RP-13.6: each may turn one exhausted Skill upright, all at the same time. */
function* refreshPhase(g: G): Flow {
  const may = (seat: Seat) => (bansOf(g, seat, 'refresh').length > 0 ? 0 : 1 + knob(g, seat, 'refresh'));
  const done = g.b.heroes.map(() => 0);
  const asked = () => seatsOf(g).filter((seat) => done[seat] < may(seat) && exhausted(g, seat).length > 0);
  for (let seats = asked(); seats.length > 0; seats = asked()) {
    const answers = yield* g.sealed(seats, 'refresh.cleanup', (seat) => [...exhausted(g, seat), 'none']);
    for (const [i, answer] of answers.entries()) {
      const seat = seats[i];
      done[seat] = answer === 'none' ? may(seat) : done[seat] + 1;
      if (answer !== 'none') refresh(g, seat, answer);
    }
  }
}

const LAST = { timings: ['any'], own: false } as const;

/** RP-23.3, RP-23.4: what dice bring that had to be placed in it, the window is still open for. */
function* lastWindow(g: G, order: readonly Seat[]): Flow {
  yield* closingPoint(g, 'window.last', order, LAST);
  const holders = order.filter((seat) => g.b.heroes[seat].stored.length > 0);
  for (const seat of holders) yield* placeAllStored(g, seat);
  yield* closingPoint(g, 'window.last', holders, LAST);
}

function loseCharisma(g: G): void {
  for (const seat of seatsOf(g)) {
    const hero = g.b.heroes[seat];
    const lost = Math.max(0, hero.charisma - knob(g, seat, 'keep-charisma'));
    if (lost === 0) continue;
    hero.charisma -= lost;
    g.tell('charisma.lost', { seat, amount: lost });
  }
}

/** RP-21.4 to RP-21.9. */
function nextRound(g: G): void {
  const { b } = g;
  intoBag(
    g,
    b.row.flatMap((card) => card.dice.splice(0)),
  ); // RP-21.4
  b.discard.push(...b.market.filter((card) => card !== NONE)); // RP-21.5
  drawMarket(g);
  fillInitiative(g);
  b.start = (b.start + 1) % g.seats; // RP-5.3
  b.round += 1;
  b.phase = 'roll';
}

export function drawMarket(g: G): void {
  const { b } = g;
  b.market = Array.from({ length: marketSize(g) }, () => drawCard(g)).filter((card) => card !== NONE);
  g.tell('market.drawn', { cards: [...b.market] });
  g.revealed();
}

/** RP-21.8, RP-22.1: the Call is set aside for good, and the next card is drawn in its place. */
function drawCard(g: G): Card {
  const { b } = g;
  if (b.callIn === 0 && b.called === 0 && b.mode !== 'base') {
    b.called = 1;
    g.tell('called', { round: b.round });
  }
  if (b.marketDeck.length === 0) {
    b.marketDeck = b.discard.splice(0);
    g.shuffle('market', b.marketDeck);
  }
  if (b.callIn > 0) b.callIn -= 1;
  return b.marketDeck.pop() ?? NONE;
}

/** RP-21.6, RP-21.7, RP-17.2, RP-18.11. */
export function fillInitiative(g: G): void {
  const { b } = g;
  for (const [place, card] of b.row.entries()) {
    if (hasGoldIcon(g, place)) card.gold = 1;
    if (!hasFiendSlot(g, place) || card.fiends.length > 0) continue;
    const fiend = b.fiendDeck.pop();
    if (fiend !== undefined) card.fiends.push(fiend);
  }
}
