/** Walking through the house: the History API and nothing more. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Store, useStore } from '../store/store';
import { href, pathIn } from './base';
import { isPlainClick } from './plain-click';
import { type Place, placeAt } from './routes';

/** Rooms are read by tests, and their words by tools, where there is no window: there everybody is at the front door. */
const IS_SEEN = typeof window !== 'undefined';
const here = new Store(
  IS_SEEN ? readAddress() : { place: placeAt('/'), query: new URLSearchParams(), hash: '', step: 0 },
);

export interface Address {
  readonly place: Place;
  readonly query: URLSearchParams;
  /** Without the #. */
  readonly hash: string;
  /** Changes with every step, also to the same address. */
  readonly step: number;
}

function readAddress(step = 0): Address {
  const { pathname, search, hash } = window.location;
  return { place: placeAt(pathIn(pathname)), query: new URLSearchParams(search), hash: hash.slice(1), step };
}

function arrived(): void {
  here.set(readAddress(here.get().step + 1));
}
if (IS_SEEN) {
  window.addEventListener('popstate', arrived);
  window.addEventListener('hashchange', arrived);
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', href(to));
  arrived();
  if (how === 'push') window.scrollTo({ top: 0, behavior: 'instant' });
}

export const useAddress = (): Address => useStore(here);

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** A real link, so that it can be opened in a new tab, copied and spoken; a plain click stays in the page. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  function walk(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event, rest.target)) return;
    event.preventDefault();
    go(to);
  }
  return <a {...rest} href={href(to)} onClick={walk} />;
}
