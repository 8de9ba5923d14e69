/**
 * One tab holds a game. Another that opens it is told so and may take it over: the first is asked to let go, finishes
 * what it is writing and stops; one that does not answer loses it all the same. Browsers have locks for this; where
 * they are missing (a page without https) the tabs ask each other. Should both fail, the shelf still refuses to write
 * over what another tab has written.
 */
import { type Channel, openChannel } from './channel';

export interface Hold {
  release(): void;
}

/** Another tab wants the game, or has taken it: stop, and finish writing. */
export type LetGo = () => Promise<void>;

export interface News {
  readonly kind: 'who' | 'mine' | 'take' | 'free';
  readonly id: string;
}

/** A page that is being left lets go within this; then somebody really has the game. */
const SETTLE_MS = 400;
/** A tab that has not let go by then is asleep, or broken. */
const TAKE_MS = 2000;

export class Holds {
  private readonly own = new Map<string, LetGo>();
  private readonly hopes = new Set<(news: News) => void>();

  constructor(
    private readonly locks: LockManager | undefined,
    private readonly channel: Channel<News> | null,
  ) {
    channel?.addEventListener('message', ({ data }) => this.hear(data));
  }

  /** Null: another tab has it. */
  async hold(id: string, letGo: LetGo): Promise<Hold | null> {
    if (this.locks) return this.lock(id, letGo, { signal: patience(SETTLE_MS) });
    const isTaken = await this.hears('mine', id, 'who', SETTLE_MS);
    return isTaken || this.own.has(id) ? null : this.keep(id, letGo);
  }

  /** From whichever tab has it. */
  async takeOver(id: string, letGo: LetGo): Promise<Hold> {
    if (!this.locks) {
      await this.hears('free', id, 'take', TAKE_MS);
      return this.keep(id, letGo);
    }
    this.channel?.postMessage({ kind: 'take', id });
    const given = await this.lock(id, letGo, { signal: patience(TAKE_MS) });
    return given ?? (await this.lock(id, letGo, { steal: true })) ?? this.keep(id, letGo);
  }

  private keep(id: string, letGo: LetGo): Hold {
    this.own.set(id, letGo);
    return {
      release: () => {
        if (this.own.get(id) === letGo) this.own.delete(id);
      },
    };
  }

  private lock(id: string, letGo: LetGo, options: LockOptions): Promise<Hold | null> {
    return new Promise((resolve, reject) => {
      let kept: Hold | null = null;
      const hold = () =>
        new Promise<void>((release) => {
          kept = this.keep(id, letGo);
          const { release: forget } = kept;
          resolve({
            release: () => {
              kept = null;
              forget();
              release();
            },
          });
        });
      this.locks!.request(`tabard.game.${id}`, options, hold).catch((error: Error) => {
        if (error.name !== 'AbortError') return reject(error); // Our patience ended, or another tab took it from us.
        if (!kept) return resolve(null);
        kept.release();
        void letGo();
      });
    });
  }

  // ---- among tabs

  private hear(news: News): void {
    for (const hope of this.hopes) hope(news);
    const letGo = this.own.get(news.id);
    if (!letGo) return;
    if (news.kind === 'who') this.channel?.postMessage({ kind: 'mine', id: news.id });
    if (news.kind === 'take') void letGo().finally(() => this.channel?.postMessage({ kind: 'free', id: news.id }));
  }

  /** Asks the other tabs, and whether this was heard in time. */
  private hears(kind: News['kind'], id: string, ask: News['kind'], ms: number): Promise<boolean> {
    const { channel } = this;
    if (!channel) return Promise.resolve(false);
    return new Promise((resolve) => {
      const answer = (heard: boolean) => {
        clearTimeout(timer);
        this.hopes.delete(hope);
        resolve(heard);
      };
      const hope = (news: News) => {
        if (news.kind === kind && news.id === id) answer(true);
      };
      const timer = setTimeout(() => answer(false), ms);
      this.hopes.add(hope);
      channel.postMessage({ kind: ask, id });
    });
  }
}

/** Not AbortSignal.timeout, which came later than the locks. */
function patience(ms: number): AbortSignal {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), ms);
  return ending.signal;
}

/** This tab's. */
export const holds = new Holds(globalThis.navigator?.locks, openChannel('tabard.holds'));
