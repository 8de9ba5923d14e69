/** So much at once, and so much a second after that: who wants more must wait. */
export interface Flow {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  private left: number;
  private since: number;

  constructor(
    private readonly flow: Flow,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.left = flow.burst;
    this.since = now();
  }

  take(amount = 1): boolean {
    this.fill();
    if (this.left < amount) return false;
    this.left -= amount;
    return true;
  }

  /** Milliseconds until there is something to take again. */
  get wait(): number {
    this.fill();
    return this.left >= 1 ? 0 : ((1 - this.left) / this.flow.perSecond) * 1000;
  }

  /** As if nothing had ever been taken. */
  get isFull(): boolean {
    this.fill();
    return this.left >= this.flow.burst;
  }

  private fill(): void {
    const at = this.now();
    this.left = Math.min(this.flow.burst, this.left + ((at - this.since) / 1000) * this.flow.perSecond);
    this.since = at;
  }
}
