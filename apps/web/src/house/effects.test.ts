/** What an effect hands back is called when it ends, and browsers of late hand back a promise of every scroll. */
import { expect, test } from 'vitest';
import { pageSources } from './sources.fixture';

const handsBackAScroll = (text: string): boolean =>
  /use(?:Layout)?Effect\(\s*\(\) =>(?!\s*void\b)[^{;]*?\.(?:scrollIntoView|scrollTo|scrollBy|scroll)\(/.test(text);

test('no effect hands back what a scroll answers', () => {
  expect(handsBackAScroll('useEffect(() => it.current?.scrollIntoView(), [it])')).toBe(true);
  expect(handsBackAScroll('useEffect(() => void it.current?.scrollIntoView(), [it])')).toBe(false);
  const sources = pageSources(/(?<!\.test)\.tsx?$/);
  expect(sources.filter(({ text }) => handsBackAScroll(text)).map(({ path }) => path)).toEqual([]);
});
