/**
 * What is found when a record is judged, as plain data: pages and terminals show it, and decide nothing themselves.
 * It says no more than was looked at: that results follow from a seed is not who chose the seed.
 */

/** What is looked at, in this order; the first that does not hold ends it. */
export const STEPS = [
  'size', // nothing in it is larger than anything may be
  'text', // it is a record at all
  'changed', // it stands as Tabard wrote it, and its seal fits
  'game', // of a game that is here
  'rules', // played by the rules and with the packs that are here
  'seed', // the commitment is that of the seed
  'table', // seats, options and what was brought make a table of this game
  'vow', // what an inn says it signed, it signed; nothing, where no inn says anything
  'journal', // played again, every answer was allowed, and chance and the world give what it tells
  'board', // it ends as it claims
] as const;
export type StepId = (typeof STEPS)[number];

export interface Step {
  readonly id: StepId;
  /** Null: not looked at, because an earlier one does not hold. */
  readonly holds: boolean | null;
}

export interface Fault {
  readonly step: StepId;
  /** In plain words, safe to show. */
  readonly reason: string;
  /** The entry of the journal and the line of the file where it shows, from 1; null: nowhere in particular. */
  readonly entry: number | null;
  readonly line: number | null;
}

/** Who chose the seed, as far as the record itself can show. */
export type SeedOrigin =
  /** Whoever wrote the file may have tried many. */
  | { readonly kind: 'own' }
  /** The public seed of a day: nobody chose it, and anybody could know beforehand what it gives. */
  | { readonly kind: 'day'; readonly date: string }
  /**
   * An inn signed that it was fixed before any seat gave its nonce. Who has no reason to trust the key `inn` may trust
   * the vow they were shown themselves (checkKept); without any nonce it is the inn's word and nothing else.
   */
  | {
      readonly kind: 'vowed';
      readonly inn: string;
      readonly table: string;
      /** When the vow was made, by the inn's clock: milliseconds since 1970. */
      readonly at: number;
      /** How many seats gave a nonce. */
      readonly nonces: number;
      /** Whether it signed the end, too. Otherwise whoever knows the seed by now may have written other answers. */
      readonly isClosed: boolean;
    };

/** What the record tells that nothing in it proves. */
export type Unproved = 'brought';

export interface Verdict {
  /**
   * verified: every result follows from the seed. arranged: its results were written beforehand (a script), by
   * whomever; the rest holds. refused: `fault` says what does not hold.
   */
  readonly kind: 'verified' | 'arranged' | 'refused';
  readonly steps: readonly Step[];
  readonly fault: Fault | null;
  /** Whether the game came to its end; a journal cut short is as honest as a game that was left. */
  readonly finished: boolean;
  readonly seed: SeedOrigin;
  /** Dice that had fallen were taken back, or could be known beforehand: it does not count. */
  readonly practice: boolean;
  readonly unproved: readonly Unproved[];
  /** What was compared: answers, random results, outcomes of the world, wishes. */
  readonly counts: {
    readonly answers: number;
    readonly results: number;
    readonly worlds: number;
    readonly wishes: number;
  };
}

/** Whether one step is looked at only after another holds. */
export const isBehind = (step: StepId, other: StepId): boolean => STEPS.indexOf(step) > STEPS.indexOf(other);

/** With this fault, or none. */
export function stepsUpTo(failed: StepId | null): Step[] {
  const at = failed === null ? STEPS.length : STEPS.indexOf(failed);
  return STEPS.map((id, i) => ({ id, holds: i < at ? true : i === at ? false : null }));
}
