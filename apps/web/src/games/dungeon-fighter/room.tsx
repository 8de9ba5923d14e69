/** The room of Dungeon Fighter: its board, its hand, its seats. */
import module from '@tabard/dungeon-fighter';
import type { PendingAsk } from '@tabard/kernel';
import { lazy } from 'react';
import type { GameRoom } from '../face';
import { Board } from './board';
import { useHand } from './hand';
import { Rivals } from './rivals';
import { staging } from './staging';
import { summary } from './summary';

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
  return ask !== null && LAID_OUT.includes(ask.question) && !PLAIN.includes(key) && key !== ask.options[0];
}

/** After the game: nobody needs it before. */
const Story = lazy(async () => ({ default: (await import('./after/story')).Story }));

export const room: GameRoom = { module, Board, useHand, Rivals, Story, shownElsewhere, summary, staging };
