/** A helper of `tabard sim`: told the job, then asked for chunks by their number, it answers with the results. */
import { playChunk, type SimJob } from './sim/chunk';
import type { FromHelper, ToHelper } from './sim/pool';

let job: SimJob;

// Whoever asked is gone: nobody reads what we play.
const leave = (): void => process.exit(0);
process.on('disconnect', leave);

const tell = (told: FromHelper) => process.send!(told, undefined, undefined, (error) => error && leave());

process.on('message', async (told: ToHelper) => {
  if ('job' in told) {
    job = told.job;
    return;
  }
  try {
    tell({ chunk: told.chunk, result: await playChunk(job, told.chunk) });
  } catch (error) {
    tell({ fault: (error as Error).message });
  }
});
