/** The room of Roll Player Adventures: the book and its map, checks and combats, the party. */

import type { GameRoom } from '@tabard/page/face';
import { lazy } from 'react';
import module, { bookOf } from '../index';
import { Board } from './board';
import { asksOnBoard } from './book/questions';
import { partyIn } from './campaign';
import { groups } from './groups';
import { keys } from './keys';
import { moodOf } from './moods';
import { useHand } from './party/hand';
import { Rivals } from './party/rivals';
import { question, shownElsewhere } from './party/shown';
import { signs } from './signs';
import { staging } from './staging';
import { summary } from './summary';
import { viewOf } from './view';

/** After the game: nobody needs it before. */
const Story = lazy(async () => ({ default: (await import('./after/story')).Story }));

/** Of a check or a leaf, else of whatever has the stage. */
const HEADS = ['.ra-challenge-title, .ra-leaf-title', '[data-region="stage"] h2'];

export const room: GameRoom = {
  module,
  Board,
  useHand,
  Rivals,
  question,
  groups,
  shownElsewhere,
  ambience: (seen) => moodOf(bookOf(viewOf(seen))).ambience,
  summary,
  staging,
  keys,
  signs,
  Story,
  book: { asks: asksOnBoard, heads: HEADS, party: partyIn },
};
