/**
 * Whoever rests on a symbol, presses it long or walks to it with the keyboard is told what it means. One listener for the
 * whole table: what a symbol looks like says the room (`signs`), so no symbol can be forgotten where it is drawn.
 */

import { explainOnly, placeBeside } from '@tabard/page/design/tip';
import type { TableAtHand } from '@tabard/page/room/table-at-hand';
import { PLACES, type Sign, signAt } from '@tabard/page/symbols/signs';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SignWords } from './sign-list';
import { firstAmong, stepFrom } from './walk';

const REST_MS = 220;
const LINGER_MS = 350;
const LONG_PRESS_MS = 430;
/** A finger that moved on scrolls, px. */
const NEAR = 10;
const FIELDS = 'input, select, textarea, dialog';

interface Explained {
  readonly sign: Sign;
  readonly at: Element;
  /** What this very one says of itself: "3 Gold in the Chest". */
  readonly own?: string;
  /** Walked to by keyboard: Escape leads back there. */
  readonly from: HTMLElement | null;
}

interface SymbolTipsProps {
  readonly signs: readonly Sign[];
  readonly table: TableAtHand;
}

export function SymbolTips({ signs, table }: SymbolTipsProps) {
  const [shown, show] = useState<Explained | null>(null);
  const setShown = useCallback((to: Explained | null) => show(to && { ...to, own: ownWordsOf(to.at) }), []);
  const tip = useRef<HTMLDivElement>(null);
  const now = useRef<Explained | null>(null);
  now.current = shown;
  useResting(signs, now, setShown);
  useWalking(signs, now, setShown);
  useLayoutEffect(() => {
    explainOnly(shown?.at ?? null);
    if (!shown || !tip.current) return;
    const element = tip.current;
    const quiet = silence(shown.at);
    element.showPopover?.();
    placeBeside(element, shown.at);
    const onScroll = () => placeBeside(element, shown.at);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      quiet();
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [shown]);
  useEffect(() => () => explainOnly(null), []);
  return createPortal(
    <div role="status">
      {shown && (
        <div ref={tip} key={shown.sign.id} className="tip on-paper symbol-tip" popover="manual">
          <SignWords sign={shown.sign} table={table} own={shown.own} />
        </div>
      )}
    </div>,
    document.body,
  );
}

const ownWordsOf = (at: Element): string | undefined => at.closest<HTMLElement>('[title]')?.title || undefined;

/** The browser's own little box would say it a second time, without the rule. */
function silence(at: Element): () => void {
  const named = at.closest<HTMLElement>('[title]');
  const words = named?.title;
  if (!named || !words) return () => undefined;
  named.title = '';
  return () => {
    named.title = words;
  };
}

type Now = { readonly current: Explained | null };
type Show = (to: Explained | null) => void;

/** A small thing that explains itself needs nobody else; a whole place does, for what stands on it. */
function isOwnAffair(at: Element, anchor: Element | null): boolean {
  if (!anchor) return false;
  const [around, own] = [anchor.getBoundingClientRect(), at.getBoundingClientRect()];
  return around.width * around.height < 6 * own.width * own.height;
}

/** The symbol under the pointer, also where a place to press is laid over it. */
function symbolUnder({ clientX, clientY }: PointerEvent, signs: readonly Sign[]) {
  const stack = document.elementsFromPoint(clientX, clientY);
  if (!stack[0]?.closest(PLACES)) return null; // A dialog, the menu or the coach is in front.
  const top = stack[0].closest('[data-tip]');
  for (const element of stack) {
    const hit = signAt(element, signs);
    if (hit) return isOwnAffair(hit.at, hit.at.closest('[data-tip]') ?? top) ? null : hit;
  }
  return null;
}

/** By mouse and by finger. */
function useResting(signs: readonly Sign[], now: Now, show: Show): void {
  useEffect(() => {
    let timer = 0;
    let over: Element | null = null;
    let pressed: PointerEvent | null = null;
    const soon = (deed: () => void, ms: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(deed, ms);
    };
    function onOver(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || event.buttons > 0) return;
      if ((event.target as Element).closest?.('.symbol-tip')) return window.clearTimeout(timer);
      const hit = symbolUnder(event, signs);
      if (hit?.at === over) return;
      over = hit?.at ?? null;
      if (hit) soon(() => show({ ...hit, from: null }), REST_MS);
      else if (now.current?.from) return;
      else soon(() => show(null), LINGER_MS);
    }
    function onDown(event: PointerEvent) {
      if ((event.target as Element).closest?.('.symbol-tip')) return;
      if (now.current) show(null);
      pressed = event;
      const hit = event.pointerType === 'mouse' ? null : symbolUnder(event, signs);
      if (hit) soon(() => show({ ...hit, from: null }), LONG_PRESS_MS);
      else window.clearTimeout(timer);
    }
    function onMove(event: PointerEvent) {
      if (event.pointerType === 'mouse' || !pressed) return;
      if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > NEAR)
        window.clearTimeout(timer);
    }
    function onUp(event: PointerEvent) {
      pressed = null;
      if (event.pointerType !== 'mouse') window.clearTimeout(timer);
    }
    const onMenu = (event: Event) => now.current && event.preventDefault(); // The long press was for us.
    document.addEventListener('pointermove', onOver);
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    document.addEventListener('contextmenu', onMenu);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointermove', onOver);
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
      document.removeEventListener('contextmenu', onMenu);
    };
  }, [signs, now, show]);
}

/** I goes to the first symbol in sight, arrows from one to the next, Escape back to where the person was. */
function useWalking(signs: readonly Sign[], now: Now, show: Show): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target as HTMLElement;
      const walked = now.current?.from ? now.current : null;
      if (event.key === 'i' && !at.closest?.(FIELDS)) {
        const next = walked ? stepFrom(walked.at, 1, signs) : firstAmong(signs);
        if (next) show({ ...next, from: walked?.from ?? (document.activeElement as HTMLElement) });
        return;
      }
      if (event.key === 'Escape' && now.current) {
        show(null);
        walked?.from?.focus();
        return;
      }
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const next = walked && step && stepFrom(walked.at, step, signs);
      if (next) {
        event.preventDefault();
        event.stopPropagation();
        show({ ...next, from: walked.from });
      } else if (walked && event.key !== 'Shift') show(null);
    }
    /** What has the focus and is made of symbols says what they are, unless it explains itself. */
    function onFocus({ target }: FocusEvent) {
      const at = target as HTMLElement;
      if (now.current?.from) return;
      const hit = at.matches?.(':focus-visible') && !at.closest('[data-tip]') ? signAt(at, signs) : null;
      if (hit) show({ ...hit, from: null });
    }
    function onBlur() {
      if (now.current && !now.current.from) show(null);
    }
    window.addEventListener('keydown', onKey, true);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [signs, now, show]);
}
