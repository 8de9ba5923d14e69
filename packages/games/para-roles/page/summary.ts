/** A few words on how it stands, for the list of games left. */
import type { Message } from '@tabard/content';
import type { Seen } from '@tabard/kernel';
import { campaignName, living, SEATS } from '../index';
import { viewOf } from './view';

export function summary(seen: Seen): Message {
  const view = viewOf(seen);
  const { b, options } = view;
  const isSetUp = b.phase === 'setup' || b.phase === 'buffs';
  return {
    id: isSetUp ? 'summary.setup' : b.fight ? 'summary.fight' : 'summary.camp',
    with: { campaign: campaignName(options.campaign), won: b.fightsWon, alive: living(view).length, of: SEATS.length },
  };
}
