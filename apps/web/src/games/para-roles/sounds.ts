/** What an event sounds like. */
import type { GameEvent } from '@tabard/kernel';
import { play, type SoundName } from '../../sound/sound';

const SOUNDS: { readonly [event: string]: SoundName } = {
  check: 'page',
  draws: 'page',
  'enemy.acts': 'bone',
  hit: 'wood',
  damage: 'thud',
  healed: 'breath',
  dies: 'thud',
  defeated: 'bone',
  slain: 'thud',
  stance: 'wood',
  'token.placed': 'wood',
  readied: 'coin',
  'epic.declared': 'breath',
  'epic.activates': 'horn',
  'epic.broken': 'refuse',
  'epic.renewed': 'flame',
  reshuffle: 'dice-land',
  stolen: 'coin',
  'treasure.won': 'coin',
  'bought.item': 'coin',
  'bought.upgrade': 'coin',
  trap: 'dice-land',
  'portal.closed': 'bell',
  'ancient.wakes': 'horn',
  'minotaur.wakes': 'horn',
  'fight.begins': 'march',
  'fight.won': 'claim',
  'game.won': 'bell',
  'game.lost': 'thud',
  'game.mad': 'thud',
};

export function soundOf({ type }: GameEvent): void {
  if (type in SOUNDS) play(SOUNDS[type]);
}
