/** Prose in the terminal: what is stressed, and how an entry of several paragraphs stands. */
import adventures from '@tabard/adventures/told';
import { expect, test } from 'vitest';
import { logLines } from './play/screen';
import { emphasised, voiceOf } from './voice';

const leaning = (text: string) => emphasised(text, (words) => `<${words}>`);

test('what a storybook stresses leans, and no asterisk is left; the slots *2 and *6 are no stress', () => {
  expect(leaning('She blots it: *None.* Wreck of the *Patient Margit*, *A*.')).toBe(
    'She blots it: <None.> Wreck of the <Patient Margit>, <A>.',
  );
  expect(leaning('slots *2, *6 and *4')).toBe('slots *2, *6 and *4');
  expect(leaning('2*3*4')).toBe('2*3*4');
});

test('the log of a storybook shows no asterisk where nothing can lean', () => {
  const { speaker } = voiceOf(adventures, ['Ann']);
  expect(speaker.say({ id: 'prose', with: { text: 'There: *None.*' } })).toMatch(/There: .*None\./);
  expect(speaker.say({ id: 'prose', with: { text: 'There: *None.*' } })).not.toContain('*');
});

test('the paragraphs of an entry hang under their first', () => {
  expect(logLines(['One.\n"Two," she says.', 'Three.'])).toEqual(['· One.', '  "Two," she says.', '· Three.']);
});
