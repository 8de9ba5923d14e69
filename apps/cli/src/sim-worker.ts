/** A thread of `tabard sim`: asked for a chunk by its number, it answers with the result; null ends it. */
import { parentPort, workerData } from 'node:worker_threads';
import { playChunk, type SimJob } from './sim/chunk';

const port = parentPort!;

port.on('message', (chunk: number | null) => {
  if (chunk === null) port.close();
  else port.postMessage({ chunk, result: playChunk(workerData as SimJob, chunk) });
});
