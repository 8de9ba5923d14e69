/** A process that is told a job, then asked for chunks of it by their number; it answers with the results. */
import type { FromHelper, ToHelper } from './sim/pool';

export function helpWith<J, R>(doChunk: (job: J, chunk: number) => Promise<R>): void {
  let job: J;
  // Whoever asked is gone: nobody reads what we do.
  const leave = (): void => process.exit(0);
  process.on('disconnect', leave);
  const tell = (told: FromHelper<R>) => process.send!(told, undefined, undefined, (error) => error && leave());
  process.on('message', async (told: ToHelper<J>) => {
    if ('job' in told) {
      job = told.job;
      return;
    }
    try {
      tell({ chunk: told.chunk, result: await doChunk(job, told.chunk) });
    } catch (error) {
      tell({ fault: (error as Error).message });
    }
  });
}
