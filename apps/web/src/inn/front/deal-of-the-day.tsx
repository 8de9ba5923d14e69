import { Panel } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { hueOf } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { locale, useWords } from '@tabard/page/words/words';
import { FACES } from '../../house/faces';

/** The same deals for everyone who plays them today; nothing is sent anywhere. */
export function DealOfTheDay() {
  const t = useWords();
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat(locale(), style).format(new Date());
  return (
    <Panel title={t('inn.deal')} className="deal">
      <div className="deal-body">
        <p className="label">{date}</p>
        <div className="deal-dice" aria-hidden="true">
          {FACES.map((face) => (
            <span key={face.id} className="table-hue deal-mark" style={hueOf(face)}>
              <IconMark icon={face.emblem} size="2.25rem" />
            </span>
          ))}
        </div>
        <p className="prose">{t('inn.dealSays')}</p>
        <Link className="button" data-tone="primary" to={pathTo('deal')}>
          {t('inn.playDeal')}
        </Link>
      </div>
    </Panel>
  );
}
