/**
 * The engine: Rapier's deterministic build (DF-R100.1), ready when this module is. After it everything is synchronous,
 * so that a throw can be an ordinary step of the rules.
 */
import RAPIER from '@dimforge/rapier3d-deterministic-compat';

/** Goes into every journal (DF-R100.6). */
export const ENGINE = 'rapier3d-deterministic 0.21.0';

await RAPIER.init();

export { RAPIER };
