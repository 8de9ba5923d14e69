/**
 * Helpers that take one chunk after another until none is left. Processes and threads came out alike on two cores
 * (1.2 to 1.4 times the speed of one, single runs up to 2.0); each helper pays its own warm-up. What holds them back
 * is not settled.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ChunkResult, chunksOf, playChunk, type SimJob } from './chunk';

const NURSERY = ['--max-semi-space-size=64'];

export type ToHelper = { readonly job: SimJob } | { readonly chunk: number };
export type FromHelper = { readonly chunk: number; readonly result: ChunkResult };

/** Every chunk's result, in order. `onChunk` hears of each as it comes. */
export function playAll(job: SimJob, cores: number, onChunk: (result: ChunkResult) => void): Promise<ChunkResult[]> {
  const chunks = chunksOf(job.games);
  const helpers = Math.min(cores, chunks);
  return helpers <= 1 ? playHere(job, chunks, onChunk) : playWithHelpers(job, chunks, helpers, onChunk);
}

async function playHere(job: SimJob, chunks: number, onChunk: (result: ChunkResult) => void): Promise<ChunkResult[]> {
  return Array.from({ length: chunks }, (_, chunk) => {
    const result = playChunk(job, chunk);
    onChunk(result);
    return result;
  });
}

async function playWithHelpers(
  job: SimJob,
  chunks: number,
  count: number,
  onChunk: (result: ChunkResult) => void,
): Promise<ChunkResult[]> {
  const results: ChunkResult[] = [];
  let next = 0;
  const script = fileURLToPath(new URL('./sim-worker.js', import.meta.url));
  const helpers = Array.from({ length: count }, () => fork(script, { serialization: 'advanced', execArgv: NURSERY }));
  const work = (helper: ChildProcess) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        if (next < chunks) helper.send({ chunk: next++ } satisfies ToHelper);
        else resolve();
      };
      helper.on('message', ({ chunk, result }: FromHelper) => {
        results[chunk] = result;
        onChunk(result);
        give();
      });
      helper.on('error', reject);
      helper.on('exit', (code) => reject(new Error(`a helper of the simulation stopped with code ${code}`)));
      helper.send({ job } satisfies ToHelper);
      give();
    });
  try {
    await Promise.all(helpers.map(work));
  } finally {
    for (const helper of helpers) helper.kill();
  }
  return results;
}
