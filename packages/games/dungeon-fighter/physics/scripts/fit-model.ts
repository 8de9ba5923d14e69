/**
 * node packages/games/dungeon-fighter/physics/scripts/run.mjs fit-model <file>: makes the outcome model (throws/model.json) of the bots'
 * own throws in games through the physics, as scripts/throws.mjs has recorded them in that file. It fits what throws do
 * and knows nothing of who won. Games to check it with (validate-model) must be of another seed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickStream } from '@tabard/kernel';
import { flipTemplate, throwDice } from '../throw';
import { aimFor, aimsHash, setKey } from '../throws/aims';
import { baseOf, deviationOf } from '../throws/deviation';
import { normalOf, SKILLS, type SkillName } from '../throws/errors';
import { flipLike } from '../throws/flip';
import { launchOf } from '../throws/launch';
import { columnOf } from '../throws/model';
import { FLIP_FLAGS, flipDeviation, packSpot } from '../throws/model-flip';
import { fromTemplate, kindOf, packFate, packIcebergs, whereIs } from '../throws/model-pieces';
import { FLAGS, NO_SECTION, pack1, pack2, packRecord, REST } from '../throws/records';
import type { DieFacts, FlipOutcome, Layout, TemplateId, ThrowFacts, ThrowOutcome, ThrowSituation } from '../types';
import seats from '../world/data/seats.json';
import { POSE_MM } from '../world/measures';
import { SECTIONS } from '../world/zones';
import { type RawThrow, throwsIn } from './lib/raw';
import { isHit, situationOf, worthOf } from './lib/trial';

const NOTE =
  'The outcome model, made by fit-model of the bots’ own throws in games through the physics. `sets`: recorded throws, ' +
  'nine characters each (throws/records.ts), as they would have ended without Icebergs and Templates; of the Water ' +
  'dice a column for each. `icebergs`: by where a die would have rested, where it rested among all four and which it ' +
  'touched. `templates`: by how one lies to where a die would have rested, what became of it (model-pieces.ts). ' +
  '`flips`: recorded flips. `aims`: a hash of the aims that were thrown at.';

/** So many throws of a set are kept of each skill: all of a few, and of many the square root, so many times. */
const OF_MANY = 6;
const kept = (count: number): number => Math.min(count, Math.round(OF_MANY * Math.sqrt(count)));
/** A set that was thrown less often has no records of its own. */
const RARE = 8;
/** So many records a set has at least: hands like those that threw it throw on, at a bare board. */
const LEAST = 16;
/** Throws made twice, with and without the pieces on the board. */
const TWICE = 2500;
/** Entries of one place of those tables. */
const ENTRIES = 60;

const indexes = new Map(SECTIONS.map(({ id }, index) => [id, index]));

/** Without the board's pieces; the dice that lie there stay. */
const bareOf = (situation: ThrowSituation): ThrowSituation => ({
  ...situation,
  layout: { ...situation.layout, templates: [], icebergs: [] },
});
const isBare = ({ layout }: ThrowSituation): boolean => layout.templates.length === 0 && layout.icebergs.length === 0;

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

const pickedOf = (die: DieFacts, facts: ThrowFacts) => ({
  rest: restOf(die),
  second: secondOf(die),
  flags: flagsOf(die, facts),
});

/** It fell or stuck: the model knows that by itself. */
const isDropped = (situation: ThrowSituation): boolean => launchOf(situation).vel.f === 100;
/** Who walked around Templates saw the board turned. */
const isFromItsPlace = ({ reqs, dice, input }: ThrowSituation): boolean =>
  input[0] === baseOf(reqs, dice[0].shape).seat;
const keyOf = ({ reqs, dice }: ThrowSituation): string => setKey(reqs, dice[0].shape);

// ---- sets

/** A throw of the file: which of its set and skill, what it was worth, where it went. */
interface Noted {
  readonly nth: number;
  readonly worth: number;
  readonly direction: number;
}
interface Wanted {
  readonly noted: { [skill in SkillName]?: Noted[] };
  readonly like: ThrowSituation;
}

const isWanted = (situation: ThrowSituation): boolean => !isDropped(situation) && isFromItsPlace(situation);

