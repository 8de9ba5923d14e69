/**
 * Golden throws (DF-R113.1): stored inputs with the facts and the hash of the poses they gave. Node and the browsers must
 * all come to the same; a change of the engine or of the world shows here first.
 */

import { flipTemplate, throwDice } from '../throw';
import type { FlipFacts, FlipSituation, ThrowFacts, ThrowSituation } from '../types';
import stored from './golden.json';

export interface Result {
  readonly facts: ThrowFacts | FlipFacts;
  readonly ticks: number;
  readonly hash: string;
}

export type Golden = { readonly name: string; readonly expected: Result } & Asked;
export type Asked = { readonly throw: ThrowSituation } | { readonly flip: FlipSituation };

export interface Checked {
  readonly name: string;
  readonly expected: Result;
  readonly got: Result;
}

export function resultOf(asked: Asked): Result {
  const { facts, ticks, hash } = 'throw' in asked ? throwDice(asked.throw) : flipTemplate(asked.flip);
  return { facts, ticks, hash };
}

/** Every golden throw run again, here and now. */
export const checkGoldens = (): Checked[] =>
  // A JSON file has lists where a pose has three numbers or four, and words for ids.
  (stored as unknown as readonly Golden[]).map((golden) => ({
    name: golden.name,
    expected: golden.expected,
    got: resultOf(golden),
  }));
