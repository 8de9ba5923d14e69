import signpost from '@iconify-json/game-icons/direction-signs';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { Link } from '@tabard/page/router/router';
import { useWords } from '@tabard/page/words/words';

export function Nowhere() {
  const t = useWords();
  return (
    <Notice
      emblem={<IconMark icon={signpost} />}
      title={t('nowhere.title')}
      deeds={
        <Link className="button" data-tone="primary" to="/">
          {t('shell.backToInn')}
        </Link>
      }
    >
      <p>{t('nowhere.says')}</p>
    </Notice>
  );
}
