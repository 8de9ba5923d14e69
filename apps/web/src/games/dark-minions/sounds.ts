import type { GameEvent } from '@tabard/kernel';
import type { Moment } from '../../room/moment';
import { play, type SoundName } from '../../sound/sound';
import { viewOf } from './view';

const SOUNDS: { readonly [event: string]: SoundName } = {
  attack: 'march',
  'capture.committed': 'wood',
  'capture.done': 'coin',
  'respawn.dice': 'breath',
  'respawn.skull': 'breath',
  'respawn.tile': 'breath',
  'respawn.face': 'breath',
  'overlord.bought': 'coin',
  'overlord.announced': 'horn',
  'display.swapped': 'page',
  'town.falls': 'flame',
  'town.revealed': 'page',
  rolloff: 'bone',
  'rolloff.tower': 'bone',
  'set.completed': 'bell',
  'level.lost': 'thud',
  claim: 'claim',
  'game.won': 'bell',
};

/** What an event sounds like, from where on the table it happened. */
export function soundOf(event: GameEvent, moment: Moment): void {
  const slots = viewOf(moment.seen).b.town.length;
  const place = typeof event.slot === 'number' ? (event.slot / Math.max(1, slots - 1)) * 2 - 1 : 0;
  if (event.type in SOUNDS) play(SOUNDS[event.type], place);
  if (event.type === 'dice.rolled' && event.seat !== moment.seat) play('dice-land');
  if (event.type === 'turn.begins' && event.seat === moment.seat) play('turn');
}
