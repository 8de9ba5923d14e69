/** The two ways things go wrong: a person asked for what the rules forbid, or the rules themselves are broken. */
import type { Plain } from './plain';

/** Why something is not possible: the clause, and what its sentence needs. The words are in the game's text. */
export interface Why {
  readonly clause: string;
  readonly with?: { readonly [parameter: string]: Plain };
}

export const why = (clause: string, parameters?: Why['with']): Why => ({ clause, with: parameters });

/** An answer that the rules do not allow. It has changed nothing. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
  readonly clause: string;
  constructor(
    readonly seat: number,
    readonly key: string,
    readonly reason: Why,
    where: string,
  ) {
    super(`seat ${seat} may not answer "${key}" at ${where}: ${reason.clause}`);
    this.clause = reason.clause;
  }
}

/** A fault in a game's rules or content, with the place in the rules where it showed. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  constructor(
    readonly where: string,
    readonly what: string,
    cause?: unknown,
  ) {
    super(`${where} ${what}`, cause === undefined ? undefined : { cause });
  }
}

/** A journal that does not fit the rules it claims to follow. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  constructor(
    readonly entry: number,
    readonly what: string,
  ) {
    super(`journal entry ${entry}: ${what}`);
  }
}
