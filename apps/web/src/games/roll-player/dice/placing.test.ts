import { Match, quickStream } from '@tabard/kernel';
import { rollPlayer } from '@tabard/roll-player';
import { expect, test } from 'vitest';
import { laidOutOnSheet } from './placing';

test('the panel keeps an answer to every question that the sheet lays out', () => {
  const match = Match.start(rollPlayer, { seed: 'panel', seats: 3, options: { mode: 'full' } });
  const whims = quickStream(5);
  const folded = new Set<string>();
  while (!match.standing) {
    const { seat } = match.pending.asks[0];
    const ask = match.pendingFor(seat).asks.find((each) => each.seat === seat)!;
    const hidden = ask.options.filter((key) => laidOutOnSheet(key, ask));
    if (hidden.length > 0) folded.add(ask.question);
    expect([ask.question, hidden.length < ask.options.length]).toEqual([ask.question, true]);
    match.answer(seat, ask.options[whims.below(ask.options.length)]);
  }
  expect([...folded]).toContain('place.die');
});
