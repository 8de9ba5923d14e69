/** Which questions are asked at home: who walks, who comes and goes, guild and market; and those of a death. */
import type { PendingAsk, Seen } from '@tabard/kernel';
import { viewOf } from '../view';

const GATHERING: readonly string[] = [
  'party.character',
  'import.class',
  'import.portrait',
  'import.raise',
  'import.contested',
  'pause.leave',
  'card.receiver',
  'join.gain',
  'join.deck',
];

const AT: { readonly [stage: string]: readonly string[] } = {
  party: GATHERING,
  guild: ['guild.buy', 'mastery.raise'],
  market: ['market.deal'],
  limit: ['limit.giver', 'card.return'],
};

export const isAskedAtHome = (seen: Seen, { question }: PendingAsk): boolean =>
  AT[viewOf(seen).b.stage]?.includes(question) === true;

/** RA-26.6: what a Death entry leaves to the party; its choices are the book's own. */
const IN_DEATH: readonly string[] = ['card.giver', 'card.return', 'effect.health'];

export const isAskedInDeath = (seen: Seen, { question }: PendingAsk): boolean =>
  viewOf(seen).b.story.caller !== null && IN_DEATH.includes(question);
