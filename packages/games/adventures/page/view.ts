/** What the pictures need to know of a view. Nothing here judges. */

import type { Said } from '@tabard/content';
import type { Seen } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import module, { type Adventures, type AdventuresEvent, type Content } from '../index';

export type View = Seen<Adventures, Content>;
export const viewOf = (seen: Seen): View => seen as View;

type Facts = { readonly [name: string]: Said };

/** The page's own words: under `page` in the game's languages. */
export const words = ({ say }: Pick<Moment, 'say'>, id: string, facts?: Facts): string =>
  say({ id: `page.${id}`, with: facts });

/** A text of a book: as it stands where an author is still writing it, else by the book's words. */
export const said = ({ say }: Pick<Moment, 'say'>, text: Said): string =>
  typeof text === 'object' && 'id' in text ? say(text) : String(text);

/** What happened, in a sentence; empty for what needs no words. */
export function sentenceOf({ seen, say }: Pick<Moment, 'seen' | 'say'>, event: AdventuresEvent): string {
  const message = module.speech.event(event, seen.content);
  return message ? say(message) : '';
}
