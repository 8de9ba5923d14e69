/** Which build a page is of, what a build consists of, and one that shares no file with the last. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** By names and numbers, so that a test knows which build it looks at. */
export const buildOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name="tabard-build"]')?.getAttribute('content') ?? null);

/**
 * The same page as another build, with no file name in common: the hardest upgrade there can be, in a second instead of
 * a minute. Every `name-HASH.js` gets another hash, wherever it is named, and the build another version.
 */
export function rebuilt(from: string, to: string): string {
  const { version: old, files } = listOf(from);
  const version = [...old].reverse().join('');
  const text = (name: string) =>
    readFileSync(join(from, name), 'utf8')
      .replace(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|wasm)\b/g, (each) =>
        otherHash(`assets/${each}`).slice('assets/'.length),
      )
      .replaceAll(old, version);
  for (const part of ['assets', 'api']) mkdirSync(join(to, part), { recursive: true });
  for (const name of [...files, 'sw.js', 'api/hello']) {
    if (/\.(js|css|html)$/.test(name)) writeFileSync(join(to, otherHash(name)), text(name));
    else cpSync(join(from, name), join(to, otherHash(name)));
  }
  return version;
}

interface Listed {
  readonly version: string;
  readonly files: readonly string[];
  /** Bytes that travel to a browser that takes Brotli, by place in `files`. */
  readonly sent: readonly number[];
  readonly groups: { readonly [id: string]: readonly string[] };
}

/** What a build consists of, as its service worker knows it. */
export function listOf(folder: string): Listed {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const given = (name: string) => JSON.parse(new RegExp(`^const ${name} = (.*);$`, 'm').exec(worker)![1]);
  const all: [path: string, stored: number, sent: number][] = given('FILES');
  const files = all.map(([path]) => path.slice(1));
  const groups = Object.entries<number[]>(given('GROUPS')).map(([id, places]) => [id, places.map((i) => files[i])]);
  return { version: given('VERSION'), files, sent: all.map(([, , sent]) => sent), groups: Object.fromEntries(groups) };
}

/** Ends in a letter that no real hash has. */
const otherHash = (name: string) =>
  name.startsWith('assets/') ? name.replace(/(-[\w-]{7})[\w-](\.\w+)$/, '$1~$2') : name;
export const isOfRebuilt = (name: string): boolean => /~\.\w+$/.test(name);
