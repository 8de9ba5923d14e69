/** Where dice came to rest, counted. */
import { zoneAt } from '../../physics';
import { areaOf } from '../hall/zones';

/** 0.1 mm from the board's centre. */
export interface Dot {
  readonly x: number;
  readonly z: number;
  readonly hit: boolean;
}

const TO_POSE = 10; // 0.1 mm in 0.01 mm

/** The section under a dot, or what else: 'hole', 'bone', 'out'. */
export function zoneOf({ x, z }: Dot): string {
  const zone = zoneAt(Math.round(x * TO_POSE), Math.round(z * TO_POSE));
  return zone.kind === 'section' ? zone.section : zone.kind;
}

/** The share of all throws for each zone that got any. */
export function sharesOf(dots: readonly Dot[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const dot of dots) counts.set(zoneOf(dot), (counts.get(zoneOf(dot)) ?? 0) + 1);
  return new Map([...counts].map(([zone, count]) => [zone, count / dots.length]));
}

export const hitRate = (dots: readonly Dot[]): number =>
  dots.length === 0 ? 0 : dots.filter(({ hit }) => hit).length / dots.length;

/** Of each section how hot it is beside the hottest, 0 to 1; what lies in a hole or beside the board heats none. */
export function heatOf(shares: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const sections = [...shares].filter(([zone]) => areaOf(zone) !== undefined);
  const most = Math.max(...sections.map(([, share]) => share));
  return new Map(sections.map(([zone, share]) => [zone, share / most]));
}

/** The edge of the drawing, mm from the middle. */
export const EDGE = 288;
const TENTHS = 10;

/** Where a dot is drawn, mm; what lies further out is drawn at the edge, on the side where it lies. */
export function drawnAt({ x, z }: Dot): { readonly x: number; readonly z: number } {
  const [px, pz] = [x / TENTHS, z / TENTHS];
  const far = Math.hypot(px, pz);
  const scale = far > EDGE ? EDGE / far : 1;
  return { x: px * scale, z: pz * scale };
}
