/**
 * What can be covered by choice alone, without rolling a die: the dearest target first, each by a best-first search over
 * pools and plays left, led by the bound. The first line found for a target is its cheapest.
 */
import type { Seat } from '@tabard/kernel';
import { cover } from '../rules/challenge/cover';
import { ENCORE, ENCORE_PLAYS } from '../rules/challenge/powers';
import { Bound, IMPOSSIBLE } from './bound';
import { keyOfPool, type Pool } from './faces';
import { isChance, isSure, type Pick, type Result, resultsOf } from './moves';
import { type Play, type Position, WEAR } from './position';

/** Where a party stands in its manipulation step. Groups of plays that are used up: one bit each, in two words. */
export interface Stand {
  readonly pool: Pool;
  readonly low: number;
  readonly high: number;
  readonly left: readonly number[];
  readonly tokens: number;
}

export interface Move {
  readonly play: Play;
  /** For each op that asks something, what is answered. */
  readonly picks: readonly Pick[];
  readonly pool: Pool;
  /** Of an encore: who may play more. */
  readonly to?: Seat;
}

export interface Reached {
  readonly count: number;
  readonly cost: number;
  readonly moves: readonly Move[];
  /** The search came to its end: nothing covers more, and nothing that covers as much is cheaper. */
  readonly exact: boolean;
}

interface Node {
  readonly stand: Stand;
  readonly cost: number;
  readonly move: Move | null;
  readonly before: Node | null;
}

const WORD = 30;

export class Reach {
  /** How many nodes may still be opened. */
  effort: number;
  readonly bound: Bound;
  private readonly groups: number[];
  private readonly sure: readonly Play[];
  private readonly results = new Map<string, readonly Result[]>();
  private readonly counts = new Map<string, number>();
  private readonly leasts = new Map<string, number>();
  private readonly reached = new Map<string, Reached>();
  private readonly order: readonly number[];
  private readonly signatures: readonly string[];

  constructor(
    private readonly position: Position,
    effort: number,
  ) {
    this.effort = effort;
    this.groups = [...new Set(position.plays.map(({ group }) => group))];
    this.sure = position.plays.filter(({ ops }) => !ops.some(isChance) && ops.some((op) => isSure(op) || isEncore(op)));
    this.signatures = this.sure.map(({ seat, ops, cost }) => `${seat}|${cost}|${JSON.stringify(ops)}`);
    this.bound = new Bound(position.open, this.sure);
    this.order = [...position.open.keys()];
  }

  start(): Stand {
    const { pool, left, tokens } = this.position;
    return { pool: pool.slice().sort((x, y) => x - y), low: 0, high: 0, left, tokens };
  }

  isUsed({ low, high }: Stand, play: Play): boolean {
    const bit = this.groups.indexOf(play.group);
    return bit < WORD ? ((low >> bit) & 1) === 1 : ((high >> (bit - WORD)) & 1) === 1;
  }

  canPlay(stand: Stand, play: Play): boolean {
    return !this.isUsed(stand, play) && (play.kind === 'ability' || stand.left[play.seat] > 0 || stand.tokens > 0);
  }

  /** The stand after this play was laid down (its ops are the caller's affair), and what it wore out. */
  after(stand: Stand, play: Play, pool: Pool): { readonly stand: Stand; readonly cost: number } {
    const bit = this.groups.indexOf(play.group);
    const low = bit < WORD ? stand.low | (1 << bit) : stand.low;
    const high = bit < WORD ? stand.high : stand.high | (1 << (bit - WORD));
    if (play.kind === 'ability') return { stand: { ...stand, pool, low, high }, cost: play.cost };
    const paysToken = stand.left[play.seat] === 0;
    const left = paysToken ? stand.left : stand.left.map((n, seat) => (seat === play.seat ? n - 1 : n));
    const tokens = paysToken ? stand.tokens - 1 : stand.tokens;
    return { stand: { pool, low, high, left, tokens }, cost: play.cost + (paysToken ? WEAR.token : 0) };
  }

  count(pool: Pool): number {
    const key = keyOfPool(pool);
    let count = this.counts.get(key);
    if (count === undefined) {
      const dice = pool.map((face) => this.bound.fit(face));
      count = cover(dice, this.position.open, this.order).count;
      this.counts.set(key, count);
    }
    return count;
  }

  /** Most slots, then least wear; `least`: fewer slots than that are of no interest. */
  best(stand: Stand, least = 0): Reached {
    const key = `${keyOfStand(stand)}|${least}`;
    let found = this.reached.get(key);
    if (!found) {
      found = this.search(stand, least);
      if (found.exact) this.reached.set(key, found);
    }
    return found;
  }

  private search(stand: Stand, least: number): Reached {
    const now = this.count(stand.pool);
    let exact = true;
    for (let target = Math.min(this.position.open.length, stand.pool.length); target > now; target--) {
      if (target < least) break;
      const found = this.cheapest(stand, target);
      if (found === 'unknown') exact = false;
      else if (found) return { ...found, exact };
    }
    return { count: now, cost: 0, moves: [], exact };
  }

