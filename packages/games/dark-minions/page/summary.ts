/** A few words on how it stands, for the list of games left. */
import type { Message } from '@tabard/content';
import type { Seat, Seen } from '@tabard/kernel';
import { totalOf } from '../index';
import { NONE, townName, viewOf } from './view';

export function summary(seen: Seen, viewer: Seat | null): Message {
  const view = viewOf(seen);
  const { b, content: c } = view;
  const facts = { seats: view.seats, turn: b.turnNumber };
  if (viewer === null) return { id: 'summary.playing', with: facts };
  const led = b.town.findIndex(
    (town, slot) =>
      town !== NONE && b.besiegers[slot].every((n, seat) => seat === viewer || n < b.besiegers[slot][viewer]),
  );
  if (led >= 0) return { id: 'summary.leads', with: { ...facts, town: townName(c, b.town[led]) } };
  return { id: 'summary.hasVp', with: { ...facts, vp: totalOf(b, c, viewer) } };
}
