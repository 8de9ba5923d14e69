/** Where one looks from. Pure: a view is a place round the table and a point to look at; camera-man.ts moves between them. */
import { BOARD } from '../../physics';
import { HELD_PX } from './scene';
import { type Spot, spotAt } from './seat-frame';

/** The eye in cylinder coordinates, so that travelling goes round the table and never through it. */
export interface View {
  readonly azimuth: number;
  readonly r: number;
  readonly y: number;
  readonly to: Spot;
  /** Degrees, upright. */
  readonly fov: number;
}

export interface Orbit {
  /** Radians round the table. */
  readonly turn: number;
  /** -1 further to 1 nearer. */
  readonly nearer: number;
}
export const NO_ORBIT: Orbit = { turn: 0, nearer: 0 };

const FOV = 34;
/** Who aims looks through a longer glass: the board, which is farther away than the hand, comes out larger. */
const FOV_AIMING = 22;
const RADIANS = Math.PI / 180;
const HIGHER = 15 * RADIANS;

/** What must be in sight at home: the board's rim all round and the hand before it. */
const BOARD_POINTS: readonly Spot[] = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  return { x: Math.cos(angle) * BOARD.radius, y: BOARD.top, z: Math.sin(angle) * BOARD.radius };
});
const HAND = { near: 655, wide: 60, low: 90, high: 150 };
const IN_SIGHT: readonly Spot[] = [
  ...BOARD_POINTS,
  ...[-HAND.wide, HAND.wide].flatMap((x) => [HAND.low, HAND.high].map((y) => ({ x, y, z: HAND.near }))),
];

/** Portrait: from high up, or the board is a sliver. Landscape: lower, over the hand, with the hall behind. */
const elevationFor = (aspect: number): number => (58 - 29 * wideness(aspect)) * RADIANS;
/** 0 for a phone held upright, 1 for a screen. */
const wideness = (aspect: number): number => Math.min(1, Math.max(0, (aspect - 0.5) / 1.1));

/** How one looks: over something that stands tall before the board, a head or a chute; with a die in the hand. */
export interface Gaze {
  readonly high?: boolean;
  readonly aims?: boolean;
}

/** How much of the picture the points may fill, from its middle. A wide one leaves the upper part to the hall, unless one aims. */
const fillOf = (aspect: number, aims: boolean) =>
  aims ? { x: 0.97, top: 0.96, bottom: 0.96 } : { x: 0.9, top: 0.8 - 0.28 * wideness(aspect), bottom: 0.95 };

interface Framing {
  readonly elevation: number;
  /** How far in front of the centre one looks, and from how far away. */
  readonly along: number;
  readonly distance: number;
}

/** The nearest place from which everything is in sight, searched by halving: once for each shape of picture. */
function framingFor(aspect: number, { high = false, aims = false }: Gaze): Framing {
  const name = `${aspect} ${high} ${aims}`;
  if (known.name === name) return known.framing;
  const elevation = elevationFor(aspect) + (high ? HIGHER : 0);
  const fill = fillOf(aspect, aims);
  const at = (along: number, distance: number) =>
    boundsOf(viewFrom(0, { x: 0, y: 0, z: along }, elevation, distance, fovOf(aims)), aspect, IN_SIGHT, fill);
  const balanced = (distance: number) => halved(-300, 640, (along) => at(along, distance).middle > 0);
  const distance = halved(700, 9000, (far) => at(balanced(far), far).over <= 1);
  known = { name, framing: { elevation, along: balanced(distance), distance } };
  return known.framing;
}
const fovOf = (aims: boolean | undefined): number => (aims ? FOV_AIMING : FOV);
let known: { readonly name: string; readonly framing: Framing } = {
  name: '',
  framing: { elevation: 1, along: 0, distance: 1 },
};

