/**
 * A list that goes on shows that it does. Whatever scrolls says so itself (`data-scrolls`), and learns here in which
 * directions there is more (`data-more="above below"`); scroll-signs.css draws the sign. An observer, because no style
 * can ask in every browser.
 */
import { type RefObject, useEffect } from 'react';
import { moreOf } from './more';
import './scroll-signs.css';

const REACHED = 'button:not(:disabled), a[href], input, select, [tabindex]';

/** What is hidden, or has the focus only when it is given it, leads nobody there. */
const isReached = (scroller: HTMLElement): boolean =>
  [...scroller.querySelectorAll<HTMLElement>(REACHED)].some((one) => one.tabIndex >= 0 && one.checkVisibility());

function mark(scroller: HTMLElement): void {
  const more = moreOf(scroller);
  // What scrolls must be within reach of the keyboard, by what lies in it (which comes and goes) or by itself.
  if (more && scroller.tabIndex < 0 && !isReached(scroller)) scroller.tabIndex = 0;
  if (more === (scroller.dataset.more ?? '')) return;
  if (more) scroller.dataset.more = more;
  else delete scroller.dataset.more;
}

/** Follows all that scrolls within the element, also what comes and goes there. */
export function useScrollSigns(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    const scrollers = () => root.querySelectorAll<HTMLElement>('[data-scrolls]');
    const markAll = () => scrollers().forEach(mark);
    const sizes = new ResizeObserver(markAll);
    function observe() {
      sizes.disconnect();
      for (const scroller of scrollers()) {
        sizes.observe(scroller);
        for (const content of scroller.children) sizes.observe(content);
      }
      markAll();
    }
    const content = new MutationObserver(observe);
    content.observe(root, { childList: true, subtree: true, characterData: true });
    const onScroll = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.matches('[data-scrolls]')) mark(target);
    };
    root.addEventListener('scroll', onScroll, { capture: true, passive: true });
    observe();
    return () => {
      sizes.disconnect();
      content.disconnect();
      root.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [within]);
}
