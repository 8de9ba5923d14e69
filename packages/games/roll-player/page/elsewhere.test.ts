import { Match, quickStream } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { rollPlayer } from '../index';
import { shownElsewhere } from './elsewhere';

/** What ends a question has no place of its own on the board. */
const ENDS = ['done', 'none', 'stop', 'pass', 'skip', 'no'];

test('the panel keeps what lies on the board behind "all choices", and whatever ends a question beside it', () => {
  const match = Match.start(rollPlayer, { seed: 'panel', seats: 3, options: { mode: 'full' } });
  const whims = quickStream(5);
  const folded = new Set<string>();
  while (!match.standing) {
    const { seat } = match.pending.asks[0];
    const ask = match.pendingFor(seat).asks.find((each) => each.seat === seat)!;
    const hidden = ask.options.filter((key) => shownElsewhere(key, ask, match.seen(seat)));
    if (hidden.length > 0) folded.add(ask.question);
    expect(hidden.filter((key) => ENDS.includes(key))).toEqual([]);
    match.answer(seat, ask.options[whims.below(ask.options.length)]);
  }
  for (const question of ['place.die', 'die.flip', 'market.option', 'hunt.mercenary', 'token.move'])
    expect([...folded]).toContain(question);
  expect([...folded]).not.toContain('action.choose');
});

test('RP-30.4 a stored die is thrown in from the sheet, a Skill from its card; healing has its button alone', () => {
  const match = Match.start(rollPlayer, { seed: 'panel', seats: 2, options: { mode: 'full' } });
  const ask = { seat: 0, kind: 'one' as const, question: 'market.option', about: {}, options: ['buy:0'], input: null };
  const isElsewhere = (key: string, at = ask) => shownElsewhere(key, at, match.seen(0));
  expect(['stored:3:1', 'skill:51', 'skill:51:move', 'banish:2:gold'].map((key) => isElsewhere(key))).toEqual([
    ...[true, true, true, true],
  ]);
  expect(isElsewhere('heal')).toBe(false);
  const options = ['pass', 'skill:51', 'stored:3:1'];
  expect(options.map((key) => isElsewhere(key, { ...ask, question: 'window.dice', options }))).toEqual([
    ...[false, false, true],
  ]);
});
