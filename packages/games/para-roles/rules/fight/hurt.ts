/** Damage, healing, and what a death brings with it (PR-3.15, topic 20). */
import type { Seat } from '@tabard/kernel';
import {
  type Enemy,
  enemyOf,
  FIRST_ENEMY,
  type G,
  isEnemy,
  isPresent,
  living,
  SEATS,
  type Seen,
  type Token,
  type Who,
} from '../board';
import { campaignOf } from '../campaign';
import { NONE } from '../cards/cards';
import { shuffleStatDecks } from '../cards/decks';
import { keepingMaxima, maxHp } from '../cards/stats';
import { anyEffect, EFFECTS, inStance } from '../effects/effect';
import { endEffect } from '../effects/end';
import { loseGame } from '../finish';
import { ref, refOfEnemy } from '../refs';
import { creatureLeaves } from './creature';

/** Thrown where a combat ends in mid-turn: the rest of that turn is dropped (PR-5.9, PR-5.16). */
export const COMBAT_OVER = Symbol('the combat is over');

const bodyOf = (g: Seen, who: Who) => (who >= FIRST_ENEMY ? enemyOf(g, who) : g.b.party[who]);

/**
 * So much damage, by `by` if somebody deals it. Nobody dies before `settleDeaths` (PR-5.14). `formula`: the factor of
 * the heart ailment is in the count already (PR-7.6).
 */
export function hurt(g: G, who: Who, count: number, by: Who = NONE, formula = false): number {
  const body = bodyOf(g, who);
  if (!body || body.hp <= 0 || count <= 0) return 0;
  if (anyEffect(g, 'unharmed', who)) {
    g.tell('unharmed', { target: ref(g, who) });
    return 0;
  }
  // PR-13.36: an ailing heart doubles every damage.
  const doubled = !formula && anyEffect(g, 'doublesHarm', who);
  const due = doubled ? count * 2 : count;
  const lost = Math.min(body.hp, due - absorb(g, who, due));
  body.hp -= lost;
  g.tell('damage', { who: ref(g, who), count: lost, hp: body.hp });
  if (by !== NONE && lost > 0 && anyEffect(g, 'feeds', by, who)) heal(g, by, lost);
  return lost;
}

/** PR-13.22: temporary HP are lost first. Those of several needles do not add up, so each has lost as many (PR-10.19). */
function absorb(g: G, who: Who, due: number): number {
  const body = bodyOf(g, who);
  const absorbed = Math.min(body.temporaryHp, due);
  body.temporaryHp -= absorbed;
  for (const run of g.b.effects) EFFECTS[run.effect].onAbsorbed?.(g, run, who, absorbed);
  return absorbed;
}

/** PR-3.10: never above the maximum. */
export function heal(g: G, who: Who, count: number): number {
  const body = bodyOf(g, who);
  if (!body || body.hp <= 0) return 0;
  const gained = Math.max(0, Math.min(count, maxHp(g, who) - body.hp));
  if (gained === 0) return 0;
  body.hp += gained;
  g.tell('healed', { who: ref(g, who), count: gained, hp: body.hp });
  return gained;
}

/** Who takes what is meant for this enemy: its protector, once only (PR-7.8, PR-7.11). */
export const protectorOf = ({ b }: Seen, enemy: Who): Who =>
  b.enemies.find(({ protects }) => protects === enemy)?.id ?? NONE;

/** PR-7.10: damage other than an attack's; an own stance drops the share, a protector in stance takes nothing. */
export function hurtEnemies(g: G, enemies: readonly Who[], count: number, by: Who = NONE): void {
  const shares = enemies
    .filter((enemy) => !inStance(g, enemy))
    .map((enemy) => (protectorOf(g, enemy) === NONE ? enemy : protectorOf(g, enemy)));
  for (const taker of shares) if (!inStance(g, taker)) hurt(g, taker, count, by);
}

/** PR-R74: slaying takes away without damage. */
export function slay(g: G, who: Who): void {
  bodyOf(g, who).hp = 0;
  g.tell('slain', { who: ref(g, who) });
}

/** PR-5.14: deaths are looked at when all that happens at once has happened. */
export function settleDeaths(g: G): void {
  const { b } = g;
  for (const seat of SEATS) if (b.party[seat].hp <= 0 && b.party[seat].fallen === 0) die(g, seat);
  if (living(g).length === 0) loseGame(g, 'dead'); // PR-20.8
  if (!b.fight || b.phase === 'aftermath') return;
  for (const enemy of b.enemies.slice()) if (enemy.hp <= 0 && isPresent(g, enemy.id)) defeat(g, enemy);
  checkCombatOver(g);
}

/** PR-5.9. */
export function checkCombatOver(g: G): void {
  const { b } = g;
  if (b.enemies.length === 0 && (b.fight?.ran || !campaignOf(g).goesOn?.(g))) throw COMBAT_OVER;
}

