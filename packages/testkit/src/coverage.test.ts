import { expect, test } from 'vitest';
import { coverage, testNames } from './coverage';

const RULES = `
# Rules
- **XY-4.3** One.
- **XY-4.31** Another.
* **XY-R2** A ruling, see **XY-9.9**.
  - **XY-5** Within.
A paragraph about **XY-7.1** is no clause.
`;

const over = (text: string, path = 'a.test.ts') => coverage(RULES, [{ path, text }]);

test('clauses are the items of lists', () => {
  expect(over('').clauses).toEqual(['XY-4.3', 'XY-4.31', 'XY-R2', 'XY-5']);
});

test('only the exact id covers a clause', () => {
  expect(over("test('XY-4.31 it holds', () => {});")).toMatchObject({
    covered: ['XY-4.31'],
    missing: ['XY-4.3', 'XY-R2', 'XY-5'],
  });
  expect(over("test('XY-4.3, and XY-5.', () => {});").covered).toEqual(['XY-4.3', 'XY-5']);
  expect(over("test('XXY-4.3 XY-4.3x1 XY-50 XY-5-1 XY-5.1', () => {});").covered).toEqual([]);
});

test('a group gives its tests a part of their name, unless it is skipped', () => {
  expect(over("describe('XY-5', () => { test('holds', () => {}); });").covered).toEqual(['XY-5']);
  expect(over("describe.skip('XY-5', () => {});").covered).toEqual([]);
});

test('ids that the rules do not have are told, but only of this game', () => {
  expect(over("it('XY-8.1 ZZ-1.1', () => {});").unknown).toEqual(['XY-8.1']);
});

test('a scenario covers by its title and its clauses', () => {
  const text = 'scenario: XY-5 holds\nclauses: [XY-4.3]\ngame: x\n---\nscenario: S\nclauses:\n  - XY-R2\n';
  expect(over(text, 's.yaml').covered).toEqual(['XY-4.3', 'XY-R2', 'XY-5']);
  expect(over('given: { note: XY-5 }', 's.yaml').covered).toEqual([]);
});

test('names are those of tests that run', () => {
  const source = `
    // test('commented', () => {});
    /* it('commented too', () => {}); */
    const text = "test('in a string')";
    describe('a group', () => {
      test('plain', () => { expect(pattern.test('no test')).toBe(true); });
      test(
        "on a line of its own", () => {});
      test(\`with \${value}\`, () => {});
      test.skip('skipped', () => {});
      test.todo('to do');
      test.concurrent('at once', () => {});
      test.each([['XY-5', f(1)], ["XY-R2 (b)", 2]])('%s in a table', () => {});
      test.each([['XY-4.3', 1]])('a table that is not named by its rows', () => {});
    });`;
  expect(testNames(source)).toEqual([
    'a group',
    'plain',
    'on a line of its own',
    `with \${value}`,
    'at once',
    '%s in a table',
    'XY-5',
    'XY-R2',
    'a table that is not named by its rows',
  ]);
});
