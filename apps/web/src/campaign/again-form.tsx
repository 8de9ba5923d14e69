/** A game that came in a file and is not over: its seats and dice are as they were, and somebody sits down at them. */
import { type CSSProperties, useMemo, useState } from 'react';
import { Button, Panel } from '../design/controls';
import type { GameFace } from '../games/face';
import { speakerFor } from '../setup/game-words';
import { seatNames } from '../setup/seat-names';
import { SeatsPanel } from '../setup/seats-panel';
import { SetupHead, SetupRound } from '../setup/setup-parts';
import { type SeatChoice, sittersOf } from '../setup/table-choice';
import { Link } from '../shell/router';
import { pathTo } from '../shell/routes';
import { useWords } from '../words/words';
import { Walks } from './next-form';
import { sitDownAgain } from './play';
import { seatsFor, type WaitingAgain } from './waiting';

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
  const [begun, setBegun] = useState(false);
  const title = waiting.face?.titleOf(options, left.setup.brought ?? null);

  function begin() {
    if (begun) return;
    setBegun(true);
    const sitters = sittersOf({ seats, options }, names, module.isCoop);
    void onBegin(sitDownAgain(campaign, before, left, sitters)).finally(() => setBegun(false));
  }

  return (
    <form
      className="setup table-hue"
      style={hue}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <SetupHead
        face={face}
        label={campaign.name}
        title={title ? speakerFor(module, names).say(title) : t('campaigns.next')}
        says={t('campaigns.againSays', { answers: left.answers })}
      />
      <div className="setup-main">
        <SeatsPanel
          {...{ module, names }}
          choice={{ seats, options }}
          isFixed
          about={(_, at) => <Walks known={waiting} walker={walkers[at] ?? null} isFirst />}
          onChange={(choice) => setSeats(choice.seats as SeatChoice[])}
        />
      </div>
      <aside className="setup-side">
        <Panel material="vellum" title={t('setup.ready')} className="setup-ready">
          <SetupRound seats={seats} names={names} />
          <Link to={pathTo('campaigns')}>{t('campaigns.toShelf')}</Link>
        </Panel>
        <div className="setup-begin">
          <Button tone="primary" size="large" type="submit" aria-disabled={begun || undefined}>
            {t('campaigns.sitDownAgain')}
          </Button>
        </div>
      </aside>
    </form>
  );
}
