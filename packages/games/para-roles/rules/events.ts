/** What happens at a table of Para Roles that people notice. Nobody has secrets here: everything is told to all. */
import type { EventOf, EventSecrecy, Seat } from '@tabard/kernel';
import type { EnemyAction, EnemyType } from '../content/enemies';
import type { Ability, CallingId, EpicId } from '../content/roles';
import type { FightKind } from './board';
import type { Card, Suit } from './cards/cards';

/** A combatant as it is told: an enemy with what its name is made of, for it may be gone when the line is read. */
export type Ref = { readonly seat: Seat } | EnemyRef;

// A type, not an interface: it is plain data, and stands wherever that does.
export type EnemyRef = { readonly enemy: number; readonly type: EnemyType; readonly name: number };

export interface ParaRolesEvents {
  // ---- set-up
  'game.begins': { campaign: string };
  'stat.taken': { seat: Seat; card: Card };
  'stat.redrawn': { seat: Seat; first: Card; second: Card; kept: Card };
  'role.drawn': { seat: Seat; card: Card };
  'role.taken': { seat: Seat; calling: CallingId };
  'suit.given': { seat: Seat; suit: Suit };
  'hero.chosen': { seat: Seat };
  'apprentice.chosen': { seat: Seat; mentor: Seat };
  // ---- combat
  'fight.begins': { kind: FightKind; number: number };
  'enemy.enters': { enemy: EnemyRef; printed: readonly number[] };
  'round.begins': { round: number };
  acts: { seat: Seat; action: string; target: Ref | null; suit: Suit };
  wishes: { seat: Seat };
  check: { who: Ref; stat: Suit; need: number; cards: readonly Card[]; kept: Card; ok: 0 | 1; auto: 0 | 1 };
  draws: { who: Ref | null; cards: readonly Card[]; purpose: string };
  reshuffle: Record<never, never>;
  redirected: { from: Seat; to: Seat };
  covered: { by: Ref; target: Ref };
  hit: { attacker: Ref; target: Ref };
  miss: { attacker: Ref; target: Ref };
  dodged: { target: Ref };
  unharmed: { target: Ref };
  damage: { who: Ref; count: number; hp: number };
  healed: { who: Ref; count: number; hp: number };
  'temporary.hp': { who: Ref; count: number };
  dies: { seat: Seat };
  defeated: { enemy: Ref };
  stance: { who: Ref };
  readied: { seat: Seat; ability: Ability };
  'token.placed': { seat: Seat; who: Ref; suit: Suit; kind: 'buff' | 'curse' | 'protect' | 'joint' };
  'slot.changed': { seat: Seat; ability: Ability; calling: CallingId };
  'loses.action': { who: Ref };
  'action.lost': { who: Ref };
  // ---- EPICs
  'epic.declared': { seat: Seat; epic: EpicId | 'summoning' };
  'epic.charging': { seat: Seat; epic: EpicId | 'summoning' };
  'epic.broken': { seat: Seat; epic: EpicId | 'summoning' };
  'epic.activates': { seat: Seat; epic: EpicId; turned: 0 | 1 };
  'epic.nothing': { seat: Seat; epic: EpicId };
  'epic.ends': { seat: Seat; epic: EpicId };
  'epic.renewed': Record<never, never>;
  'card.laid': { who: Ref; card: Card };
  slain: { who: Ref };
  'knocked.down': { enemy: Ref };
  hides: { who: Ref };
  ailment: { suit: Suit };
  evacuated: { healer: Seat; patient: Seat };
  banned: { who: Ref };
  raised: { seat: Seat };
  // ---- enemies
  'enemy.acts': { enemy: Ref; action: EnemyAction; face: number; parked: 0 | 1 };
  parked: { enemy: Ref; action: EnemyAction };
  boosted: { enemy: Ref; count: number };
  protects: { enemy: Ref; target: Ref };
  stolen: { enemy: Ref; seat: Seat; suit: Suit };
  destroyed: { enemy: Ref };
  kept: { enemy: Ref };
  'riposte.armed': { enemy: Ref };
  riposte: { enemy: Ref; seat: Seat };
  charmed: { enemy: Ref; seat: Seat };
  'charm.ends': { seat: Seat };
  'charmed.attack': { seat: Seat };
  drains: { enemy: Ref; count: number };
  'guard.raised': { enemy: Ref; hp: number; defense: number };
  'guard.fails': { enemy: Ref };
  'nobody.there': { enemy: Ref };
  idle: { enemy: Ref };
  unravelled: { enemy: Ref; seat: Seat };
  'turned.on': { enemy: Ref; target: Ref };
  reflected: { seat: Seat; enemy: Ref; action: EnemyAction };
  spikes: { seat: Seat; enemy: Ref };
  // ---- creatures
  summoned: { seat: Seat; creature: EnemyRef; printed: readonly number[] };
  'creature.acts': { seat: Seat; action: EnemyAction };
  'creature.covers': { seat: Seat };
  'creature.hurt': { count: number; hp: number };
  'creature.leaves': { seat: Seat };
  // ---- the end of a combat
  'runs.from': { seat: Seat; enemy: Ref };
  smoke: { seat: Seat };
  truce: Record<never, never>;
  'fight.won': { treasure: number };
  'fight.left': { treasure: number };
  'treasure.search': { cards: readonly Card[] };
  'treasure.won': { seat: Seat; suit: Suit };
  'treasure.none': Record<never, never>;
  'treasure.forfeit': { count: number };
  // ---- between combats
  revived: { seat: Seat; by: 'resurrection' | 'treasure'; healer: Seat };
  'treasure.moved': { from: Seat; fromSuit: Suit; to: Seat; toSuit: Suit };
  'treasure.lost': { seat: Seat; suit: Suit };
  paid: { seat: Seat; suit: Suit };
  'bought.item': { item: string };
  'bought.upgrade': { seat: Seat; old: Card; card: Card };
  'bought.ability': { seat: Seat; ability: Ability };
  'bought.role': { seat: Seat; calling: CallingId };
  'bought.epic': { seat: Seat };
  'item.used': { item: string; seat: Seat };
  'item.passed': { item: string; seat: Seat };
  'town.entered': Record<never, never>;
  'town.left': Record<never, never>;
  'hp.between': { count: number };
  // ---- campaigns
  'tower.level': { level: number };
  moves: { to: string };
  'point.named': { seat: Seat };
  'finds.traps': { seat: Seat; found: 0 | 1 };
  disarms: { seat: Seat; done: 0 | 1 };
  'area.shown': { card: Card; content: string };
  trap: { suit: Suit; seat: Seat };
  cache: { count: number };
  sanctuary: Record<never, never>;
  madness: { count: number; now: number };
  'madness.jack': { suit: Suit };
  'wall.opened': { side: string };
  'wall.closed': Record<never, never>;
  'minotaur.wakes': { cell: string };
  'minotaur.moves': { cell: string };
  'minotaur.dies': Record<never, never>;
  wanderer: Record<never, never>;
  'relic.taken': { suit: Suit; seat: Seat };
  'relic.passed': { suit: Suit; seat: Seat };
  thread: Record<never, never>;
  'room.laid': { content: string; doors: number; card: Card };
  'room.searched': { seat: Seat; found: 0 | 1 };
  'door.peeked': { seat: Seat; card: Card };
  vault: { count: number };
  'level.reached': { level: number };
  'portal.entered': { portal: string };
  'portal.sealed': { seat: Seat; seals: number };
  'portal.closed': { portal: string };
  'portal.left': { portal: string };
  'hub.reached': Record<never, never>;
  doom: { now: number };
  'enemy.arrives': { enemy: EnemyRef };
  'orchard.bleeds': Record<never, never>;
  'ancient.wakes': Record<never, never>;
  // ---- the end
  'game.won': { campaign: string };
  'game.lost': { campaign: string };
  'game.mad': Record<never, never>;
  'game.escaped': { relics: number };
  'game.withdrawn': { levels: number };
  'game.weary': { fights: number };
}

