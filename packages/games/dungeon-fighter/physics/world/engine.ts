/**
 * The engine: Rapier's deterministic build (DF-R100.1). It is woken once; after that everything is synchronous, so that
 * a throw can be an ordinary step of the rules.
 *
 * It is not woken by a top-level await here: WebKit hands out a module whose dependencies still wait, and the page that
 * got it broke in some of its loads. In Node `engine.node.ts` stands in its place and waits; a page calls `wakeEngine`.
 */
import RAPIER from '@dimforge/rapier3d-deterministic-compat';

/** Goes into every journal (DF-R100.6). */
export const ENGINE = 'rapier3d-deterministic 0.21.0';

let waking: Promise<void> | undefined;
let isAwake = false;

/** Kept when dice can fall; as often as one likes, it is woken only once. */
export function wakeEngine(): Promise<void> {
  waking ??= RAPIER.init().then(
    () => {
      isAwake = true;
    },
    (error) => {
      waking = undefined; // Whoever asks next tries again.
      throw error;
    },
  );
  return waking;
}

/** Without it Rapier would complain of something undefined deep inside. */
export function mustBeAwake(): void {
  if (!isAwake) throw new Error('The physics engine sleeps: wait for wakeEngine() before the first throw.');
}

export { RAPIER };
