import { readFileSync } from 'node:fs';
import { gameIds, house } from '@tabard/house';
import { expect, test } from 'vitest';
import { forThePage } from './house.mjs';

test('a page is given the rules and the deeds of every game, and nothing that is for a terminal, a linter or a lab', () => {
  const list = readFileSync(new URL('../../../packages/house/games.ts', import.meta.url), 'utf8');
  const given = [...forThePage(list).matchAll(/import\('@tabard\/([^']+)'\)/g)].map(([, door]) => door);
  expect(given).toEqual(gameIds.flatMap((id) => (house[id].deeds ? [id, `${id}/deeds`] : [id])));
});
