/**
 * What each of many has taken lately, by who they are: an address, or a guest of a table. Who has nothing here and has
 * taken nothing for a while is forgotten; should there be too many to remember, the rest share one account.
 */
import { Bucket, type Flow } from '../host/bucket';

interface Account {
  readonly buckets: Map<string, Bucket>;
  inside: number;
}

const CROWD = 'everybody else';

export class Accounts<What extends string> {
  private readonly known = new Map<string, Account>();

  constructor(
    private readonly flows: { readonly [what in What]: Flow },
    /** How many are remembered one by one. */
    private readonly most = 50_000,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get size(): number {
    return this.known.size;
  }

  take(who: string, what: What, amount?: number): boolean {
    return this.bucketOf(who, what).take(amount);
  }

  /** Milliseconds until they may take it again. */
  wait(who: string, what: What): number {
    return this.bucketOf(who, what).wait;
  }

  /** Answers how to leave again; null: so many are inside already. */
  enter(who: string, most: number): (() => void) | null {
    const account = this.of(who);
    if (account.inside >= most) return null;
    account.inside += 1;
    let isInside = true;
    return () => {
      if (isInside) account.inside -= 1;
      isInside = false;
    };
  }

  /** Forgets whom nothing need be remembered of. */
  tidy(): void {
    for (const [who, { buckets, inside }] of this.known) {
      if (inside === 0 && [...buckets.values()].every(({ isFull }) => isFull)) this.known.delete(who);
    }
  }

  private bucketOf(who: string, what: What): Bucket {
    const { buckets } = this.of(who);
    const bucket = buckets.get(what) ?? new Bucket(this.flows[what], this.now);
    buckets.set(what, bucket);
    return bucket;
  }

  private of(who: string): Account {
    const found = this.known.get(who);
    if (found) return found;
    if (this.known.size >= this.most && who !== CROWD) return this.of(CROWD);
    const account: Account = { buckets: new Map(), inside: 0 };
    this.known.set(who, account);
    return account;
  }
}
