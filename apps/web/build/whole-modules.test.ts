import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { topLevelAwaits } from './whole-modules.mjs';

const awaitsOf = (code: string): number[] => topLevelAwaits(parseAst(code));

test('an await outside of any function is found, wherever it hides', () => {
  expect(awaitsOf('await wake();')).toEqual([0]);
  expect(awaitsOf('const a = 1; export const b = { c: [await wake()] };')).toEqual([36]);
  expect(awaitsOf('if (a) { await b; } for await (const c of d) e();')).toEqual([9, 20]);
});

test('what a function awaits is its own affair', () => {
  expect(awaitsOf('async function a() { await b; } const c = async () => { await d; };')).toEqual([]);
  expect(awaitsOf('class A { async b() { await c; } d = async () => await e; } ({ async f() { await g; } });')).toEqual(
    [],
  );
});
