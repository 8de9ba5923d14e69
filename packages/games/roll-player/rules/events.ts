/** What is told: every event's facts. Words are made of them in text/. A hero is its seat, a card its number. */
import type { EventOf, EventSecrecy, Seat } from '@tabard/kernel';
import type { AdventureType, Colour, Dir, Row } from '../content';
import type { Card } from './board';
import type { Source } from './cards/vocabulary';
import type { Die } from './sheet/dice';

/** Where Gold, XP and tokens come from or go to. */
export type Why =
  | 'initiative'
  | 'gold-die'
  | 'row'
  | 'discard'
  | 'minion'
  | 'trophy'
  | 'adventure'
  | 'ability' // a class, a Weapon, a Trait, a Skill, a Scroll, the Familiar
  | 'fiend'
  | 'monster'
  | 'toll';

export interface RollPlayerEvents {
  // ---- set-up
  'start.rolled': { rolls: { seat: Seat; die: Die; value: number }[] };
  'start.is': { seat: Seat };
  'sheet.chosen': { seat: Seat; race: Card; side: number };
  'colour.drawn': { seat: Seat; colour: Colour };
  'class.chosen': { seat: Seat; class: Card };
  'cards.dealt': { seat: Seat; alignment: Card; backstory: Card };
  'familiar.chosen': { seat: Seat; familiar: Card };
  'starting.rolled': { seat: Seat; dice: { die: Die; value: number }[] };
  'monster.appears': { monster: Card; strength: number };
  // ---- the round
  'round.begins': { round: number; start: Seat };
  'dice.rolled': { seat: Seat; dice: { die: Die; value: number }[]; two: boolean };
  'dice.sorted': { cards: { rank: number; dice: Die[] }[] };
  'card.selected': { seat: Seat; rank: number; star: boolean; dice: { die: Die; value: number }[]; gold: number };
  'turn.skipped': { seat: Seat; phase: 'dice' | 'market' };
  placed: { seat: Seat; die: Die; value: number; row: Row; column: number };
  stored: { seat: Seat; die: Die; value: number };
  'stored.placed': { seat: Seat; die: Die; value: number; row: Row; column: number };
  returned: { seat: Seat; dice: Die[] }; // to the bag
  'row.complete': { seat: Seat; row: Row };
  'action.taken': { seat: Seat; action: Row };
  // ---- dice, tokens and goods
  flipped: { seat: Seat; die: Die; from: number; to: number };
  adjusted: { seat: Seat; die: Die; from: number; to: number };
  'set.to': { seat: Seat; die: Die; from: number; to: number };
  rerolled: { seat: Seat; die: Die; from: number; rolls: number[]; to: number };
  swapped: { seat: Seat; one: Die; two: Die };
  lifted: { seat: Seat; die: Die; row: Row }; // Clarity
  'gold.gained': { seat: Seat; amount: number; why: Why };
  'gold.lost': { seat: Seat; amount: number; why: Why };
  'xp.gained': { seat: Seat; amount: number; why: Why };
  'xp.stored': { seat: Seat; amount: number };
  'xp.spent': { seat: Seat; amount: number; on: 'reroll' | 'heal' | 'mercenary' | 'action' | 'ability' };
  'xp.lost': { seat: Seat; amount: number };
  'honor.gained': { seat: Seat; amount: number };
  'injury.gained': { seat: Seat; amount: number };
  'injury.warded': { seat: Seat; gold: number };
  'injury.healed': { seat: Seat; amount: number };
  'charisma.gained': { seat: Seat; amount: number };
  'charisma.lost': { seat: Seat; amount: number };
  'token.moved': { seat: Seat; dir: Dir; cell: number };
  'ability.used': { seat: Seat; source: Source['of']; card: Card };
  // ---- Fiends
  'fiend.gained': { seat: Seat; fiend: Card };
  'fiend.binds': { seat: Seat; fiend: Card };
  'fiend.banished': { seat: Seat; fiend: Card; gold: number; charisma: number };
  'fiend.summoned': { seat: Seat; fiend: Card; rank: number; star: boolean };
  // ---- the Market
  bought: { seat: Seat; card: Card; gold: number; charisma: number };
  'weapon.dropped': { seat: Seat; card: Card };
  discarded: { seat: Seat; card: Card; gold: number };
  taken: { seat: Seat; card: Card; gold: number }; // from the discard pile
  'market.added': { seat: Seat; card: Card };
  'market.drawn': { cards: Card[] };
  called: { round: number }; // the Call to Adventure
  trashed: { cards: Card[] };
  'skill.used': { seat: Seat; card: Card };
  'skill.copied': { seat: Seat; card: Card; from: Seat };
  'skill.refreshed': { seat: Seat; card: Card };
  'initiative.changed': { seat: Seat; die: Die; from: number; to: number };
  'initiative.swapped': { seat: Seat; one: number; two: number };
  // ---- Hunts
  'hunt.begins': { seat: Seat; minion: Card };
  'minion.changed': { seat: Seat; gold: number; minion: Card };
  'minion.revealed': { minion: Card };
  'minion.driven': { minion: Card }; // by an enemy die
  'hunt.pool': { seat: Seat; dice: number };
  'mercenary.hired': { seat: Seat; gold: number; xp: number; charisma: number };
  'hunt.rolled': { seat: Seat; dice: number[] };
  'hunt.rerolled': { seat: Seat; die: number; from: number; to: number; xp: number };
  'hunt.power': { seat: Seat; power: number };
  'hunt.result': { seat: Seat; minion: Card; result: number; trophy: boolean };
  'trophy.taken': { seat: Seat; minion: Card };
  'adventure.token': { seat: Seat; of: AdventureType; card: Card };
  'adventure.seen': { seat: Seat; of: AdventureType; card: Card };
  // ---- solitaire
  'enemy.rolled': { dice: number[] };
  // ---- the Monster
  'combat.begins': { monster: Card; strength: number };
  'adventure.revealed': { of: AdventureType; card: Card };
  'adventure.benefit': { seat: Seat; card: Card; dice: number; xp: number };
  'fight.rolled': { seat: Seat; dice: number[] }; // its own eyes alone
  'fight.rerolled': { seat: Seat; die: number; from: number; to: number };
  'fight.result': {
    seat: Seat;
    dice: number[];
    mercenaries: number;
    rerolls: number;
    result: number;
    stars: number;
    success: boolean;
  };
  champion: { seat: Seat; stars: number };
  // ---- the end
  'card.shed': { seat: Seat; card: Card };
  scored: { seat: Seat; stars: number };
  rank: { stars: number; rank: string };
  'game.won': { seats: Seat[] };
  'hero.died': { seat: Seat; monster: Card };
}

