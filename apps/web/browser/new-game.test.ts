/**
 * A sixth game is one folder and one line. In a copy of the house `tabard new-game` makes one, as a newcomer would; it passes its
 * own suite, is played to its end in the browser, alone and online by two, and is thrown away with the copy.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../scripts/setup.mjs';
import { type Copy, copyOfTheHouse, heardFrom } from './copy.fixture';
import { Player, playOut } from './glow.fixture';
import { openDoor } from './inn.fixture';
import { begin, joinTable, openTable } from './online.fixture';

const ID = 'pocket-mole';
const FOLDER = `packages/games/${ID}`;
const LIST = 'packages/house/games.ts';

let copy: Copy;
beforeAll(() => {
  copy = copyOfTheHouse();
});
afterAll(() => copy?.close());

const linesOf = (folder: string) => readFileSync(join(folder, LIST), 'utf8').split('\n');

test('tabard new-game writes a folder and a line, and what it wrote passes its own suite', async () => {
  const said = await copy.run('apps/cli/bin/tabard.mjs', ['new-game', ID, '--name', 'Pocket Mole']);
  expect(said).toContain(`Pocket Mole stands in ${FOLDER}`);
  const added = linesOf(copy.folder).filter((line) => !linesOf(root).includes(line));
  expect(added).toHaveLength(1);
  expect(linesOf(copy.folder)).toHaveLength(linesOf(root).length + 1);

  const suite = await copy.run(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', 'unit', '--reporter=verbose', FOLDER],
    {
      UPDATE_PLAYTHROUGHS: '1',
    },
  );
  expect(suite).toContain('PM-1.2 the first time the dragon wakes at its number, and not at one more');
  expect(suite).toContain('with 4 seats, random game 0');
  expect(readFileSync(join(copy.folder, `playthroughs/${ID}.txt`), 'utf8')).toContain('The end (PM-1.3)');
  const lint = await copy.run('node_modules/@biomejs/biome/bin/biome', ['ci', FOLDER, LIST]);
  expect(lint).toContain('No fixes applied');
  await copy.run('scripts/check-imports.mjs');
  const coverage = await copy.run('apps/cli/bin/tabard.mjs', ['rules', ID, '--coverage']);
  expect(coverage).toContain('3 of 3 clauses have a test');
});

test('the inn has a sixth table: it is played to its end alone, and online by two', async () => {
  const inn = copy.start('scripts/start.mjs', [], { PORT: '0', TABARD_DATA: join(copy.folder, 'data'), LOG: 'silent' });
  const said = heardFrom(inn);
  const gone = new Promise<never>((_, reject) => inn.on('close', () => reject(new Error(`the inn closed: ${said()}`))));
  const opened = new Promise<void>((resolve) => {
    inn.stdout?.on('data', () => said().includes('The inn is open') && resolve());
  });
  await Promise.race([opened, gone]);
  const [address] = /http:\S+/.exec(said())!;
  const door = await openDoor(address);
  try {
    await alone(door);
    await byTwo(door);
  } finally {
    await door.close();
    gone.catch(() => undefined);
    inn.kill('SIGTERM');
  }
});

type Door = Awaited<ReturnType<typeof openDoor>>;

/** What a hand likes: to be off as soon as it holds something. */
const TASTE = { likes: [/^board\|leave\|/, /^board\|reach:1\|/] };

async function alone(door: Door): Promise<void> {
  const { page, errors, context } = await door.open('/');
  await page
    .locator('.card', { hasText: 'Pocket Mole' })
    .getByRole('link', { name: /^Sit down/ })
    .click();
  await page.waitForSelector('.at-table');
  const one = new Player(page, TASTE, false);
  await playOut([one]);
  expect(one.presses.board).toBeGreaterThan(0); // How many turns it takes is the dice's affair.
  expect(await page.locator('.game-over').innerText()).toMatch(/place|won|win/i);
  await page.goto(`${door.address}/rules/${ID}/PM-1.2`);
  await page.getByText('The dragon wakes when a die shows its number or less').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
}

async function byTwo(door: Door): Promise<void> {
  const [desk, phone] = await Promise.all([
    door.open('/credits'),
    door.open('/credits', { width: 360, height: 740, touch: true }),
  ]);
  const link = await openTable(desk, `/table/${ID}/new?online&seats=2&person=1,2`, 'Ann');
  await joinTable(phone, link, 'Ben');
  await desk.page.waitForSelector('.gathering-who:has-text("Ben")');
  await begin(desk.page, phone.page);
  await playOut([new Player(desk.page, TASTE, false), new Player(phone.page, TASTE, true)]);
  const hashes = await Promise.all(
    [desk, phone].map(({ page }) => page.locator('.game-over').getAttribute('data-hash')),
  );
  expect(hashes[0]).toMatch(/^[0-9a-f]{16,}$/);
  expect(hashes[1]).toBe(hashes[0]);
  for (const { errors } of [desk, phone]) expect(errors).toEqual([]);
  await Promise.all([desk, phone].map(({ context }) => context.close()));
}
