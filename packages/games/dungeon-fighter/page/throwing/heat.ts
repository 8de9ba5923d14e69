/** Where dice came to rest, counted. */
import { zoneAt } from '../../physics';

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
