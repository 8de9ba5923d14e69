/** Flips by the model: of the recorded flips that erred most like this one, the nonce picks one (DF-R110). */
import type { FlipOutcome, FlipSituation, Layout, TemplateId } from '../types';
import seats from '../world/data/seats.json';
import { BOARD, POSE_MM, POSE_TURN, TEMPLATE_MEASURES } from '../world/measures';
import { flipReference } from './flip';
import model from './model.json';
import { mix } from './noise';
import { pick, type Records, unpack } from './records';

const TICKS = 300;
const MILLION = 1_000_000;
const MIDDLE = 32;
const COARSE = 16; // mm: where it lies is kept in steps of this
export const FLIP_FLAGS = { turned: 1, touchesTable: 2 } as const;

const flips = new Map<string, Records>();

function flipsOf(template: TemplateId): Records {
  const kind = template === 'weak-point' ? 'weak-point' : 'frozen';
  let records = flips.get(kind);
  if (!records) {
    records = unpack(model.flips[kind]);
    flips.set(kind, records);
  }
  return records;
}

/** Direction in mrad, speed and turn rate in per mille off the reference; a hand to the side is another direction. */
export function flipDeviation([, lat, f, l, u, turn]: readonly number[]) {
  const [, , f0, , u0, turn0] = flipReference();
  return {
    direction: 1000 * (l / f + lat / 640),
    speed: 500 * (f / f0 + u / u0 - 2),
    loft: 200 * (turn / turn0 - 1),
  };
}

/** Where it lies, mm, from the board's centre: towards the thrower and to the right; packed in one character each. */
export const packSpot = (mm: number): number => Math.max(0, Math.min(63, Math.round(mm / COARSE) + MIDDLE));
const readSpot = (packed: number): number => (packed - MIDDLE) * COARSE;

export function modelFlip({ layout, template, input, nonce }: FlipSituation): FlipOutcome {
  const records = flipsOf(template);
  const one = pick(records, flipDeviation(input), (nth, size) => mix(nonce[0], nth, nonce[1]) % size);
  const [flags, out, side] = records.singles.map((column) => column[one]);
  const turned = (flags & FLIP_FLAGS.turned) !== 0;
  const touchesTable = (flags & FLIP_FLAGS.touchesTable) !== 0;
  const spot = spotAt(input[0], readSpot(out), readSpot(side));
  const displaced = turned && !touchesTable ? under(layout, template, spot) : [];
  const facts = { template, turned, touchesTable, displaced };
  return { facts, layout: layoutWith(layout, facts, spot), ticks: TICKS, hash: 'model' };
}

interface Spot {
  readonly x: number;
  readonly z: number;
}

function spotAt(seat: number, out: number, side: number): Spot {
  const [sine, cosine] = seats[seat];
  return { x: (sine * out + cosine * side) / MILLION, z: (cosine * out - sine * side) / MILLION };
}

/** DF-R110.4: dice below it are taken away. */
function under({ dice }: Layout, template: TemplateId, { x, z }: Spot): string[] {
  const { outer } = TEMPLATE_MEASURES[template];
  return dice
    .filter(({ p }) => {
      const [dx, dz] = [p[0] / POSE_MM - x, p[2] / POSE_MM - z];
      return dx * dx + dz * dz <= outer * outer;
    })
    .map(({ id }) => id);
}

function layoutWith(layout: Layout, facts: FlipOutcome['facts'], { x, z }: Spot): Layout {
  if (!facts.turned || facts.touchesTable) return layout;
  const { thickness } = TEMPLATE_MEASURES[facts.template];
  const height = BOARD.top + thickness / 2;
  const lying = {
    id: facts.template,
    p: [x, height, z].map((mm) => Math.round(mm * POSE_MM) + 0) as [number, number, number],
    q: [0, 0, 0, POSE_TURN] as const,
  };
  return {
    ...layout,
    dice: layout.dice.filter(({ id }) => !facts.displaced.includes(id)),
    templates: [...layout.templates, lying].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}
