/**
 * How Dungeon Fighter is told: what each event takes, what it sounds like, what is put on the stage. A throw takes as
 * long as it takes to fall (hall/use-throws.ts) and is heard in the hall, contact by contact.
 */

import { ofOthers, type Staging } from '@tabard/page/stage/staging';
import type { DungeonFighterEvent } from '../index';
import {
  BackDownDecided,
  BackedDown,
  BossAppears,
  CardUsed,
  EpicShot,
  EquipmentFound,
  Falls,
  FoeDefeated,
  InstaKill,
  Lost,
  Madness,
  MonsterAppears,
  Rethrow,
  RoomRevealed,
  ScarTaken,
  ShopReached,
  Won,
} from './moments';
import { AbilityUsed, FoeDamaged, Hit, IcebergBroken, LifeChanged, Miss, SoftSnow, WeakPoint } from './outcome';

/** Where no table can be drawn, a throw is a moment of silence. */
const UNSEEN_MS = 1200;

export const staging: Staging<DungeonFighterEvent> = {
  // ---- rooms and the Chest
  'hero.chosen': { ms: 0, sound: 'page' },
  'leader.is': { ms: 0, sound: 'turn' },
  'room.revealed': { ms: 1000, sound: 'page', show: RoomRevealed },
  'gold.gained': { ms: 350, sound: 'coin' },
  'die.gained': { ms: 0, sound: 'bone' },
  'equipment.found': { ms: 800, show: EquipmentFound },
  'equipment.given': { ms: 0, sound: 'wood' },
  'equipment.relic': { ms: 0, sound: 'bell' },
  'equipment.passed': { ms: 0, sound: 'wood' },
  // ---- combat
  'monster.appears': { ms: 1300, sound: 'march', show: MonsterAppears },
  'boss.appears': { ms: 2200, sound: 'horn', show: BossAppears },
  'icebergs.set': { ms: 0, sound: 'bone' },
  'dice.join': { ms: 0, sound: 'bone' },
  'die.chosen': { ms: ofOthers(350) },
  thrown: { ms: UNSEEN_MS },
  flipped: { ms: UNSEEN_MS },
  'template.again': { ms: 800 },
  'iceberg.broken': { ms: 600, sound: 'bone', show: IcebergBroken },
  rethrow: { ms: 700, show: Rethrow },
  hit: { ms: 1500, sound: 'wood', show: Hit },
  miss: { ms: 1300, sound: 'refuse', show: Miss },
  'insta-kill': { ms: 1700, sound: 'claim', show: InstaKill },
  'weak-point': { ms: 1300, sound: 'thud', show: WeakPoint },
  'soft-snow': { ms: 800, show: SoftSnow },
  'ability.used': { ms: ofOthers(900), sound: 'breath', show: AbilityUsed },
  'foe.damaged': { ms: 700, show: FoeDamaged },
  'armour.used': { ms: ofOthers(700), sound: 'wood', show: CardUsed },
  'spendable.used': { ms: ofOthers(900), sound: 'flame', show: CardUsed },
  hurt: { ms: 700, sound: 'thud', show: LifeChanged },
  healed: { ms: 500, sound: 'breath', show: LifeChanged },
  faints: { ms: 1100, sound: 'thud', show: Falls },
  madness: { ms: 1000, sound: 'horn', show: Madness },
  retrieved: { ms: 800, sound: 'dice-land' },
  'back-down.decided': { ms: 1200, show: BackDownDecided },
  'backed-down': { ms: 1000, sound: 'march', show: BackedDown },
  'foe.defeated': { ms: 1300, sound: 'claim', show: FoeDefeated },
  // ---- Resting and the Shop
  'epic-shot': { ms: 900, sound: 'bell', show: EpicShot },
  'scar.taken': { ms: 1000, sound: 'refuse', show: ScarTaken },
  eliminated: { ms: 1300, sound: 'bell', show: Falls },
  'shop.reached': { ms: 900, sound: 'bell', show: ShopReached },
  bought: { ms: 0, sound: 'coin' },
  'level-up': { ms: ofOthers(700), sound: 'claim' },
  // ---- the end
  'game.won': { ms: 1500, sound: 'claim', show: Won },
  'game.lost': { ms: 1500, sound: 'thud', show: Lost },
};
