import { expect, test } from 'vitest';
import { groupFiles, LIGHT_ROOM } from './groups.mjs';

interface Wishes {
  readonly imports?: string[];
  readonly lazy?: string[];
  readonly css?: string[];
  readonly door?: string;
  readonly modules?: string[];
  readonly isEntry?: boolean;
  readonly isWorker?: boolean;
  readonly size?: number;
  readonly says?: string;
}

const script = (name: string, { size = 10, says = '', ...chunk }: Wishes = {}) => ({
  name: `assets/${name}`,
  size,
  text: says,
  chunk: {
    imports: (chunk.imports ?? []).map((each) => `assets/${each}`),
    lazy: (chunk.lazy ?? []).map((each) => `assets/${each}`),
    css: (chunk.css ?? []).map((each) => `assets/${each}`),
    door: chunk.door ?? null,
    modules: chunk.modules ?? [],
    isEntry: chunk.isEntry ?? false,
    isWorker: chunk.isWorker ?? false,
  },
});
const other = (name: string, text?: string) => ({ name, size: 10, text });
type BuiltFile = ReturnType<typeof other> & Partial<ReturnType<typeof script>>;

const HOUSE: BuiltFile[] = [
  other('index.html', '<script src="/assets/index.js"><link href="/icon.svg">'),
  other('icon.svg'),
  other('licences.txt'),
  script('index.js', {
    isEntry: true,
    imports: ['faces.js'],
    css: ['index.css'],
    lazy: ['table.js', 'credits.js', 'goblins-room.js', 'elves-room.js', 'goblins-law.js'],
  }),
  script('faces.js'),
  other('assets/index.css', 'src: url(/assets/blackletter.woff2)'),
  other('assets/blackletter.woff2'),
  script('table.js', {
    door: 'apps/web/src/play/home/table-room.tsx',
    lazy: ['coach.js'],
    says: 'new Worker("/assets/bots.js")',
  }),
  script('coach.js', { door: 'apps/web/src/around/learn/coach.tsx' }),
  script('bots.js', { isWorker: true, imports: ['bots-shared.js'], lazy: ['goblins-bots.js', 'elves-bots.js'] }),
  script('bots-shared.js'),
  script('credits.js', {
    door: 'apps/web/src/around/credits/credits-room.tsx',
    size: LIGHT_ROOM + 1,
    says: '"licences.txt"',
  }),
  script('goblins-room.js', {
    door: 'packages/games/goblins/page/room.tsx',
    imports: ['goblins.js', 'dice.js', 'index.js'],
  }),
  script('goblins.js', { says: 'fetch("/assets/engine.wasm")' }),
  other('assets/engine.wasm'),
  script('goblins-law.js', { door: 'law/goblins.de' }),
  script('goblins-bots.js', { door: 'packages/games/goblins/index.ts' }),
  script('dice.js', { lazy: ['dice-3d.js'], css: ['dice.css'] }),
  other('assets/dice.css', ''),
  script('dice-3d.js', { door: 'packages/page/design/dice/stage.ts' }),
  script('elves-room.js', {
    door: 'packages/games/elves/page/room.tsx',
    imports: ['dice.js'],
    lazy: ['goblins-law.js'],
  }),
  script('elves-bots.js', { door: 'packages/games/elves/index.ts' }),
];

const grouped = () => Object.fromEntries(groupFiles(HOUSE, ['goblins', 'elves', 'elves-of-the-wood', 'planned']));
const assets = (...names: string[]) => names.map((name) => `assets/${name}`);

test('the shell is what the inn needs and every light room, with the bots that play any game', () => {
  expect(grouped().shell).toEqual([
    ...assets(
      'blackletter.woff2',
      'bots-shared.js',
      'bots.js',
      'coach.js',
      'faces.js',
      'index.css',
      'index.js',
      'table.js',
    ),
    'icon.svg',
    'index.html',
  ]);
});

