/** Every press of the Hunt's panel is carried out as it says, in the positions of a whole game. */
import { Match, playOne, seatBots } from '@tabard/kernel';
import { expect, test } from 'vitest';
import rollPlayer, { builtIn, questions } from '../../index';
import { viewOf } from '../view';
import { huntDeeds } from './deeds';

test('RP-19.3 RP-19.6 fight and roll, hire or look for another: one press each, and the rules take all of it', () => {
  const match = Match.start(rollPlayer.game, { seats: 2, seed: 'clicks-1', unattended: true });
  const [squire] = rollPlayer.bots;
  const bots = seatBots(match, [squire, squire], 7);
  const pressed = new Set<string>();
  while (!match.standing) {
    const ask = questions.of(match.pending.asks[0], builtIn);
    if (ask.question === 'hunt.minion')
      for (const { id, key, ahead } of huntDeeds(viewOf(match.seen(ask.seat)), ask)) {
        const fork = match.fork();
        fork.answer(ask.seat, key);
        const [next] = fork.pending.asks;
        pressed.add(id);
        if (next.question === 'hunt.mercenary' && ahead.length > 0) expect(ahead[0].pick(next)).toBe(id);
        if (id === 'xp' || id === 'gold') expect(next.question).toBe('hunt.mercenary'); // It was promised.
      }
    playOne(match, bots);
  }
  expect([...pressed].sort()).toEqual(expect.arrayContaining(['change', 'gold', 'roll']));
});
