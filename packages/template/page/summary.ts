/** A few words on how it stands, for the list of games left. */
import type { Message } from '@tabard/content';
import type { Seat, Seen } from '@tabard/kernel';
import { viewOf } from './asked';

export function summary(seen: Seen, viewer: Seat | null): Message {
  const { b, content } = viewOf(seen);
  const turn = b.turnNumber;
  if (viewer === null) return { id: 'summary.playing', with: { turn } };
  return { id: 'summary.owns', with: { turn, gold: b.gold[viewer], goal: content.goal } };
}
