/** What the panels over the hall cover of it: measured, because how large they are is a matter of text and language. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Inset, NO_INSET } from './scene';

/** A place on the hall, in pixels from its upper left corner. */
export interface Covered {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const BROAD = 0.6;
/** Panels that leave less than this are too large to be made room for: then the board stands behind them. */
const LEAST_FREE = 0.4;

/** Broad strips lie over the top, columns at a side; what hangs in the middle covers nothing that could be given up. */
export function insetOf(covered: readonly Covered[], width: number, height: number): Inset {
  const inset = { ...NO_INSET };
  for (const { left, top, right, bottom } of covered) {
    if (right <= left || bottom <= top) continue;
    if (right - left > width * BROAD) {
      if (bottom < height * BROAD) inset.top = Math.max(inset.top, bottom);
    } else if (right < width / 2) inset.left = Math.max(inset.left, right);
    else if (left > width / 2) inset.right = Math.max(inset.right, width - left);
  }
  if (inset.left + inset.right > width * (1 - LEAST_FREE)) return { ...inset, left: 0, right: 0 };
  return inset;
}

const same = (a: Inset, b: Inset): boolean =>
  a.top === b.top && a.left === b.left && a.right === b.right && a.bottom === b.bottom;

/** While `isOn`: what lies over the hall in `over`, by the elements that say so (`data-covers`). */
export function useInset(over: RefObject<HTMLElement | null>, isOn: boolean): Inset {
  const [inset, setInset] = useState<Inset>(NO_INSET);
  useLayoutEffect(() => {
    const room = over.current;
    if (!room || !isOn) return setInset(NO_INSET);
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (room.querySelector('[data-busy="true"]')) return; // The table stands still under a hand that moves.
      const { left, top, width, height } = room.getBoundingClientRect();
      const covered = [...room.querySelectorAll<HTMLElement>('[data-covers]')].map((panel) => {
        const place = panel.getBoundingClientRect();
        return {
          left: place.left - left,
          top: place.top - top,
          right: place.right - left,
          bottom: place.bottom - top,
        };
      });
      const next = insetOf(covered, width, height);
      setInset((before) => (same(before, next) ? before : next));
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(soon);
    const comings = new MutationObserver(() => {
      sizes.disconnect();
      for (const panel of [room, ...room.querySelectorAll('[data-covers]')]) sizes.observe(panel);
    });
    comings.observe(room, { childList: true, subtree: true });
    for (const panel of [room, ...room.querySelectorAll('[data-covers]')]) sizes.observe(panel);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      comings.disconnect();
    };
  }, [over, isOn]);
  return inset;
}
