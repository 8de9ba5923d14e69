/** Whatever the inn refuses, a person is told why in a sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REASONS, tellInn } from './inn-words';

const server = join(import.meta.dirname, '../../../../server/src');
const code = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path))
  .map((path) => readFileSync(join(server, path), 'utf8'))
  .join('\n');
const said = [...code.matchAll(/(?:InnRefusal|innSays|dismiss|refuse)\((?:[\w.]+, )?'([a-z-]+)'[,)]/g)].map(
  ([, word]) => word,
);

/** What only a program does that does not know the protocol: told as it comes. */
const OF_PROGRAMS = ['no-hello', 'said-hello', 'not-a-message', 'not-understood', 'nonsense', 'no-such-place'];
/** Of deeds that the page offers to nobody who could be refused so. */
const NEVER = ['no-such-bot', 'no-such-guest', 'not-a-guests-seat', 'nothing-proposed', 'nothing-said', 'not-waiting'];

test('every reason the inn has stands among those the page has a sentence for', () => {
  expect(said.length).toBeGreaterThan(20);
  const known = [...REASONS, ...OF_PROGRAMS, ...NEVER];
  expect([...new Set(said)].filter((reason) => !known.includes(reason))).toEqual([]);
});

test('a reason nobody knows is still told', () => {
  expect(tellInn('moon-too-full')).toContain('moon-too-full');
  expect(tellInn('closing')).not.toContain('closing');
});
