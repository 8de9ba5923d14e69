/**
 * How a die comes to fit a slot: the kinds of icons it needs, one after another. Cards with the same icon are one kind; of
 * recipes for the same slot only those are kept that no other is a part of.
 */
import { type Change, type ChangingOp, changesOf } from '../rules/challenge/changes';
import { fitting, type Opening } from '../rules/challenge/cover';
import { mostDice } from '../rules/challenge/ops';
import { dieFace, type Face, faceCode, MOST_FACES } from './faces';
import { isSure } from './moves';
import type { Play } from './position';

/** An op of a play that serves a kind, for so many dice. */
export interface Source {
  readonly play: Play;
  readonly op: number;
  readonly capacity: number;
}
export interface Kind {
  readonly op: ChangingOp;
  /** The cheapest first. */
  readonly sources: readonly Source[];
  /** What changing one die by it costs at least. */
  readonly price: number;
}

/** Ops whose result depends on the other dice, or that change two at once: no recipe of one die holds them. */
export const isAwkward = ({ ops }: Play): boolean =>
  ops.some((op) => op.op === 'swap' || (op.op === 'set' && op.to === 'another'));

const KEYS = new WeakMap<object, string>();
function keyOfOp(op: ChangingOp): string {
  let key = KEYS.get(op);
  if (key === undefined) {
    key = JSON.stringify({ ...op, dice: 0 });
    KEYS.set(op, key);
  }
  return key;
}

export function kindsOf(plays: readonly Play[]): Kind[] {
  const kinds = new Map<string, { op: ChangingOp; sources: Source[] }>();
  for (const play of plays) {
    if (isAwkward(play)) continue;
    play.ops.forEach((op, i) => {
      if (!isSure(op) || op.op === 'swap') return;
      const key = keyOfOp(op);
      if (!kinds.has(key)) kinds.set(key, { op, sources: [] });
      kinds.get(key)!.sources.push({ play, op: i, capacity: mostDice(op.dice) });
    });
  }
  return [...kinds.values()].map(({ op, sources }) => {
    sources.sort((x, y) => x.play.cost - y.play.cost);
    return { op, sources, price: Math.min(...sources.map(priceOf)) };
  });
}

/** A card that changes several dice costs each of them a part. */
const priceOf = ({ play, capacity }: Source): number => play.cost / Math.min(capacity, MOST_TOGETHER) / changesIn(play);
/** More dice than this are never changed by one card to some use. */
const MOST_TOGETHER = 12;
const changesIn = ({ ops }: Play): number => Math.max(1, ops.filter(isSure).length);

// What an op makes of a face does not change: ops are content, so it is found out once.
const CHANGES = new WeakMap<object, (readonly Change[] | undefined)[]>();
export function changesOfFace(op: ChangingOp, face: Face): readonly Change[] {
  let table = CHANGES.get(op);
  if (!table) {
    table = new Array(MOST_FACES);
    CHANGES.set(op, table);
  }
  table[face] ??= changesOf(op, dieFace(face), []);
  return table[face];
}

export interface Recipe {
  /** In order; what the die is after each. */
  readonly kinds: readonly number[];
  readonly faces: readonly Face[];
  readonly price: number;
  /** The kinds without their order: a prime each, multiplied. One recipe is a part of another if its sign divides it. */
  readonly sign: number;
}

/** One die takes no more icons than this one after another. */
export const LONGEST = 3;

const PRIMES: readonly number[] = firstPrimes(200);

export class Recipes {
  private readonly fits: number[] = new Array(MOST_FACES).fill(-1);
  private readonly reaches: number[] = new Array(MOST_FACES).fill(-1);
  private readonly near: number[][];
  private readonly known: (readonly (readonly Recipe[])[] | undefined)[] = new Array(MOST_FACES);

  constructor(
    private readonly open: readonly Opening[],
    readonly kinds: readonly Kind[],
    readonly longest = LONGEST,
  ) {
    this.near = Array.from({ length: longest + 1 }, () => new Array<number>(MOST_FACES).fill(-1));
  }

  /** One bit for each open slot that the die fits as it lies. */
  fit(face: Face): number {
    if (this.fits[face] < 0) this.fits[face] = fitting(this.open, dieFace(face));
    return this.fits[face];
  }

  /** By slot: all ways there, the cheapest first; an empty recipe where it fits already. */
  of(face: Face): readonly (readonly Recipe[])[] {
    this.known[face] ??= this.explore(face);
    return this.known[face];
  }

  /** One bit for each open slot to which any recipe leads. */
  reachable(face: Face): number {
    if (this.reaches[face] < 0)
      this.reaches[face] = this.of(face).reduce((bits, list, slot) => (list.length > 0 ? bits | (1 << slot) : bits), 0);
    return this.reaches[face];
  }

  private explore(start: Face): Recipe[][] {
    const bySlot: Recipe[][] = this.open.map(() => []);
    let level: Recipe[] = [{ kinds: [], faces: [start], price: 0, sign: 1 }];
    for (let length = 0; length <= this.longest; length++) {
      const next: Recipe[] = [];
      const seen = new Set<number>();
      const left = this.longest - length;
      for (const recipe of level) {
        const wanted = this.sort(recipe, bySlot);
        if (left > 0 && wanted & this.within(lastOf(recipe), left)) this.extend(recipe, wanted, left - 1, seen, next);
      }
      level = next;
    }
    for (const list of bySlot) list.sort((x, y) => x.price - y.price);
    return bySlot;
  }

  /** Puts the recipe with the slots it serves; the slots for which it could become a new one. */
  private sort(recipe: Recipe, bySlot: Recipe[][]): number {
    const fit = this.fit(lastOf(recipe));
    let wanted = 0;
    for (let slot = 0; slot < bySlot.length; slot++) {
      const list = bySlot[slot];
      let isSurplus = false;
      for (let i = 0; i < list.length && !isSurplus; i++) isSurplus = recipe.sign % list[i].sign === 0;
      if (isSurplus) continue;
      if ((fit >> slot) & 1) list.push(recipe);
      else wanted |= 1 << slot;
    }
    return wanted;
  }

  /** Slots that the die could come to fit with so many icons, whoever plays them. */
  private within(face: Face, icons: number): number {
    if (icons === 0) return this.fit(face);
    const table = this.near[icons];
    if (table[face] < 0) {
      let bits = this.within(face, icons - 1);
      for (const { op } of this.kinds)
        for (const { mask, value } of changesOfFace(op, face)) bits |= this.within(faceCode(mask, value), icons - 1);
      table[face] = bits;
    }
    return table[face];
  }

  /** One icon more, where what the die becomes can still come to one of the wanted slots. */
  private extend(recipe: Recipe, wanted: number, left: number, seen: Set<number>, next: Recipe[]): void {
    const face = lastOf(recipe);
    for (const [kind, { op, sources, price }] of this.kinds.entries()) {
      let times = 0;
      for (const one of recipe.kinds) if (one === kind) times += 1;
      if (times >= sources.length) continue;
      const sign = recipe.sign * PRIMES[kind];
      for (const { mask, value } of changesOfFace(op, face)) {
        const to = faceCode(mask, value);
        if ((this.within(to, left) & wanted) === 0) continue;
        const stamp = sign * MOST_FACES + to;
        if (seen.has(stamp)) continue;
        seen.add(stamp);
        const { kinds, faces } = recipe;
        next.push({
          kinds: [...kinds, kind],
          faces: [...faces, to],
          price: recipe.price + price,
          sign,
        });
      }
    }
  }
}

const lastOf = ({ faces }: Recipe): Face => faces[faces.length - 1];

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
