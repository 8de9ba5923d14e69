/** Writes the record of a failure into `dumps/`, which is never committed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '@tabard/kernel';
import { describeFailure, type Failure } from './failure';

/** The file's path, or undefined when the game did not even begin. */
export function writeDump(failure: Failure, folder = 'dumps'): string | undefined {
  if (failure.record === null) return undefined;
  const id = hashText(JSON.stringify([failure.options, failure.seed, failure.what])).slice(0, 8);
  const path = join(folder, `${failure.game}-${failure.check}-${failure.seats}-${id}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, failure.record);
  writeFileSync(path.replace(/\.json$/, '.txt'), `${describeFailure(failure, path)}\n`);
  return path;
}
