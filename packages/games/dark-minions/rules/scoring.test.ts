import { Match, quickStream } from '@tabard/kernel';
import { randomMove } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { darkMinions } from '.';
import { scoring } from './scoring';
import { totalOf } from './victory';

test.each(['a', 'b', 'c'])('DM-14.1 the items of a score make up its total (seed %s)', (seed) => {
  const match = Match.start(darkMinions, { seats: 4, seed, options: { mode: 'advanced' }, unattended: true });
  const whims = quickStream(1);
  while (!match.standing) {
    const { seat, key } = randomMove(match, whims);
    match.answer(seat, key);
  }
  const seen = match.seen('everything');
  for (let seat = 0; seat < 4; seat++) {
    const sum = scoring(seen, seat).reduce((total, { points }) => total + points, 0);
    expect(sum).toBe(totalOf(seen.b, seen.content, seat));
    expect(sum).toBe(match.standing?.scores[seat]);
  }
});
