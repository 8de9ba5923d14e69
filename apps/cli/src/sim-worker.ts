/** A helper of `tabard sim`: told the job, then asked for chunks by their number, it answers with the results. */
import { playChunk, type SimJob } from './sim/chunk';
import type { FromHelper, ToHelper } from './sim/pool';

let job: SimJob;

process.on('message', (told: ToHelper) => {
  if ('job' in told) job = told.job;
  else process.send!({ chunk: told.chunk, result: playChunk(job, told.chunk) } satisfies FromHelper);
});
