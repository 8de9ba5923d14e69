/**
 * Something is dragged by mouse, pen or finger. Idle, pressed, dragging: it is only a drag once the hand has moved, and a
 * drag is never a click. What it may be let go on carries `data-drop`; what that means is the owner's affair.
 */
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './drag.css';

const FAR = 8;

interface Dragging<T> {
  readonly what: T;
  readonly x: number;
  readonly y: number;
  /** The `data-drop` under the hand. */
  readonly over: string | null;
}

interface DragOptions<T> {
  readonly picture: (what: T) => ReactNode;
  readonly onDrop: (what: T, on: string) => void;
  readonly onOver?: (what: T, over: string | null) => void;
}

export interface Drag<T> {
  readonly dragged: T | null;
  readonly over: string | null;
  /** For the element that is dragged. */
  readonly handles: (what: T) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => void;
  };
  /** What is seen in the hand: to be drawn once. */
  readonly ghost: ReactNode;
}

const dropAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;

export function useDrag<T>({ picture, onDrop, onOver }: DragOptions<T>): Drag<T> {
  const [dragging, setDragging] = useState<Dragging<T> | null>(null);
  const pressed = useRef<{ readonly what: T; readonly x: number; readonly y: number } | null>(null);
  const wasDragged = useRef(false);
  useEffect(() => {
    if (!dragging) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && stop();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const stop = () => {
    pressed.current = null;
    setDragging(null);
  };
  const handles: Drag<T>['handles'] = (what) => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      pressed.current = { what, x: event.clientX, y: event.clientY };
      wasDragged.current = false;
    },
    onPointerMove: (event) => {
      const from = pressed.current;
      if (!from) return;
      const { clientX: x, clientY: y } = event;
      if (!wasDragged.current && Math.abs(x - from.x) + Math.abs(y - from.y) < FAR) return;
      if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = true;
      const over = dropAt(x, y);
      if (over !== dragging?.over) onOver?.(from.what, over);
      setDragging({ what: from.what, x, y, over });
    },
    onPointerUp: (event) => {
      const from = pressed.current;
      const on = from && wasDragged.current ? dropAt(event.clientX, event.clientY) : null;
      stop();
      if (from && on !== null) onDrop(from.what, on);
    },
    onPointerCancel: stop,
    onClickCapture: (event) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  const ghost =
    dragging &&
    createPortal(
      <div className="ra-ghost" style={{ left: dragging.x, top: dragging.y }} aria-hidden="true">
        {picture(dragging.what)}
      </div>,
      document.body,
    );
  return { dragged: dragging?.what ?? null, over: dragging?.over ?? null, handles, ghost };
}
