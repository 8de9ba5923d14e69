/** The parts of a throw in their order (DF-R104.5 to .7, DF-R108): place, keep, aim and let go. */
import type { Requirement } from '../../../physics';
import { launcherOf } from '../../../physics';
import type { Challenge, ThrowPart } from '../challenges/challenge';
import { presetWall } from '../challenges/ice-wall';
import type { HandScheme } from '../hand';
import { aimByKeys, letGo, loftBar, powerBar, raise, ready, seatBar, stroke, turnBar } from './steps';

export function stagesFor(
  scheme: HandScheme,
  reqs: readonly Requirement[],
  challenges: readonly Challenge[],
  lofts: boolean,
): readonly ThrowPart[] {
  if (scheme === 'drag') return dragged(reqs, challenges);
  const aimed = scheme === 'keys' ? [aimByKeys] : bars(reqs, lofts);
  const after = challenges.flatMap(({ stages }) => stages?.(scheme) ?? []);
  const last = after[after.length - 1]?.id;
  return [...aimed, ...after, ...(last === 'jump' || last === 'dance' ? [letGo] : [])];
}

/** A fist that is the launcher is raised; anything else is one stroke. */
function dragged(reqs: readonly Requirement[], challenges: readonly Challenge[]): ThrowPart[] {
  const before = challenges.flatMap((challenge) => challenge.before ?? []);
  const after = challenges.flatMap((challenge) => challenge.after ?? []);
  return [...before, launcherOf(reqs) === 'punch' ? raise : stroke, ...after];
}

/** DF-R104.7, and what DF-R107.6, .11 and .12 change about it. */
function bars(reqs: readonly Requirement[], lofts: boolean): ThrowPart[] {
  const wall = reqs.includes('ice-wall') ? [presetWall] : [];
  const launcher = launcherOf(reqs);
  const first = launcher === 'waterfall' ? [] : launcher === 'under-table' && lofts ? [loftBar] : [seatBar];
  return [ready, ...wall, ...first, turnBar, powerBar];
}
