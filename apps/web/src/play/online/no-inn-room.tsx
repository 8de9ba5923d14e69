/** An online address in a page that stands without an inn: one sentence, and the way to the tables that are here. */
import door from '@iconify-json/game-icons/wooden-door';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { Link } from '@tabard/page/router/router';
import { useWords } from '@tabard/page/words/words';

export function NoInnRoom() {
  const t = useWords();
  return (
    <Notice
      emblem={<IconMark icon={door} />}
      title={t('online.noInn')}
      deeds={
        <Link className="button" data-tone="primary" to="/">
          {t('shell.backToInn')}
        </Link>
      }
    >
      <p>{t('online.noInnSays')}</p>
    </Notice>
  );
}
