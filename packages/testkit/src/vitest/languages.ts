/** What every language of a game must pass: it says what the first one says, with the same parameters, in right ICU. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createSpeaker,
  faultIn,
  idsOf,
  lintWords,
  lookUp,
  missingWords,
  parametersOf,
  type Words,
} from '@tabard/content';
import { describe, expect, test } from 'vitest';

interface Languages {
  /** `import.meta.url` of the test: en.yaml and the others lie beside it. */
  readonly beside: string;
  readonly en: Words;
  readonly de: Words;
  readonly names: readonly string[];
  /** So many sentences at least have a select; without it they are not compared, because their values are words. */
  readonly selects?: number;
}

/** What the omens of a game say, as its file names it: `omens.<sign>`, `omens.why.<reason>`. `beside`: as above. */
export function omensSaid(beside: string): string[] {
  const code = readFileSync(fileURLToPath(new URL('../omens.ts', beside)), 'utf8');
  const said = [...code.matchAll(/\b(good|bad|ofMine|why)\('(\w+)'/g)];
  return said.map(([, by, id]) => (by === 'why' ? `omens.why.${id}` : `omens.${id}`));
}

export function languagesAgree({ beside, en, de, names, selects }: Languages): void {
  test('German says all that English says, and nothing else', () => {
    expect(missingWords(en, de)).toEqual([]);
    expect(missingWords(de, en)).toEqual([]);
  });

  test('a sentence has the same parameters in both languages', () => {
    for (const id of idsOf(en)) {
      const [english, german] = [en, de].map((words) => [...parametersOf(lookUp(words, id)!)].sort());
      expect([id, ...german]).toEqual([id, ...english]);
    }
  });

  if (selects !== undefined) {
    test('a select knows the same values in both languages', () => {
      const chosen = idsOf(en).filter((id) => lookUp(en, id)!.includes(', select,'));
      expect(chosen.length).toBeGreaterThan(selects);
      for (const id of chosen) expect([id, ...valuesOf(de, id)]).toEqual([id, ...valuesOf(en, id)]);
    });
  }

  describe.each(Object.entries({ en, de }))('%s', (language, words) => {
    const speaker = createSpeaker({ words: [words], names, language });

    test('every sentence is right ICU', () => {
      const path = `${language}.yaml`;
      const text = readFileSync(fileURLToPath(new URL(path, beside)), 'utf8');
      expect(lintWords({ path, text })).toEqual([]);
    });

    test('every sentence can be spoken', () => {
      for (const id of idsOf(words).filter((one) => lookUp(words, one) !== '')) {
        const parameters = Object.fromEntries([...parametersOf(lookUp(words, id)!)].map((name) => [name, 3]));
        expect([id, faultIn(speaker.say({ id, with: parameters }))]).toEqual([id, null]);
      }
    });
  });
}

/** A branch of a select, with what is nested in it. */
const BRANCH = String.raw` \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const SELECT = new RegExp(String.raw`(\w+), select,((?: [\w-]+${BRANCH})+)`, 'g');

const valuesOf = (words: Words, id: string): string[] =>
  [...lookUp(words, id)!.matchAll(SELECT)].map(
    ([, name, branches]) => `${name}: ${branches.replaceAll(new RegExp(BRANCH, 'g'), '').trim()}`,
  );
