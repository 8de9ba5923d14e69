/**
 * A press anywhere, by hand or by key, shows the end of what is told, or the next of it step by step. It does nothing
 * else: the question that then stands there was not what somebody pressed.
 */
import type { Stage } from './stage';

/** The very press that began the telling, and its second half where somebody pressed twice, is no wish to skip it. */
const SAME_PRESS_MS = 200;
/** A hand that moved on was not a press: it turned the table, or scrolled. */
const NEAR = 10;
/** A press is followed by a click, sooner or later. */
const CLICK_MS = 400;

/** Here a control means what it says, also while something is told. */
const APART =
  '[data-region="menu"], [data-region="log"], [data-region="rivals"], [data-region="telling"], .coach, dialog';
const CONTROLS = 'a, button, input, label, select, summary, textarea';
const FIELDS = /^(INPUT|SELECT|TEXTAREA)$/;
/** They do nothing by themselves, or something else: U takes back, ? shows the keys. */
const OTHER_KEYS = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Tab|F\d+|u|\?)$/;

type Telling = Pick<Stage, 'told' | 'beganAt' | 'skip' | 'next'>;

export function followPresses(stage: Telling, isStepped: () => boolean): () => void {
  let pressed: PointerEvent | null = null;
  let pressedAt = Number.NEGATIVE_INFINITY;

  const isMeant = (event: Event): boolean => stage.told.isTelling && event.timeStamp > stage.beganAt + SAME_PRESS_MS;
  const onPress = (event: PointerEvent) => {
    pressed = event.isPrimary && isMeant(event) && !isApart(event.target) ? event : null;
    pressedAt = Number.NEGATIVE_INFINITY;
  };
  const onRelease = (event: PointerEvent) => {
    const from = pressed;
    pressed = null;
    if (!from || !stage.told.isTelling) return;
    if (Math.max(Math.abs(event.clientX - from.clientX), Math.abs(event.clientY - from.clientY)) > NEAR) return;
    pressedAt = event.timeStamp;
    if (isStepped()) stage.next();
    else stage.skip();
  };
  /** The click of such a press; keys click, too, and count no clicks. */
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0 && event.timeStamp - pressedAt < CLICK_MS) swallow(event);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || OTHER_KEYS.test(event.key)) return;
    if (!isMeant(event) || isForSomethingElse(event)) return;
    swallow(event);
    if (isStepped() && event.key !== 'Escape') stage.next();
    else stage.skip();
  };

  const early = { capture: true };
  window.addEventListener('pointerdown', onPress, early);
  window.addEventListener('pointerup', onRelease, early);
  window.addEventListener('click', onClick, early);
  window.addEventListener('keydown', onKey, early);
  return () => {
    window.removeEventListener('pointerdown', onPress, early);
    window.removeEventListener('pointerup', onRelease, early);
    window.removeEventListener('click', onClick, early);
    window.removeEventListener('keydown', onKey, early);
  };
}

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

function isApart(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control?.closest(APART) != null;
}

/** Typed into a field, or pressed on a control that means what it says. */
function isForSomethingElse({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (FIELDS.test(target.tagName) || target.closest('dialog') !== null) return true;
  return (key === 'Enter' || key === ' ') && isApart(target);
}
