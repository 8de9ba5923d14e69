import { createSpeaker, type GameModule } from '@tabard/content';
import { type AnyGame, Match, quickStream } from '@tabard/kernel';
import { tableWords } from '@tabard/table';
import type { TerminalVoice } from '@tabard/terminal/board';
import { ferry, luckyPig, randomMove } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { games } from '../all-games';
import { endingLines } from './ending';

const names = ['Ada', 'Bo', 'Cy', 'Di'];
const voice = {
  names,
  speaker: createSpeaker({ words: [tableWords.en], names, language: 'en' }),
} as unknown as TerminalVoice;

function endOf(game: AnyGame, isCoop: boolean): string {
  const match = Match.start(game, { seats: game.seats.min, seed: 'end' }) as Match;
  const whims = quickStream(3);
  while (!match.standing) {
    const { seat, key } = randomMove(match, whims);
    match.answer(seat, key);
  }
  return endingLines(match, { game, isCoop, speech: {} } as GameModule, voice).join('\n');
}

test('RA-1.1 a party wins or loses together: nobody has a place or a score', () => {
  expect(endOf(ferry, true)).toMatch(/The party has (won|lost)\./);
  expect(endOf(ferry, true)).not.toMatch(/place|score/);
});

test('rivals have places and scores', () => {
  expect(endOf(luckyPig, false)).toMatch(/place +name +score/);
});

test('which games of the house are played together', () => {
  const together = games.filter(({ isCoop }) => isCoop).map(({ game }) => game.id);
  expect(together).toEqual(['para-roles', 'adventures', 'dungeon-fighter']);
});
