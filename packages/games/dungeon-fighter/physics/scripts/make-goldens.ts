/**
 * node packages/games/dungeon-fighter/physics/scripts/run.mjs make-goldens: writes world/golden.json, the golden throws of DF-R113.1, from the
 * references of every throw. To be run only when the world is meant to change: a saved game replays from its facts, but
 * its verification needs the same world.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickStream } from '@tabard/kernel';
import { flipReference } from '../throws/flip';
import { referenceFor } from '../throws/reference';
import {
  type FlipSituation,
  type Layout,
  REQUIREMENTS,
  type Requirement,
  TEMPLATES,
  type TemplateId,
  type ThrowSituation,
} from '../types';
import { type Asked, resultOf } from '../world/golden';

const CHALLENGE = 20_261;
const EMPTY: Layout = { dice: [], templates: [], icebergs: [] };
const chance = quickStream(113);
const nonceOf = (count: number) => Array.from({ length: count }, () => chance.below(1024));

type Dice = ThrowSituation['dice'];
const RED: Dice = [{ id: 'red', shape: 'd4' }];
const SNOW: Dice = [{ id: 'snow', shape: 'snow' }];
const WATER: Dice = [0, 1, 2].map((number) => ({ id: `water-${number}`, shape: 'water' as const }));

const thrown = (reqs: readonly Requirement[], dice: Dice, layout: Layout = EMPTY, seat = 0): Asked => {
  const [, ...input] = referenceFor(reqs, dice[0].shape, CHALLENGE); // The seat comes first.
  return {
    throw: { layout, dice, reqs, input: [seat, ...input], challenge: CHALLENGE, nonce: nonceOf(6 * dice.length) },
  };
};

const flipped = (template: TemplateId, layout: Layout = EMPTY): Asked => {
  const flip: FlipSituation = { layout, template, input: flipReference(), nonce: nonceOf(2) };
  return { flip };
};

/** A table in the middle of a combat. */
const BUSY: Layout = {
  icebergs: [0, 1, 2, 3],
  templates: [{ id: 'frozen-1', p: [9000, 550, 4000], q: [0, 0, 0, 30_000] }],
  dice: [
    { id: 'green', shape: 'd4', p: [0, 838, 6000], q: [-9939, 0, 9939, 26_500] },
    { id: 'blue', shape: 'd4', p: [-2000, 838, 11_000], q: [-9939, 0, 9939, 26_500] },
  ],
};

const asked: Record<string, Asked> = {
  plain: thrown([], RED),
  'plain, from seat 25': thrown([], RED, EMPTY, 25),
  'plain, busy table': thrown([], RED, BUSY),
  ...Object.fromEntries(REQUIREMENTS.map((requirement) => [requirement, thrown([requirement], RED)])),
  'Water dice': thrown([], WATER),
  'Water dice, Waterfall': thrown(['waterfall'], WATER),
  'Snow die': thrown([], SNOW),
  'Snow die, Waterfall': thrown(['waterfall'], SNOW),
  'Pond and Ice Floe': thrown(['ice-floe', 'pond'], RED),
  'Waterfall under the table': thrown(['under-table', 'waterfall'], RED),
  ...Object.fromEntries(TEMPLATES.map((template) => [`flip ${template}`, flipped(template)])),
  'flip, busy table': flipped('weak-point', BUSY),
};

export default function run(root: string): void {
  const goldens = Object.entries(asked).map(([name, one]) => ({ name, ...one, expected: resultOf(one) }));
  writeFileSync(
    join(root, 'packages/games/dungeon-fighter/physics/world/golden.json'),
    `${JSON.stringify(goldens, null, 2)}\n`,
  );
  for (const { name, expected } of goldens) console.log(name, JSON.stringify(expected).slice(0, 150));
}
