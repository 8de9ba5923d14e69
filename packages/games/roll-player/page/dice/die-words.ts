/** A die in words: what a label says of it. */

import type { Say } from '@tabard/page/words/words';
import { DICE, type Die } from '../../index';

/** "red 5", "blue and black 3", "Boost Die 7". */
export function dieWords(t: Say, die: Die, value: number): string {
  const { kind, colours } = DICE[die];
  const [one, two] = colours.map((colour) => t(`roll-player.colours.${colour}`));
  if (kind === 'boost') return t('roll-player.die.boost', { value });
  return two ? t('roll-player.die.split', { one, two, value }) : t('roll-player.die.one', { one, value });
}
