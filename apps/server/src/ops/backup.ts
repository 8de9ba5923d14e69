/**
 * A whole inn in one file, written while it is open: each table with all that is kept of it is a line of JSON, packed with
 * gzip. The file is the same whatever database it came from, so that an inn can move from a folder to PostgreSQL and back.
 * It holds the seeds of games that go on and the inn's key: whoever has it has the inn.
 */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from '@tabard/content/zod';
import {
  type Database,
  type Row,
  type Snapshot,
  type Statement,
  say,
  Taken,
  Unreachable,
  type Value,
} from '../store/database';
import { migrate, NEWEST, stepsDone } from '../store/migrations';
import { hasDatabase, openDatabase, type Where } from '../store/open';

/** What is kept of a table, beside its row in `tables`; whatever a later step adds belongs here, and a test says so. */
export const PARTS = ['rooms', 'lines', 'stands', 'records', 'holders', 'codes', 'sayings', 'subscriptions'] as const;
const KEY = 'inn.key';
const AT_ONCE = 200;
const NOTHING = 'there is no inn yet: nothing to back up';

/** Said to whoever asked; nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** 0: no inn has ever been there. */
async function versionOf(db: Database): Promise<number> {
  try {
    return await stepsDone(db);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    return 0;
  }
}

// ---- writing

