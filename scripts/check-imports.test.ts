import { describe, expect, test } from 'vitest';
import { blankTextOf } from './blank-text.mjs';
import { checkImports } from './check-imports.mjs';
import { foldersIn } from './folders.mjs';

const manifest = (path: string, name: string, dependencies: string[] = []) => ({
  path: `${path}/package.json`,
  text: JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((each) => [each, '1.0.0'])) }),
});

const house = [
  { path: 'package.json', text: JSON.stringify({ name: '@tabard/house', devDependencies: { vitest: '4.1.0' } }) },
  manifest('packages/kernel', '@tabard/kernel', ['@noble/hashes', 'zod']),
  manifest('packages/content', '@tabard/content', ['@tabard/kernel', 'zod']),
  manifest('packages/games/goblin-pass', '@tabard/goblin-pass', ['@tabard/kernel', '@tabard/content', '@tabard/bots']),
  manifest('packages/games/owl-inn', '@tabard/owl-inn', ['@tabard/kernel']),
  manifest('packages/bots', '@tabard/bots', ['@tabard/kernel']),
  manifest('packages/testkit', '@tabard/testkit', ['@tabard/kernel', '@tabard/goblin-pass']),
  manifest('packages/table', '@tabard/table', ['@tabard/kernel']),
  manifest('packages/lab', '@tabard/lab', ['@tabard/kernel']),
  manifest('apps/cli', 'tabard', ['@tabard/goblin-pass', '@tabard/kernel']),
];

const messages = (path: string, text: string) =>
  checkImports([...house, { path, text }]).map((each) => `${each.path}:${each.line} ${each.message}`);

const GAME = 'packages/games/goblin-pass/src/index.ts';
const GAME_TEST = 'packages/games/goblin-pass/src/raid.test.ts';
const KERNEL = 'packages/kernel/src/index.ts';
const BOTS = 'packages/bots/src/index.ts';
const TABLE = 'packages/table/src/index.ts';
const LAB = 'packages/lab/src/index.ts';
const PHYSICS = 'packages/games/goblin-pass/physics/index.ts';
const PHYSICS_SCRIPT = 'packages/games/goblin-pass/physics/scripts/make-tables.mjs';

describe('what points the right way passes', () => {
  test.each([
    [KERNEL, "import { sha256 } from '@noble/hashes/sha2.js';\nimport { seat } from './seat';"],
    ['packages/kernel/src/a.test.ts', "import { test } from 'vitest';\nimport { readFileSync } from 'node:fs';"],
    ['packages/content/src/index.ts', "import { z } from 'zod';\nimport type { Game } from '@tabard/kernel';"],
    [GAME, "import { Flow } from '@tabard/kernel';\nimport towns from '../content/towns.yaml';"],
    [GAME_TEST, "import { scenario } from '@tabard/testkit';"],
    ['packages/bots/src/search.test.ts', "import { goblinPass } from '@tabard/goblin-pass';"],
    ['packages/games/goblin-pass/lab/index.ts', "import { mcts } from '@tabard/bots';\nimport game from '../index';"],
    ['apps/cli/bin/tabard.mjs', "import { buildCli } from '../../../scripts/build.mjs';"],
    ['apps/web/src/main.ts', "import built from 'virtual:built';"],
    ['apps/cli/src/commands/hero.ts', "import { goblinPass } from '@tabard/goblin-pass';\nconst now = Date.now();"],
    ['packages/games/goblin-pass/page/room.tsx', 'const now = Date.now();'],
    ['packages/games/goblin-pass/page/room.test.ts', "import { Match } from '@tabard/kernel';"],
  ])('%s', (path, text) => expect(messages(path, text)).toEqual([]));
});

describe('a game is named in its folder and in the list of the house', () => {
  const LINE = "const favourite = 'goblin-pass';";
  const PATH = 'const law = "/rules/owl-inn/OI-1";';
  const said = (path: string, id: string) => [
    `${path}:1 names the game '${id}'; only its own folder and the list of the house do`,
  ];

  test('elsewhere it is told, as an id and in a path', () => {
    for (const path of ['apps/cli/src/play/session.ts', 'packages/table/src/table.ts']) {
      expect(messages(path, LINE)).toEqual(said(path, 'goblin-pass'));
      expect(messages(path, PATH)).toEqual(said(path, 'owl-inn'));
    }
  });

  test.each([
    [GAME, LINE],
    ['apps/cli/src/play/session.test.ts', LINE],
    ['apps/cli/src/commands/hero.ts', LINE],
    ['apps/cli/bin/tabard.mjs', LINE],
    ['apps/cli/src/play/session.ts', "// as 'goblin-pass' does\nconst said = 'at goblin-pass, a game';"],
  ])('%s: %s', (path, text) => expect(messages(path, text)).toEqual([]));
});

