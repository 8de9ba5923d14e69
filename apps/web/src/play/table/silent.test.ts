import type { Proposal, Sitter } from '@tabard/table';
import { expect, test } from 'vitest';
import { hasVoice, isAhead, silentAbout, waitsForWord } from './silent';

const person = (number: number): Sitter => ({ name: `P${number}`, kind: 'person', person: number });
const sitters: Sitter[] = [person(0), person(1), { name: 'Bot', kind: 'bot', bot: 'x' }, person(0), person(2)];
const undo = (agreed: number[], against: number[] = []): Proposal => ({ kind: 'undo', by: 0, to: 1, agreed, against });

test('who has not spoken is named once, whatever they play; bots are not waited for', () => {
  expect(silentAbout(undo([0]), sitters)).toEqual([1, 4]);
  expect(silentAbout(undo([3], [4]), sitters)).toEqual([1]);
  expect(silentAbout(undo([0, 1, 4]), sitters)).toEqual([]);
});

test('it waits for a word of whoever has not given one, at any of their seats; not of who asked, nor of an onlooker', () => {
  expect(waitsForWord(undo([0]), sitters, 1)).toBe(true);
  expect(waitsForWord(undo([0]), sitters, 3)).toBe(false);
  expect(waitsForWord(undo([0, 1]), sitters, 1)).toBe(false);
  expect(waitsForWord(undo([0]), sitters, null)).toBe(false);
  expect(waitsForWord(null, sitters, 1)).toBe(false);
});

test('an answer that is proposed waits until its question is told; going back waits for nothing, nor does an onlooker', () => {
  const answer: Proposal = { kind: 'answer', by: 0, key: 'give:1', owners: [], agreed: [0], against: [] };
  const asked = [{ seat: 0 }, { seat: 1 }];
  expect([isAhead(answer, [], 1), isAhead(answer, asked, 1), isAhead(answer, asked, 2)]).toEqual([true, false, true]);
  expect([isAhead(undo([0]), [], 1), isAhead(answer, [], null)]).toEqual([false, false]);
});

test('RA-R64: only who has a voice is waited for; where bots alone would have one everybody is', () => {
  const placing = (voices: number[]): Proposal => ({
    kind: 'answer',
    key: 'best',
    by: 0,
    owners: [],
    agreed: [0],
    against: [],
    voices,
  });
  const only = placing([1, 2]);
  expect(silentAbout(only, sitters)).toEqual([1]);
  expect([0, 1, 2, 3, 4].map((seat) => hasVoice(only, sitters, seat))).toEqual([false, true, false, false, false]);
  expect(waitsForWord(only, sitters, 4)).toBe(false);
  expect(silentAbout(placing([2]), sitters)).toEqual([1, 4]);
  expect(hasVoice(placing([3]), sitters, 0)).toBe(true); // By another seat of the same person.
});
