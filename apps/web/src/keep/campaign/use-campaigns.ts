/** The campaigns of this browser, and the games they are of, for a component. */
import type { GameModule } from '@tabard/content';
import type { CampaignFace } from '@tabard/page/face';
import { useEffect, useState } from 'react';
import { faceOf } from '../../house/faces';
import { moduleOf } from '../../house/modules';
import { type CampaignsKept, listCampaigns } from '../storage/campaigns';
import { useKept } from '../storage/use-kept';

/** Undefined until the browser has looked. */
export const useCampaigns = (): CampaignsKept | undefined => useKept(listCampaigns);

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
