/** The rooms behind /replay: one game of the shelf, one that came in the address, or the list of them all. */

import { useWords } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import { GameProblem } from '../../house/problem';
import { addToReport } from '../../house/report';
import type { RoomProps } from '../../house/room-props';
import { AfterPage } from './after-page';
import type { Watcher } from './judging';
import { JudgingSign, useJudging } from './judging-sign';
import { PartPage } from './part-page';
import { openSaved, openSource, type Played, type PlayedInPart } from './played';
import { ProblemPage } from './problem-page';
import { ReplaysPage } from './replays-page';

export function ReplayRoom({ address }: RoomProps) {
  const { id } = address.place.params;
  return <Opened key={id} open={(watcher) => openSaved(id, watcher)} query={address.query} id={id} />;
}

export function ReplayLinkRoom({ address }: RoomProps) {
  const { hash, query } = address;
  if (!hash) return <ReplaysPage />;
  return <Opened key={hash} open={(watcher) => openSource({ kind: 'link', fragment: hash }, watcher)} query={query} />;
}

interface OpenedProps {
  readonly open: (watcher: Watcher) => Promise<Played | PlayedInPart>;
  readonly query: URLSearchParams;
  readonly id?: string;
}

type Result =
  | { readonly played: Played | PlayedInPart }
  | { readonly problem: GameProblem }
  | { readonly fault: Error };

function Opened({ open, query, id }: OpenedProps) {
  const t = useWords();
  const { progress, run, stop } = useJudging();
  const [result, setResult] = useState<Result | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key decides what is opened
  useEffect(() => {
    let left = false;
    run(open).then(
      (played) => !left && setResult({ played }),
      (error: Error) => !left && setResult(error instanceof GameProblem ? { problem: error } : { fault: error }),
    );
    return () => {
      left = true;
    };
  }, []);
  const played = result && 'played' in result ? result.played : null;
  useEffect(() => (played ? addToReport('record', () => textOf(played)) : undefined), [played]);

  if (!result)
    return progress ? (
      <div className="loading">
        <JudgingSign progress={progress} onStop={stop} />
      </div>
    ) : (
      <p className="loading">{t('shell.loading')}</p>
    );
  if ('fault' in result) throw result.fault;
  if ('problem' in result) return <ProblemPage problem={result.problem} id={id} />;
  if (isPart(result.played)) return <PartPage part={result.played} />;
  return <AfterPage played={result.played} query={query} />;
}

const isPart = (played: Played | PlayedInPart): played is PlayedInPart => 'table' in played;

const textOf = (played: Played | PlayedInPart): string =>
  isPart(played) ? JSON.stringify(played.table.log) : played.text;
