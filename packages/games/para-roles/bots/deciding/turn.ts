/** One turn of the player phase: what every action on offer is worth, and which goes first among the four. */

import type { EnemyAction } from '../../content/enemies';
import type { EpicId } from '../../content/roles';
import { anyEffect } from '../../rules/effects/effect';
import type { Does } from '../../rules/questions';
import { creatureWorth } from '../thinking/creature';
import { epicWorth, turnsOf } from '../thinking/epics';
import type { Fray } from '../thinking/fray';
import { defendWorth, jointWorth, protectWorth } from '../thinking/guarding';
import { boostHealWorth, cureWorth, flaskWorth, healingRate } from '../thinking/healing';
import { attackWorth, doubleWorth, preciseWorth } from '../thinking/striking';
import { comingHarm } from '../thinking/threat';
import { placeWorth } from '../thinking/tokens';
import { LULL, TURN } from '../weights';
import { sealWorth } from './rifts';

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
    const [does, first, second] = key.split(':') as [Does, string, string];
    let worth: number;
    switch (does) {
      case 'attack':
        worth = attackWorth(f, Number(first)) * wishes.favour(key, `enemy:${first}`);
        if (holdsBack) worth = Math.min(worth, 0) - TURN.heldBack;
        break;
      case 'defend':
        worth = defendWorth(f, coming);
        break;
      case 'epic':
        epics.push(key);
        continue;
      default:
        worth = WORTH[does](f, first, second) * (isForAlly(does) ? wishes.favour(key, `seat:${first}`) : 1);
    }
    if (worth > best.worth) best = { key, worth };
  }
  for (const key of epics) {
    const worth =
      epicWorth(f, key.split(':')[1] as EpicId) -
      (turnsOf(f) - 1) * Math.max(TURN.leastWaiting, best.worth) -
      EPIC_MARGIN;
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

type Worth = (f: Fray, first: string, second: string) => number;

/** Running, bombs, slots and swaps are decided elsewhere. */
const never: Worth = () => NEVER;
const goesOn: Worth = () => 1;

const WORTH = {
  cure: (f, patient) => cureWorth(f, Number(patient)),
  'boost-heal': (f) => boostHealWorth(f),
  'precise-strike': (f) => (isLull(f) ? 0 : preciseWorth(f)),
  'double-damage': (f) => (isLull(f) ? 0 : doubleWorth(f)),
  'protect-other': (f, ally) => protectWorth(f, Number(ally)),
  'joint-attack': (f, ally) => jointWorth(f, Number(ally)),
  'buff-ally': (f, ally, suit) => placeWorth(f, Number(ally), Number(suit)),
  'curse-enemy': (f, enemy, suit) => placeWorth(f, Number(enemy), Number(suit)),
  flask: (f, patient) => flaskWorth(f, Number(patient)),
  seal: (f, chalk) => sealWorth(f, chalk === 'chalk'),
  hide: (f) => hideWorth(f),
  creature: (f, deed, target) => creatureWorth(f, deed as EnemyAction | 'idle', Number(target)),
  summon: (f) => (f.rounds > LONG ? f.harm * SPARED_BY_A_CREATURE - ITS_CHARGE : -1),
  charge: goesOn,
  begin: goesOn,
  rise: goesOn,
  rest: () => 0,
  run: never,
  bomb: never,
  slot: never,
  swap: never,
} satisfies { readonly [does in Exclude<Does, 'attack' | 'defend' | 'epic'>]: Worth };

/** A creature of the Summoning Book takes three turns to come, and pays in a long fight only. */
const LONG = 6;
const SPARED_BY_A_CREATURE = 2;
const ITS_CHARGE = 1.5;

const NEVER = -10;

/** PR-13.19, PR-13.20: out of the enemies' sight, and double damage from there. */
const hideWorth = (f: Fray): number => f.harm * f.shares[f.me] * TURN.hides + TURN.hidden;

// ---- a lull

/** So much a party may tarry: every reshuffle may cost something, and people get bored. */
const MOST_RESHUFFLES = 2;

/**
 * Wounds heal only in combat (PR-5.13). When the last enemy is nearly harmless and nearly gone, the party does not
 * strike it down before its healers have done what they can.
 */
export function isLull(f: Fray): boolean {
  if (!f.can.tarries || f.foes.length !== 1 || f.fight.reshuffles >= mostReshuffles(f)) return false;
  const [foe] = f.foes;
  if (foe.hp > LULL.foeHp || foe.enemy.boost || foe.enemy.parked !== '') return false;
  const wounds = f.living.reduce((sum, { one, max }) => sum + Math.max(0, max - one.hp), 0);
  return wounds >= LULL.wounds && healingRate(f) > LULL.healing * f.harm && f.harm < LULL.harm && !isHelpless(f);
}

/** Where a reshuffle costs something, none is risked; where it costs nothing any more, there is time. */
function mostReshuffles(f: Fray): number {
  if (f.reshuffleCost() > 0) return f.b.deck.length > LULL.cardsLeft ? f.fight.reshuffles + 1 : 0;
  return f.b.maze ? 2 + MOST_RESHUFFLES : MOST_RESHUFFLES;
}

const isHelpless = (f: Fray): boolean => f.living.every(({ seat }) => anyEffect(f.seen, 'losesTurns', seat));

// ---- who goes first

/** What helps the others comes before what they do; what may end the fight comes after what heals. */
const ORDER: { readonly [does in Does]: number } = {
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
  slot: 0,
  swap: 0,
  summon: 0,
};

/** Of two who would do the same, the one goes first to whom it is worth more. */
export const eagerness = ({ key, worth }: Choice): number =>
  10 * ORDER[key.split(':')[0] as Does] + (4 * worth) / (4 + Math.abs(worth));
