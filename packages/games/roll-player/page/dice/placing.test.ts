import { Match, quickStream } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { DIRS, rollPlayer } from '../../index';
import { laidOutOnSheet } from './placing';

test('the panel keeps what the sheet offers behind "all choices", and whatever ends a question beside it', () => {
  const match = Match.start(rollPlayer, { seed: 'panel', seats: 3, options: { mode: 'full' } });
  const whims = quickStream(5);
  const folded = new Set<string>();
  while (!match.standing) {
    const { seat } = match.pending.asks[0];
    const ask = match.pendingFor(seat).asks.find((each) => each.seat === seat)!;
    const hidden = ask.options.filter((key) => laidOutOnSheet(key, ask));
    if (hidden.length > 0) folded.add(ask.question);
    expect(hidden.filter((key) => !key.includes(':') && !(DIRS as readonly string[]).includes(key))).toEqual([]);
    match.answer(seat, ask.options[whims.below(ask.options.length)]);
  }
  expect([...folded]).toContain('place.die');
});
