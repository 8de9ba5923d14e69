/** The room of Roll Player: its board, the hero's page, its seats. */
import type { GameRoom } from '@tabard/page/face';
import { lazy } from 'react';
import module from '../index';
import { Board } from './board';
import { shownElsewhere } from './elsewhere';
import { useHand } from './hand';
import { keys } from './keys';
import { Rivals } from './rivals';
import { signs } from './signs';
import { staging } from './staging';
import { summary } from './summary';

/** After the game: nobody needs it before. */
const Story = lazy(async () => ({ default: (await import('./after/story')).Story }));

export const room: GameRoom = {
  module,
  Board,
  useHand,
  handPlace: 'beside',
  Rivals,
  Story,
  shownElsewhere,
  summary,
  staging,
  keys,
  signs,
};
