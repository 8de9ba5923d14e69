/**
 * The outcome model: what a throw does, drawn from recorded throws instead of the world, for games by the thousand.
 * The hand is computed exactly (proofs, disturbances); of the recorded throws of the same requirements that were off
 * their aim most like this one, the nonce picks one. Dice do not stay on the table, and do not meet each other.
 */
import type { DieFacts, Launch, Layout, Requirement, Shape, TemplateId, ThrowOutcome, ThrowSituation } from '../types';
import { DICE, POSE_MM, TEMPLATE_MEASURES } from '../world/measures';
import { BULLSEYE, SECTIONS } from '../world/zones';
import { setKey } from './aims';
import { channelsOf } from './channels';
import { baseOf, deviationOf } from './deviation';
import { launchOf } from './launch';
import model from './model.json';
import { mix } from './noise';
import { type Deviation, FLAGS, NO_SECTION, nearest, REST, type Records, unpack } from './records';
import { pointIn } from './spots';

const TICKS = 180;
const NONCES = 6;
/** DF-R107.17: a die that stuck, slipped or fell; it drops in front of the thrower. */
const DROPPED = 100;

const SETS: { readonly [key: string]: string } = model.sets;
const unpacked = new Map<string, Records>();

function recordsAt(key: string): Records {
  let records = unpacked.get(key);
  if (!records) {
    records = unpack(SETS[key]);
    unpacked.set(key, records);
  }
  return records;
}

const partsOf = (key: string): readonly string[] => key.slice(0, key.indexOf('/')).split('+');
const sources = new Map<string, string>();

/**
 * Whose records stand for a set: its own, else those of its greatest part that has the launcher, then of the pieces of
 * the path as many as can be. Another shape has at least its plain throws.
 */
function sourceOf(reqs: readonly Requirement[], shape: Shape): string {
  const key = setKey(reqs, shape);
  const found = sources.get(key) ?? (SETS[key] === undefined ? greatestPart(reqs, shape) : key);
  sources.set(key, found);
  return found;
}

function greatestPart(reqs: readonly Requirement[], shape: Shape): string {
  const { launcher, path } = channelsOf(reqs);
  const worth = (parts: readonly string[]) =>
    (launcher.length > 0 && parts.includes(launcher[0]) ? 100 : 0) +
    10 * path.filter((requirement) => parts.includes(requirement)).length +
    parts.length;
  const kind = SETS[`plain/${shape}`] === undefined ? 'd4' : shape;
  let best = `plain/${kind}`;
  let most = 0;
  for (const key of Object.keys(SETS)) {
    const parts = partsOf(key);
    if (!key.endsWith(`/${kind}`) || !parts.every((part) => reqs.includes(part as Requirement))) continue;
    if (worth(parts) <= most) continue;
    most = worth(parts);
    best = key;
  }
  return best;
}

/** Whole numbers that the nonce of one die gives, as many as are wanted. */
const drawOf = (nonce: readonly number[], die: number) => {
  const at = die * NONCES;
  const seed = nonce[at + 1] + 1024 * (nonce[at + 2] + 1024 * nonce[at + 3]);
  const index = nonce[at + 4] + 1024 * nonce[at + 5];
  return (channel: number, size: number): number => mix(seed, channel, index) % size;
};
type Draw = ReturnType<typeof drawOf>;

interface Picked {
  readonly rest: number;
  readonly second: number;
  readonly flags: number;
}

const FELL: Picked = { rest: REST.out, second: NO_SECTION, flags: FLAGS.bounced };

function pickFrom(key: string, deviation: Deviation, draw: Draw, channel: number): Picked {
  const records = recordsAt(key);
  const near = nearest(records, deviation);
  const one = near[draw(channel, near.length)];
  const [rest, second, flags] = records.singles;
  return { rest: rest[one], second: second[one], flags: flags[one] };
}

const PATH = ['ice-floe', 'ice-wall', 'pond', 'waterfall'] as const;
type Path = (typeof PATH)[number];
const isPath = (requirement: Requirement): requirement is Path => PATH.includes(requirement as Path);

/** A piece of the path that the records do not know is met as often as in its own throw, at the same error. */
function pathMet(requirement: Path, source: string, it: Picked, deviation: Deviation, draw: Draw): boolean {
  const bit = FLAGS[requirement];
  if (partsOf(source).includes(requirement)) return (it.flags & bit) !== 0;
  return (pickFrom(`${requirement}/d4`, deviation, draw, 10 + PATH.indexOf(requirement)).flags & bit) !== 0;
}

export function modelThrow(situation: ThrowSituation): ThrowOutcome {
  const { layout, reqs, dice, nonce } = situation;
  const launch = launchOf(situation);
  const icebergs = new Set<number>();
  let wallDown = false;
  const facts = dice.map(({ id, shape }, index): DieFacts => {
    const draw = drawOf(nonce, index);
    const { faces } = DICE[shape];
    const symbol = faces[nonce[index * NONCES] % faces.length];
    const die = throwOne(launch, reqs, shape, layout, draw);
    for (const iceberg of die.icebergs) icebergs.add(iceberg);
    wallDown ||= die.wallDown;
    return { id, bounced: die.bounced, reqs: { ...launch.proofs, ...die.reqs }, ...die.rest, symbol };
  });
  const touched = [...icebergs].sort((a, b) => a - b);
  return {
    facts: { dice: facts, icebergs: touched, wallDown },
    layout: { ...layout, icebergs: layout.icebergs.filter((iceberg) => !icebergs.has(iceberg)) },
    ticks: TICKS,
    hash: 'model',
  };
}

