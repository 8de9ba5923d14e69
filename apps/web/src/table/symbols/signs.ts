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

/** Where symbols stand. */
export const PLACES = '[data-region="stage"], [data-region="hand"], [data-region="rivals"]';

/** What an element means: its own sign or that of the nearest one round it, within its region. */
export function signAt(element: Element | null, signs: readonly Sign[]): { sign: Sign; at: Element } | null {
  const place = element?.closest(PLACES);
  for (let at = element; at && at !== place; at = at.parentElement) {
    const sign = place && signs.find(({ on }) => at!.matches(on));
    if (sign) return { sign, at };
  }
  return null;
}
