/** Who is at the table now, and since when the others are away. */
export class Presence {
  private readonly lines = new Map<number, number>();
  private readonly left = new Map<number, number>();

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

  isHere(guest: number): boolean {
    return this.lines.has(guest);
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
