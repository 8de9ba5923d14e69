/** A game of a campaign to be looked back on: the one on the shelf where it still is, else its record, laid there anew. */

import { Button } from '@tabard/page/design/controls';
import { toast } from '@tabard/page/design/toast';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { JudgingSign, useJudging } from '../../around/after/judging-sign';
import { keepPlayed } from '../../around/after/keep';
import { openSource } from '../../around/after/played';
import { GameProblem } from '../../house/problem';
import type { Volume } from '../../keep/storage/campaign-schema';
import { layVolume } from '../../keep/storage/campaigns';
import { isDamaged } from '../../keep/storage/saved';
import { readGame } from '../../keep/storage/shelf';
import { Trouble } from '../../keep/storage/trouble';

interface LookBackProps {
  readonly campaign: string;
  /** Of the volume, from 1. */
  readonly number: number;
  readonly volume: Volume;
  readonly title: string;
}

export function LookBack({ campaign, number, volume, title }: LookBackProps) {
  const t = useWords();
  const { progress, run, stop } = useJudging();
  const [fault, setFault] = useState<Error | null>(null);
  if (fault) throw fault;

  async function look() {
    try {
      const stands = volume.game === null ? undefined : await readGame(volume.game);
      if (stands && !isDamaged(stands)) return go(pathTo('replay', { id: stands.head.id }));
      const played = await run((watcher) => openSource({ kind: 'text', text: volume.text }, watcher));
      const id = await keepPlayed(played, title);
      await layVolume(campaign, number, id);
      go(pathTo('replay', { id }));
    } catch (error) {
      if (error instanceof Trouble) toast(t(`keeping.trouble.${error.kind}`));
      else if (!(error instanceof GameProblem)) setFault(error as Error);
      else if (error.kind !== 'stopped') toast(t('campaigns.cannotLook'));
    }
  }

  return progress ? (
    <JudgingSign progress={progress} onStop={stop} />
  ) : (
    <Button tone="quiet" onClick={() => void look()}>
      {t('campaigns.lookBack')}
      <span className="hidden-words">{title}</span>
    </Button>
  );
}
