/** DF-R100: the world outside the rules: the physics of a throw, or the model of it where many games are played. */
import type { Plain } from '@tabard/kernel';
import { type FlipSituation, flipTemplate, modelFlip, modelThrow, type ThrowSituation, throwDice } from '../physics';

/** The rules say in the situation by what it shall be judged, so that a record says it too. */
export function world(label: string, situation: Plain): Plain {
  const { by, ...what } = situation as { by: string } & ThrowSituation & FlipSituation;
  const isModel = by === 'model';
  return label === 'flip' ? (isModel ? modelFlip : flipTemplate)(what) : (isModel ? modelThrow : throwDice)(what);
}
