/**
 * How dear it is at least to cover so many slots: every die goes its own way to its slot, as if cards could be played again
 * and again and for each die apart. Nothing cheaper exists, so what this bound forbids need not be tried.
 */
import { type ChangingOp, changesOf } from '../rules/challenge/changes';
import { fitting, type Opening } from '../rules/challenge/cover';
import { mostDice } from '../rules/challenge/ops';
import { dieFace, type Face, faceCode, MOST_FACES, type Pool } from './faces';
import { isSure } from './moves';
import type { Play } from './position';

export const IMPOSSIBLE = 1e9;
/** Costs are told in shares of a card, because a card that changes several dice costs each of them a part. */
const SHARES = 60;
const VALUES = [1, 2, 3, 4, 5, 6] as const;

interface Way {
  readonly op: ChangingOp;
  readonly price: number;
}

export class Bound {
  private readonly ways: readonly Way[];
  private readonly fits: number[] = new Array(MOST_FACES).fill(-1);
  private readonly prices: (readonly number[] | undefined)[] = new Array(MOST_FACES);
  private readonly roads: (readonly { readonly to: Face; readonly price: number }[] | undefined)[] = new Array(
    MOST_FACES,
  );
  private readonly swap: number;

  constructor(
    private readonly open: readonly Opening[],
    plays: readonly Play[],
  ) {
    const cheapest = new Map<string, Way>();
    let swap = IMPOSSIBLE;
    for (const { ops, cost } of plays) {
      const changes = ops.reduce((sum, op) => sum + (op.op === 'swap' ? 2 * (op.times ?? 1) : diceOf(op)), 0);
      const price = Math.floor((cost * SHARES) / Math.max(1, changes));
      for (const op of ops.filter(isSure)) {
        if (op.op === 'swap') swap = Math.min(swap, price);
        else {
          const key = JSON.stringify({ ...op, dice: 0 });
          if ((cheapest.get(key)?.price ?? IMPOSSIBLE) > price) cheapest.set(key, { op, price });
        }
      }
    }
    this.swap = swap;
    this.ways = [...cheapest.values()];
  }

  /** One bit for each open slot that the die fits as it lies. */
  fit(face: Face): number {
    if (this.fits[face] < 0) this.fits[face] = fitting(this.open, dieFace(face));
    return this.fits[face];
  }

  /** In whole wear, rounded up: covering `target` slots with this pool costs at least so much. */
  least(pool: Pool, target: number): number {
    const rows = pool.map((face) => this.pricesOf(face));
    const dieOn = new Array<number>(this.open.length).fill(-1);
    const slotOf = new Array<number>(pool.length).fill(-1);
    let total = 0;
    for (let covered = 0; covered < target; covered++) {
      const step = cheapestAugmentation(rows, dieOn, slotOf);
      if (step >= IMPOSSIBLE) return IMPOSSIBLE;
      total += step;
    }
    return Math.ceil(total / SHARES);
  }

  private pricesOf(face: Face): readonly number[] {
    this.prices[face] ??= this.explore(face);
    return this.prices[face];
  }

  /** Dijkstra over what a die may become. */
  private explore(start: Face): number[] {
    const reached = new Map<Face, number>([[start, 0]]);
    const waiting: Face[] = [start];
    const settled = new Set<Face>();
    const prices = new Array<number>(this.open.length).fill(IMPOSSIBLE);
    while (waiting.length > 0) {
      let at = 0;
      for (let i = 1; i < waiting.length; i++) if (reached.get(waiting[i])! < reached.get(waiting[at])!) at = i;
      const face = waiting.splice(at, 1)[0];
      if (settled.has(face)) continue;
      settled.add(face);
      const price = reached.get(face)!;
      const fit = this.fit(face);
      for (let slot = 0; slot < prices.length; slot++)
        if ((fit >> slot) & 1 && prices[slot] > price) prices[slot] = price;
      for (const { to, price: more } of this.roadsFrom(face)) {
        if ((reached.get(to) ?? IMPOSSIBLE) <= price + more) continue;
        reached.set(to, price + more);
        waiting.push(to);
      }
    }
    return prices;
  }

  private roadsFrom(face: Face): readonly { readonly to: Face; readonly price: number }[] {
    this.roads[face] ??= this.findRoads(face);
    return this.roads[face];
  }

  private findRoads(face: Face): { to: Face; price: number }[] {
    const best = new Map<Face, number>();
    const add = (to: Face, price: number) => {
      if (to !== face && (best.get(to) ?? IMPOSSIBLE) > price) best.set(to, price);
    };
    for (const { op, price } of this.ways)
      for (const { mask, value } of changesOf(op, dieFace(face), VALUES)) add(faceCode(mask, value), price);
    if (this.swap < IMPOSSIBLE) for (const value of VALUES) add((face & ~7) | value, this.swap);
    return [...best].map(([to, price]) => ({ to, price }));
  }
}

const diceOf = (op: Play['ops'][number]): number =>
  op.op === 'flip' || op.op === 'step' || op.op === 'treat' || op.op === 'set'
    ? Math.min(MOST_DICE, mostDice(op.dice))
    : 0;
/** No pool is larger than this: what "all" may mean at most. */
const MOST_DICE = 12;

/** One more slot covered, by the cheapest chain of dice that make way for one another; what it costs. */
function cheapestAugmentation(rows: readonly (readonly number[])[], dieOn: number[], slotOf: number[]): number {
  const dice = rows.length;
  const slots = dieOn.length;
  const reach = new Array<number>(dice).fill(IMPOSSIBLE);
  const from = new Array<number>(dice).fill(-1); // the slot through which the die was made to give way
  const cause = new Array<number>(slots).fill(-1); // the die that wants this slot
  const slotReach = new Array<number>(slots).fill(IMPOSSIBLE);
  for (let die = 0; die < dice; die++) if (slotOf[die] < 0) reach[die] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let die = 0; die < dice; die++) {
      if (reach[die] >= IMPOSSIBLE) continue;
      for (let slot = 0; slot < slots; slot++) {
        const price = rows[die][slot];
        if (price >= IMPOSSIBLE || slotOf[die] === slot) continue;
        const total = reach[die] + price;
        if (total >= slotReach[slot]) continue;
        slotReach[slot] = total;
        cause[slot] = die;
        const holder = dieOn[slot];
        if (holder < 0) continue;
        const freed = total - rows[holder][slot];
        if (freed < reach[holder]) {
          reach[holder] = freed;
          from[holder] = slot;
          changed = true;
        }
      }
    }
  }
  let end = -1;
  for (let slot = 0; slot < slots; slot++)
    if (dieOn[slot] < 0 && slotReach[slot] < IMPOSSIBLE && (end < 0 || slotReach[slot] < slotReach[end])) end = slot;
  if (end < 0) return IMPOSSIBLE;
  const cost = slotReach[end];
  for (let slot = end; slot >= 0; ) {
    const die = cause[slot];
    const before = from[die];
    dieOn[slot] = die;
    slotOf[die] = slot;
    slot = before;
  }
  return cost;
}
