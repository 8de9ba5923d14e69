/** What enemies do to the party: in the long run (for the length of a fight) and on their very next turn. */
import { ACTIONS, type EnemyAction, NEVER_PARK } from '../../content/enemies';
import type { Enemy, Who } from '../../rules/board';
import { NONE } from '../../rules/cards/cards';
import { anyEffect } from '../../rules/effects/effect';
import { instead } from '../../rules/fight/enemy-turn';
import { DEED, LEAST_CHANCE, LEAST_WIT } from '../weights';
import type { Foe, Fray } from './fray';
import { A_TREASURE, AN_ACTION, lossOf } from './worth';

/** PR-R82: one for each printed card above 5. */
export const boostOf = ({ printed }: Enemy): number => printed.filter((value) => value > 5).length;

/** Six faces; a Minion's are all alike. */
const MINION: readonly EnemyAction[] = new Array<EnemyAction>(6).fill('attack');
export const tableOf = ({ type }: Enemy): readonly EnemyAction[] => ACTIONS[type] ?? MINION;

/** An enemy type's table, counted: how many faces attack, boost, are checked against Trick, or do something else. */
interface Counted {
  readonly attacks: number;
  readonly boosts: number;
  readonly checked: number;
  readonly specials: readonly EnemyAction[];
}

const COUNTED = new Map<string, Counted>();

function counted(enemy: Enemy): Counted {
  let it = COUNTED.get(enemy.type);
  if (!it) {
    const table = tableOf(enemy);
    it = {
      attacks: table.filter((action) => action === 'attack' || action === 'whip').length,
      boosts: table.filter((action) => action === 'damage-boost').length,
      checked: table.filter((action) => !NEVER_PARK.includes(action)).length,
      specials: table.filter((action) => !['attack', 'damage-boost', 'defend-self', 'defend-other'].includes(action)),
    };
    COUNTED.set(enemy.type, it);
  }
  return it;
}

/** What else than it is may be supposed of an enemy or the party, to see what difference it would make. */
export interface Supposing {
  readonly hit?: number;
  readonly wit?: number;
  /** By seat: how often an attack that hits goes through. */
  readonly fail?: readonly number[];
  readonly shields?: readonly number[];
}

// ---- in the long run

/** Worth of hit points a round. A die that is parked costs turns; a boost waits for the next attack that hits. */
export function steadyHarm(f: Fray, foe: Foe, supposing: Supposing = {}): number {
  const { enemy } = foe;
  if (enemy.type === 'undead-guard') return 0;
  const { hit = foe.hit, wit = foe.wit, shields = f.shields } = supposing;
  const fail = supposing.fail ?? f.fail;
  const { attacks, boosts, checked, specials } = counted(enemy);
  const turns = 6 - checked + checked / Math.max(LEAST_WIT, wit);
  const boost = boostOf(enemy);
  let perHit = 0;
  for (const { seat } of f.living) {
    const taker = shields[seat] === NONE ? seat : shields[seat];
    perHit += f.shares[seat] * fail[taker] * f.heroes[taker].weight;
  }
  // Of two states, boosted and not: how much of the time it is boosted, and how often it attacks in each.
  const boosted = boosts === 0 ? 0 : boosts / (boosts + (attacks + boosts) * Math.max(LEAST_CHANCE, hit));
  let harm = hit * perHit * ((1 - boosted) * attacks + boosted * (attacks + boosts) * (1 + boost));
  for (const action of specials) harm += specialHarm(f, action, fail, shields);
  return harm / turns;
}

/** What an action costs besides the attack that may be part of it. */
function specialHarm(f: Fray, action: EnemyAction, fail: readonly number[], shields: readonly number[]): number {
  const open = f.living.filter(({ seat }) => shields[seat] === NONE);
  const weights = open.reduce((sum, { weight }) => sum + weight, 0);
  switch (action) {
    case 'whip':
      return AN_ACTION;
    case 'smile':
      return AN_ACTION + DEED.smile;
    case 'fear':
      return f.living.length * AN_ACTION;
    case 'life-to-death':
      return weights + DEED.drain * open.length;
    case 'breath':
      return 2 * weights + (f.living.length - open.length);
    case 'steal':
      return DEED.steal;
    case 'riposte':
      return DEED.riposte;
    case 'undead-guard':
      return DEED.guard;
    case 'gore':
      return f.living.reduce((sum, { seat, weight }) => sum + f.shares[seat] * (1 + fail[seat]) * weight, 0);
    case 'bellow':
      return f.living.reduce((sum, { wit }) => sum + (1 - wit) * AN_ACTION, A_MADNESS);
    case 'rend':
      return open.reduce((sum, { seat, weight }) => sum + fail[seat] * weight, 0);
    case 'unravel':
      return DEED.unravel;
    case 'rift-call':
      return DEED.riftCall;
    default:
      return 0;
  }
}

const A_MADNESS = 1;

// ---- on their next turn

