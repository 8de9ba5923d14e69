/** RA-17: building the dice pool: dice of chosen colours for stamina, the rest at random, all rolled together. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ATTRS, COLOURS } from '../../content';
import { type Adventures, ATTRIBUTE_DICE, colourOfDie, type G, IN_BAG, IN_POOL, type Seen } from '../board';
import { decide } from '../decide';
import { toBag } from '../dice';
import { isExhausted, rowAt, spendStamina } from '../party/stamina';
import type { Purchase } from '../questions';
import { acting, isBanned, poolOf, sumOf } from './active';
import { rollDice } from './roll';
import { sufferTrack } from './track';

/** RA-17.8: each missing point is paid with 3 of other attributes. */
export const SUBSTITUTE = 3;

export function* buildPool(g: G): Flow {
  const { b } = g;
  const challenge = b.challenge!;
  if (challenge.round > 1 || challenge.kind === 'combat')
    g.tell('round.begins', { round: challenge.round, limit: diceLimit(g) });
  if ((yield* roundStarts(g)) === 'over') return;
  challenge.diceLimit = diceLimit(g);
  while (yield* buyOne(g));
  drawRandom(g); // RA-17.12
  rollPool(g);
  for (const seat of g.clockwiseFrom(0)) challenge.done[seat] = isExhausted(b, seat) ? 1 : 0;
  b.stage = 'manipulate';
}

/** RA-17.1, RA-17.2 with modifiers and story: never below one die. */
export function diceLimit(seen: Seen): number {
  const { b, content } = seen;
  const { kind, skill, difficulty, diceDelta } = b.challenge!;
  const printed = kind === 'check' ? content.skills[skill].rows[difficulty - 1].limit : b.combatDice;
  return Math.max(1, printed + diceDelta + sumOf(seen, 'dice'));
}

function* roundStarts(g: G): Flow<'over' | undefined> {
  for (const { effect } of acting(g)) {
    if ('round_start' in effect && (yield* sufferTrack(g, effect.round_start)) === 'exhausted') {
      g.b.stage = 'outcome'; // a round_start that exhausts the entire party ends the combat at once
      return 'over';
    }
  }
  return undefined;
}

// ---- buying

/** RA-17.10: nobody spends so much that they become exhausted. */
export const spendable = (b: Adventures, seat: Seat, attr: number): number =>
  isExhausted(b, seat) ? 0 : Math.min(b.rows[rowAt(seat, attr)], b.health[seat] - 1 - b.fatigue[seat]);

/** RA-17.4: as many as there are players, with modifiers; at least 1. */
export const dieCost = (seen: Seen): number => Math.max(1, seen.seats + sumOf(seen, 'die_cost'));

/** RA-R46: what the standing players together could spend of this attribute. */
const matching = (seen: Seen, attr: number): number =>
  Array.from({ length: seen.seats }, (_, seat) => spendable(seen.b, seat, attr)).reduce((sum, one) => sum + one, 0);

/** RA-17.8, RA-17.9: what matches goes first, and each point that is missing is paid with 3 others. */
export function priceOfDie(seen: Seen, attr: number): { readonly own: number; readonly others: number } {
  const own = Math.min(dieCost(seen), matching(seen, attr));
  return { own, others: (dieCost(seen) - own) * SUBSTITUTE };
}

/** By seat and row, what pays for a die; the default takes from whoever has most left. */
export interface Payment {
  /** seat × 6 + attribute. */
  readonly from: readonly number[];
}

const hasDie = (b: Adventures, colour: number): boolean =>
  b.dieAt.some((at, die) => at === IN_BAG && die < ATTRIBUTE_DICE && colourOfDie(die) === colour);

export function forbidBuying(seen: Seen, colour: number): Why | null {
  const { b } = seen;
  if (isBanned(seen, 'buy')) return why('RA-16.3', { ban: 'buy' });
  if (acting(seen).some(({ effect }) => 'forbid_color' in effect && COLOURS.indexOf(effect.forbid_color) === colour))
    return why('RA-16.3', { ban: 'colour' });
  if (!hasDie(b, colour)) return why('RA-R49'); // RA-17.11, RA-34.3
  return fairPayment(seen, colour) ? null : why('RA-17.8', { cost: dieCost(seen), has: matching(seen, colour) });
}

/** A payment that spreads the burden: point by point from whoever is freshest; null: it cannot be paid. */
export function fairPayment(seen: Seen, attr: number): Payment | null {
  const { b, seats } = seen;
  const from = new Array<number>(seats * ATTRS.length).fill(0);
  const spent = new Array<number>(seats).fill(0);
  const left = (seat: Seat, row: number) =>
    Math.min(b.rows[rowAt(seat, row)] - from[rowAt(seat, row)], roomOf(b, seat) - spent[seat]);
  const take = (rows: readonly number[]): boolean => {
    let best: { seat: Seat; row: number; room: number; stock: number } | null = null;
    for (let seat = 0; seat < seats; seat++) {
      for (const row of rows) {
        if (left(seat, row) <= 0) continue;
        const room = roomOf(b, seat) - spent[seat];
        const stock = b.rows[rowAt(seat, row)] - from[rowAt(seat, row)];
        if (!best || room > best.room || (room === best.room && stock > best.stock)) best = { seat, row, room, stock };
      }
    }
    if (!best) return false;
    from[rowAt(best.seat, best.row)] += 1;
    spent[best.seat] += 1;
    return true;
  };
  let missing = 0;
  for (let i = 0; i < dieCost(seen); i++) if (!take([attr])) missing += 1; // RA-17.9: what matches goes first
  if (missing > 0 && isBanned(seen, 'substitute')) return null;
  const others = [...ATTRS.keys()].filter((row) => row !== attr);
  for (let i = 0; i < missing * SUBSTITUTE; i++) if (!take(others)) return null;
  return { from };
}

