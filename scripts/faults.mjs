// npm run faults -- --kills 1000: the server is killed so often, while games are played, over every store.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './setup.mjs';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '1000' } } });
if (!/^[1-9]\d{0,6}$/.test(values.kills)) {
  console.error(`--kills wants a whole number above 0, not "${values.kills}".`);
  process.exit(2);
}
ensureInstalled();
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = ['run', '--project', 'unit', '--reporter', 'verbose', 'apps/server/faults/kill.test.ts'];
const env = { ...process.env, TABARD_KILLS: values.kills };
process.exit(spawnSync(process.execPath, [vitest, ...args], { cwd: root, env, stdio: 'inherit' }).status ?? 1);