/** What a seat has to expect before it acts again. */
export interface Coming {
  /** Worth of hit points that a stance would save altogether. */
  readonly loss: number[];
  /** Worth of a breath, of which a stance saves a half. */
  readonly breath: number[];
  /** How likely its next action is lost. */
  readonly stun: number[];
}

export function comingHarm(f: Fray): Coming {
  const coming: Coming = { loss: [0, 0, 0, 0], breath: [0, 0, 0, 0], stun: [0, 0, 0, 0] };
  for (const foe of f.foes) expectTurn(f, foe, coming);
  return coming;
}

/** The harm of one enemy's next turn, all seats together. */
export function nextTurnHarm(f: Fray, foe: Foe): number {
  const coming: Coming = { loss: [0, 0, 0, 0], breath: [0, 0, 0, 0], stun: [0, 0, 0, 0] };
  expectTurn(f, foe, coming);
  let harm = 0;
  for (const { seat } of f.living) harm += coming.loss[seat] + coming.breath[seat] + AN_ACTION * coming.stun[seat];
  return harm;
}

function expectTurn(f: Fray, foe: Foe, coming: Coming): void {
  const { enemy } = foe;
  if (enemy.type === 'undead-guard' || enemy.acted || losesTurn(f, enemy)) return;
  const parked = enemy.parked;
  const faces = parked === '' ? tableOf(enemy) : [parked];
  for (const face of faces) {
    const action = instead(f.seen, enemy, face);
    const often = 1 / faces.length;
    expectAction(f, foe, action, NEVER_PARK.includes(action) ? often : often * foe.wit, coming);
  }
}

const losesTurn = (f: Fray, { id, loses }: Enemy): boolean => loses === 1 || anyEffect(f.seen, 'losesTurns', id);

const isSafe = (f: Fray, who: Who): boolean =>
  anyEffect(f.seen, 'unharmed', who) || anyEffect(f.seen, 'outOfReach', who);

const cannotAttack = (f: Fray, who: Who): boolean =>
  anyEffect(f.seen, 'cannotAttack', who) || anyEffect(f.seen, 'attacksOwn', who);

const isMissed = (f: Fray, who: Who): boolean => anyEffect(f.seen, 'misses', who);

function expectAction(f: Fray, foe: Foe, action: EnemyAction, often: number, coming: Coming): void {
  const { loss, breath, stun } = coming;
  const fallOf = (seat: number, damage: number) => (isSafe(f, seat) ? 0 : lossOf(f.heroes[seat].hp, damage));
  switch (action) {
    case 'attack':
    case 'whip': {
      if (cannotAttack(f, foe.id)) return;
      const damage = 1 + (foe.enemy.boost ? boostOf(foe.enemy) : 0);
      for (const { seat } of f.living) {
        const taker = f.shields[seat] === NONE ? seat : f.shields[seat];
        if (isMissed(f, taker)) continue;
        const hero = f.heroes[taker];
        loss[taker] += often * f.shares[seat] * foe.hit * (1 - hero.guard) * fallOf(taker, damage);
        if (action === 'whip') stun[taker] += often * f.shares[seat];
      }
      return;
    }
    case 'steal':
      for (const { seat, one } of f.living) {
        const poor = one.treasure.every((count) => count === 0);
        loss[seat] += often * f.shares[seat] * (poor ? fallOf(seat, 1) : A_TREASURE / 2);
      }
      return;
    case 'life-to-death':
      for (const { seat } of f.living)
        if (f.shields[seat] === NONE) loss[seat] += often * (fallOf(seat, 1) + DEED.drain);
      return;
    case 'breath':
      for (const { seat } of f.living) {
        if (f.shields[seat] === NONE) breath[seat] += often * fallOf(seat, 2);
        else loss[f.shields[seat]] += DEED.breathOnShield * often * fallOf(f.shields[seat], 1);
      }
      return;
    case 'fear':
      for (const { seat } of f.living) stun[seat] += often;
      return;
    case 'smile':
      for (const { seat } of f.living) {
        stun[seat] += often * f.shares[seat];
        loss[seat] += often * f.shares[seat] * DEED.smile;
      }
      return;
    case 'gore':
      for (const { seat } of f.living) {
        const taker = f.shields[seat] === NONE ? seat : f.shields[seat];
        const { guard } = f.heroes[taker];
        loss[taker] += often * f.shares[seat] * (1 - guard) * (fallOf(taker, 2) - fallOf(taker, 1));
      }
      return;
    case 'bellow':
      for (const { seat, wit } of f.living) stun[seat] += often * (1 - wit);
      return;
    case 'rend':
      for (const { seat, guard } of f.living) {
        if (f.shields[seat] === NONE) loss[seat] += often * (1 - guard) * fallOf(seat, 1);
      }
      return;
    case 'unravel':
      for (const { seat } of f.living) loss[seat] += often * f.shares[seat] * (fallOf(seat, 1) + DEED.unravelled);
  }
}
