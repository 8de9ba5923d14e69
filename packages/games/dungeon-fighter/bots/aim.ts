/** The hand: where a throw or a flip is aimed, and the errors of the bot's skill (DF-R112.1 to DF-R112.3). */
import type { Stream } from '@tabard/kernel';
import {
  type Aim,
  aimFor,
  flipLike,
  NONCE_SIZE,
  type Normal,
  normalOf,
  type Requirement,
  type Shape,
  throwLike,
} from '../physics';
import { combatOf, heroAt } from '../rules/board';
import type { AskFor } from '../rules/questions';
import { preventable } from './life';
import { clearOf } from './seats';
import { type FighterSight, foeNow } from './sight';
import { A_FEW_POINTS } from './weights';

/** Errors come from the bot's own stream, so that its games replay exactly (DF-R112.2). */
const normalsOf =
  (chance: Stream): Normal =>
  () =>
    normalOf(chance.below(NONCE_SIZE));

/** What the hand does, in its numbers. */
export function throwOf(
  s: FighterSight,
  { about: { reqs, shape } }: AskFor<'throw'>,
  chance: Stream,
): readonly number[] {
  const challenge = s.b.sealed?.challenge[s.seat] ?? 0;
  return throwLike(s.grade.id, reqs, shape, chosenAim(s, reqs, shape), challenge, normalsOf(chance));
}

export const flipOf = (s: FighterSight, chance: Stream): readonly number[] => flipLike(s.grade.id, normalsOf(chance));

export function chosenAim(s: FighterSight, reqs: readonly Requirement[], shape: Shape): Aim {
  const aim = aimFor(reqs, shape, wantsSafety(s) ? 'safe' : 'bullseye');
  return s.grade.foresight ? clearOf(aim, combatOf(s).layout.templates) : aim;
}

/** A Miss would fell the Hero, and a Hit anywhere is enough. */
export function wantsSafety(s: FighterSight): boolean {
  const { life, damage } = foeNow(s);
  const left = heroAt(s, s.seat).life - (damage - preventable(s, s.seat, damage));
  return s.grade.foresight && left < 1 && life <= A_FEW_POINTS;
}
