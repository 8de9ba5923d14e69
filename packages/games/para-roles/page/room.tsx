/** The room of Para Roles: its board, its hand, its seats. */
import type { Message } from '@tabard/content';
import type { PendingAsk, Seen } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import type { GameRoom } from '@tabard/page/face';
import { lazy, type ReactNode } from 'react';
import module, { type Action, brief, briefOfMany, type ParaRolesQuestion, questions } from '../index';
import { Board } from './board';
import { groups } from './groups';
import { useHand } from './hand';
import { deedIcon } from './icons';
import { keys } from './keys';
import { Rivals } from './rivals';
import { signs } from './signs';
import { staging } from './staging';
import { summary } from './summary';
import { viewOf } from './view';

/** Cards of a draft, stats and stacks are clicked where they lie; the panel keeps them behind "all choices". */
const LAID_OUT: readonly string[] = [
  ...(['setup.stat', 'setup.ace', 'setup.keep', 'setup.class', 'setup.buff'] as const),
  ...(['camp.card', 'camp.to', 'town.pay', 'swap.to'] as const),
] satisfies ParaRolesQuestion[];

function shownElsewhere(key: string, ask: PendingAsk | null): boolean {
  if (!ask) return false;
  if (ask.question === 'polymorph.split') return true;
  return LAID_OUT.includes(ask.question) && key !== 'enough' && key !== 'back';
}

/** After the game: nobody needs it before. */
const Story = lazy(async () => ({ default: (await import('./told/story')).Story }));

/** A turn's deeds are one line each: what they change stands there, the whole sentence comes on request. */
const briefly = (seen: Seen, ask: PendingAsk, key: string): Message | null => {
  const [action] = actionsIn(seen, ask, [key]);
  return action ? brief(viewOf(seen), ask.seat, action) : null;
};

const groupGist = (seen: Seen, ask: PendingAsk, keys: readonly string[]): Message | null =>
  briefOfMany(viewOf(seen), ask.seat, actionsIn(seen, ask, keys));

/** On a turn, the actions of these keys. */
const actionsIn = (seen: Seen, { question }: PendingAsk, keys: readonly string[]): Action[] =>
  question === 'turn.action' ? keys.map((key) => questions.option(question, key, viewOf(seen).content)) : [];

function picture(seen: Seen, ask: PendingAsk, key: string): ReactNode {
  const [action] = actionsIn(seen, ask, [key]);
  const icon = action ? deedIcon(action) : null;
  return icon && <IconMark icon={icon} size="1.3rem" />;
}

export const room: GameRoom = {
  ...{ module, Board, useHand, Rivals, Story, summary, staging, keys, signs },
  ambience: () => 'camp',
  ...{ shownElsewhere, groups, groupGist, brief: briefly, picture },
};
