/**
 * From what the world shows to what the rules read: DF-R106, DF-R109.1. Pure: a log, poses and who touches whom go in,
 * facts come out; nothing here knows the engine.
 */
import type { Contact, DieFacts, DieId, DiePose, Launch, Layout, TemplateId, ThrowFacts } from '../types';
import { cornersAt, symbolOf } from './die';
import { frameOf, place } from './frame';
import { BOARD, POND, POSE_MM, TEMPLATE_MEASURES } from './measures';
import { byDieOrder } from './order';
import { placeOf, turnOf } from './pose';
import type { Run } from './runner';
import { rotate, type Vec } from './vectors';
import { holeAt, isBullseye, rankOf, SECTIONS, type Zone, zoneAt } from './zones';

export type Evidence = Pick<Run, 'contacts' | 'dice' | 'templates' | 'wall' | 'off' | 'touching' | 'exits'>;

const TENTHS = 10;
const GROUND = ['board', 'well', 'hole-floor'];
const ICEBERG = 'iceberg-';

export function judgeThrow(seen: Evidence, thrown: readonly DieId[], launch: Launch): ThrowFacts {
  const icebergs = icebergsTouched(seen.contacts, new Set(seen.dice.map(({ id }) => id)));
  const wallDown = isWallDown(seen);
  const facts = thrown.map((id) => {
    const log = seen.contacts.filter(({ body }) => body === id);
    const entered = enteredAt(log, seen);
    return {
      id,
      bounced: log.some(({ tick, other }) => tick < entered && (other === 'table' || other === 'floe')),
      reqs: { ...launch.proofs, ...pathOf(log, entered, launch, seen.exits[id]) },
      ...restOf(dieOf(seen, id), seen, icebergs, wallDown),
      symbol: symbolOf(dieOf(seen, id)),
    };
  });
  return { dice: facts, icebergs, wallDown };
}

function dieOf({ dice }: Evidence, id: DieId): DiePose {
  const found = dice.find((die) => die.id === id);
  if (!found) throw new Error(`The world shows no die ${id}.`);
  return found;
}

/** DF-R106.2: its first touch of board, well, Iceberg or a Template; never: as if at the end of time (DF-R106.3). */
function enteredAt(log: readonly Contact[], { templates }: Evidence): number {
  const lies = (name: string) => templates.some(({ id }) => id === name);
  const first = log.find(({ other }) => GROUND.includes(other) || other.startsWith(ICEBERG) || lies(other));
  return first?.tick ?? Number.POSITIVE_INFINITY;
}

/** What the path must show, for the pieces in force (DF-R107.5, .6, .8, .12). */
function pathOf(log: readonly Contact[], entered: number, launch: Launch, exit: string | undefined) {
  const before = log.filter(({ tick }) => tick < entered);
  const touched = (name: string) => before.some(({ other }) => other === name);
  const reqs: Record<string, boolean> = {};
  if (launch.floe) reqs['ice-floe'] = touched('floe');
  if (launch.wall) reqs['ice-wall'] = touched('wall');
  if (launch.pond) reqs.pond = before.some((contact) => contact.other === 'table' && isInPond(contact, launch));
  if (launch.chute) reqs.waterfall = exit === 'lip';
  return reqs;
}

function isInPond({ x, z }: Contact, { seat, pond }: Launch): boolean {
  const centre = place(frameOf(seat), pond?.distance ?? 0, pond?.lat ?? 0, 0);
  const [dx, dz] = [x / TENTHS - centre.x, z / TENTHS - centre.z];
  return dx * dx + dz * dz <= POND.inner * POND.inner;
}

/** DF-R106.11: by any die, thrown or pushed; a Template does not count (DF-R109.2). */
const icebergsTouched = (log: readonly Contact[], dice: ReadonlySet<string>): number[] => {
  const touched = log.filter(({ body, other }) => dice.has(body) && other.startsWith(ICEBERG));
  return [...new Set(touched.map(({ other }) => Number(other.slice(ICEBERG.length))))].sort((a, b) => a - b);
};

/** DF-R106.6: its own up axis is more than 60 degrees from upright, or it fell off the table. */
const isWallDown = ({ wall, off }: Evidence): boolean =>
  wall !== null && (off.includes(wall.id) || rotate(turnOf(wall), { x: 0, y: 1, z: 0 }).y < 0.5);

type Rest = Pick<DieFacts, 'rest' | 'section' | 'value' | 'bullseye' | 'touched' | 'template' | 'inside'>;

const NOWHERE: Rest = {
  rest: 'out',
  section: '',
  value: 0,
  bullseye: false,
  touched: [],
  template: '',
  inside: false,
};

