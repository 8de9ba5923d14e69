/** What rooms say of their symbols, keys and gestures is said in both languages and leads to a rule that stands in the law. */
import { readFileSync } from 'node:fs';
import { createSpeaker, type Words } from '@tabard/content';
import { describe, expect, test } from 'vitest';
import { FACES } from '../../games/faces';
import { moduleOf } from '../../games/modules';
import type { KeyLine } from '../keys';
import type { Sign } from './signs';

const signsIn = import.meta.glob<{ signs: readonly Sign[] }>('../../games/*/signs.tsx');
const keysIn = import.meta.glob<{ keys: readonly KeyLine[] }>('../../games/*/keys.ts');

describe.each(FACES.map(({ id }) => id))('%s', async (game) => {
  const { signs } = await signsIn[`../../games/${game}/signs.tsx`]!();
  const { keys } = await keysIn[`../../games/${game}/keys.ts`]!();
  const module = await moduleOf(game);
  const wishWords = Object.entries(module.game.wishes).flatMap(([name, values]) => [
    `wishes.${name}.title`,
    `wishes.${name}.text`,
    ...values.map((value) => `wishes.${name}.values.${value}.title`),
  ]);
  const law = readFileSync(new URL(`../../../../../docs/rules/${game}.md`, import.meta.url), 'utf8');

  test.each(['en', 'de'])(
    'every symbol has a name and a sentence, every gesture its line, every wish of the menu its words: %s',
    (language) => {
      const speaker = createSpeaker({ words: [module.words[language] as Words], names: [], language });
      const lacking = [...signs.flatMap(({ title, says }) => [title, says]), ...keys.map(({ says }) => says)]
        .map(({ id }) => id)
        .concat(wishWords)
        .filter((id) => !speaker.has(id));
      expect(lacking).toEqual([]);
    },
  );

  test('a clause that a symbol names stands in the law, and no symbol is named twice', () => {
    expect(signs.filter(({ clause }) => !law.includes(`- **${clause}** `)).map(({ clause }) => clause)).toEqual([]);
    expect(new Set(signs.map(({ id }) => id)).size).toBe(signs.length);
    expect(signs.length).toBeGreaterThan(15);
  });
});
