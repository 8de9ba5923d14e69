/** What an event sounds like. */
import type { GameEvent } from '@tabard/kernel';
import { play, type SoundName } from '../../sound/sound';

const SOUNDS: { readonly [event: string]: SoundName } = {
  'sheet.chosen': 'page',
  'class.chosen': 'page',
  'familiar.chosen': 'breath',
  'monster.appears': 'horn',
  'round.begins': 'turn',
  'dice.rolled': 'dice-roll',
  'starting.rolled': 'dice-roll',
  'dice.sorted': 'dice-land',
  'card.selected': 'wood',
  placed: 'bone',
  'stored.placed': 'bone',
  'row.complete': 'bell',
  flipped: 'bone',
  adjusted: 'bone',
  'set.to': 'bone',
  rerolled: 'dice-land',
  swapped: 'wood',
  'gold.gained': 'coin',
  'honor.gained': 'bell',
  'injury.gained': 'thud',
  'fiend.gained': 'flame',
  'fiend.banished': 'breath',
  bought: 'coin',
  discarded: 'page',
  'market.drawn': 'page',
  called: 'horn',
  'skill.used': 'flame',
  'hunt.begins': 'march',
  'hunt.rolled': 'dice-roll',
  'hunt.rerolled': 'dice-land',
  'trophy.taken': 'claim',
  'enemy.rolled': 'dice-roll',
  'combat.begins': 'horn',
  'adventure.revealed': 'page',
  'fight.rolled': 'dice-roll',
  champion: 'claim',
  'game.won': 'claim',
  'hero.died': 'thud',
};

export function soundOf({ type }: GameEvent): void {
  if (type in SOUNDS) play(SOUNDS[type]);
}
