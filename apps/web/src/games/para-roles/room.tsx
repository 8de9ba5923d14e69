/** The room of Para Roles: its board, its hand, its seats. */
import type { PendingAsk } from '@tabard/kernel';
import module from '@tabard/para-roles';
import { lazy } from 'react';
import type { GameRoom } from '../face';
import { Board } from './board';
import { groups } from './groups';
import { useHand } from './hand';
import { Rivals } from './rivals';
import { staging } from './staging';
import { summary } from './summary';

/** Cards of a draft, stats and stacks are clicked where they lie; the panel keeps them behind "all choices". */
const LAID_OUT = ['setup.class', 'setup.buff', 'camp.card', 'camp.to', 'town.pay', 'swap.to'];

function shownElsewhere(key: string, ask: PendingAsk | null): boolean {
  if (!ask) return false;
  if (ask.question === 'polymorph.split') return true;
  return LAID_OUT.includes(ask.question) && key !== 'enough' && key !== 'back';
}

/** After the game: nobody needs it before. */
const Story = lazy(async () => ({ default: (await import('./told/story')).Story }));

export const room: GameRoom = { module, Board, useHand, Rivals, Story, shownElsewhere, groups, summary, staging };
