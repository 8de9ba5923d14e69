/** What a key says to whom: offered or refused, an answer to the question asked or thrown in at any time. */
import { questionOf } from '@tabard/content';
import type { Pending, Refusal, Seat, Seen } from '@tabard/kernel';
import type { TableAtHand } from '@tabard/page/room/table-at-hand';

export type Describe = (seat: Seat, key: string) => string;

/** `shown` is what the screen shows as pending; `seen` what its viewer sees. */
export function describer(
  table: Pick<TableAtHand, 'module' | 'speaker' | 'refusals'>,
  seen: Seen,
  shown: Pending,
): Describe {
  const { speech } = table.module;
  const refused: (readonly Refusal[])[] = []; // by seat, when somebody wants to know
  const refusals = (seat: Seat) => {
    refused[seat] ??= table.refusals(seat);
    return refused[seat];
  };
  return (seat, key) => table.speaker.say(speech.option(seen, seat, key, questionOf(shown, refusals, seat, key)));
}
