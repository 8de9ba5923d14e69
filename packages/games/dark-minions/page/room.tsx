/** The room of Dark Minions: its board, its hand, its seats. */

import type { GameRoom } from '@tabard/page/face';
import module from '../index';
import { shownElsewhere } from './asked';
import { Board } from './board';
import { logPicture, picture } from './dice/option-dice';
import { useHand } from './hand';
import { keys } from './keys';
import { Rivals } from './rivals';
import { signs } from './signs';
import { staging } from './staging';
import { summary } from './summary';

export const room: GameRoom = {
  ...{ module, Board, useHand, Rivals },
  ...{ shownElsewhere, picture, logPicture, summary, staging, keys, signs },
  ambience: () => 'war',
};
