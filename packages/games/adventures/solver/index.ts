/** The dice puzzle solved: the best line of a manipulation step, and the odds of a whole challenge. */
export { bestLine, type Line, type LineOptions } from './line';
export { type Play, type Position, positionOf, WEAR } from './position';
export type { Move } from './reach';
