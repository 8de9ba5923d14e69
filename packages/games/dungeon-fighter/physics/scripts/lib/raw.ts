/** Games through the physics, as scripts/throws.mjs records them: a game a line, with every throw and every flip. */
import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import type { SkillName } from '../../throws/errors';
import type { FlipFacts, FlipSituation, ThrowFacts, ThrowSituation } from '../../types';

export interface RawThrow {
  readonly situation: ThrowSituation;
  readonly facts: ThrowFacts;
}
export interface RawGame {
  /** The skill of every bot of this game. */
  readonly skill: SkillName;
  readonly throws: readonly RawThrow[];
  readonly flips: readonly { readonly situation: FlipSituation; readonly facts: FlipFacts }[];
}

const CHUNK = 4_000_000;

/** One after the other: together they are larger than a string may be. */
export function* gamesIn(file: string): Generator<RawGame> {
  const from = openSync(file, 'r');
  const bytes = Buffer.alloc(CHUNK);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for (let size = readSync(from, bytes); size > 0; size = readSync(from, bytes)) {
    const lines = (rest + decoder.write(bytes.subarray(0, size))).split('\n');
    rest = lines.pop() as string;
    for (const line of lines) yield JSON.parse(line) as RawGame;
  }
  closeSync(from);
}

export function* throwsIn(file: string): Generator<RawThrow & { readonly skill: SkillName }> {
  for (const { skill, throws } of gamesIn(file)) for (const one of throws) yield { skill, ...one };
}
