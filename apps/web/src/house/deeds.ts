/** What each game calls a deed: fetched by who looks at a game that is over. No picture in here. */
import type { GameDeeds } from '@tabard/content';
import { house } from '@tabard/house';

/** Null where the game declares none, or they cannot be fetched now: what they would add is left out. */
export async function deedsFor(game: string): Promise<GameDeeds | null> {
  try {
    return (await house[game]?.deeds?.())?.default ?? null;
  } catch {
    return null;
  }
}
