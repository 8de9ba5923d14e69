import { Match, quickStream } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import { expect, test } from 'vitest';
import { rollPlayer } from '../../index';
import { answerOnSheet, foreseen } from './foreseen';

/** The first moment at which these actions are offered, played by whims. */
function whenOffered(isWanted: (actions: readonly string[]) => boolean): { match: Match; moment: Moment } {
  for (let whim = 1; whim < 60; whim++) {
    const match = Match.start(rollPlayer, { seed: `foreseen-${whim}`, seats: 2, options: { mode: 'full' } });
    const whims = quickStream(whim);
    while (!match.standing) {
      const [ask] = match.pending.asks;
      const { seat } = ask;
      if (ask.question === 'action.choose' && isWanted(ask.options))
        return { match, moment: { asks: match.pending.asks, seat, seen: match.seen(seat) } as unknown as Moment };
      match.answer(seat, ask.options[whims.below(ask.options.length)]);
    }
  }
  throw new Error('such actions are never offered');
}

test('RP-8.2 where one action is offered a die that is pressed takes it and is what it is for', () => {
  const { match, moment } = whenOffered((options) => options.join() === 'STR,none');
  const said: string[] = [];
  const next = foreseen(moment, 'die');
  const key = next!.ask.options[0];
  const onAnswerAhead: Moment['onAnswerAhead'] = (first, ...ahead) => {
    match.answer(moment.seat!, first);
    said.push(first, ...ahead.map(({ pick }) => pick(match.pending.asks[0]) ?? 'does not fit'));
  };
  answerOnSheet({ ...moment, onAnswerAhead }, key);
  expect(said).toEqual(['STR', key]);
});

test('RP-7.10 of two actions for dice nobody can say which one a die was pressed for', () => {
  const offered = (...actions: string[]) =>
    whenOffered((options) => [...options].sort().join() === [...actions, 'none'].sort().join()).moment;
  expect(foreseen(offered('STR', 'CON'), 'die')).toBeNull();
  expect(foreseen(offered('STR', 'CHA'), 'die')).toMatchObject({ action: 'STR' });
  const apart = offered('WIS', 'INT');
  expect(foreseen(apart, 'die')).toMatchObject({ action: 'INT' });
  expect(foreseen(apart, 'token')).toMatchObject({ action: 'WIS' });
  expect(foreseen(offered('FAM', 'STR'), 'die')).toBeNull();
});

test('what asks nothing, or is asked elsewhere, is not foreseen', () => {
  const { moment } = whenOffered((options) => options.join() === 'CHA,none');
  expect(foreseen(moment, 'die')).toBeNull();
  expect(foreseen(moment, 'token')).toBeNull();
  const said: string[] = [];
  answerOnSheet({ ...moment, onAnswer: (key) => said.push(key) }, 'CHA');
  expect(said).toEqual(['CHA']);
});
