/** What a hand can do on the board is what the rules offer: every option is reached by a gesture, and no other is. */

import { describe, expect, test } from 'vitest';
import type { Adventures, Seen } from '../../index';
import { dieOn, house, NO_CARD, openSlots, poolOf, questions } from '../../index';
import { bestPlacement } from '../../solver';
import { arranged, checkOf, threeEnemies } from '../arranged.fixture';
import type { Ask } from '../ask';
import { backKey, diePlaces, placeKey, playOf, slotsFor } from './keys';

type Game = ReturnType<typeof arranged>;
const boardOf = (game: Game) => game.match.board as Adventures;
const askIn = ({ match }: Game): Ask => questions.of(match.pending.asks[0], house);
const placementIn = (game: Game) => {
  const ask = askIn(game);
  return ask.question === 'challenge.place' ? ask : null;
};

const placing = (answers: readonly string[] = []) =>
  arranged({ persons: 1, board: threeEnemies(1), answers: ['enough', 'done', ...answers] });

describe('placing', () => {
  test('RA-19.1: the slots that a die may be put on are those that the rules offer for it', () => {
    const game = placing();
    const [b, ask] = [boardOf(game), placementIn(game)!];
    const reached = new Set<string>();
    for (const die of poolOf(b)) {
      for (const slot of openSlots(b)) {
        const key = placeKey(b, ask, die, slot);
        expect(slotsFor(b, ask, die).includes(slot)).toBe(key !== null);
        if (key) reached.add(key);
      }
    }
    const offered = ask.keys.filter((_, i) => typeof ask.options[i] === 'object');
    expect([...reached].sort()).toEqual([...offered].sort());
  });

  test('of dice alike any may be taken, and the rules take the one they offered', () => {
    const game = arranged({
      persons: 1,
      board: { ...checkOf(1, 'stealth', 2), stage: 'place' },
      given: { pool: ['K5', 'K5', 'W3'] },
    });
    const [b, ask] = [boardOf(game), placementIn(game)];
    const [one, other] = poolOf(b).filter((die) => b.dieValue[die] === 5);
    const [slot] = slotsFor(b, ask, other);
    expect(placeKey(b, ask, other, slot)).toBe(placeKey(b, ask, one, slot));
    game.seat(0).answers(placeKey(b, ask, other, slot)!);
    expect(dieOn(boardOf(game), slot)).toBeGreaterThanOrEqual(0);
  });

  test('RA-R64: a die that was put down is taken back until the placement is confirmed', () => {
    const game = placing();
    const [{ die, slot }] = bestPlacement(game.match.seen('everything') as unknown as Seen);
    game.seat(0).answers(placeKey(boardOf(game), placementIn(game), die, slot)!);
    const laid = dieOn(boardOf(game), slot);
    const back = backKey(placementIn(game), laid)!;
    expect(askIn(game).keys).toContain(back);
    game.seat(0).answers(back);
    expect(poolOf(boardOf(game))).toContain(laid);
    expect(backKey(placementIn(game), laid)).toBeNull();
  });

  test('nothing is placed where something else is asked', () => {
    const game = arranged({ persons: 1, board: threeEnemies(1), answers: ['enough'] });
    const b = boardOf(game);
    for (const die of poolOf(b))
      expect([slotsFor(b, placementIn(game), die), diePlaces(b, askIn(game), die)]).toEqual([[], []]);
    expect(placeKey(b, null, poolOf(b)[0], 0)).toBeNull();
  });
});

describe('playing', () => {
  test('RA-18.1, RA-38.6: the plays of all cards and the ability are all that is offered besides being done', () => {
    const game = arranged({ persons: 1, board: threeEnemies(1), answers: ['enough'] });
    const [b, ask] = [boardOf(game), askIn(game)];
    const reached = [NO_CARD, ...b.cardZone.keys()].flatMap((card) => {
      const options = card === NO_CARD ? house.classes[b.classOf[0]].options : house.cards[card].options;
      return options.flatMap((_, option) => playOf(ask, card, option) ?? []);
    });
    expect(new Set<unknown>(['done', ...reached])).toEqual(new Set<unknown>(ask.options));
    expect(reached).toHaveLength(ask.options.length - 1);
  });

  test('RA-38.2: a card that asks for a die has an answer for each die that glows', () => {
    const game = arranged({ persons: 1, board: threeEnemies(1), answers: ['enough'] });
    let asked = 0;
    for (const play of askIn(game).keys.filter((key) => key !== 'done')) {
      const fork = game.match.fork();
      fork.answer(0, play);
      const ask = questions.of(fork.pending.asks[0], house);
      if (ask.question !== 'op.die') continue;
      const b = fork.board as Adventures;
      const reached = new Set(poolOf(b).flatMap((die) => diePlaces(b, ask, die)));
      const dice = [...ask.options.keys()].filter((place) => ask.options[place] !== 'enough');
      expect([play, [...reached].sort((x, y) => x - y)]).toEqual([play, dice]);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(0);
  });
});