  /** The cheapest line that covers this many: null if there is none, 'unknown' if the effort did not suffice. */
  cheapest(stand: Stand, target: number): Omit<Reached, 'exact'> | null | 'unknown' {
    const first = this.least(stand.pool, target);
    if (first >= IMPOSSIBLE) return null;
    const buckets: Node[][] = [];
    const push = (node: Node, estimate: number) => {
      buckets[estimate] ??= [];
      buckets[estimate].push(node);
    };
    const seen = new Map<string, number>();
    push({ stand, cost: 0, move: null, before: null }, first);
    for (let estimate = first; estimate < buckets.length; estimate++) {
      for (let node = buckets[estimate]?.pop(); node; node = buckets[estimate]?.pop()) {
        if (this.count(node.stand.pool) >= target) return { count: target, cost: node.cost, moves: movesTo(node) };
        const key = keyOfStand(node.stand);
        if ((seen.get(key) ?? IMPOSSIBLE) <= node.cost) continue;
        seen.set(key, node.cost);
        if (this.effort <= 0) return 'unknown';
        this.effort -= 1;
        for (const { stand: next, move, cost: wear } of this.successors(node.stand)) {
          const cost = node.cost + wear;
          if ((seen.get(keyOfStand(next)) ?? IMPOSSIBLE) <= cost) continue;
          const more = this.least(next.pool, target);
          if (more < IMPOSSIBLE) push({ stand: next, cost, move, before: node }, Math.max(estimate, cost + more));
        }
      }
    }
    return null;
  }

  private least(pool: Pool, target: number): number {
    const key = `${keyOfPool(pool)}${target}`;
    let least = this.leasts.get(key);
    if (least === undefined) {
      least = this.bound.least(pool, target);
      this.leasts.set(key, least);
    }
    return least;
  }

  /** Every play by choice that is possible now, with what it wears out. */
  *successors(stand: Stand): Generator<{ readonly stand: Stand; readonly move: Move; readonly cost: number }> {
    const tried = new Set<string>();
    for (const [i, play] of this.sure.entries()) {
      if (!this.canPlay(stand, play) || tried.has(this.signatures[i])) continue;
      tried.add(this.signatures[i]); // cards alike in one hand: one stands for all
      const encore = play.ops.find(isEncore);
      for (const { pool, picks } of this.playResults(i, stand.pool)) {
        const { stand: after, cost } = this.after(stand, play, pool);
        if (!encore) yield { stand: after, cost, move: { play, picks, pool } };
        else {
          for (const to of this.encoreFor(play.seat)) {
            const left = after.left.map((n, seat) => (seat === to ? n + (encore.amount ?? ENCORE_PLAYS) : n));
            yield { stand: { ...after, left }, cost, move: { play, picks, pool, to } };
          }
        }
      }
    }
  }

  private encoreFor(seat: Seat): Seat[] {
    const all = [...this.position.left.keys()];
    return all.length === 1 ? all : all.filter((one) => one !== seat);
  }

  private playResults(i: number, pool: Pool): readonly Result[] {
    const key = `${i}|${keyOfPool(pool)}`;
    let found = this.results.get(key);
    if (!found) {
      found = resultsOfOps(this.sure[i].ops, pool);
      this.results.set(key, found);
    }
    return found;
  }
}

type Op = Play['ops'][number];
export const isEncore = (op: Op): op is Extract<Op, { op: 'power' }> => op.op === 'power' && op.power === ENCORE;

/** Ops in order, each that can be used; what changes no die is passed over. */
function resultsOfOps(ops: Play['ops'], pool: Pool): readonly Result[] {
  let all: readonly Result[] = [{ pool, picks: [] }];
  let done = ops.some(isEncore);
  for (const op of ops.filter(isSure)) {
    const next = new Map<string, Result>();
    for (const result of all) {
      const some = resultsOf(op, result.pool);
      if (some.length > 0) done = true;
      for (const { pool: then, picks } of some.length > 0 ? some : [{ pool: result.pool, picks: [] }]) {
        const key = keyOfPool(then);
        if (!next.has(key)) next.set(key, { pool: then, picks: [...result.picks, ...picks, ...ENOUGH] });
      }
    }
    all = [...next.values()];
  }
  return done ? all : [];
}

/** After the last die of an op: no more of them. */
const ENOUGH: readonly Pick[] = [{ die: null, key: 'enough' }];

export const keyOfStand = ({ pool, low, high, left }: Stand): string =>
  `${keyOfPool(pool)}|${low}|${high}|${left.join()}`;

function movesTo(node: Node): Move[] {
  const moves: Move[] = [];
  for (let at: Node | null = node; at?.move; at = at.before) moves.unshift(at.move);
  return moves;
}
