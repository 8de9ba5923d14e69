/** A campaign that comes as a file: judged before it goes on the shelf, and refused with the reason where it does not hold. */
import type { CampaignVerdict } from '@tabard/table';
import { useState } from 'react';
import { judgeCampaignIn } from '../after/judging';
import { JudgingSign, useJudging } from '../after/judging-sign';
import { GameProblem } from '../after/problem';
import { ProblemWords } from '../after/problem-page';
import { Panel } from '../design/controls';
import { DropPlace } from '../design/drop-place';
import { toast } from '../design/toast';
import { readableName } from '../storage/campaign-schema';
import { Trouble } from '../storage/trouble';
import { useWords } from '../words/words';
import { nameInFile } from './file-name';
import { takeIn } from './play';
import { CampaignFound } from './verify';

type Found = { readonly verdict: CampaignVerdict } | { readonly problem: GameProblem };

/** `onTaken`: hears the id of a campaign that now stands on the shelf. */
export function BringFile({ onTaken }: { readonly onTaken: (id: string) => void }) {
  const t = useWords();
  const { progress, run, stop } = useJudging();
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  if (fault) throw fault;

  async function open(file: File) {
    setFound(null);
    try {
      const { verdict, campaign } = await run((watcher) => judgeCampaignIn({ kind: 'file', file }, watcher));
      if (campaign && !verdict.fault) {
        const name = readableName(nameInFile(file.name)) ?? t(`tables.${campaign.game}.name`);
        onTaken(await takeIn(campaign, name));
        toast(t('campaigns.taken', { name }));
      }
      setFound({ verdict });
    } catch (error) {
      if (error instanceof GameProblem) setFound({ problem: error });
      else if (error instanceof Trouble) toast(t(`keeping.trouble.${error.kind}`));
      else setFault(error as Error);
    }
  }

  return (
    <Panel title={t('campaigns.bring')} className="campaigns-bring">
      <DropPlace
        says={t('campaigns.drop')}
        label={t('campaigns.choose')}
        accept=".json,application/json"
        onFile={(file) => void open(file)}
      />
      {progress && <JudgingSign progress={progress} onStop={stop} />}
      {found && 'verdict' in found && (
        <div role={found.verdict.fault ? 'alert' : undefined}>
          {found.verdict.fault && <b>{t('campaigns.refused')}</b>}
          <CampaignFound verdict={found.verdict} />
        </div>
      )}
      {found && 'problem' in found && (
        <div className="prose" role="alert">
          <ProblemWords problem={found.problem} />
        </div>
      )}
    </Panel>
  );
}
