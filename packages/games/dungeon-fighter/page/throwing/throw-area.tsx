/** The canvas as the hand feels it: pointers, wheel and keys become what the hand does. */
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import type { Scene } from '../hall/scene';
import type { LiveGrip } from './grip';
import { useKeys } from './use-keys';
import { usePointers } from './use-pointers';

/** Moves the gadget that is being placed: mm to the right, mm towards the board, steps of a turn to the right. */
export type Place = (aside: number, ahead: number, turn: number) => void;

export interface ThrowAreaProps {
  readonly live: LiveGrip;
  readonly scene: Scene | null;
  readonly label: string;
  /** While gadgets are being placed pointer and arrows move them instead. */
  readonly onPlace: Place | null;
  readonly onSeat: (step: number) => void;
  /** Told where the pointer rests, before it leads the hand; null: nowhere. */
  readonly onLook: ((at: Pointed | null) => void) | null;
}

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
  readonly area: DOMRect;
}

/** A finger that has come so far leads the hand, px. */
const LEADS = 12;

export function ThrowArea({ live, scene, label, onPlace, onSeat, onLook }: ThrowAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { hand } = live;
  const onPointer = usePointers(area, live, scene, onPlace);
  useKeys(area, live, onPlace, onSeat);

  useEffect(() => {
    area.current?.focus({ preventScroll: true });
  }, []);

  const pressedAt = useRef({ x: 0, y: 0 });
  function look({ type, buttons, clientX, clientY }: ReactPointerEvent): void {
    const { x, y } = pressedAt.current;
    if (type === 'pointerdown') pressedAt.current = { x: clientX, y: clientY };
    const leads = type === 'pointermove' && buttons > 0 && Math.hypot(clientX - x, clientY - y) > LEADS;
    onLook?.(leads ? null : { clientX, clientY, area: area.current!.getBoundingClientRect() });
  }
  const feel = (event: ReactPointerEvent) => {
    onPointer(event.nativeEvent);
    if (event.type === 'pointermove' || event.type === 'pointerdown') look(event);
  };
  return (
    <div
      ref={area}
      className="df-throw-area"
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the hand is led from here by keyboard
      tabIndex={0}
      data-scheme={hand.ways.scheme}
      data-held={hand.held.size > 0}
      onPointerDown={feel}
      onPointerMove={feel}
      onPointerUp={feel}
      onPointerCancel={feel}
      onPointerLeave={() => onLook?.(null)}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