describe('what points the wrong way is told with file, line and arrow', () => {
  test.each([
    ['kernel imports upwards', KERNEL, "import { pack } from '@tabard/content';", 'kernel may import no other package'],
    ['kernel imports npm', KERNEL, "import { z } from 'zod';", 'kernel may import @noble/*'],
    ['a game imports what only a build can make', GAME, "import built from 'virtual:built';", 'does not name'],
    ['kernel imports Node', KERNEL, "import { join } from 'node:path';", 'kernel sources use nothing of Node'],
    ['content imports a game', 'packages/content/src/a.ts', "import '@tabard/owl-inn';", 'content may import kernel'],
    ['a game imports a game', GAME, "import { owl } from '@tabard/owl-inn';", 'game may import kernel, content'],
    ['a game imports an app', GAME, "import { main } from 'tabard';", 'game may import kernel, content'],
    ['a game imports a searcher', GAME, "import { mcts } from '@tabard/bots';", 'game may import kernel, content'],
    ['an app imports a game', 'apps/cli/src/main.ts', "import '@tabard/goblin-pass';", 'app may import kernel'],
    ['rules import a picture', GAME, "import { room } from '../page/room';", 'nothing of a game imports its page'],
    ['a game imports the testkit', GAME, "import { scenario } from '@tabard/testkit';", 'game may import kernel'],
    ['a test of a game imports a game', GAME_TEST, "import '@tabard/owl-inn';", 'game may import kernel'],
    ['a searcher knows a game', 'packages/bots/src/a.ts', "import '@tabard/goblin-pass';", 'bots may import kernel'],
    ['a game imports its lab', GAME, "import { lab } from '../lab';", 'nothing of a game imports its lab'],
    ['the lab knows a game', LAB, "import '@tabard/goblin-pass';", 'lab may import kernel'],
    ['a package imports an app', 'packages/table/src/a.ts', "export * from 'tabard';", 'table may import kernel'],
    [
      'a relative import leaves',
      GAME,
      "import { owl } from '../../owl-inn/src/index';",
      'stays inside packages/games/',
    ],
    ['a lazy import leaves', GAME, "const owl = await import('../../owl-inn/src');", 'stays inside packages/games/'],
    ['an app ships a script', 'apps/cli/src/a.ts', "import '../../../scripts/build.mjs';", 'stays inside apps/cli'],
    ['an undeclared dependency', GAME, "import { z } from 'zod';", "package.json does not name 'zod'"],
    ['an undeclared package of ours', 'packages/table/src/a.ts', "import '@tabard/bots';", "not name '@tabard/bots'"],
    ['a tool outside a test', GAME, "import { test } from 'vitest';", "package.json does not name 'vitest'"],
    ['an inner name nobody gave', GAME, "import { raid } from '#raid';", 'has no such entry under imports'],
    ['its own name', GAME, "import { raid } from '@tabard/goblin-pass';", 'use a relative import'],
  ])('%s', (_, path, text, reason) => {
    const [message, ...others] = messages(path, `// why\n\n${text}`);
    expect(message).toContain(`${path}:3 imports '`);
    expect(message).toContain(reason);
    expect(others).toEqual([]);
  });
});

