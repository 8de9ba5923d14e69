/** Spendables outside a throw, and backing down: what a bot throws in (DF-R31, DF-R112.4). */
import { describe, expect, test } from 'vitest';
import { bossFight, fight, type Given, JACK, MARLA, party, question, THROW, ware } from '../scenarios/table.fixture';
import { answerOf, interruptOf } from './seated.fixture';

const [cocoa, bottle, snow, water, poster] = [
  'grandmothers-cocoa',
  'hot-water-bottle',
  'bag-of-fresh-snow',
  'bottled-puddle',
  'anatomical-poster',
].map(ware);

describe('before a Hero faints', () => {
  /** Jack has 2 life and has just Missed a White Bear (damage 3). */
  function aboutToFaint(given: Given): ReturnType<typeof fight> {
    const game = fight({ monster: 'white-bear', combat: { active: JACK, pool: ['blue'] }, ...given }, { seats: 4 });
    return game
      .world('throw', { id: 'blue', rest: 'out' })
      .seat(JACK)
      .answers(...(question(game) === 'turn.die' ? ['blue', THROW] : [THROW]));
  }

  test('DF-16.14 who holds a card that saves the Hero uses it, for that Hero', () => {
    const game = aboutToFaint({ heroes: { 1: { life: 2 }, 3: { cards: ['grandmothers-cocoa'] }, 0: { life: 1 } } });
    expect(question(game)).toBe('faint.cards');
    expect(answerOf(game)).toBe(`use:${cocoa}`);
    game.seat(MARLA).answers(`use:${cocoa}`);
    expect(answerOf(game)).toBe('hero:1');
  });

  test('healing is kept for that moment', () => {
    const game = fight({ heroes: { 1: { life: 1, cards: ['hot-water-bottle'] } } });
    game.expectInterrupts(1, [`use:${bottle}`]);
    expect(interruptOf(game, 1)).toBeNull();
  });
});

describe('at the start of a turn', () => {
  const holding = (card: string, start: typeof fight, given: Given) =>
    interruptOf(start({ heroes: { 1: { cards: [card] } }, ...given }), JACK);

  test('dice when none is left against the Boss', () => {
    expect(holding('bottled-puddle', bossFight, { combat: { pool: [] }, chest: { bonus: 3 } })).toBe(`use:${water}`);
    expect(holding('bottled-puddle', bossFight, { combat: { pool: ['red', 'blue'] }, chest: { bonus: 3 } })).toBeNull();
  });

  test('dice rather than a retrieval that costs much', () => {
    const given = (monster: string) => ({ monster, combat: { pool: [], life: 12 }, chest: { bonus: 1 } });
    expect(holding('bag-of-fresh-snow', fight, given('white-bear'))).toBe(`use:${snow}`);
    expect(holding('bag-of-fresh-snow', fight, given('walrus-pup'))).toBeNull();
  });

  test('the Weak Point where there is much to halve', () => {
    expect(holding('anatomical-poster', bossFight, {})).toBe(`use:${poster}`);
    expect(holding('anatomical-poster', fight, {})).toBeNull();
  });

  test('DF-R37 everything when no die is left against the Boss', () => {
    const game = bossFight({
      combat: { pool: [] },
      chest: { bonus: 0 },
      heroes: { 2: { cards: ['bag-of-fresh-snow'] } },
    });
    expect(question(game)).toBe('last.cards');
    expect(answerOf(game)).toBe(`use:${snow}`);
  });
});

describe('backing down', () => {
  /** A glacier that has gone mad in the dark: Blind, Card Flick, Prayer and Pond at once. */
  const hopeless = (life: number) =>
    party({ room: 'polar-night-dormitory', monster: 'brain-freeze-giant', combat: { life, hits: 3 } }, { seats: 4 });

  test('DF-22.1 only what can hardly be done is left', () => {
    expect(interruptOf(hopeless(16), 0)).toBe('back-down');
    expect(interruptOf(fight({ monster: 'underfloor-clan' }), 0)).toBeNull();
    expect(interruptOf(hopeless(2), 0)).toBeNull();
  });

  test('DF-R25 the votes follow the same thought', () => {
    const vote = (game: ReturnType<typeof fight>) => answerOf(game.seat(0).answers('back-down'));
    expect(vote(hopeless(16))).toBe('yes');
    expect(vote(fight({ monster: 'pogo-fox' }))).toBe('no');
  });
});
