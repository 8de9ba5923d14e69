/** Worker threads that take one chunk after another until none is left. */
import { Worker } from 'node:worker_threads';
import { type ChunkResult, chunksOf, playChunk, type SimJob } from './chunk';

export type FromWorker = { readonly chunk: number; readonly result: ChunkResult };

/** Every chunk's result, in order. `onChunk` hears of each as it comes. */
export function playAll(job: SimJob, threads: number, onChunk: (result: ChunkResult) => void): Promise<ChunkResult[]> {
  const chunks = chunksOf(job.games);
  const workers = Math.min(threads, chunks);
  return workers <= 1 ? playHere(job, chunks, onChunk) : playInWorkers(job, chunks, workers, onChunk);
}

async function playHere(job: SimJob, chunks: number, onChunk: (result: ChunkResult) => void): Promise<ChunkResult[]> {
  return Array.from({ length: chunks }, (_, chunk) => {
    const result = playChunk(job, chunk);
    onChunk(result);
    return result;
  });
}

function playInWorkers(
  job: SimJob,
  chunks: number,
  count: number,
  onChunk: (result: ChunkResult) => void,
): Promise<ChunkResult[]> {
  const results: ChunkResult[] = [];
  let next = 0;
  let done = 0;
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: count }, () => {
      const worker = new Worker(new URL('./sim-worker.js', import.meta.url), { workerData: job });
      const give = () => worker.postMessage(next < chunks ? next++ : null);
      worker.on('message', ({ chunk, result }: FromWorker) => {
        results[chunk] = result;
        done += 1;
        onChunk(result);
        give();
        if (done === chunks) resolve(results);
      });
      worker.on('error', (error) => {
        for (const each of workers) void each.terminate();
        reject(error);
      });
      give();
      return worker;
    });
  });
}
