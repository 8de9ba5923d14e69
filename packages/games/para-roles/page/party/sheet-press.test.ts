/** What a press on a sheet means, and how a debt in town is paid in one press. */
import type { PendingAsk } from '@tabard/kernel';
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import module, { builtIn, questions } from '../../index';
import { fight } from '../../scenarios/fight.fixture';
import { party } from '../../scenarios/table.fixture';
import { payAll } from '../camp/pay-all';
import { viewOf } from '../view';
import { canAttend, isWanted, onlyAnswer, waitsForUs } from './sheet-press';

const moment = momentAt(module, fight().match);
const ask = (seat: number, question: string, options: readonly string[], kind: PendingAsk['kind'] = 'first') => ({
  ...{ seat, kind, question, about: {}, options, input: null },
});
const asking = (...asks: readonly PendingAsk[]) => ({ ...moment, asks, pending: { asks, interrupts: [] } });

test('a sheet that is an answer glows; in a turn and in camp what may be done to it waits in its menu', () => {
  const rescue = asking(ask(0, 'evac.patient', ['1', '2']));
  expect([0, 1, 2].map((seat) => isWanted(rescue, seat))).toEqual([false, true, true]);
  expect(isWanted(asking(ask(0, 'turn.action', ['cure:1'])), 1)).toBe(false);
  expect(isWanted(asking(ask(0, 'camp', ['flask:1', 'go'])), 1)).toBe(false);
});

test('in camp the sheet of one who can be revived glows, and no other', () => {
  const key = questions.key('camp', { revive: 2, by: 'treasure' } as never, builtIn);
  const camp = asking(ask(0, 'camp', [key, 'go']));
  expect([1, 2].map((seat) => isWanted(camp, seat))).toEqual([false, true]);
});

test('a press answers where the sheet is the one answer; in a turn it opens the menu', () => {
  expect(onlyAnswer(asking(ask(0, 'evac.patient', ['1', '2'])), 1)).toBe('1');
  expect(onlyAnswer(asking(ask(0, 'evac.patient', ['1', '2'])), 3)).toBeNull();
  expect(onlyAnswer(asking(ask(0, 'turn.action', ['cure:1'])), 1)).toBeNull();
  expect(onlyAnswer(asking(), 1)).toBeNull();
});

test('one looks through the eyes of another seat here that is asked for itself, not with all together', () => {
  const first = asking(ask(0, 'turn.action', ['defend']), ask(1, 'turn.action', ['defend']));
  expect([0, 1, 2].map((seat) => canAttend(first, seat))).toEqual([false, true, false]);
  expect(canAttend(asking(ask(1, 'turn.action', ['defend'], 'together')), 1)).toBe(false);
});

test('a bot that may act lets the persons go first, as long as one of them is asked', () => {
  const mine = ask(0, 'turn.action', ['defend']);
  const bots = ask(2, 'turn.action', []);
  const at = (asks: readonly PendingAsk[]) => ({ ...moment, asks, pending: { asks: [mine, bots], interrupts: [] } });
  expect([0, 2, 3].map((seat) => waitsForUs(at([mine]), seat))).toEqual([false, true, false]);
  expect(waitsForUs(at([]), 2)).toBe(false);
});

test('in town a debt is paid from the fullest stacks in one press, and the rules take every coin of it', () => {
  const treasure = (...stacks: number[]) => ({ treasure: stacks });
  const game = party({ town: 1, party: { 0: treasure(3, 0, 0, 0), 1: treasure(0, 2, 0, 0), 2: treasure(0, 0, 1, 0) } });
  game.seat(game.match.pending.asks[0].seat).answers('shop');
  const [shop] = game.match.pending.asks;
  const dear = shop.options.find((key) => key !== 'back')!;
  game.seat(shop.seat).answers(dear);
  const [pending] = game.match.pending.asks;
  const paying = questions.of(pending, builtIn);
  if (paying.question !== 'town.pay') throw new Error(`${dear} leads to ${paying.question}`);
  const { left } = paying.about;
  const keys = payAll(viewOf(game.match.seen(0)), paying)!;
  expect([keys.length, keys[0]]).toEqual([left, questions.key('town.pay', { seat: 0, suit: 0 }, builtIn)]);
  game.seat(pending.seat).answers(...keys);
  expect(game.match.pending.asks[0]?.question).not.toBe('town.pay');
  const more = questions.of({ ...pending, about: { ...pending.about, left: 7 } }, builtIn);
  const poor = viewOf(party({ town: 1, party: { 0: treasure(3, 0, 0, 0) } }).match.seen(0));
  expect(more.question === 'town.pay' && payAll(poor, more)).toBeNull();
});
