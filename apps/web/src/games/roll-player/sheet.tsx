/** A hero's page: the figure with its gear, rows that fill, goals that light up, alignment, cards, and pests on the edge. */
import type { Seat } from '@tabard/kernel';
import { NONE } from '@tabard/roll-player';
import type { KeyboardEvent } from 'react';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { usePlacing } from './placing';
import { Tray } from './placing-tray';
import { AlignmentGrid } from './sheet-alignment';
import { Cards } from './sheet-cards';
import { SheetHead, whoIs } from './sheet-head';
import { BackstoryLine, Rows } from './sheet-rows';
import { heroOf } from './view';
import './sheet.css';

export interface SheetProps {
  readonly props: BoardProps;
  /** Whose page it is; the page of the seat that looks is played on. */
  readonly seat: Seat;
}

export function Sheet({ props, seat }: SheetProps) {
  const t = useWords();
  const placing = usePlacing(props, seat);
  const { colour, race } = heroOf(props, seat);
  return (
    <article
      className="rp-sheet on-paper"
      data-own={props.seat === seat}
      data-colour={colour || undefined}
      data-blank={race === NONE}
      aria-label={t('rollPlayer.sheet.of', { name: props.names[seat], who: whoIs(props, seat) })}
      onKeyDown={walk}
    >
      <SheetHead props={props} seat={seat} />
      <Tray props={props} seat={seat} placing={placing} />
      <Rows props={props} seat={seat} placing={placing} />
      <div className="rp-foot">
        <AlignmentGrid props={props} seat={seat} />
        <div className="rp-foot-cards">
          <BackstoryLine props={props} seat={seat} />
          <Cards props={props} seat={seat} />
        </div>
      </div>
    </article>
  );
}

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
