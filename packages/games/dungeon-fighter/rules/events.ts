/** What is told: every event's facts. Words are made of them in text/. A hero is its seat, a card its number. */
import type { EventOf, EventSecrecy, Seat } from '@tabard/kernel';
import type { Ability } from '../content';
import type { FlipFacts, FlipSituation, Requirement, TemplateId, ThrowFacts, ThrowSituation } from '../physics';
import type { Card, Colour, PoolDie, SpecialDie } from './board';
import type { WaterDie } from './throwing';

/** By what a Hero is hurt, or healed. */
export type Harm = 'miss' | 'retrieve' | 'flip' | 'back-down';
export type Help = 'heal-party' | 'self-healing' | 'herb-power' | 'room' | 'shop' | 'card' | 'equipment' | 'relic';

export interface DungeonFighterEvents {
  // ---- set-up and rounds
  'hero.chosen': { seat: Seat; hero: Card };
  'leader.is': { seat: Seat };
  'round.begins': { round: number; leader: Seat };
  'room.looked': { seat: Seat; count: number };
  'room.revealed': { seat: Seat; room: Card };
  // ---- the Chest
  'gold.gained': {
    amount: number;
    why: 'room' | 'reward' | 'pickpocket' | 'equipment' | 'card';
    seat: Seat;
  };
  'die.gained': { seat: Seat; amount: number; why: 'room' | 'shop' };
  'equipment.found': { card: Card };
  'equipment.given': { card: Card; seat: Seat };
  'equipment.relic': { card: Card };
  'equipment.dropped': { card: Card; seat: Seat };
  'equipment.lost': { card: Card };
  'equipment.passed': { card: Card; from: Seat; to: Seat };
  // ---- combat
  'monster.appears': {
    monster: Card;
    life: number;
    printed: number;
    advantage: number;
    difficulty: number;
    gold: number;
  };
  'boss.appears': { boss: Card; life: number; printed: number; difficulty: number };
  'icebergs.set': { count: number };
  'dice.join': { die: SpecialDie };
  'turn.begins': { seat: Seat };
  'die.chosen': {
    seat: Seat;
    die: PoolDie | 'white';
    weapons: readonly Card[];
    dancing: boolean;
    requirements: Requirement[];
  };
  /** The whole throw: enough to see it again, tumble for tumble. */
  thrown: {
    seat: Seat;
    situation: ThrowSituation;
    facts: ThrowFacts;
    ticks: number;
    hash: string;
    salt: string;
    /** Where each lies: 0.1 mm from the centre of the board; who left the table is missing. */
    rests: { id: string; x: number; z: number }[];
    assisted: string;
  };
  flipped: {
    seat: Seat;
    situation: FlipSituation;
    facts: FlipFacts;
    ticks: number;
    hash: string;
    salt: string;
    assisted: boolean;
  };
  'template.lies': { template: TemplateId };
  'template.again': { template: TemplateId; seat: Seat; why: 'table' | 'turn' };
  'template.kept': { template: TemplateId };
  'template.gone': { template: TemplateId };
  'iceberg.broken': { seat: Seat; count: number };
  'water.chosen': { seat: Seat; die: WaterDie };
  rethrow: { seat: Seat; why: 'fearless' | 'ability' | 'token' | 'relic' | 'ruling'; card: Card };
  hit: {
    seat: Seat;
    section: string;
    template: TemplateId | '';
    value: number;
    damage: number;
    parts: DamagePart[];
    life: number;
  };
  miss: { seat: Seat; why: MissReason; requirement: Requirement | '' };
  'ability.used': { seat: Seat; colour: Colour; ability: Ability['kind']; token: boolean };
  'ability.declined': { seat: Seat };
  'foe.damaged': { amount: number; why: 'icebergs' | 'agile' | 'card'; life: number; seat: Seat };
  'insta-kill': { seat: Seat; damage: number };
  'weak-point': { seat: Seat; damage: number; life: number };
  'soft-snow': { seat: Seat };
  'armour.used': { seat: Seat; card: Card; prevented: number };
  'spendable.used': { seat: Seat; card: Card; target: Seat };
  hurt: { seat: Seat; amount: number; why: Harm; life: number };
  healed: { seat: Seat; amount: number; why: Help; life: number };
  faints: { seat: Seat };
  madness: { requirement: Requirement; active: number };
  retrieved: { seat: Seat; level: number };
  'bonus.taken': { seat: Seat; left: number };
  'xp.gained': { seat: Seat; xp: number; why: 'kill' | 'declined' | 'condition' };
  'back-down.proposed': { seat: Seat };
  'back-down.decided': { yes: number; no: number; passed: boolean; byLeader: boolean };
  'backed-down': { monster: Card; level: number };
  'foe.defeated': { seat: Seat; by: 'hit' | 'insta-kill' | 'other'; life: number };
  // ---- Resting and the Shop
  'resting.begins': { leader: Seat };
  'epic-shot': { gold: number };
  'scar.taken': { seat: Seat; colour: Colour; maximum: number };
  eliminated: { seat: Seat };
  'icons.counted': { total: number; needed: number };
  'shop.reached': { shop: number; cards: Card[]; gold: number };
  bought: { what: 'card' | 'heal' | 'die'; card: Card; price: number; gold: number };
  'shop.left': { shop: number };
  'level-up': { seat: Seat; colour: Colour };
  // ---- the end
  'game.won': { boss: Card };
  'game.lost': { reason: 'fainted' | 'no-dice' };
  score: { points: number; title: number };
}

