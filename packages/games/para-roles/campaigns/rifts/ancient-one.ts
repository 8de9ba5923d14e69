/** The Ancient One: how strong it still is, what only it does, and who falls with it (PR-P14 to PR-P21). */
import type { Flow } from '@tabard/kernel';
import type { AncientAction } from '../../content/enemies';
import type { Enemy, G, Seen } from '../../rules/board';
import type { EnemyDeed } from '../../rules/campaign';
import { type Card, DEFENSE, NONE, SUITS } from '../../rules/cards/cards';
import { rebuildDecks } from '../../rules/cards/decks';
import { check, enemyTarget } from '../../rules/cards/draw';
import { inStance } from '../../rules/effects/effect';
import { addEnemy, beginFight } from '../../rules/fight/combat';
import { drawEnemy, sheetEnemy } from '../../rules/fight/enemies';
import { mirrorBearer, reached } from '../../rules/fight/enemy-actions';
import { shieldOf } from '../../rules/fight/enemy-attack';
import { breakCharge, hurt, hurtEnemies, removeEnemy, settleDeaths } from '../../rules/fight/hurt';
import { reflects } from '../../rules/fight/items';
import { pileOfLost } from '../../rules/fight/run';
import { ref, refOfEnemy } from '../../rules/refs';
import { enemiesPresent, riftsOf } from './here';

const ENOUGH_FOR_RIFT_CALL = 3; // PR-P18: with so many enemies present nobody more is called

export function wake(g: G): void {
  const it = riftsOf(g);
  if (it.awake) return;
  it.awake = 1;
  g.tell('ancient.wakes', {});
}

export function meetAncientOne(g: G): void {
  wake(g);
  rebuildDecks(g, g.b, helperRanks(g)); // PR-P6
  beginFight(g, 'ancient', [sheetEnemy(g, 'ancient-one', ancientStats(g), 0)]);
}

/** PR-P14: each closed portal weakens the stat of its suit. */
export function ancientStats(seen: Seen): number[] {
  const { portals, ancient } = seen.content.rifts;
  const closed = (suit: number) =>
    portals.filter((portal, i) => portal.suit === suit && riftsOf(seen).portals[i].closed).length;
  return SUITS.map((suit) => ancient.stats[suit] - ancient.weakening[suit] * closed(suit));
}

/** PR-P6, PR-P18: the more portals are open, the mightier are those who hear the call. */
export function helperRanks(seen: Seen): readonly [number, number] {
  const { callRanks } = seen.content.rifts;
  const open = riftsOf(seen).portals.filter(({ closed }) => !closed).length;
  return callRanks[Math.max(0, Math.min(open, callRanks.length) - 1)];
}

/** PR-P21. Those who fall with it are defeated, the others are gone with what they stole. */
export function helpersVanish(g: G): void {
  for (const helper of g.b.enemies.filter(({ hp }) => hp > 0)) {
    removeEnemy(g, helper);
    pileOfLost(g, helper, false);
  }
}

/** PR-P18: while a portal is open and fewer than three enemies are present. */
export const mayCall = (seen: Seen): boolean =>
  riftsOf(seen).portals.some(({ closed }) => !closed) && enemiesPresent(seen).length < ENOUGH_FOR_RIFT_CALL;

// ---- its deeds

/** PR-P16. */
function* rend(g: G, ancient: Enemy): Flow {
  const victims = reached(g).filter((seat) => !inStance(g, seat) && shieldOf(g, seat) === NONE);
  const spared = yield* mirrorBearer(g, ancient.id, 'rend', victims);
  if (spared !== NONE) hurtEnemies(g, [ancient.id], 1, spared);
  for (const seat of victims) {
    if (seat !== spared && !(yield* check(g, seat, DEFENSE)).ok) hurt(g, seat, 1, ancient.id);
  }
  settleDeaths(g);
}

/** PR-P17. */
function* unravel(g: G, ancient: Enemy, card: Card): Flow {
  const seat = enemyTarget(g, card);
  if (seat === NONE) return;
  if (inStance(g, seat)) g.tell('dodged', { target: { seat } });
  else if (yield* reflects(g, seat, ancient.id, 'unravel')) {
    ancient.boost = 0; // PR-E19
    hurtEnemies(g, [ancient.id], 1, seat);
  } else {
    const one = g.b.party[seat];
    one.precise = 0;
    one.doubled = 0;
    one.boosted = 0;
    breakCharge(g, seat);
    g.tell('unravelled', { enemy: ref(g, ancient.id), seat });
    hurt(g, seat, 1, ancient.id);
  }
  settleDeaths(g);
}

/** PR-P18: who answers a Rift Call; it is not in the combat yet. It vanishes with its master, so it carries nothing. */
const callHelper = (g: G): Enemy => drawEnemy(g, { ranks: helperRanks(g), treasure: 0 });

export const ancientDeeds: { readonly [action in AncientAction]: EnemyDeed } = {
  rend,
  unravel,
  *'rift-call'(g) {
    const helper = callHelper(g); // PR-P18
    addEnemy(g, helper);
    g.tell('enemy.arrives', { enemy: refOfEnemy(helper) });
  },
};
