/** What rooms say of their symbols, keys and gestures is said in both languages and leads to a rule that stands in the law. */
import { readFileSync } from 'node:fs';
import { createSpeaker, type Words } from '@tabard/content';
import type { KeyLine } from '@tabard/page/room/keys';
import type { Sign } from '@tabard/page/symbols/signs';
import { describe, expect, test } from 'vitest';
import { FACES } from '../../../house/faces';
import { moduleOf } from '../../../house/modules';

const signsIn = import.meta.glob<{ signs: readonly Sign[] }>('../../../../../../packages/games/*/page/signs.tsx', {
  eager: true,
});
const keysIn = import.meta.glob<{ keys: readonly KeyLine[] }>('../../../../../../packages/games/*/page/keys.ts', {
  eager: true,
});

describe.each(FACES.map(({ id }) => id))('%s', async (game) => {
  const { signs } = signsIn[`../../../../../../packages/games/${game}/page/signs.tsx`]!;
  const { keys } = keysIn[`../../../../../../packages/games/${game}/page/keys.ts`]!;
  const module = await moduleOf(game);
  const wishWords = Object.entries(module.game.wishes).flatMap(([name, values]) => [
    `wishes.${name}.title`,
    `wishes.${name}.text`,
    ...values.map((value) => `wishes.${name}.values.${value}.title`),
  ]);
  const law = readFileSync(new URL(`../../../../../../packages/games/${game}/law.en.md`, import.meta.url), 'utf8');

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
    expect(signs.length).toBeGreaterThan(0);
  });
});
