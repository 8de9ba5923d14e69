/** A campaign that comes as a file: judged before it goes on the shelf, and refused with the reason where it does not hold. */
import { judgeText } from '@tabard/kernel';
import { Panel } from '@tabard/page/design/controls';
import { DropPlace } from '@tabard/page/design/drop-place';
import { toast } from '@tabard/page/design/toast';
import type { Walker } from '@tabard/page/face';
import { useWords } from '@tabard/page/words/words';
import type { CampaignFile, CampaignVerdict } from '@tabard/table';
import { useState } from 'react';
import { judgeCampaignIn } from '../../around/after/judging';
import { JudgingSign, useJudging } from '../../around/after/judging-sign';
import { ProblemWords } from '../../around/after/problem-page';
import { GameProblem } from '../../house/problem';
import { nameInFile } from '../../keep/campaign/file-name';
import { takeIn } from '../../keep/campaign/play';
import { campaignGame } from '../../keep/campaign/use-campaigns';
import { readableName } from '../../keep/storage/campaign-schema';
import { Trouble } from '../../keep/storage/trouble';
import { CampaignFound } from './verify';

/** `name`: what it is called now that it stands on the shelf; null: it was refused. */
type Found = { readonly verdict: CampaignVerdict; readonly name: string | null } | { readonly problem: GameProblem };

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
        onTaken(await takeIn(campaign, name, await walkersIn(campaign)));
        setFound({ verdict, name });
      } else setFound({ verdict, name: null });
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
        <div role={found.name === null ? 'alert' : 'status'}>
          <b>{found.name === null ? t('campaigns.refused') : t('campaigns.taken', { name: found.name })}</b>
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

/** Who walks in its last game, which was judged a moment ago. */
async function walkersIn({ game, games }: CampaignFile): Promise<readonly Walker[]> {
  const { module, face } = await campaignGame(game);
  const { match } = judgeText(games[games.length - 1], () => module.game);
  const walkers = match && face ? face.partyIn(match.seen(null)) : [];
  return walkers.filter((walker) => walker !== null);
}
