/** What an op can make of a pool: every result of the player's choices, and every outcome of chance with its weight. */
import { quickStream } from '@tabard/kernel';
import type { Mask, Op } from '../content';
import { type ChangingOp, changesOf, drawable, type OpOf, qualifies } from '../rules/challenge/changes';
import { mostDice } from '../rules/challenge/ops';
import { REDRAW } from '../rules/challenge/powers';
import { dieFace, type Face, faceCode, keyOfPool, maskOfFace, type Pool, sorted, valueOfFace } from './faces';

/** One answer to a question of the op: which die (`null`: none is meant), and what becomes of it. */
export interface Pick {
  readonly op: Op['op'];
  readonly die: Face | null;
  /** `null`: what it becomes is not chosen with it. */
  readonly to: Face | null;
}
export interface Result {
  readonly pool: Pool;
  readonly picks: readonly Pick[];
}

/** Ops that change dice by choice alone. */
export type SureOp = ChangingOp | OpOf<'swap'>;
export type ChanceOp = OpOf<'reroll' | 'draw' | 'power'>;

export const isSure = (op: Op): op is SureOp =>
  op.op === 'flip' || op.op === 'step' || op.op === 'treat' || op.op === 'set' || op.op === 'swap';
export const isChance = (op: Op): op is ChanceOp =>
  op.op === 'reroll' || op.op === 'draw' || (op.op === 'power' && op.power === 'redraw');

/** Every pool the op can lead to, each once. Empty: it cannot be used and is left out (RA-1.5). */
export function resultsOf(op: SureOp, pool: Pool): readonly Result[] {
  const found = new Map<string, Result>();
  const add = (result: Result) => {
    const key = keyOfPool(result.pool);
    if (!found.has(key)) found.set(key, result);
  };
  if (op.op === 'swap') swaps(pool, op.times ?? 1, [], add);
  else changed(op, pool, add);
  return [...found.values()];
}

function changed(op: ChangingOp, pool: Pool, add: (result: Result) => void): void {
  const most = Math.min(pool.length, mostDice(op.dice));
  const looksAround = op.op === 'set' && op.to === 'another';
  const options = pool.map((face, at) => {
    if (at > 0 && pool[at - 1] === face && !looksAround) return null; // alike: filled in below
    const others = looksAround ? pool.filter((_, i) => i !== at).map(valueOfFace) : [];
    return changesOf(op, dieFace(face), others).map(({ mask, value }) => faceCode(mask, value));
  });
  for (let at = 1; at < pool.length; at++) options[at] ??= options[at - 1];
  const go = (from: number, faces: Face[], picks: readonly Pick[]): void => {
    if (picks.length > 0) add({ pool: sorted(faces), picks });
    if (picks.length === most) return;
    for (let at = from; at < pool.length; at++) {
      for (const to of options[at]!) {
        const next = faces.slice();
        next[at] = to;
        go(at + 1, next, [...picks, { op: op.op, die: pool[at], to }]);
      }
    }
  };
  go(0, pool.slice(), []);
}

function swaps(pool: Pool, times: number, picks: readonly Pick[], add: (result: Result) => void): void {
  for (let i = 0; i < pool.length; i++) {
    for (let j = i + 1; j < pool.length; j++) {
      const [one, other] = [pool[i], pool[j]];
      if (valueOfFace(one) === valueOfFace(other)) continue;
      const next = pool.slice();
      next[i] = faceCode(maskOfFace(one), valueOfFace(other));
      next[j] = faceCode(maskOfFace(other), valueOfFace(one));
      const done: Pick[] = [...picks, { op: 'swap', die: one, to: null }, { op: 'swap', die: other, to: null }];
      add({ pool: sorted(next), picks: done });
      if (times > 1) swaps(sorted(next), times - 1, done, add);
    }
  }
}

// ---- chance

export interface Outcome {
  /** One pool, or several of which the player takes one. */
  readonly pools: readonly Pool[];
  readonly bag: readonly Mask[];
  /** Of this outcome among all of the gamble, from 0 to 1. */
  readonly chance: number;
}
/** A choice that ends in a roll. */
export interface Gamble {
  readonly picks: readonly Pick[];
  readonly outcomes: readonly Outcome[];
  /** All outcomes are listed; else they are a sample, the same every time. */
  readonly exact: boolean;
}

/** As many outcomes are weighed one by one; of more a sample is taken. */
const MOST_OUTCOMES = 256;
const SAMPLE = 48;
const SEED = 20_25;

export function gamblesOf(op: ChanceOp, pool: Pool, bag: readonly Mask[]): Gamble[] {
  if (op.op === 'reroll') return rerolls(op, pool, bag);
  return op.op === 'draw' ? draws(op, pool, bag) : redraws(pool, bag);
}

