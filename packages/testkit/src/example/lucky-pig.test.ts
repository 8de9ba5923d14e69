import { fileURLToPath } from 'node:url';
import { conformance, playthroughFile, scenarioFiles } from '../vitest';
import { luckyPig } from './lucky-pig';

conformance(luckyPig, [
  { seats: 2, games: 3 },
  { seats: 4, games: 2 },
]);

scenarioFiles(fileURLToPath(new URL('./scenarios', import.meta.url)), [{ game: luckyPig }]);

playthroughFile('lucky-pig', { game: luckyPig }, { seats: 3, seed: 'playthrough' }, 1);