function noteSets(file: string): Map<string, Wanted> {
  const sets = new Map<string, Wanted>();
  for (const { skill, situation, facts } of throwsIn(file)) {
    if (!isWanted(situation)) continue;
    const key = keyOf(situation);
    const set = sets.get(key) ?? { noted: {}, like: situation };
    const noted = set.noted[skill] ?? [];
    set.noted[skill] = noted;
    const { direction } = deviationOf(launchOf(situation), situation.reqs, situation.dice[0].shape);
    const worth = facts.dice.reduce((sum, die) => sum + (isHit(die) ? 100 : 0) + worthOf(die), 0);
    noted.push({ nth: noted.length, worth, direction });
    sets.set(key, set);
  }
  return sets;
}

/** Every so manyth of all in the order of what came of them: so the few that are kept did as well as all together. */
function choose(noted: readonly Noted[]): Set<number> {
  const sorted = [...noted].sort((a, b) => a.worth - b.worth || a.direction - b.direction || a.nth - b.nth);
  const size = kept(sorted.length);
  return new Set(Array.from({ length: size }, (_, i) => sorted[Math.floor(((i + 0.5) * sorted.length) / size)].nth));
}

const total = ({ noted }: Wanted): number => Object.values(noted).reduce((sum, { length }) => sum + length, 0);

class Sets {
  readonly packed: { [column: string]: string } = {};
  readonly sizes = new Map<string, number>();

  add(situation: ThrowSituation, facts: ThrowFacts): void {
    const { reqs, dice } = situation;
    const key = keyOf(situation);
    const deviation = deviationOf(launchOf(situation), reqs, dice[0].shape);
    for (const [i, die] of facts.dice.entries()) {
      const column = columnOf(key, i);
      this.packed[column] = (this.packed[column] ?? '') + packRecord({ ...deviation, ...pickedOf(die, facts) });
    }
    this.sizes.set(key, (this.sizes.get(key) ?? 0) + 1);
  }
}

function recordSets(file: string): { [column: string]: string } {
  const wanted = new Map([...noteSets(file)].filter(([, set]) => total(set) >= RARE));
  const chosenOf = new Map<string, Set<number>>(
    [...wanted].flatMap(([key, { noted }]) =>
      Object.entries(noted).map(([skill, list]) => [`${skill} ${key}`, choose(list)] as const),
    ),
  );
  const sets = new Sets();
  const seen = new Map<string, number>();
  for (const { skill, situation, facts } of throwsIn(file)) {
    const name = `${skill} ${keyOf(situation)}`;
    if (!chosenOf.has(name) || !isWanted(situation)) continue;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    if (!chosenOf.get(name)?.has(nth)) continue;
    sets.add(situation, isBare(situation) ? facts : throwDice(bareOf(situation)).facts);
  }
  for (const [key, set] of wanted) throwOn(sets, key, set);
  return sets.packed;
}

/** More throws of a set, by the hands that threw it, each as often. */
function throwOn(sets: Sets, key: string, { noted, like: { reqs, dice } }: Wanted): void {
  const hands = (Object.keys(noted) as SkillName[]).flatMap((skill) => noted[skill]!.map(() => skill));
  const { shape } = dice[0];
  const aim = { seat: 0, ...aimFor(reqs, shape, 'bullseye') };
  for (let i = 0; (sets.sizes.get(key) ?? 0) < LEAST && i < 2 * LEAST; i++) {
    const one = situationOf(reqs, shape, SKILLS[hands[i % hands.length]], aim, 500_000 + i);
    const stream = quickStream(600_000 + i);
    const nonce = dice.flatMap(() => Array.from({ length: 6 }, () => stream.below(1024)));
    const situation = { ...one, dice, nonce };
    if (!isDropped(situation)) sets.add(situation, throwDice(situation).facts);
  }
}

// ---- Icebergs and Templates

/** Not more than ENTRIES of three characters, every kind of them in its share. */
function thinned(entries: string[]): string {
  const sorted = entries.sort();
  if (sorted.length <= ENTRIES) return sorted.join('');
  return Array.from({ length: ENTRIES }, (_, i) => sorted[Math.floor(((i + 0.5) * sorted.length) / ENTRIES)]).join('');
}

class Entries {
  private readonly lists = new Map<string, string[]>();

  add(where: string, entry: string): void {
    this.lists.set(where, [...(this.lists.get(where) ?? []), entry]);
  }

  packed(): { [where: string]: string } {
    const sorted = [...this.lists].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([where, entries]) => [where, thinned(entries)]));
  }
}