/** What is told, one of these: told apart by `type`, each with its own facts. */
export type RollPlayerEvent = EventOf<RollPlayerEvents>;

const mine = { seat: 'open', of: 'open', card: { only: 'seat' } } as const;

export const events: EventSecrecy<RollPlayerEvents> = {
  'start.rolled': 'open',
  'start.is': 'open',
  'sheet.chosen': 'open',
  'colour.drawn': 'open',
  'class.chosen': 'open',
  'cards.dealt': 'open',
  'familiar.chosen': 'open',
  'starting.rolled': 'open',
  'monster.appears': 'open',
  'round.begins': 'open',
  'dice.rolled': 'open',
  'dice.sorted': 'open',
  'card.selected': 'open',
  'turn.skipped': 'open',
  placed: 'open',
  stored: 'open',
  'stored.placed': 'open',
  returned: 'open',
  'row.complete': 'open',
  'action.taken': 'open',
  flipped: 'open',
  adjusted: 'open',
  'set.to': 'open',
  rerolled: 'open',
  swapped: 'open',
  lifted: 'open',
  'gold.gained': 'open',
  'gold.lost': 'open',
  'xp.gained': 'open',
  'xp.stored': 'open',
  'xp.spent': 'open',
  'xp.lost': 'open',
  'honor.gained': 'open',
  'injury.gained': 'open',
  'injury.warded': 'open',
  'injury.healed': 'open',
  'charisma.gained': 'open',
  'charisma.lost': 'open',
  'token.moved': 'open',
  'ability.used': 'open',
  'fiend.gained': 'open',
  'fiend.binds': 'open',
  'fiend.banished': 'open',
  'fiend.summoned': 'open',
  bought: 'open',
  'weapon.dropped': 'open',
  discarded: 'open',
  taken: 'open',
  'market.added': 'open',
  'market.drawn': 'open',
  called: 'open',
  trashed: 'open',
  'skill.used': 'open',
  'skill.copied': 'open',
  'skill.refreshed': 'open',
  'initiative.changed': 'open',
  'initiative.swapped': 'open',
  'hunt.begins': 'open',
  'minion.changed': 'open',
  'minion.revealed': 'open',
  'minion.driven': 'open',
  'hunt.pool': 'open',
  'mercenary.hired': 'open',
  'hunt.rolled': 'open',
  'hunt.rerolled': 'open',
  'hunt.power': 'open',
  'hunt.result': 'open',
  'trophy.taken': 'open',
  'adventure.token': mine, // RP-19.18, RP-19.24
  'adventure.seen': mine,
  'enemy.rolled': 'open',
  'combat.begins': 'open',
  'adventure.revealed': 'open',
  'adventure.benefit': 'open',
  'fight.rolled': { seat: 'open', dice: { only: 'seat' } }, // RP-24.18
  'fight.rerolled': { seat: { only: 'seat' }, die: { only: 'seat' }, from: { only: 'seat' }, to: { only: 'seat' } },
  'fight.result': 'open',
  champion: 'open',
  'card.shed': 'open',
  scored: 'open',
  rank: 'open',
  'game.won': 'open',
  'hero.died': 'open',
};
