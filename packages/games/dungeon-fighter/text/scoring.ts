/** DF-21 for the end screen: what the points are made of. After a loss there are none (DF-R44). */
import type { Message } from '@tabard/content';
import type { Seen } from '../rules/board';
import { scoreOf } from '../rules/finish';
import { say } from './names';

export const SCORED = ['gold', 'dice', 'spotless', 'scars', 'eliminated', 'difficulty'] as const;

const isLost = ({ b }: Seen): boolean => b.phase === 'over' && !(b.combat?.isBoss && b.combat.defeated);

/** The whole party's, so the same for every seat. */
export function scoring(seen: Seen): { readonly what: Message; readonly points: number }[] {
  if (isLost(seen)) return [];
  const score = scoreOf(seen);
  return SCORED.map((part) => ({ what: say(`scoring.${part}`), points: score[part] }));
}