function restOf(die: DiePose, seen: Evidence, icebergs: readonly number[], wallDown: boolean): Rest {
  if (seen.off.includes(die.id)) return NOWHERE; // DF-6.7
  const touching = seen.touching[die.id] ?? [];
  const corners = cornersAt(die);
  const onGround = touching.some((name) => GROUND.includes(name));
  if (isInHole(corners) || isOnGoneIceberg(corners, touching, icebergs)) return byCorners(corners, 'hole');
  const inside = seen.templates.find((template) => isInside(corners, template));
  if (inside) return { ...NOWHERE, rest: 'template', template: inside.id, inside: true };
  const template = onGround || touching.includes('table') ? undefined : lowest(seen.templates, touching);
  if (template) return { ...NOWHERE, rest: 'template', template };
  if (wallDown && touching.includes('wall') && !onGround) return { ...NOWHERE, rest: 'wall' };
  if (touching.includes('table') && !onGround) return { ...NOWHERE }; // DF-R106.3
  return byCorners(corners);
}

const half = (corners: readonly Vec[], good: (corner: Vec) => boolean): boolean =>
  2 * corners.filter(good).length >= corners.length;

const isOverHole = (hole: number) => (corner: Vec) => holeAt(corner.x, corner.z) === hole;

/** DF-R106.4. */
const isInHole = (corners: readonly Vec[]): boolean =>
  BOARD.holes.centres.some((_, hole) =>
    half(corners, (corner) => isOverHole(hole)(corner) && corner.y < BOARD.top * POSE_MM),
  );

/** DF-R109.1: the Iceberg it leans on will be gone, and it will lie in the hole. */
const isOnGoneIceberg = (corners: readonly Vec[], touching: readonly string[], gone: readonly number[]): boolean =>
  gone.some((index) => touching.includes(`${ICEBERG}${index}`) && half(corners, isOverHole(index)));

/** DF-R106.5: at least half of the corners within the opening and below the upper face. */
function isInside(corners: readonly Vec[], template: Layout['templates'][number]): boolean {
  const { inner, thickness } = TEMPLATE_MEASURES[template.id];
  if (inner === 0) return false;
  const at = placeOf(template);
  return half(corners, ({ x, y, z }) => {
    const [dx, dz] = [x / POSE_MM - at.x, z / POSE_MM - at.z];
    return dx * dx + dz * dz <= inner * inner && y / POSE_MM < at.y + thickness / 2;
  });
}

/** DF-R106.5: of two Templates the one whose centre is lower, then the lower id. */
function lowest(templates: Layout['templates'], touching: readonly string[]): TemplateId | undefined {
  const touched = templates.filter(({ id }) => touching.includes(id));
  const [first] = touched.sort((a, b) => a.p[1] - b.p[1] || (a.id < b.id ? -1 : 1));
  return first?.id;
}

/** DF-R106.7, DF-R106.8, DF-R106.10. */
function byCorners(corners: readonly Vec[], rest?: 'hole'): Rest {
  const zones = corners.map(({ x, z }) => zoneAt(x, z));
  const countable = zones.filter((zone) => zone.kind !== 'hole');
  const names = new Set(zones.flatMap((zone) => (zone.kind === 'section' ? [zone.section] : [])));
  const touched = SECTIONS.filter(({ id }) => names.has(id)).map(({ id, value }) => ({ section: id, value }));
  if (rest || countable.length === 0) return { ...NOWHERE, rest: 'hole', touched };
  const zone = mostOf(countable);
  if (zone.kind !== 'section') return { ...NOWHERE, rest: zone.kind, touched };
  const { section, value } = zone;
  return { ...NOWHERE, rest: 'section', section, value, bullseye: isBullseye(section), touched };
}

type Countable = Exclude<Zone, { kind: 'hole' }>;

const nameOf = (zone: Countable): string => (zone.kind === 'section' ? zone.section : zone.kind);

/** Most corners, then the lower rank, then the order of the sections. */
function mostOf(zones: readonly Countable[]): Countable {
  const counts = new Map<string, number>();
  for (const zone of zones) counts.set(nameOf(zone), (counts.get(nameOf(zone)) ?? 0) + 1);
  const inOrder = (zone: Countable) => SECTIONS.findIndex(({ id }) => id === nameOf(zone));
  const [first] = zones
    .slice()
    .sort(
      (a, b) =>
        (counts.get(nameOf(b)) ?? 0) - (counts.get(nameOf(a)) ?? 0) || rankOf(a) - rankOf(b) || inOrder(a) - inOrder(b),
    );
  return first;
}

/** The table after a throw: what fell off and what leaned on a vanished Iceberg is taken out (DF-R100.4, DF-R109.1). */
export function layoutAfter(before: Layout, seen: Evidence, { icebergs }: ThrowFacts): Layout {
  const gone = icebergs.map((index) => `${ICEBERG}${index}`);
  const stays = ({ id }: DiePose) => !seen.off.includes(id) && !gone.some((name) => seen.touching[id]?.includes(name));
  return {
    dice: seen.dice.filter(stays).sort(byDieOrder),
    templates: before.templates,
    icebergs: before.icebergs.filter((index) => !icebergs.includes(index)),
  };
}
