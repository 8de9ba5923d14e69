/** A report says what is needed to find a fault, and never fails itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToReport, makeReport } from './report';

beforeEach(() => {
  vi.stubGlobal('TABARD_VERSION', '1.2.3');
  vi.stubGlobal('navigator', { userAgent: 'Firefox' });
  vi.stubGlobal('window', { location: { pathname: '/play/a1' }, innerWidth: 360, innerHeight: 640 });
});
afterEach(() => vi.unstubAllGlobals());

test('the version, the place, the browser and the error', () => {
  const [version, place, browser, error, stack] = makeReport(new RangeError('too far')).split('\n');
  expect([version, place, browser, error]).toEqual([
    'Tabard 1.2.3',
    'at /play/a1',
    'Firefox, 360×640',
    'RangeError: too far',
  ]);
  expect(stack).toMatch(/^RangeError: too far/);
});

test('what stands behind the # or the ? of an address is not told: a game or a code may be there', () => {
  vi.stubGlobal('window', {
    location: new URL('https://inn.test/inn/a1?seed=x#code=SECRET'),
    innerWidth: 1,
    innerHeight: 1,
  });
  expect(makeReport(new Error('x'))).not.toMatch(/SECRET|seed=/);
});

test.each(['a text', null, { code: 7 }])('what was thrown without being an error is told, too: %j', (thrown) => {
  expect(makeReport(thrown)).toContain(`Thrown: ${thrown}`);
});

test('a room adds its facts while it is open, and one that cannot tell them takes nothing along', () => {
  const closeLog = addToReport('log', () => 'seat 0: roll');
  const closeBroken = addToReport('board', () => {
    throw new Error('no board');
  });
  const report = makeReport(new Error('x'));
  expect(report).toContain('--- log\nseat 0: roll');
  expect(report).toContain('(could not be told: no board)');
  closeLog();
  closeBroken();
  expect(makeReport(new Error('x'))).not.toContain('---');
});
