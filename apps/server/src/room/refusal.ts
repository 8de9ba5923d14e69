/** Refused by the inn itself; the reason is a word that pages have a sentence for, `detail` says what exactly where it helps. */
export class InnRefusal extends Error {
  override readonly name = 'InnRefusal';
  constructor(
    readonly reason: string,
    readonly detail?: string,
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
  }
}
