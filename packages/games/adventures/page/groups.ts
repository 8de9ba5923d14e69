/** How the panel folds a long list of answers. */
import type { PendingAsk } from '@tabard/kernel';
import type { OptionGroup } from '@tabard/page/face';

/** Beyond so many the answers to "how much" are set on the slider. */
export const FEW_XP = 3;

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
