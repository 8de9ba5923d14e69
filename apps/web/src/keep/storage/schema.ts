/**
 * What may be read from this browser's stores. Anybody may have written there: an older or a newer page, an extension,
 * a disk that fails. So everything is looked at before it is used, and what does not fit is shown as damaged.
 */
import { z } from '@tabard/content/zod';
import { LAST_DAY, TEXT, text, time } from '@tabard/page/kept/schema';
import type { SavedGame } from './saved';

const SENTENCE = 2000;
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
