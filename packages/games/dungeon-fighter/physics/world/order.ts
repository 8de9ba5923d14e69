/** The order of dice in a layout and in the world (DF-R100.4). */
import type { DieId, Shape } from '../types';

const NAMES = ['red', 'green', 'blue', 'white', 'snow', 'water'];

function rank(id: DieId): readonly [number, number] {
  const [name, number] = id.split('-');
  return [NAMES.indexOf(name), Number(number ?? 0)];
}

export function byDieOrder(a: { readonly id: DieId }, b: { readonly id: DieId }): number {
  const [[nameA, numberA], [nameB, numberB]] = [rank(a.id), rank(b.id)];
  return nameA - nameB || numberA - numberB;
}

/** What a die of this name is made of in this box. */
export function shapeOf(id: DieId): Shape {
  const [name] = id.split('-');
  return name === 'snow' || name === 'water' ? name : 'd4';
}
