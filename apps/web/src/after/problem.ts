/** What is wrong with a game somebody wants to see. Each kind has a sentence under after.problem.<kind>. */
export type ProblemKind =
  | 'gone' // not on the shelf
  | 'link' // the address was cut or mistyped
  | 'text' // not a game record at all
  | 'changed' // a record, but not as it was written
  | 'game' // of a game this house does not have
  | 'rules' // played by other rules or packs
  | 'seed' // not the seed the host committed to
  | 'journal' // an answer or a die that the rules would not have given
  | 'board'; // all fits, but for the last board

export class GameProblem extends Error {
  override readonly name = 'GameProblem';
  constructor(
    readonly kind: ProblemKind,
    /** In the kernel's own words, for the curious and for a report. */
    readonly detail: string,
    /** The entry of the journal or the line of the file, from 1. */
    readonly where: { readonly entry?: number; readonly line?: number } = {},
  ) {
    super(detail);
  }
}
