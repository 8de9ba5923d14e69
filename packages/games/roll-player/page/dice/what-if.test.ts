/** What a die would bring is what it brings: the forecast of every change against the game itself. */
import { Match, quickStream } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { builtIn, questions, rollPlayer, type Seen, sheetOf } from '../../index';
import { whatIf } from './what-if';

const CERTAIN = ['die.flip', 'die.adjust', 'die.set', 'die.copy.from', 'die.keep', 'swap.second', 'token.move'];

/** What may come with the same answer, and may count for Traits: the turn goes on, and a Fiend or Gold comes with it. */
function besides({ b }: Seen, seat: number): string {
  const { gold, xp, honor, injury, charisma, cards, fiends, trophies } = b.heroes[seat];
  return JSON.stringify([gold, xp, honor, injury, charisma, cards, fiends, trophies]);
}

test.each([2, 3, 4])('forecasts of a whole game with %d heroes come true', (seats) => {
  const match = Match.start(rollPlayer, { seed: `forecast ${seats}`, seats, options: { mode: 'full' } });
  const whims = quickStream(seats);
  const asked = new Set<string>();
  while (!match.standing) {
    const { seat } = match.pending.asks[whims.below(match.pending.asks.length)];
    const pending = match.pendingFor(seat).asks.find((each) => each.seat === seat)!;
    const ask = questions.of(pending, builtIn);
    const key = ask.keys[whims.below(ask.keys.length)];
    const before = match.seen(seat);
    const total = sheetOf(before, seat).total;
    const found =
      CERTAIN.includes(ask.question) && match.board.phase === 'dice' ? whatIf(before, seat, ask, key) : null;
    match.answer(seat, key);
    if (!found || besides(match.seen(seat), seat) !== besides(before, seat)) continue;
    asked.add(ask.question);
    expect([ask.question, key, sheetOf(match.seen(seat), seat).total - total]).toEqual([
      ask.question,
      key,
      found.stars,
    ]);
  }
  expect([...asked]).toContain('die.flip');
});

test('what nobody can know is not told', () => {
  const match = Match.start(rollPlayer, { seed: 'unknown', seats: 2, options: { mode: 'base' } });
  const ask = { seat: 0, kind: 'one' as const, about: {}, options: ['die:3'], input: null };
  for (const question of ['die.reroll', 'swap.first'])
    expect(whatIf(match.seen(0), 0, questions.of({ ...ask, question }, builtIn), 'die:3')).toBeNull();
});
