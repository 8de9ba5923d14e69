/**
 * node packages/games/dungeon-fighter/physics/scripts/run.mjs measure-throws [throws]: the measured table of DF-R107 as a slow statistical test
 * (DF-R113.4), written to docs/balance/dungeon-fighter-throws.md beside the ledger's targets.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickStream } from '@tabard/kernel';
import { flipTemplate, throwDice } from '../throw';
import { type Aim, inputOf, off } from '../throws/aiming';
import { aimFor } from '../throws/aims';
import { normalOf, SKILLS, type Skill, type SkillName } from '../throws/errors';
import { flipLike } from '../throws/flip';
import { modelThrow } from '../throws/model';
import { NO_ERRORS, planOf } from '../throws/plan';
import { referenceAim } from '../throws/reference';
import type { Requirement, Shape, ThrowSituation } from '../types';
import { isHit, situationOf, worthOf } from './lib/trial';

type Grade = SkillName;
const GRADES: readonly Grade[] = ['expert', 'regular', 'novice'];
const POINTS = 6;
const BY_MODEL = 1500;

interface Row {
  readonly name: string;
  readonly reqs: readonly Requirement[];
  readonly shape?: Shape;
  /** Hits in %, mean value; expert, regular, novice. */
  readonly target: readonly ([number, number] | null)[];
  /** A hand of its own instead of the three grades. */
  readonly hand?: Skill;
}

const hand = (direction: number, speed: number, loft: number): Skill => ({
  direction,
  speed,
  loft,
  timing: 0,
  balance: 0,
});

const ROWS: readonly Row[] = [
  {
    name: 'plain',
    reqs: [],
    target: [
      [83, 3.1],
      [79, 2.6],
      [68, 1.9],
    ],
  },
  {
    name: 'Pond',
    reqs: ['pond'],
    target: [
      [81, 2.9],
      [64, 2.1],
      [34, 1.1],
    ],
  },
  {
    name: 'Ice Floe',
    reqs: ['ice-floe'],
    target: [
      [74, 3.0],
      [55, 1.8],
      [40, 1.0],
    ],
  },
  {
    name: 'Ice Wall',
    reqs: ['ice-wall'],
    target: [
      [86, 3.1],
      [68, 2.7],
      [46, 1.6],
    ],
  },
  {
    name: 'Under-the-Table',
    reqs: ['under-table'],
    target: [
      [82, 2.7],
      [60, 1.8],
      [40, 1.0],
    ],
  },
  {
    name: 'Head',
    reqs: ['head'],
    target: [
      [68, 1.6],
      [60, 1.3],
      [51, 1.1],
    ],
  },
  {
    name: 'Jump',
    reqs: ['jump'],
    target: [
      [86, 2.1],
      [79, 1.9],
      [63, 1.4],
    ],
  },
  {
    name: 'Eye-Level',
    reqs: ['eye-level'],
    target: [
      [84, 2.6],
      [78, 2.6],
      [65, 1.7],
    ],
  },
  {
    name: 'Punch',
    reqs: ['punch'],
    target: [
      [89, 3.1],
      [75, 2.5],
      [64, 1.7],
    ],
  },
  {
    name: 'Card Flick',
    reqs: ['card-flick'],
    target: [
      [80, 2.9],
      [74, 2.2],
      [59, 1.6],
    ],
  },
  {
    name: 'Waterfall',
    reqs: ['waterfall'],
    target: [
      [95, 1.9],
      [93, 1.9],
      [85, 1.7],
    ],
  },
  {
    name: 'Prayer',
    reqs: ['prayer'],
    target: [
      [89, 2.5],
      [85, 2.2],
      [72, 1.7],
    ],
  },
  {
    name: 'X',
    reqs: ['x'],
    target: [
      [89, 2.2],
      [84, 2.2],
      [72, 1.7],
    ],
  },
  {
    name: 'Weak-Hand (90 mrad, 11 %)',
    reqs: ['weak-hand'],
    target: [null, [74, 2.1], null],
    hand: hand(90, 0.11, 0.05),
  },
  { name: 'Blind (80 mrad, 10 %)', reqs: ['blind'], target: [null, [73, 2.0], null], hand: hand(80, 0.1, 0.05) },
  { name: 'Dancing (80 mrad)', reqs: ['dancing'], target: [null, [81, 2.5], null], hand: hand(80, 0.07, 0.05) },
  { name: 'plain, clumsy (180 mrad, 20 %)', reqs: [], target: [null, [49, 1.1], null], hand: hand(180, 0.2, 0.12) },
  { name: 'plain, best possible (6 mrad, 1 %)', reqs: [], target: [[81, 2.9], null, null], hand: hand(6, 0.01, 0) },
  { name: 'Water die alone', reqs: [], shape: 'water', target: [null, [83, 2.5], null] },
  {
    name: 'Snow die',
    reqs: [],
    shape: 'snow',
    target: [
      [70, 1.3],
      [61, 1.2],
      [55, 1.2],
    ],
  },
];

