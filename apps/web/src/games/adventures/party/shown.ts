/** What the board, the sheets and the cards show well enough, and how the panel folds what is left. */
import type { Message } from '@tabard/content';
import type { Seen as KernelSeen, PendingAsk } from '@tabard/kernel';
import type { OptionGroup } from '../../face';

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
/** Beyond so many the answers to "how much" are set on the slider. */
const FEW_XP = 3;

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

const group = (id: string): OptionGroup => ({ id, label: { id: `page.groups.${id}` } });

export function groups(key: string, { question }: PendingAsk): OptionGroup | null {
  const [word, first, second] = key.split(':');
  if (question === 'trade.give' && word === 'give')
    return { id: `to ${second}`, label: { id: 'page.groups.giveTo', with: { to: { seat: Number(second) } } } };
  if (question === 'item.use') return group(first.includes('.') ? 'pairs' : 'items');
  if (question === 'pool.buy' && word === 'buy') return group(second === 'split' ? 'split' : 'buy');
  if (question === 'challenge.place' && (word === 'place' || word === 'back')) return group(word);
  if (question === 'challenge.play' && word !== 'done') return group(word);
  if (question === 'rest.xp') return Number(key) > FEW_XP ? group('xp') : null;
  return null;
}
