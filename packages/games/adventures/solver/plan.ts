/**
 * The cheapest way to cover so many slots by choice alone: each slot is given a die and a recipe, the hardest slot first,
 * cut off where even the cheapest recipes cost more than what is known; then the icons are given to the cards at hand.
 */
import type { Opening } from '../rules/challenge/cover';
import { type Face, faceCode, type Pool } from './faces';
import { isSure, type Pick } from './moves';
import type { Play } from './position';
import { changesOfFace, type Recipe, type Recipes, type Source } from './recipes';

/** Who may still play, as the planner asks for it. */
export interface Staff {
  canUse(play: Play): boolean;
  readonly left: readonly number[];
  readonly tokens: number;
}

export interface Laid {
  readonly play: Play;
  readonly picks: readonly Pick[];
}
export interface Plan {
  readonly cost: number;
  readonly laid: readonly Laid[];
  readonly pool: Pool;
}
/** The effort did not suffice, or a play would have had to do harm: a plan may exist all the same. */
export interface Ledger {
  effort: number;
  doubtful: boolean;
}

interface Assigned {
  readonly die: number;
  readonly slot: number;
  readonly recipe: Recipe;
}

export class Assignment {
  private best: Plan | null = null;
  private bestCost: number;
  private readonly taken: boolean[];
  private readonly chosen: Assigned[] = [];
  private readonly demand: number[];
  private readonly supply: readonly number[];
  private readonly order: readonly number[];
  private readonly cheapestOf: readonly number[];

  constructor(
    private readonly open: readonly Opening[],
    private readonly recipes: Recipes,
    private readonly pool: Pool,
    private readonly staff: Staff,
    private readonly ledger: Ledger,
    private readonly tokenWear: number,
    below: number,
  ) {
    this.bestCost = below;
    this.taken = pool.map(() => false);
    this.demand = recipes.kinds.map(() => 0);
    this.supply = recipes.kinds.map(({ sources }) =>
      sources.reduce((sum, { play, capacity }) => sum + (staff.canUse(play) ? Math.min(capacity, pool.length) : 0), 0),
    );
    this.cheapestOf = open.map((_, slot) =>
      pool.reduce((least, face) => {
        const found = recipes.of(face)[slot].find((recipe) => this.isSupplied(recipe));
        return Math.min(least, found?.price ?? Number.POSITIVE_INFINITY);
      }, Number.POSITIVE_INFINITY),
    );
    const ways = open.map((_, slot) => pool.filter((face) => recipes.of(face)[slot].length > 0).length);
    this.order = [...open.keys()].sort((x, y) => this.cheapestOf[y] - this.cheapestOf[x] || ways[x] - ways[y] || x - y);
  }

  /** A plan that covers `target` slots for less than was given as `below`. */
  cover(target: number): Plan | null {
    this.go(0, this.open.length - target, 0);
    return this.best;
  }

  private isSupplied({ kinds }: Recipe): boolean {
    return kinds.every((kind) => this.supply[kind] > 0);
  }

  /** Slots from this place in the order on; so many may still stay open. */
  private go(at: number, skips: number, price: number): void {
    if (at === this.order.length) {
      if (this.keepsLastsLast()) this.finish();
      return;
    }
    if (price + this.rest(at, skips) >= this.bestCost - 1e-9) return;
    if (this.ledger.effort <= 0) {
      this.ledger.doubtful = true;
      return;
    }
    this.ledger.effort -= 1;
    const slot = this.order[at];
    for (const { die, recipe } of this.waysTo(slot)) {
      if (price + recipe.price + this.rest(at + 1, skips) >= this.bestCost - 1e-9) break; // the rest is dearer
      if (!this.take(recipe)) continue;
      this.taken[die] = true;
      this.chosen.push({ die, slot, recipe });
      this.go(at + 1, skips, price + recipe.price);
      this.chosen.pop();
      this.taken[die] = false;
      this.giveBack(recipe);
    }
    if (skips > 0) this.go(at + 1, skips - 1, price);
  }

  private waysTo(slot: number): { die: number; recipe: Recipe }[] {
    const ways: { die: number; recipe: Recipe }[] = [];
    const alike = new Set<Face>();
    for (let die = 0; die < this.pool.length; die++) {
      const face = this.pool[die];
      if (this.taken[die] || alike.has(face)) continue;
      alike.add(face);
      for (const recipe of this.recipes.of(face)[slot]) ways.push({ die, recipe });
    }
    return ways.sort((x, y) => x.recipe.price - y.recipe.price);
  }

  /** What the slots from here on cost at least, the dearest of them left open. */
  private rest(at: number, skips: number): number {
    // The order begins with the dearest, so those left open are the next ones.
    let sum = 0;
    for (let i = at + skips; i < this.order.length; i++) sum += this.cheapestOf[this.order[i]];
    return sum;
  }

  private take({ kinds }: Recipe): boolean {
    for (const kind of kinds) this.demand[kind] += 1;
    if (kinds.every((kind) => this.demand[kind] <= this.supply[kind])) return true;
    for (const kind of kinds) this.demand[kind] -= 1;
    return false;
  }

  private giveBack({ kinds }: Recipe): void {
    for (const kind of kinds) this.demand[kind] -= 1;
  }

  /** `cover_last`: only when all others of its card are covered. */
  private keepsLastsLast(): boolean {
    return this.chosen.every(({ slot }) => {
      if (!this.open[slot].last) return true;
      return this.open.every(
        (one, i) => one.enemy !== this.open[slot].enemy || this.chosen.some((it) => it.slot === i),
      );
    });
  }

  // ---- which card does it

