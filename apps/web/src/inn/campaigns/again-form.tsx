/** A game that came in a file and is not over: its seats and dice are as they were, and somebody sits down at them. */

import type { GameFace } from '@tabard/page/face';
import { speakerFor } from '@tabard/page/words/game-words';
import { useWords } from '@tabard/page/words/words';
import { type CSSProperties, useMemo, useState } from 'react';
import { sitDownAgain } from '../../keep/campaign/play';
import { seatsFor, type WaitingAgain } from '../../keep/campaign/waiting';
import { seatNames } from '../../play/begin/seat-names';
import { SeatsPanel } from '../../play/begin/seats-panel';
import { type SeatChoice, sittersOf } from '../../play/begin/table-choice';
import { CampaignForm } from './campaign-form';
import { Walks } from './walker';

interface AgainFormProps {
  readonly waiting: WaitingAgain;
  readonly face: GameFace;
  readonly hue: CSSProperties;
  readonly onBegin: (deed: Promise<string>) => Promise<void>;
}

export function AgainForm({ waiting, face, hue, onBegin }: AgainFormProps) {
  const t = useWords();
  const { campaign, module, left, before } = waiting;
  const { options } = left;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tongue has new names
  const names = useMemo(() => seatNames(module), [module, t]);
  const walkers = useMemo(() => waiting.face?.partyIn(left.seen(null)) ?? [], [waiting, left]);
  const [seats, setSeats] = useState(() => seatsFor(waiting, left.setup.seats));
  const title = waiting.face?.titleOf(options, left.setup.brought ?? null);

  function begin() {
    const sitters = sittersOf({ seats, options }, names, module.isCoop);
    return onBegin(sitDownAgain(campaign, before, left, sitters));
  }

  return (
    <CampaignForm
      {...{ face, hue, campaign, seats, names }}
      title={title ? speakerFor(module, names).say(title) : t('campaigns.next')}
      says={t('campaigns.againSays', { answers: left.answers })}
      deed={t('campaigns.sitDownAgain')}
      onBegin={begin}
    >
      <SeatsPanel
        {...{ module, names }}
        choice={{ seats, options }}
        isFixed
        about={(_, at) => <Walks known={waiting} walker={walkers[at] ?? null} isFirst />}
        onChange={(choice) => setSeats(choice.seats as SeatChoice[])}
      />
    </CampaignForm>
  );
}
