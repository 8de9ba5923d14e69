/**
 * node packages/games/dungeon-fighter/physics/scripts/run.mjs find-aims [minutes] [shape]: searches the best aims (DF-R112.1, DF-R104.11) and writes
 * them into throws/aims.json after every set. It can be stopped and started again: sets that are there are left.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickStream, type Stream } from '@tabard/kernel';
import { throwDice } from '../throw';
import type { Aim } from '../throws/aiming';
import { readAim, setKey, writeAim } from '../throws/aims';
import { factorOf, launcherOf } from '../throws/channels';
import { SKILLS } from '../throws/errors';
import { type FieldName, fieldsOf } from '../throws/fields';
import { overlap } from '../throws/gadgets';
import { referenceAim } from '../throws/reference';
import type { Requirement, Shape } from '../types';
import { setsOf } from './lib/sets';
import { isHit, situationOf, worthOf } from './lib/trial';

type Values = { [field in FieldName]?: number };

/** How much is tried: wide candidates, then near ones around the best; fewer throws first, more for the better ones. */
interface Budget {
  readonly wide: number;
  readonly near: number;
  readonly first: number;
  /** [how many of the best, how many throws each has then]. */
  readonly rounds: readonly (readonly [number, number])[];
}
const SINGLE: Budget = {
  wide: 240,
  near: 160,
  first: 6,
  rounds: [
    [24, 24],
    [8, 64],
    [3, 200],
  ],
};
const PAIR: Budget = {
  wide: 40,
  near: 24,
  first: 4,
  rounds: [
    [10, 12],
    [4, 40],
    [2, 80],
  ],
};

interface Candidate {
  readonly aim: Values;
  throws: number;
  hits: number;
  worth: number;
}

interface Stored {
  note: string;
  aims: { [key: string]: { best: number[]; safe: number[]; mean: number; hits: number; throws: number } };
}

const gauss = (chance: Stream): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.below(10_001) / 10_000;
  return sum;
};
const uniform = (chance: Stream, from: number, to: number): number =>
  from + ((to - from) * chance.below(10_001)) / 10_000;

class Search {
  private readonly chance: Stream;
  private readonly pool: Candidate[] = [];

  constructor(
    private readonly reqs: readonly Requirement[],
    private readonly shape: Shape,
    private readonly budget: Budget,
    private readonly known: readonly Aim[],
    seed: number,
  ) {
    this.chance = quickStream(seed);
  }

  run() {
    const { wide, near, first, rounds } = this.budget;
    for (const aim of [referenceAim(this.reqs, this.shape), ...this.known]) this.add({ ...aim, seat: this.seat() });
    while (this.pool.length < wide) this.add(this.wideAim());
    this.raise(this.pool, first);
    const parents = this.best(8);
    this.raise(parents, 2 * first);
    for (let i = 0; i < near; i++) this.add(this.nearAim(parents[i % parents.length].aim));
    this.raise(this.pool, first);
    for (const [count, throws] of rounds) this.raise(this.best(count), throws);
    const [best] = this.best(1);
    const tried = rounds[rounds.length - 2][1];
    const share = ({ hits, throws }: Candidate) => hits / throws;
    const safe = this.pool
      .filter(({ throws }) => throws >= tried)
      .reduce((a, b) => (share(b) > share(a) ? b : a), best);
    return {
      best: writeAim(this.reqs, this.shape, best.aim),
      safe: writeAim(this.reqs, this.shape, safe.aim),
      mean: Math.round((100 * best.worth) / best.throws) / 100,
      hits: Math.round((100 * best.hits) / best.throws) / 100,
      throws: best.throws,
    };
  }

  private seat = (): number => this.chance.below(72);

  private add(aim: Values): void {
    if (!overlap({ ...aim, did: [] })) this.pool.push({ aim: this.trimmed(aim), throws: 0, hits: 0, worth: 0 });
  }

  /** The best by mean value so far, among those thrown most. */
  private best(count: number): Candidate[] {
    const most = Math.max(...this.pool.map(({ throws }) => throws));
    const rank = (c: Candidate) => c.worth / c.throws;
    const tried = [...this.pool].sort((a, b) => rank(b) - rank(a));
    const thrown = tried.filter(({ throws }) => throws === most);
    return (thrown.length >= count ? thrown : tried).slice(0, count);
  }

  /** Every candidate meets the same errors, nonces and challenges. */
  private raise(candidates: readonly Candidate[], to: number): void {
    for (const candidate of candidates) {
      while (candidate.throws < to) {
        const situation = situationOf(this.reqs, this.shape, SKILLS.regular, candidate.aim, 1000 + candidate.throws);
        const [die] = throwDice(situation).facts.dice;
        candidate.throws += 1;
        candidate.hits += isHit(die) ? 1 : 0;
        candidate.worth += worthOf(die);
      }
    }
  }

