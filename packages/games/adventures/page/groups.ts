/** How the panel folds a long list of answers. */
import type { Seen as KernelSeen, PendingAsk } from '@tabard/kernel';
import type { OptionGroup } from '@tabard/page/face';
import { questions } from '../index';
import { viewOf } from './view';

/** Beyond so many the answers to "how much" are set on the slider. */
export const FEW_XP = 3;

const group = (id: string): OptionGroup => ({ id, label: { id: `page.groups.${id}` } });

export function groups(key: string, { question }: PendingAsk, seen: KernelSeen): OptionGroup | null {
  const { content } = viewOf(seen);
  switch (question) {
    case 'trade.give': {
      const gift = questions.option(question, key, content);
      if (gift === 'done') return null;
      return { id: `to ${gift.to}`, label: { id: 'page.groups.giveTo', with: { to: { seat: gift.to } } } };
    }
    case 'item.use':
      return group(questions.option(question, key, content).items.length > 1 ? 'pairs' : 'items');
    case 'pool.buy': {
      const bought = questions.option(question, key, content);
      return bought === 'enough' ? null : group(bought.paid ?? 'buy');
    }
    case 'challenge.place': {
      const step = questions.option(question, key, content);
      return typeof step === 'string' ? null : group('back' in step ? 'back' : 'place');
    }
    case 'challenge.play': {
      const play = questions.option(question, key, content);
      return play === 'done' ? null : group(play.kind);
    }
    case 'rest.xp':
      return questions.option(question, key, content) > FEW_XP ? group('xp') : null;
    default:
      return null;
  }
}
