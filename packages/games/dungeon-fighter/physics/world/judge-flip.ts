/** A flipped Template at rest: DF-R110.3, DF-R110.4, DF-R110.7, DF-R75. */
import type { DieId, DiePose, FlipFacts, Layout, TemplateId } from '../types';
import { cornersAt } from './die';
import { BOARD, POSE_MM, POSE_TURN, TEMPLATE_MEASURES } from './measures';
import { byDieOrder } from './order';
import { placeOf, turnOf } from './pose';
import type { Run } from './runner';
import { rotate } from './vectors';

export type FlipEvidence = Pick<Run, 'dice' | 'templates' | 'off' | 'touching' | 'turned'>;

/** 180 degrees. */
const HALF_TURN = 3142;
const FLAT = 0.999;

type Lying = Layout['templates'][number];

export function judgeFlip(seen: FlipEvidence, template: TemplateId): FlipFacts {
  const touching = seen.touching[template] ?? [];
  const touchesTable = seen.off.includes(template) || touching.includes('table');
  const turned = seen.turned >= HALF_TURN;
  const valid = turned && !touchesTable;
  return { template, turned, touchesTable, displaced: valid ? displacedBy(seen, template) : [] };
}

const flipped = ({ templates }: FlipEvidence, template: TemplateId): Lying => {
  const found = templates.find(({ id }) => id === template);
  if (!found) throw new Error(`The world shows no Template ${template}.`);
  return found;
};

/** It rests on a die: that one goes, and so does every other on which it would then lie. */
function displacedBy(seen: FlipEvidence, template: TemplateId): DieId[] {
  const lying = flipped(seen, template);
  const here = seen.dice.filter(({ id }) => !seen.off.includes(id));
  const touched = here.filter(({ id }) => seen.touching[template]?.includes(id));
  if (touched.length === 0 || isFlat(lying, seen)) return [];
  return here.filter((die) => touched.includes(die) || isUnder(die, lying)).map(({ id }) => id);
}

/** On the board, or on Templates that lie there: a die beside it may touch it and yet not carry it. */
function isFlat(lying: Lying, seen: FlipEvidence): boolean {
  const { y } = rotate(turnOf(lying), { x: 0, y: 1, z: 0 });
  return Math.abs(y) > FLAT && placeOf(lying).y < flatHeight(lying, seen) + 1;
}

/** In plan, between the inner and the outer circle. */
function isUnder(die: DiePose, lying: Lying): boolean {
  const { inner, outer } = TEMPLATE_MEASURES[lying.id];
  const at = placeOf(lying);
  return cornersAt(die).some(({ x, z }) => {
    const [dx, dz] = [x / POSE_MM - at.x, z / POSE_MM - at.z];
    const distance = dx * dx + dz * dz;
    return distance >= inner * inner && distance <= outer * outer;
  });
}

/** Its middle when it lies flat on the board, or on the Templates that are under it. */
function flatHeight(lying: Lying, { templates }: FlipEvidence): number {
  const { thickness, outer } = TEMPLATE_MEASURES[lying.id];
  const at = placeOf(lying);
  const below = templates.filter(({ id, p }) => {
    if (id === lying.id) return false;
    const [dx, dz, reach] = [p[0] / POSE_MM - at.x, p[2] / POSE_MM - at.z, outer + TEMPLATE_MEASURES[id].outer];
    return dx * dx + dz * dz < reach * reach;
  });
  const tops = below.map((other) => placeOf(other).y + TEMPLATE_MEASURES[other.id].thickness / 2);
  return Math.max(BOARD.top, ...tops) + thickness / 2;
}

/** The table after it: the Template lies there only if the flip is valid (DF-30.3, DF-30.5). */
export function layoutAfterFlip(before: Layout, seen: FlipEvidence, facts: FlipFacts): Layout {
  const dice = seen.dice.filter(({ id }) => !seen.off.includes(id) && !facts.displaced.includes(id)).sort(byDieOrder);
  if (!facts.turned || facts.touchesTable) return { ...before, dice };
  const lying = flipped(seen, facts.template);
  const laid = facts.displaced.length > 0 ? setDown(lying, seen) : lying;
  return { ...before, dice, templates: [...before.templates, laid].sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

const setDown = (lying: Lying, seen: FlipEvidence): Lying => ({
  id: lying.id,
  p: [lying.p[0], Math.round(flatHeight(lying, seen) * POSE_MM), lying.p[2]],
  q: [0, 0, 0, POSE_TURN],
});
