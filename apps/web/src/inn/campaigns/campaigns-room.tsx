/** The shelf of campaigns: what was begun in this browser or came as a file, and the ways to more. */
import book from '@iconify-json/game-icons/bookshelf';
import chest from '@iconify-json/game-icons/broken-pottery';
import { Button, Panel } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { IconMark } from '@tabard/page/design/icon';
import { Page } from '@tabard/page/design/page';
import { toast } from '@tabard/page/design/toast';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { FACES } from '../../house/faces';
import { useCampaigns } from '../../keep/campaign/use-campaigns';
import { type DamagedCampaign, deleteCampaign, takeOutCampaign } from '../../keep/storage/campaigns';
import { isDamaged } from '../../keep/storage/saved';
import { troubleOf } from '../../keep/storage/trouble';
import { BringFile } from './bring-file';
import { CampaignCard } from './campaign-card';
import { DeleteDeed } from './card-dialogs';
import { Gallery } from './gallery';
import '../../play/begin/inputs.css';
import '../../around/after/after.css';
import './campaign.css';

export function CampaignsRoom() {
  const t = useWords();
  const kept = useCampaigns();
  const [came, setCame] = useState<string | null>(null);
  return (
    <Page title={t('campaigns.title')} lead={t('campaigns.lead')}>
      {kept?.trouble && (
        <p className="prose campaigns-trouble" role="status">
          <b>{t('campaigns.notRead')}</b> {t(`keeping.trouble.${kept.trouble.kind}`)}
        </p>
      )}
      {kept && !kept.trouble && kept.campaigns.length === 0 && <Empty />}
      <ul className="campaigns-list">
        {kept?.campaigns.map((campaign) => (
          <li key={campaign.id}>
            {isDamaged(campaign) ? (
              <DamagedCard campaign={campaign} />
            ) : (
              <CampaignCard campaign={campaign} isNew={campaign.id === came} />
            )}
          </li>
        ))}
      </ul>
      <div className="campaigns-more">
        <Begin />
        <BringFile onTaken={setCame} />
      </div>
      {kept && <Gallery campaigns={kept.campaigns.flatMap((one) => (isDamaged(one) ? [] : [one]))} />}
    </Page>
  );
}

function Empty() {
  const t = useWords();
  return (
    <Panel material="vellum" className="campaigns-none">
      <IconMark icon={book} size="4rem" />
      <p className="prose">{t('campaigns.none')}</p>
    </Panel>
  );
}

/** Every game whose games go on from one another. */
function Begin() {
  const t = useWords();
  return (
    <Panel title={t('campaigns.begin')} className="campaigns-begin">
      <p className="prose">{t('campaigns.beginSays')}</p>
      {FACES.filter(({ campaign }) => campaign).map(({ id }) => (
        <Link key={id} className="button" data-tone="primary" to={pathTo('setup', { game: id })}>
          {t('campaigns.beginOf', { game: t(`tables.${id}.name`) })}
        </Link>
      ))}
    </Panel>
  );
}

/** It takes nothing else along. */
function DamagedCard({ campaign: { id, damaged } }: { readonly campaign: DamagedCampaign }) {
  const t = useWords();
  const tell = (error: unknown) => toast(t(`keeping.trouble.${troubleOf(error).kind}`));
  const takeOut = () => takeOutCampaign(id).then((text) => download(text, `tabard-campaign-${id}.json`), tell);
  return (
    <article className="campaign panel on-paper" data-material="vellum">
      <header className="campaign-head">
        <IconMark icon={chest} size="2.75rem" className="campaign-emblem" />
        <h2>{t('campaigns.damaged')}</h2>
      </header>
      <p className="prose" title={damaged}>
        {t('campaigns.damagedSays')}
      </p>
      <div className="campaign-deeds">
        <Button onClick={() => void takeOut()}>{t('keeping.takeAlong')}</Button>
        <DeleteDeed name={t('campaigns.damaged')} onDelete={() => deleteCampaign(id).catch(tell)} />
      </div>
    </article>
  );
}