/** The smallest value for which it holds, if it holds for all greater ones. */
function halved(low: number, high: number, holds: (value: number) => boolean): number {
  for (let round = 0; round < 20; round++) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

export function homeView(azimuth: number, aspect: number, { turn, nearer }: Orbit = NO_ORBIT, gaze: Gaze = {}): View {
  const { elevation, along, distance } = framingFor(aspect, gaze);
  const to = spotAt(azimuth, along, 0, 0);
  return viewFrom(azimuth + turn, to, elevation, distance * (1 - 0.45 * nearer), fovOf(gaze.aims));
}

/** From this side, so steep, so far away from the point one looks at. */
export function viewFrom(azimuth: number, to: Spot, elevation: number, distance: number, fov = FOV): View {
  const flat = Math.cos(elevation) * distance;
  const x = to.x + Math.sin(azimuth) * flat;
  const z = to.z + Math.cos(azimuth) * flat;
  return { azimuth: Math.atan2(x, z), r: Math.hypot(x, z), y: to.y + Math.sin(elevation) * distance, to, fov };
}

/** From which side one looks, and how steeply down: the sine of the angle. */
export function gazeOf(view: View): { azimuth: number; steepness: number } {
  const { x, y, z } = eyeOf(view);
  const { to } = view;
  const steepness = (y - to.y) / Math.hypot(x - to.x, y - to.y, z - to.z);
  return { azimuth: Math.atan2(x - to.x, z - to.z), steepness };
}

export const eyeOf = ({ azimuth, r, y }: Pick<View, 'azimuth' | 'r' | 'y'>): Spot => spotAt(azimuth, r, y, 0);

/** How far the points reach: over 1 beyond the room they may fill; and how far their middle is above that room's. */
function boundsOf(
  view: View,
  aspect: number,
  points: readonly Spot[],
  fill: ReturnType<typeof fillOf>,
): { over: number; middle: number } {
  let [side, low, high] = [0, Infinity, -Infinity];
  for (const point of points) {
    const { x, y } = project(view, aspect, point);
    side = Math.max(side, Math.abs(x));
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  const over = Math.max(side / fill.x, (high - low) / (fill.top + fill.bottom));
  return { over, middle: (low + high) / 2 - (fill.top - fill.bottom) / 2 };
}

/** On the picture: -1 to 1 each way, y up; and how many mm there half the picture is high. */
export function project(view: View, aspect: number, point: Spot): { x: number; y: number; half: number } {
  const eye = eyeOf(view);
  const [fx, fy, fz] = unit(view.to.x - eye.x, view.to.y - eye.y, view.to.z - eye.z);
  const [rx, , rz] = unit(-fz, 0, fx);
  const [ux, uy, uz] = [-rz * fy, rz * fx - rx * fz, rx * fy];
  const [dx, dy, dz] = [point.x - eye.x, point.y - eye.y, point.z - eye.z];
  const half = Math.max(1, dx * fx + dy * fy + dz * fz) * Math.tan((view.fov / 2) * RADIANS);
  return { x: (dx * rx + dz * rz) / (half * aspect), y: (dx * ux + dy * uy + dz * uz) / half, half };
}

/** Of a die that stands on a corner, the low side: as much of its edge as is seen in any direction. */
const LOW_SIDE = 0.8;

/** How many times its size a die there is drawn, so that it measures `HELD_PX` on a picture so many pixels high. */
export function enlargedIn(view: View, height: number, at: Spot, edge: number): number {
  const { half } = project(view, 1, at);
  return Math.max(1, (HELD_PX * half * 2) / (LOW_SIDE * edge * height));
}

const unit = (x: number, y: number, z: number): [number, number, number] => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

/** DF-R107.3: 25 mm above the table at r 800; it can only turn sideways. */
export function eyeLevelView(azimuth: number, aspect: number, turn: number): View {
  const eye = { azimuth, r: 800, y: 25 };
  const ahead = spotAt(azimuth, 800 - 800 * Math.cos(turn), 90, 800 * Math.sin(turn));
  return { ...eye, to: ahead, fov: wideEnough(38, aspect) };
}

/** DF-R107.11: from below; between the eye and the board is the wood. */
export function underTableView(azimuth: number, aspect: number, turn: number): View {
  const eye = { azimuth: azimuth + Math.max(-0.4, Math.min(0.4, turn)), r: 1200, y: -420 };
  return { ...eye, to: spotAt(azimuth, 500, -40, 0), fov: wideEnough(46, aspect) };
}

/** A narrow picture needs a wider eye to show the same breadth. */
const wideEnough = (fov: number, aspect: number): number =>
  aspect >= 1 ? fov : (2 * Math.atan(Math.tan((fov / 2) * RADIANS) / Math.max(0.55, aspect))) / RADIANS;

/** While it flies: nearer than home, with the die and the board in sight. */
export function followView(home: View, die: Spot): View {
  const share = 0.3;
  const to = {
    x: home.to.x + (die.x - home.to.x) * 0.55,
    y: Math.max(-40, die.y * 0.4),
    z: home.to.z + (die.z - home.to.z) * 0.55,
  };
  return { ...home, r: home.r * (1 - share), y: home.y * (1 - share * 0.6), to };
}

/** Where they rest, from almost above; what fell off the table shows the whole board instead. */
export function resultView(azimuth: number, aspect: number, dice: readonly Spot[]): View {
  const lying = dice.filter(({ x, y, z }) => y > -60 && Math.hypot(x, z) < 640);
  const spread = lying.length > 0 ? lying : [{ x: 0, y: 0, z: 0 }];
  const middle = mean(spread);
  const reach = Math.max(...spread.map(({ x, z }) => Math.hypot(x - middle.x, z - middle.z)));
  const half = lying.length > 0 ? reach + 85 : BOARD.radius + 20;
  const distance = half / Math.tan((FOV / 2) * RADIANS) / Math.min(1, aspect);
  return viewFrom(azimuth, { ...middle, y: 0 }, 66 * RADIANS, distance);
}

const mean = (spots: readonly Spot[]): Spot => {
  const sum = { x: 0, y: 0, z: 0 };
  for (const { x, y, z } of spots) {
    sum.x += x / spots.length;
    sum.y += y / spots.length;
    sum.z += z / spots.length;
  }
  return sum;
};
