/** What a key says to whom: offered or refused, an answer to the question asked or thrown in at any time. */
import { type GameModule, questionOf, type Speaker } from '@tabard/content';
import type { Match, Pending, Refusal, Seat, Seen } from '@tabard/kernel';

export type Describe = (seat: Seat, key: string) => string;

/** `shown` is what the screen shows as pending; `seen` what its viewer sees. */
export function describer(
  { speech }: Pick<GameModule, 'speech'>,
  speaker: Speaker,
  match: Match,
  seen: Seen,
  shown: Pending,
): Describe {
  const refused: (readonly Refusal[])[] = []; // by seat, when somebody wants to know
  const refusals = (seat: Seat) => {
    refused[seat] ??= match.refusals(seat);
    return refused[seat];
  };
  return (seat, key) => speaker.say(speech.option(seen, seat, key, questionOf(shown, refusals, seat, key)));
}
