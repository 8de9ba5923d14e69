/**
 * How often somebody who is away is called. Whoever undoes and answers again and again asks the same question each time: a
 * guest is called once a minute, at all their addresses together. What came too soon is not lost: when the minute is over
 * they are called, if the table still waits for them then.
 */

const MINUTE = 60_000;
/** Somebody who plays at many tables is called for each; one address, however many tables name it, not more often than this. */
const ADDRESS_CALLS = { most: 12, every: 10 * MINUTE };
/** Guests and addresses that are remembered: those above it are not called before somebody is forgotten. */
const MOST_REMEMBERED = 50_000;

interface Called {
  /** What was asked for too soon; null: nothing. */
  later: (() => Promise<void>) | null;
}

export class Calls {
  private readonly guests = new Map<string, Called>();
  private readonly addresses = new Map<string, number>();

  constructor(private readonly every = MINUTE) {}

  /** Calls now, or when the minute since the last call is over, should `isWaitedFor` be true by then. */
  guest(who: string, isWaitedFor: () => Promise<boolean>, call: () => void): void {
    const called = this.guests.get(who);
    if (called) {
      called.later = async () => {
        if (await isWaitedFor()) this.guest(who, isWaitedFor, call);
      };
      return;
    }
    if (this.guests.size >= MOST_REMEMBERED) return;
    this.guests.set(who, { later: null });
    after(this.every, () => {
      const later = this.guests.get(who)?.later;
      this.guests.delete(who);
      later?.().catch(() => undefined); // Who cannot be asked about is not called.
    });
    call();
  }

  /** Whether this address may be called once more: tables cost nothing, and each could name the same one. */
  mayCall(address: string): boolean {
    const calls = this.addresses.get(address) ?? 0;
    if (calls >= ADDRESS_CALLS.most || this.addresses.size >= MOST_REMEMBERED) return false;
    if (calls === 0) after(ADDRESS_CALLS.every, () => this.addresses.delete(address));
    this.addresses.set(address, calls + 1);
    return true;
  }
}

/** Nobody stays for it when the house closes. */
const after = (ms: number, call: () => void): void => void setTimeout(call, ms).unref();
