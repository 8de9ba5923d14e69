/** How the database came to be as it is: forward only, by itself when the inn opens, each step once. */
import { type Database, say, Taken } from './database';

/**
 * Never change a step that has been released: add one. Both databases read the same words; `integer` holds 64 bits in
 * SQLite and must say so in PostgreSQL. Whatever has a shape of its own (a setup, an entry, a state) is JSON as text:
 * nothing asks the database what is in it.
 */
const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE tables (
      id text PRIMARY KEY,
      revision integer NOT NULL,
      created_at bigint NOT NULL,
      updated_at bigint NOT NULL,
      ended_at bigint,
      due_at bigint,
      is_public integer NOT NULL
    )`,
    'CREATE INDEX tables_by_age ON tables (is_public, updated_at)',
    'CREATE INDEX tables_by_due ON tables (due_at)',
    `CREATE TABLE rooms (
      table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      revision integer NOT NULL,
      room text NOT NULL,
      PRIMARY KEY (table_id, revision)
    )`,
    `CREATE TABLE lines (
      table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      number integer NOT NULL,
      entry text NOT NULL,
      command text,
      PRIMARY KEY (table_id, number),
      UNIQUE (table_id, command)
    )`,
    `CREATE TABLE stands (
      table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      moment integer NOT NULL,
      state text NOT NULL
    )`,
    `CREATE TABLE records (
      table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      record text NOT NULL
    )`,
    `CREATE TABLE holders (
      table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      token_hash text NOT NULL,
      guest integer NOT NULL,
      since bigint NOT NULL,
      PRIMARY KEY (table_id, token_hash)
    )`,
    `CREATE TABLE codes (
      code_hash text PRIMARY KEY,
      table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      guest integer NOT NULL,
      expires_at bigint NOT NULL
    )`,
    `CREATE TABLE sayings (
      table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      number integer NOT NULL,
      guest integer,
      kind text NOT NULL,
      text text NOT NULL,
      about integer,
      at bigint NOT NULL,
      command text,
      PRIMARY KEY (table_id, number),
      UNIQUE (table_id, command)
    )`,
  ],
  [
    `CREATE TABLE subscriptions (
      table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      endpoint text NOT NULL,
      guest integer NOT NULL,
      p256dh text NOT NULL,
      auth text NOT NULL,
      since bigint NOT NULL,
      PRIMARY KEY (table_id, endpoint)
    )`,
  ],
  [
    // One row: the public key under which this inn is known (identity.ts).
    `CREATE TABLE inn (
      part integer PRIMARY KEY,
      public_key text NOT NULL,
      since bigint NOT NULL
    )`,
  ],
  [
    // What is large in a room, once: it is not written again with every small change (rooms.ts).
    `CREATE TABLE bulk (
      table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      part text NOT NULL,
      text text NOT NULL,
      PRIMARY KEY (table_id, part)
    )`,
    // Only the newest revision is kept.
    'DELETE FROM rooms WHERE revision < (SELECT t.revision FROM tables t WHERE t.id = rooms.table_id)',
  ],
];

export const NEWEST = STEPS.length;

/** A newer inn has been here: what it wrote, this one might misread. */
export class FromTheFuture extends Error {
  override readonly name = 'FromTheFuture';
  constructor(readonly found: number) {
    super(
      `the database is of version ${found}, and this inn knows ${NEWEST}: start the newer inn, or restore a backup`,
    );
  }
}

/** `before` is called once, when there is something to lose and it is about to be changed. `upTo`: for a backup that is older. */
export async function migrate(
  db: Database,
  before: (from: number) => Promise<void> = async () => undefined,
  upTo = NEWEST,
) {
  await unlessTaken(
    db.commit([say('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY, done_at bigint NOT NULL)')]),
  );
  const done = await stepsDone(db);
  if (done > NEWEST) throw new FromTheFuture(done);
  if (done > 0 && done < upTo) await before(done);
  for (let step = done; step < upTo; step++) await take(db, step);
}

/** Refused by a database in which no inn has ever been. */
export async function stepsDone(db: Database): Promise<number> {
  const [{ done }] = await db.query(say('SELECT count(*) AS done FROM migrations'));
  return Number(done);
}

/** Its number is written down first: of two processes that begin together one is refused by the key, and looks again. */
async function take(db: Database, step: number): Promise<void> {
  const marks = say('INSERT INTO migrations (step, done_at) VALUES (?, ?)', step + 1, Date.now());
  await unlessTaken(db.commit([marks, ...STEPS[step].map((sql) => say(sql))]));
}

async function unlessTaken(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Taken)) throw error; // Another process does the same, and was faster.
  }
}
