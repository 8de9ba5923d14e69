/** What the terminal says of what is not possible: answers as answers, and what would be thrown in as that. */
import { faultIn, type GameModule } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import { Match, quickStream, type TableOptions } from '@tabard/kernel';
import rollPlayer from '@tabard/roll-player';
import { randomMove } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { voiceOf } from '../voice';
import { choiceOf, decisionOf, keyFor, refusedSentence } from './decision';
import { shortDecisionLines } from './screen';

const names = ['Ada', 'Bo', 'Cy'];
const GAMES: readonly (readonly [GameModule, TableOptions])[] = [
  [darkMinions, { mode: 'advanced' }],
  [rollPlayer, { mode: 'full' }],
  [dungeonFighter, { throws: 'model' }],
];

test.each(GAMES.map(([module, options]) => [module.game.id, module, options] as const))(
  '%s: every refusal has a right sentence, those of any time included',
  (_, module, options) => {
    const voice = voiceOf(module, names);
    const match = Match.start(module.game, { seats: 3, options, seed: 'terminal', unattended: true });
    const chance = quickStream(2);
    let thrownIn = 0;
    for (let i = 0; i < 150 && !match.standing; i++) {
      for (let seat = 0; seat < 3; seat++) {
        const decision = decisionOf(match, seat, voice);
        for (const refused of match.refusals(seat)) {
          const sentence = refusedSentence(match, decision, refused, voice);
          expect([sentence, faultIn(sentence), faultIn(voice.refusal(refused.why))]).toEqual([sentence, null, null]);
          if (refused.interrupt) thrownIn += 1;
        }
      }
      const { seat, key } = randomMove(match, chance);
      match.answer(seat, key);
    }
    expect(thrownIn).toBeGreaterThan(0);
  },
);

test('equal dice are one line, and each of their keys belongs to it', () => {
  const voice = voiceOf(darkMinions, names);
  const chance = quickStream(2);
  let alike = 0;
  for (let seed = 0; seed < 40 && alike < 3; seed++) {
    const match = Match.start(darkMinions.game, { seats: 3, seed: `dice ${seed}`, unattended: true });
    for (let i = 0; i < 60 && !match.standing; i++) {
      const [{ seat, options }] = match.pending.asks;
      const decision = decisionOf(match, seat, voice);
      const sentences = decision.options.map(({ sentence }) => sentence);
      expect(new Set(sentences).size, sentences.join('\n')).toBe(sentences.length);
      expect(decision.options.flatMap((choice) => choice.alike).sort()).toEqual([...options].sort());
      for (const choice of decision.options.filter((each) => each.alike.length > 1)) {
        alike += 1;
        const [first, ...others] = choice.alike;
        expect(keyFor(decision, choice.label)).toBe(first);
        for (const key of others) expect([choiceOf(decision, key), match.explain(seat, key)]).toEqual([choice, null]);
      }
      const { seat: mover, key } = randomMove(match, chance);
      match.answer(mover, key);
    }
  }
  expect(alike).toBeGreaterThanOrEqual(3);
});

test('what a short screen leaves away does not make two deeds one', () => {
  const sentences = ['Raise the 2: to 3', 'Raise the 2: to 4', 'Pass: nothing happens'];
  const options = sentences.map((sentence, i) => ({ label: `${i + 1}`, key: `${i}`, sentence, alike: [`${i}`] }));
  const lines = shortDecisionLines({ seat: 0, ask: null, question: 'What now?', options, interrupts: [] }, 'Ann');
  expect(lines.join('\n')).toContain('1 Raise the 2: to 3  2 Raise the 2: to 4  3 Pass');
});
