/** Fingers and the mouse's buttons. What a second one means depends on the throw: a palm, a jump, the loft, the view. */
import { type RefObject, useRef } from 'react';
import type { Scene } from '../hall/scene';
import type { Control } from './challenges/challenge';
import type { Grip, LiveGrip } from './grip';
import type { Place } from './throw-area';

interface Finger {
  x: number;
  y: number;
  readonly controls: readonly Control[];
  readonly does: 'hand' | 'orbit' | 'loft' | 'place';
}

/** Without a scene a px counts for so many mm. */
const MM_PER_PX = 0.8;
const LIFT_PER_PX = 1.5;
const ORBIT_PER_PX = 0.006;
/** A mouse is one pointer with two buttons: each is a finger of its own, with its bit in `buttons`. */
const BUTTONS = [
  { id: -1, bit: 1 },
  { id: -2, bit: 2 },
];

const needsBoth = (hand: Grip): boolean => hand.asks('prayer') || hand.asks('x');
const needsExtra = (hand: Grip): boolean =>
  (hand.asks('jump') && (hand.asks('head') || hand.asks('blind'))) || (hand.asks('dancing') && hand.asks('head'));

/** Long because it is one gesture: finger by finger, from the press to the letting go, on one set of fingers. */
export function usePointers(
  area: RefObject<HTMLElement | null>,
  { hand, show }: LiveGrip,
  scene: Scene | null,
  onPlace: Place | null,
): (event: PointerEvent) => void {
  const fingers = useRef(new Map<number, Finger>());

  /** By the event's own time: a busy page may hear of it late. */
  function sample({ clientX: x, clientY: y, timeStamp }: PointerEvent) {
    const plane = scene?.handPlane(x, y) ?? { r: 660 + (y - 640) * MM_PER_PX, lat: (x - 640) * MM_PER_PX };
    return { ms: timeStamp, x, y, ...plane };
  }

  function roleOf(event: PointerEvent, isSecond: boolean): Pick<Finger, 'controls' | 'does'> {
    const { scheme } = hand.ways;
    if (onPlace) return { controls: [], does: 'place' };
    if (scheme === 'keys') return { controls: [], does: 'orbit' };
    if (scheme === 'one-button') return { controls: ['main'], does: 'hand' };
    const isMouse = event.pointerType === 'mouse';
    if (needsBoth(hand)) {
      const { left, width } = area.current!.getBoundingClientRect();
      const isRight = isMouse ? isSecond : event.clientX > left + width / 2;
      const palm: Control = isRight ? 'right' : 'left';
      return { controls: hand.asks('prayer') || (isMouse && isSecond) ? [palm] : [palm, 'main'], does: 'hand' };
    }
    if (isSecond && needsExtra(hand)) return { controls: ['extra'], does: 'hand' };
    if (isSecond) return { controls: [], does: isMouse ? 'orbit' : 'loft' };
    return { controls: ['main'], does: 'hand' };
  }

  function down(id: number, event: PointerEvent, isSecond: boolean): void {
    const role = roleOf(event, isSecond);
    fingers.current.set(id, { x: event.clientX, y: event.clientY, ...role });
    for (const control of role.controls) hand.press(control, event.timeStamp);
    if (role.does === 'hand') hand.point(sample(event));
    show();
  }

  function up(id: number, ms: number): void {
    const finger = fingers.current.get(id);
    fingers.current.delete(id);
    for (const control of finger?.controls ?? []) hand.letGo(control, ms);
    show();
  }

  function move(event: PointerEvent): void {
    const isMouse = event.pointerType === 'mouse';
    for (const [id, finger] of fingers.current) {
      if (isMouse ? id >= 0 : id !== event.pointerId) continue;
      const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
      Object.assign(finger, { x: event.clientX, y: event.clientY });
      if (finger.does === 'orbit') scene?.orbit(-dx * ORBIT_PER_PX, 0);
      if (finger.does === 'loft') hand.loft(hand.lift - dy * LIFT_PER_PX);
      if (finger.does === 'place') onPlace?.(dx * MM_PER_PX, -dy * MM_PER_PX, 0);
      if (finger.does !== 'hand') show();
    }
    if (hand.ways.scheme !== 'drag' || onPlace || hand.held.size === 0) return;
    const all = event.getCoalescedEvents?.() ?? [];
    for (const part of all.length > 0 ? all : [event]) hand.point(sample(part));
  }

  return (event) => {
    if (event.type === 'pointerdown' && event.target !== area.current) return;
    if (event.type === 'pointerdown') {
      event.preventDefault();
      area.current!.focus({ preventScroll: true });
      try {
        area.current!.setPointerCapture(event.pointerId);
      } catch {
        // It has been lifted already.
      }
    }
    if (event.type === 'pointermove') move(event);
    if (event.pointerType === 'mouse') {
      // A second button of a mouse is told as a movement; only `buttons` knows.
      const buttons = event.type === 'pointercancel' ? 0 : event.buttons;
      for (const { id, bit } of BUTTONS) {
        const isDown = fingers.current.has(id);
        if ((buttons & bit) !== 0 && !isDown && hasBegun(event, fingers.current)) down(id, event, bit === 2);
        if ((buttons & bit) === 0 && isDown) up(id, event.timeStamp);
      }
    } else if (event.type === 'pointerdown') down(event.pointerId, event, fingers.current.size > 0);
    else if (event.type !== 'pointermove') up(event.pointerId, event.timeStamp);
  };
}

/** A button that was pressed elsewhere and dragged in here is none of ours. */
const hasBegun = (event: PointerEvent, fingers: ReadonlyMap<number, Finger>): boolean =>
  event.type === 'pointerdown' || fingers.size > 0;