/** Answers how many tables are in it. */
export async function backUp(where: Where, file: string): Promise<number> {
  const path = resolve(file);
  if (existsSync(path)) throw new BackupRefused(`${file} is there already: name another`);
  if (!hasDatabase(where)) throw new BackupRefused(NOTHING);
  const db = openDatabase(where);
  const draft = `${path}.${process.pid}.part`;
  try {
    const version = await versionOf(db);
    if (version === 0) throw new BackupRefused(NOTHING);
    if (version !== NEWEST)
      throw new BackupRefused(
        `the inn's database is of version ${version} and this house knows ${NEWEST}: back it up with the house it belongs to`,
      );
    const snapshot = await db.snapshot();
    try {
      const count = { tables: 0 };
      const lines = Readable.from(told(snapshot, { version, key: keyIn(where.folder) }, count));
      await pipeline(lines, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
      await onDisk(draft);
      renameSync(draft, path);
      return count.tables;
    } finally {
      await snapshot.close();
    }
  } finally {
    rmSync(draft, { force: true });
    await db.close();
  }
}

async function* told(
  snapshot: Snapshot,
  head: Pick<Head, 'version' | 'key'>,
  count: { tables: number },
): AsyncGenerator<string> {
  yield `${JSON.stringify({ tabard: 'backup', at: Date.now(), ...head } satisfies Head)}\n`;
  for (let last = ''; ; ) {
    const rows = await snapshot.query(say('SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT ?', last, AT_ONCE));
    for (const row of rows) {
      yield `${JSON.stringify({ row, ...(await partsOf(snapshot, row.id)) })}\n`;
      count.tables += 1;
    }
    if (rows.length < AT_ONCE) break;
    last = rows.at(-1)!.id as string;
  }
  yield `${JSON.stringify({ ends: true, tables: count.tables } satisfies End)}\n`;
}

async function partsOf(snapshot: Snapshot, id: Value): Promise<Record<string, readonly Row[]>> {
  const parts: Record<string, readonly Row[]> = {};
  for (const part of PARTS) parts[part] = await snapshot.query(say(`SELECT * FROM ${part} WHERE table_id = ?`, id));
  return parts;
}

/** Null: the inn is given its key by INN_KEY, and whoever gives it keeps it. */
function keyIn(folder: string): string | null {
  const path = join(folder, KEY);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

async function onDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync();
  await handle.close();
}

// ---- reading

const head = z.strictObject({
  tabard: z.literal('backup'),
  at: z.number(),
  version: z.int().min(1),
  key: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
});
type Head = z.infer<typeof head>;

/** Columns become part of a statement: they are names and nothing else. */
const row = z.record(z.string().regex(/^[a-z_]+$/), z.union([z.string(), z.number(), z.null()]));
const kept = z.strictObject({
  row,
  ...(Object.fromEntries(PARTS.map((part) => [part, z.array(row)])) as Record<
    (typeof PARTS)[number],
    z.ZodArray<typeof row>
  >),
});
type Kept = z.infer<typeof kept>;

const end = z.strictObject({ ends: z.literal(true), tables: z.int() });
type End = z.infer<typeof end>;

export interface Restored {
  readonly restored: number;
  /** Tables that are there already stay as they are. */
  readonly left: number;
  /** This inn has another key: what the old one has vowed stays true, new vows are this one's. */
  readonly otherKey: boolean;
}

/** Puts back every table that is not there, each as a whole; an inn may be open meanwhile. The file is read to its end before. */
export async function restore(where: Where, file: string): Promise<Restored> {
  const { version, key } = await checked(file);
  if (version > NEWEST)
    throw new BackupRefused(`${file} is from a newer house (version ${version}; this one knows ${NEWEST})`);
  mkdirSync(where.folder, { recursive: true, mode: 0o700 });
  const db = openDatabase(where);
  try {
    const there = await versionOf(db);
    if (there !== 0 && there !== version)
      throw new BackupRefused(
        `${file} is of version ${version} and the database of version ${there}: restore it into a fresh one, which is brought forward by itself`,
      );
    await migrate(db, undefined, version);
    const otherKey = !giveKey(where.folder, key);
    const count = { restored: 0, left: 0 };
    for await (const line of linesOf(file)) {
      const table = kept.safeParse(line);
      if (table.success) count[await putBack(db, table.data)] += 1;
    }
    await migrate(db);
    return { ...count, otherKey };
  } finally {
    await db.close();
  }
}

async function putBack(db: Database, { row: own, ...parts }: Kept): Promise<'restored' | 'left'> {
  try {
    await db.commit([...insertions('tables', [own]), ...PARTS.flatMap((part) => insertions(part, parts[part]))]);
    return 'restored';
  } catch (error) {
    if (error instanceof Taken) return 'left';
    throw error;
  }
}

function insertions(table: string, rows: readonly Row[]): Statement[] {
  const found: Statement[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const columns = Object.keys(some[0]);
    const places = `(${columns.map(() => '?').join(', ')})`;
    const values = some.flatMap((each) => columns.map((column) => each[column]));
    found.push(
      say(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${some.map(() => places).join(', ')}`, ...values),
    );
  }
  return found;
}

/** False: there is another one, which stays. */
function giveKey(folder: string, key: string | null): boolean {
  const there = keyIn(folder);
  if (key !== null && there === null) writeFileSync(join(folder, KEY), `${key}\n`, { flag: 'wx', mode: 0o600 });
  return key === null || there === null || there === key;
}

/** A file that is cut short, or that somebody wrote into, is found before anything is changed. */
async function checked(file: string): Promise<Head> {
  let first: Head | null = null;
  let tables = 0;
  let ends: End | null = null;
  for await (const line of linesOf(file)) {
    if (ends) throw new BackupRefused(`${file} goes on after its end`);
    if (!first) first = head.safeParse(line).data ?? null;
    else if (end.safeParse(line).success) ends = line as End;
    else if (kept.safeParse(line).success) tables += 1;
    else throw new BackupRefused(`${file} holds something that is no table, after ${tables} tables`);
    if (!first) throw new BackupRefused(`${file} is no backup of an inn`);
  }
  if (!first) throw new BackupRefused(`${file} is no backup of an inn`);
  if (ends?.tables !== tables) throw new BackupRefused(`${file} is not whole: it ends after ${tables} tables`);
  return first;
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const unpacked = createGunzip();
  const source = createReadStream(file);
  source.on('error', (error) => unpacked.destroy(error));
  let trouble: Error | null = null;
  unpacked.on('error', (error) => {
    trouble = error;
  });
  try {
    for await (const line of createInterface({ input: source.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY }))
      yield JSON.parse(line) as unknown;
  } catch (error) {
    trouble = error as Error;
  }
  if (trouble) throw new BackupRefused(`${file} cannot be read: ${(trouble as Error).message}`);
}
