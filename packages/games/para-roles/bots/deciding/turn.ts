/** One turn of the player phase: what every action on offer is worth, and which goes first among the four. */

import { anyEffect } from '../../rules/effects/effect';
import { type Action, byAction, type Does, type EpicAction } from '../../rules/questions';
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
  readonly action: Action;
  readonly worth: number;
}

/** The best of what is offered. An EPIC must be better than what three turns of other things would bring. */
export function bestAction(f: Fray, options: readonly Action[], wishes: Wishes): Choice {
  const coming = comingHarm(f);
  const holdsBack = isLull(f);
  let best: Choice = { action: options[0], worth: Number.NEGATIVE_INFINITY };
  const epics: EpicAction[] = [];
  for (const action of options) {
    let worth: number;
    switch (action.does) {
      case 'attack':
        worth = attackWorth(f, action.who) * wishes.favour(action);
        if (holdsBack) worth = Math.min(worth, 0) - TURN.heldBack;
        break;
      case 'defend':
        worth = defendWorth(f, coming);
        break;
      case 'epic':
        epics.push(action);
        continue;
      default:
        worth = worthOf(action, f) * (isForAlly(action) ? wishes.favour(action) : 1);
    }
    if (worth > best.worth) best = { action, worth };
  }
  for (const action of epics) {
    const worth = epicWorth(f, action.epic) - (turnsOf(f) - 1) * Math.max(TURN.leastWaiting, best.worth) - EPIC_MARGIN;
    if (worth > best.worth) best = { action, worth };
  }
  return best;
}

/** An EPIC ties its user down and may come to nothing. */
const EPIC_MARGIN = 0.3;

/** What people at the table point at: an action, or whom it names. */
export interface Wishes {
  favour(action: Action): number;
}

const isForAlly = ({ does }: Action): boolean =>
  does === 'cure' || does === 'protect-other' || does === 'joint-attack' || does === 'flask' || does === 'buff-ally';

/** Running, bombs, slots and swaps are decided elsewhere. */
const never = () => NEVER;
const goesOn = () => 1;

const worthOf = byAction<Exclude<Does, 'attack' | 'defend' | 'epic'>, [f: Fray], number>({
  cure: ({ who }, f) => cureWorth(f, who),
  'boost-heal': (_, f) => boostHealWorth(f),
  'precise-strike': (_, f) => (isLull(f) ? 0 : preciseWorth(f)),
  'double-damage': (_, f) => (isLull(f) ? 0 : doubleWorth(f)),
  'protect-other': ({ who }, f) => protectWorth(f, who),
  'joint-attack': ({ who }, f) => jointWorth(f, who),
  'buff-ally': ({ who, suit }, f) => placeWorth(f, who, suit),
  'curse-enemy': ({ who, suit }, f) => placeWorth(f, who, suit),
  flask: ({ who }, f) => flaskWorth(f, who),
  seal: ({ withChalk }, f) => sealWorth(f, withChalk),
  hide: (_, f) => hideWorth(f),
  creature: ({ deed, who }, f) => creatureWorth(f, deed, who),
  summon: (_, f) => (f.rounds > LONG ? f.harm * SPARED_BY_A_CREATURE - ITS_CHARGE : -1),
  charge: goesOn,
  begin: goesOn,
  rise: goesOn,
  rest: () => 0,
  run: never,
  bomb: never,
  slot: never,
  swap: never,
});

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
export const eagerness = ({ action, worth }: Choice): number =>
  10 * ORDER[action.does] + (4 * worth) / (4 + Math.abs(worth));
