/** Who may look for traps and take them out, and where: a row for each way, the characters in it. */
import type { PendingAsk, Seat, Seen } from '@tabard/kernel';
import { type CampMove, questions, type Side } from '../../index';
import { viewOf } from '../view';

export type Scouting = Extract<CampMove, { readonly find: Seat } | { readonly disarm: Seat }>;
const isScouting = (move: CampMove): move is Scouting =>
  typeof move === 'object' && ('find' in move || 'disarm' in move);

export const doesOf = (move: Scouting) => ('find' in move ? 'find' : 'disarm');
export const seatOf = (move: Scouting): Seat => ('find' in move ? move.find : move.disarm);
/** Behind which opening; in the dungeon behind which door. */
export const whereOf = (move: Scouting): Side | number => ('side' in move ? move.side : move.room);

/** What may be tried, by what and where. */
export function scoutingRows(asked: PendingAsk | null, seen: Seen): (readonly Scouting[])[] {
  const ask = asked && questions.of(asked, viewOf(seen).content);
  const all = ask?.question === 'camp' ? ask.options.filter(isScouting) : [];
  const rows: Scouting[][] = [];
  for (const move of all) {
    const row = rows.find(([other]) => doesOf(other) === doesOf(move) && whereOf(other) === whereOf(move));
    if (row) row.push(move);
    else rows.push([move]);
  }
  return rows;
}
