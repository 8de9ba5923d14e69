/** How styles are written here: in a layer, by two widths, and a room's under its own name. */

import { readFileSync } from 'node:fs';
import { gameIds } from '@tabard/house';
import { LOW, WIDTHS } from '@tabard/page/room/frame/form';
import { expect, test } from 'vitest';
import { pageSources } from './sources.fixture';

const sheets = pageSources(/\.css$/).map(({ path, text }) => ({
  name: path,
  css: text.replace(/\/\*[\s\S]*?\*\//g, ''),
}));

const LAYERS = ['base', 'furniture', 'room', 'form'];

/** What stands outside of all braces: the preludes of the outermost rules. */
function outermost(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < css.length; i++) {
    if (css[i] === '{' && depth++ === 0) found.push(css.slice(from, i).trim());
    if (css[i] === '}' && --depth === 0) from = i + 1;
  }
  return [...found, css.slice(from).trim()].filter(Boolean);
}

test('there are styles to look at', () => {
  expect(sheets.length).toBeGreaterThan(100);
  expect(outermost('@layer a { .b { c: d } } .e { f: g } @layer h, i;')).toEqual(['@layer a', '.e', '@layer h, i;']);
});

test('the order of the layers is said once, and every rule stands in one of them', () => {
  const outside = sheets.flatMap(({ name, css }) =>
    outermost(css)
      .filter((prelude) => !LAYERS.some((layer) => prelude === `@layer ${layer}`))
      .map((prelude) => `${name}: ${prelude}`),
  );
  expect(outside).toEqual([`packages/page/design/layers.css: @layer ${LAYERS.join(', ')};`]);
});

// ---- widths

/** In em; the second is for what scrolls inside a low stage. */
const HEIGHTS = [LOW, 24];
const ASKED = [...Object.values(WIDTHS).map((em) => `width ${em}em`), ...HEIGHTS.map((em) => `height ${em}em`)];

/** "width 40em" for each length that a query compares with, whichever way it is written. */
const lengthsOf = (query: string): string[] =>
  [...query.matchAll(/\(([^()]*(width|height|inline-size|block-size)[^()]*)\)/g)].flatMap(([, feature, side]) =>
    [...feature.matchAll(/[\d.]+[a-z]+/g)].map(([length]) => `${side} ${length}`),
  );

test('nothing changes but at the two named widths, in text sizes, and by containers', () => {
  const others = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/@(media|container)([^{]*)\{/g)].flatMap(([, kind, query]) =>
      lengthsOf(query)
        .filter((length) => kind === 'media' || !ASKED.includes(length))
        .map((length) => `${name} @${kind}: ${length}`),
    ),
  );
  expect(others).toEqual([]);
  expect(lengthsOf('(40em <= width < 64em) and (max-height: 860px)')).toEqual([
    'width 40em',
    'width 64em',
    'height 860px',
  ]);
});

// ---- names

/** What the classes of a room begin with: the letters of its law (DM-4.3: `dm-`); with an s, those of its rules on one page. */
const PREFIXES = new Map(
  gameIds.map((game) => {
    const law = readFileSync(new URL(`../../../../packages/games/${game}/law.en.md`, import.meta.url), 'utf8');
    const [, letters] = /^- \*\*([A-Z]{2})-/m.exec(law)!;
    return [game, new RegExp(`^${letters.toLowerCase()}s?-`)] as const;
  }),
);

const classesOf = (css: string): string[] =>
  [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, prelude]) =>
    prelude.trim().startsWith('@')
      ? []
      : [...prelude.replace(/"[^"]*"/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name),
  );

/** What every room may speak of: it stands in a sheet of the house. */
const houseNames = new Set(
  sheets.filter(({ name }) => !name.startsWith('packages/games/')).flatMap(({ css }) => classesOf(css)),
);

test('no two games have the same letters', () => {
  expect(new Set([...PREFIXES.values()].map(String)).size).toBe(gameIds.length);
});

test("a room's classes carry its prefix, so that no two rooms share one by accident", () => {
  const bare = sheets.flatMap(({ name, css }) => {
    const game = /^packages\/games\/([^/]+)\//.exec(name)?.[1];
    if (!game) return [];
    return classesOf(css)
      .filter((each) => !PREFIXES.get(game)!.test(each) && !houseNames.has(each))
      .map((each) => `${name}: .${each}`);
  });
  expect([...new Set(bare)]).toEqual([]);
});

// ---- colours

/** Where a table's bright hue is text: over scenery that is dark by day, too. Elsewhere it is `--hue-text`. */
const ON_DARK = ['apps/web/src/play/begin/setup.css .setup-words h1'];

test('words have a hue that can be read by day', () => {
  const bright = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , body]) => /(^|[;\s])color:\s*var\(--hue-bright\)/.test(body))
      .map(([, selector]) => `${name} ${selector.trim()}`),
  );
  expect(bright).toEqual(ON_DARK);
});
