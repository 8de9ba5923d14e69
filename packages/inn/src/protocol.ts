/**
 * What an inn and its guests say to each other over a socket, a JSON text a message. Version 1. Whatever comes from a guest
 * is held against these schemas before anything else is done with it; docs/protocol.md tells the story of a table.
 */
import { z } from '@tabard/content/zod';
import { type GameEvent, LIMITS, type TableOptions, type Why } from '@tabard/kernel';
import type { Sight, SightChange } from './sight';

export const PROTOCOL = 1;

export const SIZES = {
  /** Letters of a message: an answer with all that a hand did on the way, and what stands round it. */
  message: 8_000,
  /** Letters of what a guest calls a command. */
  command: 40,
  /** Letters of what is said at a table. */
  saying: 300,
  token: 100,
  table: 40,
} as const;

const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);
const word = z.string().max(LIMITS.word);
const key = z.string().max(LIMITS.key);
const count = z.int().min(0).max(LIMITS.entries);

// ---- what a guest says

/** What a seat does: an entry of the log, but for the time, which the inn knows better. */
export const deed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answer'), seat, key, moment: count.optional() }),
  z.strictObject({ kind: z.literal('wish'), seat, name: word, value: word }),
  z.strictObject({ kind: z.literal('undo'), seat }),
  z.strictObject({ kind: z.literal('propose'), seat, to: z.int().min(-1).max(LIMITS.entries) }),
  z.strictObject({ kind: z.literal('agree'), seat }),
  z.strictObject({ kind: z.literal('refuse'), seat }),
  z.strictObject({ kind: z.literal('decide'), seat, carried: z.boolean() }),
  z.strictObject({ kind: z.literal('point'), seat, what: z.string().max(LIMITS.pointed).nullable() }),
  z.strictObject({ kind: z.literal('sit'), seat, bot: word.nullable() }),
]);
/** `moment` of an answer: what the guest had seen when it was given; an answer to a question that is gone is refused. */
export type GuestDeed = z.infer<typeof deed>;

const command = z.string().min(1).max(SIZES.command);
const guest = z.int().min(0).max(10_000);