function throwOne(launch: Launch, reqs: readonly Requirement[], shape: Shape, layout: Layout, draw: Draw) {
  const source = sourceOf(reqs, shape);
  const fell = launch.vel.f === DROPPED;
  const deviation = fell ? { direction: 0, speed: 0, loft: 0 } : deviationOf(launch, reqs, shape);
  const picked = fell ? FELL : asThrownFrom(launch.seat, pickFrom(source, deviation, draw, 1), reqs, shape);
  const met: { [requirement: string]: boolean } = {};
  for (const requirement of reqs) {
    if (isPath(requirement)) met[requirement] = !fell && pathMet(requirement, source, picked, deviation, draw);
  }
  const icebergs = icebergsOf(picked, layout.icebergs, draw);
  return {
    bounced: (picked.flags & FLAGS.bounced) !== 0,
    reqs: met,
    wallDown: (picked.flags & FLAGS.wallDown) !== 0,
    icebergs,
    rest: restOf(picked, layout, draw, icebergs.length > 0),
  };
}

/** The octants in the order in which the seats go around the table (DF-C1.2), and how many seats each is wide. */
const AROUND = [1, 0, 7, 6, 5, 4, 3, 2];
const SEATS_PER_OCTANT = 9;
const SECTIONS_OF_A_RING = AROUND.length;

/** The same place of the board for who throws from so many octants further on. */
function turned(section: number, octants: number): number {
  if (section === 0 || section >= SECTIONS.length) return section;
  const ring = Math.floor((section - 1) / SECTIONS_OF_A_RING);
  const at = AROUND.indexOf((section - 1) % SECTIONS_OF_A_RING) + octants;
  return 1 + ring * SECTIONS_OF_A_RING + AROUND[((at % AROUND.length) + AROUND.length) % AROUND.length];
}

/** Records were thrown from the aim's own place; from another the board lies turned. */
function asThrownFrom(
  seat: number,
  { rest, second, flags }: Picked,
  reqs: readonly Requirement[],
  shape: Shape,
): Picked {
  const octants = Math.round((seat - (baseOf(reqs, shape).seat ?? seat)) / SEATS_PER_OCTANT);
  return octants === 0
    ? { rest, second, flags }
    : { rest: turned(rest, octants), second: turned(second, octants), flags };
}

const PER_MILLE = 1000;

/** A die on the board meets each standing Iceberg as often as it was measured; one bound for a hole meets one. */
function icebergsOf({ rest }: Picked, standing: readonly number[], draw: Draw): number[] {
  if (rest === REST.out || rest === REST.wall || standing.length === 0) return [];
  const met = standing.filter((iceberg) => draw(20 + iceberg, PER_MILLE) < model.icebergs[iceberg]);
  return rest === REST.hole && met.length === 0 ? [standing[draw(25, standing.length)]] : met;
}

type Rest = Pick<DieFacts, 'rest' | 'section' | 'value' | 'bullseye' | 'touched' | 'template' | 'inside'>;
const NOWHERE: Rest = { rest: 'out', section: '', value: 0, bullseye: false, touched: [], template: '', inside: false };

function restOf({ rest, second }: Picked, layout: Layout, draw: Draw, held: boolean): Rest {
  if (rest === REST.out) return NOWHERE;
  if (rest === REST.bone) return { ...NOWHERE, rest: 'bone' };
  if (rest === REST.wall) return { ...NOWHERE, rest: 'wall' };
  if (rest === REST.hole && !held) return { ...NOWHERE, rest: 'hole' };
  // An Iceberg stands on the hole: the die comes to lie beside it, on one of the rings A to C.
  const index = rest === REST.hole ? 1 + draw(26, 24) : rest;
  const lies = onTemplate(index, layout, draw);
  if (lies) return { ...NOWHERE, rest: 'template', ...lies };
  const { id, value } = SECTIONS[index];
  const touched = second === NO_SECTION ? [index] : [index, second].sort((a, b) => a - b);
  return {
    ...NOWHERE,
    rest: 'section',
    section: id,
    value,
    bullseye: id === BULLSEYE,
    touched: touched.map((at) => ({ section: SECTIONS[at].id, value: SECTIONS[at].value })),
  };
}

/** By area: somewhere in its section, it lies on a Template or not. */
function onTemplate(
  index: number,
  { templates }: Layout,
  draw: Draw,
): { template: TemplateId; inside: boolean } | null {
  if (templates.length === 0) return null;
  const point = pointIn(index, (size) => draw(30, size));
  for (const { id, p } of templates) {
    const { inner, outer } = TEMPLATE_MEASURES[id];
    const [dx, dz] = [point.x - p[0] / POSE_MM, point.z - p[2] / POSE_MM];
    const distance = dx * dx + dz * dz;
    const within = (radius: number) => radius > 0 && distance <= radius * radius;
    if (within(inner - model.templates.inside)) return { template: id, inside: true };
    if (within(outer - model.templates.edge) && !within(inner)) return { template: id, inside: false };
  }
  return null;
}
