/** What is wrong with a game somebody wants to see. Each kind has its remedy under after.remedy.<kind>. */
import type { Fault, StepId } from '@tabard/kernel';

/** A step of the verdict that does not hold, or what keeps a game from being looked at in the first place. */
export type ProblemKind =
  | StepId
  | 'gone' // not on the shelf
  | 'link' // the address was cut or mistyped
  | 'stopped' // whoever opened it did not want to wait
  | 'part' // it goes on from a save: what came before is not in it, and nothing of it can be judged
  | 'long'; // it holds, but is too long to be shown moment by moment

export interface Where {
  /** The entry of the journal or the line of the file, from 1. */
  readonly entry?: number | null;
  readonly line?: number | null;
}

export class GameProblem extends Error {
  override readonly name = 'GameProblem';
  constructor(
    readonly kind: ProblemKind,
    /** In the kernel's own words, for the curious and for a report. */
    readonly detail: string,
    readonly where: Where = {},
  ) {
    super(detail);
  }

  static of({ step, reason, entry, line }: Fault): GameProblem {
    return new GameProblem(step, reason, { entry, line });
  }
}
