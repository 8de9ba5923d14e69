/** The lobby: seats this browser holds, a code from another device, and public tables that anybody may join or watch. */
import type { TableLine } from '@tabard/inn';
import { Button, Chip, Panel } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { Page } from '@tabard/page/design/page';
import { hueOf } from '@tabard/page/face';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { FACES, faceOf } from '../../house/faces';
import { AwayRoom } from './away-room';
import { lobby } from './inn-api';
import { troubleWith } from './inn-words';
import { NoInnRoom } from './no-inn-room';
import { OwnSeats } from './own-seats';
import { usePaceWords } from './pace-words';
import { takeByCode } from './take-by-code';
import { useDoor } from './use-inn';
import '../../play/begin/inputs.css';
import './online.css';

const AGAIN_MS = 10_000;

export function LobbyRoom() {
  const t = useWords();
  const { door, knock } = useDoor();
  if (door === 'none') return <NoInnRoom />;
  if (door === 'away') return <AwayRoom id={null} onKnock={knock} />;
  if (door === undefined) return <p className="loading">{t('shell.loading')}</p>;
  return (
    <Page title={t('online.lobby')} lead={t('online.lobbySays')}>
      <div className="lobby">
        <PublicTables />
        <div className="lobby-side">
          <OwnSeats />
          <ByCode />
          <OpenOne />
        </div>
      </div>
    </Page>
  );
}

function PublicTables() {
  const t = useWords();
  const [tables, setTables] = useState<readonly TableLine[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = useCallback(() => {
    lobby().then(
      (found) => {
        setTables(found.tables);
        setProblem(null);
      },
      (error) => setProblem(troubleWith(error)),
    );
  }, []);
  useEffect(() => {
    look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <Panel title={t('online.publicTables')}>
      {problem && <p role="alert">{problem}</p>}
      {tables?.length === 0 && <p className="prose">{t('online.noTables')}</p>}
      <ul className="lobby-tables">
        {tables?.map((line) => (
          <LobbyTable key={line.id} line={line} />
        ))}
      </ul>
    </Panel>
  );
}

function LobbyTable({ line }: { readonly line: TableLine }) {
  const t = useWords();
  const pace = usePaceWords();
  const face = faceOf(line.game);
  if (!face) return null;
  const { free, names } = line;
  const title = t(`tables.${face.id}.name`);
  return (
    <li className="lobby-table table-hue" style={hueOf(face)} data-table={line.id}>
      <IconMark icon={face.emblem} size="2.5rem" />
      <div className="lobby-words">
        <b>{title}</b>
        <span>{names.length > 0 ? t('online.sitThere', { names }) : t('online.nobodyYet')}</span>
        <span className="lobby-chips">
          <Chip>{free > 0 ? t('online.freeSeats', { count: free }) : t('online.allTaken')}</Chip>
          <Chip>{pace(line.pace)}</Chip>
          <Chip>{t(`online.phase.${line.phase}`)}</Chip>
        </span>
      </div>
      <Link className="button" data-tone={free > 0 ? 'primary' : 'plain'} to={pathTo('gathering', { id: line.id })}>
        {t(free > 0 ? 'online.join' : 'online.look')}
        <span className="hidden-words">{title}</span>
      </Link>
    </li>
  );
}

function ByCode() {
  const t = useWords();
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  function take(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return;
    takeByCode(code.trim()).then(
      (table) => go(pathTo('gathering', { id: table })),
      (error) => setProblem(troubleWith(error)),
    );
  }
  return (
    <Panel material="vellum" title={t('online.byCode')}>
      <form className="lobby-code" onSubmit={take}>
        <label className="field-help" htmlFor={id}>
          {t('online.byCodeSays')}
        </label>
        <input
          id={id}
          className="text-input"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit">{t('online.takeSeat')}</Button>
        {problem && <p role="alert">{problem}</p>}
      </form>
    </Panel>
  );
}

function OpenOne() {
  const t = useWords();
  return (
    <Panel material="vellum" title={t('online.openOne')}>
      <ul className="lobby-open">
        {FACES.map(({ id }) => (
          <li key={id}>
            <Link className="button" to={`${pathTo('setup', { game: id })}?online`}>
              {t(`tables.${id}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
