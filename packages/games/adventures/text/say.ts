/** A message: an id of the words, and what is put into it. */
import type { Message, Said } from '@tabard/content';

export type Parameters = { readonly [name: string]: Said };

export const say = (id: string, parameters?: Parameters): Message => ({ id, with: parameters });

/** "1, 2 or 3": a list whose last word is "or". */
export const either = (all: readonly Said[]): Said =>
  all.length < 2
    ? all[0]
    : say('or', { first: all.length === 2 ? all[0] : all.slice(0, -1), second: all[all.length - 1] });
