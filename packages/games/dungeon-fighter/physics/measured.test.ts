/** The measured table in small: few throws and wide bounds, so that only a change of the world shows. */
import { quickStream } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { throwDice } from './throw';
import { normalOf, type SkillName, throwLike } from './throws/errors';
import { referenceAim } from './throws/reference';
import type { Requirement } from './types';

const THROWS = 100;

/** Shares of Hits at the ledger's reference, as this skill throws. */
function hitRate(skill: SkillName, reqs: readonly Requirement[]): number {
  const chance = quickStream(11);
  const normal = () => normalOf(chance.below(1024));
  let hits = 0;
  for (let i = 0; i < THROWS; i++) {
    const challenge = chance.below(2 ** 31);
    const input = throwLike(skill, reqs, 'd4', referenceAim(reqs, 'd4'), challenge, normal);
    const nonce = Array.from({ length: 6 }, () => chance.below(1024));
    const layout = { dice: [], templates: [], icebergs: [] };
    const { facts } = throwDice({ layout, dice: [{ id: 'red', shape: 'd4' }], reqs, input, challenge, nonce });
    const [die] = facts.dice;
    if (die.bounced && Object.values(die.reqs).every(Boolean) && die.rest === 'section') hits += 1;
  }
  return hits / THROWS;
}

describe('DF-R113.4: the measured table, in small', () => {
  test.each<[SkillName, Requirement[], number]>([
    ['expert', [], 0.83],
    ['regular', [], 0.79],
    ['novice', [], 0.68],
    ['regular', ['pond'], 0.64],
    ['regular', ['under-table'], 0.6],
    ['regular', ['waterfall'], 0.93],
  ])('DF-R113.4 %s, %j: about %f of the throws are Hits', (skill, reqs, rate) => {
    // ±6 points of the ledger, and three standard errors of so few throws.
    expect(Math.abs(hitRate(skill, reqs) - rate)).toBeLessThan(0.06 + 3 * Math.sqrt((rate * (1 - rate)) / THROWS));
  });
});
