/**
 * How a pool will do before it is rolled: the dice bought so far and those still to be drawn. Every pool that may come is
 * weighed where they are few, by multisets; of more a sample is taken, the same every time. What a modifier does to rolled
 * dice is left out (the outlook is then not called exact).
 */
import { quickStream } from '@tabard/kernel';
import type { Mask } from '../content';
import type { Seen } from '../rules/board';
import { acting, poolOf } from '../rules/challenge/active';
import { diceLimit } from '../rules/challenge/pool';
import { type Face, faceCode, keyOfPool, type Pool, sorted } from './faces';
import { bestLine, type LineOptions } from './line';
import { type Position, positionOf } from './position';

export interface Outlook {
  /** The chance that every open slot is covered in this step. */
  readonly all: number;
  readonly covered: number;
  readonly exact: boolean;
}

interface Coming {
  readonly pool: Pool;
  readonly bag: readonly Mask[];
  readonly chance: number;
}

const MOST_POOLS = 1000;
const SAMPLE = 64;
const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** A pool before its roll, cut out of a match: plain data, so that it can be weighed elsewhere. */
export interface Unrolled {
  readonly position: Position;
  /** Printed colours of the dice bought so far. */
  readonly bought: readonly Mask[];
  /** How many will be drawn at random. */
  readonly drawn: number;
  /** No modifier does anything to dice as they are rolled. */
  readonly isPlain: boolean;
}

/** While dice are bought: the pool as it would be rolled if no more were. */
export function unrolledOf(seen: Seen): Unrolled {
  const { b } = seen;
  const bought = poolOf(b).map((die) => b.dieMask[die]);
  const drawn = Math.max(0, diceLimit(seen) - bought.length);
  return { position: positionOf(seen), bought, drawn, isPlain: isPlain(seen) };
}

export const outlook = (seen: Seen, line?: LineOptions): Outlook => outlookOf(unrolledOf(seen), line);

export function outlookOf(unrolled: Unrolled, line: LineOptions = { effort: 800 }): Outlook {
  const { position, bought, drawn } = unrolled;
  const every = everyPool(bought, position.bag, drawn);
  let [all, covered, exact] = [0, 0, every !== null && unrolled.isPlain];
  for (const { pool, bag, chance } of every ?? samplePools(bought, position.bag, drawn)) {
    const found = bestLine({ ...position, pool, bag }, line);
    all += chance * found.all;
    covered += chance * found.covered;
    exact &&= found.exact;
  }
  return { all, covered, exact };
}

const isPlain = (seen: Seen): boolean =>
  !acting(seen).some(({ effect }) => 'reroll_rolled' in effect || 'discard_rolled' in effect);

/** All pools with their weight, or null: there are too many. */
function everyPool(bought: readonly Mask[], bag: readonly Mask[], drawn: number): Coming[] | null {
  let all = new Map<string, Coming>([['', { pool: [], bag, chance: 1 }]]);
  const widen = (faces: (coming: Coming) => { face: Face; bag: readonly Mask[]; chance: number }[]): boolean => {
    const next = new Map<string, Coming>();
    for (const coming of all.values()) {
      for (const { face, bag: left, chance } of faces(coming)) {
        const pool = sorted([...coming.pool, face]);
        const key = keyOfPool(pool);
        next.set(key, { pool, bag: left, chance: (next.get(key)?.chance ?? 0) + coming.chance * chance });
      }
      if (next.size > MOST_POOLS) return false;
    }
    all = next;
    return true;
  };
  const rolled = (mask: Mask, left: readonly Mask[], chance: number) =>
    VALUES.map((value) => ({ face: faceCode(mask, value), bag: left, chance: chance / VALUES.length }));
  for (const mask of bought) if (!widen(({ bag: left }) => rolled(mask, left, 1))) return null;
  for (let i = 0; i < drawn; i++) {
    const isDone = widen(({ bag: left }) =>
      [...new Set(left)].flatMap((mask) => {
        const rest = left.slice();
        rest.splice(rest.indexOf(mask), 1);
        return rolled(mask, rest, left.filter((one) => one === mask).length / left.length);
      }),
    );
    if (!isDone) return null;
  }
  return [...all.values()];
}

function samplePools(bought: readonly Mask[], bag: readonly Mask[], drawn: number): Coming[] {
  const stream = quickStream(8 * bought.length + drawn);
  return Array.from({ length: SAMPLE }, () => {
    const left = bag.slice();
    const masks = bought.slice();
    for (let i = 0; i < drawn && left.length > 0; i++) masks.push(left.splice(stream.below(left.length), 1)[0]);
    return {
      pool: sorted(masks.map((mask) => faceCode(mask, 1 + stream.below(6)))),
      bag: left,
      chance: 1 / SAMPLE,
    };
  });
}
