/** Which questions the book itself asks, at the foot of its leaf. The others belong to the dice, the sheets and the market. */
import type { PendingAsk, Seen } from '@tabard/kernel';
import { isOf } from '../../index';
import { isAskedAtHome, isAskedInDeath } from '../home/questions';
import { viewOf } from '../view';

export const isAskedInBook = isOf('story.choose', 'story.sure', 'move.path', 'pay.title');

/** While nobody is asked the book keeps its place, unless the dice have it. */
export const asksOnBoard = (seen: Seen, ask: PendingAsk | null): boolean =>
  ask ? isAskedInBook(ask) || isAskedAtHome(seen, ask) || isAskedInDeath(seen, ask) : viewOf(seen).b.challenge === null;
