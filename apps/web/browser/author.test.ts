/** The author's page in a real browser: a book from the disk, a mistake put in and found, a change read anew, and a trial. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const GAME = join(import.meta.dirname, '..', '..', '..', 'packages', 'games', 'adventures');
const SLUG = 'the-ferrymans-debt';
const BOOK = readFileSync(join(GAME, 'content', 'books', `${SLUG}.yaml`), 'utf8');
const WORDS = readFileSync(join(GAME, 'text', 'books', `${SLUG}.en.yaml`), 'utf8');
/** An entry that nobody has written. */
const WRONG = BOOK.replace(/goto: A1\b/, 'goto: A17');

/** The picker hands over real handles, of files in the browser's own store: what is written to them is a change on a disk. */
async function withPicker(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as { showOpenFilePicker: unknown }).showOpenFilePicker = async () => {
      const folder = await navigator.storage.getDirectory();
      const handles = [];
      for await (const handle of (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values())
        handles.push(handle);
      return handles;
    };
  });
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    async ([file, content]) => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle(file, { create: true });
      const stream = await handle.createWritable();
      await stream.write(content);
      await stream.close();
    },
    [name, text],
  );
}

const checked = (page: Page) => page.locator('.ra-check[data-check="done"]').waitFor();
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();

test('a followed book: a mistake is found, a mended one is read anew, and it is played from mid-book', async () => {
  const { page, errors } = await house.open('/table/adventures/new');
  await page.getByRole('link', { name: 'For authors' }).click();
  await page.getByRole('heading', { name: "The author's desk" }).waitFor();
  await withPicker(page);
  await write(page, `${SLUG}.yaml`, WRONG);
  await write(page, `${SLUG}.en.yaml`, WORDS);
  await page.getByRole('button', { name: 'Open a book' }).click();
  await checked(page);
  const lost = page.locator('.ra-finding[data-rule="L03"]');
  expect(await lost.innerText()).toMatch(/there is no entry A17[\s\S]*the-ferrymans-debt\.yaml:\d+:\d+/);
  await lost.getByRole('button').click();
  expect(await page.locator('.ra-entry h3').innerText()).toBe('A');
  expect(await page.locator('.ra-way-lost').first().innerText()).toContain('A17');
  expect(await seriousFaults(page)).toEqual([]);

  // The author mends it in the editor; the page sees it by itself.
  await write(page, `${SLUG}.yaml`, BOOK);
  await page.locator('.ra-check[data-check="done"][data-errors="0"]').waitFor();
  expect(await page.locator('.ra-way-lost').count()).toBe(0);

  await tab(page, 'Map');
  expect(await page.locator('.ra-chart .ra-place').count()).toBeGreaterThan(2);
  await page.locator('.ra-place[data-letter="B"]').click();
  await page.locator('.ra-labels').getByRole('button', { name: 'B1', exact: true }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  await tab(page, 'Odds');
  await page.getByLabel('How often each is played').selectOption('20');
  await page.getByRole('button', { name: 'Reckon the odds' }).click();
  await page.locator('.ra-odds-table tbody tr').first().waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();

  await tab(page, 'Play');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Entry', { exact: true }).selectOption('B');
  await page.getByLabel('Gold').fill('7');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play from B', exact: true }).click();
  await page.locator('.at-table .practice-mark').waitFor();
  await page.locator('.decision-options button[data-key]').first().waitFor();
  expect(await page.locator('.ra-leaf-title').innerText()).toBe('The Reedmaze');

  // A change while it is played is told, and does not take the table away.
  const answers = await page.locator('.at-table').getAttribute('data-answers');
  await page.locator('.decision-options button[data-key]').first().click();
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.at-table')?.dataset.answers !== old,
    answers,
  );
  await write(page, `${SLUG}.yaml`, `${BOOK}\n# saved once more\n`);
  await page.getByRole('button', { name: 'Play it anew' }).click();
  await page.locator('.at-table[data-answers="0"]').waitFor();
  await page.getByRole('button', { name: 'Back to the desk' }).click();
  await page.getByRole('heading', { name: "The author's desk" }).waitFor();
  // Nothing of it lies on the shelf.
  await page.locator('.head-name').click();
  await page.locator('.left-none').waitFor();
  expect(errors).toEqual([]);
});

test('where a browser cannot follow files: chosen by an input, wrong ones refused, hostile ones harmless', async () => {
  const { page, errors, expectErrors } = await house.open('/', { width: 360, height: 740 });
  await page.evaluate(() => {
    delete (window as unknown as { showOpenFilePicker?: unknown }).showOpenFilePicker;
    window.history.pushState(null, '', '/workshop/adventures');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const input = page.locator('input[type="file"]');
  await input.waitFor();
  const choose = (...files: [name: string, text: string][]) =>
    input.setInputFiles(files.map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })));
  const says = page.locator('.ra-problem[role="alert"]');

  await choose(['x.yaml', `format: storybook/1\nx: "${'x'.repeat(1_700_000)}"`]);
  expect(await says.innerText()).toContain('x.yaml is larger than');
  await choose(['letter.txt', 'Dear all']);
  expect(await says.innerText()).toContain('letter.txt is no YAML');
  await choose(['broken.yaml', 'entries: [1, 2']);
  await checked(page);
  expect(await page.locator('.ra-finding').innerText()).toContain('this is no YAML');
  await choose(['shape.yaml', 'format: storybook/1\nentries: 7\n']);
  await page.locator('.ra-desk h2', { hasText: 'shape' }).waitFor();
  await checked(page);
  expect(await page.locator('.ra-finding[data-severity="error"]').count()).toBeGreaterThan(3);

  // Text is text: nothing in it is obeyed.
  const evil = '<img src=x onerror=alert(1)><script>document.title="owned"</script>';
  const round = BOOK.replace(
    /^ {2}A:\n/m,
    '  A17: { read: true, goto: A18 }\n  A18: { read: true, goto: A17 }\n  A:\n',
  );
  const words = `${WORDS}\nA17.read: ${JSON.stringify(evil)}\nA18.read: round\n`;
  await choose([`${SLUG}.yaml`, round], [`${SLUG}.en.yaml`, words]);
  await page.locator('.ra-desk h2', { hasText: "The Ferryman's Debt" }).waitFor();
  await tab(page, 'Entries');
  await page.getByLabel('Search labels and words').fill('onerror');
  await page.locator('.ra-entry-pick').click();
  expect(await page.locator('.ra-telling').first().innerText()).toContain('onerror=alert(1)');
  expect(await page.locator('.ra-entry img, .ra-entry script').count()).toBe(0);
  // Entries that lead round and round stop the rules, not the house.
  expectErrors(/A17|auto|round|RulesError|went on/i);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Play from A17' }).click();
  await page.getByRole('heading', { name: 'Here the rules could not go on' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(errors).toEqual([]);
});
