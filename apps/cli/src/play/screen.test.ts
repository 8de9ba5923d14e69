/** What the terminal says of what is not possible: answers as answers, and what would be thrown in as that. */
import { faultIn, type GameModule } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import { Match, quickStream, type TableOptions } from '@tabard/kernel';
import rollPlayer from '@tabard/roll-player';
import { randomMove } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { voiceOf } from '../voice';
import { decisionOf, refusedSentence } from './decision';

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
