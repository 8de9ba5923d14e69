/** The room of Sleeping Dragon: its board and its seats. */
import type { GameRoom } from '@tabard/page/face';
import module from '../index';
import { Board } from './board';
import { keys } from './keys';
import { Rivals } from './rivals';
import { signs } from './signs';
import { staging } from './staging';
import { summary } from './summary';

export const room: GameRoom = {
  ...{ module, Board, Rivals, summary, staging, keys, signs },
  useHand: () => null,
};
