/** What is asked in a scenario, in values. */
import type { AskOf } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { questions } from '../rules/keys';
import type { AdventuresAsks, Play } from '../rules/questions';

export function askedIn({ match }: Scenario, seat = 0): AskOf<AdventuresAsks> | null {
  const ask = match.pendingFor(seat).asks.find((one) => one.seat === seat);
  return ask ? questions.of(ask, match.game.content) : null;
}

export interface OfferedPlay extends Play {
  readonly key: string;
}

/** The plays that are offered to this seat now, with the keys that make them; none where something else is asked. */
export function playsIn(game: Scenario, seat = 0): OfferedPlay[] {
  const ask = askedIn(game, seat);
  if (ask?.question !== 'challenge.play') return [];
  return ask.options.flatMap((play, i) => (play === 'done' ? [] : [{ ...play, key: ask.keys[i] }]));
}

/** Those of cards. */
export const cardPlaysIn = (game: Scenario, seat = 0): OfferedPlay[] =>
  playsIn(game, seat).filter(({ kind }) => kind !== 'ability');
