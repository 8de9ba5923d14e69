/**
 * What can be covered by choice alone, without rolling a die: the highest target first, each by the planner. The space that
 * is searched: no die is given more than three icons, and a play that exchanges or copies values or lets others play more
 * comes before the rest, one of them at most.
 */
import type { Seat } from '@tabard/kernel';
import { cover } from '../rules/challenge/cover';
import { ENCORE, ENCORE_PLAYS } from '../rules/challenge/powers';
import { keyOfPool, type Pool, sorted } from './faces';
import { isChance, isSure, type Pick, type Result, resultsOf } from './moves';
import { Assignment, type Ledger } from './plan';
import { type Play, type Position, WEAR } from './position';
import { isAwkward, kindsOf, LONGEST, Recipes } from './recipes';

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
  /** What is answered to the questions of its ops. */
  readonly picks: readonly Pick[];
  /** Of an encore: who may play more. */
  readonly to?: Seat;
}

export interface Reached {
  readonly count: number;
  readonly cost: number;
  readonly moves: readonly Move[];
  /** Nothing in the space covers more, and nothing that covers as much is cheaper. */
  readonly exact: boolean;
}

interface Opener {
  readonly stand: Stand;
  readonly move: Move;
  readonly cost: number;
}

const WORD = 30;
/** A plan begun costs as much effort as so many steps of it. */
const PLANNING = 10;
/** Recipes of so many icons are tried first; longer ones where these do not suffice. */
const SHORT = 2;

export class Reach {
  readonly ledger: Ledger;
  private readonly groups: number[];
  private readonly sure: readonly Play[];
  private readonly openers: readonly Play[];
  private readonly recipes: Recipes;
  private readonly longer: Recipes;
  private readonly counts = new Map<string, number>();
  private readonly ceilings = new Map<string, number>();
  private readonly reached = new Map<string, Reached>();
  private readonly order: readonly number[];

  constructor(
    private readonly position: Position,
    effort: number,
  ) {
    this.ledger = { effort, doubtful: false };
    this.groups = [...new Set(position.plays.map(({ group }) => group))];
    this.sure = position.plays.filter(({ ops }) => !ops.some(isChance) && ops.some((op) => isSure(op) || isEncore(op)));
    this.openers = this.sure.filter((play) => isAwkward(play) || play.ops.some(isEncore));
    const kinds = kindsOf(this.sure);
    this.recipes = new Recipes(position.open, kinds, SHORT);
    this.longer = new Recipes(position.open, kinds);
    this.order = [...position.open.keys()];
  }

  start(): Stand {
    const { pool, left, tokens } = this.position;
    return { pool: sorted(pool), low: 0, high: 0, left, tokens };
  }

