/** RA-9: which paths can be walked, and where the party must stop. */
import type { Path } from '../../content/storybook';
import type { Seen } from '../board';
import type { PathTaken } from '../questions';
import { pathsOnMap } from '../story/map-effects';
import { kindsAt } from './tokens';

const paths = ({ content, b }: Seen) => content.books[b.book].paths;

/** The other end of a path that can be entered here; null: it cannot. */
export function farEnd({ ends: [first, second], one_way }: Path, here: string): string | null {
  if (here === first) return second;
  return here === second && !one_way ? first : null;
}

/** A path, and where it leads. */
interface Way extends PathTaken {
  readonly to: string;
}

/** Open paths from here to open locations; RA-R26: none leads back to where the move began. */
export function walkable(seen: Seen, here: string, began: string | null): Way[] {
  const { map } = seen.b;
  return pathsOnMap(seen).flatMap((id) => {
    const to = map.openPaths.includes(id) ? farEnd(paths(seen)[id], here) : null;
    return to === null || to === began || !map.openLocations.includes(to) ? [] : [{ path: id, to }];
  });
}

/** RA-9.7, RA-9.8: a location not yet explored, or one on which XP or another token lies. */
export function mustStop({ b }: Seen, letter: string): boolean {
  const { explored, xp } = b.map;
  return !explored.includes(letter) || (xp[letter] ?? 0) > 0 || kindsAt(b.map, letter).length > 0;
}
