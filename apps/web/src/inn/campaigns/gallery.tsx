/** The gallery: the endings that campaigns of this browser came to. What nobody here has seen is a covered frame. */
import { Panel } from '@tabard/page/design/controls';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { speakerFor } from '@tabard/page/words/game-words';
import { useWords } from '@tabard/page/words/words';
import { FACES } from '../../house/faces';
import { finishedOf } from '../../keep/campaign/chain';
import { useCampaignGame } from '../../keep/campaign/use-campaigns';
import type { KeptCampaign } from '../../keep/storage/campaigns';

interface GalleryProps {
  readonly campaigns: readonly KeptCampaign[];
}

/** Of every game whose campaigns end in one of several ways. */
export const Gallery = ({ campaigns }: GalleryProps) =>
  FACES.filter(({ campaign }) => campaign).map(({ id }) => (
    <GalleryOf key={id} game={id} campaigns={campaigns.filter(({ game }) => game === id)} />
  ));

function GalleryOf({ game, campaigns }: GalleryProps & { readonly game: string }) {
  const t = useWords();
  const known = useCampaignGame(game);
  const saves = campaigns.flatMap(({ volumes }) => finishedOf(volumes).map(({ save }) => save));
  const endings = known?.face?.endings(saves) ?? [];
  if (!known || endings.length === 0) return null;
  const speaker = speakerFor(known.module, []);
  const seen = endings.filter((one) => one !== null).length;
  return (
    <Panel title={t('campaigns.gallery')} className="campaigns-gallery">
      <p className="prose">
        {t('campaigns.gallerySays', { count: seen, of: endings.length })}{' '}
        <Link to={pathTo('book')}>{t('campaigns.galleryDeeds')}</Link>
      </p>
      <ol className="gallery-frames">
        {endings.map((ending, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its place on the wall
          <li key={i} className="gallery-frame" data-seen={ending !== null}>
            {ending ? (
              <>
                <strong>{speaker.say(ending.name)}</strong>
                <span>{speaker.say(ending.text)}</span>
              </>
            ) : (
              <span>{t('campaigns.galleryUnseen')}</span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
