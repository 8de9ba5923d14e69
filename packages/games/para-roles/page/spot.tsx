/**
 * A place one can click: it explains itself, does the one obvious thing, or opens a small menu of what may be done
 * there. The menu also points at it, so that the others see what is meant.
 */
import pointing from '@iconify-json/game-icons/pointing';
import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { type Place, pointersAt } from './places';
import { words } from './say';
import './spot.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onPick: () => void;
}

interface SpotProps {
  readonly className: string;
  /** The accessible name: what it is, and what a click does. */
  readonly name: string;
  /** What hover, focus and a long press tell. */
  readonly says: ReactNode;
  /** What a plain click does. Without it the menu opens. */
  readonly does?: (() => void) | null;
  readonly items?: readonly MenuItem[];
  /** What may be pointed at; not everything may. */
  readonly place?: Place;
  readonly pressed?: boolean;
  readonly children?: ReactNode;
}

const REST_MS = 600;

export function Spot({ className, name, says, does, items = [], place, pressed, children }: SpotProps) {
  const moment = useMoment();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const anchor = `--pr-${id.replace(/\W/g, '')}`;
  const canPoint = place !== undefined && moment.seat !== null && !moment.over;
  const hasMenu = items.length > 0 || canPoint;
  const isPointing = canPoint && moment.pointed[moment.seat!] === place;
  const point = () => moment.onPoint(isPointing ? null : place!);
  const pick = (deed: () => void) => () => {
    menu.current?.hidePopover();
    deed();
  };
  return (
    <>
      <Tip says={says} restMs={REST_MS}>
        <button
          type="button"
          className={className}
          aria-label={name}
          aria-pressed={pressed}
          aria-haspopup={!does && hasMenu ? 'dialog' : undefined}
          data-open={Boolean(does) || items.length > 0}
          style={{ anchorName: anchor } as React.CSSProperties}
          onClick={() => (does ? does() : hasMenu && menu.current?.togglePopover())}
        >
          {children}
        </button>
      </Tip>
      {hasMenu && (
        <div
          ref={menu}
          popover="auto"
          role="dialog"
          aria-label={name}
          className="pr-spot-menu popped on-paper"
          style={{ positionAnchor: anchor } as React.CSSProperties}
        >
          <div className="pr-spot-says">{says}</div>
          {items.map((item) => (
            <button key={item.id} type="button" className="pr-spot-item" data-key={item.id} onClick={pick(item.onPick)}>
              {item.icon}
              <span>{item.label}</span>
            </button>
          ))}
          {canPoint && (
            <button
              type="button"
              className="pr-spot-item pr-spot-point"
              aria-pressed={isPointing}
              onClick={pick(point)}
            >
              <IconMark icon={pointing} />
              <span>{words(moment, isPointing ? 'point.stop' : 'point.start')}</span>
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** A right click on anything that bears a place points at it. By touch the same is in the menu: there a long press explains. */
export function usePointingHand(): void {
  const moment = useMoment();
  useEffect(() => {
    function onMenu(event: MouseEvent) {
      const isMouse = (event as PointerEvent).pointerType !== 'touch';
      const place = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place;
      if (!place || !isMouse || moment.seat === null || moment.over) return;
      event.preventDefault();
      moment.onPoint(moment.pointed[moment.seat] === place ? null : place);
    }
    document.addEventListener('contextmenu', onMenu);
    return () => document.removeEventListener('contextmenu', onMenu);
  }, [moment]);
}

interface PointersProps {
  readonly place: Place;
}

/** Who points here. */
export const Pointers = memo(function Pointers({ place }: PointersProps) {
  const moment = useMoment();
  const seats = pointersAt(moment, place);
  if (seats.length === 0) return null;
  return (
    <span className="pr-pointers">
      {seats.map((seat: Seat) => (
        <span key={seat} className="pr-pointer">
          <SideMark seat={seat} size="1.15rem" />
          <IconMark icon={pointing} size="1.6rem" />
          <span className="hidden-words">{words(moment, 'point.by', { name: moment.names[seat] })}</span>
        </span>
      ))}
    </span>
  );
});
