/** Sends parties out to walk, on as many cores as wanted, by the flags that every walk has. */
import { availableParallelism } from 'node:os';
import { type Storybook, TEMPERS, type TemperedWalk } from '@tabard/adventures/story';
import { progress } from '@tabard/terminal/terminal';
import { parseWhole } from '../../setup';
import { shareOut, type Work } from '../../sim/pool';
import { chunksOf, type WalkJob, walkChunk } from './chunk';
import { temperOf } from './pages';

export interface WalkFlags {
  readonly walks: string;
  readonly seats: string;
  readonly temper?: string;
  readonly legendary?: boolean;
  readonly campaign?: boolean;
  readonly seed: string;
  readonly threads?: string;
  readonly json?: boolean;
}

const MAX_THREADS = 256;

export async function walkThrough(
  book: Storybook,
  flags: WalkFlags,
): Promise<{ walks: TemperedWalk[]; seconds: number }> {
  const job: WalkJob = { book, ...partiesOf(flags) };
  return walkAll({ job, chunks: chunksOf(job.walks), script: './story-worker.js', here: walkChunk }, flags);
}

export const partiesOf = (flags: WalkFlags): Omit<WalkJob, 'book'> => ({
  walks: parseWhole('--walks', flags.walks, 1, 1_000_000),
  seats: flags.seats.split(',').map((one) => parseWhole('--seats', one.trim(), 1, 4)),
  tempers: flags.temper === undefined ? TEMPERS : [temperOf(flags.temper)],
  legendary: flags.legendary ?? false,
  seed: flags.seed,
});

export async function walkAll<J extends { readonly walks: number }, W>(
  work: Work<J, W[]>,
  flags: Pick<WalkFlags, 'threads'>,
): Promise<{ walks: W[]; seconds: number }> {
  const threads = flags.threads ? parseWhole('--threads', flags.threads, 1, MAX_THREADS) : availableParallelism();
  const bar = progress('walking', work.job.walks);
  const start = performance.now();
  let done = 0;
  const chunks = await shareOut(work, threads, (chunk) => {
    done += chunk.length;
    bar.update(done);
  });
  bar.stop();
  return { walks: chunks.flat(), seconds: (performance.now() - start) / 1000 };
}
