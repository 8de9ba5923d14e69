/** The room of Dark Minions: its board, its hand, its seats. */

import type { PendingAsk } from '@tabard/kernel';
import type { GameRoom } from '@tabard/page/face';
import module from '../index';
import { Board } from './board';
import { logPicture, picture } from './dice/option-dice';
import { useHand } from './hand';
import { keys } from './keys';
import { Rivals } from './rivals';
import { signs } from './signs';
import { staging } from './staging';
import { summary } from './summary';

/** What the board takes by a click: dice on places, how many at a wall, cards, tiles. */
function shownElsewhere(key: string, ask: PendingAsk | null): boolean {
  if (/^(exchange:|discard:(skull|tile[12])$)/.test(key)) return true;
  if (key.startsWith('announce:')) return !ask?.question.startsWith('window.') || ask.options.length > 2; // One stands there with its rules.
  if (ask?.question === 'commit.use') return /^(attack|capture|buy|respawn|reroll:tile)/.test(key);
  return ask?.question === 'attack.count';
}

export const room: GameRoom = {
  ...{ module, Board, useHand, Rivals },
  ...{ shownElsewhere, picture, logPicture, summary, staging, keys, signs },
  ambience: () => 'war',
};
