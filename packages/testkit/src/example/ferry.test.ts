import { expect, test } from 'vitest';
import { scenario } from '../scenario/builder';
import { conformance } from '../vitest';
import { ferry } from './ferry';

conformance(ferry, [
  { seats: 1, games: 1 },
  { seats: 4, games: 3 },
]);

test('FE-1 whoever has the coin may pay a pilot, once', () => {
  const game = scenario(ferry)
    .seats(2)
    .board({ coins: { 0: 0 } });
  game.expectOptions(1, ['bank', 'stream', 'pilot:1']);
  game.seat(0).answers('pilot:1');
  game.expectBoard({ coins: [0, 0], course: 'pilot' });
});

test('FE-2 the crew acts in any order, each once', () => {
  const game = scenario(ferry).seats(3).board({ course: 'bank' }).random('row', [2]);
  game.seat(2).answers('rest');
  game.seat(0).answers('row', 'left');
  game.expectQuestion('crew.act', 1);
  game.expectBoard({ acted: [2, 0], way: 3 });
  expect(() => game.seat(2).answers('rest')).toThrow();
});
