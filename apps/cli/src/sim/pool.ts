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

export type ToHelper<J = SimJob> = { readonly job: J } | { readonly chunk: number };
export type FromHelper<R = ChunkResult> = { readonly chunk: number; readonly result: R } | { readonly fault: string };

/** Work in chunks: `here` does one in this process, a helper runs `script` and does the same. */
export interface Work<J, R> {
  readonly job: J;
  readonly chunks: number;
  readonly script: string;
  here(job: J, chunk: number): Promise<R>;
}

/** Every chunk's result, in order. `onChunk` hears of each as it comes. */
export function playAll(job: SimJob, cores: number, onChunk: (result: ChunkResult) => void): Promise<ChunkResult[]> {
  return shareOut({ job, chunks: chunksOf(job.games), script: './sim-worker.js', here: playChunk }, cores, onChunk);
}

export function shareOut<J, R>(work: Work<J, R>, cores: number, onChunk: (result: R) => void): Promise<R[]> {
  const helpers = Math.min(cores, work.chunks);
  return helpers <= 1 ? doHere(work, onChunk) : doWithHelpers(work, helpers, onChunk);
}

async function doHere<J, R>({ job, chunks, here }: Work<J, R>, onChunk: (result: R) => void): Promise<R[]> {
  const results: R[] = [];
  for (let chunk = 0; chunk < chunks; chunk++) {
    results.push(await here(job, chunk));
    onChunk(results[chunk]);
  }
  return results;
}

async function doWithHelpers<J, R>(
  { job, chunks, script }: Work<J, R>,
  count: number,
  onChunk: (result: R) => void,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const path = fileURLToPath(new URL(script, import.meta.url));
  const helpers = Array.from({ length: count }, () => fork(path, { serialization: 'advanced', execArgv: NURSERY }));
  const release = takeAlong(helpers);
  const work = (helper: ChildProcess) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        if (next < chunks) helper.send({ chunk: next++ } satisfies ToHelper<J>);
        else resolve();
      };
      helper.on('message', (told: FromHelper<R>) => {
        if ('fault' in told) return reject(new Error(told.fault));
        results[told.chunk] = told.result;
        onChunk(told.result);
        give();
      });
      helper.on('error', ({ message }) => reject(lost(message)));
      helper.on('exit', (code, signal) => reject(lost(signal ?? `exit code ${code}`)));
      helper.send({ job } as object);
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
