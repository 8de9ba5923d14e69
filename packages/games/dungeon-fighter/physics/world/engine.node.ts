/** The engine in Node (package.json: imports): awake before whoever imports it goes on. */
import { wakeEngine } from './engine';

await wakeEngine();

export * from './engine';
