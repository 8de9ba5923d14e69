/** What enemies do (topics 17 and 18). What only a campaign's boss does stands with the campaign. */
import type { Flow, Seat } from '@tabard/kernel';
import type { BossAction, CommonAction, EnemyAction } from '../../content/enemies';
import { type Enemy, type G, living, printedSum, type Seen, type Who } from '../board';
import { campaignOf, type EnemyDeed } from '../campaign';
import { type Card, DEFENSE, isBlack, NONE, SUITS } from '../cards/cards';
import { actionDraw, check, drawForAction, enemyTarget } from '../cards/draw';
import { takeTreasure } from '../cards/treasure';
import { anyEffect, inStance } from '../effects/effect';
import { ref } from '../refs';
import { addEnemy } from './combat';
import { boostOf } from './damage';
import { undeadGuard } from './enemies';
import { enemyAttack, shieldOf } from './enemy-attack';
import { hurt, hurtEnemies, makeLoseAction, settleDeaths } from './hurt';
import { reflects } from './items';

/** Living characters whom a mass ability reaches at all (PR-13.2). */
export const reached = (g: Seen): Seat[] => living(g).filter((seat) => !anyEffect(g, 'outOfReach', seat));

/** PR-18.3, PR-18.64, PR-R103: the fellow with the lowest HP that nobody protects yet. */
export function fellowToDefend({ b }: Seen, defender: Enemy): Enemy | undefined {
  const isFree = (enemy: Enemy) =>
    enemy.id !== defender.id &&
    enemy.type !== 'undead-guard' &&
    !b.enemies.some(({ protects }) => protects === enemy.id);
  return b.enemies.filter(isFree).sort((x, y) => x.hp - y.hp || printedSum(x) - printedSum(y) || x.id - y.id)[0];
}

/** PR-18.8 to PR-18.10. */
function* steal(g: G, enemy: Enemy, card: Card): Flow {
  const seat = enemyTarget(g, card);
  if (seat === NONE) return;
  if (inStance(g, seat)) {
    g.tell('dodged', { target: { seat } });
    return;
  }
  if (yield* reflects(g, seat, enemy.id, 'steal')) {
    yield* stealBack(g, enemy, seat);
    return;
  }
  const suit = yield* takeTreasure(g, seat);
  if (suit === NONE)
    hurt(g, seat, 1, enemy.id); // PR-18.9, PR-R10
  else {
    enemy.pile += 1;
    g.tell('stolen', { enemy: ref(g, enemy.id), seat, suit });
  }
  settleDeaths(g);
}

/** PR-24.6, PR-24.12: a card of its pile goes to the bearer, or it loses 1 HP. */
export function* stealBack(g: G, enemy: Enemy, seat: Seat): Flow {
  if (enemy.pile > 0) {
    const suit = yield* g.choose(seat, 'treasure.place', () => SUITS);
    enemy.pile -= 1;
    g.b.party[seat].treasure[suit] += 1;
    g.tell('treasure.won', { seat, suit });
  } else hurtEnemies(g, [enemy.id], 1, seat);
  settleDeaths(g);
}

/** PR-18.50 to PR-18.56. */
function* raiseGuard(g: G, king: Enemy): Flow {
  const guard = undeadGuard(g);
  if (!guard) {
    g.tell('guard.fails', { enemy: ref(g, king.id) });
    return;
  }
  guard.protects = king.id;
  addEnemy(g, guard);
  g.tell('guard.raised', { enemy: ref(g, king.id), hp: guard.hp, defense: guard.printed[DEFENSE] });
}

/** PR-18.46 to PR-18.49, PR-18.66: 1 from everyone who neither defends nor is protected. */
function* lifeToDeath(g: G, king: Enemy): Flow {
  const victims = reached(g).filter((seat) => !inStance(g, seat) && shieldOf(g, seat) === NONE);
  const spared = yield* mirrorBearer(g, king.id, 'life-to-death', victims);
  let drained = 0;
  for (const seat of victims) if (seat !== spared) drained += hurt(g, seat, 1);
  if (spared !== NONE) hurtEnemies(g, [king.id], 1, spared); // PR-7.10
  king.hp += drained; // PR-R51: above his maximum too
  if (drained > 0) g.tell('drains', { enemy: ref(g, king.id), count: drained });
  settleDeaths(g);
}

/** Among those an ability reaches, the bearer of the Mirror Shield who turns it back; or NONE. */
export function* mirrorBearer(g: G, enemy: Who, action: EnemyAction, affected: readonly Seat[]): Flow<Seat> {
  const { mirror } = g.b.pack;
  return affected.includes(mirror) && (yield* reflects(g, mirror, enemy, action)) ? mirror : NONE;
}

