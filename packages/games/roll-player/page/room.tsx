/** The room of Roll Player: its board, the hero's page, its seats. */
import type { PendingAsk } from '@tabard/kernel';
import type { GameRoom } from '@tabard/page/face';
import { lazy } from 'react';
import module from '../index';
import { Board } from './board';
import { isCardQuestion } from './cards/choice';
import { laidOutOnSheet } from './dice/placing';
import { useHand } from './hand';
import { isOfHunt } from './hunt/deeds';
import { keys } from './keys';
import { Rivals } from './rivals';
import { signs } from './signs';
import { staging } from './staging';
import { summary } from './summary';

/** Cards and dice are clicked where they lie; the panel keeps them behind "all choices". */
function shownElsewhere(key: string, ask: PendingAsk | null): boolean {
  if (laidOutOnSheet(key, ask)) return true;
  if (!ask) return false;
  const { question } = ask;
  if (/^(skill|banish):/.test(key)) return !question.startsWith('window.'); // On the card and the Fiend themselves.
  if (isCardQuestion(question)) return key.includes(':');
  if (/^(sheet|class|familiar)\.choose$|^monster\.mercenaries$|^initiative\.|^ties\.|^summon\.card$/.test(question))
    return key.includes(':');
  if (isOfHunt(question)) return true;
  if (/^(hunt|monster)\.reroll$/.test(question)) return key.startsWith('die:');
  return /^market\.(option|second|buy)$/.test(question) && /^(buy|discard):/.test(key);
}

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
