import { hueOf } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { FACES } from '../../house/faces';
import { isDamaged, type SavedGame } from '../../keep/storage/saved';
import { useSaves } from '../../keep/storage/use-saves';

const face = FACES[0];

/** The shortest way to a game: the one left last, else a new one. */
export function WayIn() {
  const t = useWords();
  const last = useSaves()?.find((save): save is SavedGame => !isDamaged(save) && !save.over);
  const game = t(`tables.${face.id}.name`);
  const to = last ? pathTo('table', { id: last.id }) : `${pathTo('setup', { game: face.id })}?now`;
  return (
    <div className="inn-way table-hue" style={hueOf(face)}>
      <Link className="button" data-tone="primary" data-size="large" to={to}>
        {last ? t('inn.goOnWith', { title: last.title }) : t('inn.sitDownAt', { game })}
      </Link>
    </div>
  );
}
