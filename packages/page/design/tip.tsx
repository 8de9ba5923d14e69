/**
 * Explanations: hover, focus or a long press on anything shows a sentence, and for a refusal the clause behind it.
 * The tip may be hovered itself (its link is there to be clicked), Escape closes it, and only one is open.
 */
import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../router/router';
import './controls.css';

const HOVER_MS = 250;
const LINGER_MS = 350;
const LONG_PRESS_MS = 450;
const MARGIN = 10;

interface TipProps {
  readonly says: ReactNode;
  /** The clause that decides, with the address of its rule: "DM-4.3". */
  readonly clause?: { readonly name: string; readonly to: string };
  /** How long the pointer must rest on it; Infinity where only focus and a long press tell. */
  readonly restMs?: number;
  /** A tap tells it, too, and a click leaves it open: where pressing does nothing else. */
  readonly taps?: boolean;
  /** One element that can have the focus. */
  readonly children: ReactElement<Record<string, unknown>>;
}

let closeOpenTip: (() => void) | null = null;
/** A symbol that is explained now: what stands round it need not explain itself as well. */
let explained: Element | null = null;

/** For whoever explains without an anchor of its own (table/symbols): no other tip is open meanwhile. */
export function explainOnly(symbol: Element | null): void {
  explained = symbol;
  if (symbol) closeOpenTip?.();
}

/** What is said below a tip that names no clause, by whoever knows what its anchor stands for (a table does). */
export const TipFoot = createContext<(anchor: Element) => ReactNode>(() => null);

export function Tip({ says, clause, restMs = HOVER_MS, taps = false, children }: TipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLElement | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  const { soon, stay } = useSoon();
  const foot = useContext(TipFoot);

  const close = () => setOpen(false);
  const show = () => {
    if (explained && liesOn(explained, anchor.current!)) return;
    if (closeOpenTip !== close) closeOpenTip?.();
    closeOpenTip = close;
    setOpen(true);
  };
  useOpenTip(open, tip, anchor, close);

  const byMouse = (deed: () => void) => (event: ReactPointerEvent) => event.pointerType === 'mouse' && deed();
  const linger = byMouse(() => soon(close, LINGER_MS));
  const child = cloneElement(children, {
    ref: anchor,
    'data-tip': '',
    'aria-describedby': open ? id : undefined,
    onPointerEnter: byMouse(() => restMs < Infinity && soon(show, restMs)),
    onPointerLeave: linger,
    onPointerDown: (event: ReactPointerEvent) => {
      if (taps) soon(show, 0);
      else if (event.pointerType === 'mouse')
        soon(close, 0); // Whoever clicks knows; the tip must not lie in the way.
      else soon(show, LONG_PRESS_MS);
    },
    onPointerUp: (event: ReactPointerEvent) => event.pointerType !== 'mouse' && !taps && stay(),
    onPointerCancel: stay,
    onContextMenu: (event: Event) => open && event.preventDefault(), // The long press was for us.
    onFocus: (event: FocusEvent) => (event.target as HTMLElement).matches(':focus-visible') && show(),
    onBlur: () => soon(close, LINGER_MS),
  });

  return (
    <>
      {child}
      {open &&
        createPortal(
          <div
            ref={tip}
            id={id}
            className="tip on-paper"
            role="tooltip"
            popover="manual"
            onPointerEnter={stay}
            onPointerLeave={linger}
            onFocus={stay}
            onBlur={() => soon(close, LINGER_MS)}
          >
            <div>{says}</div>
            {clause ? (
              <Link className="tip-clause" to={clause.to}>
                {clause.name}
              </Link>
            ) : (
              anchor.current && foot(anchor.current)
            )}
          </div>,
          document.body,
        )}
    </>
  );
}

/** A place is often a button laid over its picture, so what stands on it need not stand in it. */
function liesOn(symbol: Element, anchor: Element): boolean {
  const [at, place] = [symbol.getBoundingClientRect(), anchor.getBoundingClientRect()];
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
}

/** One thing to do a little later; the next word takes its place, and `stay` takes it back. */
function useSoon() {
  const timer = useRef(0);
  const stay = () => window.clearTimeout(timer.current);
  const soon = (deed: () => void, ms: number) => {
    stay();
    timer.current = window.setTimeout(deed, ms);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { soon, stay };
}

/** While it is open it stays beside its anchor, and goes at Escape or at a press elsewhere. */
function useOpenTip(
  open: boolean,
  tip: RefObject<HTMLDivElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    if (!open) return;
    const element = tip.current!;
    element.showPopover?.();
    placeBeside(element, anchor.current!);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close.current();
    const onScroll = () => placeBeside(element, anchor.current!);
    const onPress = (event: PointerEvent) => {
      const at = event.target as Node;
      if (!element.contains(at) && !anchor.current?.contains(at)) close.current();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, true);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [open, tip, anchor]);
}

const TALL = 180;

/** Above if there is room, below if not, never outside the window; beside something tall, so that it covers nothing. */
export function placeBeside(tip: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const above = at.top - height - MARGIN;
  if (at.height > TALL) {
    const right = at.right + MARGIN;
    const beside = right + width + MARGIN < window.innerWidth ? right : at.left - width - MARGIN;
    tip.style.left = `${Math.max(MARGIN, beside)}px`;
    tip.style.top = `${Math.max(MARGIN, Math.min(at.top, window.innerHeight - height - MARGIN))}px`;
    return;
  }
  const left = Math.min(at.left + at.width / 2 - width / 2, window.innerWidth - width - MARGIN);
  tip.style.left = `${Math.max(MARGIN, left)}px`;
  tip.style.top = `${above >= MARGIN ? above : at.bottom + MARGIN}px`;
}
