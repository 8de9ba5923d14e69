/** Who looks for traps behind which opening, and who takes one out: a row for each way, a button for each character. */

import magnifier from '@iconify-json/game-icons/magnifying-glass';
import tinker from '@iconify-json/game-icons/tinker';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { askOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import { chanceOf, previewMove } from '../../index';
import { asked } from '../asked';
import { words } from '../say';
import { viewOf } from '../view';
import { doesOf, type Scouting, scoutingRows, seatOf, whereOf } from './scouting';
import './scouts.css';

export function Scouts() {
  const moment = useMoment();
  const rows = scoutingRows(askOf(moment), moment.seen);
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
