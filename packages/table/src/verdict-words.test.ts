import { createSpeaker, faultIn, idsOf, missingWords, parametersOf, type Words } from '@tabard/content';
import { judgeRecord, Match, recordOf, STEPS, stepsUpTo, type Verdict } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { type CampaignVerdict, tableWords, tellCampaign, tellSteps, tellVerdict } from './index';
import { tug } from './tug.fixture';

const verdict = judgeRecord(tug, recordOf(Match.start(tug, { seats: 2, seed: 'v' }))).verdict;
const refused = (step: (typeof STEPS)[number]): Verdict => ({
  ...verdict,
  kind: 'refused',
  steps: stepsUpTo(step),
  fault: { step, reason: 'x', entry: null, line: null },
});

describe.each(['en', 'de'])('in %s', (language) => {
  const speaker = createSpeaker({ words: [tableWords[language]], names: [], language });
  const said = (it: Verdict) => tellVerdict(it).map((message) => speaker.say(message));

  test('every verdict and every step has words', () => {
    const all: Verdict[] = [
      verdict,
      { ...verdict, kind: 'arranged' },
      { ...verdict, finished: true, unproved: ['brought'], seed: { kind: 'day', date: '2026-01-31' } },
      ...STEPS.map(refused),
    ];
    const sentences = all.flatMap((it) => [
      ...said(it),
      ...tellSteps(it).map(({ what }) => speaker.say(what)),
      speaker.say({ id: `verdict.kind.${it.kind}` }),
    ]);
    expect(sentences.filter((sentence) => faultIn(sentence) !== null)).toEqual([]);
  });

  test('so has every verdict on a campaign', () => {
    const whole: CampaignVerdict = {
      kind: 'verified',
      fault: null,
      games: [verdict],
      finished: 0,
      practice: true,
      unproved: ['Mira'],
    };
    const all: CampaignVerdict[] = [
      whole,
      { ...whole, kind: 'arranged', games: [verdict, verdict], finished: 2, practice: false, unproved: [] },
      { ...whole, kind: 'refused', fault: { game: 2, reason: 'x' } },
      { ...whole, kind: 'refused', fault: { game: null, reason: 'x' } },
    ];
    const sentences = all.map((it) => tellCampaign(it).map((message) => speaker.say(message)));
    expect(sentences.flat().filter((sentence) => faultIn(sentence) !== null)).toEqual([]);
    expect(sentences.map(({ length }) => length)).toEqual([5, 2, 1, 1]);
    expect(sentences[0].join()).toContain('Mira');
    expect(sentences[2][0]).toContain('2');
  });

  test('nobody is told more than was proved', () => {
    const own = said({ ...verdict, finished: true });
    expect(own).toHaveLength(2);
    expect(own[0]).toMatch(
      language === 'en' ? /does not prove who chose the seed/ : /beweist nicht, wer den Startwert/,
    );
    const [day] = said({ ...verdict, seed: { kind: 'day', date: '2026-01-31' } });
    expect(day).toMatch(language === 'en' ? /2026-01-31.*does not prove.*first try/ : /2026-01-31.*beweist das nicht/);
    const [arranged] = said({ ...verdict, kind: 'arranged', seed: { kind: 'day', date: '2026-01-31' } });
    expect(arranged).toMatch(language === 'en' ? /nothing is proved/ : /nichts bewiesen/);
    expect(arranged).not.toMatch(/seed|Startwert/);
    expect(said(verdict)).toHaveLength(3); // It is not over, and that is said, too.
  });
});

test('both languages say the same, with the same parameters', () => {
  const { en, de } = tableWords;
  expect(missingWords(en, de)).toEqual([]);
  expect(missingWords(de, en)).toEqual([]);
  const parameters = (words: Words, id: string) =>
    [...parametersOf(id.split('.').reduce(step, words) as string)].sort();
  for (const id of idsOf(en)) expect([id, ...parameters(de, id)]).toEqual([id, ...parameters(en, id)]);
});

const step = (words: Words | string, key: string): Words | string => (words as Words)[key];
