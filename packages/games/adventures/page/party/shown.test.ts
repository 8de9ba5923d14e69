/** What the panel folds away lies on the table, and the way out is never folded away. */

import { Match, type OptionOf, type PendingAsk, playOne, seatBots } from '@tabard/kernel';
import { expect, test } from 'vitest';
import adventures, {
  type Adventures,
  type AdventuresAsks,
  type AdventuresQuestion,
  ATTRS,
  house,
  NO_CARD,
  poolOf,
  questions,
} from '../../index';
import { arranged, checkOf, threeEnemies } from '../arranged.fixture';
import { backKey, diePlaces, placeKey, playOf } from '../challenge/keys';
import { groups } from '../groups';
import { shownElsewhere } from './shown';

/** Every key that a click on the board, a sheet, a card, an item or a slider could send. */
function onTheTable(b: Adventures, asked: PendingAsk): Set<string> {
  const ask = questions.of(asked, house);
  const seats = [...b.names.keys()];
  const cards = [...b.cardZone.keys()];
  const dice = [...b.dieAt.keys()];
  const attrs = [...ATTRS.keys()];
  const keyOf = <Name extends AdventuresQuestion>(name: Name, option: OptionOf<AdventuresAsks, Name>) =>
    questions.key(name, option, house);
  switch (ask.question) {
    case 'challenge.place': {
      const slots = [...b.challenge!.slots.keys()];
      const keys = dice.flatMap((die) => [backKey(ask, die), ...slots.map((slot) => placeKey(b, ask, die, slot))]);
      return new Set(keys.filter((key) => key !== null));
    }
    case 'challenge.play': {
      const plays = [NO_CARD, ...cards].flatMap((card) => [0, 1, 2, 3].map((option) => playOf(ask, card, option)));
      return new Set(plays.flatMap((play) => (play ? keyOf(ask.question, play) : [])));
    }
    case 'op.die':
    case 'power.returnDie':
      return new Set(poolOf(b).flatMap((die) => diePlaces(b, ask, die).map((place) => ask.keys[place])));
    case 'pool.buy':
      return new Set(
        attrs.flatMap((buy) => [keyOf(ask.question, { buy }), keyOf(ask.question, { buy, paid: 'split' })]),
      );
    case 'pool.substitute':
      return new Set(seats.flatMap((from) => attrs.map((attr) => keyOf(ask.question, { from, attr }))));
    case 'trade.give':
      return new Set(cards.flatMap((give) => seats.map((to) => keyOf(ask.question, { give, to }))));
    case 'item.use': {
      const pairs = b.items.flatMap((one) => [[one], ...b.items.map((other) => [one, other])]);
      return new Set(pairs.map((items) => keyOf(ask.question, { items })));
    }
    case 'rest.xp':
      return new Set(Array.from({ length: b.xp }, (_, i) => keyOf(ask.question, i + 1)));
    default:
      return new Set();
  }
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
      const seen = match.seen(ask.seat);
      const hidden = ask.options.filter((key) => shownElsewhere(key, ask, seen));
      const table = hidden.length > 0 ? onTheTable(match.board as Adventures, ask) : new Set();
      expect([ask.question, hidden.filter((key) => !table.has(key))]).toEqual([ask.question, []]);
      if (hidden.length > 0) folded.add(ask.question);
      for (const key of ask.options) groups(key, ask, seen);
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
