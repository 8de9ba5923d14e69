/** DF-R105.1, DF-R100.7: what the world will add to a throw is drawn before the hand moves, and its hash is shown. */
import { hashText, type Seat } from '@tabard/kernel';
import {
  type AimName,
  assistFlipInput,
  assistInput,
  NONCE_SIZE,
  NONCES_PER_DIE,
  NONCES_PER_FLIP,
  normalOf,
  type Requirement,
  type Shape,
} from '../physics';
import { allSeats, combatOf, type G, type Sealed } from './board';

export const CHALLENGES = 0x8000_0000;
const many = (count: number, size: number): number[] => new Array(count).fill(size);

/** Draws nonce, salt and challenge; returns the hash that everybody sees. */
export function sealThrow(g: G, bodies: number): string {
  return seal(g, NONCES_PER_DIE * bodies, g.pick('challenge', CHALLENGES));
}

/** A flip takes only direction and speed (DF-R100.7), and nothing disturbs the hand. */
export const sealFlip = (g: G): string => seal(g, NONCES_PER_FLIP, 0);

function seal(g: G, numbers: number, challenge: number): string {
  const nonce = [...g.picks('nonce', many(numbers, NONCE_SIZE))];
  const salt = g.picks('salt', many(16, 256)).map(toHex).join('');
  const hash = hashText(`${nonce.join(',')}:${salt}`);
  const { active } = combatOf(g);
  g.b.sealed = { hash, nonce, salt, challenge: allSeats(g.seats).map((seat) => (seat === active ? challenge : 0)) };
  return hash;
}

/** The hand has moved: what was sealed is open. */
export function unseal(g: G): { nonce: number[]; salt: string; challenge: number } {
  const { nonce, salt, challenge } = g.b.sealed as Sealed;
  g.b.sealed = null;
  return { nonce, salt, challenge: challenge[combatOf(g).active] };
}

const toHex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** So many normal errors an assisted throw may need: they come from the game's own stream (DF-R104.8, DF-R112.2). */
const ERRORS = 12;

export function assistThrow(
  g: G,
  seat: Seat,
  reqs: readonly Requirement[],
  shape: Shape,
  aim: AimName,
): readonly number[] {
  const challenge = (g.b.sealed as Sealed).challenge[seat];
  return assistInput(reqs, shape, aim, challenge, normals(g));
}

/** DF-R110.6. */
export const assistFlip = (g: G): readonly number[] => assistFlipInput(normals(g));

function normals(g: G): () => number {
  const drawn = g.picks('assist', many(ERRORS, NONCE_SIZE));
  let at = 0;
  return () => normalOf(drawn[at++ % ERRORS]);
}
