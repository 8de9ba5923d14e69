/** The form of every way to sit down in a campaign: the book that waits, who sits where, and one button. */

import { Button } from '@tabard/page/design/controls';
import type { GameFace } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { KeptCampaign } from '../../keep/storage/campaigns';
import { SetupForm } from '../../play/begin/setup-parts';
import type { SeatChoice } from '../../play/begin/table-choice';

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
