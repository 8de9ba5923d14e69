/** The target board as a picture needs it: where a section lies, and where in it there is room for its number. */
import { BOARD, POSE_MM, SECTIONS, zoneAt } from '../../physics';

/** A section with its borders. */
export interface Area {
  readonly id: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** Radians from +x towards +z; the bullseye goes all the way round. */
  readonly start: number;
  readonly end: number;
}

const OCTANT = Math.PI / 4;

export const AREAS: readonly Area[] = SECTIONS.map(({ id, ring, octant, value }) => ({
  id,
  value,
  from: BOARD.rings[ring].from,
  to: BOARD.rings[ring].to,
  start: ring === 0 ? 0 : octant * OCTANT,
  end: ring === 0 ? 2 * Math.PI : (octant + 1) * OCTANT,
}));

export const areaOf = (id: string): Area | undefined => AREAS.find((area) => area.id === id);

/** The section at a point of the board, mm; '' in a hole, on a bone or beside it. */
export function sectionIn(x: number, z: number): string {
  const zone = zoneAt(x * POSE_MM, z * POSE_MM);
  return zone.kind === 'section' ? zone.section : '';
}

export interface Room {
  readonly x: number;
  readonly z: number;
  /** How far it is to the next border, hole or bone. */
  readonly clear: number;
}

const STEPS = 24;

/** The point of an area that is furthest from everything else. */
export function roomIn(area: Area): Room {
  let best: Room = { x: 0, z: 0, clear: -Infinity };
  if (area.id === 'BULL') return { x: 0, z: 0, clear: area.to };
  for (let i = 1; i < STEPS; i++) {
    const r = area.from + ((area.to - area.from) * i) / STEPS;
    for (let k = 1; k < STEPS; k++) {
      const angle = area.start + ((area.end - area.start) * k) / STEPS;
      const x = r * Math.cos(angle);
      const z = r * Math.sin(angle);
      const clear = clearance(area, r, angle, x, z);
      // Of equal places the middle one: a number that leans to a side for nothing looks like a mistake.
      const off = Math.abs(k - STEPS / 2) + Math.abs(i - STEPS / 2);
      if (clear - off * 0.15 > best.clear) best = { x, z, clear: clear - off * 0.15 };
    }
  }
  return best;
}

function clearance({ from, to, start, end }: Area, r: number, angle: number, x: number, z: number): number {
  const { holes, bones } = BOARD;
  return Math.min(
    r - from,
    to - r,
    r * Math.sin(angle - start),
    r * Math.sin(end - angle),
    ...holes.centres.map(([hx, hz]) => Math.hypot(x - hx, z - hz) - holes.radius),
    ...bones.axes.map(([x1, z1, x2, z2]) => toAxis(x, z, x1, z1, x2, z2) - bones.radius),
  );
}

function toAxis(x: number, z: number, x1: number, z1: number, x2: number, z2: number): number {
  const [dx, dz] = [x2 - x1, z2 - z1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (z - z1) * dz) / (dx * dx + dz * dz)));
  return Math.hypot(x - x1 - along * dx, z - z1 - along * dz);
}

/** Whether a die that touches down here first would enter the board without the bounce (DF-R106.2). */
export const isOnBoard = (x: number, z: number): boolean => Math.hypot(x, z) <= BOARD.radius + BOARD.bevel;

/** How high what lies under a point is: the board, or the table; -Infinity beside both. */
export function groundUnder(x: number, z: number): number {
  const r = Math.hypot(x, z);
  if (r <= BOARD.radius) return BOARD.top;
  return r <= BOARD.table.radius ? 0 : -Infinity;
}
