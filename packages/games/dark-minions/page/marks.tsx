/** Small things that stand everywhere on this table: a side's mark, a figure with its meaning, an explained button. */

import type { Seat } from '@tabard/kernel';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { SeatMark } from '@tabard/page/design/seat-mark';
import { Tip } from '@tabard/page/design/tip';
import { clauseId } from '@tabard/page/room/clause-id';
import { useMoment } from '@tabard/page/room/moment';
import { pathTo } from '@tabard/page/router/routes';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { memo } from 'react';
import { usePicks } from './dice/plan';
import { sideOf, viewOf } from './view';

interface SideMarkProps {
  readonly seat: Seat;
  readonly size?: string;
  /** Says whose it is; without it the mark is decoration. */
  readonly named?: boolean;
}

export const SideMark = memo(function SideMark({ seat, size, named }: SideMarkProps) {
  const moment = useMoment();
  const { shape, colour } = sideOf(viewOf(moment.seen), seat);
  return <SeatMark shape={shape} colour={colour} size={size} label={named ? moment.names[seat] : undefined} />;
});

interface FigureProps {
  readonly icon: Icon;
  readonly value: ReactNode;
  /** What the figure means. */
  readonly label: string;
}

/** An icon and a number, with the word for whoever cannot see the icon. */
export const Figure = memo(function Figure({ icon, value, label }: FigureProps) {
  return (
    <span className="dm-figure" title={label}>
      <IconMark icon={icon} />
      <b>{value}</b>
      <span className="hidden-words"> {label}</span>
    </span>
  );
});

interface PlaceButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'> {
  /** The accessible name. */
  readonly name: string;
  /** What hover, focus and a long press tell. */
  readonly says: ReactNode;
  readonly why: { readonly text: string; readonly clause: string } | null;
  readonly open: boolean;
  /** Dice are held over it: its own words are enough, and nothing may cover the neighbours. */
  readonly aimed?: boolean;
  /** The dice that would go here: they glow while it is pointed at. */
  readonly dice?: readonly number[];
  readonly onUse: () => void;
}

const REST_MS = 600;

/** A place on the board: a button that always explains itself, and acts when it may. */
export function PlaceButton({ name, says, why, open, aimed, dice, onUse, ...rest }: PlaceButtonProps) {
  const { pointAt } = usePicks();
  const point = () => pointAt(open && dice && dice.length > 0 ? dice : null);
  const leave = () => pointAt(null);
  const clause = why?.clause.startsWith('DM-')
    ? { name: why.clause, to: pathTo('clause', { game: 'dark-minions', clause: clauseId(why.clause) }) }
    : undefined;
  return (
    <Tip
      says={
        <>
          {says}
          {clause && <p className="dm-why">{why?.text}</p>}
        </>
      }
      clause={clause}
      restMs={aimed && open ? Infinity : REST_MS}
    >
      <button
        type="button"
        aria-label={name}
        aria-disabled={!open || undefined}
        data-open={open}
        onClick={() => open && onUse()}
        onMouseEnter={point}
        onMouseLeave={leave}
        onFocusCapture={point}
        onBlurCapture={leave}
        {...rest}
      />
    </Tip>
  );
}
