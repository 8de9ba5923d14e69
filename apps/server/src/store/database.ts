/**
 * A database as the store sees it: statements that happen together or not at all. Two of them stand behind it, SQLite in
 * a folder and PostgreSQL; what differs between them ends here.
 */
export type Value = string | number | null;
export type Row = { readonly [column: string]: Value };

/** Places for values are written `?`, whatever the database calls them. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly Value[];
  /** Where it finds nothing to change, somebody else was faster, and nothing of all is written. */
  readonly must?: boolean;
}

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** All of them or none; on disk when it resolves. Answers the rows of each. */
  commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  /** Reads; sees everything that was committed before it was asked. */
  query(statement: Statement): Promise<readonly Row[]>;
  /** A whole copy beside the live one, as it stood at one moment; where the database has its own tools, not here. */
  copyTo?(path: string): Promise<void>;
  /**
   * What was deleted shall not be found in the files either. As soon as no other process reads any more; where the database
   * cannot be told to, not here.
   */
  scrub?(): Promise<void>;
  /** Reads as everything stood at one moment, whatever is written meanwhile; it must be closed. */
  snapshot(): Promise<Snapshot>;
  close(): Promise<void>;
}

export interface Snapshot {
  query(statement: Statement): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/** A key was there already: somebody else was faster. Nothing has been written. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

/** What this was to belong to is not there any more: its table was erased. Nothing has been written. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

/**
 * The database did not do it: it is away, full or read-only. Whether a commit that was under way got through is not
 * known; whoever tries again must be able to tell (a line's command says that it is there already).
 */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  /** `isForGood`: it was there and said no (a password, a database's name); to wait does not mend that. */
  constructor(
    message: string,
    readonly isForGood = false,
  ) {
    super(message);
  }
}

export const say = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values });
