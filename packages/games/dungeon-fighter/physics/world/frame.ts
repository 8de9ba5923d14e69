/** The thrower's frame (DF-R104.2): seats around the table, and what is forward, right and up from each. */
import seats from './data/seats.json';
import { type Quat, unit, type Vec } from './vectors';

const MILLION = 1_000_000;
export const SEATS = 72;
export const DEGREES_PER_SEAT = 5;

/** Any whole number of steps, also below 0, as a seat. */
export const seatAt = (steps: number): number => ((steps % SEATS) + SEATS) % SEATS;

export interface PoseFrame {
  /** From the board's centre to the seat, and to the right of who sits there. */
  readonly out: Vec;
  readonly right: Vec;
  /** The turn around the upright axis that brings seat 0 here. */
  readonly turn: Quat;
}

export function frameOf(seat: number): PoseFrame {
  const [sine, cosine, halfSine, halfCosine] = seats[seat];
  return {
    out: { x: sine / MILLION, y: 0, z: cosine / MILLION },
    right: { x: cosine / MILLION, y: 0, z: -sine / MILLION },
    turn: unit({ x: 0, y: halfSine, z: 0, w: halfCosine }),
  };
}

/** A point so far from the centre, so far to the right, so high. */
export const place = ({ out, right }: PoseFrame, distance: number, lat: number, y: number): Vec => ({
  x: out.x * distance + right.x * lat,
  y,
  z: out.z * distance + right.z * lat,
});

/** Forward (to the centre), to the right and up, as a vector of the world. */
export const heading = ({ out, right }: PoseFrame, forward: number, lateral: number, up: number): Vec => ({
  x: right.x * lateral - out.x * forward,
  y: up,
  z: right.z * lateral - out.z * forward,
});

/** Around the axis to the right (positive: backspin), the upright one, and the one towards the thrower. */
export const spinning = ({ out, right }: PoseFrame, x: number, y: number, z: number): Vec => ({
  x: right.x * x + out.x * z,
  y,
  z: right.z * x + out.z * z,
});
