/** What a placement or a change brings, in words. */
import type { Say } from '@tabard/page/words/words';
import type { PlacementPreview } from '../../index';
import { signed, starsWords } from '../signed';
import type { WhatIf } from './what-if';

export function givesWords(
  t: Say,
  { gold, xp, action, goal, backstory, classColour, completes, stars }: PlacementPreview,
): string {
  const parts = [
    stars !== 0 && starsWords(t, stars),
    goal && t(`roll-player.placing.goal.${goal}`),
    classColour && t('roll-player.placing.classColour'),
    backstory && t('roll-player.placing.backstory'),
    completes && t('roll-player.placing.completes'),
    gold !== 0 && t('roll-player.placing.gold', { gold: signed(gold) }),
    xp !== 0 && t('roll-player.placing.xp', { xp: signed(xp) }),
    action && t('roll-player.placing.action', { action: t(`roll-player.row.${action}.short`) }),
  ];
  return parts.filter(Boolean).join(', ');
}

export const differenceWords = (t: Say, { value, stars }: WhatIf): string =>
  [value > 0 && t('roll-player.placing.shows', { value }), stars !== 0 && starsWords(t, stars)]
    .filter(Boolean)
    .join(', ');
