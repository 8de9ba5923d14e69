/** Both languages say the same, with the same parameters, and the rules say nothing that has no words. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSpeaker, idsOf, lookUp, type Words } from '@tabard/content';
import { languagesAgree } from '@tabard/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { builtIn, TOWER_COLOURS } from '../content';
import { darkMinions } from '../rules';
import { events } from '../rules/board';
import deYaml from './de.yaml';
import enYaml from './en.yaml';

const en = enYaml as Words;
const de = deYaml as Words;
const languages = { en, de };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The code of the rules and of the speech, without their tests. */
const code = [folder('../rules'), folder('.')]
  .flatMap((at) => readdirSync(at).map((name) => `${at}/${name}`))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const found = (pattern: RegExp): string[] => [...new Set([...code.matchAll(pattern)].map(([, id]) => id))];

languagesAgree({ beside: import.meta.url, en, de, names: ['Ada', 'Bo', 'Cy'] });

test('a select knows the same values in both languages', () => {
  // What the rules give as it is; a kind or a colour arrives as a word of the language itself.
  const given =
    'none hidden tile1 tile2 darkWizard werewolf first second tiedFirst tiedSecond claim theEnd noTowns roundLimit';
  const values = (words: Words, id: string) =>
    given.split(' ').filter((value) => new RegExp(`[ }]${value} \\{`).test(lookUp(words, id)!));
  for (const id of idsOf(en)) expect([id, ...values(de, id)]).toEqual([id, ...values(en, id)]);
});

describe.each(Object.entries(languages))('%s', (language, words) => {
  const speaker = createSpeaker({ words: [words], names: ['Ada', 'Bo', 'Cy'], language });
  const lacking = (ids: readonly string[]) => ids.filter((id) => !speaker.has(id));

  test('everything that happens has words', () => {
    expect(lacking(Object.keys(events).map((type) => `events.${type}`))).toEqual([]);
  });

  test('everything that is asked has words', () => {
    const asked = found(/\.(?:maybeChoose|choose|chooseOne|confirm|askAll|sealed)\(\s*[^,]+,\s*'([\w.]+)'/g);
    const windows = found(/'(window\.\w+)'/g);
    expect(asked.length).toBeGreaterThan(15);
    expect(lacking([...asked, ...windows].map((id) => `questions.${id}`))).toEqual([]);
  });

  test('everything that is refused has words', () => {
    const clauses = found(/'(DM-\d+\.\d+(?:\.[\w-]+)?)'/g);
    expect(clauses.length).toBeGreaterThan(30);
    const powers = builtIn.overlords.map(({ power }) => `why.DM-17.19.${power}`);
    expect(lacking([...clauses.map((clause) => `why.${clause}`), ...powers])).toEqual([]);
    expect(lacking(['over', 'not-asked', 'not-an-option'].map((id) => `refusals.${id}`))).toEqual([]);
  });

  test('everything that the speech says has words', () => {
    const said = found(/\bsay\(\s*'([\w.-]+)'/g);
    const either = found(/\? '(\w+\.[\w.]+)' :/g).concat(found(/ : '(\w+\.[\w.]+)'/g));
    expect(lacking([...said, ...either.filter((id) => /^(options|questions|die)\./.test(id))])).toEqual([]);
  });

  test('every Town, Overlord, horde and colour has its words', () => {
    const { towns, overlords, hordes, dice } = builtIn;
    expect(
      lacking([
        ...towns.flatMap(({ id }) => [`towns.${id}.name`, `towns.${id}.flavour`]),
        ...overlords.flatMap(({ id }) => [`overlords.${id}.name`, `overlords.${id}.rules`, `overlords.${id}.flavour`]),
        ...hordes.flatMap(({ id }) => [`hordes.${id}.name`, `hordes.${id}.flavour`]),
        ...TOWER_COLOURS.map((colour) => `colours.${colour}`),
        ...Object.keys(dice).map((kind) => `kinds.${kind}`),
        ...hordes.map((_, i) => `sides.${i + 1}`),
      ]),
    ).toEqual([]);
  });

  test('every table option and wish has its words', () => {
    const options = darkMinions.options.flatMap(({ id, values }) => [
      ...['title', 'text'].map((part) => `tableOptions.${id}.${part}`),
      ...values.flatMap((value) => ['title', 'text'].map((part) => `tableOptions.${id}.values.${value}.${part}`)),
    ]);
    const wishes = Object.entries(darkMinions.wishes).flatMap(([id, values]) => [
      ...['title', 'text'].map((part) => `wishes.${id}.${part}`),
      ...values.flatMap((value) => ['title', 'text'].map((part) => `wishes.${id}.values.${value}.${part}`)),
    ]);
    expect(lacking([...options, ...wishes])).toEqual([]);
  });
});

test('German sentences bend the colour they are given', () => {
  const speaker = createSpeaker({ words: [de], names: ['Glut'], language: 'de' });
  const capture = (colour: string) =>
    speaker.say({ id: 'events.capture.done', with: { seat: { seat: 0 }, town: 'Talgfähr', colour: { id: colour } } });
  expect(capture('colours.white')).toBe('Glut nimmt bei Talgfähr einen weißen Turm.');
  expect(capture('colours.black')).toBe('Glut nimmt bei Talgfähr einen schwarzen Turm.');
});
