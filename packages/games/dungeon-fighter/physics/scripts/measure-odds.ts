/**
 * node packages/games/dungeon-fighter/physics/scripts/run.mjs measure-odds [throws] [throws of a pair] [anew]: throws every single requirement
 * and every pair of them at a bare board, by all three skills, and writes what came of it into the odds by which the
 * bots of Dungeon Fighter choose (DF-R112.4). What is there already is kept, unless `anew` is said: to be run so when
 * aims or errors change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { throwDice } from '../throw';
import { aimFor, setKey } from '../throws/aims';
import { SKILLS, type SkillName } from '../throws/errors';
import { REQUIREMENTS, type Requirement, type Shape } from '../types';
import { isHit, situationOf } from './lib/trial';

const ODDS = 'packages/games/dungeon-fighter/bots/odds.json';
const VALUES = [1, 2, 3, 4, 5, 10];
const SHAPES: readonly Shape[] = ['d6', 'snow', 'water'];

const singles: Requirement[][] = [[], ...REQUIREMENTS.map((req) => [req])];
const pairs: Requirement[][] = REQUIREMENTS.flatMap((one, i) => REQUIREMENTS.slice(i + 1).map((other) => [one, other]));

/** Of 1,000 throws, those that Hit for each of VALUES. */
function measure(skill: SkillName, reqs: readonly Requirement[], shape: Shape, throws: number): number[] {
  const counts = VALUES.map(() => 0);
  const aim = aimFor(reqs, shape, 'bullseye');
  for (let seed = 1; seed <= throws; seed++) {
    const [die] = throwDice(situationOf(reqs, shape, SKILLS[skill], aim, seed)).facts.dice;
    if (isHit(die)) counts[VALUES.indexOf(die.value)] += 1;
  }
  return counts.map((count) => Math.round((1000 * count) / throws));
}

type Tables = { [skill: string]: { [set: string]: number[] } };

export default function run(root: string, [throws = '300', ofPairs = '50', anew]: string[]): void {
  const file = join(root, ODDS);
  const { skills } = JSON.parse(readFileSync(file, 'utf8')) as { skills: Tables };
  for (const skill of Object.keys(SKILLS) as SkillName[]) {
    const known = anew ? {} : skills[skill];
    const table: Tables[string] = {};
    const add = (reqs: readonly Requirement[], shape: Shape, times: number) => {
      const key = setKey(reqs, shape);
      table[key] = known[key] ?? measure(skill, reqs, shape, times);
    };
    for (const reqs of singles) add(reqs, 'd4', Number(throws));
    for (const shape of SHAPES) add([], shape, Number(throws));
    for (const reqs of pairs) add(reqs, 'd4', Number(ofPairs));
    skills[skill] = table;
  }
  writeFileSync(file, textOf(skills, throws, ofPairs));
}

/** A set a line. */
function textOf(skills: Tables, throws: string, ofPairs: string): string {
  const note = `Of 1,000 throws, those that Hit for 1, 2, 3, 4, 5 and 10. ${throws} throws each, ${ofPairs} of a pair.`;
  const tables = Object.entries(skills).map(([skill, table]) => {
    const sets = Object.entries(table).map(([set, counts]) => `      "${set}": [${counts.join(', ')}]`);
    return `    "${skill}": {\n${sets.join(',\n')}\n    }`;
  });
  return `{\n  "note": "${note}",\n  "skills": {\n${tables.join(',\n')}\n  }\n}\n`;
}
