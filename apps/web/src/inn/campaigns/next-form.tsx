/** The next game of a campaign: who walks on, who leaves, who joins, and then the next book is opened. */
import type { Speaker } from '@tabard/content';
import type { Plain, TableOptions } from '@tabard/kernel';
import { Panel } from '@tabard/page/design/controls';
import { Choice, Switch } from '@tabard/page/design/fields';
import type { GameFace, Walker } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { speakerFor } from '@tabard/page/words/game-words';
import { useWords } from '@tabard/page/words/words';
import { type CSSProperties, useMemo, useState } from 'react';
import { finishedOf } from '../../keep/campaign/chain';
import { nextGame } from '../../keep/campaign/play';
import type { CampaignGame } from '../../keep/campaign/use-campaigns';
import { openOptions, seatsFor, type WaitingNext } from '../../keep/campaign/waiting';
import { newSeed } from '../../play/begin/opening';
import { seatNames } from '../../play/begin/seat-names';
import { SeatsPanel } from '../../play/begin/seats-panel';
import { type SeatChoice, sittersOf } from '../../play/begin/table-choice';
import { tellUnwelcome, unwelcome } from '../../play/begin/unwelcome';
import { heldAt } from '../../play/online/tokens';
import { useOnlineSetup } from '../../play/online/use-online-setup';
import { CampaignForm } from './campaign-form';
import { Walks, walkerName } from './walker';

interface NextFormProps {
  readonly waiting: WaitingNext;
  readonly face: GameFace;
  readonly hue: CSSProperties;
  /** The table of an inn at which the last game was played; null: it was played here. */
  readonly after: string | null;
  readonly onBegin: (deed: Promise<string>, place: 'table' | 'gathering') => Promise<void>;
}

export function NextForm({ waiting, face, hue, after, onBegin }: NextFormProps) {
  const t = useWords();
  const { campaign, module, save, before } = waiting;
  const walkers = useMemo(() => (save === null ? [] : (waiting.face?.party(save) ?? [])), [waiting, save]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tongue has new names
  const names = useMemo(() => seatNames(module), [module, t]);
  const [seats, setSeats] = useState(() => seatsFor(waiting, walkers.length || campaign.head?.seats.length || 2));
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const [wish, setWish] = useState(waiting.options);
  const online = useOnlineSetup(after !== null, { name: after === null ? '' : heldAt(after)?.name });
  const isOnline = online?.isOn ?? false;
  const speaker = speakerFor(module, names);
  const brought = broughtWith(save, leaving);
  const { options, asked } = openOptions(module, brought, wish, seats.length);
  const reason = unwelcome(module.game, brought, options, seats.length);
  const title = waiting.face?.titleOf(options, brought);
  const staying = walkers.filter((_, place) => !leaving.includes(place));

  function begin() {
    const sitters = sittersOf({ seats, options }, names, module.isCoop);
    const opening = { game: campaign.game, sitters, options, brought, seed: newSeed(), title: campaign.name };
    return isOnline
      ? onBegin(online!.create(opening, after ?? undefined), 'gathering')
      : onBegin(nextGame(campaign, before, opening), 'table');
  }

  return (
    <CampaignForm
      {...{ face, hue, campaign, seats, names }}
      title={reason === null && title ? speaker.say(title) : t('campaigns.next')}
      says={t('campaigns.done', { count: finishedOf(before).length })}
      deed={t(isOnline ? 'online.open' : 'campaigns.beginNext')}
      onBegin={reason === null ? begin : null}
    >
      {reason !== null && <NoMore says={tellUnwelcome(module, reason)} campaign={campaign.id} />}
      {reason === null && online?.panel}
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
    </CampaignForm>
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
function NoMore({ says, campaign }: { readonly says: string; readonly campaign: string }) {
  const t = useWords();
  return (
    <p className="setup-note" role="status">
      {t('campaigns.noMore')} {says} <Link to={pathTo('campaignBack', { id: campaign })}>{t('campaigns.backAll')}</Link>
    </p>
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
