/** What the board, the sheets and the cards show well enough. */
import type { Message } from '@tabard/content';
import type { Seen as KernelSeen, PendingAsk } from '@tabard/kernel';
import { FEW_XP } from '../groups';

/** By question: the first words of keys that lie on the table. */
const ON_THE_TABLE: { readonly [question: string]: readonly string[] } = {
  'challenge.place': ['place', 'back'],
  'challenge.play': ['play', 'bonus', 'ability'],
  'op.die': ['die'],
  'power.returnDie': ['die'],
  'pool.buy': ['buy'],
  'pool.substitute': ['from'],
  'trade.give': ['give'],
  'item.use': ['use'],
};
/** Never all of it: the panel keeps the way out, or where there is none the whole list. */
export const shownElsewhere = (key: string, ask: PendingAsk | null): boolean =>
  ask !== null && isOnTable(key, ask) && !ask.options.every((option) => isOnTable(option, ask));

function isOnTable(key: string, ask: PendingAsk): boolean {
  if (ask.question === 'rest.xp') return Number(key) > FEW_XP;
  const [word] = key.split(':');
  return ON_THE_TABLE[ask.question]?.includes(word) === true;
}

/** Who is fought, what is open and what the pool is: all that lies on the table, and is told there. */
const ASKED_SHORTLY: readonly string[] = ['challenge.play', 'challenge.place', 'pool.buy', 'rest.xp', 'item.use'];

export const question = (_seen: KernelSeen, { question: asked, about }: PendingAsk): Message | null =>
  ASKED_SHORTLY.includes(asked) ? { id: `page.asks.${asked}`, with: { cost: Number(about.cost ?? 0) } } : null;
