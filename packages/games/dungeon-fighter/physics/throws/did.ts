/** What the hand did on its way to the throw: each deed one whole number, its tick and a code. */

/** The deeds and their codes. What each means is said where its throw is. */
export const DEEDS = {
  tapLeft: 0,
  tapRight: 1,
  jump: 2,
  strike: 3,
  open: 4,
  leftPalm: 5,
  rightPalm: 6,
  dark: 7,
  turnBegins: 8,
  turnedRight: 9,
  turnedLeft: 10,
} as const;
export type HandDeed = keyof typeof DEEDS;

/** Counter moves of the Head's bubble have a code for each pair from -10 to 10. */
export const GREATEST_MOVE = 10;
const MOVES = 100;
const SIDE = 2 * GREATEST_MOVE + 1;
const LAST_DEED = DEEDS.turnedLeft;
export const LAST_CODE = MOVES + SIDE * SIDE - 1;

const BASE = 1000;
export const MOST_DEEDS = 400;
/** A minute (DF-R104.9). */
export const LONGEST = 14_400;
export const LAST_DID = LONGEST * BASE + LAST_CODE;

/** A deed at a tick since the beginning. */
export type Did = readonly [tick: number, code: number];

export const did = (tick: number, deed: HandDeed): number => tick * BASE + DEEDS[deed];

/** From this tick on the counter move is (x, y). */
export const moved = (tick: number, x: number, y: number): number =>
  tick * BASE + MOVES + (x + GREATEST_MOVE) * SIDE + (y + GREATEST_MOVE);

export const isDeed = (code: number): boolean => code <= LAST_DEED || (code >= MOVES && code <= LAST_CODE);

/** In the order of time; deeds of one tick keep the order of their codes, so that the order sent does not matter. */
export const readDeeds = (numbers: readonly number[]): Did[] =>
  [...numbers].sort((a, b) => a - b).map((number) => [Math.floor(number / BASE), number % BASE]);

/** The tick at which the hand last did this, or null. */
export function lastTick(deeds: readonly Did[], deed: HandDeed): number | null {
  for (let i = deeds.length - 1; i >= 0; i--) if (deeds[i][1] === DEEDS[deed]) return deeds[i][0];
  return null;
}

/** The counter move that a code says, or null if it says another deed. */
export const moveOf = (code: number): readonly [x: number, y: number] | null =>
  code < MOVES ? null : [Math.floor((code - MOVES) / SIDE) - GREATEST_MOVE, ((code - MOVES) % SIDE) - GREATEST_MOVE];
