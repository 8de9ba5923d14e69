/**
 * A throw as the rules ask for it: named whole numbers in a fixed order, each with the limits of the throw in force
 * (DF-R104.1, DF-R104.3, DF-R107, DF-R108). What a launcher fixes has no field. Where the ledger's limit of one number
 * hangs on another (u on f), the field is their ratio, so that every field has limits of its own.
 */
import type { InputField } from '@tabard/kernel';
import type { Requirement, Shape } from '../types';
import { type Launcher, launcherOf } from './channels';
import { type Did, LAST_DID, LONGEST, MOST_DEEDS, readDeeds } from './did';
import { SINCE_BEGIN } from './pace';

type Range = readonly [min: number, max: number];

/** Every field but the last, in order. */
export const FIELD_NAMES = [
  'seat', // steps of 5 degrees around the table
  'r',
  'y',
  'lat',
  'f',
  'l',
  'u',
  'loft', // u in per mille of f
  'spinX',
  'spinY',
  'spinZ',
  'floeDistance',
  'floeLat',
  'pondDistance',
  'pondLat',
  'wallAzimuth', // steps of 5 degrees from the seat
  'wallTurn', // steps of 5 degrees from the radial line
  'pivotR',
  'lip',
  'yaw', // mrad
  'side',
  'angle', // mrad
  'rate', // mrad/s
  'offset', // where the flick meets the card's edge
  'scheme',
  'slow',
  'release', // ticks since the beginning
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
type Ranges = { [field in FieldName]?: Range | null };

/** DF-R104.1: how the throw was made. The index is what is sent. */
export const SCHEMES = ['drag', 'keys', 'one-button', 'assist', 'bot'] as const;
export type Scheme = (typeof SCHEMES)[number];

const SPIN: Range = [-20_000, 20_000];
const FIXED = null;

/** DF-R104.3. */
const PLAIN: Ranges = {
  r: [600, 700],
  y: [60, 200],
  lat: [-150, 150],
  f: [600, 3600],
  l: [-600, 600],
  u: [-1500, 1500],
  spinX: SPIN,
  spinY: SPIN,
  spinZ: SPIN,
};

/** A launcher changes what its clause names; the rest is as in a plain throw. */
const LAUNCHER_RANGES: { readonly [launcher in Launcher]: Ranges } = {
  plain: {},
  'card-flick': { r: FIXED, y: FIXED, f: [1200, 3000], u: FIXED, spinX: FIXED, spinY: FIXED, spinZ: FIXED }, // DF-R107.2
  head: { r: FIXED, y: FIXED, f: [600, 1600], u: [0, 200] }, // DF-R107.4
  prayer: { r: FIXED, y: FIXED, f: [900, 2000] }, // DF-R107.9
  punch: { r: FIXED, y: FIXED, f: [1200, 2400], u: FIXED }, // DF-R107.10
  'under-table': { r: FIXED, y: FIXED, f: [1100, 2200], u: FIXED, loft: [500, 1200] }, // DF-R107.11
  x: { r: FIXED, y: FIXED, f: [900, 1800], spinX: FIXED, spinZ: FIXED }, // DF-R107.14
  // DF-R107.12
  waterfall: {
    ...(Object.fromEntries(Object.keys(PLAIN).map((field) => [field, FIXED])) as Ranges),
    pivotR: [560, 700],
    lip: [40, 140],
    yaw: [-175, 175], // 10 degrees
    side: [-15, 15],
    angle: [350, 800],
    rate: [1000, 4000],
  },
};

/** Launchers that leave u to the thrower, so that the Eye-Level's ratio can hold (DF-R108.7: else the launcher wins). */
const U_IS_FREE: readonly Launcher[] = ['plain', 'prayer', 'x'];

function viewAndTiming(reqs: readonly Requirement[], launcher: Launcher): Ranges {
  const eyeLevel = reqs.includes('eye-level');
  const ranges: Ranges = {};
  if (launcher === 'plain' && reqs.includes('jump')) ranges.y = FIXED; // DF-R107.7: 120
  if (launcher === 'plain' && eyeLevel) ranges.y = [30, 80]; // DF-R107.3, with Jump DF-R108.9
  if (eyeLevel && U_IS_FREE.includes(launcher)) Object.assign(ranges, { u: FIXED, loft: [100, 350] });
  if (eyeLevel && launcher === 'waterfall') ranges.lip = [40, 80]; // DF-R108.5
  return ranges;
}

/** DF-R108.5, and the Card Flick's own way to steer under another launcher. */
function combined(reqs: readonly Requirement[], launcher: Launcher, shape: Shape): Ranges {
  const ranges: Ranges = {};
  if (launcher === 'waterfall') {
    if (reqs.includes('head')) ranges.lip = FIXED;
    if (reqs.includes('under-table')) ranges.pivotR = [680, 700];
    if (shape === 'water') ranges.side = FIXED; // DF-R107.12
  }
  if (reqs.includes('card-flick')) Object.assign(ranges, { offset: [-30, 30], l: FIXED, yaw: FIXED }); // DF-R107.2
  return ranges;
}

function path(reqs: readonly Requirement[]): Ranges {
  const ranges: Ranges = {};
  if (reqs.includes('ice-floe')) Object.assign(ranges, { floeDistance: [300, 460], floeLat: [-100, 100] }); // DF-R107.5
  if (reqs.includes('pond')) Object.assign(ranges, { pondDistance: [310, 470], pondLat: [-120, 120] }); // DF-R107.8
  if (reqs.includes('ice-wall')) Object.assign(ranges, { wallAzimuth: [-12, 12], wallTurn: [-9, 9] }); // DF-R107.6
  return ranges;
}

/** DF-R107.4: a nod before 360 ticks is refused. */
export const HEAD_HOLD = 360;

/** Made once for each set and shape: throws by the thousand ask for the same ones. */
const made = new Map<string, readonly InputField[]>();

export function fieldsOf(reqs: readonly Requirement[], shape: Shape): readonly InputField[] {
  const key = `${reqs.join('+')}/${shape}`;
  const fields = made.get(key) ?? makeFields(reqs, shape);
  made.set(key, fields);
  return fields;
}

function makeFields(reqs: readonly Requirement[], shape: Shape): InputField[] {
  const launcher = launcherOf(reqs);
  const ranges: Ranges = {
    seat: [0, 71],
    ...PLAIN,
    ...LAUNCHER_RANGES[launcher],
    ...viewAndTiming(reqs, launcher),
    ...combined(reqs, launcher, shape),
    ...path(reqs),
    scheme: [0, SCHEMES.length - 1],
    slow: [0, 1],
    release: [reqs.includes('head') ? HEAD_HOLD : 0, LONGEST],
  };
  const fields: InputField[] = [];
  for (const name of FIELD_NAMES) {
    const range = ranges[name];
    if (range) fields.push({ name, min: range[0], max: range[1], ...(name === 'release' && { since: SINCE_BEGIN }) });
  }
  fields.push({ name: 'did', min: 0, max: LAST_DID, upTo: MOST_DEEDS });
  return fields;
}

/** A throw's numbers by name; what has no field is not there. */
export type Input = { readonly [field in FieldName]?: number } & { readonly did: readonly Did[] };

export function readInput(fields: readonly InputField[], numbers: readonly number[]): Input {
  const named: { [field: string]: number } = {};
  const single = fields.length - 1;
  for (let i = 0; i < single; i++) named[fields[i].name] = numbers[i];
  return { ...named, did: readDeeds(numbers.slice(single)) };
}

/** The numbers of named values: what is missing is 0 or the nearest to it, what is too great or small is cut. */
export function writeInput(
  fields: readonly InputField[],
  named: { readonly [field in FieldName]?: number },
  deeds: readonly number[],
): number[] {
  const numbers = fields
    .slice(0, -1)
    .map(({ name, min, max }) => Math.min(max, Math.max(min, Math.round(named[name as FieldName] ?? 0))) + 0);
  return [...numbers, ...deeds];
}
