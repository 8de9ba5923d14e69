/** Heroes of Roll Player who walk into another game: read from their files, and held against the games they came from. */
import type { GameModule } from '@tabard/content';
import { type Judgement, judgeText, LIMITS, makeRecord, type Plain } from '@tabard/kernel';
import { UserError } from '../fail';
import { readText } from '../files';
import { gamesNamedIn } from '../games';
import { readHeroFile } from '../hero-file';

/** Who sits down without a hero. */
const NONE = 'none';

export interface Heroes {
  /** By seat; null: no hero. */
  readonly heroes: readonly Plain[];
  /** The records that prove them. */
  readonly origins: readonly string[];
}

export async function readHeroes(paths: readonly string[], origins: readonly string[]): Promise<Heroes> {
  const games = await Promise.all(origins.map(readOrigin));
  const heroes = paths.map((path) => (path === NONE ? null : readHero(path, games)));
  return { heroes, origins: games.map(({ judged }) => makeRecord(judged.record!)) };
}

/** The game that a hero came out of, played again. */
interface Origin {
  readonly judged: Judgement;
  readonly module: GameModule;
}

async function readOrigin(path: string): Promise<Origin> {
  const text = readText(path, LIMITS.text);
  const moduleOf = await gamesNamedIn(text);
  const judged = judgeText(text, (id) => moduleOf(id)?.game);
  if (!judged.match) throw new UserError(`${path}: ${judged.verdict.fault!.reason}`);
  return { judged, module: moduleOf(judged.record!.game)! };
}

function readHero(path: string, origins: readonly Origin[]): Plain {
  const hero = readHeroFile(path) as unknown as Plain; // It was read from JSON; an interface is no Plain to TypeScript.
  for (const { judged, module } of origins) {
    const found = module.heroes?.vouches(hero, judged);
    if (found && !found.other) throw new UserError(`${path}: ${found.wrong}`);
  }
  return hero;
}
