/** A few walks through a book. Walks are cut into chunks of one size, so that nothing depends on how many cores walk. */
import { setImmediate } from 'node:timers/promises';
import { house } from '@tabard/adventures/house';
import {
  type CampaignBook,
  type CampaignWalk,
  contentWith,
  type Storybook,
  TEMPERS,
  type Temper,
  type TemperedWalk,
  walkBook,
  walkCampaign,
  wordsOf,
} from '@tabard/adventures/story';

export interface WalkJob {
  readonly book: Storybook;
  readonly walks: number;
  readonly seats: readonly number[];
  readonly tempers: readonly Temper[];
  readonly legendary: boolean;
  readonly seed: string;
}

/** Campaigns of the house: every book in its order, the party carried along. */
export interface CampaignJob extends Omit<WalkJob, 'book'> {
  readonly books: readonly CampaignBook[];
}

export const CHUNK = 8;
export const chunksOf = (walks: number): number => Math.ceil(walks / CHUNK);

export async function walkChunk(
  { book, walks, seats, tempers, legendary, seed }: WalkJob,
  chunk: number,
): Promise<TemperedWalk[]> {
  const content = contentWith(book);
  const words = wordsOf(book);
  const results: TemperedWalk[] = [];
  for (let number = chunk * CHUNK; number < Math.min(walks, (chunk + 1) * CHUNK); number++) {
    await setImmediate(); // Between two walks one hears that nobody waits for them any more.
    const temper = tempers[number % tempers.length] ?? TEMPERS[0];
    const party = seats[Math.floor(number / tempers.length) % seats.length];
    const setup = { seats: party, temper, legendary, number, seed: `${seed}.${number}` };
    results.push({ ...walkBook(content, book, words, setup), temper, number });
  }
  return results;
}

export async function walkCampaignChunk(
  { books, walks, seats, tempers, legendary, seed }: CampaignJob,
  chunk: number,
): Promise<CampaignWalk[]> {
  const results: CampaignWalk[] = [];
  for (let number = chunk * CHUNK; number < Math.min(walks, (chunk + 1) * CHUNK); number++) {
    await setImmediate();
    const temper = tempers[number % tempers.length] ?? TEMPERS[0];
    const party = seats[Math.floor(number / tempers.length) % seats.length];
    results.push(walkCampaign(house, books, { seats: party, temper, legendary, number, seed: `${seed}.${number}` }));
  }
  return results;
}
