/** What `tabard new-game` refuses, before it writes anything. That it works is played in a browser: apps/web/browser/new-game.test.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tabard } from './tabard';

const GAMES = fileURLToPath(new URL('../../../packages/games', import.meta.url));
const LIST = fileURLToPath(new URL('../../../packages/house/games.ts', import.meta.url));

test.each([
  [['Pocket Mole'], 'an id is small letters and figures, words joined by "-", and not "Pocket Mole"'],
  [['pocket--mole'], 'an id is small letters and figures, words joined by "-", and not "pocket--mole"'],
  [['dark-minions'], 'there is a game "dark-minions" already'],
  [['kernel'], '"kernel" is a part of the house; a game needs an id of its own'],
  [['pocket-mole', '--name', 'Mole: {it}'], 'a name is letters, figures, spaces and "-", and not "Mole: {it}"'],
  [['d'], 'every two letters of "d" begin the clauses of another game; take another id'],
])('%j is refused, and nothing is written', async (args, sentence) => {
  const before = [readdirSync(GAMES), readFileSync(LIST, 'utf8')];
  const { code, out, err } = await tabard(['new-game', ...args]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
  expect([readdirSync(GAMES), readFileSync(LIST, 'utf8')]).toEqual(before);
});