/** What may be told at a table of Para Roles, by its type. */
export type ParaRolesEvent = EventOf<ParaRolesEvents>;

export const events: EventSecrecy<ParaRolesEvents> = {
  'game.begins': 'open',
  'stat.taken': 'open',
  'stat.redrawn': 'open',
  'role.drawn': 'open',
  'role.taken': 'open',
  'suit.given': 'open',
  'hero.chosen': 'open',
  'apprentice.chosen': 'open',
  'fight.begins': 'open',
  'enemy.enters': 'open',
  'round.begins': 'open',
  acts: 'open',
  wishes: 'open',
  check: 'open',
  draws: 'open',
  reshuffle: 'open',
  redirected: 'open',
  covered: 'open',
  hit: 'open',
  miss: 'open',
  dodged: 'open',
  unharmed: 'open',
  damage: 'open',
  healed: 'open',
  'temporary.hp': 'open',
  dies: 'open',
  defeated: 'open',
  stance: 'open',
  readied: 'open',
  'token.placed': 'open',
  'slot.changed': 'open',
  'loses.action': 'open',
  'action.lost': 'open',
  'epic.declared': 'open',
  'epic.charging': 'open',
  'epic.broken': 'open',
  'epic.activates': 'open',
  'epic.nothing': 'open',
  'epic.ends': 'open',
  'epic.renewed': 'open',
  'card.laid': 'open',
  slain: 'open',
  'knocked.down': 'open',
  hides: 'open',
  ailment: 'open',
  evacuated: 'open',
  banned: 'open',
  raised: 'open',
  'enemy.acts': 'open',
  parked: 'open',
  boosted: 'open',
  protects: 'open',
  stolen: 'open',
  destroyed: 'open',
  kept: 'open',
  'riposte.armed': 'open',
  riposte: 'open',
  charmed: 'open',
  'charm.ends': 'open',
  'charmed.attack': 'open',
  drains: 'open',
  'guard.raised': 'open',
  'guard.fails': 'open',
  'nobody.there': 'open',
  idle: 'open',
  unravelled: 'open',
  'turned.on': 'open',
  reflected: 'open',
  spikes: 'open',
  summoned: 'open',
  'creature.acts': 'open',
  'creature.covers': 'open',
  'creature.hurt': 'open',
  'creature.leaves': 'open',
  'runs.from': 'open',
  smoke: 'open',
  truce: 'open',
  'fight.won': 'open',
  'fight.left': 'open',
  'treasure.search': 'open',
  'treasure.won': 'open',
  'treasure.none': 'open',
  'treasure.forfeit': 'open',
  revived: 'open',
  'treasure.moved': 'open',
  'treasure.lost': 'open',
  paid: 'open',
  'bought.item': 'open',
  'bought.upgrade': 'open',
  'bought.ability': 'open',
  'bought.role': 'open',
  'bought.epic': 'open',
  'item.used': 'open',
  'item.passed': 'open',
  'town.entered': 'open',
  'town.left': 'open',
  'hp.between': 'open',
  'tower.level': 'open',
  moves: 'open',
  'point.named': 'open',
  'finds.traps': 'open',
  disarms: 'open',
  'area.shown': 'open',
  trap: 'open',
  cache: 'open',
  sanctuary: 'open',
  madness: 'open',
  'madness.jack': 'open',
  'wall.opened': 'open',
  'wall.closed': 'open',
  'minotaur.wakes': 'open',
  'minotaur.moves': 'open',
  'minotaur.dies': 'open',
  wanderer: 'open',
  'relic.taken': 'open',
  'relic.passed': 'open',
  thread: 'open',
  'room.laid': 'open',
  'room.searched': 'open',
  'door.peeked': 'open',
  vault: 'open',
  'level.reached': 'open',
  'portal.entered': 'open',
  'portal.sealed': 'open',
  'portal.closed': 'open',
  'portal.left': 'open',
  'hub.reached': 'open',
  doom: 'open',
  'enemy.arrives': 'open',
  'orchard.bleeds': 'open',
  'ancient.wakes': 'open',
  'game.won': 'open',
  'game.lost': 'open',
  'game.mad': 'open',
  'game.escaped': 'open',
  'game.withdrawn': 'open',
  'game.weary': 'open',
};
