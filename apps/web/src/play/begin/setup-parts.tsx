/** What every table that is set has: its picture with a heading, everybody who will sit there, and the button that begins. */

import { Panel } from '@tabard/page/design/controls';
import type { GameFace } from '@tabard/page/face';
import { SideMark } from '@tabard/page/room/sides';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import type { CSSProperties, ReactNode } from 'react';
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
function SetupRound({ seats, names }: SetupRoundProps) {
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

interface SetupFormProps extends SetupHeadProps, SetupRoundProps {
  readonly hue: CSSProperties;
  /** What is chosen. */
  readonly children: ReactNode;
  /** What else is good to know before one begins. */
  readonly ready: ReactNode;
  /** The button, and what stands in its way. */
  readonly begin: ReactNode;
  readonly onBegin: () => void;
}

export function SetupForm({ hue, seats, names, children, ready, begin, onBegin, ...head }: SetupFormProps) {
  const t = useWords();
  return (
    <form
      className="setup table-hue"
      style={hue}
      onSubmit={(event) => {
        event.preventDefault();
        onBegin();
      }}
    >
      <SetupHead {...head} />
      <div className="setup-main">{children}</div>
      <aside className="setup-side">
        <Panel material="vellum" title={t('setup.ready')} className="setup-ready">
          <SetupRound {...{ seats, names }} />
          {ready}
        </Panel>
        <div className="setup-begin">{begin}</div>
      </aside>
    </form>
  );
}
