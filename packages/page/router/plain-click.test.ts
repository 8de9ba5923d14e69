/** A link is a real one: what browsers do with it they go on doing. */
import { expect, test } from 'vitest';
import { type Click, isPlainClick } from './plain-click';

const click = (more: Partial<Click> = {}): Click => ({
  ...{ defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false },
  ...more,
});

test('a plain click stays in the page', () => {
  expect(isPlainClick(click())).toBe(true);
  expect(isPlainClick(click(), '')).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }, { button: 2 }])(
  'a click with %j is the browser’s',
  (more) => expect(isPlainClick(click(more))).toBe(false),
);

test('so is one on a link that opens elsewhere, and one that somebody has dealt with', () => {
  expect(isPlainClick(click(), '_blank')).toBe(false);
  expect(isPlainClick(click({ defaultPrevented: true }))).toBe(false);
});
