/** RA-10: an encounter token on the chosen path interrupts the movement. */
import type { Flow } from '@tabard/kernel';
import type { G } from '../board';
import { CLOSING, dieIfDue } from '../story/death';
import { bookOf, turnTo } from '../story/go';
import { arriveAt, leaveEncounter } from './marker';
import { reach } from './reach';

/**
 * RA-10.1, RA-10.2, RA-10.3: the marker stops beside the token, which is flipped. From now on it lies beside the marker
 * and not on its space: what the text places there anew is another token, and stays (RA-10.4).
 */
export function meetEncounter(g: G, token: number): void {
  const { b } = g;
  const [space] = b.spaces.splice(token, 1);
  const [number] = b.encounterNumbers.splice(token, 1);
  b.map.at = null; // RA-R31
  b.map.encounter = { space, number, closing: '' };
  b.story.list = null; // the start of an encounter forgets the remembered list
  g.revealed();
  g.tell('encountered', { space, number });
  turnTo(g, `ADV${bookOf(g).number}-${number}`);
}

/** RA-10.5, RA-R27: the move goes on; RA-R32: or it leads back, which is an arrival. */
export function* closeEncounter(g: G): Flow {
  const { b } = g;
  const { closing } = b.map.encounter!;
  if (dieIfDue(g, CLOSING)) return; // RA-R83
  leaveEncounter(g);
  if (closing === 'back') arriveAt(g, b.map.move!.entered);
  else reach(g);
}
