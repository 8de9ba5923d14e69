/** How Roll Player is told: what each event takes, what it sounds like, what is put on the stage. */

import { ofOthers, type Staging } from '@tabard/page/stage/staging';
import type { RollPlayerEvent } from '../index';
import { Called, Champion, CombatBegins, FiendGained, HeroDied, MonsterAppears, TrophyTaken, Won } from './moments';

export const staging: Staging<RollPlayerEvent> = {
  // ---- set-up
  'sheet.chosen': { ms: 0, sound: 'page' },
  'class.chosen': { ms: 0, sound: 'page' },
  'familiar.chosen': { ms: 0, sound: 'breath' },
  'starting.rolled': { ms: 0, sound: 'dice-roll' },
  'monster.appears': { ms: 1500, sound: 'horn', show: MonsterAppears },
  // ---- the round
  'round.begins': { ms: 500, sound: 'turn' },
  'dice.rolled': { ms: 700, sound: 'dice-roll' },
  'dice.sorted': { ms: 0, sound: 'dice-land' },
  'card.selected': { ms: ofOthers(700), sound: 'wood' },
  placed: { ms: ofOthers(450), sound: 'bone' },
  'stored.placed': { ms: ofOthers(450), sound: 'bone' },
  'row.complete': { ms: 0, sound: 'bell' },
  'action.taken': { ms: ofOthers(350) },
  // ---- dice, tokens and goods
  flipped: { ms: ofOthers(400), sound: 'bone' },
  adjusted: { ms: ofOthers(400), sound: 'bone' },
  'set.to': { ms: ofOthers(400), sound: 'bone' },
  rerolled: { ms: ofOthers(500), sound: 'dice-land' },
  swapped: { ms: ofOthers(400), sound: 'wood' },
  'gold.gained': { ms: 0, sound: 'coin' },
  'honor.gained': { ms: 0, sound: 'bell' },
  'injury.gained': { ms: 0, sound: 'thud' },
  // ---- Fiends
  'fiend.gained': { ms: 900, sound: 'flame', show: FiendGained },
  'fiend.banished': { ms: 0, sound: 'breath' },
  // ---- the Market
  bought: { ms: ofOthers(900), sound: 'coin' },
  discarded: { ms: ofOthers(600), sound: 'page' },
  'market.drawn': { ms: 0, sound: 'page' },
  called: { ms: 1500, sound: 'horn', show: Called },
  'skill.used': { ms: ofOthers(700), sound: 'flame' },
  // ---- Hunts
  'hunt.begins': { ms: ofOthers(900), sound: 'march' },
  'hunt.rolled': { ms: ofOthers(1100), sound: 'dice-roll' },
  'hunt.rerolled': { ms: ofOthers(700), sound: 'dice-land' },
  'hunt.result': { ms: ofOthers(900) },
  'trophy.taken': { ms: 1500, sound: 'claim', show: TrophyTaken },
  'enemy.rolled': { ms: 0, sound: 'dice-roll' },
  // ---- the Monster and the end
  'combat.begins': { ms: 1500, sound: 'horn', show: CombatBegins },
  'adventure.revealed': { ms: 1200, sound: 'page' },
  'fight.rolled': { ms: 0, sound: 'dice-roll' },
  'fight.result': { ms: 900 },
  champion: { ms: 1500, sound: 'claim', show: Champion },
  'game.won': { ms: 1500, sound: 'claim', show: Won },
  'hero.died': { ms: 1500, sound: 'thud', show: HeroDied },
};
