import clock from '@iconify-json/game-icons/hourglass';
import people from '@iconify-json/game-icons/meeple';
import { IconMark } from '@tabard/page/design/icon';
import { type GameFace, hueOf } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useId } from 'react';

const WEIGHTS = [1, 2, 3, 4, 5];

export function TableCard({ face }: { readonly face: GameFace }) {
  const t = useWords();
  const id = useId();
  const { Scene, emblem } = face;
  return (
    <article className="card table-hue" style={hueOf(face)} aria-labelledby={id}>
      <div className="card-scene">
        <Scene />
      </div>
      <span className="card-seal">
        <IconMark icon={emblem} size="60%" />
      </span>
      <div className="card-words">
        <h2 id={id} className="card-name">
          {t(`tables.${face.id}.name`)}
        </h2>
        <p className="prose card-sentence">{t(`tables.${face.id}.sentence`)}</p>
        <Facts face={face} />
        <SitDown face={face} />
      </div>
    </article>
  );
}

function Facts({ face: { players, minutes, weight } }: { readonly face: GameFace }) {
  const t = useWords();
  const [fewest, most] = players;
  return (
    <ul className="card-facts">
      <li>
        <IconMark icon={people} />
        <span aria-hidden="true">{`${fewest}–${most}`}</span>
        <span className="hidden-words">{t('inn.players', { fewest, most })}</span>
      </li>
      <li>
        <IconMark icon={clock} />
        {minutes === null ? t('inn.campaign') : t('inn.minutes', { minutes })}
      </li>
      <li>
        <span className="card-weight" aria-hidden="true">
          {WEIGHTS.map((step) => (
            <i key={step} data-full={step <= weight} />
          ))}
        </span>
        {t(`inn.weight.${weight}`)}
      </li>
    </ul>
  );
}

/** `now` begins at once, as the game's quick start says; without it the table is set up by hand. */
function SitDown({ face }: { readonly face: GameFace }) {
  const t = useWords();
  const { id: game, guide, campaign, practice } = face;
  const name = t(`tables.${game}.name`);
  return (
    <div className="card-deeds">
      <Link className="button" data-tone="primary" data-size="large" to={`${pathTo('setup', { game })}?now`}>
        {t('inn.sitDown')}
        <span className="hidden-words">{name}</span>
      </Link>
      <Link className="button" to={pathTo('setup', { game })}>
        {t('inn.setUp')}
        <span className="hidden-words">{name}</span>
      </Link>
      {guide && (
        <Link className="button" data-tone="quiet" to={pathTo('learn', { game })}>
          {t('inn.learn')}
          <span className="hidden-words">{name}</span>
        </Link>
      )}
      {campaign && (
        <Link className="button" data-tone="quiet" to={pathTo('campaigns')}>
          {t('inn.campaigns')}
          <span className="hidden-words">{name}</span>
        </Link>
      )}
      {practice && (
        <Link className="button" data-tone="quiet" to={pathTo('practice', { game })}>
          {t('inn.practice')}
          <span className="hidden-words">{name}</span>
        </Link>
      )}
    </div>
  );
}
