/** Tells a line a golden game, to whoever listens to the console: nodes.mjs and engines.mjs run this very file everywhere. */
import { games } from '../../apps/cli/src/all-games';
import { goldens, series } from './play';

await Promise.all(games.map(({ world }) => world?.ready()));
for (const { name, play } of [...goldens, ...series]) console.log(JSON.stringify([name, play()]));
console.log('"played"');
