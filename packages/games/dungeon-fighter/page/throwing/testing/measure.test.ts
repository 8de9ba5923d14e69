/** `HAND_THROWS=150 npx vitest run --project unit …/testing` prints the whole table; without it a short run of the plain throw. */

import { expect, it } from 'vitest';
import { REQUIREMENTS, type Requirement } from '../../../physics';
import { type Measured, measure } from './measure';

const SCHEMES: readonly Measured['scheme'][] = ['regular bot', 'drag', 'keys', 'one-button'];
const asked = Number(process.env.HAND_THROWS ?? 0);
const line = ({ asked: set, scheme, hitRate, mean }: Measured): string =>
  `${set.padEnd(12)} ${scheme.padEnd(12)} ${Math.round(100 * hitRate)} %  ${mean.toFixed(2)}`;

it('DF-R104.5, .6, .7: a steady hand hits about as often in every scheme', () => {
  const measured = SCHEMES.map((scheme) => measure([], scheme, 40));
  for (const { hitRate } of measured) expect(hitRate).toBeGreaterThan(0.6);
  const rates = measured.map(({ hitRate }) => hitRate);
  expect(Math.max(...rates) - Math.min(...rates)).toBeLessThan(0.3);
});

it.runIf(asked > 0)(
  'DF-R104: the table of all throws and schemes',
  () => {
    const sets: Requirement[][] = [[], ...REQUIREMENTS.map((requirement) => [requirement])];
    const lines = sets.flatMap((reqs) => SCHEMES.map((scheme) => line(measure(reqs, scheme, asked))));
    process.stdout.write(`${lines.join('\n')}\n`);
  },
  3_600_000,
);
