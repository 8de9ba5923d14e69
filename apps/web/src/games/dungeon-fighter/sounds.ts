/** What an event sounds like. The dice themselves are heard in the hall, contact by contact. */
import type { GameEvent } from '@tabard/kernel';
import { play, type SoundName } from '../../sound/sound';

const SOUNDS: { readonly [event: string]: SoundName } = {
  'hero.chosen': 'page',
  'leader.is': 'turn',
  'room.revealed': 'page',
  'monster.appears': 'march',
  'boss.appears': 'horn',
  'icebergs.set': 'bone',
  'dice.join': 'bone',
  'gold.gained': 'coin',
  'die.gained': 'bone',
  bought: 'coin',
  'equipment.given': 'wood',
  'equipment.relic': 'bell',
  'equipment.passed': 'wood',
  'iceberg.broken': 'bone',
  hit: 'wood',
  miss: 'refuse',
  'insta-kill': 'claim',
  'weak-point': 'thud',
  'ability.used': 'breath',
  'armour.used': 'wood',
  'spendable.used': 'flame',
  hurt: 'thud',
  healed: 'breath',
  faints: 'thud',
  madness: 'horn',
  retrieved: 'dice-land',
  'backed-down': 'march',
  'foe.defeated': 'claim',
  'epic-shot': 'bell',
  'scar.taken': 'refuse',
  eliminated: 'bell',
  'shop.reached': 'bell',
  'level-up': 'claim',
  'game.won': 'claim',
  'game.lost': 'thud',
};

export function soundOf({ type }: GameEvent): void {
  if (type in SOUNDS) play(SOUNDS[type]);
}
