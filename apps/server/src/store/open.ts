/** Which database an inn keeps its tables in, made ready: what `DATABASE_URL` says, else a folder. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';
import { migrate } from './migrations';
import { PostgresDatabase } from './postgres';
import { SqliteDatabase } from './sqlite';
import { SqlStore, type Store } from './store';

export interface Where {
  /** postgres://…; without it, the folder. */
  readonly address?: string;
  readonly folder: string;
}

const FILE = 'inn.db';

export async function openStore({ address, folder }: Where): Promise<Store> {
  const db = openDatabase({ address, folder });
  try {
    await migrate(db, (from) => backup(db, folder, from));
  } catch (error) {
    await db.close();
    throw error;
  }
  return new SqlStore(db);
}

/** Whether a folder has one; an address is always asked. */
export const hasDatabase = ({ address, folder }: Where): boolean =>
  address !== undefined || existsSync(join(folder, FILE));

/** As it is, nothing made ready. */
export const openDatabase = ({ address, folder }: Where): Database =>
  address ? new PostgresDatabase(address) : inFolder(folder);

function inFolder(folder: string): SqliteDatabase {
  mkdirSync(folder, { recursive: true, mode: 0o700 }); // Tables have secrets: nobody else on this machine reads them.
  return new SqliteDatabase(join(folder, FILE));
}

/** Before anything that is there is changed. PostgreSQL's own tools do it better than we could: docs/ops.md says how. */
async function backup(db: Database, folder: string, from: number): Promise<void> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  await db.copyTo?.(join(folder, `inn.before-${from}.${stamp}.db`));
}
