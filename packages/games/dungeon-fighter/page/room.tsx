/** The room of Dungeon Fighter: its board, its hand, its seats. */

import type { PendingAsk, Seen } from '@tabard/kernel';
import type { GameRoom } from '@tabard/page/face';
import { lazy } from 'react';
import module, { briefly } from '../index';
import { Board } from './board';
import { Gestures } from './gestures';
import { useHand } from './hand';
import { keys } from './keys';
import { Rivals } from './rivals';
import { signs } from './signs';
import { staging } from './staging';
import { summary } from './summary';
import { fightOf, viewOf } from './view';

/** Cards and dice are clicked where they lie; the panel keeps them behind "all choices". */
const LAID_OUT = [
  'setup.hero',
  'dungeon.card',
  'rest.exchange',
  'equipment.give',
  'rest.to',
  'shop.buy',
  'turn.weapons',
];
const PLAIN = ['done', 'back', 'leave', 'none', 'heal', 'die'];

function shownElsewhere(key: string, ask: PendingAsk | null): boolean {
  if (ask?.question === 'throw') return key !== ask.options[0]; // Of the assist one answer is in sight.
  return ask !== null && LAID_OUT.includes(ask.question) && !PLAIN.includes(key);
}

/** After the game: nobody needs it before. */
const Story = lazy(async () => ({ default: (await import('./after/story')).Story }));

/** Throwing is the hand's: the hall has the place to itself, also while a die flies; of the assist one answer is in sight. */
const THROWN = ['throw', 'flip'];

const wantsStage = (seen: Seen, ask: PendingAsk | null): boolean =>
  ask ? THROWN.includes(ask.question) : fightOf(viewOf(seen)) !== null;

const brief = (_seen: Seen, ask: PendingAsk, key: string) => briefly(ask, key);

export const room: GameRoom = {
  ...{ module, Board, useHand, Rivals, Story, summary, staging, keys, signs },
  ambience: () => 'hall',
  ...{ shownElsewhere, brief },
  thrown: { wantsStage, Gestures },
};
