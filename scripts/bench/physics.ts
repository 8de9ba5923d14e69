/**
 * Throws a second: `throwDice` with its log, its judging and its hash, against a bare loop of the engine that makes the
 * same world from the same bytes, throws the same die and takes the same number of steps.
 */

import { referenceFor, type ThrowSituation, throwDice } from '@tabard/dungeon-fighter/physics';
import { quickStream } from '@tabard/kernel';
import { median, ratesOf, ratio } from './lib/rates';
import { throwByHand } from './peers/bare-rapier';

const SITUATIONS = 64;
const INPUT = referenceFor([], 'd4');

const situations = Array.from({ length: SITUATIONS }, (_, seed): ThrowSituation => {
  const chance = quickStream(seed);
  return {
    layout: { dice: [], templates: [], icebergs: [] },
    dice: [{ id: 'red', shape: 'd4' }],
    reqs: [],
    input: INPUT,
    challenge: 0,
    nonce: Array.from({ length: 6 }, () => chance.below(1024)),
  };
});

export default async function measure(): Promise<Record<string, number>> {
  const ticks = situations.map((situation) => throwDice(situation).ticks);
  const rates = ratesOf([
    { name: 'physics', work: (slice) => Number(throwDice(situations[slice % SITUATIONS]).ticks > 0) },
    { name: 'bare', work: (slice) => throwByHand(situations[slice % SITUATIONS], ticks[slice % SITUATIONS]) },
  ]);
  const perSecond = median(rates.physics);
  return {
    throwsPerSecond: Math.round(perSecond),
    bareLoopThrowsPerSecond: Math.round(median(rates.bare)),
    ratioToBareLoop: Math.round(ratio(rates.bare, rates.physics) * 100) / 100,
    millisecondsPerThrow: Math.round(100_000 / perSecond) / 100,
    ticksPerThrow: Math.round(ticks.reduce((sum, count) => sum + count, 0) / SITUATIONS),
  };
}
