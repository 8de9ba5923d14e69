// npm test: every check, from a fresh clone. `npm test -- <filter>` runs Vitest alone, with that filter.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCli } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { checkNode, ensureInstalled, node, root } from './setup.mjs';

const has = (path) => existsSync(join(root, path));
const reports = mkdtempSync(join(tmpdir(), 'tabard-test-'));
const filter = process.argv.slice(2);
const total = { passed: 0, failed: 0 };

const bin = (tool, entry, ...args) => node(`node_modules/${tool}/${entry}`, args) === 0;

function vitest(...args) {
  const report = join(reports, `${args.join('-').replace(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = bin('vitest', 'vitest.mjs', 'run', ...reporters, ...args);
  if (!existsSync(report)) return false;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that fails to load has no failed test in it, yet is one.
  const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed));
  total.passed += numPassedTests;
  total.failed += numFailedTests + broken.length;
  return ok || (numFailedTests + broken.length > 0 ? 'counted' : false);
}
const isFailed = (test) => test.status === 'failed';

// Not left to the exit code: the list of clauses without a test must be there, and empty.
function everyClauseHasATest() {
  const args = [join(root, 'apps/cli/bin/tabard.mjs'), 'rules', '--coverage', '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const lists = [];
  try {
    JSON.parse(stdout, (key, value) => (key === 'missing' ? lists.push(value) && value : value));
  } catch {
    console.error(`tabard rules --coverage --json gave no JSON.\n${stderr}`);
    return false;
  }
  const missing = lists.flat().filter((clause) => clause !== 0);
  for (const clause of missing)
    console.error(`no test names ${typeof clause === 'string' ? clause : JSON.stringify(clause)}`);
  return lists.length > 0 && missing.length === 0;
}

/**
 * The command line, the server and the page, once for all tests that want them: who finds them stale in the midst of a run
 * builds as well, and several at a time. Begun at once, beside the checks that leave a core idle.
 */
function beginBuilds() {
  const builds = spawn(process.execPath, [join(root, 'scripts/build.mjs'), '--stale'], { cwd: root, stdio: 'inherit' });
  return once(builds, 'exit').then(([code]) => code === 0);
}

checkNode();
ensureInstalled();

const hasBrowserTests = has('apps/web/browser');
if (hasBrowserTests) process.env.CHROMIUM = ensureChromium() ?? '';

const built = filter.length ? null : beginBuilds();
const steps = filter.length
  ? [['tests', () => vitest(...filter)]]
  : [
      ['types', () => bin('typescript', 'bin/tsc', '--project', 'tsconfig.json')],
      has('apps/web/tsconfig.json') && [
        'types of the page',
        () => bin('typescript', 'bin/tsc', '--project', 'apps/web'),
      ],
      ['lint', () => bin('@biomejs/biome', 'bin/biome', 'ci', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.')],
      ['imports', () => node('scripts/check-imports.mjs') === 0],
      ['builds', () => built],
      ['tests', () => vitest('--project', 'unit', '--project', 'apart')],
      hasBrowserTests && ['browser', () => vitest('--project', 'browser')],
      hasBrowserTests && ['other engines', () => node('scripts/engines.mjs', ['--short']) === 0],
      hasCli() && ['rules coverage', everyClauseHasATest],
    ].filter(Boolean);

const failures = [];
for (const [name, step] of steps) {
  const start = performance.now();
  const result = await step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${result === true ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (result === true) continue;
  failures.push(name);
  if (result !== 'counted') total.failed += 1; // A failed check must not hide behind "0 failed".
}
rmSync(reports, { recursive: true, force: true });

if (failures.length) console.log(`failed: ${failures.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = failures.length ? 1 : 0;
