/**
 * node packages/physics/scripts/run.mjs validate-model [throws]: the model against the physics, for every single requirement
 * and skill: share of Hits and mean value, from other seeds than those the model was made of.
 */
import { throwDice } from '../src/throw';
import { aimFor, setKey } from '../src/throws/aims';
import { SKILLS, type SkillName } from '../src/throws/errors';
import { modelThrow } from '../src/throws/model';
import type { Requirement, Shape, ThrowOutcome, ThrowSituation } from '../src/types';
import { setsOf } from './lib/sets';
import { situationOf, type Tally, tally } from './lib/trial';

const NAMES: readonly SkillName[] = ['expert', 'regular', 'novice'];
const SEED = 40_000;
const BY_MODEL = 3000;

const shown = ({ hits, mean }: Tally): string => `${Math.round(100 * hits)} %, ${mean.toFixed(2)}`;

function rowOf(reqs: readonly Requirement[], shape: Shape, times: number): string {
  const aim = aimFor(reqs, shape, 'bullseye');
  const of = (name: SkillName, count: number, by: (situation: ThrowSituation) => ThrowOutcome) =>
    shown(tally(reqs, shape, SKILLS[name], aim, SEED, count, by));
  const cells = NAMES.flatMap((name) => [of(name, times, throwDice), of(name, BY_MODEL, modelThrow)]);
  return `| ${setKey(reqs, shape)} | ${cells.join(' | ')} |`;
}

function speed(): number {
  const situations = setsOf(1).flatMap((reqs) =>
    Array.from({ length: 200 }, (_, i) =>
      situationOf(reqs, 'd4', SKILLS.regular, aimFor(reqs, 'd4', 'bullseye'), SEED + i),
    ),
  );
  for (let warm = 0; warm < 5; warm++) for (const situation of situations) modelThrow(situation);
  const start = process.cpuUsage();
  for (const situation of situations) modelThrow(situation);
  const { user, system } = process.cpuUsage(start);
  return Math.round((1_000_000 * situations.length) / (user + system));
}

export default function validate(_root: string, [times = '200']: readonly string[]): void {
  console.log(`Model throws in a second of the processor: ${speed()}`);
  console.log(`| Set | ${NAMES.flatMap((name) => [`${name}, physics`, 'model']).join(' | ')} |`);
  console.log(`| --- |${' --- |'.repeat(2 * NAMES.length)}`);
  for (const reqs of [...setsOf(0), ...setsOf(1)]) console.log(rowOf(reqs, 'd4', Number(times)));
  for (const shape of ['water', 'snow'] as const) console.log(rowOf([], shape, Number(times)));
}
