/** The games left on the tables, for a component. */
import type { GamesLeft } from './list';
import { useKept } from './use-kept';

/** Not with the shell: the inn is drawn before it is there. */
const look = async (): Promise<GamesLeft> => (await import('./list')).listGames();

/** Undefined until the browser has looked. */
export const useGamesLeft = (): GamesLeft | undefined => useKept(look);

export const useSaves = (): GamesLeft['games'] | undefined => useGamesLeft()?.games;
