/**
 * The foot of the page: what is asked there follows the prose, and as long as it lies below the edge its beginning, with
 * the first answer, looks over the edge. So nobody wonders whether the book asks something.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import './foot.css';

export function Foot({ children }: { readonly children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const it = foot.current!;
    const show = () => it.style.setProperty('--ra-below', `${hiddenBelow(it)}px`);
    const sizes = new ResizeObserver(show);
    sizes.observe(it);
    const content = new MutationObserver(show);
    content.observe(it, { childList: true, subtree: true });
    show();
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, []);
  return (
    <div className="ra-foot" ref={foot} data-scrolls>
      {children}
    </div>
  );
}

/** Of the foot's height all that comes after its first answer; no style can know it. */
function hiddenBelow(foot: HTMLElement): number {
  const first = foot.querySelector('button');
  return first ? Math.max(0, foot.getBoundingClientRect().bottom - first.getBoundingClientRect().bottom) : 0;
}
