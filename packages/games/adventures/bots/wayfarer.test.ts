/** What a wayfarer does in moments that tell a careful player from a careless one. */
import { Chair, type PendingAsk, type Player, quickStream, type Seat } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { cardPlaysIn } from '../scenarios/asked.fixture';
import { boardOf, story } from '../scenarios/story.fixture';
import { type AdventuresBot, companion, wayfarer } from './index';

const NO_STAMINA = Array.from({ length: 2 }, () => [0, 0, 0, 0, 0, 0]);

function sit(game: Scenario, bot: AdventuresBot, seat: Seat = 0, pointed: (string | null)[] = [null, null]): Player {
  return bot.sit(new Chair(game.match, seat, quickStream(1), () => pointed) as never);
}
const askOf = (game: Scenario, seat: Seat = 0): PendingAsk =>
  game.match.pending.asks.find((one) => one.seat === seat) ?? game.match.pending.asks[0];
const answer = (game: Scenario, bot: AdventuresBot, seat: Seat = 0, pointed?: (string | null)[]) =>
  sit(game, bot, seat, pointed).choose(askOf(game, seat));

describe('the story', () => {
  const list = (board: object) => story('A').board({ story: { label: 'A' }, ...board });

  test('a tired party rests, a fresh one does not', () => {
    expect(answer(list({ xp: 4, fatigue: [11, 10] }), wayfarer('cautious'))).toBe('choice:1');
    expect(answer(list({ xp: 4, fatigue: [1, 0] }), wayfarer('cautious'))).not.toBe('choice:1');
  });

  test('the bold goes on where the cautious rests', () => {
    const tired = () => list({ xp: 4, fatigue: [8, 7] });
    expect(answer(tired(), wayfarer('cautious'))).toBe('choice:1');
    expect(answer(tired(), wayfarer('bold'))).not.toBe('choice:1');
  });

  test('what it has tried it does not try again before the rest', () => {
    const game = list({});
    const player = sit(game, wayfarer('curious'));
    const taken = [0, 1, 2].map(() => {
      const key = player.choose(askOf(game));
      if (game.match.pending.asks[0].question === 'story.choose') game.seat(0).answers(key);
      return key;
    });
    expect(taken[0]).toBe('choice:0');
    expect(taken.slice(1)).toContain('choice:3');
  });

  test('on the road it goes where it has not been', () => {
    const game = list({ map: { explored: ['A', 'B'] } });
    game.seat(0).answers('choice:3');
    game.expectQuestion('move.path');
    expect(answer(game, wayfarer('curious'))).toBe('path:ac');
  });
});

describe('the dice', () => {
  const CHECK = {
    A2: {
      read: 'Quietly.',
      check: { skill: 'Stealth', difficulty: 1, pass: { goto: 'A' }, fail: { goto: 'A' } }, // K? *3 *5
    },
  };
  const rolled = (hands: string[][], faces: number[]) =>
    story('A2', CHECK, hands.length)
      .given({ hands, rows: NO_STAMINA.slice(0, hands.length) })
      .board({ story: { label: 'A2' }, classState: hands.map(() => 1) })
      .random('pool.draw', [[6], [0], [0]]) // K, R, R; faces are told in the order R, R, K
      .random('pool', faces);

  test('RA-17.3: a die whose colour is wanted is bought; an exhausted party keeps its strength', () => {
    const rows = [
      [0, 2, 0, 0, 0, 0],
      [0, 2, 0, 0, 0, 0],
    ];
    const game = story('A2', CHECK)
      .given({ rows })
      .board({ story: { label: 'A2' } });
    game.expectQuestion('pool.buy');
    expect(answer(game, wayfarer('cautious'))).toBe('buy:K');
    const enough = { A2: { ...CHECK.A2, check: { ...CHECK.A2.check, skill: 'Tame' } } }; // W? *3 *4: no white stamina
    const dear = story('A2', enough)
      .given({
        rows: [
          [0, 6, 0, 0, 0, 0],
          [0, 6, 0, 0, 0, 0],
        ],
      })
      .board({ story: { label: 'A2' }, fatigue: [12, 12] });
    expect(answer(dear, wayfarer('cautious'))).toBe('enough');
  });

  test('the card that makes the check is played, whoever holds it, and on the right die', () => {
    const game = rolled([['longsword'], ['ringmail-coif']], [2, 3, 0]); // R3 R4 K1: a step makes the 5, no flip does
    const players = [0, 1].map((seat) => sit(game, wayfarer('cautious'), seat));
    const eager = [0, 1].map((seat) => players[seat].eager!(askOf(game, seat)));
    expect(eager).toEqual([0, 1]);
    const key = players[1].choose(askOf(game, 1));
    expect(cardPlaysIn(game, 1).map((play) => play.key)).toContain(key);
    game.seat(1).answers(key);
    game.seat(1).answers(players[1].choose(askOf(game, 1)));
    expect(boardOf(game).dieValue[1]).toBe(5);
  });

  test('where nothing helps nothing is wasted', () => {
    const game = rolled([['longsword'], []], [0, 0, 0]); // 1 1 1 can become 6, never 3 and 5
    expect(answer(game, wayfarer('cautious'))).toBe('done');
  });

  test('the companion plays what a person points at, and covers the slot pointed at first', () => {
    const game = rolled([[], ['longsword', 'ringmail-coif']], [2, 3, 0]);
    const plays = cardPlaysIn(game, 1).map(({ key }) => key);
    expect(answer(game, companion, 1, [plays[0], null])).toBe(plays[0]);
    expect(answer(game, companion, 1, [plays[1], null])).toBe(plays[1]);
    const hopeless = rolled([[], ['longsword', 'ringmail-coif']], [1, 0, 0]); // R2 R1 K1
    expect(answer(hopeless, companion, 1, [null, null])).toBe('done'); // two slots are still no check
    expect(answer(hopeless, companion, 1, ['slot:2', null])).toBe(flipper(hopeless));
  });

  const flipper = (game: Scenario) =>
    cardPlaysIn(game, 1).find(({ card }) => game.match.game.content.cards[card].id === 'longsword')?.key;
});
