/** A condition in a world of which only the titles are known: it holds, it does not, or something else decides (null). */

import type { Condition } from '../../content/storybook';
import { titlesIn } from '../../rules/story/conditions';
import { mayBeHeld } from './fates';

/** The titles that a party holds, of those that are asked about. */
export type World = ReadonlySet<number>;

/** The titles that a condition asks about. */
export function titlesAsked(condition: Condition | undefined): number[] {
  if (!condition) return [];
  if ('title' in condition) return [condition.title];
  if ('not' in condition) return titlesAsked(condition.not);
  if ('all' in condition) return condition.all.flatMap(titlesAsked);
  if ('any' in condition) return condition.any.flatMap(titlesAsked);
  if ('count' in condition) {
    const { of = [], titles } = condition.count;
    return [...of.flatMap(titlesAsked), ...titlesIn(titles)];
  }
  return [];
}

export function holds(condition: Condition | undefined, world: World): boolean | null {
  if (!condition) return true;
  if ('title' in condition) return world.has(condition.title);
  if ('not' in condition) {
    const inner = holds(condition.not, world);
    return inner === null ? null : !inner;
  }
  if ('all' in condition) return every(condition.all.map((one) => holds(one, world)));
  if ('any' in condition) {
    const none = every(condition.any.map((one) => holds({ not: one }, world)));
    return none === null ? null : !none;
  }
  if ('count' in condition) return counted(condition.count, world);
  return null;
}

const every = (all: readonly (boolean | null)[]): boolean | null =>
  all.includes(false) ? false : all.includes(null) ? null : true;

function counted(
  { of = [], titles, min = 0, max = Number.POSITIVE_INFINITY }: Extract<Condition, { count: unknown }>['count'],
  world: World,
): boolean | null {
  const parts = [...of.map((one) => holds(one, world)), ...titlesIn(titles).map((title) => world.has(title))];
  const sure = parts.filter((one) => one === true).length;
  const most = sure + parts.filter((one) => one === null).length;
  if (most < min || sure > max) return false;
  return sure >= min && most <= max ? true : null;
}

/** Beyond that many titles an entry is looked at with each of them alone, and with none. */
const MOST_TOGETHER = 14;

/** Every set of these titles that a party can hold, the empty one first. */
export function worldsOf(titles: readonly number[]): World[] {
  const asked = [...new Set(titles)].sort((a, b) => a - b);
  if (asked.length > MOST_TOGETHER) return [new Set<number>(), ...asked.map((title) => new Set([title]))];
  let worlds: World[] = [new Set<number>()];
  for (const title of asked) {
    const withIt = worlds.map((world): World => new Set([...world, title])).filter(mayBeHeld);
    worlds = [...worlds, ...withIt];
  }
  return worlds;
}
