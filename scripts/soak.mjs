// npm run soak -- [path …]: the tests at full length, where `npm test` takes a taste: more games, longer ones, closer looks.
import { checkNode, ensureInstalled, node } from './setup.mjs';

checkNode();
ensureInstalled();
process.env.TABARD_SOAK = '1';
process.exitCode = node('node_modules/vitest/vitest.mjs', ['run', '--project', 'unit', ...process.argv.slice(2)]);