describe('what decides an answer is pure', () => {
  test.each([
    ['Math.random', 'const die = Math.random();'],
    ['Date', 'const now = new Date();'],
    ['performance', 'const now = performance.now();'],
    ['process', 'if (process.env.DEBUG) cheat();'],
    ['fs', "const text = fs.readFileSync('deck');"],
    ['setTimeout', 'setTimeout(next, 10);'],
    ['globalThis', "globalThis['Date'].now();"],
    ['Math.random', 'const key = `town-${`${Math.random()}`}`;'],
  ])('%s is caught: %s', (name, text) => {
    for (const path of [KERNEL, GAME, BOTS, PHYSICS]) {
      expect(messages(path, `\n${text}`)).toEqual([expect.stringContaining(`${path}:2 uses ${name};`)]);
    }
    for (const path of [GAME_TEST, TABLE, PHYSICS_SCRIPT]) expect(messages(path, text)).toEqual([]);
  });

  test.each([
    ['**', 'const odds = 0.9 ** left;'],
    ['**=', 'odds **= left;'],
    ['Math.exp', 'const fade = Math.exp(-gold);'],
    ['Math.hypot', 'const far = Math . hypot(x, z);'],
    ['Math.pow', 'const cube = Math.pow(x, 3);'],
    ['Math', 'const { log } = Math;'],
    ['Math', "const sine = Math['sin'](x);"],
    ['Math', 'const sum = add(Math, x);'],
    ['Intl', "const order = new Intl.Collator('de');"],
    ['localeCompare', 'names.sort((a, b) => a.localeCompare(b));'],
    ['toLocaleString', 'const gold = count.toLocaleString();'],
    ['toLocaleUpperCase', 'const loud = name.toLocaleUpperCase();'],
    ['normalize', "const same = name.normalize('NFC');"],
    ['WeakRef', 'const maybe = new WeakRef(board);'],
  ])('%s, which engines do differently, is caught: %s', (name, text) => {
    for (const path of [KERNEL, GAME, BOTS, PHYSICS, TABLE, LAB]) {
      expect(messages(path, `\n${text}`)).toEqual([expect.stringContaining(`${path}:2 uses ${name};`)]);
    }
    for (const path of [GAME_TEST, PHYSICS_SCRIPT, 'apps/cli/src/a.ts']) expect(messages(path, text)).toEqual([]);
  });

  test('what every engine does alike is free', () => {
    const text = 'const far = Math.sqrt(x * x + z * z) + Math.imul(a, b) * Math.PI; far.toFixed(2); seats.sort();';
    expect(messages(GAME, text)).toEqual([]);
  });

  test('words in comments, strings, patterns and names of members are only words', () => {
    const text = [
      '// Math.random() and import x from "tabard"',
      '/* new Date() */',
      'const why = \'Math.random() is not for rules: import { x } from "zod"\';',
      'const how = `setTimeout(${why}) // `;',
      'const quote = /[\'"`]/; const half = b.courage / 2 / 1;',
      'raid.process.next(b.Date, { performance: 1 }); /* 2 ** 3 */ raid.Math.exp("2 ** 3");',
    ].join('\n');
    expect(messages(GAME, text)).toEqual([]);
  });
});

describe('files that import one another in a ring', () => {
  const game = (name: string, text: string) => ({ path: `packages/games/goblin-pass/src/${name}.ts`, text });
  const rings = (files: { path: string; text: string }[]) =>
    checkImports([...house, ...files]).map((each) => `${each.path}:${each.line} ${each.message}`);
  const raid = game('raid', "// why\nimport { wound } from './wound';");
  const wound = game('wound', "export { rest } from './rest';");
  const rest = game('rest', "import {\n  raid,\n} from './raid';");

  test('are told one by one, the shortest way round', () => {
    const [message, ...others] = rings([raid, wound, rest, game('long', "import './raid';\nimport './rest';")]);
    const [a, b, c] = [raid, wound, rest].map(({ path }) => path);
    expect(message).toContain(`${a}:2 imports itself in a ring: ${a} → ${b} → ${c} → ${a}; let what they share`);
    expect(others).toEqual([]);
  });

  test.each([
    ['types', "import type { Raid } from './raid';"],
    ['nothing but types', "import { type Raid, type Raider } from './raid';"],
    ['types passed on', "export type { Raid } from './raid';"],
    ['what is fetched later', "const raid = () => import('./raid');"],
    ['words', "const why = \"import { raid } from './raid'\"; // import './raid'"],
  ])('%s close no ring', (_, text) => expect(rings([raid, wound, game('rest', text)])).toEqual([]));

  test.each([
    ['a type beside a value', "import { type Raid, raid } from './raid';"],
    ['a file that is only loaded', "import './raid';"],
    ['all of a file', "export * from './raid';"],
    ['a value that is called type', "import type from './raid';"],
  ])('%s closes one', (_, text) =>
    expect(rings([raid, wound, game('rest', text)])).toEqual([expect.stringContaining('in a ring')]),
  );

  test('reach across packages by the names they give', () => {
    const app = {
      path: 'apps/cli/package.json',
      text: JSON.stringify({ name: 'tabard', exports: { './main': './main.ts' } }),
    };
    const files = [
      ...house.filter(({ path }) => path !== app.path),
      app,
      { path: 'apps/cli/main.ts', text: "import './src/game.test';" },
      { path: 'apps/cli/src/game.test.ts', text: "import './other.test';" },
      { path: 'apps/cli/src/other.test.ts', text: "import '../main';" },
    ];
    expect(checkImports(files).map(({ message }) => message)).toEqual([
      expect.stringContaining('main.ts → apps/cli/src'),
    ]);
  });
});

test('an inner name that the package gives is its own file', () => {
  const goblins = JSON.stringify({ name: '@tabard/goblin-pass', imports: { '#raid': './src/raid.ts' } });
  const files = house.map((file) => (file.path.includes('goblin-pass') ? { ...file, text: goblins } : file));
  expect(checkImports([...files, { path: GAME, text: "import { raid } from '#raid';" }])).toEqual([]);
});

