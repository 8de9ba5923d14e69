/** What the symbols of a room mean. A room says it once; board, hand, rivals and the sheet of keys read it from here. */
import type { Message } from '@tabard/content';
import type { ReactNode } from 'react';

export interface Sign {
  readonly id: string;
  /** What it looks like on this table, any of these. */
  readonly on: string;
  /** Its picture in the list; null where it is a word or a figure with a picture of its own beside it. */
  readonly picture: ReactNode;
  /** A name and a sentence. */
  readonly title: Message;
  readonly says: Message;
  /** The rule it stands for: "DM-4.3". */
  readonly clause: string;
}

/** A sign whose words are the game's own, under `signs`. */
export const sign = (id: string, on: string, clause: string, picture: Sign['picture'] = null): Sign => ({
  ...{ id, on, clause, picture },
  title: { id: `signs.${id}.title` },
  says: { id: `signs.${id}.text` },
});

/** Where symbols stand. */
export const PLACES = '[data-region="stage"], [data-region="hand"], [data-region="rivals"]';

/** What an element means: of all signs that fit it or what stands round it within its region, the first of the list. */
export function signAt(element: Element | null, signs: readonly Sign[]): { sign: Sign; at: Element } | null {
  const place = element?.closest(PLACES);
  let best = signs.length;
  let found: Element | null = null;
  for (let at = element; place && at && at !== place; at = at.parentElement) {
    const index = signs.findIndex(({ on }) => at!.matches(on));
    if (index >= 0 && index < best) [best, found] = [index, at];
  }
  return found && { sign: signs[best], at: found };
}
