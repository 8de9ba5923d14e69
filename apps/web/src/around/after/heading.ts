/** What heads the page after a game: who won, or where nobody does, what has come to its end. */
import type { GameModule, Speaker } from '@tabard/content';
import type { Match } from '@tabard/kernel';
import { locale, t } from '@tabard/page/words/words';

export function headingOf(module: GameModule, match: Match, names: readonly string[], speaker: Speaker): string {
  const { standing } = match;
  if (!standing) return t('after.goesOn');
  const ending = module.speech.ending?.(match.seen(null));
  if (ending) return speaker.say(ending.title);
  const winners = names.filter((_, seat) => standing.places[seat] === 1);
  if (module.isCoop) return t(winners.length > 0 ? 'after.partyWins' : 'after.partyFails');
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' });
  return t('after.wins', { count: winners.length, names: list.format(winners) });
}
