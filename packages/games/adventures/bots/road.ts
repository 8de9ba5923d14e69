/** The way over the map: to places not seen yet, to XP that lies about, by the fewest paths (RA-9). The map is open to all. */
import type { AskNamed } from '@tabard/kernel';
import type { Seen } from '../rules/board';
import { walkable } from '../rules/map/paths';
import type { AdventuresAsks, PathTaken } from '../rules/questions';
import { ROAD } from './weights';

/** Paths to the nearest place worth going to, from here; infinite: there is none to be reached. */
export function distanceToNew(seen: Seen, here: string, began: string | null): number {
  const met = new Set([here]);
  let rim = [here];
  for (let steps = 0; rim.length > 0; steps++) {
    if (rim.some((letter) => isWorthwhile(seen, letter))) return steps;
    const next = rim.flatMap((letter) => walkable(seen, letter, began).map(({ to }) => to));
    rim = [...new Set(next)].filter((letter) => !met.has(letter));
    for (const letter of rim) met.add(letter);
  }
  return Number.POSITIVE_INFINITY;
}

const isWorthwhile = ({ b }: Seen, letter: string): boolean =>
  !b.map.explored.includes(letter) || (letter !== b.map.at && (b.map.xp[letter] ?? 0) > 0);

/** The path to take: towards what is new; else where the party has been least. */
export function pathChoice(
  seen: Seen,
  { options, about: { from } }: AskNamed<AdventuresAsks, 'move.path'>,
  visits: ReadonlyMap<string, number>,
): 'stop' | PathTaken {
  const began = seen.b.map.move?.from ?? null;
  const isOffered = (path: string) => options.some((one) => one !== 'stop' && one.path === path);
  let best = options[0];
  let least = Number.POSITIVE_INFINITY;
  for (const { path, to } of walkable(seen, from, began)) {
    if (!isOffered(path)) continue;
    const far = distanceToNew(seen, to, began);
    const cost = Math.min(far, ROAD.farthest) * ROAD.step + (visits.get(to) ?? 0);
    if (cost < least) [best, least] = [{ path }, cost];
  }
  const isGoal =
    options.includes('stop') &&
    !Number.isFinite(distanceToNew(seen, from, began)) &&
    least >= ROAD.farthest * ROAD.step;
  return isGoal ? 'stop' : best;
}
