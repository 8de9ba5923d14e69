import { expect, test } from 'vitest';
import { fileFor } from './chunks.mjs';

/** A house of two games: who imports whom at once. */
const IMPORTS: { readonly [module: string]: readonly string[] } = {
  main: ['react', 'faces'],
  faces: [],
  react: [],
  'keep/storage/list': ['react', 'store'],
  store: [],
  'inn/setup/setup-room': ['store', 'seats'],
  'play/home/table-room': ['react', 'stage'],
  seats: [],
  stage: [],
  'games/elves/module': ['elven-rules', 'kernel'],
  'games/elves/room': ['games/elves/module', 'react', 'stage', 'elven-board', 'star-icon', 'leaf-icon'],
  'games/goblins/module': ['kernel'],
  'games/goblins/room': ['games/goblins/module', 'star-icon', 'goblin-board', 'moon-icon'],
  'elven-rules': ['kernel'],
  kernel: [],
  'elven-board': [],
  'star-icon': [],
  'moon-icon': ['moonlight'],
  moonlight: [],
  'goblin-board': [],
  'games/goblins/one-page': ['goblin-board', 'leaf-icon'],
  'leaf-icon': [],
  'after/replay-room': ['moon-icon', 'curtain'],
  curtain: [],
};
const OPENS: { readonly [module: string]: readonly string[] } = {
  main: ['inn/setup/setup-room', 'play/home/table-room', 'after/replay-room'],
  faces: ['games/elves/room', 'games/elves/module', 'games/goblins/room', 'games/goblins/module'],
  'games/goblins/module': ['games/goblins/one-page'],
};
const files = fileFor(['elves', 'goblins'], {
  doorsOf: (doors: readonly string[]) => doors.filter((door) => door in IMPORTS),
  importsOf: (id: string) => IMPORTS[id],
  opensOf: (id: string) => OPENS[id] ?? [],
  gameOf: (id: string) => /^games\/([^/]+)\//.exec(id)?.[1] ?? null,
});

test('what is needed together lies together, and what nobody needs for a table stays where it was', () => {
  const named = Object.keys(IMPORTS).map((id) => `${id}: ${files(id)?.name ?? 'by itself'}`);
  expect(named).toEqual([
    'main: shell',
    'faces: shell',
    'react: shell',
    'keep/storage/list: kept',
    'store: kept',
    'inn/setup/setup-room: table',
    'play/home/table-room: table',
    'seats: table',
    'stage: table',
    'games/elves/module: elves',
    'games/elves/room: elves-room',
    'games/goblins/module: goblins',
    'games/goblins/room: goblins-room',
    'elven-rules: elves',
    'kernel: games',
    'elven-board: elves-room',
    'star-icon: games',
    'moon-icon: table', // else whoever opens the replays would be sent the goblins
    'moonlight: table',
    'goblin-board: goblins-room',
    'games/goblins/one-page: by itself',
    'leaf-icon: games', // the goblins' rules on one page need no elves
    'after/replay-room: by itself',
    'curtain: by itself',
  ]);
});

test('no file needs one that is served after it: two never wait for each other', () => {
  const order = ['shell', 'kept', 'table', 'games', 'rules', 'room'];
  for (const [id, imports] of Object.entries(IMPORTS)) {
    const own = files(id);
    if (!own) continue;
    for (const next of imports) {
      const other = files(next)!;
      expect([id, next, other.name === own.name || order.indexOf(other.kind) < order.indexOf(own.kind)]).toEqual([
        id,
        next,
        true,
      ]);
    }
  }
});
