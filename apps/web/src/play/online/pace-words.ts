/** How fast a table is played, in words; and the paces a host can choose from. */
import type { Pace } from '@tabard/inn';
import { useWords } from '@tabard/page/words/words';

const MINUTE = 60_000;

export const PACES: { readonly [name: string]: Pace } = {
  free: { kind: 'free' },
  quick: { kind: 'answer', ms: 2 * MINUTE },
  game: { kind: 'game', ms: 20 * MINUTE, increment: 15_000 },
  days: { kind: 'days', days: 3 },
};

export function usePaceWords(): (pace: Pace) => string {
  const t = useWords();
  return (pace) => {
    if (pace.kind === 'answer') return t('online.pace.answer', { minutes: Math.round(pace.ms / MINUTE) });
    if (pace.kind === 'game') return t('online.pace.game', { minutes: Math.round(pace.ms / MINUTE) });
    if (pace.kind === 'days') return t('online.pace.days', { days: pace.days });
    return t('online.pace.free');
  };
}
