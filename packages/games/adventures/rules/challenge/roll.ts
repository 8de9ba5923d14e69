/** Dice of the pool, rolled: the faces come by chance under the name of what rolled them. */
import type { Seat } from '@tabard/kernel';
import type { G } from '../board';
import { dieKind, valueOfFace } from '../dice';

export function rollDice(g: G, label: string, dice: readonly number[], seat: Seat): void {
  const values = g.roll(label, seat, dice.map(dieKind)).map(valueOfFace);
  dice.forEach((die, i) => {
    g.b.dieValue[die] = values[i];
  });
  g.tell('dice.rolled', { dice, values });
}
