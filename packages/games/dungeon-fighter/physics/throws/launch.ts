/**
 * From what the hand gave to how the dice leave (DF-R105.3, DF-R108). Different channels add up: hand and view first,
 * then the triggers of all launchers in their order, then timing. Nothing here cancels a throw (DF-R107.17).
 */
import type { Launch, Requirement, ThrowSituation } from '../types';
import { fieldsOf, type Input, readInput } from './fields';
import { gadgetsOf } from './gadgets';
import { x } from './gauge';
import { weakHand } from './hand';
import { head } from './head';
import { prayer, punch } from './palms';
import { launched, type Shot } from './shot';
import { startOf } from './start';
import { dancing, jump } from './timing';
import { blind } from './view';

export function launchOf({ reqs, dice, input: numbers, challenge }: ThrowSituation): Launch {
  const shape = dice[0].shape;
  const input = readInput(fieldsOf(reqs, shape), numbers);
  const shot = startOf(reqs, shape, input);
  disturb(shot, reqs, input, challenge);
  return launched(shot, input.seat!, gadgetsOf(input));
}

function disturb(shot: Shot, reqs: readonly Requirement[], input: Input, challenge: number): void {
  const { did } = input;
  const release = input.release!;
  const slow = input.slow === 1; // DF-R105.4
  const asked = (requirement: Requirement) => reqs.includes(requirement);
  if (asked('weak-hand')) weakHand(shot, challenge, release);
  if (asked('blind')) blind(shot, challenge, did, release, slow);
  if (asked('head')) head(shot, challenge, did, release, slow); // DF-R108.4: in this order
  if (asked('punch')) punch(shot, did, slow);
  if (asked('x')) x(shot, challenge, did, release, slow);
  if (asked('prayer')) prayer(shot, did, slow);
  if (asked('jump')) jump(shot, reqs, did, release, slow);
  if (asked('dancing')) dancing(shot, reqs, did, release, slow);
}
