/** The room of Dark Minions: its board, its hand, its seats. */
import module, { isWindow, questions } from '@tabard/dark-minions';
import type { PendingAsk, Seen } from '@tabard/kernel';
import type { GameRoom } from '../face';
import { Board } from './board';
import { logPicture, picture } from './dice/option-dice';
import { useHand } from './hand';
import { keys } from './keys';
import { Rivals } from './rivals';
import { signs } from './signs';
import { staging } from './staging';
import { summary } from './summary';
import { viewOf } from './view';

/** What the board takes by a click: dice on places, how many at a wall, cards, tiles. */
function shownElsewhere(key: string, asked: PendingAsk | null, seen: Seen): boolean {
  const { content: c } = viewOf(seen);
  const ask = asked && questions.of(asked, c);
  if (ask?.question === 'attack.count') return true;
  if (!ask?.keys.includes(key)) return questions.extra(key, c) !== 'claim';
  if (isWindow(ask)) return key !== 'pass' && ask.options.length > 2; // One stands there with its rules.
  if (ask.question !== 'commit.use') return false;
  const option = questions.option('commit.use', key, c);
  if (typeof option === 'string') return option === 'respawn';
  return 'reroll' in option ? option.reroll !== 'werewolf' : !('skull' in option);
}

export const room: GameRoom = {
  ...{ module, Board, useHand, Rivals },
  ...{ shownElsewhere, picture, logPicture, summary, staging, keys, signs },
  ambience: () => 'war',
};
