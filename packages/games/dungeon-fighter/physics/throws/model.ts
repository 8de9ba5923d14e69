/**
 * The outcome model: what a throw does, drawn from recorded ones instead of the world, for games by the thousand. The
 * records are the bots' own throws in games through the physics (scripts/fit-model). The hand is computed exactly
 * (proofs, disturbances); of the recorded throws of the same requirements that were off their aim most like this one,
 * the nonce picks one. Icebergs and Templates do to it what they were seen to do (model-pieces.ts). Dice do not stay on
 * the table: measured, they do not matter to the next throw.
 */
import type { DieFacts, Launch, Layout, Requirement, Shape, ThrowOutcome, ThrowSituation } from '../types';
import { DICE } from '../world/measures';
import { BULLSEYE, SECTIONS } from '../world/zones';
import { hasOwnAim, setKey } from './aims';
import { channelsOf } from './channels';
import { baseOf, deviationOf } from './deviation';
import { launchOf } from './launch';
import model from './model.json';
import { amongIcebergs, amongTemplates, type Draw, type Picked } from './model-pieces';
import { mix } from './noise';
import { type Deviation, FLAGS, NO_SECTION, pick, REST, type Records, unpack } from './records';

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

/** The Water dice leave together (DF-29.7): each has its own column of the same throws, named by its number. */
export const columnOf = (key: string, die: number): string => (die === 0 ? key : `${key}-${die}`);

/** A set whose records may stand for others. */
interface Source {
  readonly key: string;
  readonly reqs: readonly Requirement[];
  readonly shape: Shape;
}
const sourceAt = (key: string): Source => {
  const [parts, shape] = key.split('/') as [string, Shape];
  return { key, reqs: parts === 'plain' ? [] : (parts.split('+') as Requirement[]), shape };
};
const SOURCES = Object.keys(SETS)
  .filter((key) => !/-\d$/.test(key))
  .map(sourceAt);
const sources = new Map<string, Source>();

/** Whose records stand for a set: its own, else those of the part that is most like it. */
function sourceOf(reqs: readonly Requirement[], shape: Shape): Source {
  const key = setKey(reqs, shape);
  let found = sources.get(key);
  if (!found) {
    found = SETS[key] === undefined ? greatestPart(reqs, shape) : sourceAt(key);
    sources.set(key, found);
  }
  return found;
}

/**
 * The greatest part that has the launcher, then of the pieces of the path as many as can be. A throw without an aim of
 * its own is made by the launcher's reference and Hits less: a part that is thrown so comes before all others. Another
 * shape has at least its plain throws.
 */
function greatestPart(reqs: readonly Requirement[], shape: Shape): Source {
  const { launcher, path } = channelsOf(reqs);
  const kind = SETS[`plain/${shape}`] === undefined ? 'd4' : shape;
  const aimed = hasOwnAim(reqs, shape);
  const worth = (part: Source) =>
    (hasOwnAim(part.reqs, part.shape) === aimed ? 1000 : 0) +
    (launcher.length > 0 && part.reqs.includes(launcher[0]) ? 100 : 0) +
    10 * path.filter((requirement) => part.reqs.includes(requirement)).length +
    part.reqs.length;
  const parts = SOURCES.filter((part) => part.shape === kind && part.reqs.every((part) => reqs.includes(part)));
  return parts.reduce((best, part) => (worth(part) > worth(best) ? part : best), sourceAt(`plain/${kind}`));
}

/** Whole numbers that the nonce of one die gives, as many as are wanted. */
const drawOf = (nonce: readonly number[], die: number): Draw => {
  const at = die * NONCES;
  const seed = nonce[at + 1] + 1024 * (nonce[at + 2] + 1024 * nonce[at + 3]);
  const index = nonce[at + 4] + 1024 * nonce[at + 5];
  return (channel, size) => mix(seed, channel, index) % size;
};

const FELL: Picked = { rest: REST.out, second: NO_SECTION, flags: FLAGS.bounced };

function pickFrom(key: string, deviation: Deviation, draw: Draw, channel: number): Picked {
  const records = recordsAt(key);
  const one = pick(records, deviation, (nth, size) => draw(channel + nth, size));
  const [rest, second, flags] = records.singles;
  return { rest: rest[one], second: second[one], flags: flags[one] };
}

