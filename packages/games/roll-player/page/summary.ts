/** A few words on how it stands, for the list of games left. They are the game's words (`summary`). */
import type { Message } from '@tabard/content';
import type { Seat, Seen } from '@tabard/kernel';
import { sheetOf } from '../index';
import { viewOf } from './view';

const BEFORE = ['sheets', 'classes', 'familiars', 'starting'];

export function summary(seen: Seen, viewer: Seat | null): Message {
  const view = viewOf(seen);
  const { b, seats } = view;
  if (BEFORE.includes(b.phase)) return { id: 'summary.setup', with: { seats } };
  if (b.phase === 'combat') return { id: 'summary.combat', with: { seats } };
  if (viewer === null) return { id: 'summary.round', with: { seats, round: b.round } };
  return { id: 'summary.stars', with: { seats, round: b.round, stars: sheetOf(view, viewer).total } };
}
