/** Roll Player Adventures: the figures of the ledger's budgets (5.7, 5.9) of an adventure. */

import { asEventOf } from '@tabard/kernel';
import type { Observation, PlayedGame } from '@tabard/lab';
import type { Adventures, AdventuresEvent } from '../index';

export function measure({ match, events }: PlayedGame): Observation {
  const { titles } = match.board as Adventures;
  const told = events.map(asEventOf<AdventuresEvent>);
  const all = <T extends AdventuresEvent['type']>(type: T) =>
    told.filter((event): event is Extract<AdventuresEvent, { readonly type: T }> => event.type === type);
  const gained = (type: 'xp.changed' | 'gold.changed') => all(type).reduce((sum, { by }) => sum + Math.max(0, by), 0);
  const share = (list: readonly boolean[]) => list.filter(Boolean).length / list.length;
  const checks = all('check.over').map(({ passed }) => passed);
  const fights = all('combat.over').map(({ won }) => won);
  return {
    numbers: {
      'entries read': all('entry.opened').length,
      'XP gained': gained('xp.changed'),
      'gold gained': gained('gold.changed'),
      rests: all('rests').length,
      deaths: all('death.marked').length,
      titles: titles.length,
      ...(checks.length > 0 ? { 'checks passed': share(checks) } : {}),
      ...(fights.length > 0 ? { 'fights won': share(fights) } : {}),
    },
    happened: { 'somebody died': all('death.marked').length > 0 },
  };
}
