/** A sheet at a glance: its rows as a small field of dice, with a light where a goal is met. */

import type { Seat } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { COLUMNS, isComplete, NONE, ROWS, rowsOf } from '../../index';
import { DieFace } from '../dice/die';
import { plain } from '../signed';
import { viewOf } from '../view';
import { isGoalMet, scoreOfRow } from './goal';
import './mini.css';

interface SheetMiniProps {
  readonly seat: Seat;
  /** Of one die; 1.15rem when absent. */
  readonly size?: string;
}

export const SheetMini = memo(function SheetMini({ seat, size = '1.15rem' }: SheetMiniProps) {
  const moment = useMoment();
  const t = useWords();
  const view = viewOf(moment.seen);
  const { b } = view;
  const hero = b.heroes[seat];
  return (
    <ol className="rp-mini" style={{ '--mini': size } as React.CSSProperties}>
      {ROWS.slice(0, rowsOf(b)).map((name, row) => (
        <li key={name} data-met={isComplete(hero, row) && isGoalMet(view, seat, row)}>
          <span className="rp-mini-name">{t(`roll-player.row.${name}.short`)}</span>
          {[0, 1, 2].map((column) => {
            const die = hero.spaces[COLUMNS * row + column];
            return (
              <span key={column} className="rp-mini-space">
                {die !== NONE && <DieFace die={die} value={b.values[die]} size="100%" />}
              </span>
            );
          })}
          <b>{plain(scoreOfRow(view, seat, row))}</b>
        </li>
      ))}
    </ol>
  );
});
