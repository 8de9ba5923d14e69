/** What the panel folds away lies on the table, and the way out is never folded away. */

import { Match, type PendingAsk, playOne, seatBots } from '@tabard/kernel';
import { expect, test } from 'vitest';
import adventures, { type Adventures, ATTRS, poolOf } from '../../index';
import { arranged, checkOf, threeEnemies } from '../arranged.fixture';
import { backKey, dieKeys, placeKey, playKeys } from '../challenge/keys';
import { groups } from '../groups';
import { shownElsewhere } from './shown';

/** Every key that a click on the board, a sheet, a card, an item or a slider could send. */
function onTheTable(b: Adventures, ask: PendingAsk): Set<string> {
  const seats = b.names.map((_, seat) => seat);
  const cards = b.cardZone.map((_, card) => card);
  const { question } = ask;
  const dice = [...b.dieAt.keys()];
  const keys: (string | null)[] = [];
  if (question === 'challenge.place')
    for (const die of dice) {
      keys.push(backKey(ask, die));
      for (const slot of b.challenge!.slots.keys()) keys.push(placeKey(b, ask, die, slot));
    }
  if (question === 'challenge.play')
    keys.push(...cards.flatMap((card) => playKeys(ask, card)), 'ability:0', 'ability:1');
  if (question === 'op.die' || question === 'power.returnDie')
    keys.push(...poolOf(b).flatMap((die) => dieKeys(b, ask, die)));
  if (question === 'pool.buy')
    keys.push(...[...'RKGBWP'].flatMap((colour) => [`buy:${colour}`, `buy:${colour}:split`]));
  if (question === 'pool.substitute')
    keys.push(...seats.flatMap((seat) => ATTRS.map((attr) => `from:${seat}:${attr}`)));
  if (question === 'trade.give') keys.push(...cards.flatMap((card) => seats.map((seat) => `give:${card}:${seat}`)));
  if (question === 'item.use')
    keys.push(...b.items.flatMap((one) => [`use:${one}`, ...b.items.map((other) => `use:${one}.${other}`)]));
  if (question === 'rest.xp') keys.push(...Array.from({ length: b.xp }, (_, i) => `${i + 1}`));
  return new Set(keys.filter((key) => key !== null));
}

test('every option is on the table or in the panel, in a whole game', () => {
  const match = Match.start(adventures.game, {
    seats: 2,
    options: { book: 'tutorial' },
    seed: 'shown',
    unattended: true,
  });
  const bot = adventures.bots!.find(({ id }) => id === 'wayfarer-curious')!;
  const bots = seatBots(match, [bot, bot], 1);
  const folded = new Set<string>();
  for (let answers = 0; answers < 1500 && !match.standing; answers++) {
    const { asks } = match.pending;
    for (const ask of asks) {
      const hidden = ask.options.filter((key) => shownElsewhere(key, ask));
      const table = hidden.length > 0 ? onTheTable(match.board as Adventures, ask) : new Set();
      expect([ask.question, hidden.filter((key) => !table.has(key))]).toEqual([ask.question, []]);
      if (hidden.length > 0) folded.add(ask.question);
      for (const key of ask.options) groups(key, ask);
    }
    playOne(match, bots);
  }
  expect([...folded].sort()).toEqual(expect.arrayContaining(['challenge.place', 'challenge.play', 'pool.buy']));
  expect(match.standing).not.toBeNull();
});

test('RA-18.12: to be done is advice only where nothing is missing; a story and a deal have no advice', () => {
  const asked = (pool: readonly string[]) => {
    const game = arranged({ persons: 1, board: { ...checkOf(1, 'stealth', 1), stage: 'manipulate' }, given: { pool } });
    const [ask] = game.match.pending.asks;
    return adventures.manners.usual({ seen: game.match.seen(0), ask, extras: [] });
  };
  expect(asked(['K1', 'W3', 'W5'])).toBe('done'); // K? *3 *5
  expect(asked(['K1', 'W3', 'W4'])).toBeNull();
  const seen = arranged({ persons: 1, board: checkOf(1, 'stealth', 1) }).match.seen(0);
  const of = (question: string, ...options: string[]) =>
    adventures.manners.usual({ seen, ask: { question, options } as unknown as PendingAsk, extras: [] });
  expect(of('challenge.place', 'best', 'confirm', 'place:1:2')).toBe('best');
  expect(of('challenge.place', 'confirm')).toBe('confirm');
  expect(of('pool.buy', 'enough', 'buy:R')).toBe('enough');
  expect([of('story.choose', 'choice:0', 'choice:1'), of('trade.take', 'yes', 'no'), of('rest.xp', '1', '2')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('RA-22.1: three presses are a check or a round of a combat: roll, be done, place what covers most', () => {
  const check = arranged({ persons: 1, board: checkOf(1, 'stealth', 2), answers: ['enough', 'done', 'best'] });
  expect((check.match.board as Adventures).challenge).toBeNull();
  const round = arranged({ persons: 1, board: threeEnemies(1), answers: ['enough', 'done', 'best'] });
  expect((round.match.board as Adventures).challenge).toMatchObject({ round: 2 });
});
