/** What this table asks, in values; and how what the board wants to say is written. */

import type { PendingAsk, Seen } from '@tabard/kernel';
import { askedBy } from '@tabard/page/room/asked';
import { isWindow, questions } from '../index';
import { viewOf } from './view';

export const asked = askedBy(questions);

/** What the board takes by a click: dice on places, how many at a wall, cards, tiles. */
export function shownElsewhere(key: string, pending: PendingAsk | null, seen: Seen): boolean {
  const { content: c } = viewOf(seen);
  const ask = pending && questions.of(pending, c);
  if (ask?.question === 'attack.count') return true;
  if (!ask?.keys.includes(key)) return questions.extra(key, c) !== 'claim';
  if (isWindow(ask)) return key !== 'pass' && ask.options.length > 2; // One stands there with its rules.
  if (ask.question !== 'commit.use') return false;
  const option = questions.option('commit.use', key, c);
  if (typeof option === 'string') return option === 'respawn';
  return 'reroll' in option ? option.reroll !== 'werewolf' : !('skull' in option);
}
