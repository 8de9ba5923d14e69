/** The form of every way to sit down in a campaign: the book that waits, who sits where, and one button. */
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button } from '../design/controls';
import type { GameFace } from '../games/face';
import { SetupForm } from '../setup/setup-parts';
import type { SeatChoice } from '../setup/table-choice';
import { Link } from '../shell/router';
import { pathTo } from '../shell/routes';
import type { KeptCampaign } from '../storage/campaigns';
import { useWords } from '../words/words';

interface CampaignFormProps {
  readonly face: GameFace;
  readonly hue: CSSProperties;
  readonly campaign: KeptCampaign;
  readonly seats: readonly SeatChoice[];
  readonly names: readonly string[];
  readonly title: string;
  readonly says: string;
  /** What its button says. */
  readonly deed: string;
  /** Null: nothing can begin. */
  readonly onBegin: (() => Promise<void>) | null;
  readonly children: ReactNode;
}

export function CampaignForm({ campaign, deed, onBegin, children, ...form }: CampaignFormProps) {
  const t = useWords();
  const [begun, setBegun] = useState(false);

  function begin() {
    if (!onBegin || begun) return;
    setBegun(true);
    void onBegin().finally(() => setBegun(false));
  }

  return (
    <SetupForm
      {...form}
      label={campaign.name}
      ready={<Link to={pathTo('campaigns')}>{t('campaigns.toShelf')}</Link>}
      begin={
        <Button tone="primary" size="large" type="submit" aria-disabled={!onBegin || begun || undefined}>
          {deed}
        </Button>
      }
      onBegin={begin}
    >
      {children}
    </SetupForm>
  );
}