function rerolls(op: OpOf<'reroll'>, pool: Pool, bag: readonly Mask[]): Gamble[] {
  const most = mostDice(op.dice);
  const found: Gamble[] = [];
  const go = (from: number, kept: Face[], rolled: Face[]): void => {
    if (rolled.length > 0) {
      const rest = [...kept, ...pool.slice(from)];
      const { faces, exact } = rollsOf(rolled.map(maskOfFace));
      const picks = rolled.map((die): Pick => ({ op: 'reroll', die, to: null }));
      found.push({
        picks,
        exact,
        outcomes: faces.map((it) => ({ pools: [sorted([...rest, ...it.faces])], bag, chance: it.chance })),
      });
    }
    if (rolled.length === most) return;
    for (let at = from; at < pool.length; at++) {
      if (at > from && pool[at] === pool[at - 1]) continue; // alike: the first stands for all
      if (!qualifies(dieFace(pool[at]), op.from)) continue;
      go(at + 1, [...kept, ...pool.slice(from, at)], [...rolled, pool[at]]);
    }
  };
  go(0, [], []);
  return found;
}

interface Roll {
  readonly faces: readonly Face[];
  readonly chance: number;
}

/** What dice of these colours may show, of rolls alike one with the weight of all. */
function rollsOf(masks: readonly Mask[]): { readonly faces: readonly Roll[]; readonly exact: boolean } {
  let all: Map<string, Roll> = new Map([['', { faces: [], chance: 1 }]]);
  for (const mask of masks) {
    const next = new Map<string, Roll>();
    for (const { faces, chance } of all.values()) {
      for (let value = 1; value <= 6; value++) {
        const more = sorted([...faces, faceCode(mask, value)]);
        const key = keyOfPool(more);
        next.set(key, { faces: more, chance: (next.get(key)?.chance ?? 0) + chance / 6 });
      }
    }
    all = next;
    if (all.size > MOST_OUTCOMES) return { faces: sampleRolls(masks), exact: false };
  }
  return { faces: [...all.values()], exact: true };
}

function sampleRolls(masks: readonly Mask[]): Roll[] {
  const stream = quickStream(SEED + masks.length);
  return Array.from({ length: SAMPLE }, () => ({
    faces: masks.map((mask) => faceCode(mask, 1 + stream.below(6))),
    chance: 1 / SAMPLE,
  }));
}

function draws({ die, times = 1, set }: OpOf<'draw'>, pool: Pool, bag: readonly Mask[]): Gamble[] {
  if (die === 'random') return times === 1 ? drawRandom(pool, bag, set) : sampled(pool, bag, times, times);
  return drawable(die, bag).map((mask) => {
    const count = Math.min(times, bag.filter((one) => one === mask).length);
    const drawn = new Array<Mask>(count).fill(mask);
    const left = without(bag, drawn);
    const { faces, exact } =
      set === undefined
        ? rollsOf(drawn)
        : { faces: [{ faces: drawn.map((one) => faceCode(one, set)), chance: 1 }], exact: true };
    const outcomes = faces.map((it) => ({ pools: [sorted([...pool, ...it.faces])], bag: left, chance: it.chance }));
    return { picks: die === 'any' ? [{ op: 'draw', die: null, to: faceCode(mask, 0) }] : [], outcomes, exact };
  });
}

/** One die out of the bag: every kind by its number, every value. */
function drawRandom(pool: Pool, bag: readonly Mask[], set: number | undefined): Gamble[] {
  if (bag.length === 0) return [];
  const values = set === undefined ? [1, 2, 3, 4, 5, 6] : [set];
  const outcomes = drawable('random', bag).flatMap((mask) => {
    const share = bag.filter((one) => one === mask).length / bag.length / values.length;
    const left = without(bag, [mask]);
    return values.map((value) => ({ pools: [sorted([...pool, faceCode(mask, value)])], bag: left, chance: share }));
  });
  return [{ picks: [], outcomes, exact: true }];
}

/** The Ledgerkeeper's: one die goes back, dice are drawn and rolled, the best of them stay (a sample). */
function redraws(pool: Pool, bag: readonly Mask[]): Gamble[] {
  if (bag.length === 0) return [];
  const distinct = pool.filter((face, at) => at === 0 || pool[at - 1] !== face);
  return distinct.flatMap((die) => {
    const at = pool.indexOf(die);
    const rest = [...pool.slice(0, at), ...pool.slice(at + 1)];
    const back = [...bag, maskOfFace(die)];
    return sampled(rest, back, REDRAW.draws, REDRAW.keeps).map((it) => ({
      ...it,
      picks: [{ op: 'power' as const, die, to: null }],
    }));
  });
}

/** So many random dice, of which so many stay: all of them, or all but one. */
function sampled(pool: Pool, bag: readonly Mask[], drawn: number, kept: number): Gamble[] {
  const stream = quickStream(SEED + 8 * drawn + kept);
  const outcomes = Array.from({ length: SAMPLE }, () => {
    const left = bag.slice();
    const dice: Face[] = [];
    for (let i = 0; i < drawn && left.length > 0; i++) {
      const mask = left.splice(stream.below(left.length), 1)[0];
      dice.push(faceCode(mask, 1 + stream.below(6)));
    }
    const stay = dice.length <= kept ? [dice] : dice.map((_, out) => dice.filter((_, i) => i !== out));
    return { pools: stay.map((some) => sorted([...pool, ...some])), bag: left, chance: 1 / SAMPLE };
  });
  return [{ picks: [], outcomes, exact: false }];
}

function without(bag: readonly Mask[], gone: readonly Mask[]): Mask[] {
  const left = bag.slice();
  for (const mask of gone) left.splice(left.indexOf(mask), 1);
  return left;
}