test("a game's group is all that its own doors lead to: room, law, worker, engine, what it shares; not another game's", () => {
  const { goblins, elves } = grouped();
  expect(goblins).toEqual(
    assets(
      ...['dice-3d.js', 'dice.css', 'dice.js', 'engine.wasm', 'goblins-bots.js', 'goblins-law.js', 'goblins-room.js'],
      'goblins.js',
    ),
  );
  expect(elves).toEqual(assets('dice-3d.js', 'dice.css', 'dice.js', 'elves-bots.js', 'elves-room.js'));
});

test('what every game needs does not make a room heavy, what only some need does', () => {
  const huge = script('huge.js', { size: LIGHT_ROOM });
  const neededBy = (...names: string[]) =>
    HOUSE.map((file): BuiltFile => {
      if (!file.chunk || !names.includes(file.name)) return file;
      return { ...file, chunk: { ...file.chunk, imports: [...file.chunk.imports, huge.name] } };
    });
  const all = neededBy(...assets('table.js', 'goblins-room.js', 'elves-room.js'));
  const shell = groupFiles([...all, huge], ['goblins', 'elves']).get('shell');
  expect(shell).toEqual(expect.arrayContaining(assets('table.js', 'huge.js')));
  const some = groupFiles([...neededBy(...assets('table.js', 'goblins-room.js')), huge], ['goblins', 'elves']);
  expect(some.get('shell')).not.toContain('assets/table.js');
  expect(some.get('table-room')).toContain('assets/huge.js');
});

test('a heavy room waits until somebody goes there, and a game without files has no group', () => {
  const groups = grouped();
  expect(groups['credits-room']).toEqual(['assets/credits.js', 'licences.txt']);
  expect(Object.keys(groups)).toEqual(['shell', 'goblins', 'elves', 'credits-room']);
});

test("a game's workshop waits for its authors, however light it is, and comes with no game", () => {
  const desk = script('desk.js', {
    door: 'packages/games/elves/page/author/authors-desk.ts',
    imports: ['dice.js'],
    says: 'new Worker("/assets/check.js")',
  });
  const check = script('check.js', { isWorker: true });
  const house = HOUSE.map((file) =>
    file.chunk?.isEntry ? { ...file, chunk: { ...file.chunk, lazy: [...file.chunk.lazy, 'assets/desk.js'] } } : file,
  );
  const groups = groupFiles([...house, desk, check], ['goblins', 'elves']);
  expect(groups.get('authors-desk')).toEqual(expect.arrayContaining(assets('check.js', 'desk.js')));
  for (const id of ['shell', 'goblins', 'elves']) expect(groups.get(id)).not.toContain('assets/desk.js');
});

test('every file is in a group', () => {
  const all = new Set(Object.values(grouped()).flat());
  expect(HOUSE.map(({ name }) => name).filter((name) => !all.has(name))).toEqual([]);
});

test('a door that was merged into a shared file still belongs to its game', () => {
  const ELVES = 'packages/games/elves/index.ts';
  const merged = (...modules: string[]) =>
    script('merged.js', { modules: ['packages/kernel/src/match.ts', ...modules] });
  const table = script('table.js', { door: 'apps/web/src/play/home/table-room.tsx', lazy: ['merged.js'] });
  const others = HOUSE.filter(({ name }) => name !== table.name);
  const groups = groupFiles([...others, table, merged(ELVES)], ['goblins', 'elves']);
  expect(groups.get('elves')).toContain('assets/merged.js');
  expect(groups.get('shell')).not.toContain('assets/merged.js');
  const mixed = groupFiles([...others, table, merged(ELVES, 'packages/games/goblins/index.ts')], ['goblins', 'elves']);
  expect(mixed.get('shell')).toContain('assets/merged.js');
});

test('the longer name of two is the one that is meant', () => {
  const wood = script('wood.js', { door: 'apps/web/src/around/rules/elves-of-the-wood-summary.tsx' });
  const groups = groupFiles([...HOUSE, wood], ['elves', 'elves-of-the-wood']);
  expect(groups.get('elves-of-the-wood')).toEqual(['assets/wood.js']);
  expect(groups.get('elves')).not.toContain('assets/wood.js');
});
