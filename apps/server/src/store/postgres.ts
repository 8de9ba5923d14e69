/** PostgreSQL: the database of an inn that has grown beyond one process. */
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { type Database, Gone, type Row, type Snapshot, type Statement, Taken, Unreachable } from './database';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/**
 * Classes of PostgreSQL's own faults after which trying again makes sense: connection, resources, operator, system; and
 * one that only reads for now, as a stand-in does before it takes over.
 */
const AWAY = ['08', '53', '57', '58', '40', '25006'];
const MOST_CONNECTIONS = 8;
const PATIENCE_MS = 5_000;
/** Classes of faults that no waiting mends: who we are and what we may, and which database we mean. */
const REFUSED = ['28', '3D', '42501'];
/** The database gives up by itself; only where not even that is heard, the line is dead. */
const SILENCE_MS = PATIENCE_MS + 1_000;

export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  private readonly pool: Pool;

  constructor(address: string, silence = SILENCE_MS) {
    this.pool = new Pool({
      connectionString: address,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: PATIENCE_MS,
      statement_timeout: PATIENCE_MS,
      query_timeout: silence,
      keepAlive: true,
      idle_in_transaction_session_timeout: PATIENCE_MS,
    });
    // A connection that breaks, idle or in use, is not the end: whoever uses it is told by the query, the pool makes another.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  async commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return this.with(async (client) => {
      try {
        await client.query('BEGIN');
        const rows: (readonly Row[])[] = [];
        for (const { sql, values = [], must } of statements) {
          const answer = await client.query(numbered(sql), [...values]);
          if (must && answer.rowCount === 0) throw new Taken('there is nothing left to change');
          rows.push(answer.rows);
        }
        await client.query('COMMIT');
        return rows;
      } catch (error) {
        // A connection that is gone takes the transaction along; nobody waits for it to say so.
        if (error instanceof DatabaseError || error instanceof Taken)
          await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  async query({ sql, values = [] }: Statement): Promise<readonly Row[]> {
    return this.with(async (client) => (await client.query(numbered(sql), [...values])).rows);
  }

  async snapshot(): Promise<Snapshot> {
    const client = await this.pool.connect().catch((error: Error) => {
      throw away(error);
    });
    // Whoever takes it all away may be slower than whoever plays.
    await client.query('SET idle_in_transaction_session_timeout = 0');
    await client.query('SET statement_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return {
      query: async ({ sql, values = [] }) => (await client.query(numbered(sql), [...values])).rows,
      close: async () => client.release(true), // With settings of its own, nobody else shall have it.
    };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async with<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient;
    try {
      client = await this.pool.connect();
    } catch (error) {
      throw away(error as Error);
    }
    try {
      const done = await work(client);
      client.release();
      return done;
    } catch (error) {
      const fault = faultOf(error as Error);
      client.release(fault instanceof Unreachable);
      throw fault;
    }
  }
}

/** `?` as PostgreSQL writes it: $1, $2 … No statement of ours has a question mark in a text. */
function numbered(sql: string): string {
  let place = 0;
  return sql.replace(/\?/g, () => `$${++place}`);
}

/** No line to it. Of several addresses of one name each says why. */
function away(error: Error): Unreachable {
  const [first = error] = error instanceof AggregateError ? (error.errors as Error[]) : [];
  const isForGood = error instanceof DatabaseError && REFUSED.some((refused) => error.code?.startsWith(refused));
  return new Unreachable(first.message, isForGood);
}

function faultOf(error: Error): Error {
  if (error instanceof Taken) return error;
  if (!(error instanceof DatabaseError)) return away(error); // The connection, not the statement.
  if (error.code === UNIQUE_VIOLATION) return new Taken(error.message);
  if (error.code === FOREIGN_KEY_VIOLATION) return new Gone(error.message);
  return AWAY.some((away) => error.code?.startsWith(away)) ? new Unreachable(error.message) : error;
}
