/** A character of a campaign, by its face and its name as the game has them. */

import type { Walker } from '@tabard/page/face';
import { speakerFor } from '@tabard/page/words/game-words';
import { useWords } from '@tabard/page/words/words';
import type { CampaignGame } from '../../keep/campaign/use-campaigns';

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

interface WalksProps {
  readonly known: CampaignGame;
  /** Null: somebody new. */
  readonly walker: Walker | null;
  readonly isFirst?: boolean;
}

/** Who is played at a seat. */
export function Walks({ known, walker, isFirst = false }: WalksProps) {
  const t = useWords();
  if (!walker) return <p className="field-help">{t(isFirst ? 'campaigns.chooses' : 'campaigns.joins')}</p>;
  return (
    <div className="walks">
      <WalkerFace known={known} walker={walker} />
      <p className="field-help">{t('campaigns.walksOn', { name: walkerName(known, walker) })}</p>
    </div>
  );
}
