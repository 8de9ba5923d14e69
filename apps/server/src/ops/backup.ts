/**
 * A whole inn in one file, written while it is open: each table with all that is kept of it is a line of JSON, packed with
 * gzip. The file is the same whatever database it came from, so that an inn can move from a folder to PostgreSQL and back.
 * It holds the seeds of games that go on and the inn's key, where whoever writes it has it: whoever has the file has the inn.
 */
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from '@tabard/content/zod';
import { innOf, keptKey } from '../fair/inn-key';
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
import { claim, handOver, ownerOf } from '../store/identity';
import { migrate, NEWEST, stepsDone } from '../store/migrations';
import { hasDatabase, openDatabase, type Where } from '../store/open';

/** What is kept of a table, beside its row in `tables`; whatever a later step adds belongs here, and a test says so. */
export const PARTS = [
  'rooms',
  'bulk',
  'lines',
  'stands',
  'records',
  'holders',
  'codes',
  'sayings',
  'subscriptions',
] as const;
const KEY_FILE = 'inn.key';
const KEY = /^[0-9a-f]{64}$/;
const AT_ONCE = 200;
const NOTHING = 'there is no inn yet';

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

export async function checkVersion(db: Database): Promise<void> {
  const version = await versionOf(db);
  if (version === 0) throw new BackupRefused(NOTHING);
  if (version !== NEWEST)
    throw new BackupRefused(
      `the inn's database is of version ${version} and this house knows ${NEWEST}: do it with the house it belongs to, or open the inn with this one first`,
    );
}

// ---- writing

/** Which inn: where it keeps its tables, and what INN_KEY says. */
export interface WhichInn extends Where {
  readonly key?: string;
}

export interface BackedUp {
  readonly tables: number;
  /** Whether the inn's key is in the file: there is none here, or it is another inn's. */
  readonly key: 'kept' | 'none' | 'other';
}

export async function backUp(where: WhichInn, file: string): Promise<BackedUp> {
  const path = resolve(file);
  if (existsSync(path)) throw new BackupRefused(`${file} is there already: name another`);
  if (!hasDatabase(where)) throw new BackupRefused(NOTHING);
  const db = openDatabase(where);
  const draft = `${path}.${process.pid}.part`;
  try {
    await checkVersion(db);
    const snapshot = await db.snapshot();
    try {
      const count = { tables: 0 };
      const { inn, secret, key } = await whose(snapshot, where);
      const lines = Readable.from(told(snapshot, { version: NEWEST, inn, key: secret }, count));
      await pipeline(lines, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
      await onDisk(draft);
      renameSync(draft, path);
      return { ...count, key };
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
  head: Omit<Head, 'tabard' | 'at'>,
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

/** The key of this inn goes along; another that lies about does not. */
async function whose(snapshot: Snapshot, { folder, key: given }: WhichInn) {
  const kept = keptKey(folder, given);
  const inn = await ownerOf(snapshot, kept && innOf(kept));
  if (!kept) return { inn, secret: null, key: 'none' } as const;
  return inn === null || innOf(kept) === inn
    ? ({ inn: innOf(kept), secret: kept.secret, key: 'kept' } as const)
    : ({ inn, secret: null, key: 'other' } as const);
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
  /** The secret one; null: it was not known to whoever wrote the file. */
  key: z.string().regex(KEY).nullable(),
  /** Under which key the inn is known; an older house did not say. */
  inn: z.string().regex(KEY).nullable().optional(),
});
type Head = z.infer<typeof head>;

/** Columns become part of a statement: they are names and nothing else. */
const row = z.record(z.string().regex(/^[a-z_]+$/), z.union([z.string(), z.number(), z.null()]));
const keptTable = z.strictObject({
  row,
  /** A part that an older house did not know yet has nothing in it. */
  ...(Object.fromEntries(PARTS.map((part) => [part, z.array(row).default([])])) as Record<
    (typeof PARTS)[number],
    z.ZodDefault<z.ZodArray<typeof row>>
  >),
});
type Kept = z.infer<typeof keptTable>;

const end = z.strictObject({ ends: z.literal(true), tables: z.int() });
type End = z.infer<typeof end>;

export interface Restored {
  readonly restored: number;
  /** Tables that are there already stay as they are. */
  readonly left: number;
  /** Whose tables these are has no key here, and the file brings none: the inn does not open before it is given. */
  readonly lacksKey: boolean;
}

/**
 * Puts back every table that is not there, each as a whole; an inn may be open meanwhile. The file is read to its end
 * before. `adopts`: tables of another inn are wanted; they keep what it vowed, and what is new is signed by this one.
 */
export async function restore(where: WhichInn, file: string, adopts = false): Promise<Restored> {
  const { version, key, inn: said = null } = await checked(file);
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
    const kept = keptKey(where.folder, where.key);
    const brought = said ?? (key === null ? null : innOf({ secret: key, from: file }));
    const own = (there === NEWEST ? await ownerOf(db, kept && innOf(kept)) : null) ?? (kept && innOf(kept));
    if (!adopts && own !== null && brought !== null && own !== brought) throw new BackupRefused(ofAnother(file));
    await migrate(db, undefined, version);
    if (!kept && key !== null && (own ?? brought) === brought) giveKey(where.folder, key);
    const count = { restored: 0, left: 0 };
    for await (const line of linesOf(file)) {
      const table = keptTable.safeParse(line);
      if (table.success) count[await putBack(db, table.data)] += 1;
    }
    await migrate(db);
    const owner = own ?? brought;
    if (owner !== null) await (adopts ? handOver : claim)(db, owner, Date.now());
    return { ...count, lacksKey: keptKey(where.folder, where.key) === null };
  } finally {
    await db.close();
  }
}

const ofAnother = (file: string): string =>
  `${file} is of another inn than the one that is here (by INN_KEY, inn.key or the database). For the same inn again, restore into a fresh folder or database with its own key, or without any: the file brings it. To take another inn's tables in, add --adopt: what it vowed stays its word, what is new is signed by this one`;

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

function giveKey(folder: string, key: string): void {
  writeFileSync(join(folder, KEY_FILE), `${key}\n`, { flag: 'wx', mode: 0o600 });
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
    else if (keptTable.safeParse(line).success) tables += 1;
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
