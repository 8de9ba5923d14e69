import { expect, test } from 'vitest';
import { fileFor } from './chunks.mjs';

/** A house of two games: who imports whom at once. */
const IMPORTS: { readonly [module: string]: readonly string[] } = {
  main: ['react', 'faces'],
  faces: [],
  react: [],
  'storage/list': ['react', 'store'],
  store: [],
  'setup/setup-room': ['store', 'seats'],
  'table/table-room': ['react', 'stage'],
  seats: [],
  stage: [],
  'games/elves/module': ['elven-rules', 'kernel'],
  'games/elves/room': ['games/elves/module', 'react', 'stage', 'elven-board', 'star-icon'],
  'games/goblins/module': ['kernel'],
  'games/goblins/room': ['games/goblins/module', 'star-icon', 'goblin-board'],
  'elven-rules': ['kernel'],
  kernel: [],
  'elven-board': [],
  'star-icon': [],
  'goblin-board': [],
  'credits/credits-room': ['star-icon', 'thanks'],
  thanks: [],
};
const files = fileFor(
  ['elves', 'goblins'],
  (doors: readonly string[]) => doors.filter((door) => door in IMPORTS),
  (id: string) => IMPORTS[id],
);

test('what is needed together lies together, and what nobody needs for a table stays where it was', () => {
  const named = Object.keys(IMPORTS).map((id) => `${id}: ${files(id)?.name ?? 'by itself'}`);
  expect(named).toEqual([
    'main: shell',
    'faces: shell',
    'react: shell',
    'storage/list: kept',
    'store: kept',
    'setup/setup-room: table',
    'table/table-room: table',
    'seats: table',
    'stage: table',
    'games/elves/module: elves',
    'games/elves/room: elves-room',
    'games/goblins/module: goblins',
    'games/goblins/room: goblins-room',
    'elven-rules: elves',
    'kernel: table',
    'elven-board: elves-room',
    'star-icon: table',
    'goblin-board: goblins-room',
    'credits/credits-room: by itself',
    'thanks: by itself',
  ]);
});

test('no file needs one that is served after it: two never wait for each other', () => {
  const order = ['shell', 'kept', 'table', 'rules', 'room'];
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
