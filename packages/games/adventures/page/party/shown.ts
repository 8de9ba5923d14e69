/** What the board, the sheets and the cards show well enough. */
import type { Message } from '@tabard/content';
import type { Seen as KernelSeen, PendingAsk } from '@tabard/kernel';
import { isOf, questions } from '../../index';
import type { Ask } from '../ask';
import { FEW_XP } from '../groups';
import { viewOf } from '../view';

/** Never all of it: the panel keeps the way out, or where there is none the whole list. */
export function shownElsewhere(key: string, asked: PendingAsk | null, seen: KernelSeen): boolean {
  if (asked === null) return false;
  const lies = onTable(questions.of(asked, viewOf(seen).content));
  return lies[asked.options.indexOf(key)] === true && lies.includes(false);
}

/** Place by place, what lies on the table; a word is never there. */
function onTable(ask: Ask): readonly boolean[] {
  if (ask.question === 'rest.xp') return ask.options.map((xp) => xp > FEW_XP);
  return isAskedOnTable(ask) ? ask.options.map((option: unknown) => typeof option !== 'string') : [];
}

const isAskedOnTable = isOf(
  'challenge.place',
  'challenge.play',
  'op.die',
  'power.returnDie',
  'pool.buy',
  'pool.substitute',
  'trade.give',
  'item.use',
);

/** Who is fought, what is open and what the pool is: all that lies on the table, and is told there. */
const isAskedShortly = isOf('challenge.play', 'challenge.place', 'pool.buy', 'rest.xp', 'item.use');

export function question(seen: KernelSeen, asked: PendingAsk): Message | null {
  const ask = questions.of(asked, viewOf(seen).content);
  if (!isAskedShortly(ask)) return null;
  const cost = ask.question === 'pool.buy' ? ask.about.cost : 0;
  return { id: `page.asks.${ask.question}`, with: { cost } };
}
