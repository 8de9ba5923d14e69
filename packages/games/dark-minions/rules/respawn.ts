/** 5. Respawning with dice, 6. with Skulls and starting tiles. */
import { type Why, why } from '@tabard/kernel';
import { type Flow, type G, respawn, type Seat, type Seen, totalGrows } from './board';
import { bestSum, type DicePick, faceOf, freePicks, spend, sumForbidden, sumOf, told } from './dice';
import type { Discard } from './questions';

export function respawnForbidden(g: G): Why | null {
  if (g.b.graveyard[g.b.turn] === 0) return why('DM-5.7');
  return bestSum(g) === 0 ? why('DM-2.6') : null;
}

/** Why these dice cannot be added up for a respawn (DM-5.1). */
export const respawnPickForbidden = (g: Seen, pick: DicePick): Why | null => sumForbidden(g, pick, 'DM-3.8');

/** How many come back for dice of this sum (DM-5.1), or for a skull face (DM-8.7): no more than are dead. */
export const comeBack = ({ b, content: c }: Seen, what: number | 'skull'): number =>
  Math.min(what === 'skull' ? c.rule.skullFaceRespawn : what, b.graveyard[b.turn]);

export function* respawnWithDice(g: G): Flow {
  const { b } = g;
  const seat = b.turn;
  const pick = yield* g.choose(seat, 'respawn.dice', () => freePicks(b), {
    forbid: (dice) => respawnPickForbidden(g, dice),
  });
  const count = respawn(g, seat, sumOf(g, pick)); // DM-5.1
  spend(b, pick.dice, 'respawn');
  g.tell('respawn.dice', { seat, count, ...told(b, pick.dice) });
}

/** A skull face: minions back (DM-8.7), or a Skull tile where the die allows it (DM-8.10, DM-19.8). */
export function skullFaceForbidden(g: G, die: number, take: 'respawn' | 'tile'): Why | null {
  const { b } = g;
  if (take === 'respawn') return b.graveyard[b.turn] === 0 ? why('DM-5.7') : null;
  const swappedIn = b.dice[die] === 'white' && b.whiteIsBonus === 0;
  return swappedIn ? why('DM-8.10') : null;
}

export function useSkullFace(g: G, die: number, take: 'respawn' | 'tile'): void {
  const { b, content: c } = g;
  const seat = b.turn;
  spend(b, [die], 'skull');
  if (take === 'tile') {
    b.skulls[seat] += 1;
    totalGrows(g);
    g.tell('skull.face.tile', { seat });
  } else g.tell('respawn.face', { seat, count: respawn(g, seat, c.rule.skullFaceRespawn) });
}

export const showsSkull = (g: G, die: number): boolean =>
  g.b.use[die] === 'free' && faceOf(g.b, g.content, die).kind === 'skull';

const owned = (g: G, seat: Seat, what: Discard): number =>
  what === 'skull' ? g.b.skulls[seat] : what === 'tile1' ? g.b.tileOne[seat] : g.b.tileTwo[seat];

export function discardForbidden(g: G, seat: Seat, what: Discard): Why | null {
  if (owned(g, seat, what) === 0) return why(what === 'skull' ? 'DM-6.1' : 'DM-6.4');
  return g.b.graveyard[seat] === 0 ? why('DM-6.9') : null;
}

/** The first and second discard of a turn return ten each, the third all that are left; then it starts anew. */
export function discardToRespawn(g: G, seat: Seat, what: Discard): void {
  const { b, content: c } = g;
  const vp = c.rule.startTiles[what === 'tile2' ? 1 : 0];
  if (what === 'skull') giveSkull(g, seat);
  else dropTile(g, seat, what); // DM-6.6
  b.skullsSpent += 1;
  const all = b.skullsSpent % c.rule.skullsForAll === 0; // DM-6.3, DM-6.11
  const count = respawn(g, seat, all ? b.graveyard[seat] : c.rule.skullRespawn); // DM-6.1, DM-6.2
  if (what === 'skull') g.tell('respawn.skull', { seat, count });
  else g.tell('respawn.tile', { seat, count, vp });
}

/** A starting tile leaves the game, its VP with it (DM-6.6, DM-9.4). */
export function dropTile(g: G, seat: Seat, tile: 'tile1' | 'tile2'): void {
  if (tile === 'tile1') g.b.tileOne[seat] = 0;
  else g.b.tileTwo[seat] = 0;
  g.revealed(); // that the seat still had it
}

/** A Skull goes back to the supply (DM-6.6). */
export function giveSkull(g: G, seat: Seat): void {
  g.b.skulls[seat] -= 1;
  g.revealed(); // that the seat had one
}
