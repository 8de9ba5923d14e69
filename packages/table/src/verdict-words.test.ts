import { createSpeaker, faultIn, idsOf, missingWords, parametersOf, type Words } from '@tabard/content';
import { judgeRecord, LIMITS, Match, recordOf, type SeedOrigin, STEPS, stepsUpTo, type Verdict } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { type CampaignVerdict, tableWords, tellCampaign, tellSteps, tellTrust, tellVerdict } from './index';
import { tug } from './tug.fixture';

const verdict = judgeRecord(tug, recordOf(Match.start(tug, { seats: 2, seed: 'v' }))).verdict;
const refused = (step: (typeof STEPS)[number]): Verdict => ({
  ...verdict,
  kind: 'refused',
  steps: stepsUpTo(step),
  fault: { step, reason: 'x', entry: null, line: null },
});

const KEY = 'ab'.repeat(32);
const vowed = (nonces: number, isClosed = false, at = Date.UTC(2026, 0, 31)): Verdict => {
  const seed: SeedOrigin = { kind: 'vowed', inn: KEY, table: 't', at, nonces, isClosed };
  return { ...verdict, finished: true, seed };
};

describe.each(['en', 'de'])('in %s', (language) => {
  const speaker = createSpeaker({ words: [tableWords[language]], names: [], language });
  const said = (it: Verdict) => tellVerdict(it).map((message) => speaker.say(message));

  test('every verdict and every step has words', () => {
    const all: Verdict[] = [
      verdict,
      { ...verdict, kind: 'arranged' },
      { ...verdict, finished: true, unproved: ['brought'], seed: { kind: 'day', date: '2026-01-31' } },
      ...[0, 1, 4].flatMap((nonces) => [vowed(nonces), vowed(nonces, true), vowed(nonces, false, LIMITS.time)]),
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

  test('of a vow it is told whose word it is, on what day, and what nobody can know', () => {
    const en = language === 'en';
    const [many, open] = said(vowed(4));
    expect(many).toContain(KEY);
    expect(many).toContain('2026-01-31');
    expect(many).toMatch(en ? /Nobody chose these dice, says that inn.*4 seats/ : /sagt dieses Wirtshaus.*4 Plätze/);
    expect(open).toMatch(en ? /may have written other answers.* at its table t\./ : /andere Antworten.* Tisch t /);
    expect(said(vowed(1))[0]).toMatch(en ? /One seat gave one/ : /Ein Platz hat eines/);
    const closed = { ...vowed(4, true), counts: { ...verdict.counts, answers: 61 } };
    expect(said(closed)[1]).toMatch(
      en
        ? /also signed how it ended.*the 61 answers given at its table t,/
        : /auch unterschrieben.*61 Antworten.* Tisch t /,
    );
    const [alone] = said(vowed(0));
    expect(alone).toMatch(en ? /word of this inn alone/ : /allein das Wort dieses Wirtshauses/);
    expect(alone).not.toMatch(en ? /Nobody chose these dice, says/ : /kann es selbst wissen/);
    const practised = said({ ...vowed(4), practice: true });
    expect(practised.join(' ')).toMatch(en ? /does not count/ : /zählt nicht/);
    expect(said({ ...vowed(4), kind: 'arranged' }).join(' ')).not.toContain(KEY);
  });

  test('of the step it is said what holds: that no inn was named, or that it signed', () => {
    const stepOf = (it: Verdict) => speaker.say(tellSteps(it)[STEPS.indexOf('vow')].what);
    const signed = language === 'en' ? /has signed its seed/ : /Beigemischtes unterschrieben/;
    expect(stepOf(verdict)).not.toMatch(signed);
    for (const it of [vowed(2), refused('vow'), refused('text')]) expect(stepOf(it)).toMatch(signed);
  });
});

test('whether it is the inn one trusts is said of what holds, and of nothing else', () => {
  const idsFor = (it: Verdict, key: string) => tellTrust(it, key).map(({ id }) => id);
  expect(idsFor(vowed(2), KEY)).toEqual(['verdict.trust.same']);
  expect(idsFor(vowed(2), 'cd'.repeat(32))).toEqual(['verdict.trust.other']);
  expect(idsFor(verdict, KEY)).toEqual(['verdict.trust.none']);
  expect(idsFor({ ...vowed(2), fault: refused('vow').fault }, KEY)).toEqual([]);
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
