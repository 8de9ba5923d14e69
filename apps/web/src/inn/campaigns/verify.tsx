/** A campaign judged from its first die to its last, in a worker, and what was found in sentences. */

import { Button, Dialog } from '@tabard/page/design/controls';
import { toast } from '@tabard/page/design/toast';
import { useWords } from '@tabard/page/words/words';
import { type CampaignVerdict, tellCampaign } from '@tabard/table';
import { useState } from 'react';
import { judgeCampaignIn } from '../../around/after/judging';
import { JudgingSign, useJudging } from '../../around/after/judging-sign';
import { useVerdictWords } from '../../around/after/verdict-words';
import { GameProblem } from '../../house/problem';
import { fileOf, gather } from '../../keep/campaign/chain';
import { campaignGame } from '../../keep/campaign/use-campaigns';
import type { KeptCampaign } from '../../keep/storage/campaigns';
import { troubleOf } from '../../keep/storage/trouble';

export function VerifyDeed({ campaign }: { readonly campaign: KeptCampaign }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const [verdict, setVerdict] = useState<CampaignVerdict | null>(null);
  const { progress, run, stop } = useJudging();
  const close = () => {
    stop();
    setOpen(false);
  };

  async function verify() {
    setVerdict(null);
    setOpen(true);
    try {
      const { module } = await campaignGame(campaign.game);
      const text = fileOf(campaign, await gather(campaign, module));
      if (text === null) throw new Error('there is nothing in it yet');
      const judged = await run((watcher) => judgeCampaignIn({ kind: 'text', text }, watcher));
      setVerdict(judged.verdict);
    } catch (error) {
      setOpen(false);
      if (error instanceof GameProblem && error.kind === 'stopped') return;
      toast(t(error instanceof Error ? 'campaigns.nothingToTake' : `keeping.trouble.${troubleOf(error).kind}`));
    }
  }

  return (
    <>
      <Button onClick={() => void verify()}>
        {t('campaigns.verify')}
        <span className="hidden-words">{campaign.name}</span>
      </Button>
      <Dialog
        open={open}
        title={t('campaigns.verifyTitle', { name: campaign.name })}
        onClose={close}
        deeds={<Button onClick={close}>{t('after.close')}</Button>}
      >
        {progress && <JudgingSign progress={progress} onStop={close} />}
        <div role="status">{verdict && <CampaignFound verdict={verdict} />}</div>
      </Dialog>
    </>
  );
}

/** The sentences of the house for it, the same as in the terminal; of a refusal also the reason. */
export function CampaignFound({ verdict }: { readonly verdict: CampaignVerdict }) {
  const say = useVerdictWords();
  return (
    <div className="campaign-verdict" data-verdict={verdict.kind}>
      {tellCampaign(verdict).map((message) => (
        <p key={message.id} className="prose">
          {say(message)}
        </p>
      ))}
      {verdict.fault && (
        <p>
          <code lang="en">{verdict.fault.reason}</code>
        </p>
      )}
    </div>
  );
}
