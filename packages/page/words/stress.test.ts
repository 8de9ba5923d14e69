/** Stars in prose stress what stands between them, and only there. */
import { expect, test } from 'vitest';
import { plain, runsOf } from './stress';

/** What is stressed in it. */
const stressed = (text: string) => runsOf(text).flatMap((run) => (run.isStressed ? [run.text] : []));

test('what stands between stars is stressed, the rest is not', () => {
  expect(runsOf('You *must* go, *now*.')).toEqual([
    { text: 'You ', isStressed: false },
    { text: 'must', isStressed: true },
    { text: ' go, ', isStressed: false },
    { text: 'now', isStressed: true },
    { text: '.', isStressed: false },
  ]);
});

test.each([
  ['*a*', ['a']],
  ['*two words*', ['two words']],
  ['(*a*)', ['a']],
  ['*Tür*', ['Tür']],
])('%j stresses %j', (text, words) => expect(stressed(text)).toEqual(words));

test.each(['the slot *4', '2 * 3 * 4', 'x*y*z', '* a list', '**', 'one *line\nand* the next', ''])(
  '%j stresses nothing, and its stars stay',
  (text) => {
    expect(stressed(text)).toEqual([]);
    expect(plain(text)).toBe(text);
  },
);

test('what is read aloud has no marks, and is all that is shown', () => {
  for (const text of ['You *must* go.', 'slot *4 and *this*', '*a* *b*']) {
    expect(plain(text)).toBe(
      runsOf(text)
        .map((run) => run.text)
        .join(''),
    );
  }
  expect(plain('You *must* go to *4.')).toBe('You must go to *4.');
});
