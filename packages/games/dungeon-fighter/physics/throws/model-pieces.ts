/**
 * What Icebergs and Templates make of a die that would have come to rest on a bare board: taken from throws of the bots
 * that were thrown twice, with the piece and without it (scripts/fit-model). Dice that lie there need no such table:
 * thrown twice, they change less than one Hit in a hundred.
 */
import type { Layout, TemplateId } from '../types';
import seats from '../world/data/seats.json';
import { POSE_MM } from '../world/measures';
import { SECTIONS, zoneAt } from '../world/zones';
import model from './model.json';
import { NO_SECTION, pack1, REST, read1 } from './records';
import { pointIn } from './spots';

/** Where a die rests, and what it did on its way (records.ts). */
export interface Picked {
  readonly rest: number;
  readonly second: number;
  readonly flags: number;
}

/** A whole number below a size; another one for each channel. */
export type Draw = (channel: number, size: number) => number;

const WIDTH = 3;
const ICEBERG = 20;
const SPOT = 30;
const TEMPLATE = 31;

/** One of the entries of three characters each, or -1 where there are none. */
const oneOf = (entries: string | undefined, draw: Draw, channel: number): number =>
  entries ? WIDTH * draw(channel, entries.length / WIDTH) : -1;

// ---- Icebergs

const ICEBERGS: { readonly [rest: string]: string } = model.icebergs;

/** How a throw that would have rested here ended among all four Icebergs, and which of them it touched. */
export const packIcebergs = ({ rest, second }: Picked, touched: readonly number[]): string =>
  pack1(rest) + pack1(second) + pack1(touched.reduce((mask, iceberg) => mask | (1 << iceberg), 0));

/** DF-26.5, DF-R109.1: who would have touched only Icebergs that are gone lies where it would have lain. */
export function amongIcebergs(
  picked: Picked,
  standing: readonly number[],
  draw: Draw,
): { readonly picked: Picked; readonly touched: readonly number[] } {
  const entries = ICEBERGS[picked.rest];
  const at = standing.length === 0 ? -1 : oneOf(entries, draw, ICEBERG);
  if (at < 0) return { picked, touched: [] };
  const mask = read1(entries, at + 2);
  const touched = standing.filter((iceberg) => (mask >> iceberg) % 2 === 1);
  if (touched.length === 0) return { picked, touched };
  return { picked: { ...picked, rest: read1(entries, at), second: read1(entries, at + 1) }, touched };
}

// ---- Templates

type Lying = Layout['templates'][number];
const TEMPLATES: { readonly [kind: string]: { readonly [where: string]: string } } = model.templates;

export const kindOf = (template: TemplateId): 'frozen' | 'weak-point' =>
  template === 'weak-point' ? 'weak-point' : 'frozen';

interface Point {
  readonly x: number;
  readonly z: number;
}
const MILLION = 1_000_000;

/** How far a point is from a Template's middle, mm, as the thrower sees it: towards the thrower, and to the right. */
export function fromTemplate(seat: number, { p }: Pick<Lying, 'p'>, { x, z }: Point) {
  const [sine, cosine] = seats[seat];
  const [dx, dz] = [x - p[0] / POSE_MM, z - p[2] / POSE_MM];
  return { near: (dx * sine + dz * cosine) / MILLION, right: (dx * cosine - dz * sine) / MILLION };
}
type Off = ReturnType<typeof fromTemplate>;

function pointAt(seat: number, { p }: Lying, { near, right }: Off): Point {
  const [sine, cosine] = seats[seat];
  return {
    x: p[0] / POSE_MM + (sine * near + cosine * right) / MILLION,
    z: p[2] / POSE_MM + (cosine * near - sine * right) / MILLION,
  };
}

/** mm from its middle: where the die would have rested. */
const BANDS = [25, 35, 45, 55, 70] as const;
/** So far to the side, mm, it still lies in the way of a die that comes to rest behind it. */
const BESIDE = 45;

/** How a Template lies to where a die would have rested: how near, and whether on its way. */
export function whereIs({ near, right }: Off): string {
  const distance = near * near + right * right;
  const band = BANDS.findIndex((mm) => distance < mm * mm);
  const onTheWay = near < 0 && Math.abs(right) < BESIDE && (band < 0 || BANDS[band] > BESIDE);
  return `${band < 0 ? 'far' : BANDS[band]}${onTheWay ? ' behind' : ''}`;
}

/** What became of it: as without the Template, upon it, in its opening, off the board, or at another place. */
export const FATES = { same: 0, upon: 1, inside: 2, out: 3, elsewhere: 4 } as const;
const COARSE = 8; // mm
const MIDDLE = 32;
const packMm = (mm: number): string => pack1(Math.max(0, Math.min(63, Math.round(mm / COARSE) + MIDDLE)));
const readMm = (packed: number): number => (packed - MIDDLE) * COARSE;

export const packFate = (fate: keyof typeof FATES, off: Off = { near: 0, right: 0 }): string =>
  pack1(FATES[fate]) + packMm(off.near) + packMm(off.right);

const indexes = new Map(SECTIONS.map(({ id }, index) => [id, index]));

function restAt({ x, z }: Point): number {
  const zone = zoneAt(Math.round(x * POSE_MM), Math.round(z * POSE_MM));
  return zone.kind === 'section' ? (indexes.get(zone.section) as number) : REST[zone.kind];
}

/** DF-R106.5: where it rests, or which Template it rests on or in; null: as if there were none. */
export function amongTemplates(
  { rest, flags }: Picked,
  seat: number,
  templates: readonly Lying[],
  draw: Draw,
): { readonly picked: Picked } | { readonly template: TemplateId; readonly inside: boolean } | null {
  if (templates.length === 0 || rest >= SECTIONS.length) return null;
  const point = pointIn(rest, (size) => draw(SPOT, size));
  for (const [i, template] of templates.entries()) {
    const entries = TEMPLATES[kindOf(template.id)][whereIs(fromTemplate(seat, template, point))];
    const at = oneOf(entries, draw, TEMPLATE + i);
    const fate = at < 0 ? FATES.same : read1(entries, at);
    if (fate === FATES.same) continue;
    if (fate === FATES.upon || fate === FATES.inside) return { template: template.id, inside: fate === FATES.inside };
    const off = { near: readMm(read1(entries, at + 1)), right: readMm(read1(entries, at + 2)) };
    const now = fate === FATES.out ? REST.out : restAt(pointAt(seat, template, off));
    return { picked: { rest: now, second: NO_SECTION, flags } };
  }
  return null;
}
