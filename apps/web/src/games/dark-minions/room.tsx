/** The room of Dark Minions: its board, its hand, its seats. */
import module from '@tabard/dark-minions';
import type { PendingAsk } from '@tabard/kernel';
import type { GameRoom } from '../face';
import { Board } from './board';
import { useHand } from './hand';
import { Rivals } from './rivals';
import { summary } from './summary';

/** What the board takes by a click: dice on places, counts at a wall, cards, tiles. */
function shownElsewhere(key: string, ask: PendingAsk | null): boolean {
  if (/^(exchange:|discard:(skull|tile[12])$)/.test(key)) return true;
  if (key.startsWith('announce:')) return !ask?.question.startsWith('window.') || ask.options.length > 2; // One stands there with its rules.
  if (ask?.question === 'commit.use') return /^(attack|capture|buy|respawn|reroll:tile)/.test(key);
  return ask?.question === 'attack.count' && key !== ask.options[0];
}

const pauses = {
  'dice.rolled': 900,
  'dice.rerolled': 900,
  attack: 550,
  'capture.committed': 550,
  'respawn.dice': 450,
  'overlord.bought': 900,
  'overlord.announced': 1300,
  'town.falls': 1800,
  'town.revealed': 600,
  'set.completed': 900,
  rolloff: 1300,
  'rolloff.tower': 1300,
  'turn.begins': 250,
  'turn.skipped': 900,
  done: 250,
};

export const room: GameRoom = { module, Board, useHand, Rivals, shownElsewhere, summary, pauses };
