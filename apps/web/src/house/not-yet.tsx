import saw from '@iconify-json/game-icons/hand-saw';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { Link } from '@tabard/page/router/router';
import { useWords } from '@tabard/page/words/words';
import { FACES, faceOf } from './faces';
import { Nowhere } from './nowhere';
import type { RoomProps } from './room-props';

/** A room that is planned and not built: it says so. */
export function NotYet({ address }: RoomProps) {
  const t = useWords();
  const { name, params } = address.place;
  const face = params.game === undefined ? FACES[0] : faceOf(params.game);
  if (!face) return <Nowhere />;
  return (
    <Notice
      emblem={<IconMark icon={saw} />}
      title={t(`notYet.${name}`, { game: t(`tables.${face.id}.name`) })}
      deeds={
        <Link className="button" data-tone="primary" to="/">
          {t('shell.backToInn')}
        </Link>
      }
    >
      <p>{t('shell.notBuilt')}</p>
    </Notice>
  );
}
