/** Which questions the book itself asks, at the foot of its leaf. The others belong to the dice, the sheets and the market. */
import type { PendingAsk, Seen } from '@tabard/kernel';
import { isAskedAtHome, isAskedInDeath } from '../home/questions';
import { viewOf } from '../view';

const IN_THE_BOOK: readonly string[] = ['story.choose', 'story.sure', 'move.path', 'pay.title'];

export const isAskedInBook = ({ question }: PendingAsk): boolean => IN_THE_BOOK.includes(question);

/** While nobody is asked the book keeps its place, unless the dice have it. */
export const asksOnBoard = (seen: Seen, ask: PendingAsk | null): boolean =>
  ask ? isAskedInBook(ask) || isAskedAtHome(seen, ask) || isAskedInDeath(seen, ask) : viewOf(seen).b.challenge === null;
