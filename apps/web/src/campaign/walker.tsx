/** A character of a campaign, by its face and its name as the game has them. */
import { speakerFor } from '../setup/game-words';
import type { Walker } from '../storage/saved';
import type { CampaignGame } from './use-campaigns';

/** In the language of the page; before the game is there, as it was given. */
export function walkerName(known: CampaignGame | null, walker: Walker): string {
  const name = known?.face?.nameOf(walker) ?? walker.name;
  return typeof name === 'object' && 'id' in name ? speakerFor(known!.module, []).say(name) : String(name);
}

interface WalkerFaceProps {
  readonly known: CampaignGame | null;
  readonly walker: Walker;
}

export function WalkerFace({ known, walker }: WalkerFaceProps) {
  const Portrait = known?.face?.Portrait;
  return Portrait && Object.keys(walker.looks).length > 0 ? (
    <span className="walker-face" aria-hidden="true">
      <Portrait walker={walker} />
    </span>
  ) : null;
}
