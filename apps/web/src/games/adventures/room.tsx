/** The room of Roll Player Adventures: the book and its map, checks and combats, the party. */
import module from '@tabard/adventures';
import type { GameRoom } from '../face';
import { Story } from './after/story';
import { Board } from './board';
import { asksOnBoard } from './book/questions';
import { partyIn } from './campaign';
import { useHand } from './party/hand';
import { Rivals } from './party/rivals';
import { groups, primary, question, shownElsewhere } from './party/shown';
import { staging } from './staging';
import { summary } from './summary';

export const room: GameRoom = {
  module,
  Board,
  useHand,
  Rivals,
  question,
  groups,
  primary,
  shownElsewhere,
  asksOnBoard,
  summary,
  party: partyIn,
  staging,
  Story,
};