  canPlay({ low, high, left, tokens }: Stand, { group, kind, seat }: Play): boolean {
    const bit = this.groups.indexOf(group);
    if (bit < WORD ? (low >> bit) & 1 : (high >> (bit - WORD)) & 1) return false;
    return kind === 'ability' || left[seat] > 0 || tokens > 0;
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
      const dice = pool.map((face) => this.recipes.fit(face));
      count = cover(dice, this.position.open, this.order).count;
      this.counts.set(key, count);
    }
    return count;
  }

  /** Dice that cover nothing as they lie. */
  idle(pool: Pool): Pool {
    const dice = pool.map((face) => this.recipes.fit(face));
    const { dieOn } = cover(dice, this.position.open, this.order);
    return pool.filter((_, die) => !dieOn.includes(die));
  }

  /** Most slots, then least wear. Of a check only all of them count: where they cannot be had nothing is played. */
  best(stand: Stand): Reached {
    const key = keyOfStand(stand);
    let found = this.reached.get(key);
    if (!found) {
      found = this.search(stand);
      this.reached.set(key, found);
    }
    return found;
  }

  private search(stand: Stand): Reached {
    const now = this.count(stand.pool);
    const most = Math.min(this.position.open.length, stand.pool.length);
    const least = this.position.goal === 'all' ? this.position.open.length : now + 1;
    for (let target = most; target >= least && target > now; target--) {
      const found = this.cheapest(stand, target);
      if (found) return { ...found, exact: !this.ledger.doubtful };
    }
    return { count: now, cost: 0, moves: [], exact: !this.ledger.doubtful };
  }

  /** The cheapest line that covers this many; null: none was found. */
  cheapest(stand: Stand, target: number): Omit<Reached, 'exact'> | null {
    let best = this.plan(stand, target, Number.POSITIVE_INFINITY, this.recipes);
    for (const { stand: next, move, cost } of this.opened(stand)) {
      const below = (best?.cost ?? Number.POSITIVE_INFINITY) - cost;
      if (below <= 0) continue;
      const then =
        this.count(next.pool) >= target ? { cost: 0, moves: [] } : this.plan(next, target, below, this.recipes);
      if (then) best = { count: target, cost: then.cost + cost, moves: [move, ...then.moves] };
    }
    // A line with a longer recipe lays three cards or more.
    const cost = best?.cost ?? Number.POSITIVE_INFINITY;
    return cost <= LONGEST ? best : (this.plan(stand, target, cost, this.longer) ?? best);
  }

  private plan(stand: Stand, target: number, below: number, recipes: Recipes): Omit<Reached, 'exact'> | null {
    if (stand.pool.length < target || this.couldReach(stand.pool, recipes) < target) return null;
    if (this.ledger.effort <= 0) {
      this.ledger.doubtful = true;
      return null;
    }
    this.ledger.effort -= PLANNING;
    const staff = { canUse: (play: Play) => this.canPlay(stand, play), left: stand.left, tokens: stand.tokens };
    const { open } = this.position;
    const found = new Assignment(open, recipes, stand.pool, staff, this.ledger, WEAR.token, below).cover(target);
    return found && { count: target, cost: found.cost, moves: found.laid };
  }

  /** So many slots at most, if every die could be given all it needs. */
  private couldReach(pool: Pool, recipes: Recipes): number {
    const key = `${recipes.longest}${keyOfPool(pool)}`;
    let most = this.ceilings.get(key);
    if (most === undefined) {
      const dice = pool.map((face) => recipes.reachable(face));
      most = cover(dice, this.position.open, this.order).count;
      this.ceilings.set(key, most);
    }
    return most;
  }

  /** Exchanges, and an encore for each who could use it. */
  private *opened(stand: Stand): Generator<Opener> {
    for (const play of this.openers) if (this.canPlay(stand, play)) yield* this.played(stand, play);
  }

  /** Every play by choice that is possible now, with what it wears out. */
  *successors(stand: Stand): Generator<Opener> {
    for (const play of this.sure) if (this.canPlay(stand, play)) yield* this.played(stand, play);
  }

  private *played(stand: Stand, play: Play): Generator<Opener> {
    const encore = play.ops.find(isEncore);
    for (const { pool, picks } of resultsOfOps(play.ops, stand.pool)) {
      this.ledger.effort -= 1;
      const { stand: after, cost } = this.after(stand, play, pool);
      if (!encore) yield { stand: after, cost, move: { play, picks } };
      else {
        for (const to of this.encoreFor(play.seat)) {
          const left = after.left.map((n, seat) => (seat === to ? n + (encore.amount ?? ENCORE_PLAYS) : n));
          yield { stand: { ...after, left }, cost, move: { play, picks, to } };
        }
      }
    }
  }

  private encoreFor(seat: Seat): Seat[] {
    const all = [...this.position.left.keys()];
    return all.length === 1 ? all : all.filter((one) => one !== seat);
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
        if (!next.has(key)) next.set(key, { pool: then, picks: [...result.picks, ...picks] });
      }
    }
    all = [...next.values()];
  }
  return done ? all : [];
}

export const keyOfStand = ({ pool, low, high, left }: Stand): string =>
  `${keyOfPool(pool)}|${low}|${high}|${left.join()}`;
