/** The games left on the tables, for a component: looked up, and again whenever something changes. */
import { useEffect, useState } from 'react';
import type { GamesLeft } from './list';
import { onChange } from './news';

/** A store that could not be read may be readable a little later: the tab in its way was closed. */
const AGAIN_MS = 4000;

/** Undefined until the browser has looked. */
export function useGamesLeft(): GamesLeft | undefined {
  const [left, setLeft] = useState<GamesLeft>();
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const { listGames } = await import('./list'); // Not with the shell: the inn is drawn before it is there.
      const found = await listGames();
      if (gone) return;
      setLeft(found);
      clearTimeout(timer);
      if (found.trouble) timer = setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    const stop = onChange(() => void look());
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return left;
}

export const useSaves = (): GamesLeft['games'] | undefined => useGamesLeft()?.games;
