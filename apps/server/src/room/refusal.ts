/**
 * Refused by the inn itself; the reason is a word that pages have a sentence for, `detail` says what exactly where it helps,
 * `wait` after how many milliseconds it is worth another attempt.
 */
export class InnRefusal extends Error {
  override readonly name = 'InnRefusal';
  constructor(
    readonly reason: string,
    readonly detail?: string,
    readonly wait?: number,
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
  }
}
