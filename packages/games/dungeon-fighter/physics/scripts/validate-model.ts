/**
 * node packages/games/dungeon-fighter/physics/scripts/run.mjs validate-model <file> [write]: the model against the physics, throw by throw, in
 * games that it was not made of (scripts/throws.mjs with another seed): what the bots' throws did in those games, and
 * what the model makes of the very same ones. `write` keeps the sets that were thrown most in throws/held.json,
 * which the model's test holds it to.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aimFor, setKey } from '../throws/aims';
import { SKILLS, type SkillName } from '../throws/errors';
import { modelThrow } from '../throws/model';
import { modelFlip } from '../throws/model-flip';
import type { DieFacts, ThrowSituation } from '../types';
import { gamesIn, type RawGame } from './lib/raw';
import { setsOf } from './lib/sets';
import { isHit, situationOf, worthOf } from './lib/trial';

const NOTE =
  'Written by validate-model: what the bots’ throws at a board without Icebergs and Templates did in games through the ' +
  'physics that the model was not made of; by skill and set: throws, Hits, sum of the section values.';
/** Each throw so many times by the model. */
const TIMES = 4;
/** What was thrown less often says nothing. */
const SOME = 100;
const NONCE = 1024;

class Both {
  throws = 0;
  private readonly sums = { physics: [0, 0], model: [0, 0] };

  add(seen: DieFacts, made: readonly DieFacts[]): void {
    this.throws += 1;
    this.count('physics', seen, 1);
    for (const die of made) this.count('model', die, 1 / made.length);
  }

  private count(by: 'physics' | 'model', die: DieFacts, share: number): void {
    this.sums[by][0] += isHit(die) ? share : 0;
    this.sums[by][1] += share * worthOf(die);
  }

  get seen(): number[] {
    return [this.throws, ...this.sums.physics];
  }

  toString(): string {
    const of = (by: 'physics' | 'model') =>
      `${((100 * this.sums[by][0]) / this.throws).toFixed(1)} %, ${(this.sums[by][1] / this.throws).toFixed(2)}`;
    return `${this.throws} | ${of('physics')} | ${of('model')}`;
  }
}

/** The same hand, and other noise. */
const again = (situation: ThrowSituation, time: number): ThrowSituation => ({
  ...situation,
  nonce: situation.nonce.map((n, i) => (n + time * (17 + 30 * i)) % NONCE),
});

const piecesOf = ({ layout: { icebergs, templates } }: ThrowSituation): string =>
  [...(icebergs.length > 0 ? ['Icebergs'] : []), ...templates.map(({ id }) => id)].join(', ') || 'nothing';

/** Of what kind a throw is: everything it is counted under. */
function kindsOf(skill: SkillName, situation: ThrowSituation): string[] {
  const { reqs, dice, layout } = situation;
  const lying = layout.dice.length;
  return [
    'all',
    `skill: ${skill}`,
    `${skill}, requirements: ${reqs.length}`,
    `die: ${dice[0].shape}`,
    `on the board: ${piecesOf(situation)}`,
    `dice lying: ${lying < 6 ? lying : '6 and more'}`,
    ...(piecesOf(situation) === 'nothing' ? [setName(skill, situation)] : []),
  ];
}
const setName = (skill: SkillName, { reqs, dice }: ThrowSituation): string => `${skill} ${setKey(reqs, dice[0].shape)}`;
const isSet = (kind: string): boolean => kind.includes('/');

function compare(games: Iterable<RawGame>): Map<string, Both> {
  const kinds = new Map<string, Both>();
  for (const { skill, throws } of games) {
    for (const { situation, facts } of throws) {
      const made = Array.from({ length: TIMES }, (_, time) => modelThrow(again(situation, time)).facts.dice);
      for (const kind of kindsOf(skill, situation)) {
        const both = kinds.get(kind) ?? new Both();
        for (const [i, die] of facts.dice.entries())
          both.add(
            die,
            made.map((dice) => dice[i]),
          );
        kinds.set(kind, both);
      }
    }
  }
  return kinds;
}

/** How many flips of those games land well. */
function flips(games: Iterable<RawGame>): string {
  const well = { physics: 0, model: 0 };
  let count = 0;
  for (const { flips: those } of games) {
    for (const { situation, facts } of those) {
      count += 1;
      if (facts.turned && !facts.touchesTable) well.physics += 1;
      const made = modelFlip(situation).facts;
      if (made.turned && !made.touchesTable) well.model += 1;
    }
  }
  return `Flips: ${count}, landed well ${well.physics} by the physics and ${well.model} by the model.`;
}

function speed(): number {
  const situations = setsOf(1).flatMap((reqs) =>
    Array.from({ length: 200 }, (_, i) =>
      situationOf(reqs, 'd4', SKILLS.regular, aimFor(reqs, 'd4', 'bullseye'), 40_000 + i),
    ),
  );
  for (let warm = 0; warm < 5; warm++) for (const situation of situations) modelThrow(situation);
  const start = process.cpuUsage();
  for (const situation of situations) modelThrow(situation);
  const { user, system } = process.cpuUsage(start);
  return Math.round((1_000_000 * situations.length) / (user + system));
}

export default function validate(root: string, [file, write]: readonly string[]): void {
  if (!file) throw new Error('Say which file scripts/throws.mjs has recorded the games in.');
  console.log(`Model throws in a second of the processor: ${speed()}`);
  console.log(flips(gamesIn(file)));
  const kinds = [...compare(gamesIn(file))].sort(([a], [b]) =>
    isSet(a) === isSet(b) ? (a < b ? -1 : 1) : isSet(a) ? 1 : -1,
  );
  const shown = kinds.filter(([kind, { throws }]) => !isSet(kind) || throws >= SOME);
  console.log('| Throws | how many | physics | model |\n| --- | --- | --- | --- |');
  for (const [kind, both] of shown) console.log(`| ${kind} | ${both} |`);
  if (write !== 'write') return;
  const held = shown.filter(([kind]) => isSet(kind) && !kind.includes('/water'));
  const lines = held.map(([kind, { seen }]) => `    "${kind}": [${seen.join(', ')}]`);
  const text = `{\n  "note": "${NOTE}",\n  "sets": {\n${lines.join(',\n')}\n  }\n}\n`;
  writeFileSync(join(root, 'packages/games/dungeon-fighter/physics/throws/held.json'), text);
}