export type DungeonFighterEvent = EventOf<DungeonFighterEvents>;

/** What the damage of a Hit is made of, in the order of DF-36.7. */
export interface DamagePart {
  readonly what:
    | 'section'
    | 'focused'
    | 'cutthroat'
    | 'piercing'
    | 'weapon'
    | 'dancing'
    | 'melody'
    | 'camouflage'
    | 'sworn-enemy'
    | 'spendable'
    | 'icebergs';
  readonly card: Card;
  readonly amount: number;
}

/** Why a throw is a Miss: the first that applies. */
export type MissReason = 'no-bounce' | 'requirement' | 'hole' | 'bone' | 'out' | 'wall' | 'frozen-hole';

export const events: EventSecrecy<DungeonFighterEvents> = {
  'hero.chosen': 'open',
  'leader.is': 'open',
  'round.begins': 'open',
  'room.looked': 'open',
  'room.revealed': 'open',
  'gold.gained': 'open',
  'die.gained': 'open',
  'equipment.found': 'open',
  'equipment.given': 'open',
  'equipment.relic': 'open',
  'equipment.dropped': 'open',
  'equipment.lost': 'open',
  'equipment.passed': 'open',
  'monster.appears': 'open',
  'boss.appears': 'open',
  'icebergs.set': 'open',
  'dice.join': 'open',
  'turn.begins': 'open',
  'die.chosen': 'open',
  thrown: 'open',
  flipped: 'open',
  'template.lies': 'open',
  'template.again': 'open',
  'template.kept': 'open',
  'template.gone': 'open',
  'iceberg.broken': 'open',
  'water.chosen': 'open',
  rethrow: 'open',
  hit: 'open',
  miss: 'open',
  'ability.used': 'open',
  'ability.declined': 'open',
  'foe.damaged': 'open',
  'insta-kill': 'open',
  'weak-point': 'open',
  'soft-snow': 'open',
  'armour.used': 'open',
  'spendable.used': 'open',
  hurt: 'open',
  healed: 'open',
  faints: 'open',
  madness: 'open',
  retrieved: 'open',
  'bonus.taken': 'open',
  'xp.gained': 'open',
  'back-down.proposed': 'open',
  'back-down.decided': 'open',
  'backed-down': 'open',
  'foe.defeated': 'open',
  'resting.begins': 'open',
  'epic-shot': 'open',
  'scar.taken': 'open',
  eliminated: 'open',
  'icons.counted': 'open',
  'shop.reached': 'open',
  bought: 'open',
  'shop.left': 'open',
  'level-up': 'open',
  'game.won': 'open',
  'game.lost': 'open',
  score: 'open',
};
