/** Selectors that not every browser keeps up with: what they would say is said by an attribute instead. */
import { expect, test } from 'vitest';
import { pageSources } from './sources.fixture';

/** What stands between the brackets of every `:has(…)`, brackets within brackets included. */
function askedByHas(css: string): string[] {
  return [...css.matchAll(/:has\(/g)].map(({ index }) => {
    const start = index + ':has('.length;
    let open = 1;
    let end = start;
    for (; open > 0 && end < css.length; end++) open += css[end] === '(' ? 1 : css[end] === ')' ? -1 : 0;
    return css.slice(start, end - 1);
  });
}

const asksWhetherEmpty = (css: string) => askedByHas(css).filter((asked) => asked.includes(':empty'));

test('an empty place inside :has is seen, however deep', () => {
  expect(asksWhetherEmpty('.a:has(.b:is(.c, :empty)) .d {} .e:has(> .f) {} .g:empty {}')).toEqual([
    '.b:is(.c, :empty)',
  ]);
});

// WebKit does not look again when the place is filled: Roll Player's page of the hero stayed 0 px wide until a resize.
test('no style asks whether something has an empty place', () => {
  const sheets = pageSources(/\.css$/);
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap(({ path, text }) => asksWhetherEmpty(text).map((asked) => `${path}: ${asked}`));
  expect(found).toEqual([]);
});