/** What can be said with one press, in everybody's own language: pages have a sentence or a picture for each. */
export const PHRASES = [
  'hello',
  'thanks',
  'well-played',
  'good-luck',
  'your-turn',
  'one-moment',
  'back-soon',
  'sorry',
  'oops',
  'yes',
  'no',
  'bye',
  'laugh',
  'wow',
  'cheer',
  'sigh',
  'think',
  'heart',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const fromGuest = z.discriminatedUnion('kind', [
  /** The first thing said on a socket. */
  z.strictObject({
    kind: z.literal('hello'),
    protocol: z.int(),
    table: z.string().max(SIZES.table),
    /** Null: somebody who only watches. */
    token: z.string().max(SIZES.token).nullable(),
    /** Through which of the guest's seats to look; without it, the first. */
    seat: seat.nullable().optional(),
    /** What was seen last, by whoever comes back. */
    since: z
      .strictObject({ moment: count, events: z.int().min(0) })
      .nullable()
      .optional(),
    /** The board with every event, and the events so far: for who tells a story. Reasons: why other keys are refused. */
    wants: z.strictObject({ story: z.boolean().optional(), reasons: z.boolean().optional() }).optional(),
  }),
  z.strictObject({ kind: z.literal('do'), id: command, deed }),
  /** Free talk, where the table allows it. */
  z.strictObject({ kind: z.literal('say'), id: command, text: z.string().min(1).max(SIZES.saying) }),
  z.strictObject({ kind: z.literal('phrase'), id: command, phrase: z.enum(PHRASES) }),
  /** Reminds another guest that the table waits for them. */
  z.strictObject({ kind: z.literal('nudge'), id: command, guest }),
  /** Lets the bot at this seat act first, where it waits for the people who might. */
  z.strictObject({ kind: z.literal('let-go'), id: command, seat }),
  /** Wants to play this seat for somebody who is away; everybody else who is here and plays must agree. */
  z.strictObject({ kind: z.literal('take-over'), id: command, seat }),
  /** A word on who wants to take over; the guest who wants it takes it back with a no. */
  z.strictObject({ kind: z.literal('vote'), id: command, seat, agrees: z.boolean() }),
  z.strictObject({ kind: z.literal('ping') }),
]);
export type FromGuest = z.infer<typeof fromGuest>;

/**
 * What `fromGuest` makes of the message that is said most, an answer, without trying all that might be said. Null: that is for
 * `fromGuest` to judge. Whatever this lets through `fromGuest` lets through as it is; a test holds the one against the other.
 */
export function answerIn(message: unknown): Extract<FromGuest, { kind: 'do' }> | null {
  if (!isRecord(message) || message.kind !== 'do' || !isRecord(message.deed)) return null;
  const { id, deed: said } = message;
  const { kind, seat: by, key: answer, moment } = said;
  const isAnswer = kind === 'answer' && isWord(answer, 0, LIMITS.key) && isCount(by, LIMITS.seats - 1);
  if (!isAnswer || !isWord(id, 1, SIZES.command)) return null;
  if (moment !== undefined && !isCount(moment, LIMITS.entries)) return null;
  const hasNoMore = Object.keys(message).length === 3 && Object.keys(said).length === (moment === undefined ? 3 : 4);
  return hasNoMore ? (message as Extract<FromGuest, { kind: 'do' }>) : null;
}

const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'string' && value.length >= least && value.length <= most;
const isCount = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

// ---- what the inn says

export interface SeatNow {
  readonly kind: 'open' | 'person' | 'bot';
  /** Which guest, for a person. */
  readonly guest: number | null;
  readonly name: string;
  readonly bot: string | null;
  /** How often the host gave it to a bot, though it is a person's. */
  readonly given: number;
  /** Whoever sits there came after the game had begun: they have no voice on who plays for somebody who is away. */
  readonly late: boolean;
}

export interface GuestNow {
  readonly guest: number;
  readonly name: string;
  /** A socket of theirs is open. */
  readonly here: boolean;
  /** They sat at the table that is played once more here, and have not come yet: without them it does not begin. */
  readonly awaited: boolean;
  /** They left for good, and are only named here. */
  readonly gone: boolean;
}

/** How fast a table is played: without a clock, by a clock for every answer or the whole game, or over days. */
export type Pace =
  | { readonly kind: 'free' }
  | { readonly kind: 'answer'; readonly ms: number }
  | { readonly kind: 'game'; readonly ms: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

/** What anybody may know of a table. */
export interface TableCard {
  readonly id: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly game: string;
  readonly version: string;
  readonly packs: { readonly [name: string]: string };
  readonly options: TableOptions;
  /** Whether something was brought from an earlier game: a campaign, heroes. */
  readonly brings: boolean;
  readonly seats: readonly SeatNow[];
  readonly guests: readonly GuestNow[];
  /** The guest who may change it. */
  readonly host: number;
  readonly isPublic: boolean;
  readonly chat: 'phrases' | 'free';
  readonly voices: 'one' | 'each';
  readonly pace: Pace;
  readonly paused: boolean;
  /** Milliseconds by which spectators are behind. */
  readonly delay: number;
  /** Whether those may watch who have no seat. */
  readonly watchers: boolean;
  /** Without a clock: milliseconds after which a window is answered for whoever is away; for the slow it is five times as long. */
  readonly window: number;
  /** Guests who may not talk freely. */
  readonly muted: readonly number[];
  /** Who wants to play on for somebody who is away, and who has agreed. */
  readonly takeover: Takeover | null;
  /** What the inn has sworn before anybody gave a nonce: see docs/fair-dice.md. Null: somebody knows its dice, because it was begun elsewhere or taken home. */
  readonly vow: {
    readonly inn: string;
    readonly commitment: string;
    readonly at: number;
    readonly signature: string;
  } | null;
  /** The table whose game this one goes on from, and the one that goes on from this: adventures of one campaign. */
  readonly before: string | null;
  readonly next: string | null;
  /** Where the same people play once more; null: nobody has asked for it. */
  readonly again: string | null;
  readonly createdAt: number;
}

/** A table as the lobby tells of it: a line that is never longer than so many names. */
export interface TableLine extends Pick<TableCard, 'id' | 'phase' | 'game' | 'pace' | 'watchers' | 'createdAt'> {
  readonly seats: number;
  /** Seats that nobody has. */
  readonly free: number;
  /** Of the people who sit there. */
  readonly names: readonly string[];
}

export interface Takeover {
  readonly seat: number;
  /** The guest who wants to sit there. */
  readonly by: number;
  readonly agreed: readonly number[];
}

/**
 * What the inn itself tells, each with a sentence in the page. `about` of the saying is a guest or a seat:
 * new-host: that guest, because the host was away for long; taken-over: that seat has its human changed; stuck: the bot at
 * that seat broke or never answered, and chance answered for it; answered-for: a window was answered for that seat;
 * new-rules: the rules changed while the table slept, and `about` is how many answers did not fit them any more;
 * sat-down: somebody took that seat while the game was played; renamed: that guest has another name now; left: that guest
 * has left for good; taken-home: that guest has taken the game home with its seed: here it is practice, and without a vow;
 * given-to-bot: the host gave that seat, a person's, to a bot (the card says how often so far); seat-back:
 * whose seat it is has come back, and plays on; shown-out: the host has shown that guest the door.
 */
export const NEWS = [
  'new-host',
  'taken-over',
  'stuck',
  'answered-for',
  'new-rules',
  'sat-down',
  'renamed',
  'left',
  'taken-home',
  'given-to-bot',
  'seat-back',
  'shown-out',
] as const;
export type News = (typeof NEWS)[number];

export interface Saying {
  readonly number: number;
  /** Null: the inn itself. */
  readonly guest: number | null;
  /** text: free talk; phrase: the text is a Phrase; nudge: `about` is the guest who is reminded; news: the text is News. */
  readonly kind: 'text' | 'phrase' | 'nudge' | 'news';
  readonly text: string;
  readonly about: number | null;
  readonly at: number;
}

export type Whoami = {
  readonly guest: number | null;
  readonly seats: readonly number[];
  readonly viewer: number | null;
};

/** Why a message was refused: a clause of the game, a word of the table, or a word of the inn. `wait`: milliseconds before the next. */
export type NotDone =
  | { readonly by: 'rules'; readonly why: Why }
  | { readonly by: 'table'; readonly id: string }
  | { readonly by: 'inn'; readonly reason: string; readonly wait?: number };

export type FromInn =
  /** `sight`: null while people gather, or where `change` leads to it from what the guest saw last. */
  | {
      readonly kind: 'welcome';
      readonly protocol: number;
      readonly you: Whoami;
      readonly table: TableCard;
      readonly sight: Sight | null;
      readonly change: SightChange | null;
      /** All that was told so far, for who wants the story and comes without having seen any of it. */
      readonly history: readonly GameEvent[] | null;
      readonly sayings: readonly Saying[];
      /** The inn's clock. */
      readonly at: number;
    }
  | { readonly kind: 'told'; readonly change: SightChange; readonly at: number }
  /** The table itself has changed: somebody sat down, left, it was paused. */
  | { readonly kind: 'table'; readonly table: TableCard }
  | { readonly kind: 'said'; readonly saying: Saying }
  /** It is on disk. `moment`: the log has it by then. */
  | { readonly kind: 'done'; readonly id: string; readonly moment: number }
  | { readonly kind: 'refused'; readonly id: string | null; readonly refusal: NotDone }
  | { readonly kind: 'pong' }
  /** The socket is about to be closed. `again`: come back in a moment; else there is nothing to come back to. */
  | { readonly kind: 'bye'; readonly reason: string; readonly again: boolean };
