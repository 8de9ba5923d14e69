import { describe, expect, test } from 'vitest';
import { boardOf, offered, party, question, table, told } from '../../scenarios/table.fixture';
import { SEATS } from '../board';
import { NONE, SUITS } from '../cards/cards';

const PLACES = SEATS.flatMap((seat) => SUITS.map((suit) => `${seat}:${suit}`));
/** In the Rifts there is a choice in camp, so the match stops there. */
const AUTO = { split: 'auto', campaign: 'rifts' };
const placed = (game: ReturnType<typeof table>) =>
  boardOf(game)
    .tokens.filter(({ on }) => on !== NONE)
    .map(({ owner, on, suit }) => [owner, on, suit]);

test('PR-4.6 the owner of the Support tokens may place each of the four on any stat of anyone, its own included', () => {
  const game = table(AUTO);
  game.expectQuestion('setup.buff', 3);
  game.expectOptions(3, ['enough', ...PLACES]);
  game.seat(3).answers('0:1', '0:1', '3:3', '2:2');
  expect(placed(game)).toEqual([
    [3, 0, 1],
    [3, 0, 1],
    [3, 3, 3],
    [3, 2, 2],
  ]);
  expect(boardOf(game).phase).toBe('camp');
});

test('PR-4.6 none at all, or only some of them', () => {
  const none = table(AUTO);
  none.seat(3).answers('enough');
  expect(placed(none)).toEqual([]);
  const one = table(AUTO);
  one.seat(3).answers('1:0', 'enough');
  expect(placed(one)).toEqual([[3, 1, 0]]);
});

test('PR-4.6 without a draw: no card leaves the Random # Deck, and the placing is told', () => {
  const game = table(AUTO);
  const before = boardOf(game).deck.slice();
  game.seat(3).answers('0:1', 'enough');
  expect(boardOf(game).deck).toEqual(before);
  expect([told(game, 'check'), told(game, 'draws')]).toEqual([[], []]);
  expect(told(game, 'token.placed')).toEqual([
    { type: 'token.placed', seat: 3, who: { seat: 0 }, suit: 1, kind: 'buff' },
  ]);
});

test('PR-4.7 no curse is offered, and what is left stays in the pool', () => {
  const game = table(AUTO);
  expect(offered(game, 3).filter((key) => !PLACES.includes(key))).toEqual(['enough']);
  game.seat(3).answers('0:1', 'enough');
  const own = boardOf(game).tokens.filter(({ owner }) => owner === 3);
  expect(own.map(({ on }) => on).sort()).toEqual([NONE, NONE, NONE, 0]);
});

test('PR-4.8 once a campaign: back in camp nobody is asked again', () => {
  const game = table({ ...AUTO, makeup: 'supports' });
  game.seat(0).answers('default');
  for (const seat of SEATS) {
    game.expectQuestion('setup.buff', seat);
    game.seat(seat).answers('enough');
  }
  expect(boardOf(game).phase).toBe('camp');
  const inCamp = party({}, AUTO);
  expect(question(inCamp)).not.toBe('setup.buff');
});

describe('the limit', () => {
  test('PR-4.6 PR-3.5 a stat at 15 takes no buff, one at 14 takes one', () => {
    const game = table({ ...AUTO, stats: 'easy' }); // the Protector has the Ace of hearts
    game.seat(3).answers('0:0');
    game.refuses(3, '0:0', 'PR-3.5');
    game.expectOptions(3, ['enough', ...PLACES.filter((place) => place !== '0:0')]);
  });
});

test('PR-27.16 only characters with Buff Ally in a slot place buffs at the set-up', () => {
  const game = table({ ...AUTO, makeup: 'elite' });
  game.seat(0).answers('saboteur'); // Joint Attack and Curse Enemy: tokens, but no Buff Ally
  game.seat(1).answers('bard'); // Cure and Buff Ally
  game.seat(2).answers('paladin');
  game.seat(3).answers('diviner'); // Precise Strike and Buff Ally
  game.seat(0).answers('immunity');
  game.seat(1).answers('resurrection');
  game.seat(2).answers('immunity');
  game.seat(3).answers('xxx');
  game.seat(0).answers('default');
  game.expectQuestion('setup.buff', 1);
  game.seat(1).answers('enough');
  game.expectQuestion('setup.buff', 3);
  game.seat(3).answers('enough');
  expect(boardOf(game).phase).toBe('camp');
});
