/**
 * What an effect hands back is called when it ends, and browsers of late hand back a promise of every scroll. And what an effect
 * sets with every answer of the table React takes for a ring of updates: after fifty in a row it ends the page's drawing.
 */
import { expect, test } from 'vitest';
import { pageSources } from './sources.fixture';

const handsBackAScroll = (text: string): boolean =>
  /use(?:Layout)?Effect\(\s*\(\) =>(?!\s*void\b)[^{;]*?\.(?:scrollIntoView|scrollTo|scrollBy|scroll)\(/.test(text);

const sources = pageSources(/(?<!\.test)\.tsx?$/);
const thoseWhich = (is: (text: string) => boolean): string[] =>
  sources.filter(({ text }) => is(text)).map(({ path }) => path);

test('no effect hands back what a scroll answers', () => {
  expect(handsBackAScroll('useEffect(() => it.current?.scrollIntoView(), [it])')).toBe(true);
  expect(handsBackAScroll('useEffect(() => void it.current?.scrollIntoView(), [it])')).toBe(false);
  expect(thoseWhich(handsBackAScroll)).toEqual([]);
});

/** What is new with every answer, or whenever the table is drawn. */
const OFTEN = /\b(?:answers|moment|now|told|count|seen|question|asks?|pending|history)\b/;
/** In its own lines, that is before any function in it: what a timer or a promise sets comes later, and is no ring. */
const setsOften = (text: string): boolean =>
  [...text.matchAll(/use(?:Layout)?Effect\(\(\) =>(.*?), \[([^\]]*)\]\);/gs)].some(
    ([, body, on]) => OFTEN.test(on) && /(?:^|[\s;)])set(?!Timeout|Interval)[A-Z]\w*\(/.test(body.split('=>')[0]),
  );

test('no effect puts a state back with every answer (React #185: fifty in a row, as where bots play, are taken for a ring)', () => {
  expect(setsOften('useEffect(() => {\n  setShown(false);\n}, [ask?.question, viewer, answers]);')).toBe(true);
  expect(setsOften('useEffect(() => {\n  if (wanted) setPage(wanted);\n}, [question]);')).toBe(true);
  expect(setsOften('useEffect(() => {\n  setOpen(false);\n}, [isOver]);')).toBe(false);
  expect(setsOften('useEffect(() => {\n  const timer = setTimeout(() => setShown(false), 9);\n}, [now]);')).toBe(false);
  expect(thoseWhich(setsOften)).toEqual([]);
});
