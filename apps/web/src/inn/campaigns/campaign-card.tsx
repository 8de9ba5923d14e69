/** A campaign on its shelf: who walks, how far they have come, and what can be done with it. */

import { Button } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { IconMark } from '@tabard/page/design/icon';
import { toast } from '@tabard/page/design/toast';
import { hueOf } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { speakerFor } from '@tabard/page/words/game-words';
import { locale, useWords } from '@tabard/page/words/words';
import { useMemo, useState } from 'react';
import { faceOf } from '../../house/faces';
import { doneIn, fileOf, finishedOf, gather, standsAt } from '../../keep/campaign/chain';
import { fileNameOf } from '../../keep/campaign/file-name';
import { setupIn } from '../../keep/campaign/setup-in';
import { type CampaignGame, campaignGame, useCampaignGame } from '../../keep/campaign/use-campaigns';
import { deleteCampaign, type KeptCampaign, lastPlayed, renameCampaign } from '../../keep/storage/campaigns';
import { troubleOf } from '../../keep/storage/trouble';
import { DeleteDeed, RenameDeed } from './card-dialogs';
import { LookBack } from './look-back';
import { VerifyDeed } from './verify';
import { WalkerFace, walkerName } from './walker';
import { walkersIn } from './walkers-in';

interface CampaignCardProps {
  readonly campaign: KeptCampaign;
  /** It has just come in a file. */
  readonly isNew: boolean;
}

export function CampaignCard({ campaign, isNew }: CampaignCardProps) {
  const t = useWords();
  const { name, game, torn } = campaign;
  const face = faceOf(game);
  const known = useCampaignGame(game);
  return (
    <article
      className="campaign panel on-paper table-hue"
      data-material="vellum"
      data-new={isNew || undefined}
      aria-label={name}
      style={face && hueOf(face)}
    >
      <header className="campaign-head">
        {face && <IconMark icon={face.emblem} size="2.75rem" className="campaign-emblem" />}
        <div>
          <h2>{name}</h2>
          <p className="label">{face ? t(`tables.${game}.name`) : game}</p>
        </div>
      </header>
      <Party campaign={campaign} known={known} />
      <Standing campaign={campaign} known={known} />
      {torn !== null && (
        <p className="campaign-torn" role="note">
          {t('campaigns.torn')} <small lang="en">{torn}</small>
        </p>
      )}
      <Finished campaign={campaign} known={known} />
      <Deeds campaign={campaign} />
    </article>
  );
}

interface PartProps {
  readonly campaign: KeptCampaign;
  readonly known: CampaignGame | null;
}

/** By their faces, as the game draws them; before anybody has one, by the names at the table. */
function Party({ campaign, known }: PartProps) {
  const t = useWords();
  const walkers = walkersIn(campaign, known?.face ?? null);
  if (walkers.length === 0) return null;
  return (
    <ul className="campaign-party" aria-label={t('campaigns.party')}>
      {walkers.map((walker) => (
        <li key={walker.name}>
          <WalkerFace known={known} walker={walker} />
          <span>{walkerName(known, walker)}</span>
        </li>
      ))}
    </ul>
  );
}

function Standing({ campaign, known }: PartProps) {
  const t = useWords();
  const { head } = campaign;
  const stands = standsAt(campaign);
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const title = known && titleNow(campaign, known);
  function where(): string {
    if (stands.kind === 'playing' && head?.summary) return head.summary;
    if (stands.kind === 'playing' && title) return t('campaigns.opened', { title }); // Nobody has decided anything yet.
    if (stands.kind === 'between' && title) return t('campaigns.nextIs', { title });
    if (stands.kind === 'left' && title) return t('campaigns.leftIn', { title });
    return t(`campaigns.stands.${stands.kind}`);
  }
  return (
    <>
      <p className="campaign-where" data-stands={stands.kind}>
        {where()}
      </p>
      {head?.practice && <p className="practice-mark">{t('table.practice.mark')}</p>}
      <p className="campaign-facts">
        {t('campaigns.done', { count: doneIn(campaign) })} · {when.format(lastPlayed(campaign))}
      </p>
    </>
  );
}

/** Of the game that was left, or of the one that comes next; null: there is none, for now, or nobody can say. */
function titleNow({ volumes }: KeptCampaign, { module, face }: CampaignGame): string | null {
  const last = volumes.at(-1);
  const setup = last && setupIn(last);
  if (!setup) return null;
  const title = face?.titleOf(setup.options, last.save ?? setup.brought);
  return title ? speakerFor(module, []).say(title) : null;
}

/** The games that are over, each to be looked back on. */
function Finished({ campaign: { id, volumes }, known }: PartProps) {
  const t = useWords();
  const titles = useMemo(() => {
    const speaker = known && speakerFor(known.module, []);
    return finishedOf(volumes).map((volume, i) => {
      const setup = setupIn(volume);
      const title = setup && known?.face?.titleOf(setup.options, setup.brought);
      return { volume, title: title && speaker ? speaker.say(title) : t('campaigns.volume', { number: i + 1 }) };
    });
  }, [volumes, known, t]);
  if (titles.length === 0) return null;
  return (
    <details className="campaign-volumes">
      <summary>{t('campaigns.volumes', { count: titles.length })}</summary>
      <ol>
        {titles.map(({ title, volume }, i) => (
          <li key={volume.text.slice(-90)}>
            <span>{title}</span>
            <LookBack campaign={id} number={i + 1} volume={volume} title={title} />
          </li>
        ))}
      </ol>
    </details>
  );
}

// ---- deeds

function Deeds({ campaign }: { readonly campaign: KeptCampaign }) {
  const t = useWords();
  const { id, name } = campaign;
  const stands = standsAt(campaign);
  const tell = (error: unknown) => toast(t(`keeping.trouble.${troubleOf(error).kind}`));
  const to = stands.kind === 'playing' ? pathTo('table', { id: stands.game }) : pathTo('campaignNext', { id });
  return (
    <div className="campaign-deeds">
      <Link className="button" data-tone="primary" to={to}>
        {t('inn.goOn')}
        <span className="hidden-words">{name}</span>
      </Link>
      {finishedOf(campaign.volumes).length > 0 && (
        <Link className="button" to={pathTo('campaignBack', { id })}>
          {t('campaigns.backAll')}
          <span className="hidden-words">{name}</span>
        </Link>
      )}
      <TakeAlong campaign={campaign} />
      <VerifyDeed campaign={campaign} />
      <RenameDeed name={name} onRename={(next) => renameCampaign(id, next).catch(tell)} />
      <DeleteDeed name={name} onDelete={() => deleteCampaign(id).catch(tell)} />
    </div>
  );
}

/** All its records in one file, that of the game in mid-fight included. */
function TakeAlong({ campaign }: { readonly campaign: KeptCampaign }) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  async function take() {
    setBusy(true);
    try {
      const { module } = await campaignGame(campaign.game);
      const gathered = await gather(campaign, module);
      const text = fileOf(campaign, gathered);
      if (gathered.missing !== null) toast(t('campaigns.fileWithout'));
      if (text === null) toast(t('campaigns.nothingToTake'));
      else download(text, fileNameOf(campaign.name));
    } catch (error) {
      toast(t(`keeping.trouble.${troubleOf(error).kind}`));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button aria-disabled={busy || undefined} onClick={() => !busy && void take()}>
      {t('keeping.takeAlong')}
      <span className="hidden-words">{campaign.name}</span>
    </Button>
  );
}