/** As the ledger's prototype threw: the bare errors of the hand, no factor, every trigger met exactly. */
function atTheReference(reqs: readonly Requirement[], shape: Shape, skill: Skill, seed: number): ThrowSituation {
  const bare = situationOf(reqs, shape, { ...skill, timing: 0, balance: 0 }, referenceAim(reqs, shape), seed);
  const stream = quickStream(seed + 1_000_000);
  const error = (sigma: number) => (sigma * normalOf(stream.below(1024))) / 1000;
  const seated: Aim = { ...referenceAim(reqs, shape), seat: bare.input[0] };
  const aim = off(seated, reqs, error(skill.direction), error(skill.speed), error(skill.loft));
  return { ...bare, input: inputOf(reqs, shape, aim, planOf(reqs, bare.challenge, NO_ERRORS), 'bot') };
}

function measure(times: number, make: (seed: number) => ThrowSituation, by = throwDice): [number, number] {
  let hits = 0;
  let worth = 0;
  for (let i = 0; i < times; i++) {
    const [die] = by(make(2_000_000 + i)).facts.dice;
    hits += isHit(die) ? 1 : 0;
    worth += worthOf(die);
  }
  return [Math.round((100 * hits) / times), Math.round((100 * worth) / times) / 100];
}

const cell = (result: readonly [number, number] | null): string =>
  result ? `${result[0]} %, ${result[1].toFixed(1)}` : '-';
const cells = (results: readonly (readonly [number, number] | null)[]): string => results.map(cell).join(' / ');

function measureRow(row: Row, times: number) {
  const shape = row.shape ?? 'd4';
  const own = row.target.map((target, i) => (target ? measure(times, bareHand(row, shape, GRADES[i])) : null));
  const inAGame = (grade: Grade) => (seed: number) =>
    situationOf(row.reqs, shape, SKILLS[grade], aimFor(row.reqs, shape, 'bullseye'), seed);
  const grades = row.hand ? [] : GRADES;
  const asBots = grades.map((grade) => measure(times, inAGame(grade)));
  const byModel = grades.map((grade) => measure(BY_MODEL, inAGame(grade), modelThrow));
  const far = own.flatMap((result, i) => (result ? [Math.abs(result[0] - row.target[i]![0])] : []));
  return { own, asBots, byModel, worst: Math.max(...far) };
}

const bareHand = (row: Row, shape: Shape, grade: Grade) => (seed: number) =>
  atTheReference(row.reqs, shape, row.hand ?? SKILLS[grade], seed);

function flips(times: number): string {
  const shares = (['frozen-1', 'weak-point'] as const).map((template) => {
    let well = 0;
    for (let i = 0; i < times; i++) {
      const stream = quickStream(3_000_000 + i);
      const input = flipLike('regular', () => normalOf(stream.below(1024)));
      const nonce = [stream.below(1024), stream.below(1024)];
      const { facts } = flipTemplate({ layout: { dice: [], templates: [], icebergs: [] }, template, input, nonce });
      well += facts.turned && !facts.touchesTable ? 1 : 0;
    }
    return `${template} ${Math.round((100 * well) / times)} %`;
  });
  return shares.join(', ');
}

export default function measureThrows(root: string, [count = '200']: readonly string[]): void {
  const times = Number(count);
  const lines: string[] = [];
  const outside: string[] = [];
  for (const row of ROWS) {
    const { own, asBots, byModel, worst } = measureRow(row, times);
    const line = `| ${row.name} | ${cells(row.target)} | ${cells(own)} | ${worst} | ${cells(asBots)} | ${cells(byModel)} |`;
    console.log(line);
    lines.push(line);
    if (worst > POINTS) outside.push(`${row.name} (${worst})`);
  }
  const text = `# Throws measured

Written by \`node packages/games/dungeon-fighter/physics/scripts/run.mjs measure-throws ${times}\`. Each cell is the share of Hits and the mean section
value per throw (a Miss counts 0), for expert / regular / novice hands, ${times} throws each: with so many, one cell is
good to about ${Math.round(100 / Math.sqrt(times))} points (twice the standard error at 50 %).

- *Ledger*: the targets of \`DF-R107\`, within 6 points.
- *Reference*: this world at the same reference throws, with the bare errors of \`DF-R112\`, without the factors, every
  trigger met exactly, from seats at random.
- *Off*: the greatest distance of the two in points of Hits.
- *As bots throw*: at the stored aims, with factors, timing, bubble and gauge, as in a game.
- *Model*: the same throws by the outcome model, ${BY_MODEL} each.

| Throw | Ledger | Reference | Off | As bots throw | Model |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

Further off than 6 points: ${outside.join(', ') || 'none'}.

Flips of a regular hand that land well (\`DF-R110.2\`: 65 to 88 %): ${flips(times)}.
`;
  writeFileSync(join(root, 'docs/balance/dungeon-fighter-throws.md'), text);
}