/** PR-18.61 to PR-18.63, PR-18.66: 2 each, 1 in stance, none under Protect Other; a Protector takes 1 extra. */
function* breath(g: G, dragon: Enemy): Flow {
  const shares = new Map<Seat, number>();
  const add = (seat: Seat, count: number) => shares.set(seat, (shares.get(seat) ?? 0) + count);
  for (const seat of reached(g)) {
    const shield = shieldOf(g, seat);
    if (shield === NONE) add(seat, inStance(g, seat) ? 1 : 2);
    else add(shield, 1);
  }
  const spared = yield* mirrorBearer(g, dragon.id, 'breath', [...shares.keys()]);
  for (const [seat, count] of shares) {
    if (seat === spared)
      hurtEnemies(g, [dragon.id], count, seat); // PR-7.10
    else hurt(g, seat, count, dragon.id);
  }
  settleDeaths(g);
}

/** PR-18.58 to PR-18.60. */
function* fear(g: G, dragon: Enemy): Flow {
  const victims = reached(g).filter((seat) => !inStance(g, seat));
  const spared = yield* mirrorBearer(g, dragon.id, 'fear', victims);
  for (const seat of victims) if (seat !== spared) makeLoseAction(g, seat);
  if (spared !== NONE) makeLoseAction(g, dragon.id);
}

/** PR-18.33, PR-18.34. Reflected: her next turn is an attack on another enemy, or on herself if she is alone. */
function* smile(g: G, queen: Enemy, card: Card): Flow {
  const seat = enemyTarget(g, card);
  if (seat === NONE) return;
  if (inStance(g, seat)) g.tell('dodged', { target: { seat } });
  else if (yield* reflects(g, seat, queen.id, 'smile')) queen.turnsOn = yield* turnedOn(g, seat, queen);
  else {
    g.b.party[seat].charmedBy = queen.id;
    g.tell('charmed', { enemy: ref(g, queen.id), seat });
  }
}

/** Decision 30: which other enemy is attacked. */
export function* turnedOn(g: G, seat: Seat, enemy: Enemy): Flow<Who> {
  const others = () => g.b.enemies.filter(({ id }) => id !== enemy.id).map(({ id }) => id);
  return (yield* g.maybeChoose(seat, 'smile.target', others)) ?? enemy.id;
}

/** PR-18.20: the whip's attack is made with another card. */
function* whip(g: G, guard: Enemy): Flow {
  yield* enemyAttack(g, guard.id, true);
}

function* defendSelf(g: G, enemy: Enemy): Flow {
  if (!(yield* check(g, enemy.id, DEFENSE, actionDraw(g, enemy.id))).ok) return; // PR-17.8
  enemy.stance = 1;
  g.tell('stance', { who: ref(g, enemy.id) });
}

/** What any enemy may do; a boss's own deeds are its campaign's. */
const deeds: { readonly [action in CommonAction]: EnemyDeed } = {
  *attack(g, enemy) {
    yield* enemyAttack(g, enemy.id);
  },
  'defend-self': defendSelf,
  *'defend-other'(g, enemy) {
    const fellow = fellowToDefend(g, enemy);
    if (!fellow) return;
    enemy.protects = fellow.id; // PR-18.3
    g.tell('protects', { enemy: ref(g, enemy.id), target: ref(g, fellow.id) });
  },
  steal,
  *destroy(g, enemy) {
    // PR-18.16
    if (isBlack(yield* drawForAction(g, enemy.id, 'destroy', isBlack))) {
      enemy.pile -= 1;
      g.b.treasureDeck += 1;
      g.tell('destroyed', { enemy: ref(g, enemy.id) });
    } else g.tell('kept', { enemy: ref(g, enemy.id) });
  },
  *'damage-boost'(g, enemy) {
    enemy.boost = 1; // PR-17.9
    g.tell('boosted', { enemy: ref(g, enemy.id), count: boostOf(g, enemy.id) });
  },
  whip,
  *riposte(g, enemy) {
    enemy.riposte = 1; // PR-18.27
    g.tell('riposte.armed', { enemy: ref(g, enemy.id) });
  },
  smile,
  'life-to-death': lifeToDeath,
  'undead-guard': raiseGuard,
  fear,
  breath,
};

const isCommon = (action: EnemyAction): action is CommonAction => action in deeds;

export const deedOf = (seen: Seen, action: EnemyAction): EnemyDeed =>
  isCommon(action) ? deeds[action] : bossDeed(seen, action);

function bossDeed(seen: Seen, action: BossAction): EnemyDeed {
  const deed = campaignOf(seen).deeds?.[action];
  if (!deed) throw new Error(`the campaign "${seen.options.campaign}" has no boss that could do "${action}"`);
  return deed;
}
