/** The room of Dungeon Fighter: its board, its hand, its seats. */

import type { PendingAsk, Seen } from '@tabard/kernel';
import type { GameRoom } from '@tabard/page/face';
import { lazy } from 'react';
import module, { briefly } from '../index';
import { placeOf, shownElsewhere } from './asked';
import { Board } from './board';
import { Gestures } from './gestures';
import { useHand } from './hand';
import { keys } from './keys';
import { Rivals } from './rivals';
import { signs } from './signs';
import { staging } from './staging';
import { summary } from './summary';
import { fightOf, viewOf } from './view';

/** After the game: nobody needs it before. */
const Story = lazy(async () => ({ default: (await import('./after/story')).Story }));

/** Throwing is the hand's: the hall has the place to itself, also while a die flies; of the assist one answer is in sight. */
const wantsStage = (seen: Seen, ask: PendingAsk | null): boolean =>
  ask ? placeOf(ask.question) === 'hand' : fightOf(viewOf(seen)) !== null;

const brief = (_seen: Seen, ask: PendingAsk, key: string) => briefly(ask, key);

export const room: GameRoom = {
  ...{ module, Board, useHand, Rivals, Story, summary, staging, keys, signs },
  ambience: () => 'hall',
  ...{ shownElsewhere, brief },
  thrown: { wantsStage, Gestures },
};
