import { expect, test } from 'vitest';
import { isMissingPart } from './missing-part';

test.each([
  new TypeError('Failed to fetch dynamically imported module: http://inn/assets/room-1.js'),
  new TypeError('error loading dynamically imported module: http://inn/assets/room-1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/room-1.css'),
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
])('%s is a part that could not be fetched', (error) => {
  expect(isMissingPart(error)).toBe(true);
});

test.each([new TypeError('x is not a function'), 'Failed to fetch', null])('%s is something else', (error) => {
  expect(isMissingPart(error)).toBe(false);
});
