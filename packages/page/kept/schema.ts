/** The schema of what outlasted a game, and what the schemas of this browser's other stores are made of. */
import { z } from '@tabard/content/zod';

/** From the first day of 1970 to the last of 2999: what a calendar can show and a person could have meant. */
export const LAST_DAY = Date.UTC(2999, 11, 31);
export const time = z.number().min(0).max(LAST_DAY);

export const TEXT = 400;
export const text = z.string().max(TEXT);

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
