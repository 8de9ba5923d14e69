/** A moment of a real match, as a room is handed it: for tests of what is shown and offered. It speaks English. */
import { createSpeaker, type GameModule, type Words } from '@tabard/content';
import type { GameEvent, Match, Seat } from '@tabard/kernel';
import { type Moment, ONLY_LOOKING } from './moment';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'];

interface Looking {
  /** Who looks; null looks on. */
  readonly seat?: Seat | null;
  /** What has just been told, the oldest first. */
  readonly fresh?: readonly GameEvent[];
  readonly more?: Partial<Moment>;
}

export function momentAt(module: GameModule, match: Match, { seat = 0, fresh = [], more = {} }: Looking = {}): Moment {
  const seen = match.seen(seat);
  const pending = match.pendingFor(seat);
  const asks = pending.asks.filter((ask) => ask.seat === seat);
  const names = NAMES.slice(0, seen.seats);
  const speaker = createSpeaker({ words: [module.words.en as Words], names, language: 'en', strict: true });
  const describeFor = (by: Seat, key: string): string =>
    speaker.say(module.speech.option(seen, by, key, asks.find((ask) => ask.options.includes(key)) ?? null));
  return {
    ...ONLY_LOOKING,
    seen,
    seat,
    pending,
    asks,
    pointed: names.map(() => null),
    count: 0,
    told: { seen, event: null, fresh, tale: fresh, told: fresh.length, isTelling: false, isActing: false },
    history: () => fresh,
    names,
    over: match.standing !== null,
    say: (message) => speaker.say(message),
    describe: (key) => describeFor(seat ?? 0, key),
    describeFor,
    origin: () => ({ seed: '', seal: '' }),
    isPointedAt: () => false,
    ...more,
  };
}
