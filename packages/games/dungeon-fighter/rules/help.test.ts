/** Assist and slow mode are help, and help costs nothing. */
import type { Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { fieldsOf, referenceFor } from '../physics';
import { boardOf, fight, THROW } from '../scenarios/table.fixture';
import { scoreOf } from './finish';

/** A plain throw of one's own, slow mode on or off. */
function byHand(slow: 0 | 1): string {
  const fields = fieldsOf([], 'd4');
  const numbers = referenceFor([], 'd4');
  return fields
    .flatMap(({ name, upTo }, i) => (upTo === undefined ? [name === 'slow' ? slow : numbers[i]] : numbers.slice(i)))
    .join(',');
}

describe('DF-R111.3: assist and slow mode carry no penalty', () => {
  const outcomes: Plain[] = [{ section: 'B1' }, { rest: 'hole' }];
  test.each([
    ['assist', THROW],
    ['slow mode', byHand(1)],
  ])('DF-R111.3 %s comes to the same board and the same score as a throw by hand', (_, key) => {
    const [helped, plain] = [key, byHand(0)].map((answer) => {
      const game = fight({ combat: { life: 20 } }).world('throw', ...outcomes);
      game.seat(1).answers('red', answer);
      game.seat(2).answers('green', answer);
      return game;
    });
    // The next throw's seal is drawn from the same stream as assist's errors.
    expect({ ...boardOf(helped), sealed: null }).toEqual({ ...boardOf(plain), sealed: null });
    expect(scoreOf({ b: boardOf(helped), options: helped.match.options })).toEqual(
      scoreOf({ b: boardOf(plain), options: plain.match.options }),
    );
  });

  test('DF-C9.6 beginners are offered assist for every throw, whatever it asks', () => {
    const game = fight({ monster: 'water-tribe-goblin', combat: { life: 20 } });
    game.seat(1).answers('red');
    game.expectOffers(1, [
      'assist:bullseye',
      'assist:left',
      'assist:right',
      'assist:short',
      'assist:long',
      'assist:safe',
    ]);
    expect(game.match.pending.asks[0].input?.some(({ name }) => name === 'slow')).toBe(true);
  });
});
