import signpost from '@iconify-json/game-icons/direction-signs';
import { IconMark } from '../design/icon';
import { useWords } from '../words/words';
import { Notice } from './page';
import { Link } from './router';

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
