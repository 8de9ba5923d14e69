/** Putting a game on the shelf that was not played here: one that came by a link or a file, or a fork. */

import { forkLog } from '../../play/begin/fork';
import { shelve } from '../../play/begin/new-game';
import { newWhims } from '../../play/begin/opening';
import type { Played } from './played';

/** All of it. One that is not over can be gone on with: somebody must sit there. */
export function keepPlayed({ replay, sitters, log }: Played, title: string): Promise<string> {
  const { last } = replay;
  const over = last.standing !== null;
  const empty = !over && sitters.every(({ kind }) => kind === 'bot');
  if (log && !empty) return shelve(log, title, over); // As it was taken along, with all that was taken back.
  const seated = empty ? sitters.with(0, { name: sitters[0].name, kind: 'person' }) : sitters;
  // A game that is over stays the very game it was, and its seal with it.
  const unattended = over ? last.setup.unattended : undefined;
  return shelve(forkLog(last, last.answers, seated, newWhims(), unattended), title, over);
}