const roomOf = (b: Adventures, seat: Seat): number => (isExhausted(b, seat) ? 0 : b.health[seat] - 1 - b.fatigue[seat]);

/** One die more, or no more; RA-17.17: each is paid in full on its own. */
function* buyOne(g: G): Flow<boolean> {
  const { b } = g;
  const { diceLimit: limit } = b.challenge!;
  if (poolOf(b).length >= limit) return false;
  const colours = [...COLOURS.keys()];
  if (colours.every((colour) => forbidBuying(g, colour) !== null)) return false;
  const offer = (): ('enough' | Purchase)[] => [
    'enough',
    ...colours.flatMap((buy): Purchase[] => (g.seats > 1 ? [{ buy }, { buy, paid: 'split' }] : [{ buy }])),
  ];
  const bought = yield* decide(g, 'pool.buy', offer, {
    forbid: (value) => (value === 'enough' ? null : forbidBuying(g, value.buy)),
    consent: (value) => (value === 'enough' ? [] : payersOf(g, fairPayment(g, value.buy))),
    about: { left: limit - poolOf(b).length, cost: dieCost(g) },
  });
  if (bought === 'enough') return false;
  const { buy: colour, paid } = bought;
  yield* payForDie(g, colour, paid === 'split');
  const die = b.dieAt.findIndex((at, one) => at === IN_BAG && one < ATTRIBUTE_DICE && colourOfDie(one) === colour);
  b.dieAt[die] = IN_POOL;
  return true;
}

const payersOf = ({ seats }: Seen, payment: Payment | null): Seat[] =>
  payment === null
    ? []
    : Array.from({ length: seats }, (_, seat) => seat).filter((seat) =>
        ATTRS.some((_, row) => payment.from[rowAt(seat, row)] > 0),
      );

/** RA-17.5: split in any way; `own` asks point by point who pays, else the burden is spread. */
function* payForDie(g: G, colour: number, own: boolean): Flow {
  const { b } = g;
  const paid = new Array<number>(g.seats).fill(0);
  const substituted = new Array<number>(g.seats).fill(0);
  const pay = (seat: Seat, row: number, amount = 1) => {
    spendStamina(g, seat, row, amount);
    (row === colour ? paid : substituted)[seat] += amount;
  };
  if (!own) {
    fairPayment(g, colour)!.from.forEach((count, at) => {
      if (count > 0) pay(Math.floor(at / ATTRS.length), at % ATTRS.length, count);
    });
  } else {
    const cost = dieCost(g);
    const missing = Math.max(0, cost - matching(g, colour));
    for (let i = missing; i < cost; i++) {
      const payers = () => g.clockwiseFrom(0).filter((seat) => spendable(b, seat, colour) > 0);
      pay(
        yield* decide(g, 'pool.payer', payers, { consent: (seat) => [seat], about: { colour, left: cost - i } }),
        colour,
      );
    }
    for (let i = 0; i < missing * SUBSTITUTE; i++) {
      const rows = () =>
        g
          .clockwiseFrom(0)
          .flatMap((seat) =>
            [...ATTRS.keys()]
              .filter((row) => row !== colour && spendable(b, seat, row) > 0)
              .map((attr) => ({ from: seat, attr })),
          );
      const { from, attr } = yield* decide(g, 'pool.substitute', rows, {
        consent: (one) => [one.from],
        about: { colour },
      });
      pay(from, attr);
    }
  }
  g.tell('die.bought', { colour, paid, substituted });
}

// ---- drawing and rolling

function drawRandom(g: G): void {
  const { b } = g;
  const bag = [...b.dieAt.keys()].filter((die) => b.dieAt[die] === IN_BAG); // RA-17.16: familiar dice too
  const drawn: number[] = [];
  while (poolOf(b).length < b.challenge!.diceLimit && bag.length > 0) {
    const die = g.draw('pool.draw', bag); // RA-R50: an empty bag makes a smaller pool
    b.dieAt[die] = IN_POOL;
    drawn.push(die);
  }
  b.challenge!.drawn = 1;
  if (drawn.length > 0) g.tell('dice.drawn', { dice: drawn });
}

/** RA-17.14; after the roll `reroll_rolled` acts before `discard_rolled`. */
function rollPool(g: G): void {
  const { b } = g;
  rollDice(g, 'pool', poolOf(b), b.storyteller);
  for (const { effect } of acting(g)) {
    if (!('reroll_rolled' in effect)) continue;
    const { colors, value } = effect.reroll_rolled;
    const mask = colors.reduce((sum, colour) => sum | (1 << COLOURS.indexOf(colour)), 0);
    const again = poolOf(b).filter((die) => b.dieValue[die] === value && (b.dieMask[die] & mask) !== 0);
    if (again.length > 0) rollDice(g, 'pool.again', again, b.storyteller);
  }
  for (const { effect } of acting(g)) {
    if (!('discard_rolled' in effect)) continue;
    const gone = poolOf(b).filter((die) => b.dieValue[die] === effect.discard_rolled);
    for (const die of gone) toBag(b, g.content, die);
    if (gone.length > 0) g.tell('dice.returned', { dice: gone });
  }
}
