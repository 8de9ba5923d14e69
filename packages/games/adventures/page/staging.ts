/** How what happens is told: how long, with what sound, and what is put on the stage. */

import { ofOthers, type Staging } from '@tabard/page/stage/staging';
import { type AdventuresEvent, type Label, parseLabel } from '../index';
import { Counterattack, EnemyDefeated, TrackActs } from './told/blows';
import { CheckBegins, CheckOver, CombatBegins, CombatOver, RoundBegins } from './told/challenge';
import { CharacterJoins, CharacterLeaves } from './told/gathering';
import { DeathMarked, Exhausted, RestRolled, TitleGained } from './told/party';

/** A page turns with a rustle; a death and THE END have a bell. */
const BELLS: readonly (Label['kind'] | undefined)[] = ['death', 'end'];

export const staging: Staging<AdventuresEvent> = {
  // the book and the map
  'adventure.begins': { ms: 600, sound: 'bell' },
  'entry.opened': { ms: 250, sound: ({ label }) => (BELLS.includes(parseLabel(label)?.kind) ? 'bell' : 'page') },
  chosen: { ms: 0, sound: 'wood' },
  moves: { ms: 700, sound: 'march' },
  passes: { ms: 300, sound: 'march' },
  arrives: { ms: 500, sound: 'turn' },
  encountered: { ms: 700, sound: 'horn' },
  'map.changed': { ms: 600, sound: 'page' },
  'item.found': { ms: 500, sound: 'coin' },
  'item.used': { ms: 500, sound: 'wood' },
  'title.gained': { ms: 1300, sound: 'claim', show: TitleGained },
  'campaign.ends': { ms: 800, sound: 'bell' },
  // checks and combats
  'check.begins': { ms: 1000, sound: 'page', show: CheckBegins },
  'combat.begins': { ms: 1300, sound: 'horn', show: CombatBegins },
  'round.begins': { ms: ({ round }) => (round === 1 ? 0 : 900), sound: 'turn', show: RoundBegins },
  'die.bought': { ms: 250, sound: 'coin' },
  'dice.drawn': { ms: 300, sound: 'bone' },
  'dice.rolled': { ms: 900 }, // the pool plays it (use-rolling.ts), and is heard itself
  'die.changed': { ms: 350, sound: 'wood' },
  'dice.returned': { ms: 400, sound: 'bone' },
  'card.played': { ms: ofOthers(900), sound: 'page' },
  'ability.used': { ms: ofOthers(900), sound: 'breath' },
  'token.spent': { ms: 200, sound: 'coin' },
  'dice.placed': { ms: 500, sound: 'wood' },
  'enemy.defeated': { ms: 1100, sound: 'bone', show: EnemyDefeated },
  counterattack: { ms: 1200, sound: 'thud', show: Counterattack },
  track: { ms: 1000, sound: 'thud', show: TrackActs },
  'check.over': { ms: 1500, sound: ({ passed }) => (passed ? 'claim' : 'refuse'), show: CheckOver },
  'combat.over': { ms: 1700, sound: ({ won }) => (won ? 'claim' : 'thud'), show: CombatOver },
  'legendary.penalty': { ms: 500, sound: 'refuse' },
  // the party
  'character.joins': { ms: 1100, sound: 'claim', show: CharacterJoins },
  'legendary.declined': { ms: 500, sound: 'refuse' },
  'character.leaves': { ms: 1100, sound: 'page', show: CharacterLeaves },
  fatigued: { ms: 0, sound: 'breath' },
  exhausted: { ms: 1200, sound: 'thud', show: Exhausted },
  revived: { ms: 400, sound: 'turn' },
  'xp.changed': { ms: 300, sound: 'coin' },
  'gold.changed': { ms: 300, sound: 'coin' },
  'card.gained': { ms: 250, sound: 'page' },
  'card.moved': { ms: 400, sound: 'page' },
  rests: { ms: 500, sound: 'flame' },
  'rest.rolled': { ms: 1100, sound: 'dice-land', show: RestRolled },
  'death.marked': { ms: 2400, sound: 'bell', show: DeathMarked },
  // after THE END
  'adventure.over': { ms: 600, sound: 'bell' },
  'market.shown': { ms: 0, sound: 'bell' },
  bought: { ms: 400, sound: 'coin' },
  'score.raised': { ms: 300, sound: 'turn' },
  'card.bought': { ms: 400, sound: 'coin' },
  'card.sold': { ms: 400, sound: 'coin' },
  saved: { ms: 600, sound: 'page' },
};
