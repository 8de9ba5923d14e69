/** One turn of the player phase: what every action on offer is worth, and which goes first among the four. */
import type { Seat } from '@tabard/kernel';
import type { EpicId } from '../content/roles';
import type { Who } from '../rules/board';
import { anyEffect } from '../rules/effects/effect';
import { creatureWorth } from './creature';
import { epicWorth, turnsOf } from './epics';
import { attackWorth, doubleWorth, preciseWorth } from './fight-damage';
import { defendWorth, jointWorth, protectWorth } from './fight-guarding';
import { boostHealWorth, cureWorth, flaskWorth, healingRate } from './fight-healing';
import { placeWorth } from './fight-tokens';
import type { Fray } from './fray';
import { sealWorth } from './rifts';
import { comingHarm } from './threat';

export interface Choice {
  readonly key: string;
  readonly worth: number;
}

/** The best of what is offered. An EPIC must be better than what three turns of other things would bring. */
export function bestAction(f: Fray, options: readonly string[], wishes: Wishes): Choice {
  const coming = comingHarm(f);
  const holdsBack = isLull(f);
  let best: Choice = { key: options[0], worth: Number.NEGATIVE_INFINITY };
  const epics: string[] = [];
  for (const key of options) {
    const [does, first, second] = key.split(':');
    let worth: number;
    switch (does) {
      case 'attack':
        worth = attackWorth(f, Number(first)) * wishes.favour(key, `enemy:${first}`);
        if (holdsBack) worth = Math.min(worth, 0) - 0.2;
        break;
      case 'defend':
        worth = defendWorth(f, coming);
        break;
      case 'epic':
        epics.push(key);
        continue;
      default:
        worth = otherWorth(f, does, first, second) * (isForAlly(does) ? wishes.favour(key, `seat:${first}`) : 1);
    }
    if (worth > best.worth) best = { key, worth };
  }
  for (const key of epics) {
    const worth =
      epicWorth(f, key.split(':')[1] as EpicId) - (turnsOf(f) - 1) * Math.max(0.1, best.worth) - EPIC_MARGIN;
    if (worth > best.worth) best = { key, worth };
  }
  return best;
}

/** An EPIC ties its user down and may come to nothing. */
const EPIC_MARGIN = 0.3;

/** What people at the table point at: an option, or somebody by a name like "enemy:4" or "seat:1". */
export interface Wishes {
  favour(...names: readonly string[]): number;
}

const isForAlly = (does: string): boolean =>
  does === 'cure' || does === 'protect-other' || does === 'joint-attack' || does === 'flask' || does === 'buff-ally';

function otherWorth(f: Fray, does: string, first: string, second: string): number {
  switch (does) {
    case 'cure':
      return cureWorth(f, Number(first));
    case 'boost-heal':
      return boostHealWorth(f);
    case 'precise-strike':
      return isLull(f) ? 0 : preciseWorth(f);
    case 'double-damage':
      return isLull(f) ? 0 : doubleWorth(f);
    case 'protect-other':
      return protectWorth(f, Number(first) as Seat);
    case 'joint-attack':
      return jointWorth(f, Number(first) as Seat);
    case 'buff-ally':
    case 'curse-enemy':
      return placeWorth(f, Number(first) as Who, Number(second));
    case 'flask':
      return flaskWorth(f, Number(first) as Seat);
    case 'seal':
      return sealWorth(f, first === 'chalk');
    case 'hide':
      return hideWorth(f);
    case 'creature':
      return creatureWorth(f, first, Number(second));
    case 'summon':
      return f.rounds > 6 ? f.harm * 2 - 1.5 : -1;
    case 'charge':
    case 'begin':
    case 'rise':
      return 1;
    case 'rest':
      return 0;
    default:
      return NEVER; // running, bombs, slots and swaps are decided elsewhere
  }
}

const NEVER = -10;

/** PR-13.19, PR-13.20: out of the enemies' sight, and double damage from there. */
const hideWorth = (f: Fray): number => f.harm * f.shares[f.me] * 2 + 0.3;

// ---- a lull

/** So much a party may tarry: every reshuffle may cost something, and people get bored. */
const MOST_RESHUFFLES = 2;

/**
 * Wounds heal only in combat (PR-5.13). When the last enemy is nearly harmless and nearly gone, the party does not
 * strike it down before its healers have done what they can.
 */
export function isLull(f: Fray): boolean {
  if (f.foes.length !== 1 || f.fight.reshuffles >= mostReshuffles(f)) return false;
  const [foe] = f.foes;
  if (foe.hp > 2 || foe.enemy.boost || foe.enemy.parked !== '') return false;
  const wounds = f.living.reduce((sum, { one, max }) => sum + Math.max(0, max - one.hp), 0);
  return wounds >= 2 && healingRate(f) > 3 * f.harm && f.harm < 0.3 && !isHelpless(f);
}

/** Where a reshuffle costs something, none is risked; where it costs nothing any more, there is time. */
function mostReshuffles(f: Fray): number {
  if (f.reshuffleCost() > 0) return f.b.deck.length > 12 ? f.fight.reshuffles + 1 : 0;
  return f.b.maze ? 2 + MOST_RESHUFFLES : MOST_RESHUFFLES;
}

const isHelpless = (f: Fray): boolean => f.living.every(({ seat }) => anyEffect(f.seen, 'losesTurns', seat));

// ---- who goes first

/** What helps the others comes before what they do; what may end the fight comes after what heals. */
const ORDER: { readonly [does: string]: number } = {
  run: 10,
  bomb: 10,
  epic: 9,
  rise: 9,
  flask: 8,
  cure: 8,
  'joint-attack': 7.5,
  'buff-ally': 7,
  'curse-enemy': 7,
  'protect-other': 6.5,
  'boost-heal': 6.5,
  seal: 6,
  charge: 5.5,
  begin: 5,
  'precise-strike': 4.5,
  'double-damage': 4.5,
  creature: 4,
  hide: 4,
  attack: 3,
  defend: 2,
  rest: 1,
};

/** Of two who would do the same, the one goes first to whom it is worth more. */
export const eagerness = ({ key, worth }: Choice): number =>
  10 * (ORDER[key.split(':')[0]] ?? 0) + (4 * worth) / (4 + Math.abs(worth));