  private finish(): void {
    const wants: { kind: number; die: number; step: number }[] = [];
    for (const { die, recipe } of this.chosen)
      for (const [step, kind] of recipe.kinds.entries()) wants.push({ kind, die, step });
    this.staffFrom(wants, 0, new Map());
  }

  /** Gives the wanted icons to cards, one after another; `used` tells which dice each op serves. */
  private staffFrom(
    wants: readonly { kind: number; die: number; step: number }[],
    at: number,
    used: Map<Source, { die: number; step: number }[]>,
  ): void {
    if (this.costOf(used) >= this.bestCost) return;
    if (at === wants.length) {
      const plan = this.carryOut(used);
      if (!plan) return;
      this.best = plan;
      this.bestCost = plan.cost;
      return;
    }
    if (this.ledger.effort <= 0) {
      this.ledger.doubtful = true;
      return;
    }
    this.ledger.effort -= 1;
    const { kind, die, step } = wants[at];
    const alike = new Set<string>();
    for (const source of this.recipes.kinds[kind].sources) {
      const { play, capacity } = source;
      const serves = used.get(source);
      if (serves) {
        if (serves.length >= capacity || serves.some((one) => one.die === die)) continue; // RA-38.15
      } else {
        const stamp = `${play.seat}|${play.cost}|${capacity}|${play.ops.length}`;
        if (alike.has(stamp)) continue; // cards alike in one hand
        if (!this.staff.canUse(play) || this.clashes(used, play)) continue;
        if (play.ops.length === 1) alike.add(stamp);
      }
      used.set(source, [...(serves ?? []), { die, step }]);
      this.staffFrom(wants, at + 1, used);
      if (serves) used.set(source, serves);
      else used.delete(source);
    }
  }

  /** Another option of the same card, or a seat that has neither plays nor the party tokens. */
  private clashes(used: ReadonlyMap<Source, unknown>, play: Play): boolean {
    let tokens = this.staff.tokens;
    const left = this.staff.left.slice();
    const laid = new Set<Play>([play]);
    for (const { play: other } of used.keys()) {
      if (other.group === play.group && other !== play) return true;
      laid.add(other);
    }
    for (const one of laid) {
      if (one.kind === 'ability') continue;
      if (left[one.seat] > 0) left[one.seat] -= 1;
      else if (--tokens < 0) return true;
    }
    return false;
  }

  private costOf(used: ReadonlyMap<Source, unknown>): number {
    const left = this.staff.left.slice();
    let cost = 0;
    for (const play of new Set([...used.keys()].map((source) => source.play))) {
      cost += play.cost;
      if (play.kind === 'ability') continue;
      if (left[play.seat] > 0) left[play.seat] -= 1;
      else cost += this.tokenWear;
    }
    return cost;
  }

  // ---- in which order, and what must be done besides

  private carryOut(used: ReadonlyMap<Source, readonly { die: number; step: number }[]>): Plan | null {
    const order = this.inOrder(used);
    if (!order) {
      this.ledger.doubtful = true;
      return null;
    }
    const faces = this.pool.slice();
    const laid: Laid[] = [];
    for (const play of order) {
      const picks: Pick[] = [];
      for (const [i, op] of play.ops.entries()) {
        if (!isSure(op) || op.op === 'swap') continue;
        const source = [...used.keys()].find((one) => one.play === play && one.op === i);
        if (source) {
          for (const { die, step } of used.get(source)!) {
            const { recipe } = this.chosen.find((one) => one.die === die)!;
            picks.push({ op: op.op, die: faces[die], to: recipe.faces[step + 1] });
            faces[die] = recipe.faces[step + 1];
          }
        } else {
          const forced = this.harmless(faces, op);
          if (forced === 'harm') {
            this.ledger.doubtful = true;
            return null;
          }
          if (forced) {
            picks.push({ op: op.op, die: faces[forced.die], to: forced.face });
            faces[forced.die] = forced.face;
          }
        }
      }
      laid.push({ play, picks });
    }
    return { cost: this.costOf(used), laid, pool: faces.sort((x, y) => x - y) };
  }

  /** Plays so that every die meets its icons in the order of its recipe; null: they wait for one another. */
  private inOrder(used: ReadonlyMap<Source, readonly { die: number; step: number }[]>): Play[] | null {
    const left = new Set([...used.keys()].map(({ play }) => play));
    const steps = [...used].flatMap(([{ play, op }, dice]) => dice.map((one) => ({ play, op, ...one })));
    const order: Play[] = [];
    while (left.size > 0) {
      const next = [...left].find((play) =>
        steps.every(
          (step) =>
            step.play !== play ||
            steps.every(
              (other) =>
                other.die !== step.die ||
                other.step >= step.step ||
                (other.play === play ? other.op < step.op : !left.has(other.play)),
            ),
        ),
      );
      if (!next) return null;
      order.push(next);
      left.delete(next);
    }
    return order;
  }

  /** An op of the play that nobody wanted must be used if it can (RA-38): on a die that does not suffer by it. */
  private harmless(
    faces: readonly Face[],
    op: Parameters<typeof changesOfFace>[0],
  ): { die: number; face: Face } | null | 'harm' {
    let usable = false;
    for (let die = 0; die < faces.length; die++) {
      for (const { mask, value } of changesOfFace(op, faces[die])) {
        usable = true;
        const face = faceCode(mask, value);
        const its = this.chosen.find((one) => one.die === die);
        if (!its || (its.recipe.kinds.length === 0 && (this.recipes.fit(face) >> its.slot) & 1)) return { die, face };
      }
    }
    return usable ? 'harm' : null;
  }
}
