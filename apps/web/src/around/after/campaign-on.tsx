/** A game of a campaign is over: the way to the next, and to the shelf they all stand on. */
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';

export function CampaignOn({ campaign }: { readonly campaign: string }) {
  const t = useWords();
  return (
    <>
      <Link className="button" data-tone="primary" to={pathTo('campaignNext', { id: campaign })}>
        {t('after.nextGame')}
      </Link>
      <Link className="button" to={pathTo('campaignBack', { id: campaign })}>
        {t('campaigns.backAll')}
      </Link>
      <Link className="button" to={pathTo('campaigns')}>
        {t('campaigns.toShelf')}
      </Link>
    </>
  );
}
