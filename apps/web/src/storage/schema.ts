/**
 * What may be read from this browser's stores. Anybody may have written there: an older or a newer page, an extension,
 * a disk that fails. So everything is looked at before it is used, and what does not fit is shown as damaged.
 */
import { z } from '@tabard/content/zod';
import type { SavedGame } from './saved';

/** From the first day of 1970 to the last of 2999: what a calendar can show and a person could have meant. */
const LAST_DAY = Date.UTC(2999, 11, 31);
export const time = z.number().min(0).max(LAST_DAY);

const TEXT = 400;
const SENTENCE = 2000;
export const text = z.string().max(TEXT);
/** A sentence that a game made, with names in it. */
const sentence = z.string().max(SENTENCE);

const savedSeat = z.object({ name: text, kind: z.enum(['person', 'bot']), bot: text.optional() });

/** Who walks in a game. */
export const party = z.array(z.object({ name: text, looks: z.record(text, text) })).max(100);

/** A game as the inn lists it. */
export const savedGame = z.object({
  id: text.min(1),
  game: text.min(1),
  createdAt: time,
  updatedAt: time,
  title: text,
  summary: sentence.optional(),
  seats: z.array(savedSeat).max(100),
  over: z.boolean(),
  practice: z.boolean().optional(),
  guide: text.optional(),
  campaign: text.optional(),
  inn: z
    .object({ table: text, closing: z.object({ at: time, signature: text }).nullable() })
    .optional()
    .catch(undefined),
  party: party.optional(),
}) satisfies z.ZodType<SavedGame>;

/** What is written can be read again, whatever a person called it and whatever year this machine thinks it is. */
export function readable({ title, summary, seats, createdAt, updatedAt, ...head }: SavedGame): SavedGame {
  const day = (at: number) => Math.min(LAST_DAY, Math.max(0, at));
  return {
    ...head,
    createdAt: day(createdAt),
    updatedAt: day(updatedAt),
    title: title.slice(0, TEXT),
    ...(summary === undefined ? {} : { summary: summary.slice(0, SENTENCE) }),
    seats: seats.map(({ name, ...seat }) => ({ ...seat, name: name.slice(0, TEXT) })),
  };
}

/** What outlasted a game and may be brought to another: a party, a hero. What it is, its game judges. */
export const kept = z.object({
  id: text.min(1),
  game: text.min(1),
  title: text,
  at: time,
  what: z.json().refine((what) => JSON.stringify(what).length <= 200_000, 'too large'),
});

/** The first thing that is wrong with it, or null. */
export function wrongWith(schema: z.ZodType, found: unknown): string | null {
  const { error } = schema.safeParse(found);
  if (!error) return null;
  const [{ path, message }] = error.issues;
  return path.length > 0 ? `${path.join('.')}: ${message}` : message;
}
