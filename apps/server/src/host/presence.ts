/** Who is at the table now, and since when the others are away. */
export class Presence {
  private readonly lines = new Map<number, number>();
  private readonly left = new Map<number, number>();
  private elsewhere: ReadonlySet<number> = new Set();

  constructor(
    private readonly now: () => number,
    /** Nobody knows who was here before. */
    private readonly begun = now(),
  ) {}

  come(guest: number): void {
    this.lines.set(guest, (this.lines.get(guest) ?? 0) + 1);
  }

  go(guest: number): void {
    const left = (this.lines.get(guest) ?? 1) - 1;
    if (left > 0) this.lines.set(guest, left);
    else {
      this.lines.delete(guest);
      this.left.set(guest, this.now());
    }
  }

  /** Who is at it in other processes. True: that is news. */
  hear(elsewhere: readonly number[]): boolean {
    const isNews = `${elsewhere}` !== `${[...this.elsewhere]}`;
    const gone = [...this.elsewhere].filter((guest) => !elsewhere.includes(guest));
    this.elsewhere = new Set(elsewhere);
    for (const guest of gone) if (!this.isHere(guest)) this.left.set(guest, this.now());
    return isNews;
  }

  /** Whose lines end in this process. */
  get guestsHere(): number[] {
    return [...this.lines.keys()];
  }

  isHere(guest: number): boolean {
    return this.lines.has(guest) || this.elsewhere.has(guest);
  }

  /** Null: here. */
  awaySince(guest: number): number | null {
    return this.isHere(guest) ? null : (this.left.get(guest) ?? this.begun);
  }

  /** Milliseconds; 0: here. */
  awayFor(guest: number): number {
    const since = this.awaySince(guest);
    return since === null ? 0 : this.now() - since;
  }
}
