/** What two games have in common is called the same in both: a hero finds its cards by their names (RA-3.10). */
import adventures from '@tabard/adventures/told';
import { lookUp, type Words } from '@tabard/content';
import rollPlayer from '@tabard/roll-player';
import { expect, test } from 'vitest';

const KINDS = ['card', 'familiar', 'class', 'race'] as const;

test.each(Object.keys(rollPlayer.words))('%s: Roll Player and Adventures share their names', (language) => {
  const [ours, theirs] = [adventures.words[language], rollPlayer.words[language]];
  let shared = 0;
  for (const kind of KINDS) {
    for (const [id, name] of Object.entries(ours[kind] as Words)) {
      const other = lookUp(theirs, `${kind}.${id}.name`);
      if (other === undefined) continue;
      expect([kind, id, name]).toEqual([kind, id, other]);
      shared += 1;
    }
  }
  expect(shared).toBeGreaterThan(36 + 15 + 15 + 100);
});
