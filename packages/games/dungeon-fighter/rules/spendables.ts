/** DF-16.11 to DF-16.14, DF-R31: Spendables and the moments at which they may be used. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import type { Spendable } from '../content';
import { type Card, combatOf, equipment, type G, heroAt, hurtSeats, isAble, type Seen } from './board';
import { callTemplate, grantDice } from './calls';
import { heal } from './heal';
import type { Use } from './questions';
import type { Throw } from './throwing';

/**
 * turn: before a die is chosen. hit, miss: in a throw, after its icon. quiet: outside combat (after a room is
 * revealed, in Resting, in the Shop), or before somebody faints. last: the Boss lives and no die is left (DF-R37).
 */
export type SpendMoment = 'turn' | 'hit' | 'miss' | 'quiet' | 'last';

const WINDOWS: { readonly [moment in SpendMoment]: readonly Spendable['window'][] } = {
  turn: ['turn-start', 'any'],
  hit: ['throw-hit', 'any'],
  miss: ['throw-miss', 'any'],
  quiet: ['any'],
  last: ['turn-start'],
};

export function spendablesOf(seen: Seen, seat: Seat): Card[] {
  return heroAt(seen, seat).cards.filter((card) => equipment(seen, card).kind === 'spendable');
}

/** Why this card has no use at this moment, or null. */
export function whyNotNow(
  seen: Seen,
  seat: Seat,
  card: Card,
  moment: SpendMoment,
  thrown: Throw | null = null,
): Why | null {
  const { window, effect } = equipment(seen, card) as Spendable;
  if (!isAble(heroAt(seen, seat))) return why('DF-8.4', { seat });
  if (!WINDOWS[moment].includes(window)) return why('DF-R31', { card });
  if (moment === 'last' && effect.kind !== 'dice' && effect.kind !== 'damage') return why('DF-R37', { card });
  switch (effect.kind) {
    case 'heal':
      return hurtSeats(seen).length > 0 ? null : why('DF-16.12', { card });
    case 'dice':
      return combatOf(seen).pool.includes(effect.dice) ? why('DF-R73', { card }) : null;
    case 'damage':
      if (thrown?.die.template === 'weak-point') return why('DF-30.14', { card });
      return effect.between && (thrown?.die.touched.length ?? 0) < 2 ? why('DF-R18', { card }) : null;
    default:
      return null;
  }
}

export const playable = (seen: Seen, seat: Seat, moment: SpendMoment, thrown: Throw | null = null): Card[] =>
  spendablesOf(seen, seat).filter((card) => whyNotNow(seen, seat, card, moment, thrown) === null);

/** These cards, as they are offered. */
export const usesOf = (cards: readonly Card[]): Use[] => cards.map((use) => ({ use }));

export const healingCards = (seen: Seen, seat: Seat): Card[] =>
  playable(seen, seat, 'quiet').filter((card) => (equipment(seen, card) as Spendable).effect.kind === 'heal');

/** DF-16.11: used once, then on the discard pile. */
export function* useSpendable(g: G, seat: Seat, card: Card, thrown: Throw | null): Flow {
  const { effect } = equipment(g, card) as Spendable;
  const target = effect.kind === 'heal' ? yield* chooseTarget(g, seat, card, effect.n) : seat;
  const { cards } = heroAt(g, seat);
  cards.splice(cards.indexOf(card), 1);
  g.b.spent.push(card);
  g.tell('spendable.used', { seat, card, target });
  switch (effect.kind) {
    case 'heal':
      heal(g, target, effect.n, 'card');
      return;
    case 'dice':
      grantDice(g, effect.dice, 'equipment');
      return;
    case 'flip':
      callTemplate(g, effect.template, 'equipment');
      return;
    case 'gold':
      g.b.chest.gold += effect.n;
      g.tell('gold.gained', { amount: effect.n, why: 'card', seat });
      return;
    case 'damage':
      if (thrown) thrown.spendables.push({ card, amount: effect.n });
      else strikeOutsideAHit(g, effect.n);
  }
}

function* chooseTarget(g: G, seat: Seat, card: Card, amount: number): Flow<Seat> {
  const hurt = () => hurtSeats(g).map((hero) => ({ hero }));
  return (yield* g.choose(seat, 'card.target', hurt, { about: { card, amount } })).hero;
}

/** DF-R59: no Hit, so neither an Epic Shot nor XP comes of it. */
export function strikeOutsideAHit(g: G, amount: number): void {
  const combat = combatOf(g);
  combat.life -= amount;
  g.tell('foe.damaged', { amount, why: 'card', life: combat.life, seat: combat.active });
  if (combat.life <= 0) combat.defeated = 'other';
}

/** Who wants to be asked in every window is; the others only where a card does what it can do nowhere else. */
export const asksAlways = (g: G, seat: Seat): boolean => g.wish(seat, 'windows') === 'all';

/** A window in which only healing cards have a use (DF-R31): after a room is revealed, in Resting. */
export function* quietWindow(g: G, moment: 'room.cards' | 'rest.cards', from: Seat): Flow {
  const order = g.clockwiseFrom(from).filter((seat) => isAble(heroAt(g, seat)) && asksAlways(g, seat));
  const cards = (seat: Seat) => usesOf(playable(g, seat, 'quiet'));
  yield* g.respond(moment, order, {
    offer: cards,
    use: (seat, { use: card }) => useSpendable(g, seat, card, null),
    passes: (seat) => cards(seat).length === 0,
  });
}
