/** Points of each section, 5 mm apart: where in its section a die may lie. */
import { BOARD, POSE_MM } from '../world/measures';
import { SECTIONS, zoneAt } from '../world/zones';

const STEP = 5;

interface Spot {
  readonly x: number;
  readonly z: number;
}

let spots: Spot[][] | undefined;

function allSpots(): Spot[][] {
  const found: Spot[][] = SECTIONS.map(() => []);
  const indexes = new Map(SECTIONS.map(({ id }, index) => [id, index]));
  for (let x = -BOARD.radius; x <= BOARD.radius; x += STEP) {
    for (let z = -BOARD.radius; z <= BOARD.radius; z += STEP) {
      const zone = zoneAt(x * POSE_MM, z * POSE_MM);
      if (zone.kind === 'section') found[indexes.get(zone.section) as number].push({ x, z });
    }
  }
  return found;
}

export function pointIn(section: number, below: (size: number) => number): Spot {
  spots ??= allSpots();
  const of = spots[section];
  return of[below(of.length)];
}