const PATH = ['ice-floe', 'ice-wall', 'pond', 'waterfall'] as const;
type Path = (typeof PATH)[number];
const isPath = (requirement: Requirement): requirement is Path => PATH.includes(requirement as Path);

/** A piece of the path that the records do not know is met as often as in its own throw, at the same error. */
function pathMet(requirement: Path, source: Source, it: Picked, deviation: Deviation, draw: Draw): boolean {
  const bit = FLAGS[requirement];
  if (source.reqs.includes(requirement)) return (it.flags & bit) !== 0;
  return (pickFrom(`${requirement}/d4`, deviation, draw, 40 + 3 * PATH.indexOf(requirement)).flags & bit) !== 0;
}

export function modelThrow(situation: ThrowSituation): ThrowOutcome {
  const { layout, reqs, dice, nonce } = situation;
  const launch = launchOf(situation);
  const icebergs = new Set<number>();
  let wallDown = false;
  const together = drawOf(nonce, 0); // Dice that leave together have one throw among the records.
  const facts = dice.map(({ id, shape }, index): DieFacts => {
    const { faces } = DICE[shape];
    const symbol = faces[nonce[index * NONCES] % faces.length];
    const die = throwOne(launch, reqs, shape, index, layout, together, drawOf(nonce, index));
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

function throwOne(
  launch: Launch,
  reqs: readonly Requirement[],
  shape: Shape,
  index: number,
  layout: Layout,
  together: Draw,
  draw: Draw,
) {
  const source = sourceOf(reqs, shape);
  const fell = launch.vel.f === DROPPED;
  const deviation = fell ? { direction: 0, speed: 0, loft: 0 } : deviationOf(launch, reqs, shape);
  const column = columnOf(source.key, source.shape === 'water' ? index : 0);
  const bare = fell ? FELL : asThrownFrom(launch.seat, source, pickFrom(column, deviation, together, 1));
  const met: { [requirement: string]: boolean } = {};
  for (const requirement of reqs) {
    if (isPath(requirement)) met[requirement] = !fell && pathMet(requirement, source, bare, deviation, together);
  }
  const { icebergs, rest } = restOf(bare, launch.seat, layout, draw);
  return {
    bounced: (bare.flags & FLAGS.bounced) !== 0,
    reqs: met,
    wallDown: (bare.flags & FLAGS.wallDown) !== 0,
    icebergs,
    rest,
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
function asThrownFrom(seat: number, { reqs, shape }: Source, { rest, second, flags }: Picked): Picked {
  const octants = Math.round((seat - baseOf(reqs, shape).seat) / SEATS_PER_OCTANT);
  return octants === 0
    ? { rest, second, flags }
    : { rest: turned(rest, octants), second: turned(second, octants), flags };
}

type Rest = Pick<DieFacts, 'rest' | 'section' | 'value' | 'bullseye' | 'touched' | 'template' | 'inside'>;
const NOWHERE: Rest = { rest: 'out', section: '', value: 0, bullseye: false, touched: [], template: '', inside: false };

/** From where it would rest on a bare board to where it rests on this one. */
function restOf(bare: Picked, seat: number, layout: Layout, draw: Draw): { rest: Rest; icebergs: readonly number[] } {
  const lies = amongTemplates(bare, seat, layout.templates, draw);
  if (lies && 'template' in lies) return { rest: { ...NOWHERE, rest: 'template', ...lies }, icebergs: [] };
  if (lies) return { rest: placeOf(lies.picked), icebergs: [] };
  const { picked, touched } = amongIcebergs(bare, layout.icebergs, draw);
  return { rest: placeOf(picked), icebergs: touched };
}

function placeOf({ rest, second }: Picked): Rest {
  if (rest === REST.out) return NOWHERE;
  if (rest === REST.bone) return { ...NOWHERE, rest: 'bone' };
  if (rest === REST.wall) return { ...NOWHERE, rest: 'wall' };
  if (rest === REST.hole) return { ...NOWHERE, rest: 'hole' };
  const { id, value } = SECTIONS[rest];
  const touched = second === NO_SECTION ? [rest] : [rest, second].sort((a, b) => a - b);
  return {
    ...NOWHERE,
    rest: 'section',
    section: id,
    value,
    bullseye: id === BULLSEYE,
    touched: touched.map((at) => ({ section: SECTIONS[at].id, value: SECTIONS[at].value })),
  };
}
