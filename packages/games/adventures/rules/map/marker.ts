/** The party's marker: it comes to a location, and it leaves the side of an encounter token. */
import type { G } from '../board';

/** The arrival itself is the next step. */
export function arriveAt({ b }: G, letter: string): void {
  b.map.at = letter;
  b.map.move = null;
  b.stage = 'arrive';
}

/** RA-10.4: the token is gone for the rest of the adventure. */
export function leaveEncounter(g: G): void {
  const { space } = g.b.map.encounter!;
  g.b.map.encounter = null;
  g.tell('encounter.closed', { space });
}