test('a package of a new kind needs an arrow first', () => {
  const stranger = manifest('packages/stable', '@tabard/stable');
  expect(checkImports([...house, stranger])).toEqual([
    { path: stranger.path, line: 1, message: 'has no place among the arrows yet' },
  ]);
});

test('blanking keeps every offset and every line', () => {
  const source = "a = `x${ { y: \"}\" } }z`; // c\nb = 'it\\'s' / 2;";
  const blanked = blankTextOf(source);
  expect(blanked).toHaveLength(source.length);
  expect(blanked).toBe('a = ` ${ { y: " " } } `;     \nb = \'     \' / 2;');
});

test('between tags there is text, and after them code goes on', () => {
  const source = "const a = <p>don't {x ? <i /> : 'y'} (1 / 2)</p>; run(u! / f!);";
  const blanked = blankTextOf(source, 'page.tsx');
  expect(blanked).toBe("const a = <p>      {x ? <i /> : ' '}        </p>; run(u! / f!);");
  expect(() => blankTextOf('const = 1;', 'packages/kernel/src/half.ts')).toThrow('packages/kernel/src/half.ts');
});

describe('schemas behind the door of a game', () => {
  const game = (name: string, text: string) => ({ path: `packages/games/goblin-pass/${name}.ts`, text });
  const files = game('content/files', "import { towns } from './schema';");
  const schema = game('content/schema', "import { z } from '@tabard/content/zod';");
  const read = game('content/read', "import { files } from './files';");
  const told = (...own: { path: string; text: string }[]) =>
    checkImports([...house, files, schema, read, ...own]).map((each) => `${each.path}:${each.line} ${each.message}`);

  test('are told with the way that leads to them', () => {
    const door = game('index', "import './rules/raid';");
    const raid = game(
      'rules/raid',
      "import type { Town } from '../content/files';\nimport { TOWNS } from '../content/schema';",
    );
    expect(told(door, raid)).toEqual([
      `${raid.path}:2 loads schemas behind the door of a game: ${door.path} → ${raid.path} → ${schema.path}; constants stand in content/kinds.ts`,
    ]);
  });

  test('do no harm where the build takes the place of what reads them, or where only types are meant', () => {
    const raid = game(
      'rules/raid',
      "import { read } from '../content/read';\nimport type { Town } from '../content/schema';",
    );
    expect(told(game('index', "import './rules/raid';"), raid)).toEqual([]);
  });

  test('are there for whoever lints', () =>
    expect(
      told({ path: 'apps/cli/src/commands/hero.ts', text: "import { files } from '@tabard/goblin-pass/files';" }),
    ).toEqual([]));
});

describe('folders that import one another in a ring', () => {
  const at = (path: string, text: string) => ({ path, text, code: blankTextOf(text) });
  const file = (path: string, text: string) => at(`apps/web/src/${path}`, text);
  const there = file('play/table/room.ts', "import type { Deal } from '../../around/deal/rule';");
  const back = file('around/deal/open.ts', "\nconst room = () => import('../../play/table/room');");

  test('types and lazy imports tie as well, and the places are told', () => {
    expect(foldersIn([there, back])).toEqual([
      {
        path: 'apps/web/src/around/deal/open.ts',
        line: 2,
        message:
          'ties folders into a ring: apps/web/src/around/deal → apps/web/src/play/table → apps/web/src/around/deal; the others are apps/web/src/play/table/room.ts:1',
      },
    ]);
    expect(foldersIn([there])).toEqual([]);
  });

  test('three do as two do, the house of the shell included', () => {
    const house = file('house/faces.ts', "import { open } from '../around/deal/open';");
    const onward = file('play/table/room.ts', "import { FACES } from '../../house/faces';");
    const [{ message }] = foldersIn([house, back, onward]);
    expect(message.match(/→/g)).toHaveLength(3);
    expect(foldersIn([house, back, there, onward])).toHaveLength(1); // One tangle: the shortest way round is told.
  });

  test('in a game and in the server there is none either, and a folder may be named without its file', () => {
    const pass = 'packages/games/goblin-pass';
    const rules = at(`${pass}/rules/raid.ts`, "import { wordsOf } from '../text';");
    const text = at(`${pass}/text/words.ts`, "import type { Raid } from '../rules/raid';");
    const home = at(`${pass}/index.ts`, "export * from './rules/raid';");
    expect(foldersIn([rules, text, home]).map(({ path }) => path)).toEqual([`${pass}/rules/raid.ts`]);
    expect(foldersIn([rules, home])).toEqual([]);
    const net = at('apps/server/src/net/socket.ts', "import type { Measures } from '../ops/measures';");
    const ops = at('apps/server/src/ops/measures.ts', "import type { Outcome } from '../net/socket';");
    expect(foldersIn([net, ops])).toHaveLength(1);
  });
});
