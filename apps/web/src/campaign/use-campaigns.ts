/** The campaigns of this browser, and the games they are of, for a component. */
import type { GameModule } from '@tabard/content';
import { useEffect, useState } from 'react';
import type { CampaignFace } from '../games/face';
import { faceOf } from '../games/faces';
import { moduleOf } from '../games/modules';
import { type CampaignsKept, listCampaigns } from '../storage/campaigns';
import { onChange } from '../storage/news';

/** A store that could not be read may be readable a little later: the tab in its way was closed. */
const AGAIN_MS = 4000;

/** Undefined until the browser has looked; looked up again whenever something changes, here or in another tab. */
export function useCampaigns(): CampaignsKept | undefined {
  const [kept, setKept] = useState<CampaignsKept>();
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const found = await listCampaigns();
      if (gone) return;
      setKept(found);
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
  return kept;
}

/** All that the page needs of a game to show its campaigns. */
export interface CampaignGame {
  readonly module: GameModule;
  readonly face: CampaignFace | null;
}

export async function campaignGame(game: string): Promise<CampaignGame> {
  const [module, face] = await Promise.all([moduleOf(game), faceOf(game)?.campaign?.()]);
  return { module, face: face ?? null };
}

/** Null until it is there, and where there is no such game in this house. */
export function useCampaignGame(game: string): CampaignGame | null {
  const [found, setFound] = useState<CampaignGame | null>(null);
  useEffect(() => {
    let gone = false;
    campaignGame(game).then(
      (here) => !gone && setFound(here),
      () => undefined, // What is known without it is shown.
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return found;
}
