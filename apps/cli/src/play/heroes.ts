/** Heroes of Roll Player who walk into another game: read from their files, and held against the games they came from. */
import { type Judgement, judgeText, LIMITS, makeRecord, type Plain } from '@tabard/kernel';
import { UserError } from '../fail';
import { readText } from '../files';
import { readHeroFile } from '../hero-file';
import { moduleOf } from '../record-file';

/** Who sits down without a hero. */
const NONE = 'none';

export interface Heroes {
  /** By seat; null: no hero. */
  readonly heroes: readonly Plain[];
  /** The records that prove them. */
  readonly origins: readonly string[];
}

export function readHeroes(paths: readonly string[], origins: readonly string[]): Heroes {
  const judged = origins.map(readOrigin);
  const heroes = paths.map((path) => (path === NONE ? null : readHero(path, judged)));
  return { heroes, origins: judged.map(({ record }) => makeRecord(record!)) };
}

function readOrigin(path: string): Judgement {
  const judged = judgeText(readText(path, LIMITS.text), (id) => moduleOf(id)?.game);
  if (!judged.match) throw new UserError(`${path}: ${judged.verdict.fault!.reason}`);
  return judged;
}

function readHero(path: string, origins: readonly Judgement[]): Plain {
  const hero = readHeroFile(path) as unknown as Plain;
  for (const judged of origins) {
    const found = moduleOf(judged.record!.game)?.vouches?.(hero, judged);
    if (found && !found.other) throw new UserError(`${path}: ${found.wrong}`);
  }
  return hero;
}
