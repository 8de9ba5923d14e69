/** Who else on this machine may look into the inn's folder: seeds of running games lie there, and the inn's key. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is nobody else's: the database with all that SQLite lays beside it and its copies, the key, the settings. */
const PRIVATE = /^(inn\.|tabard\.env$)/;
const OF_OTHERS = 0o077;

/** Sentences for whoever runs the inn; none: all is well, or this system knows no such rights. */
export function openToOthers(folder: string): string[] {
  if (process.platform === 'win32') return [];
  const isOpen = (path: string) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OF_OTHERS;
  const files = readdirSync(folder).filter((name) => PRIVATE.test(name) && isOpen(join(folder, name)));
  return [
    ...(isOpen(folder) ? [`Others on this machine may look into ${folder}. Close it: chmod 700 ${folder}`] : []),
    ...files.map(
      (name) => `Others on this machine may read ${join(folder, name)}. Close it: chmod 600 ${join(folder, name)}`,
    ),
  ];
}
