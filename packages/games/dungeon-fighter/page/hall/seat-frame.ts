/** The thrower's frame (DF-R104.2) at any angle, not only at the 72 seats: the camera and the hand live in it. */

export interface Spot {
  x: number;
  y: number;
  z: number;
}

const PER_SEAT = Math.PI / 36;

/** Radians from +z towards +x. */
export const azimuthOf = (seat: number): number => seat * PER_SEAT;

/** So far from the centre, so high, so far to the thrower's right. */
export function spotAt(azimuth: number, r: number, y: number, lat: number): Spot {
  const sine = Math.sin(azimuth);
  const cosine = Math.cos(azimuth);
  return { x: sine * r + cosine * lat, y, z: cosine * r - sine * lat };
}

/** A spot as the thrower counts it. */
export function seenFrom(azimuth: number, { x, z }: Pick<Spot, 'x' | 'z'>): { r: number; lat: number } {
  const sine = Math.sin(azimuth);
  const cosine = Math.cos(azimuth);
  return { r: x * sine + z * cosine, lat: x * cosine - z * sine };
}

/** Forward to the centre, right and up, as a vector of the world. */
export function headingAt(azimuth: number, f: number, l: number, u: number): Spot {
  const { x, z } = spotAt(azimuth, -f, 0, l);
  return { x, y: u, z };
}

/** The shorter way round, from -π to π. */
export const shortTurn = (from: number, to: number): number => {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
};
