/** Keys and wheel for the hand, as long as nothing else has the focus. */
import { type RefObject, useEffect } from 'react';
import { controlOfKey, stepOfKey } from './controls';
import type { LiveGrip } from './grip';
import type { Place } from './throw-area';

const PLACE_STEP = 5;
const PLACE_KEYS: { readonly [code: string]: Parameters<Place> } = {
  ArrowLeft: [-PLACE_STEP, 0, 0],
  ArrowRight: [PLACE_STEP, 0, 0],
  ArrowUp: [0, PLACE_STEP, 0],
  ArrowDown: [0, -PLACE_STEP, 0],
  Comma: [0, 0, -1],
  Period: [0, 0, 1],
};
const LIFT_PER_NOTCH = 20;

export function useKeys(
  area: RefObject<HTMLElement | null>,
  { hand, show }: LiveGrip,
  onPlace: Place | null,
  onSeat: (step: number) => void,
): void {
  useEffect(() => {
    const element = area.current!;
    const { scheme } = hand.ways;

    /** True if the key was ours. */
    function take({ code, type, repeat, timeStamp }: KeyboardEvent): boolean {
      const down = type === 'keydown';
      const placing = onPlace ? PLACE_KEYS[code] : undefined;
      const step = scheme === 'one-button' ? 0 : stepOfKey(code);
      const control = controlOfKey(scheme, code);
      if (placing) {
        if (down) onPlace?.(...placing);
      } else if (step !== 0) {
        if (down && !hand.isBusy) onSeat(step);
      } else if (!control || onPlace) return false;
      else if (!repeat) {
        if (down) hand.press(control, timeStamp);
        else hand.letGo(control, timeStamp);
      }
      return true;
    }

    function onKey(event: KeyboardEvent) {
      const isElsewhere = event.target !== element && event.target !== document.body;
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!take(event)) return;
      event.preventDefault();
      event.stopPropagation();
      show();
    }
    function onWheel(event: WheelEvent) {
      if (scheme === 'one-button' || event.ctrlKey) return;
      event.preventDefault();
      hand.loft(hand.lift - Math.sign(event.deltaY) * LIFT_PER_NOTCH);
      show();
    }
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('keyup', onKey, true);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('keyup', onKey, true);
      element.removeEventListener('wheel', onWheel);
    };
  }, [area, hand, onPlace, onSeat, show]);
}
