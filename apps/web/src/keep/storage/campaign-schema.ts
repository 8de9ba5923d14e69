/** What may be read as a campaign from this browser's store. Anybody may have written there (schema.ts says who). */
import { nameIn } from '@tabard/content/names';
import { z } from '@tabard/content/zod';
import { LIMITS, type Plain, UNSEEN } from '@tabard/kernel';
import type { Walker } from '@tabard/page/face';
import { text, time } from '@tabard/page/kept/schema';
import { party } from './schema';

/** A campaign: its name, and which of its games is played or was played last. */
export interface Campaign {
  readonly id: string;
  /** The game's id: "adventures". */
  readonly game: string;
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Its number, from 1, and where it stands on the shelf of games; null: there is only its record, or nothing yet. */
  readonly at: { readonly number: number; readonly id: string | null };
  /** Records of other tables out of which came who was brought to the first game. */
  readonly origins: readonly string[];
}

/** One game of a campaign, as it will be judged. */
export interface Volume {
  /** Its record, letter by letter; the log of its table where the rules changed on the way, which nobody can verify. */
  readonly text: string;
  /** What it kept, and the next is brought; null: it is not over. */
  readonly save: Plain;
  /** When it was written: milliseconds since 1970. */
  readonly at: number;
  /** Where it stands on the shelf of games, to be looked back on; null: nowhere. It may have been put away. */
  readonly game: string | null;
  /** Who walks in it, where nothing else tells. */
  readonly party?: readonly Walker[];
}

const record = z.string().max(LIMITS.text);

export const campaignSchema = z.object({
  id: text.min(1),
  game: text.min(1),
  name: text.min(1),
  createdAt: time,
  updatedAt: time,
  at: z.object({ number: z.int().min(1).max(LIMITS.campaign.games), id: text.nullable() }),
  origins: z.array(record).max(LIMITS.campaign.origins),
}) satisfies z.ZodType<Campaign>;

export const volumeSchema = z.object({
  text: record,
  save: z.json().refine((save) => JSON.stringify(save).length <= LIMITS.brought, 'too large'),
  at: time,
  game: text.nullable(),
  party: party.optional(),
});

/** A name that a person gave, as it can be read again and shown; null: there is nothing to read in it. */
export const readableName = (name: string): string | null => nameIn(name.replace(UNSEEN, ' '));
