/** Which questions are asked at home: who walks, who comes and goes, guild and market; and those of a death. */
import type { Seen } from '@tabard/kernel';
import { isOf } from '../../index';
import { viewOf } from '../view';

interface Asked {
  readonly question: string;
}

/** All that is asked while a party gathers but who walks. */
export const isOfGathering = isOf(
  'import.class',
  'import.portrait',
  'import.raise',
  'import.contested',
  'pause.leave',
  'card.receiver',
  'join.gain',
  'join.deck',
);
const isWhoWalks = isOf('party.character');
const isOfGuild = isOf('guild.buy', 'mastery.raise');
const isOfMarket = isOf('market.deal');
const isOfPacking = isOf('limit.giver', 'card.return');

export function isAskedAtHome(seen: Seen, ask: Asked): boolean {
  const { stage } = viewOf(seen).b;
  if (stage === 'party') return isWhoWalks(ask) || isOfGathering(ask);
  if (stage === 'guild') return isOfGuild(ask);
  if (stage === 'market') return isOfMarket(ask);
  return stage === 'limit' && isOfPacking(ask);
}

/** RA-26.6: what a Death entry leaves to the party; its choices are the book's own. */
export const isOfDeath = isOf('card.giver', 'card.return', 'effect.health');

export const isAskedInDeath = (seen: Seen, ask: Asked): boolean =>
  viewOf(seen).b.story.caller !== null && isOfDeath(ask);
