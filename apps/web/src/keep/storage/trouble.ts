/** Why something could not be kept. Each kind has a sentence under keeping.trouble.<kind>. */
export type TroubleKind =
  | 'none' // this browser keeps nothing: a private window, or its owner forbade it
  | 'full' // there is no room left
  | 'blocked' // another tab still has the inn open as it was before an upgrade
  | 'newer' // another tab has the inn open as it is after an upgrade
  | 'gone' // somebody put the game away meanwhile
  | 'overtaken' // somebody else has written on: what is here is an old copy
  | 'slow' // no word from the browser yet
  | 'failed'; // anything else

export class Trouble extends Error {
  override readonly name = 'Trouble';
  constructor(
    readonly kind: TroubleKind,
    /** In the browser's own words. */
    readonly detail: string,
  ) {
    super(`${kind}: ${detail}`);
  }
}

const KINDS: { readonly [name: string]: TroubleKind } = {
  QuotaExceededError: 'full',
  ConstraintError: 'overtaken',
  VersionError: 'newer',
  SecurityError: 'none',
  InvalidAccessError: 'none',
};

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Trouble) return error;
  const { name = 'Error', message = String(error) } = (error ?? {}) as Partial<Error>;
  return new Trouble(KINDS[name] ?? 'failed', `${name}: ${message}`);
}
