/** Both languages say the same, and a game at random is told in both without a gap. */
import type { Words } from '@tabard/content';
import { Listener } from '@tabard/testkit';
import { languagesAgree } from '@tabard/testkit/vitest';
import { expect, test } from 'vitest';
import module from '../index';
import de from './de.yaml';
import en from './en.yaml';

languagesAgree({ beside: import.meta.url, en: en as Words, de: de as Words, names: ['Ada', 'Bo', 'Cy'] });

test('everything that is asked, answered, refused and told at random has words', () => {
  expect(new Listener(module).play({ seats: 3, options: {}, seed: 'words' }).standing).not.toBeNull();
});
