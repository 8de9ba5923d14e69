import { useEffect, useState } from 'react';
import { type DamagedGame, listSaves, onSaves, type SavedGame } from './saves';

/** The games left on the tables; undefined until the browser has looked. */
export function useSaves(): readonly (SavedGame | DamagedGame)[] | undefined {
  const [saves, setSaves] = useState<readonly (SavedGame | DamagedGame)[]>();
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await listSaves().catch(() => []);
      if (!gone) setSaves(found);
    };
    void look();
    const stop = onSaves(() => void look());
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return saves;
}
