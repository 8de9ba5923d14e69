// node scripts/throws.mjs <file> [games] [seed]: plays so many games of Dungeon Fighter of each kind (scripts/throws/record.ts)
// through the physics, and adds every throw of the bots to the file. The outcome model is made of it
// (packages/games/dungeon-fighter/physics/scripts/fit-model), and held against another seed (validate-model). About a second a game.
import { join } from 'node:path';
import { bundled } from './bundled.mjs';
import { checkNode, ensureInstalled, root } from './setup.mjs';

checkNode();
ensureInstalled();

const [file, games = '40', seed = 'fit'] = process.argv.slice(2);
if (!file || !(Number(games) >= 1)) {
  console.error('Usage: node scripts/throws.mjs <file> [games of each kind, 1 or more] [seed]');
  process.exit(1);
}
const { record } = await bundled(join(root, 'scripts/throws/record.ts'));
record(file, Number(games), seed);
