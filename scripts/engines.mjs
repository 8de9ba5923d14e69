// npm run engines -- [chromium|firefox|webkit …] [--short]: the page in other engines than the tests' own. In each it
// sits down at every table, plays, loads anew, throws, lays down a file and goes offline; what comes out is compared
// with Node and between the engines. `--short` is what `npm test` runs: one table, the golden throws and a reload.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, isWebStale, webDist } from './build.mjs';
import { bundled } from './bundled.mjs';
import { failuresOf, tableOf } from './engines/report.mjs';
import { checkNode, ensureInstalled, root } from './setup.mjs';

checkNode();
ensureInstalled();
const { ENGINE_NAMES, ensureEngines } = await import('./engines/install.mjs');
const { Course } = await import('./engines/course.mjs');
const { serve } = await import('../apps/web/scripts/serve.mjs');

const isShort = process.argv.includes('--short');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => !ENGINE_NAMES.includes(word));
if (unknown.length) {
  console.error(`No engine ${unknown.join(', ')}; there is: ${ENGINE_NAMES.join(', ')}.`);
  process.exit(2);
}
// The tests have played whole games in Chromium already when the short course begins.
const usual = isShort ? ENGINE_NAMES.filter((name) => name !== 'chromium') : ENGINE_NAMES;
const engines = ensureEngines(words.length ? words : usual);
if (isWebStale()) await buildWeb();
const house = await bundled(join(root, 'scripts/engines/twin.ts'));

const stored = JSON.parse(readFileSync(join(root, 'scripts/golden/hashes.json'), 'utf8'));

// A game may be open in the terminal before it has a room in the page.
const hasRoom = (game) => existsSync(join(root, 'packages/games', game, 'page/room.tsx'));
const gamesOfThePage = house.gameIds.filter(hasRoom);

const DECISIONS = 24;
const FEW = 8;

/** Name and deed of each step, in order. */
function stepsOf(course) {
  if (isShort)
    return [
      ['arrive', () => course.arrive('flat')],
      ['roll-player', () => course.table('roll-player', FEW)],
      ['golden throws', () => course.practice()],
    ];
  return [
    ['arrive', () => course.arrive('auto')],
    ...gamesOfThePage.map((game) => [game, () => course.table(game, DECISIONS)]),
    ['golden throws', () => course.practice()],
    ['practice', () => course.throwing()],
    ['golden games', () => course.goldens(stored)],
    ['import', () => course.importing('dark-minions')],
    ['offline', () => course.offline('roll-player', FEW)],
  ];
}

async function openInn() {
  const inn = await serve(webDist);
  return { address: `http://127.0.0.1:${inn.port}`, close: () => inn.close() };
}

/** Runs the course in one engine; a step that fails does not keep the others from being run. */
async function visit({ name, open }) {
  const page = await open();
  const inn = await openInn();
  const course = new Course(page, house, inn);
  const results = new Map();
  try {
    for (const [step, deed] of stepsOf(course)) {
      const start = performance.now();
      const said = await deed().then(
        (seen) => ({ seen }),
        (error) => ({ failed: error.message }),
      );
      results.set(step, said);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${said.failed ? 'FAILED' : 'ok    '} ${name}: ${step}: ${said.failed ?? said.seen} (${seconds} s)`);
    }
  } finally {
    await page.close();
    await inn.close();
  }
  return { name, version: page.version, results, facts: course.facts, counts: course.counts };
}

const visits = [];
for (const engine of engines) {
  if (engine.missing) console.log(`skipped ${engine.name}: ${engine.missing}`);
  else visits.push(await visit(engine).catch((error) => ({ name: engine.name, version: '?', broke: error.message })));
}

if (visits.length) console.table(tableOf(visits));
const failures = failuresOf(visits);
for (const failure of failures) console.log(`failed: ${failure}`);
if (!failures.length && visits.length) console.log(`${visits.map(({ name }) => name).join(', ')}: the same as in Node`);
process.exitCode = failures.length ? 1 : 0;
