/** How many files this process may have open: every guest's line is one, and so is all that it reads. */
import { readFileSync } from 'node:fs';

export const TOO_MANY_FILES =
  'too many files are open: let this process have more (ulimit -n, or LimitNOFILE in its service), or lower MAX_CONNECTIONS';

/** What the database, the bundle, the threads and whoever is being served a page need beside the lines. */
const OWN_FILES = 100;

/** Null where the system does not say. Node has raised the soft limit to the hard one by then. */
export function mostFiles(): number | null {
  try {
    const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? null : soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return null;
  }
}

/** A sentence where fewer lines fit than are let in; null: they fit, or nobody knows. */
export function tooFewFiles(connections: number, most = mostFiles()): string | null {
  if (most === null || most >= connections) return null;
  return (
    `MAX_CONNECTIONS is ${connections}, and the system lets this process open ${most} files: ` +
    `allow ${connections + OWN_FILES} (ulimit -n, or LimitNOFILE in its service), or say MAX_CONNECTIONS=${Math.max(10, most - OWN_FILES)}`
  );
}
