/** What the command line reads before it knows what is wanted: no game, for each takes longer than most commands. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asProcess } from './tabard';

const dist = new URL('../dist/', import.meta.url);

/** A built file with all that it imports at once, as texts by name. */
function startOf(name: string, read = new Map<string, string>()): Map<string, string> {
  if (read.has(name)) return read;
  const text = readFileSync(fileURLToPath(new URL(name, dist)), 'utf8');
  read.set(name, text);
  for (const [, other] of text.matchAll(/^(?:import|\} from|export .* from)[^;]*?"\.\/([^"]+)";$/gm))
    startOf(other, read);
  return read;
}

const gamesIn = (text: string) => [...text.matchAll(/^\/\/ packages\/games\/([\w-]+)\//gm)].map(([, game]) => game);

test('a game is read when it is named, and a command when it is given', async () => {
  expect((await asProcess(['rules', 'dark-minions', '4.3'])).code).toBe(0); // Built anew where a source is newer.
  for (const name of ['main.js', 'sim-worker.js']) {
    const read = startOf(name);
    expect(read.size).toBeGreaterThan(1);
    expect([name, ...new Set([...read.values()].flatMap(gamesIn))]).toEqual([name]);
  }
});
