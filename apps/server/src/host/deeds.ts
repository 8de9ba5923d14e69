/** What a guest does at a table: whether the inn lets them, and what the rules say to it. */
import type { GuestDeed, NotDone } from '@tabard/inn';
import { IllegalAnswer, LIMITS, type Seat, whyTooEarly } from '@tabard/kernel';
import { type Table, type TableEntry, TableRefusal } from '@tabard/table';
import { type Hall, mayCallBot } from '../room/hands';
import { type Room, seatsOfGuest } from '../room/room';
import type { Moments } from './moments';
import type { Questions } from './questions';

/** Entries of a log that are no answers, or answers that were taken back. */
const MOST_BESIDE = 20_000;
/** Bytes of a log. What is asked may be answered beyond that, for as much again. */
export const MOST_BYTES = 6_000_000;
/** What stands round a key: a seat, a time, a name for it. */
const ROUND_IT = 100;

/** Bytes of an entry, as far as anybody may choose them. */
export function sizeOf(entry: TableEntry): number {
  if (entry.kind === 'answer') return ROUND_IT + entry.key.length;
  if (entry.kind === 'wish') return ROUND_IT + entry.name.length + entry.value.length;
  return entry.kind === 'point' ? ROUND_IT + (entry.what?.length ?? 0) : ROUND_IT;
}

/** The end was told, signed, and its seed with it: from there nobody goes back, however many agree. */
const GOES_BACK: readonly GuestDeed['kind'][] = ['undo', 'propose', 'agree'];

export const innSays = (reason: string): NotDone => ({ by: 'inn', reason });

export interface Situation {
  readonly table: Table | null;
  readonly room: Room;
  readonly questions: Questions;
  readonly moments: Moments;
  readonly presence: Hall;
  readonly at: number;
  /** Bytes of its log. */
  readonly bytes: number;
}

/** Why the inn does not let them, or null: then it is for the table and the rules to say. */
export function mayDo(guest: number, deed: GuestDeed, viewer: Seat | null, now: Situation): NotDone | null {
  const { table, room, presence } = now;
  if (!table) return innSays('not-begun');
  if (room.paused && deed.kind !== 'sit') return innSays('paused');
  // Others may give a seat to a bot; only whose it is may take it back.
  const isForABot = deed.kind === 'sit' && deed.bot !== null && mayCallBot(room, guest, deed.seat, presence);
  if (!isForABot && !seatsOfGuest(room, guest).includes(deed.seat)) return innSays('not-your-seat');
  if (table.match.standing && GOES_BACK.includes(deed.kind)) return innSays('over');
  if (isTooMuch(table, deed, now.bytes)) return innSays('log-full');
  return deed.kind === 'answer' ? mayAnswer(table, deed, viewer, now) : null;
}

function mayAnswer(
  table: Table,
  { seat, key, moment }: Extract<GuestDeed, { kind: 'answer' }>,
  viewer: Seat | null,
  { questions, moments, at }: Situation,
): NotDone | null {
  const ask = table.match.pending.asks.find((each) => each.seat === seat);
  if (!ask) return null;
  // Given to a question that is answered or changed by now, however well it would fit the one that is asked instead.
  const isStale = moment !== undefined && questions.isNewerThan(seat, moments.inLog(viewer, moment));
  if (isStale) return innSays('question-gone');
  // A hand says how long it took; it cannot have taken longer than the question stands (DF-R105).
  const early = ask.input && whyTooEarly(ask.input, key, at - questions.askedAt(seat));
  return early ? { by: 'rules', why: early } : null;
}

/**
 * A log has an end (`LIMITS`), and what is no answer must not fill it: who points at things all day long leaves the others
 * room to play on.
 */
function isTooMuch({ moment, match }: Table, { kind }: GuestDeed, bytes: number): boolean {
  const beside = moment - match.answers;
  if (kind === 'answer') return moment >= LIMITS.entries || bytes >= MOST_BYTES * 2;
  return beside >= MOST_BESIDE || bytes >= MOST_BYTES;
}

/** Does it: null, or why it was refused. An Error: the rules themselves broke. */
export function attempt(deed: () => void): NotDone | Error | null {
  try {
    deed();
    return null;
  } catch (error) {
    if (error instanceof IllegalAnswer) return { by: 'rules', why: error.reason };
    if (error instanceof TableRefusal) return { by: 'table', id: error.id };
    return error as Error;
  }
}

/** As it stands in the log. */
export function entryOf(deed: GuestDeed, at: number, guest: number, room: Room): TableEntry {
  const isAnothers = deed.kind === 'sit' && deed.bot !== null && !seatsOfGuest(room, guest).includes(deed.seat);
  if (isAnothers) return { ...deed, by: guest, at };
  if (deed.kind !== 'answer') return { ...deed, at };
  const { kind, seat, key } = deed;
  return { kind, seat, key, at };
}
