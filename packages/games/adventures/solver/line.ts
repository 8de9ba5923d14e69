/**
 * The best line of play. First by choice alone (reach.ts); then with one roll, two, and so on: each level weighs every roll
 * by its outcomes and goes on with the level below. Plays by choice come after the rolls, when more is known; where one
 * may have to come first (a die is made blue so that a blue die can be rerolled), a last level tries that too. When the
 * effort is used up, what is still unknown counts as if nothing more were played: so the answer is always a real way to
 * play and worth at least what it says; `exact` says whether no better way exists.
 */
import type { Mask } from '../content';
import type { Pool } from './faces';
import { type ChanceOp, type Gamble, gamblesOf, isChance, isSure, type Pick, resultsOf } from './moves';
import type { Play, Position } from './position';
import { isEncore, keyOfStand, type Move, Reach, type Stand } from './reach';

export interface LineOptions {
  /** Nodes that the search may open. */
  readonly effort?: number;
  /** How many rolls ahead are weighed at most; 'all': as many as there are, and plays by choice before them, too. */
  readonly rolls?: number | 'all';
  /** What a point of wear is worth, in slots (of a check: in its passing). By default it only breaks ties. */
  readonly thrift?: number;
}

export interface Line {
  /** Slots covered when all goes as foreseen; on average, where the line rolls. */
  readonly covered: number;
  /** The chance that every open slot is covered. */
  readonly all: number;
  readonly cost: number;
  /** What to do now, up to the first roll or to the end. */
  readonly moves: readonly Move[];
  /** The last of the moves rolls dice: what comes then is not yet known. */
  readonly rolls: boolean;
  /** Nothing better exists in the space of reach.ts, with as many rolls as one likes. */
  readonly exact: boolean;
}

const EFFORT = 2500;
/** An outcome weighed costs as much effort as so many steps of a plan. */
const WEIGHING = 3;
const TIE = 1e-6;
const EPSILON = 1e-9;

export function bestLine(position: Position, options: LineOptions = {}): Line {
  return new Search(position, options).best();
}

/** What a way of playing brings: slots, all of them, wear; and its worth by the party's goal. */
interface Worth {
  readonly covered: number;
  readonly all: number;
  readonly cost: number;
  readonly worth: number;
}
interface Way extends Worth {
  readonly moves: readonly Move[];
  readonly rolls: boolean;
}

class Search {
  private readonly reach: Reach;
  private readonly chances: readonly Play[];
  private readonly memo = new Map<string, Way>();
  private readonly thrift: number;
  private readonly most: number;
  private readonly looksAtSetUps: boolean;
  private sampled = false;
  /** Plays by choice are tried before rolls, too. */
  private setsUp = false;

  constructor(
    private readonly position: Position,
    { effort = EFFORT, rolls = 1, thrift = TIE }: LineOptions,
  ) {
    this.reach = new Reach(position, effort);
    this.chances = position.plays.filter(({ ops }) => ops.some(isChance));
    this.thrift = thrift;
    this.most = rolls === 'all' ? Number.POSITIVE_INFINITY : rolls;
    this.looksAtSetUps = rolls === 'all';
  }

  best(): Line {
    const stand = this.reach.start();
    let way = this.sure(stand);
    const rollable = new Set(this.chances.map(({ group }) => group)).size;
    let exact = way.all === 1 || rollable === 0;
    for (let level = 1; level <= Math.min(this.most, rollable) && !exact && this.hasEffort; level++) {
      way = better(way, this.atLevel(stand, level));
      exact = level === rollable && !this.wantsSetUp();
    }
    if (!exact && this.looksAtSetUps && this.hasEffort) {
      this.setsUp = true;
      way = better(way, this.atLevel(stand, rollable));
      exact = true;
    }
    const { covered, all, cost, moves, rolls } = way;
    return { covered, all, cost, moves, rolls, exact: exact && !this.sampled && !this.reach.ledger.doubtful };
  }

  private get hasEffort(): boolean {
    return this.reach.ledger.effort > 0;
  }

  private atLevel(stand: Stand, level: number): Way {
    this.memo.clear();
    return this.value(stand, this.position.bag, level);
  }

  private worthOf(count: number, cost: number): Worth {
    const open = this.position.open.length;
    const all = count === open ? 1 : 0;
    const slots = this.position.goal === 'all' ? all + count / (1000 * Math.max(1, open)) : count;
    return { covered: count, all, cost, worth: slots - this.thrift * cost };
  }

  /** By choice alone: the most, or less where the difference is not worth its wear. */
  private sure(stand: Stand): Way {
    const now = this.reach.count(stand.pool);
    let best: Way = { ...this.worthOf(now, 0), moves: [], rolls: false };
    const { count, cost, moves } = this.reach.best(stand);
    if (count <= now) return best;
    const most = { ...this.worthOf(count, cost), moves, rolls: false };
    if (most.worth > best.worth + EPSILON) best = most;
    if (this.thrift <= TIE || this.position.goal === 'all') return best;
    for (let target = count - 1; target > now; target--) {
      const found = this.reach.cheapest(stand, target);
      if (!found) continue;
      const less = { ...this.worthOf(found.count, found.cost), moves: found.moves, rolls: false };
      if (less.worth > best.worth + EPSILON) best = less;
    }
    return best;
  }

