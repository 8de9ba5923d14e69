/** Which of several things takes the focus over from one that is gone. Pure. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What stands nearest to a place; of several as near, the first. Null: there is nothing. */
export function nearestTo<T>(all: readonly T[], { x, y }: Point, whereIs: (one: T) => Point): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of all) {
    const at = whereIs(one);
    const far = (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
