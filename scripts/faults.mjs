// npm run faults -- --kills 1000: the server is killed so often, while games are played, over every store.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './setup.mjs';

const HELP = `npm run faults -- [--kills <n>]

Server processes of an inn are killed at random moments of running games, over SQLite and PostgreSQL, one of them and two,
<n> times in all (1000 if nothing is said). What guests were told is held against the log in the database.
PostgreSQL and Redis are installed where that is allowed. What could not be tried is told at the end; with CI set it fails.`;

function leave(sentence, code) {
  (code === 0 ? console.log : console.error)(sentence);
  process.exit(code);
}

function flags() {
  try {
    return parseArgs({
      options: { kills: { type: 'string', default: '1000' }, help: { type: 'boolean', short: 'h', default: false } },
    }).values;
  } catch (error) {
    return leave(`${error.message.split('. ')[0]}. npm run faults -- --help says what there is.`, 2);
  }
}

const { kills, help } = flags();
if (help) leave(HELP, 0);
if (!/^[1-9]\d{0,6}$/.test(kills)) leave(`--kills wants a whole number above 0, not "${kills}".`, 2);

ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'tabard-faults-'));
const report = join(folder, 'report.json');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const reporters = ['--reporter', 'verbose', '--reporter', 'json', `--outputFile.json=${report}`];
const args = ['run', '--project', 'unit', ...reporters, 'apps/server/faults/kill.test.ts'];
const env = { ...process.env, TABARD_KILLS: kills };
const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, env, stdio: 'inherit' });
const untried = untriedIn(report);
rmSync(folder, { recursive: true, force: true });
for (const title of untried) console.log(`NOT TRIED: ${title}`);
process.exit(status ?? 1);

function untriedIn(path) {
  try {
    const tests = JSON.parse(readFileSync(path, 'utf8')).testResults.flatMap(
      ({ assertionResults }) => assertionResults,
    );
    return tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ fullName }) => fullName);
  } catch {
    return []; // It did not come so far, and has said why.
  }
}
