/** What a game that is over is remembered by, in its own words: the last Boss, the last Town, the race that is over. */
import type { GameModule, Speaker } from '@tabard/content';
import type { GameEvent, Match } from '@tabard/kernel';

/** Of the last events the one that a game is remembered by. */
const LAST = 12;

export function lastWords({ headlines = [], speech }: GameModule, match: Match, speaker: Speaker): string {
  const weight = ({ type }: GameEvent) => headlines.indexOf(type);
  const told = match
    .eventsFor('everything')
    .slice(-LAST)
    .filter((event) => weight(event) >= 0)
    .sort((a, b) => weight(a) - weight(b));
  const words = told.length > 0 ? speech.event(told[0], match.game.content) : null;
  return words ? speaker.say(words) : '';
}
