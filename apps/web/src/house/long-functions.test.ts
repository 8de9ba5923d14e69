/** A function of the page fits on a screen, or says why it does not. */
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { pageSources } from './sources.fixture';

const MOST = 70;
const REASON = 'Long because ';

/** As much of a syntax tree (ESTree) as is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const isFunction = ({ type }: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

/** Functions with more lines than fit, by their first line, unless the comment above begins with a reason. */
function longIn(path: string, text: string): string[] {
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  const lines = text.split('\n');
  const found: string[] = [];
  const visit = (node: Node): void => {
    const [first, last] = [lineAt(node.start), lineAt(node.end)];
    if (isFunction(node) && last - first >= MOST && !isExcused(lines, first)) found.push(`${path}:${first}`);
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
  };
  visit(parseSync(path, text).program as never);
  return found;
}

/** The lines of comment right above say it. */
function isExcused(lines: readonly string[], first: number): boolean {
  for (let at = first - 2; at >= 0 && /^\s*(\/\*\*|\*|\/\/)/.test(lines[at]); at--)
    if (lines[at].includes(REASON)) return true;
  return false;
}

test('a long function is found, and a reason excuses it', () => {
  const long = `function f() {${'\n'.repeat(MOST)}}`;
  expect(longIn('a.ts', `const x = 1;\n${long}`)).toEqual(['a.ts:2']);
  expect(longIn('a.ts', `/** ${REASON}it is. */\n${long}`)).toEqual([]);
  expect(longIn('a.ts', `function f() {${'\n'.repeat(MOST - 1)}}`)).toEqual([]);
});

test('no function of the page has more than 70 lines without a reason', () => {
  const files = pageSources(/(?<!\.(?:test|fixture))\.tsx?$/);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(({ path, text }) => longIn(path, text))).toEqual([]);
});
