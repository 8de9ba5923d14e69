import { hueOf } from '../games/face';
import { FACES } from '../games/faces';
import { Link } from '../shell/router';
import { pathTo } from '../shell/routes';
import { isDamaged, type SavedGame } from '../storage/saved';
import { useSaves } from '../storage/use-saves';
import { useWords } from '../words/words';

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
