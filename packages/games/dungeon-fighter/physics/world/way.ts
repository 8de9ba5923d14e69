/** Loose dice in the way of what is set up are taken out of the world; they stay thrown (DF-R109.1, DF-R109.3). */
import type { DieId, DiePose, Launch, Layout } from '../types';
import { cornersAt } from './die';
import { DEGREES_PER_SEAT, frameOf, type PoseFrame, place, seatAt } from './frame';
import { BOARD, CHUTE, DICE, FLOE, ICEBERG, POND, POSE_MM, WALL } from './measures';
import { placeOf } from './pose';
import { coreOf, cornersOf } from './solids';
import { lengthOf, type Vec } from './vectors';

/** The dice that go before this throw or flip (`launch` null): on the bases of Icebergs, and where a piece is placed. */
export function clearWay(layout: Layout, launch: Launch | null): DieId[] {
  return layout.dice.filter((die) => isOnIceberg(die, layout) || (launch && isInWay(die, launch))).map(({ id }) => id);
}

export function withoutDice(layout: Layout, gone: readonly DieId[]): Layout {
  return gone.length === 0 ? layout : { ...layout, dice: layout.dice.filter(({ id }) => !gone.includes(id)) };
}

/** How far a die reaches, as a share of its sharp corners: rounding takes them off. */
function reachOf({ shape }: DiePose): number {
  const measure = DICE[shape];
  return (lengthOf(coreOf(measure)[0]) + measure.rounding) / lengthOf(cornersOf(measure)[0]);
}

/** Where its rounded corners are, mm. */
function tipsOf(die: DiePose): Vec[] {
  const [at, reach] = [placeOf(die), reachOf(die)];
  return cornersAt(die).map((corner) => ({
    x: at.x + (corner.x / POSE_MM - at.x) * reach,
    y: at.y + (corner.y / POSE_MM - at.y) * reach,
    z: at.z + (corner.z / POSE_MM - at.z) * reach,
  }));
}

/** A die that a standing Iceberg did not touch has no tip within its base; one that lay there when it came does. */
const isOnIceberg = (die: DiePose, { icebergs }: Layout): boolean =>
  icebergs.some((index) => {
    const [hx, hz] = BOARD.holes.centres[index];
    return tipsOf(die).some(({ x, z }) => lengthOf({ x: x - hx, y: 0, z: z - hz }) < ICEBERG.base);
  });

function isInWay(die: DiePose, { seat, floe, pond, wall, chute }: Launch): boolean {
  const frame = frameOf(seat);
  const tips = tipsOf(die);
  return (
    (floe !== null && overlaps(tips, box(frame, floe.distance, floe.lat, FLOE.width, FLOE.depth))) ||
    (pond !== null && isOnRing(tips, place(frame, pond.distance, pond.lat, 0))) ||
    (wall !== null && overlaps(tips, wallBox(seat, wall))) ||
    (chute !== null && isUnderChute(tips, frame, chute))
  );
}

/** A rectangle on the table: its middle, its two directions, and half of its sides. */
interface Box {
  readonly at: Vec;
  readonly frame: PoseFrame;
  readonly across: number;
  readonly along: number;
}
const box = (frame: PoseFrame, distance: number, lat: number, width: number, depth: number): Box => ({
  at: place(frame, distance, lat, 0),
  frame,
  across: width / 2,
  along: depth / 2,
});

function wallBox(seat: number, { azimuth, turn }: NonNullable<Launch['wall']>): Box {
  const rim = frameOf(seatAt(seat + azimuth / DEGREES_PER_SEAT));
  const swing = (azimuth < 0 ? -turn : turn) / DEGREES_PER_SEAT;
  const frame = frameOf(seatAt(seat + azimuth / DEGREES_PER_SEAT + swing));
  const [foot, half] = [place(rim, WALL.rim, 0, 0), WALL.length / 2];
  const at = { x: foot.x + frame.out.x * half, y: 0, z: foot.z + frame.out.z * half };
  return { at, frame, across: WALL.thickness / 2, along: half };
}

/** Measured along the box's own two directions. */
function overlaps(tips: readonly Vec[], { at, frame, across, along }: Box): boolean {
  const reaches = (axis: Vec, half: number) => {
    const ways = tips.map(({ x, z }) => (x - at.x) * axis.x + (z - at.z) * axis.z);
    return Math.min(...ways) <= half && Math.max(...ways) >= -half;
  };
  return reaches(frame.right, across) && reaches(frame.out, along);
}

/** On the rim; who lies in the pond or outside it is not in its way. */
function isOnRing(tips: readonly Vec[], centre: Vec): boolean {
  const distances = tips.map(({ x, z }) => lengthOf({ x: x - centre.x, y: 0, z: z - centre.z }));
  return Math.min(...distances) <= POND.outer && Math.max(...distances) >= POND.inner;
}

/** Under the chute there is room for what is lower than its lip, unless it comes from below (DF-R108.5). */
function isUnderChute(tips: readonly Vec[], frame: PoseFrame, chute: NonNullable<Launch['chute']>): boolean {
  const shadow = box(frame, chute.pivotR - CHUTE.length / 2, 0, 2 * CHUTE.width, CHUTE.length);
  const lowest = chute.lifted ? 0 : chute.pivotY - CHUTE.length * (chute.angle / 1000) - CHUTE.thickness;
  return Math.max(...tips.map(({ y }) => y)) >= lowest && overlaps(tips, shadow);
}