  /** Somewhere around the reference, towards the centre of the board. */
  private wideAim(): Values {
    const { chance } = this;
    const from = this.known.length > 0 ? this.known[chance.below(this.known.length)] : {};
    const aim: Values = { ...referenceAim(this.reqs, this.shape), ...from, seat: this.seat() };
    const f = (aim.f ?? 0) * uniform(chance, 0.8, 1.25);
    const r = uniform(chance, 620, 700);
    const isWall = this.reqs.includes('ice-wall');
    const lat = (aim.lat ?? 0) + 40 * gauss(chance);
    const towards = isWall ? (aim.l ?? 0) / (aim.f || 1) : -lat / r;
    Object.assign(aim, { r, f, lat, l: f * (towards + 0.03 * gauss(chance)), u: f * 0.12 * gauss(chance) });
    aim.offset = (isWall ? 25 : (-250 * lat) / 580) + 4 * gauss(chance);
    aim.y = (aim.y ?? 120) + 25 * gauss(chance);
    if (aim.loft !== undefined) aim.loft += 80 * gauss(chance);
    if (chance.below(2) === 0) Object.assign(aim, { spinX: 8000 * gauss(chance), spinY: 2000 * gauss(chance) });
    if (launcherOf(this.reqs) === 'waterfall') {
      Object.assign(aim, {
        pivotR: uniform(chance, 560, 700),
        lip: uniform(chance, 40, 140),
        yaw: (aim.yaw ?? 0) + 15 * gauss(chance),
      });
      Object.assign(aim, { angle: uniform(chance, 350, 800), rate: uniform(chance, 1000, 4000) });
    }
    this.placeGadgets(aim, lat / r);
    return aim;
  }

  /** On the way of the die. */
  private placeGadgets(aim: Values, slope: number): void {
    const { chance } = this;
    if (aim.floeDistance !== undefined) {
      aim.floeDistance += 20 * gauss(chance);
      aim.floeLat = slope * aim.floeDistance;
    }
    if (aim.pondDistance !== undefined) {
      aim.pondDistance += 20 * gauss(chance);
      aim.pondLat = slope * aim.pondDistance;
    }
    if (aim.wallAzimuth !== undefined && chance.below(3) === 0) {
      aim.wallAzimuth += chance.below(5) - 2;
      aim.wallTurn = (aim.wallTurn ?? 0) + chance.below(3) - 1;
    }
  }

  /** A little beside a good one. */
  private nearAim(parent: Values): Values {
    const { chance } = this;
    const aim: Values = { ...parent };
    const nudge = (field: FieldName, by: number) => {
      if (aim[field] !== undefined) aim[field] = aim[field]! + by * gauss(chance);
    };
    const f = aim.f ?? 0;
    for (const [field, by] of [
      ['f', 0.04 * f],
      ['l', 0.015 * f],
      ['u', 0.04 * f],
      ['loft', 30],
      ['lat', 8],
      ['r', 10],
      ['y', 10],
      ['spinX', 2000],
      ['offset', 2],
      ['floeDistance', 6],
      ['floeLat', 4],
      ['pondDistance', 6],
      ['pondLat', 4],
      ['pivotR', 15],
      ['lip', 10],
      ['yaw', 6],
      ['angle', 40],
      ['rate', 300],
    ] as const) {
      nudge(field, by);
    }
    if (chance.below(3) === 0) aim.seat = (aim.seat! + 71 + chance.below(3)) % 72;
    return aim;
  }

  /** Only what the throw has fields for, whole and within its limits. */
  private trimmed(aim: Values): Values {
    const out: Values = {};
    for (const { name, min, max } of fieldsOf(this.reqs, this.shape)) {
      const value = aim[name as FieldName];
      if (value !== undefined) out[name as FieldName] = Math.min(max, Math.max(min, Math.round(value))) + 0;
    }
    return out;
  }
}

const NOTE =
  'Best aims (DF-R112.1), found by find-aims. Not the 400 candidates x 40 nonces of the ledger for every set, but in ' +
  'stages. Singles: 240 wide and 160 near candidates with 6 throws each, the best 24 with 24, 8 with 64, 3 with 200. ' +
  'Pairs: 40 and 24 candidates (from the aims of their parts) with 4, the best 10 with 12, 4 with 40, 2 with 80. All with the ' +
  'errors of the regular grade times the factor; mean and hits are those of the winner in the search, so a little high. ' +
  'Plain, head, eye-level (throws 240) and eye-level+head (120) had a somewhat greater budget.';

export default function findAims(root: string, [minutes = '60', only]: readonly string[]): void {
  const file = join(root, 'packages/games/dungeon-fighter/physics/throws/aims.json');
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
  const end = Date.now() + 60_000 * Number(minutes);
  const jobs: { reqs: Requirement[]; shape: Shape; budget: Budget }[] = [
    ...setsOf(0).map((reqs) => ({ reqs, shape: 'd4' as Shape, budget: SINGLE })),
    ...setsOf(1).map((reqs) => ({ reqs, shape: 'd4' as Shape, budget: SINGLE })),
    ...(['water', 'snow'] as const).map((shape) => ({ reqs: [], shape, budget: SINGLE })),
    ...setsOf(2).map((reqs) => ({ reqs, shape: 'd4' as Shape, budget: PAIR })),
  ];
  for (const [index, { reqs, shape, budget }] of jobs.entries()) {
    const key = setKey(reqs, shape);
    if (stored.aims[key] || (only && shape !== only)) continue;
    if (Date.now() > end) break;
    const start = Date.now();
    const known = reqs.flatMap((one) => {
      const own = stored.aims[setKey([one], shape)];
      return own ? [readAim([one], shape, own.best)] : [];
    });
    const found = new Search(reqs, shape, budget, budget === PAIR ? merged(known) : known, 31 * index + 7).run();
    stored.aims[key] = found;
    stored.note = NOTE;
    writeFileSync(file, `${JSON.stringify(stored)}\n`);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(
      `${key} x${factorOf(reqs).toFixed(2)}: ${found.mean}, ${Math.round(100 * found.hits)} % (${seconds} s)`,
    );
  }
}

/** The aims of the parts, one over the other, either way. */
const merged = (known: readonly Aim[]): Aim[] =>
  known.length < 2
    ? [...known]
    : [
        { ...known[0], ...known[1] },
        { ...known[1], ...known[0] },
      ];