/** The first throws that fulfil this; those that left the hand, and one die alone. */
function* chosen(file: string, wants: (layout: Layout) => boolean): Generator<RawThrow> {
  let count = 0;
  for (const { situation, facts } of throwsIn(file)) {
    if (situation.dice.length > 1 || !wants(situation.layout) || isDropped(situation)) continue;
    yield { situation, facts };
    count += 1;
    if (count === TWICE) return;
  }
}

function recordIcebergs(file: string): { [rest: string]: string } {
  const entries = new Entries();
  for (const { situation, facts } of chosen(
    file,
    ({ icebergs, templates }) => icebergs.length === 4 && templates.length === 0,
  )) {
    const [without] = throwDice(bareOf(situation)).facts.dice;
    entries.add(String(restOf(without)), packIcebergs(pickedOf(facts.dice[0], facts), facts.icebergs));
  }
  return entries.packed();
}

const BANDS = ['25', '35', '45', '55', '70', 'far'];

function recordTemplates(file: string) {
  const kinds = { frozen: new Entries(), 'weak-point': new Entries() };
  for (const { situation } of chosen(
    file,
    ({ icebergs, templates }) => icebergs.length === 0 && templates.length > 0,
  )) {
    const without = throwDice(bareOf(situation));
    if (without.facts.dice[0].rest !== 'section') continue;
    const [before, after] = [spotOf(situation, without), throwDice(situation)];
    if (!before) continue;
    const wheres = situation.layout.templates.map((template) => ({
      template,
      where: whereIs(fromTemplate(situation.input[0], template, before)),
    }));
    const blamed = blame(wheres, after.facts.dice[0]);
    for (const { template, where } of wheres) {
      const fate = template.id === blamed ? fateOf(situation, template, without, after) : packFate('same');
      kinds[kindOf(template.id)].add(where, fate);
    }
  }
  return { frozen: kinds.frozen.packed(), 'weak-point': kinds['weak-point'].packed() };
}

type Lying = Layout['templates'][number];

function spotOf({ dice }: ThrowSituation, { layout }: ThrowOutcome): { x: number; z: number } | null {
  const pose = layout.dice.find(({ id }) => id === dice[0].id);
  return pose ? { x: pose.p[0] / POSE_MM, z: pose.p[2] / POSE_MM } : null;
}

/** Of several the one it rests on, else the one that was most in the way. */
function blame(wheres: readonly { template: Lying; where: string }[], die: DieFacts): TemplateId {
  if (die.template) return die.template;
  const rank = (where: string) => BANDS.indexOf(where.split(' ')[0]) - (where.endsWith('behind') ? 3 : 0);
  return wheres.reduce((most, one) => (rank(one.where) < rank(most.where) ? one : most)).template.id;
}

function fateOf(situation: ThrowSituation, template: Lying, without: ThrowOutcome, after: ThrowOutcome): string {
  const [[was], [is]] = [without.facts.dice, after.facts.dice];
  if (is.rest === 'template') return packFate(is.inside ? 'inside' : 'upon');
  if (is.rest === was.rest && is.section === was.section) return packFate('same');
  const spot = spotOf(situation, after);
  if (is.rest === 'out' || !spot) return packFate('out');
  return packFate('elsewhere', fromTemplate(situation.input[0], template, spot));
}

// ---- flips

const HANDS = ['novice', 'regular', 'novice', 'regular', 'expert'] as const;

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

export default function fitModel(root: string, [file]: readonly string[]): void {
  if (!file) throw new Error('Say which file scripts/throws.mjs has recorded the throws in.');
  const sets = recordSets(file);
  const inOrder = Object.fromEntries(Object.entries(sets).sort(([a], [b]) => (a < b ? -1 : 1)));
  const model = {
    note: NOTE,
    aims: aimsHash(),
    icebergs: recordIcebergs(file),
    templates: recordTemplates(file),
    flips: { frozen: recordFlips('frozen-1', 250), 'weak-point': recordFlips('weak-point', 250) },
    sets: inOrder,
  };
  writeFileSync(
    join(root, 'packages/games/dungeon-fighter/physics/throws/model.json'),
    `${JSON.stringify(model, null, 2)}\n`,
  );
  const records = Object.values(sets).reduce((sum, packed) => sum + packed.length / 9, 0);
  console.log(`${records} records in ${Object.keys(sets).length} columns.`);
}
