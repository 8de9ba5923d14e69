/** A worker in which bots think. Made here alone, so that a build has its code once. */
export const newThinker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