  /** With up to so many rolls. */
  private value(stand: Stand, bag: readonly Mask[], level: number): Way {
    if (level === 0 || !this.hasEffort) return this.sure(stand);
    const key = `${keyOfStand(stand)}|${level}|${String.fromCharCode(...bag)}`;
    const known = this.memo.get(key);
    if (known) return known;
    let best = this.sure(stand);
    if (best.all < 1) {
      for (const play of this.rollable(stand)) {
        if (!this.hasEffort) {
          this.reach.ledger.doubtful = true;
          break;
        }
        best = better(best, this.playOut(stand, bag, play, level));
      }
      if (this.setsUp) {
        for (const { stand: next, move, cost } of this.reach.successors(stand)) {
          if (!this.hasEffort) break;
          const way = this.value(next, bag, level);
          const worth = way.worth - this.thrift * cost;
          if (!way.rolls || worth <= best.worth + EPSILON) continue;
          best = { ...way, moves: [move, ...way.moves], cost: way.cost + cost, worth };
        }
      }
    }
    this.memo.set(key, best);
    return best;
  }

  private *rollable(stand: Stand): Generator<Play> {
    const tried = new Set<string>(); // of cards alike in one hand one stands for all
    for (const play of this.chances) {
      const signature = `${play.seat}|${play.cost}|${JSON.stringify(play.ops)}`;
      if (!this.reach.canPlay(stand, play) || tried.has(signature)) continue;
      tried.add(signature);
      yield play;
    }
  }

  /** Whether a play by choice could be worth more before a roll than after it. */
  private wantsSetUp(): boolean {
    const ops = this.position.plays.flatMap((play) => play.ops);
    const picky = (op: (typeof ops)[number]) =>
      isEncore(op) ||
      op.op === 'swap' ||
      (op.op === 'set' && op.to === 'another') ||
      ('from' in op && op.from?.values !== undefined);
    const chances = this.chances.flatMap((play) => play.ops);
    return (
      ops.some((op) => (isSure(op) || isEncore(op)) && picky(op)) ||
      chances.some((op) => 'from' in op && op.from !== undefined)
    );
  }

  private playOut(stand: Stand, bag: readonly Mask[], play: Play, level: number): Way | null {
    const { stand: laid, cost } = this.reach.after(stand, play, stand.pool);
    const way = this.ops(laid, bag, play, 0, level, []);
    if (!way) return null;
    return { ...way, cost: way.cost + cost, worth: way.worth - this.thrift * cost };
  }

  /** The rest of a play's ops: choices are made for the best, rolls are weighed. Null: nothing of it can be done. */
  private ops(
    stand: Stand,
    bag: readonly Mask[],
    play: Play,
    at: number,
    level: number,
    picks: readonly Pick[],
  ): Way | null {
    const op = play.ops[at];
    if (op === undefined) {
      const then = this.value(stand, bag, level - 1);
      return { ...then, moves: [{ play, picks }], rolls: true };
    }
    if (isSure(op)) {
      const results = resultsOf(op, stand.pool);
      if (results.length === 0) return this.ops(stand, bag, play, at + 1, level, picks);
      let best: Way | null = null;
      for (const result of results) {
        const way = this.ops({ ...stand, pool: result.pool }, bag, play, at + 1, level, [...picks, ...result.picks]);
        if (way && (!best || way.worth > best.worth + EPSILON)) best = way;
      }
      return best;
    }
    return isChance(op)
      ? this.chance(stand, bag, play, at, op, level, picks)
      : this.ops(stand, bag, play, at + 1, level, picks);
  }

  private chance(
    stand: Stand,
    bag: readonly Mask[],
    play: Play,
    at: number,
    op: ChanceOp,
    level: number,
    picks: readonly Pick[],
  ): Way | null {
    const gambles = gamblesOf(op, stand.pool, bag);
    if (gambles.length === 0) return this.ops(stand, bag, play, at + 1, level, picks);
    let best: Way | null = null;
    for (const gamble of this.promising(gambles, stand.pool)) {
      if (best && !this.hasEffort) {
        this.reach.ledger.doubtful = true;
        break;
      }
      if (!gamble.exact) this.sampled = true;
      const made = [...picks, ...gamble.picks];
      const worth = this.weigh(stand, play, at, level, gamble, made);
      if (best && worth.worth <= best.worth + EPSILON) continue;
      best = { ...worth, moves: [{ play, picks: made }], rolls: true };
    }
    return best;
  }

  /** Rolls of dice that lie idle come first. */
  private promising(gambles: readonly Gamble[], pool: Pool): Gamble[] {
    const idle = this.reach.idle(pool);
    const losses = ({ picks }: Gamble) => picks.filter(({ die }) => die !== null && !idle.includes(die)).length;
    return gambles
      .map((gamble) => ({ gamble, losses: losses(gamble) }))
      .sort((x, y) => x.losses - y.losses || y.gamble.picks.length - x.gamble.picks.length)
      .map(({ gamble }) => gamble);
  }

  private weigh(stand: Stand, play: Play, at: number, level: number, gamble: Gamble, picks: readonly Pick[]): Worth {
    let [covered, all, cost, worth] = [0, 0, 0, 0];
    for (const { pools, bag, chance } of gamble.outcomes) {
      this.reach.ledger.effort -= WEIGHING;
      const way = this.bestOf(pools, (pool) => this.ops({ ...stand, pool }, bag, play, at + 1, level, picks)!);
      covered += chance * way.covered;
      all += chance * way.all;
      cost += chance * way.cost;
      worth += chance * way.worth;
    }
    return { covered, all, cost, worth };
  }

  private bestOf(pools: readonly Pool[], value: (pool: Pool) => Way): Way {
    let best = value(pools[0]);
    for (const pool of pools.slice(1)) {
      const way = value(pool);
      if (way.worth > best.worth + EPSILON) best = way;
    }
    return best;
  }
}

const better = (one: Way, other: Way | null): Way => (other && other.worth > one.worth + EPSILON ? other : one);
