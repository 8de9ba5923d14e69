/** The draft shows the cards that are really drafted. */

import { expect, test } from 'vitest';
import { builtIn, questions, suitOf, valueOfCard } from '../../index';
import { table } from '../../scenarios/table.fixture';
import { viewOf } from '../view';
import { draftOf } from './draft';

/** The draft as it begins with these stats: what is offered first, and what is laid out. */
function begun(stats: string) {
  const game = table({ campaign: 'random', split: 'draft', stats });
  const ask = questions.of(game.match.pending.asks[0], builtIn);
  const offered = ask.question === 'setup.stat' ? ask.options : [];
  return { game, ask, offered, laid: draftOf(viewOf(game.match.seen(ask.seat)), offered) };
}

test.each(['normal', 'easy', 'insane'])('%s: what is laid out is what the rules offer, four of each suit', (stats) => {
  const { offered, laid } = begun(stats);
  expect(offered.length).toBeGreaterThan(0);
  const ranks = new Set(laid.map(({ card }) => valueOfCard(card)));
  for (const card of offered) expect(ranks).toContain(valueOfCard(card));
  expect([0, 1, 2, 3].map((suit) => laid.filter(({ card }) => suitOf(card) === suit).length)).toEqual([4, 4, 4, 4]);
  expect(laid.every(({ owner }) => owner === null)).toBe(true);
});

test('a card that is taken stays where it lay, with the mark of its owner', () => {
  const { game, ask, offered } = begun('normal');
  game.seat(ask.seat).answers(ask.keys[0]);
  const laid = draftOf(viewOf(game.match.seen(0)), []);
  expect(laid.filter(({ owner }) => owner !== null)).toEqual([{ card: offered[0], owner: ask.seat }]);
  expect(laid).toHaveLength(16);
});
