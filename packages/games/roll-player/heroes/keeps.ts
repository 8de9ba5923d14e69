/** RP-32.1: what outlasts a game of Roll Player: its heroes, as another game is brought them. */
import type { Origin } from '@tabard/content';
import type { Plain, Standing } from '@tabard/kernel';
import { type Seen, seatsOf } from '../rules/board';
import { exportHero } from './hero';

/** By seat; null: nobody came out of it alive, or nobody says out of which game, and a hero from nowhere is none. */
export function keeps(seen: Seen, _standing: Standing, origin?: Origin): Plain | null {
  if (!origin) return null;
  const heroes = seatsOf(seen).map((seat) => exportHero(seen, seat, origin));
  return heroes.every((hero) => hero === null) ? null : { heroes };
}
