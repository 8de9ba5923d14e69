/**
 * Every question that the rules ask, what it is about, and what may be answered. One that is not here does not compile, and
 * whoever answers is told of a new one. How the answers are written stands in keys.ts.
 */
import type { AskNamed, OptionOf, QuestionOf, Seat } from '@tabard/kernel';
import type { AimName, DieFacts, Requirement, Shape, TemplateId } from '../physics';
import type { Card, Colour, PoolDie } from './board';
import type { ThrownDie, WaterDie } from './throwing';

/** A Spendable of the hand. */
export type Use = { readonly use: Card };
/** Somebody to be healed. */
export type Patient = { readonly hero: Seat };
/** DF-R28: to this Hero, in place of a card that it carries. */
export type Swap = { readonly swap: Seat; readonly card: Card };
/** DF-16.7, DF-25.2: what is used for a throw. */
export interface Gear {
  readonly weapons: readonly Card[];
  readonly dancing: boolean;
}
export const BARE_HANDS: Gear = { weapons: [], dancing: false };

/** What a hand does, in whole numbers (DF-R104). */
type Hand = readonly number[];

/** What a throw came to. */
export type AboutResult = { readonly result: DieFacts; readonly hit: boolean };

export interface DungeonFighterAsks {
  'any-time': { option: Use | 'back-down' };
  'setup.hero': { option: { readonly hero: Card } };
  'setup.leader': { option: { readonly leader: Seat } };
  'dungeon.card': { option: { readonly room: Card } };
  /** `leave`: a free card that nobody can carry. `back`: a bought one, after all. */
  'equipment.give': {
    about: { readonly card: Card; readonly price: number };
    option: { readonly give: Seat } | Swap | 'leave' | 'back';
  };
  'room.cards': { option: 'pass' | Use };
  'turn.die': { option: PoolDie };
  'turn.weapons': { about: { readonly die: ThrownDie }; option: Gear };
  'turn.run-out': { about: { readonly level: number; readonly bonus: number }; option: 'bonus' | 'retrieve' };
  flip: { about: { readonly template: TemplateId; readonly hash: string }; option: Hand | 'assist' };
  'flip.again': { about: { readonly template: TemplateId }; option: 'leave' | 'flip' };
  throw: { about: Throwing; option: Hand | { readonly assist: AimName } };
  'throw.water': { about: { readonly results: readonly DieFacts[] }; option: WaterDie };
  'throw.again': {
    about: AboutResult;
    option: 'keep' | 'fearless' | { readonly ability: Colour } | { readonly token: Colour } | { readonly relic: Card };
  };
  'throw.ruling': { about: { readonly result: DieFacts }; option: 'yes' | 'no' };
  'throw.cards': { about: AboutResult; option: 'pass' | Use };
  'throw.icon': { about: AboutResult; option: { readonly ability: Colour } | 'decline' };
  'throw.token': { about: AboutResult; option: 'none' | { readonly token: Colour } };
  'throw.cutthroat': {
    about: { readonly section: string; readonly value: number };
    option: 'keep' | { readonly add: string }; // a section
  };
  'throw.armour': { about: { readonly damage: number }; option: 'done' | Card };
  'ability.target': { about: { readonly amount: number }; option: Patient };
  'card.target': { about: { readonly card: Card; readonly amount: number }; option: Patient };
  'faint.cards': { about: { readonly hero: Seat; readonly life: number }; option: 'pass' | Use };
  'last.cards': { option: 'pass' | Use };
  'vote.back-down': { about: { readonly by: Seat; readonly level: number }; option: 'yes' | 'no' };
  'rest.cards': { option: 'pass' | Use };
  'rest.scar': { option: Colour };
  'rest.relic': { about: { readonly card: Card }; option: Patient };
  'rest.exchange': { option: 'done' | { readonly seat: Seat; readonly card: Card } };
  'rest.to': {
    about: { readonly card: Card; readonly seat: Seat };
    option: { readonly to: Seat } | Swap | 'back';
  };
  'shop.buy': { about: { readonly gold: number }; option: { readonly card: Card } | 'heal' | 'die' | 'done' };
  'shop.level-up': { option: Colour | 'keep' };
}

/** DF-6, DF-R105.1: the throw that a hand is about to make. */
interface Throwing {
  readonly die: ThrownDie;
  readonly ids: readonly string[];
  readonly shape: Shape;
  readonly reqs: readonly Requirement[];
  readonly weapons: readonly Card[];
  readonly hash: string;
}

export type DungeonFighterQuestion = QuestionOf<DungeonFighterAsks>;
export type OptionTo<Name extends keyof DungeonFighterAsks> = OptionOf<DungeonFighterAsks, Name>;
export type AskFor<Name extends DungeonFighterQuestion> = AskNamed<DungeonFighterAsks, Name>;
