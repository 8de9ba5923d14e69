/** 5.1 What the maze and the dungeon share: the point, Find and Disarm Traps, the traps themselves, the sanctuary. */
import type { Flow, Seat } from '@tabard/kernel';
import { type G, isAlive, living, mapOf, pointOf, type Seen } from '../rules/board';
import { ATTACK, DEFENSE, HEALTH, NONE, type Suit, TRICK } from '../rules/cards/cards';
import { check, drawFor, targetOfCard } from '../rules/cards/draw';
import { loseTreasure } from '../rules/cards/treasure';
import { endAction } from '../rules/fight/end-action';
import { heal, hurt, settleDeaths } from '../rules/fight/hurt';

const SANCTUARY_HP = 3; // PR-E15
const LANTERN_CARDS = 2; // PR-D20

// ---- the point (PR-E3)

/** Who may be named point: any living character but the one that is. */
export const pointsToName = (seen: Seen): Seat[] => living(seen).filter((seat) => seat !== pointOf(seen));

export function namePoint(g: G, seat: Seat): void {
  mapOf(g).point = seat;
  g.tell('point.named', { seat });
}

/** Call after whatever may have killed: the living character in the lowest seat takes a dead point's place. */
export function replaceDeadPoint(g: G): void {
  if (!isAlive(g, pointOf(g))) namePoint(g, living(g)[0]);
}

// ---- Find and Disarm Traps

/** PR-E5: whether this character finds what is there. The thieves' lantern draws two cards (PR-D20). */
export function* findCheck(g: G, seat: Seat): Flow<boolean> {
  const { ok } = yield* check(g, seat, TRICK, g.b.pack.lantern ? { cards: LANTERN_CARDS } : {});
  endAction(g);
  g.tell('finds.traps', { seat, found: ok ? 1 : 0 });
  return ok;
}

/** PR-E7: whether this character removes the trap. If not it springs, with this character as `victim`. */
export function* disarmCheck(g: G, seat: Seat): Flow<boolean> {
  const { ok } = yield* check(g, seat, TRICK);
  endAction(g);
  g.tell('disarms', { seat, done: ok ? 1 : 0 });
  return ok;
}

// ---- traps (PR-E9)

/** `victim` is the point, or whoever failed to disarm it. Outside combat there is no stance and no protector (PR-E10). */
export function* springTrap(g: G, suit: Suit, severity: number, victim: Seat): Flow {
  g.tell('trap', { suit, seat: victim });
  yield* TRAPS[suit](g, severity, victim);
  endAction(g);
  settleDeaths(g); // PR-E12
  replaceDeadPoint(g);
}

const TRAPS: { readonly [suit: Suit]: (g: G, severity: number, victim: Seat) => Flow } = {
  [HEALTH]: needleNest,
  [DEFENSE]: dropFloor,
  [ATTACK]: pendulum,
  [TRICK]: mothGlyph,
};

function* needleNest(g: G, severity: number, victim: Seat): Flow {
  const { ok } = yield* check(g, victim, DEFENSE);
  if (!ok) hurt(g, victim, 1 + severity);
}

function* dropFloor(g: G, severity: number): Flow {
  for (const seat of living(g)) {
    const { ok } = yield* check(g, seat, DEFENSE);
    if (!ok) hurt(g, seat, severity);
  }
}

function* pendulum(g: G, severity: number): Flow {
  const victim = victimByCard(g);
  const { ok } = yield* check(g, victim, DEFENSE);
  hurt(g, victim, ok ? severity : severity + 1);
}

function* mothGlyph(g: G, severity: number): Flow {
  const victim = victimByCard(g);
  const { ok } = yield* check(g, victim, TRICK);
  if (ok) return;
  endAction(g); // The draws are done; the owner may be asked, and in camp no card is left in play.
  const hadTreasure = yield* loseTreasure(g, victim);
  if (!hadTreasure) hurt(g, victim, severity);
}

/** PR-E10: the dead are passed over as in combat (PR-17.4). */
const victimByCard = (g: G): Seat => targetOfCard(g, drawFor(g, NONE, 'trap'));

// ---- the sanctuary (PR-E15)

/** Whoever calls this marks the sanctuary as used. */
export function useSanctuary(g: G): void {
  g.tell('sanctuary', {});
  for (const seat of living(g)) heal(g, seat, SANCTUARY_HP);
}
