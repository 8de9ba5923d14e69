/** What every table that is set has: its picture with a heading, and everybody who will sit there. */
import type { GameFace } from '../games/face';
import { SideMark } from '../room/sides';
import { Link } from '../shell/router';
import { pathTo } from '../shell/routes';
import { useWords } from '../words/words';
import type { TableChoice } from './table-choice';

interface SetupHeadProps {
  readonly face: GameFace;
  readonly label: string;
  readonly title: string;
  readonly says: string;
}

export function SetupHead({ face, label, title, says }: SetupHeadProps) {
  const t = useWords();
  return (
    <header className="setup-head">
      <div className="setup-scene" aria-hidden="true">
        <face.Scene />
      </div>
      <div className="setup-words">
        <p className="label">{label}</p>
        <h1>{title}</h1>
        <p className="prose">{says}</p>
        {face.workshop && <Link to={pathTo('workshop', { game: face.id })}>{t('setup.workshop')}</Link>}
      </div>
    </header>
  );
}

interface SetupRoundProps {
  readonly seats: TableChoice['seats'];
  readonly names: readonly string[];
}

/** Everybody who will sit there. */
export function SetupRound({ seats, names }: SetupRoundProps) {
  const t = useWords();
  return (
    <ol className="setup-round">
      {seats.map(({ id, kind, name }, seat) => (
        <li key={id}>
          <SideMark seat={seat} />
          <b>{name.trim() || names[seat]}</b>
          <span>{kind === 'person' ? t('setup.shortPerson') : t('setup.shortBot')}</span>
        </li>
      ))}
    </ol>
  );
}
