import type { ToldGame } from '@tabard/content';
import type { Match } from '@tabard/kernel';

/** A game that is over, as its deeds are read off it. */
export const toldOf = (match: Match): ToldGame => ({
  events: match.eventsFor('everything'),
  standing: match.standing!,
  seats: match.setup.seats,
  options: match.options,
  content: match.game.content,
});