/** PR-20.3 to PR-20.5. */
function die(g: G, seat: Seat): void {
  const { b } = g;
  const one = b.party[seat];
  g.tell('dies', { seat });
  one.fallen = 1;
  one.stance = 0;
  one.precise = 0;
  one.doubled = 0;
  one.boosted = 0;
  one.temporaryHp = 0;
  one.loses = 0;
  one.charmedBy = NONE;
  one.mayRise = b.fight ? 1 : 0; // PR-21.3: the shuffle of a later combat is another one
  if (one.charging !== '' && one.charging !== 'resurrection') breakCharge(g, seat); // PR-21.4
  returnTokens(g, ({ owner, kind, on }) => owner === seat || (kind === 'protector' && on === seat));
  for (const run of b.effects.slice()) if (run.user === seat && !isWorn(run.effect)) endEffect(g, run); // PR-10.14
  for (const run of b.effects) run.who = run.who.filter((who) => who !== seat); // hidden, evacuated, ailing
  if (b.creature?.bearer === seat) creatureLeaves(g); // PR-24.13
}

/** Worn items run as effects for the whole combat; a dead bearer's do nothing meanwhile (PR-20.6, PR-R36). */
export const isWorn = (effect: string): boolean => effect === 'spiked-armor';

/** PR-10.7: the use is not given back (PR-R23). */
export function breakCharge(g: G, seat: Seat): void {
  const one = g.b.party[seat];
  if (one.charging === '') return;
  g.tell('epic.broken', { seat, epic: one.charging });
  one.charging = '';
  one.charge = 0;
}

/** PR-R11: two such effects before one turn cost one action; a charge is broken (PR-10.7). */
export function makeLoseAction(g: G, who: Who): void {
  if (isEnemy(who)) enemyOf(g, who).loses = 1;
  else {
    g.b.party[who].loses = 1;
    breakCharge(g, who);
  }
  g.tell('loses.action', { who: ref(g, who) });
}

/** Tokens go back to their owner's pool; a spare one leaves play (PR-13.24). */
export function returnTokens(g: G, which: (token: G['b']['tokens'][number]) => boolean): void {
  const { b } = g;
  if (!b.tokens.some((token) => token.on !== NONE && which(token)) && !b.tokens.some(isIdleSpare)) return;
  keepingMaxima(g, () => {
    for (const token of b.tokens) {
      if (token.on === NONE || !which(token)) continue;
      token.on = NONE;
      token.suit = NONE;
    }
    b.tokens = b.tokens.filter((token) => !isIdleSpare(token));
  });
}

const isIdleSpare = ({ spare, on }: Token): boolean => spare === 1 && on === NONE;

/** PR-20.1 (1), PR-20.2: what happens at once when an enemy is defeated. */
function defeat(g: G, enemy: Enemy): void {
  const { b } = g;
  const fight = b.fight as NonNullable<typeof b.fight>;
  g.tell('defeated', { enemy: refOfEnemy(enemy) });
  removeEnemy(g, enemy);
  bury(g, enemy);
  if (enemy.type === 'undead-guard') return; // PR-18.54
  fight.defeated += 1;
  fight.loot += enemy.pile; // PR-18.11
  if (enemy.relic) fight.relics += 1;
  // PR-25.4, PR-R78: a reshuffle in the very action that kills comes first.
  if (g.options['treasure-hunt'] === 'on' && fight.reshuffles > 0 && enemy.treasure > 0) {
    g.tell('treasure.forfeit', { count: enemy.treasure });
  } else fight.won += enemy.treasure;
  campaignOf(g).defeated?.(g, enemy);
}

/** PR-2.4: its cards lie in the graveyard; copies and boss sheets vanish (PR-E14, PR-E17). */
export function bury({ b }: G, enemy: Enemy): void {
  b.graveyard.push(...enemy.cards.filter((card) => card !== NONE));
}

/** It is no longer in the combat: curse tokens return, whom it protected is free, a King's guard goes with him. */
export function removeEnemy(g: G, enemy: Enemy): void {
  const { b } = g;
  returnTokens(g, ({ on }) => on === enemy.id);
  const laid = enemy.laid.filter((card) => card !== NONE);
  if (laid.length > 0) {
    b.statDeck.push(...laid);
    enemy.laid = enemy.laid.map(() => NONE);
    // Whoever draws them again lays them anew: they are no longer the first one's to take back (PR-11.10).
    for (const run of b.effects) run.cards = run.cards.filter((card) => !laid.includes(card));
    shuffleStatDecks(g);
  }
  b.enemies = b.enemies.filter(({ id }) => id !== enemy.id);
  for (const seat of SEATS) {
    if (b.party[seat].charmedBy !== enemy.id) continue;
    b.party[seat].charmedBy = NONE; // PR-18.43
    g.tell('charm.ends', { seat });
  }
  for (const other of b.enemies.slice()) {
    if (other.type === 'undead-guard' && other.protects === enemy.id) {
      removeEnemy(g, other); // PR-14.8, PR-18.55
      bury(g, other);
    } else if (other.protects === enemy.id) other.protects = NONE; // PR-18.5
    if (other.turnsOn === enemy.id) other.turnsOn = NONE;
  }
}
