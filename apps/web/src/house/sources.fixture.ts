/** Every file of the page, wherever it lies: the shell, what rooms are made of, and the page of each game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@tabard/house';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** From the root of the house. */
const FOLDERS = ['apps/web/src', 'packages/page', ...gameIds.map((id) => `packages/games/${id}/page`)];

export interface Source {
  /** From the root of the house. */
  readonly path: string;
  readonly text: string;
}

export const pageSources = (ending: RegExp, folders: readonly string[] = FOLDERS): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => ending.test(path) && !path.includes('/node_modules/'))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
