/**
 * node packages/physics/scripts/run.mjs fit-model [minutes] [requirements]: records throws for the outcome
 * model (src/throws/model.json), of sets with at most so many requirements.
 * It can be stopped and started again: sets that are there with the same aim are left.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickStream } from '@tabard/kernel';
import { flipTemplate, throwDice } from '../src/throw';
import { aimFor, setKey } from '../src/throws/aims';
import { deviationOf } from '../src/throws/deviation';
import { normalOf, SKILLS } from '../src/throws/errors';
import { flipLike } from '../src/throws/flip';
import { launchOf } from '../src/throws/launch';
import { FLIP_FLAGS, flipDeviation, packSpot } from '../src/throws/model-flip';
import { FLAGS, NO_SECTION, pack1, pack2, packRecord, REST } from '../src/throws/records';
import type { DieFacts, FlipOutcome, Requirement, Shape, TemplateId, ThrowFacts } from '../src/types';
import seats from '../src/world/data/seats.json';
import { POSE_MM } from '../src/world/measures';
import { SECTIONS } from '../src/world/zones';
import { setsOf } from './lib/sets';
import { situationOf } from './lib/trial';

const NOTE =
  'Recorded throws of the outcome model, made by fit-model: nine characters each (src/throws/records.ts), around the ' +
  'stored aims, on a bare board; of ten throws four by a novice, four by a regular, two by an expert hand. ' +
  '`icebergs`: how often in 1,000 throws that come to the board each is met. `aims`: the aim each set was recorded at. ' +
  '`templates`: by how many mm a Template catches less than its area, set by hand after 250 throws at each kind.';

interface Model {
  note: string;
  icebergs: number[];
  templates: { edge: number; inside: number };
  aims: { [key: string]: string };
  sets: { [key: string]: string };
  flips: { [kind: string]: string };
}

const HANDS = ['novice', 'regular', 'novice', 'regular', 'expert'] as const;
const indexes = new Map(SECTIONS.map(({ id }, index) => [id, index]));

function restOf({ rest, section }: DieFacts): number {
  if (rest === 'section') return indexes.get(section) as number;
  return rest === 'template' ? REST.out : REST[rest];
}

/** Of the other sections it touches the one of most value: that is what a player would choose. */
function secondOf({ section, touched }: DieFacts): number {
  const others = touched.filter((other) => other.section !== section).sort((a, b) => b.value - a.value);
  return section === '' || others.length === 0 ? NO_SECTION : (indexes.get(others[0].section) as number);
}

const flagsOf = (die: DieFacts, { wallDown }: ThrowFacts): number =>
  (die.bounced ? FLAGS.bounced : 0) +
  (die.reqs['ice-floe'] ? FLAGS['ice-floe'] : 0) +
  (die.reqs['ice-wall'] ? FLAGS['ice-wall'] : 0) +
  (die.reqs.pond ? FLAGS.pond : 0) +
  (die.reqs.waterfall ? FLAGS.waterfall : 0) +
  (wallDown ? FLAGS.wallDown : 0);

function record(reqs: readonly Requirement[], shape: Shape, times: number): string {
  const aim = aimFor(reqs, shape, 'bullseye');
  let out = '';
  for (let i = 0; i < times; i++) {
    const situation = situationOf(reqs, shape, SKILLS[HANDS[i % HANDS.length]], aim, 500_000 + i);
    const launch = launchOf(situation);
    if (launch.vel.f === 100) continue; // It fell: the model knows that by itself.
    const { facts } = throwDice(situation);
    const [die] = facts.dice;
    const deviation = deviationOf(launch, reqs, shape);
    out += packRecord({ ...deviation, rest: restOf(die), second: secondOf(die), flags: flagsOf(die, facts) });
  }
  return out;
}

/** Plain throws at a board with all four Icebergs. */
function icebergRates(times: number): number[] {
  const met = [0, 0, 0, 0];
  let came = 0;
  const layout = { dice: [], templates: [], icebergs: [0, 1, 2, 3] };
  for (let i = 0; i < times; i++) {
    const { seat: _, ...aim } = aimFor([], 'd4', 'bullseye');
    const { facts } = throwDice(situationOf([], 'd4', SKILLS.regular, aim, 900_000 + i, layout));
    if (facts.dice[0].rest !== 'out') came += 1;
    for (const iceberg of facts.icebergs) met[iceberg] += 1;
  }
  return met.map((count) => Math.round((1000 * count) / came));
}

function recordFlips(template: TemplateId, times: number): string {
  let out = '';
  for (let i = 0; i < times; i++) {
    const stream = quickStream(700_000 + i);
    const input = flipLike(HANDS[i % HANDS.length], () => normalOf(stream.below(1024)));
    input[0] = stream.below(72);
    const nonce = [stream.below(1024), stream.below(1024)];
    const outcome = flipTemplate({ layout: { dice: [], templates: [], icebergs: [] }, template, input, nonce });
    const { direction, speed, loft } = flipDeviation(input);
    out += pack2(direction) + pack2(speed) + pack2(loft) + landing(outcome, input[0]);
  }
  return out;
}

function landing({ facts, layout }: FlipOutcome, seat: number): string {
  const flags = (facts.turned ? FLIP_FLAGS.turned : 0) + (facts.touchesTable ? FLIP_FLAGS.touchesTable : 0);
  const [x, , z] = layout.templates[0]?.p.map((part) => part / POSE_MM) ?? [0, 0, 0];
  const [sine, cosine] = seats[seat].map((part) => part / 1_000_000);
  return pack1(flags) + pack1(packSpot(x * sine + z * cosine)) + pack1(packSpot(x * cosine - z * sine));
}

const SHAPES = ['water', 'snow'] as const;

export default function fitModel(root: string, [minutes = '20', most = '2']: readonly string[]): void {
  const file = join(root, 'packages/physics/src/throws/model.json');
  const model = { aims: {}, ...JSON.parse(readFileSync(file, 'utf8')) } as Model;
  const end = Date.now() + 60_000 * Number(minutes);
  const save = () => writeFileSync(file, `${JSON.stringify({ ...model, note: NOTE }, null, 2)}\n`);
  if (model.icebergs.every((rate) => rate === 0)) model.icebergs = icebergRates(300);
  if (!model.flips.frozen) {
    model.flips = { frozen: recordFlips('frozen-1', 250), 'weak-point': recordFlips('weak-point', 250) };
  }
  save();
  const jobs: { reqs: Requirement[]; shape: Shape; times: number }[] = [
    { reqs: [], shape: 'd4', times: 900 },
    ...setsOf(1).map((reqs) => ({ reqs, shape: 'd4' as Shape, times: 600 })),
    ...SHAPES.map((shape) => ({ reqs: [], shape, times: 500 })),
    ...setsOf(2).map((reqs) => ({ reqs, shape: 'd4' as Shape, times: 200 })),
  ];
  for (const { reqs, shape, times } of jobs) {
    const key = setKey(reqs, shape);
    const aim = Object.values(aimFor(reqs, shape, 'bullseye'))
      .map(Math.round)
      .join(',');
    if (model.aims[key] === aim || reqs.length > Number(most)) continue;
    if (Date.now() > end) break;
    model.sets[key] = record(reqs, shape, times);
    model.aims[key] = aim;
    save();
    console.log(`${key}: ${model.sets[key].length / 9} throws`);
  }
}
