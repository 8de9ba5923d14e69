/** What each game calls a deed, by its folder: fetched by who looks at a game that is over. No picture in here. */
import type { GameDeeds } from '@tabard/content';

const DEEDS = import.meta.glob<{ readonly default: GameDeeds }>('./*/deeds.ts');

/** Null where the game declares none, or they cannot be fetched now: what they would add is left out. */
export async function deedsFor(game: string): Promise<GameDeeds | null> {
  try {
    return (await DEEDS[`./${game}/deeds.ts`]?.())?.default ?? null;
  } catch {
    return null;
  }
}
