/** Who walks in a campaign, as its card shows them. Pure. */
import type { CampaignFace, Walker } from '@tabard/page/face';
import { finishedOf } from '../../keep/campaign/chain';
import type { KeptCampaign } from '../../keep/storage/campaigns';

/** In the game that is played; else in the one that was left; else those whom the last one kept; else who sits there. */
export function walkersIn(
  { head, volumes }: Pick<KeptCampaign, 'head' | 'volumes'>,
  face: Pick<CampaignFace, 'party'> | null,
): readonly Walker[] {
  if (head?.party && head.party.length > 0) return head.party;
  const left = volumes.at(-1);
  if (!head && left?.party && left.save === null) return left.party;
  const save = finishedOf(volumes).at(-1)?.save ?? null;
  const kept = save === null ? [] : (face?.party(save) ?? []);
  if (kept.length > 0) return kept;
  return (head?.seats ?? []).map(({ name }) => ({ name, looks: {} }));
}
