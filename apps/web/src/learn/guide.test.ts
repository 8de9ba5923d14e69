import { botsFor } from '@tabard/bots';
import { createSpeaker, idsOf, isMissing, lookUp, missingWords, parametersOf, type Words } from '@tabard/content';
import { quickStream } from '@tabard/kernel';
import { Table } from '@tabard/table';
import { describe, expect, test } from 'vitest';
import { moduleOf } from '../games/modules';
import { hintFor, type Lesson, namesIn, pagesOf, prompt, setupOf } from './guide';
import { teachingOf } from './lessons';

const GAMES = ['dark-minions'];

describe.each(GAMES)('%s', async (game) => {
  const module = await moduleOf(game);
  const { lesson, words } = await teachingOf(game);
  const names = Array.from({ length: lesson.seats }, (_, seat) => `Seat ${seat + 1}`);
  const sitDown = () => Table.open(module.game, botsFor(module), setupOf(lesson, names));
  const said = (language: string) => createSpeaker({ words: [words[language]], names, language });
  const gameSpeaker = createSpeaker({ words: [module.words.en], names, language: 'en' });

  test('who follows every suggestion comes to the end, and nothing is refused', () => {
    const table = sitDown();
    const taken: string[] = [];
    for (let i = 0; i < 1000; i++) {
      const hint = hintFor(lesson, table.match);
      if (hint.kind === 'end') break;
      if (hint.kind === 'meanwhile') letRivalPlay(lesson, table, hint.round === lesson.rounds.length - 1);
      else {
        expect([hint.kind, taken.at(-1), hint.strayed]).toEqual(['step', taken.at(-1), false]);
        if (hint.kind !== 'step') return;
        expect(table.match.explain(lesson.learner, hint.step.answer)).toBe(null);
        table.answer(lesson.learner, hint.step.answer);
        taken.push(hint.step.id);
      }
    }
    expect(hintFor(lesson, table.match)).toMatchObject({ kind: 'end', over: false });
    expect(taken).toEqual(lesson.rounds.flatMap(({ steps }) => steps.map(({ id }) => id)));
    expect(table.match.unusedScript()).toEqual([]);
  });

  test('a guided game can be left and taken up again anywhere', () => {
    const table = sitDown();
    for (let i = 0; hintFor(lesson, table.match).kind !== 'end'; i++) {
      if (i % 9 === 0) {
        const again = Table.fromLog(module.game, botsFor(module), JSON.parse(JSON.stringify(table.log)));
        expect(hintFor(lesson, again.match)).toEqual(hintFor(lesson, table.match));
      }
      const hint = hintFor(lesson, table.match);
      if (hint.kind === 'step') table.answer(lesson.learner, hint.step.answer);
      else letRivalPlay(lesson, table, true);
    }
  });

  test('an answer taken back brings its hint back', () => {
    const table = sitDown();
    table.answer(lesson.learner, (hintFor(lesson, table.match) as { step: { answer: string } }).step.answer);
    const before = hintFor(lesson, table.match);
    if (before.kind !== 'step') throw new Error('the lesson begins with a step');
    table.answer(lesson.learner, before.step.answer);
    expect(hintFor(lesson, table.match)).not.toEqual(before);
    table.undo(lesson.learner);
    expect(hintFor(lesson, table.match)).toEqual(before);
  });

  test.each([1, 2, 3, 4, 5, 6])('who does as they like (%i) is never left without a word', (seed) => {
    const chance = quickStream(seed);
    const table = sitDown();
    const kinds = new Set<string>();
    for (let i = 0; i < 600 && !table.match.standing; i++) {
      const hint = hintFor(lesson, table.match);
      kinds.add(hint.kind);
      const ask = table.match.pending.asks[0];
      if (ask.seat === lesson.learner) {
        expect(hint.kind).not.toBe('meanwhile');
        const follows = hint.kind === 'step' && chance.below(3) > 0;
        table.answer(ask.seat, follows ? hint.step.answer : ask.options[chance.below(ask.options.length)]);
      } else letRivalPlay(lesson, table, true);
      if (hint.kind === 'end' && hint.over) break;
    }
    expect(kinds).toContain('tip');
    expect(kinds).toContain('end');
  });

  describe.each(Object.keys(words))('in %s', (language) => {
    const speaker = said(language);

    test('every part, step and question has its words', () => {
      const lacking: string[] = [];
      const need = (id: string) => !speaker.has(id) && lacking.push(id);
      for (const { id, steps } of lesson.rounds) {
        need(`rounds.${id}.title`);
        need(`rounds.${id}.meanwhile.1`);
        for (const step of steps) need(`steps.${step.id}.do`);
      }
      for (const id of ['lesson.title', 'lesson.lead', 'lesson.minutes', 'lesson.coach', 'end.title', 'end.1'])
        need(id);
      for (const id of ['strayed.step', 'strayed.tip', 'tips.else.1']) need(id);
      expect(lacking).toEqual([]);
      expect(pagesOf('steps.welcome', speaker.has).length).toBe(2);
    });

    test('every sentence can be spoken with the names of the lesson, and is a hint, not a chapter', () => {
      const given = namesIn(lesson, gameSpeaker.say);
      for (const id of idsOf(words[language]).filter((one) => !one.startsWith('summary.'))) {
        const text = speaker.say({ id, with: given });
        expect([id, isMissing(text)]).toEqual([id, false]);
        expect([id, text.length < 330]).toEqual([id, true]);
      }
    });
  });

  test('both languages say the same, with the same names', () => {
    const { en, de } = words as { en: Words; de: Words };
    expect(missingWords(en, de)).toEqual([]);
    expect(missingWords(de, en)).toEqual([]);
    for (const id of idsOf(en)) {
      const [english, german] = [en, de].map((each) => [...parametersOf(lookUp(each, id)!)].sort());
      expect([id, ...german]).toEqual([id, ...english]);
    }
  });

  test('no step has two names, and none is left over', () => {
    const ids = lesson.rounds.flatMap(({ steps }) => steps.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const written = Object.keys(words.en.steps as Words);
    expect(written.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

/** As the lesson says; where it says nothing, and only there, as the bot likes. */
function letRivalPlay(lesson: Lesson, table: Table, mayBeBot: boolean): void {
  const word = prompt(lesson, table);
  if (!word && !mayBeBot) throw new Error(`the lesson does not know what to do at ${table.match.where}`);
  if (word) table.answer(word.seat, word.key);
  else if (!table.stepBot()) throw new Error(`nobody moves at ${table.match.where}`);
}
