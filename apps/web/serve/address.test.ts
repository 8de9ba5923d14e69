import { expect, test } from 'vitest';
import { askedFor, LONGEST_ADDRESS, packingsFor } from './address.mjs';

const goes = { 'sec-fetch-mode': 'navigate' };
const old = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }; // A browser that does not say what it is doing.
const fetches = { 'sec-fetch-mode': 'cors', accept: '*/*' };

test.each([
  ['/', goes, { file: 'index.html', orPage: true }],
  ['/play/a1', goes, { file: 'play/a1', orPage: true }],
  ['/play/a1?x=1#y', old, { file: 'play/a1', orPage: true }],
  ['/rules/dark-minions/DM-4.3', goes, { file: 'rules/dark-minions/DM-4.3', orPage: true }],
  ['/rules/dark-minions/a%2Fb', goes, { file: null, orPage: true }],
  ['/play/a1', fetches, { file: 'play/a1', orPage: false }],
  ['/play/a1', {}, { file: 'play/a1', orPage: false }],
  ['/play/a1', { accept: '*/*' }, { file: 'play/a1', orPage: false }],
  ['/old-script.js', goes, { file: 'old-script.js', orPage: false }],
  ['/assets/room-1234.js', old, { file: 'assets/room-1234.js', orPage: false }],
  ['/assets/room', goes, { file: 'assets/room', orPage: false }],
  ['//assets//room.js', fetches, { file: 'assets/room.js', orPage: false }],
  ['http://inn/sw.js', fetches, { file: 'sw.js', orPage: false }],
])('%s', (url, headers, expected) => {
  expect(askedFor(url, headers)).toEqual(expected);
});

test.each([
  ['/.builds.json', null],
  ['/.git/config', null],
  ['/assets/.next/a.js', null],
  ['/a%5C..%5Cb.js', null],
  ['/a%00.js', null],
  ['/c:/windows/win.ini', null],
  ['/assets/room.js.br', null],
  ['/assets/room.js.gz', null],
])('%s is no file of the house', (url, file) => {
  expect(askedFor(url, fetches)).toEqual({ file, orPage: false });
});

test.each([
  ['/../etc/passwd', 400],
  ['/assets/%2e%2e/%2e%2e/etc/passwd', 400],
  ['/%E0%A4%A', 400],
  ['/%', 400],
  ['*', 400],
  [`/${'a'.repeat(LONGEST_ADDRESS - 1)}`, undefined],
  [`/${'a'.repeat(LONGEST_ADDRESS)}`, 414],
])('%.40s is refused with %s', (url, status) => {
  const asked = askedFor(url, goes);
  expect('refused' in asked ? asked.refused : undefined).toBe(status);
});

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['*', ['br', 'gzip']],
  ['br;q=0, *', ['gzip']],
  ['identity', []],
  ['br;q=x', []],
  ['', []],
  [undefined, []],
])('who takes "%s" gets one of %s', (accepted, codings) => {
  expect(packingsFor(accepted).map(({ coding }) => coding)).toEqual(codings);
});
