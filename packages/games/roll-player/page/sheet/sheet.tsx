/** A hero's page: the figure with its gear, rows that fill, goals that light up, alignment, cards, and pests on the edge. */

import type { Seat } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import type { KeyboardEvent } from 'react';
import { memo } from 'react';
import { NONE } from '../../index';
import { Tray } from '../dice/placing-tray';
import { usePlacing } from '../dice/use-placing';
import { heroOf } from '../view';
import { AlignmentGrid } from './alignment';
import { Cards } from './cards';
import { SheetHead, whoIs } from './head';
import { BackstoryLine, Rows } from './rows';
import './sheet.css';

export interface SheetProps {
  /** Whose page it is; the page of the seat that looks is played on. */
  readonly seat: Seat;
}

export const Sheet = memo(function Sheet({ seat }: SheetProps) {
  const moment = useMoment();
  const t = useWords();
  const placing = usePlacing(seat);
  const { colour, race } = heroOf(moment, seat);
  return (
    <article
      className="rp-sheet paper-sheet on-paper"
      data-own={moment.seat === seat}
      data-colour={colour || undefined}
      data-blank={race === NONE}
      aria-label={t('roll-player.sheet.of', { name: moment.names[seat], who: whoIs(moment, seat) })}
      onKeyDown={walk}
    >
      <SheetHead seat={seat} />
      <Tray seat={seat} placing={placing} />
      <Rows seat={seat} placing={placing} />
      <div className="rp-foot">
        <AlignmentGrid seat={seat} />
        <div className="rp-foot-cards">
          <BackstoryLine seat={seat} />
          <Cards seat={seat} />
        </div>
      </div>
    </article>
  );
});

/** Arrow keys go from one thing that can be answered to the next. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step || (event.target as HTMLElement).closest('dialog')) return;
  const open = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-key], button[role="radio"]')];
  const at = open.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || open.length === 0) return;
  open[(at + step + open.length) % open.length].focus();
  event.preventDefault();
}
