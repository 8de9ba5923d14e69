/**
 * Helpers that take one chunk after another until none is left. Processes and threads came out alike on two cores
 * (1.2 to 1.4 times the speed of one, single runs up to 2.0); each helper pays its own warm-up. What holds them back
 * is not settled.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MachineError } from '../fail';
import { type ChunkResult, chunksOf, playChunk, type SimJob } from './chunk';

const NURSERY = ['--max-semi-space-size=64'];

export type ToHelper = { readonly job: SimJob } | { readonly chunk: number };
export type FromHelper = { readonly chunk: number; readonly result: ChunkResult } | { readonly fault: string };

/** Every chunk's result, in order. `onChunk` hears of each as it comes. */
export function playAll(job: SimJob, cores: number, onChunk: (result: ChunkResult) => void): Promise<ChunkResult[]> {
  const chunks = chunksOf(job.games);
  const helpers = Math.min(cores, chunks);
  return helpers <= 1 ? playHere(job, chunks, onChunk) : playWithHelpers(job, chunks, helpers, onChunk);
}

async function playHere(job: SimJob, chunks: number, onChunk: (result: ChunkResult) => void): Promise<ChunkResult[]> {
  const results: ChunkResult[] = [];
  for (let chunk = 0; chunk < chunks; chunk++) {
    results.push(await playChunk(job, chunk));
    onChunk(results[chunk]);
  }
  return results;
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
  const release = takeAlong(helpers);
  const work = (helper: ChildProcess) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        if (next < chunks) helper.send({ chunk: next++ } satisfies ToHelper);
        else resolve();
      };
      helper.on('message', (told: FromHelper) => {
        if ('fault' in told) return reject(new Error(told.fault));
        results[told.chunk] = told.result;
        onChunk(told.result);
        give();
      });
      helper.on('error', ({ message }) => reject(lost(message)));
      helper.on('exit', (code, signal) => reject(lost(signal ?? `exit code ${code}`)));
      helper.send({ job } satisfies ToHelper);
      give();
    });
  try {
    await Promise.all(helpers.map(work));
  } finally {
    release();
    for (const helper of helpers) helper.kill();
  }
  return results;
}

const lost = (how: string): MachineError =>
  new MachineError(`a helper of the simulation is gone (${how}); most often memory ran out: try --threads 1`);

const STOPS = ['SIGINT', 'SIGTERM'] as const;

/** Whoever stops us stops the helpers as well; answers how to end that. */
function takeAlong(helpers: readonly ChildProcess[]): () => void {
  const stop = (signal: NodeJS.Signals) => {
    release();
    for (const helper of helpers) helper.kill('SIGKILL');
    process.kill(process.pid, signal); // Now without us in its way.
  };
  const release = () => {
    for (const signal of STOPS) process.off(signal, stop);
  };
  for (const signal of STOPS) process.on(signal, stop);
  return release;
}
