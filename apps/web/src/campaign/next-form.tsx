/** The next game of a campaign: who walks on, who leaves, who joins, and then the next book is opened. */
import type { Speaker } from '@tabard/content';
import type { Plain, TableOptions } from '@tabard/kernel';
import { type CSSProperties, useMemo, useState } from 'react';
import { Button, Panel } from '../design/controls';
import { Choice, Switch } from '../design/fields';
import type { GameFace } from '../games/face';
import { speakerFor } from '../setup/game-words';
import { newSeed } from '../setup/opening';
import { seatNames } from '../setup/seat-names';
import { SeatsPanel } from '../setup/seats-panel';
import { SetupHead, SetupRound } from '../setup/setup-parts';
import { type SeatChoice, sittersOf } from '../setup/table-choice';
import { Link } from '../shell/router';
import { pathTo } from '../shell/routes';
import type { Walker } from '../storage/saved';
import { useWords } from '../words/words';
import { finishedOf } from './chain';
import { nextGame } from './play';
import type { CampaignGame } from './use-campaigns';
import { openOptions, refused, seatsFor, type WaitingNext } from './waiting';
import { WalkerFace, walkerName } from './walker';

interface NextFormProps {
  readonly waiting: WaitingNext;
  readonly face: GameFace;
  readonly hue: CSSProperties;
  readonly onBegin: (deed: Promise<string>) => Promise<void>;
}

export function NextForm({ waiting, face, hue, onBegin }: NextFormProps) {
  const t = useWords();
  const { campaign, module, save, before } = waiting;
  const walkers = useMemo(() => (save === null ? [] : (waiting.face?.party(save) ?? [])), [waiting, save]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tongue has new names
  const names = useMemo(() => seatNames(module), [module, t]);
  const [seats, setSeats] = useState(() => seatsFor(waiting, walkers.length || campaign.head?.seats.length || 2));
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const [wish, setWish] = useState(waiting.options);
  const [begun, setBegun] = useState(false);
  const speaker = speakerFor(module, names);
  const brought = broughtWith(save, leaving);
  const { options, asked } = openOptions(module, brought, wish, seats.length);
  const reason = refused(module, brought, options, seats.length);
  const title = waiting.face?.titleOf(options, brought);
  const staying = walkers.filter((_, place) => !leaving.includes(place));

  function begin() {
    if (reason !== null || begun) return;
    setBegun(true);
    const sitters = sittersOf({ seats, options }, names, module.isCoop);
    const opening = { game: campaign.game, sitters, options, brought, seed: newSeed(), title: campaign.name };
    void onBegin(nextGame(campaign, before, opening)).finally(() => setBegun(false));
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
        title={reason === null && title ? speaker.say(title) : t('campaigns.next')}
        says={t('campaigns.done', { count: finishedOf(before).length })}
      />
      <div className="setup-main">
        {reason !== null && <NoMore reason={reason} />}
        <SeatsPanel
          {...{ module, names }}
          choice={{ seats, options }}
          about={(_, at) => <Walks known={waiting} walker={staying[at] ?? null} isFirst={save === null} />}
          onChange={(choice) => setSeats(choice.seats as SeatChoice[])}
        />
        {walkers.length > 0 && (
          <Leavers {...{ walkers, leaving }} known={waiting} seats={seats.length} onChange={setLeaving} />
        )}
        <AskedOptions {...{ asked, options, speaker }} onChange={setWish} />
      </div>
      <aside className="setup-side">
        <Panel material="vellum" title={t('setup.ready')} className="setup-ready">
          <SetupRound seats={seats} names={names} />
          <Link to={pathTo('campaigns')}>{t('campaigns.toShelf')}</Link>
        </Panel>
        <div className="setup-begin">
          <Button tone="primary" size="large" type="submit" aria-disabled={reason !== null || begun || undefined}>
            {t('campaigns.beginNext')}
          </Button>
        </div>
      </aside>
    </form>
  );
}

interface AskedOptionsProps {
  readonly asked: ReturnType<typeof openOptions>['asked'];
  readonly options: TableOptions;
  readonly speaker: Speaker;
  readonly onChange: (options: TableOptions) => void;
}

/** What may still be chosen for this adventure. */
function AskedOptions({ asked, options, speaker, onChange }: AskedOptionsProps) {
  const t = useWords();
  if (asked.length === 0) return null;
  return (
    <Panel title={t('setup.options')}>
      {asked.map(({ id, values }) => (
        <Choice
          key={id}
          name={speaker.say({ id: `tableOptions.${id}.title` })}
          help={speaker.say({ id: `tableOptions.${id}.values.${options[id]}.text` })}
          value={options[id]}
          options={values.map((value) => ({
            value,
            name: speaker.say({ id: `tableOptions.${id}.values.${value}.title` }),
          }))}
          onChange={(value) => onChange({ ...options, [id]: value })}
        />
      ))}
    </Panel>
  );
}

/** Who leaves is named beside what was kept. */
const broughtWith = (save: Plain, leaving: readonly number[]): Plain =>
  save === null || leaving.length === 0 ? save : ({ ...(save as object), leaves: [...leaving] } as Plain);

/** The adventures that are written have all been played, or the campaign has ended. */
function NoMore({ reason }: { readonly reason: string }) {
  const t = useWords();
  return (
    <p className="setup-note" role="status">
      {t('campaigns.noMore')} <small lang="en">{reason}.</small>
    </p>
  );
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

interface LeaversProps {
  readonly known: CampaignGame;
  readonly walkers: readonly Walker[];
  readonly leaving: readonly number[];
  readonly seats: number;
  readonly onChange: (leaving: readonly number[]) => void;
}

function Leavers({ known, walkers, leaving, seats, onChange }: LeaversProps) {
  const t = useWords();
  const staying = walkers.length - leaving.length;
  return (
    <Panel title={t('campaigns.leavers')} className="campaign-leavers">
      <p className="field-help">{t('campaigns.leaversSay')}</p>
      {walkers.map((walker, place) => (
        <Switch
          key={walker.name}
          name={t('campaigns.leaves', { name: walkerName(known, walker) })}
          on={leaving.includes(place)}
          onChange={(on) => onChange(on ? [...leaving, place] : leaving.filter((one) => one !== place))}
        />
      ))}
      {staying > seats && (
        <p className="setup-note" role="status">
          {t('campaigns.tooMany', { count: staying - seats })}
        </p>
      )}
    </Panel>
  );
}
