/**
 * Under which key the inn of this database is known. It is written down once, by the first process that opens: another
 * process with another key would vow under another name, and the inn would be two without anybody having been told.
 */
import { type Database, say, Taken } from './database';

const ONLY = 1;
/** A room's vow as it stands in the text; what people write has its quotation marks escaped, so that nobody can forge it. */
const vowOf = (inn: string): string => `%"vow":{"inn":"${inn}%`;

/** Null: nobody's yet. `asking`: the inn that asks. */
export async function ownerOf(db: Pick<Database, 'query'>, asking: string | null): Promise<string | null> {
  const [row] = await db.query(say('SELECT public_key FROM inn WHERE part = ?', ONLY));
  return row ? (row.public_key as string) : formerOwner(db, asking);
}

/** Whose it is from now on: `inn`, unless it was another's already. */
export async function claim(db: Database, inn: string, at: number): Promise<string> {
  const owner = await ownerOf(db, inn);
  if (owner !== null && owner !== inn) return owner;
  try {
    await db.commit([say('INSERT INTO inn (part, public_key, since) VALUES (?, ?, ?)', ONLY, inn, at)]);
  } catch (error) {
    if (!(error instanceof Taken)) throw error; // It stood there already, or another process was faster: hers counts.
  }
  return (await ownerOf(db, inn))!;
}

/** A host says so: the old key is lost. */
export async function handOver(db: Database, inn: string, at: number): Promise<void> {
  await db.commit([
    say('DELETE FROM inn WHERE part = ?', ONLY),
    say('INSERT INTO inn (part, public_key, since) VALUES (?, ?, ?)', ONLY, inn, at),
  ]);
}

/** Before keys were written down, tables alone told: whose vows are here, if none of them is the asking inn's. */
async function formerOwner(db: Pick<Database, 'query'>, asking: string | null): Promise<string | null> {
  if (asking !== null) {
    const [own] = await db.query(say('SELECT revision FROM rooms WHERE room LIKE ? LIMIT 1', vowOf(asking)));
    if (own) return asking;
  }
  const [other] = await db.query(
    say(
      `SELECT r.room FROM rooms r JOIN tables t ON t.id = r.table_id WHERE r.room LIKE ?
      ORDER BY t.created_at DESC LIMIT 1`,
      vowOf(''),
    ),
  );
  return other ? vowerIn(other.room as string) : null;
}

/** What people brought may look like a vow: then nobody vowed. */
function vowerIn(room: string): string | null {
  const { vow } = JSON.parse(room) as { vow?: { inn: string } | null };
  return vow?.inn ?? null;
}
