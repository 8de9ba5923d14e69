/** The hall of heroes, as far as Roll Player speaks there: how a hero looks, what it came to, and how that was counted. */
import type { Hall } from '@tabard/page/face';
import { t } from '@tabard/page/words/words';
import { HeroCard } from './hero-card';
import { ScoreWalk } from './score-walk';

export const hall: Hall = {
  Card: HeroCard,
  Score: ScoreWalk,
  gist: ({ stars }) => t('roll-player.stars.word', { count: stars.total }),
};
