/** From symbol to symbol with the keyboard: those in sight, in the order of the page, neighbours of one kind once. */
import { PLACES, type Sign, signAt } from '@tabard/page/symbols/signs';

interface Found {
  readonly sign: Sign;
  readonly at: Element;
}

const inSight = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) !== false && element.getBoundingClientRect().width > 0;

function symbolsOf(signs: readonly Sign[]): Found[] {
  const all = signs.map(({ on }) => on).join(', ');
  const found: Found[] = [];
  for (const place of document.querySelectorAll(PLACES)) {
    for (const at of place.querySelectorAll(all)) {
      const hit = inSight(at) ? signAt(at, signs) : null;
      // Ten hearts side by side are one thing to say.
      const last = found.at(-1);
      if (hit?.at === at && last?.sign !== hit.sign) found.push(hit);
    }
  }
  return found;
}

export const firstAmong = (signs: readonly Sign[]): Found | null => symbolsOf(signs)[0] ?? null;

/** The next one in that direction, round and round; where the one before is gone, the first. */
export function stepFrom(at: Element, step: number, signs: readonly Sign[]): Found | null {
  const all = symbolsOf(signs);
  const index = all.findIndex((one) => one.at === at);
  const next = index < 0 ? all[0] : all[(index + step + all.length) % all.length];
  next?.at.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return next ?? null;
}
