import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import node from './check-node.cjs';

test.each(['0.12.18', '16.20.2', '18.20.8', '20.18.3'])('Node %s is told what to do', (version) => {
  const complaint = node.complaintAbout(version);
  expect(complaint).toContain('needs Node 20.19 or newer');
  expect(complaint).toContain(`this is ${version}`);
  expect(complaint).toContain('install');
});

test.each(['20.19.0', '20.20.2', '22.0.0', '26.10.0'])('Node %s will do', (version) =>
  expect(node.complaintAbout(version)).toBeNull(),
);

test('every command of the house looks first', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  for (const [name, script] of Object.entries<string>(scripts))
    if (script.includes('scripts/')) expect(script, name).toMatch(/^(node scripts\/check-node\.cjs && |biome )/);
});

// What an old Node reads before it is told must be in words that it knows: no await at the top, no `?.`, no `node:`.
test.each(['check-node.cjs', '../apps/cli/bin/tabard.mjs'])('an old Node can read %s', (path) => {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(text).not.toMatch(/\?\.|\?\?|^await |^import .* from 'node:|\|\|=/m);
  expect(text.match(/^import .*/gm) ?? []).toHaveLength(path.endsWith('.mjs') ? 1 : 0);
});
