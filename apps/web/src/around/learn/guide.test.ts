import { readFileSync } from 'node:fs';
import { botsFor } from '@tabard/bots';
import { createSpeaker, faultIn, idsOf, lookUp, missingWords, parametersOf, type Words } from '@tabard/content';
import { quickStream } from '@tabard/kernel';
import {
  type Hint,
  hintFor,
  type Lesson,
  namesIn,
  pagesOf,
  partAt,
  partsOf,
  prompt,
  setupOf,
  stepCount,
} from '@tabard/page/lesson/guide';
import { Table } from '@tabard/table';
import { describe, expect, test } from 'vitest';
import { TAUGHT, teachingOf } from '../../house/lessons';
import { moduleOf } from '../../house/modules';

describe.each(TAUGHT)('%s', async (game) => {
  const module = await moduleOf(game);
  const { lesson, short, words } = await teachingOf(game);
  const names = Array.from({ length: lesson.seats }, (_, seat) => `Seat ${seat + 1}`);
  const sitDown = () => Table.open(module.game, botsFor(module), setupOf(lesson, names));
  const said = (language: string) => createSpeaker({ words: [words[language]], names, language });
  const gameSpeaker = createSpeaker({ words: [module.words.en], names, language: 'en' });
  const steps = lesson.rounds.flatMap((round) => round.steps);
  /** Where the learner's hand throws, nobody can write down what follows: between the steps there are tips. */
  const isOpen = steps.some(({ answer }) => answer === undefined);

  test('who follows every suggestion comes to the end, and nothing is refused', () => {
    const table = sitDown();
    const taken: string[] = [];
    for (let i = 0; i < 1000; i++) {
      const hint = hintFor(lesson, table.match);
      if (hint.kind === 'end') break;
      if (hint.kind === 'meanwhile') letRivalPlay(lesson, table, isOpen || hint.round === lesson.rounds.length - 1);
      else {
        const kind = isOpen ? hint.kind : 'step';
        expect([hint.kind, taken.at(-1), hint.strayed]).toEqual([kind, taken.at(-1), false]);
        const answer = suggested(lesson, table, hint);
        expect(table.match.explain(lesson.learner, answer)).toBe(null);
        table.answer(lesson.learner, answer);
        if (hint.kind === 'step') taken.push(hint.step.id);
      }
    }
    expect(hintFor(lesson, table.match)).toMatchObject({ kind: 'end', over: false });
    expect(taken).toEqual(steps.filter(({ id, maybe }) => !maybe || taken.includes(id)).map(({ id }) => id));
    expect(table.match.unusedScript()).toEqual([]);
  });

  test('the short lesson ends after a few steps, and the long one goes on at the same table', () => {
    const table = sitDown();
    for (let i = 0; i < 300 && hintFor(short, table.match).kind !== 'end'; i++) {
      const hint = hintFor(short, table.match);
      if (hint.kind === 'meanwhile') letRivalPlay(short, table, true);
      else table.answer(short.learner, suggested(short, table, hint));
    }
    expect(hintFor(short, table.match)).toMatchObject({ kind: 'end', over: false });
    expect(stepCount(short)).toBeGreaterThan(4);
    expect(stepCount(short)).toBeLessThan(20);
    expect(stepCount(short)).toBeLessThan(0.7 * stepCount(lesson));
    const onward = hintFor(lesson, table.match);
    expect(onward.kind).not.toBe('end');
    expect(onward.round).toBeGreaterThanOrEqual(short.rounds.length - (lesson.short.over ? 1 : 0));
  });

  test('a guided game can be left and taken up again anywhere', () => {
    const table = sitDown();
    for (let i = 0; hintFor(lesson, table.match).kind !== 'end'; i++) {
      if (i % 9 === 0) {
        const again = Table.fromLog(module.game, botsFor(module), JSON.parse(JSON.stringify(table.log)));
        expect(hintFor(lesson, again.match)).toEqual(hintFor(lesson, table.match));
      }
      const hint = hintFor(lesson, table.match);
      if (hint.kind === 'meanwhile') letRivalPlay(lesson, table, true);
      else table.answer(lesson.learner, suggested(lesson, table, hint));
    }
  });

  test('an answer taken back brings its hint back', () => {
    const table = sitDown();
    let takenBack = 0;
    for (let hint = hintFor(lesson, table.match); hint.kind !== 'end'; hint = hintFor(lesson, table.match)) {
      if (hint.kind === 'meanwhile') {
        letRivalPlay(lesson, table, true);
        continue;
      }
      const answer = suggested(lesson, table, hint);
      table.answer(lesson.learner, answer);
      if (!table.canUndo(lesson.learner)) continue; // Dice or cards have been seen.
      if (hint.kind === 'step') expect(hintFor(lesson, table.match)).not.toEqual(hint);
      table.undo(lesson.learner);
      expect(hintFor(lesson, table.match)).toEqual(hint);
      table.answer(lesson.learner, answer);
      takenBack += 1;
    }
    expect(takenBack).toBeGreaterThan(0);
  });

  test.each([1, 2, 3, 4, 5, 6])('who does as they like (%i) is never left without a word', (seed) => {
    const chance = quickStream(seed);
    const table = sitDown();
    const kinds = new Set<string>();
    for (let i = 0; i < 2000 && !table.match.standing; i++) {
      const hint = hintFor(lesson, table.match);
      kinds.add(hint.kind);
      const ask = table.match.pending.asks.find(({ seat }) => seat === lesson.learner);
      if (ask) {
        expect(hint.kind).not.toBe('meanwhile');
        const follows = hint.kind === 'step' && chance.below(3) > 0;
        const any = ask.options[chance.below(ask.options.length)];
        table.answer(ask.seat, follows ? (hint.step.answer ?? any) : any);
      } else letRivalPlay(lesson, table, true);
      if (hint.kind === 'end' && hint.over) break;
    }
    kinds.add(hintFor(lesson, table.match).kind);
    expect(kinds).toContain('tip');
    expect(kinds).toContain('end');
  });

  test.runIf(lesson.pace === 'facts')('who strays from one fight finds the guide again in the next', () => {
    const table = sitDown();
    let strayedIn = -1;
    for (let i = 0; i < 200; i++) {
      const hint = hintFor(lesson, table.match);
      const ask = table.match.pending.asks.find(({ seat }) => seat === lesson.learner);
      if (strayedIn >= 0 && hint.kind === 'step' && hint.round > strayedIn) break;
      if (!ask) letRivalPlay(lesson, table, true);
      else if (hint.kind === 'step' && ask.options.length > 1) {
        strayedIn = hint.round;
        table.answer(ask.seat, ask.options.find((key) => key !== hint.step.answer)!);
      } else table.answer(ask.seat, ask.options[0]);
    }
    expect(hintFor(lesson, table.match)).toMatchObject({ kind: 'step', strayed: false });
    expect(partAt(lesson, hintFor(lesson, table.match).round)).toBeGreaterThan(partAt(lesson, strayedIn));
  });

  describe.each(Object.keys(words))('in %s', (language) => {
    const speaker = said(language);

    test('every part, step and question has its words', () => {
      const lacking: string[] = [];
      const need = (id: string) => !speaker.has(id) && lacking.push(id);
      for (const part of partsOf(lesson)) need(`rounds.${part}.title`);
      for (const { id, steps, others } of lesson.rounds) {
        if (others) need(`rounds.${id}.meanwhile.1`);
        for (const step of steps) need(`steps.${step.id}.do`);
      }
      for (const id of ['lesson.title', 'lesson.lead', 'lesson.minutes', 'lesson.coach', 'end.title', 'end.1'])
        need(id);
      for (const id of ['short.title', 'short.minutes', 'short.end.title', 'short.end.1']) need(id);
      for (const id of ['strayed.step', 'strayed.tip', 'tips.else.1']) need(id);
      expect(lacking).toEqual([]);
      expect(pagesOf('steps.welcome', speaker.has).length).toBe(2);
    });

    test('every sentence can be spoken with the names of the lesson, and is a hint, not a chapter', () => {
      const given = namesIn(lesson, gameSpeaker.say);
      for (const id of idsOf(words[language]).filter((one) => !one.startsWith('summary.'))) {
        const text = speaker.say({ id, with: given });
        expect([id, faultIn(text)]).toEqual([id, null]);
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

  test('a rule that a step points to stands in the law', () => {
    const law = readFileSync(new URL(`../../../../../packages/games/${game}/law.en.md`, import.meta.url), 'utf8');
    const unknown = steps.filter(({ clause }) => clause !== undefined && !law.includes(`- **${clause}** `));
    expect(unknown.map(({ clause }) => clause)).toEqual([]);
  });

  test('no step or round has two names, and none is left over', () => {
    const stepIds = steps.map(({ id }) => id);
    const rounds = lesson.rounds.map(({ id }) => id);
    for (const ids of [stepIds, rounds]) expect(new Set(ids).size).toBe(ids.length);
    const unknown = (written: unknown, ids: string[]) =>
      Object.keys(written as Words).filter((id) => !ids.includes(id));
    expect([unknown(words.en.steps, stepIds), unknown(words.en.rounds, rounds)]).toEqual([[], []]);
  });
});

/** What the hint suggests. A throw has no numbers that could be suggested: then the first of what anybody can do. */
function suggested({ learner }: Lesson, { match }: Table, hint: Hint): string {
  const { options } = match.pending.asks.find(({ seat }) => seat === learner)!;
  return (hint.kind === 'step' && hint.step.answer) || options[0];
}

/** As the lesson says; where it says nothing, and only there, as the bot likes. */
function letRivalPlay(lesson: Lesson, table: Table, mayBeBot: boolean): void {
  const word = prompt(lesson, table);
  if (!word && !mayBeBot) throw new Error(`the lesson does not know what to do at ${table.match.where}`);
  if (word) table.answer(word.seat, word.key);
  else if (!table.stepBot()) throw new Error(`nobody moves at ${table.match.where}`);
}
