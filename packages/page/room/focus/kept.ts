/**
 * Whoever answers by key presses a button that is gone a moment later, and the browser forgets where they were. A room does
 * not: the focus goes to the same answer if it comes again, else to what stands nearest to where it was, else to the region
 * of the decision, from where Tab and the arrows lead to the answers. What it says is spoken anyway (spoken.tsx).
 */
import { type RefObject, useEffect } from 'react';
import { nearestTo } from './nearest';

/** Where the focus was. */
interface Place {
  readonly region: string | null;
  /** Of an answer or a group of answers: it may come again. */
  readonly key: string | null;
  /** What the head of the stage said then: where it says something else, something else has come. */
  readonly head: string | null;
  readonly x: number;
  readonly y: number;
}

const FOCUSABLE = 'button, a[href], input, select, textarea, summary, [tabindex]';
const KEYED = ['data-key', 'data-group'] as const;
/** Where somebody stands who has nothing to press at the moment. */
const HOME = '[data-region="decision"]';
/** Of these, what stands nearest takes the focus over. In the others it would be chance. */
const NEARBY = ['menu', 'stage', 'hand', 'rivals'];

const isUsable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function placeOf(element: HTMLElement, head: HTMLElement | null): Place {
  const name = KEYED.find((attribute) => element.hasAttribute(attribute));
  return {
    region: regionOf(element),
    head: head?.textContent ?? null,
    key: name ? `[${name}="${CSS.escape(element.getAttribute(name)!)}"]` : null,
    ...middleOf(element),
  };
}

/** The frame's region: a room may have smaller ones within it. */
function regionOf(element: Element): string | null {
  let name: string | null = null;
  for (let at = element.closest<HTMLElement>('[data-region]'); at; at = at.parentElement!.closest('[data-region]'))
    name = at.dataset.region!;
  return name;
}

/** Keeps the focus of whatever is pressed within this element. `heads`: what is read first where it has come to the stage. */
export function useFocusKept(within: RefObject<HTMLElement | null>, heads: readonly string[] = []): void {
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    const keeper = new Keeper(root, heads);
    return () => keeper.close();
  }, [within, heads]);
}

class Keeper {
  private place: Place | null = null;
  /** What has the focus because it was given it: nobody has walked on from there yet. */
  private given: Element | null = null;
  private readonly changes: MutationObserver;
  private frame = 0;

  constructor(
    private readonly root: HTMLElement,
    private readonly heads: readonly string[],
  ) {
    root.addEventListener('focusin', this.note);
    root.addEventListener('keydown', this.walkIn);
    window.addEventListener('pointerdown', this.forget, true);
    this.changes = new MutationObserver(this.look);
    this.changes.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
  }

  close(): void {
    this.changes.disconnect();
    cancelAnimationFrame(this.frame);
    this.root.removeEventListener('focusin', this.note);
    this.root.removeEventListener('keydown', this.walkIn);
    window.removeEventListener('pointerdown', this.forget, true);
  }

  private readonly note = ({ target }: FocusEvent): void => {
    const at = target as HTMLElement;
    if (at === this.given) return;
    this.given = null;
    if (!at.matches(HOME)) this.place = placeOf(at, this.head()); // At home one still knows where one came from.
  };

  /** Whoever presses beside everything wants the focus nowhere. What is pressed gets it anew. */
  private readonly forget = (): void => {
    this.place = null;
  };

  private readonly look = (): void => {
    this.keep();
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.keep()); // What only a style has hidden is hidden by then.
  };

  private keep(): void {
    if (!this.place || document.querySelector('dialog:modal')) return;
    const { activeElement: at } = document;
    const isAtHome = at?.matches(HOME) ?? false;
    if (isLost(at) || (at === this.given && this.hasNewHead())) this.give();
    else if (isAtHome) this.again()?.focus({ preventScroll: true });
  }

  /** The same answer, asked for again. */
  private again(): HTMLElement | null {
    const { key, region } = this.place!;
    if (!key) return null;
    const all = [...this.root.querySelectorAll<HTMLElement>(`[data-region="${region}"] ${key}`)];
    return all.find(isUsable) ?? null;
  }

  private give(): void {
    const was = this.place!;
    const head = this.head();
    const isRead = this.hasNewHead();
    const home = this.root.querySelector<HTMLElement>(HOME);
    const to = (isRead ? head : this.again()) ?? this.nearest(was) ?? head ?? home;
    if (to === null) return;
    if (to === head) to.tabIndex = -1; // It is read out, not walked to.
    this.given = to;
    this.place = isRead ? { ...was, key: null, head: head!.textContent } : was;
    to.focus({ preventScroll: true });
  }

  /** Another leaf, another round: it is read before anything is pressed. */
  private hasNewHead(): boolean {
    const head = this.head();
    return head !== null && head.textContent !== this.place!.head;
  }

  private head(): HTMLElement | null {
    const heads = this.heads.map((selector) => this.root.querySelector<HTMLElement>(selector));
    return heads.find((head) => head?.checkVisibility()) ?? null;
  }

  private nearest({ region, ...was }: Place): HTMLElement | null {
    if (region === null || !NEARBY.includes(region)) return null;
    const all = [...this.root.querySelectorAll<HTMLElement>(`[data-region="${region}"] :is(${FOCUSABLE})`)];
    return nearestTo(all.filter(isUsable), was, middleOf);
  }

  /** From home the arrows lead to the answers, as within them. */
  private readonly walkIn = (event: KeyboardEvent): void => {
    const at = event.target as HTMLElement;
    if (!at.matches(HOME) || !/^Arrow/.test(event.key)) return;
    const buttons = [...at.querySelectorAll<HTMLElement>('button')].filter(isUsable);
    const isBack = event.key === 'ArrowUp' || event.key === 'ArrowLeft';
    const to = isBack ? buttons.at(-1) : buttons[0];
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
}

const isLost = (at: Element | null): boolean =>
  at === null || at === document.body || at.matches(':disabled') || !(at as HTMLElement).checkVisibility();
