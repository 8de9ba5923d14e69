/** Combats: how one begins, who joins it, and its rounds (topic 5). */
import { type Enemy, FIRST_ENEMY, type FightKind, type G, noCards, SEATS, type Who } from '../board';
import { campaignOf } from '../campaign';
import { HEALTH, NONE } from '../cards/cards';
import { shuffleDeck } from '../cards/draw';
import { refOfEnemy } from '../refs';

/** It joins the combat under a number of its own. */
export function addEnemy(g: G, enemy: Enemy): void {
  const fight = g.b.fight as NonNullable<G['b']['fight']>;
  enemy.id = fight.nextId++ as Who;
  enemy.name = freeName(g, enemy);
  g.b.enemies.push(enemy);
}

/** Two of a kind in one combat bear different names, so that people can tell them apart. */
function freeName({ b, content }: G, { type, name }: Enemy): number {
  const count = content.names[type] ?? 1;
  const taken = b.enemies.filter((other) => other.type === type).map((other) => other.name);
  for (let step = 0; step < count; step++) if (!taken.includes((name + step) % count)) return (name + step) % count;
  return name;
}

/** Whoever waited is met again at full HP; only what it stole is still there (PR-28.14, PR-E13). */
function refresh(enemy: Enemy): void {
  Object.assign(enemy, {
    hp: enemy.printed[HEALTH],
    temporaryHp: 0,
    laid: noCards(),
    stance: 0,
    parked: '',
    boost: 0,
    riposte: 0,
    protects: NONE,
    loses: 0,
    down: NONE,
    turnsOn: NONE,
    acted: 0,
  });
}

// ---- beginning

/** PR-5.1. `ambush`: the enemies have a turn before round 1 (PR-D10). */
export function beginFight(g: G, kind: FightKind, enemies: readonly Enemy[], { ambush = false } = {}): void {
  const { b } = g;
  b.fights += 1;
  const indebted = b.debt > 0 ? 1 : 0;
  b.fight = {
    kind,
    round: 0,
    reshuffles: 0,
    nextId: FIRST_ENEMY,
    won: 0,
    loot: 0,
    mirrorUsed: 0,
    indebted,
    useBefore: b.epicUse,
    declared: 0,
    mustAttack: 0,
    defeated: 0,
    relics: 0,
    lost: [],
    ran: 0,
  };
  b.enemies = [];
  g.tell('fight.begins', { kind, number: b.fights });
  for (const enemy of enemies) {
    refresh(enemy);
    addEnemy(g, enemy);
    g.tell('enemy.enters', { enemy: refOfEnemy(enemy), printed: enemy.printed });
  }
  shuffleDeck(g);
  wear(g);
  if (ambush) b.phase = 'enemies';
  else startRound(g);
}

/** Worn items work for the whole combat. */
function wear({ b }: G): void {
  if (b.pack.armor === NONE) return;
  b.effects.push({ effect: 'spiked-armor', user: b.pack.armor, turned: 0, fresh: 0, who: [], suit: NONE, cards: [] });
}

/** PR-5.3: the players act first. */
export function startRound(g: G): void {
  const { b } = g;
  const fight = b.fight as NonNullable<typeof b.fight>;
  fight.round += 1;
  b.phase = 'players';
  for (const seat of SEATS) b.party[seat].acted = 0;
  for (const enemy of b.enemies) enemy.acted = 0;
  g.tell('round.begins', { round: fight.round });
  campaignOf(g).roundStarts?.(g);
}
