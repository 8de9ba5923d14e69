/** Who looks for traps behind which opening, and who takes one out: a row for each way, a button for each character. */

import magnifier from '@iconify-json/game-icons/magnifying-glass';
import tinker from '@iconify-json/game-icons/tinker';
import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import { type CampMove, chanceOf, previewMove, type Side } from '../../index';
import { asked } from '../asked';
import { words } from '../say';
import { viewOf } from '../view';
import './scouts.css';

type Scouting = Extract<CampMove, { readonly find: Seat } | { readonly disarm: Seat }>;
const isScouting = (move: CampMove): move is Scouting =>
  typeof move === 'object' && ('find' in move || 'disarm' in move);

const doesOf = (move: Scouting) => ('find' in move ? 'find' : 'disarm');
const seatOf = (move: Scouting): Seat => ('find' in move ? move.find : move.disarm);
/** Behind which opening; in the dungeon behind which door. */
const whereOf = (move: Scouting): Side | number => ('side' in move ? move.side : move.room);

/** What may be tried, by what and where. */
function rowsOf(moment: Moment): (readonly Scouting[])[] {
  const ask = asked.ask(moment);
  const all = ask?.question === 'camp' ? ask.options.filter(isScouting) : [];
  const rows: Scouting[][] = [];
  for (const move of all) {
    const row = rows.find(([other]) => doesOf(other) === doesOf(move) && whereOf(other) === whereOf(move));
    if (row) row.push(move);
    else rows.push([move]);
  }
  return rows;
}

export function Scouts() {
  const moment = useMoment();
  const rows = rowsOf(moment);
  if (rows.length === 0) return null;
  return (
    <ul className="pr-scouts">
      {rows.map((moves) => {
        const does = doesOf(moves[0]);
        const where = whereOf(moves[0]);
        return (
          <li key={`${does} ${where}`}>
            <span className="pr-scout-what">
              <IconMark icon={does === 'find' ? magnifier : tinker} />
              {words(moment, `scout.${does}`, {
                where: typeof where === 'number' ? '' : moment.say({ id: `directions.${where}` }),
              })}
            </span>
            {moves.map((move) => (
              <Scout key={seatOf(move)} move={move} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

const Scout = memo(function Scout({ move }: { readonly move: Scouting }) {
  const moment = useMoment();
  const key = asked.key(moment, 'camp', move);
  const preview = previewMove(viewOf(moment.seen), move);
  return (
    <Tip says={moment.describe(key)}>
      <button type="button" className="pr-scout" aria-label={moment.describe(key)} onClick={() => moment.onAnswer(key)}>
        <SideMark seat={seatOf(move)} size="1.1rem" />
        {preview && <span>{Math.round(100 * chanceOf(preview))}%</span>}
      </button>
    </Tip>
  );
});
