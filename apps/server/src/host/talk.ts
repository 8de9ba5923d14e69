/**
 * What is said at a table: phrases that everybody reads in their own language, free talk where the host allows it, reminders,
 * and what the inn itself has to tell. Kept in the order of its numbers, as text without a sign that a screen obeys, and
 * not faster than people talk.
 */
import type { News, Saying } from '@tabard/inn';
import { UNSEEN } from '@tabard/kernel';
import { InnRefusal } from '../room/refusal';
import type { Room } from '../room/room';
import type { Store } from '../store/store';
import { Bucket, type Flow } from './bucket';
import { retried } from './retry';

type Words = Pick<Saying, 'guest' | 'kind' | 'text' | 'about'>;

const SAYINGS_AT_ONCE = 100;
/** So much is said at one table: a few megabytes. */
const MOST_SAYINGS = 20_000;
/** So often in a row another process may be faster before something is wrong. */
const TRIES = 20;
/** So much is said by one guest. */
const FLOW: Flow = { burst: 5, perSecond: 0.5 };
const MINUTE = 60_000;
/** Milliseconds before the same guest is reminded again, by whomever. */
const NUDGE_EVERY = 2 * MINUTE;
const NUDGE_EVERY_OVER_DAYS = 60 * MINUTE;

export class Talk {
  sayings: readonly Saying[] = [];
  private readonly buckets = new Map<number, Bucket>();

  constructor(
    private readonly table: string,
    private readonly store: Store,
    private readonly now: () => number,
    /** Everybody hears it. */
    private readonly tell: (saying: Saying) => void,
  ) {}

  /** What was said last, without telling it again. */
  async takeUp(): Promise<void> {
    this.sayings = await this.store.sayings(this.table, 0, SAYINGS_AT_ONCE);
  }

  /** What other processes have heard meanwhile. */
  async catchUp(): Promise<number> {
    const more = await this.store.sayings(this.table, this.next, SAYINGS_AT_ONCE);
    for (const saying of more) this.heard(saying);
    return more.length;
  }

  /** The number that the next saying gets. */
  get next(): number {
    return (this.sayings.at(-1)?.number ?? -1) + 1;
  }

  // ---- guests

  text(room: Room, guest: number, text: string, command: string): Promise<void> {
    if (room.chat !== 'free') throw new InnRefusal('no-chat');
    if (room.muted.includes(guest)) throw new InnRefusal('muted');
    const shown = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
    if (shown === '') throw new InnRefusal('nothing-said');
    return this.say({ guest, kind: 'text', text: shown, about: null }, command);
  }

  phrase(guest: number, phrase: string, command: string): Promise<void> {
    return this.say({ guest, kind: 'phrase', text: phrase, about: null }, command);
  }

  nudge(room: Room, guest: number, about: number, command: string): Promise<void> {
    const every = room.pace.kind === 'days' ? NUDGE_EVERY_OVER_DAYS : NUDGE_EVERY;
    const last = this.sayings.findLast((saying) => saying.kind === 'nudge' && saying.about === about);
    if (last && this.now() - last.at < every) throw new InnRefusal('nudged-already');
    return this.say({ guest, kind: 'nudge', text: '', about }, command);
  }

  private say(words: Words & { readonly guest: number }, command: string): Promise<void> {
    const { guest } = words;
    if (this.next >= MOST_SAYINGS) throw new InnRefusal('log-full');
    const bucket = this.buckets.get(guest) ?? new Bucket(FLOW, this.now);
    this.buckets.set(guest, bucket);
    if (!bucket.take()) throw new InnRefusal('too-fast', undefined, bucket.wait);
    return this.keep(words, command);
  }

  // ---- the inn

  news(text: News, about: number): Promise<void> {
    return this.keep({ guest: null, kind: 'news', text, about }, null);
  }

  private async keep(words: Words, command: string | null): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const saying: Saying = { number: this.next, ...words, at: this.now() };
      if ((await retried(() => this.store.say(this.table, saying, command))) === 'kept') return this.heard(saying);
      // Nobody took the number, so it is the command that stands already.
      if ((await this.catchUp()) === 0) return;
    }
    throw new Error('other processes were faster again and again');
  }

  private heard(saying: Saying): void {
    this.sayings = [...this.sayings.slice(-SAYINGS_AT_ONCE + 1), saying];
    this.tell(saying);
  }
}
