import { Panel } from '../design/controls';
import { DieFlat } from '../design/dice/die-flat';
import { hueOf } from '../games/face';
import { FACES } from '../games/faces';
import { Link } from '../shell/router';
import { pathTo } from '../shell/routes';
import { locale, useWords } from '../words/words';
import { seedOfTheDay } from './deal';

const face = FACES[0];

/** The same deal for everyone who plays it today; nothing is sent anywhere. */
export function DealOfTheDay() {
  const t = useWords();
  const today = new Date();
  const date = new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(today);
  const number = (value: number) => ({ kind: 'number', value }) as const;
  return (
    <Panel title={t('inn.deal')} className="deal">
      <div className="table-hue deal-body" style={hueOf(face)}>
        <p className="label">{date}</p>
        <div className="deal-dice">
          <DieFlat die={{ kind: 'black', face: number((today.getDate() % 5) + 2) }} />
          <DieFlat die={{ kind: 'red', face: number((today.getDate() % 6) + 3) }} />
          <DieFlat die={{ kind: 'white', face: { kind: 'plus', value: (today.getDate() % 2) + 1 } }} />
        </div>
        <p className="prose">{t('inn.dealSays', { game: t(`tables.${face.id}.name`) })}</p>
        <Link
          className="button"
          data-tone="primary"
          to={`${pathTo('setup', { game: face.id })}?now&seed=${seedOfTheDay(today)}`}
        >
          {t('inn.playDeal')}
        </Link>
      </div>
    </Panel>
  );
}
