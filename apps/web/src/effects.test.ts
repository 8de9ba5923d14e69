/** What an effect hands back is called when it ends, and browsers of late hand back a promise of every scroll. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const handsBackAScroll = (text: string): boolean =>
  /use(?:Layout)?Effect\(\s*\(\) =>(?!\s*void\b)[^{;]*?\.(?:scrollIntoView|scrollTo|scrollBy|scroll)\(/.test(text);

test('no effect hands back what a scroll answers', () => {
  expect(handsBackAScroll('useEffect(() => it.current?.scrollIntoView(), [it])')).toBe(true);
  expect(handsBackAScroll('useEffect(() => void it.current?.scrollIntoView(), [it])')).toBe(false);
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  expect(
    sources.filter((name) => !name.endsWith('.test.ts') && handsBackAScroll(readFileSync(join(here, name), 'utf8'))),
  ).toEqual([]);
});
