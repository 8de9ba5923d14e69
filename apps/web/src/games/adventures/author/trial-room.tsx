/** The trial: the open book in the real room, from the entry that was chosen. Nothing of it is kept. */
import feather from '@iconify-json/game-icons/quill-ink';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../design/controls';
import { IconMark } from '../../../design/icon';
import { MenuDeed } from '../../../room/frame/menu-deed';
import { newSeed } from '../../../setup/opening';
import { Notice } from '../../../shell/page';
import { go, Link } from '../../../shell/router';
import { pathTo } from '../../../shell/routes';
import { AtLocalTable } from '../../../table/at-local-table';
import type { LocalTable } from '../../../table/local-table';

import { useWords } from '../../../words/words';
import { faceOf } from '../../faces';
import { room } from '../room';
import { type Bench, benchNow } from './bench';
import type { OpenBook } from './desk';
import { useCharacterNames } from './party-picker';
import { openTrial, type TrialWish } from './trial';
import { useDesk, useFollowing } from './use-desk';

const WORKSHOP = pathTo('workshop', { game: 'adventures' });
const back = (): void => go(WORKSHOP);

export function Trial() {
  const t = useWords();
  const { book } = useDesk();
  const [attempt, again] = useState(0);
  useFollowing();
  const { label } = benchNow();
  if (!book || label === null)
    return (
      <Stopped title={t('workshop.trial.nothing')} onAgain={null}>
        <p>{t('workshop.trial.nothingSays')}</p>
      </Stopped>
    );
  return (
    <Guarded key={attempt} onAgain={() => again(attempt + 1)}>
      <Laid newest={book} wish={wishOf(benchNow(), label)} onAgain={() => again(attempt + 1)} />
    </Guarded>
  );
}

function wishOf({ party, gold, xp, favor, before, at }: Bench, label: string): TrialWish {
  const journal = { xp, favor: [...favor], ...(gold === null ? {} : { gold }) };
  return { ...party, label, journal, before: Object.values(before), ...(at === null ? {} : { at }) };
}

interface LaidProps {
  readonly newest: OpenBook;
  readonly wish: TrialWish;
  readonly onAgain: () => void;
}

/** The book as it was when the trial began; should its file change meanwhile, that is said. */
function Laid({ newest, wish, onAgain }: LaidProps) {
  const t = useWords();
  const nameOf = useCharacterNames();
  const [begun] = useState({ book: newest, wish, seed: newSeed() });
  const [table, setTable] = useState<LocalTable | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trial is laid once
  useEffect(() => {
    let left = false;
    let laid: LocalTable | null = null;
    openTrial(begun.book, begun.wish, begun.seed, nameOf).then((opened) => {
      laid = opened;
      opened.room = room;
      if (left) void opened.close();
      else setTable(opened);
    }, setFailed);
    return () => {
      left = true;
      void laid?.close();
    };
  }, [begun]);
  if (failed) throw failed;
  if (!table) return <p className="loading">{t('shell.loading')}</p>;
  const hasChanged = newest.reading > begun.book.reading;
  return (
    <AtLocalTable
      face={faceOf('adventures')!}
      room={room}
      table={table}
      trial={{
        sign: <Sign label={begun.wish.label} hasChanged={hasChanged} onAgain={onAgain} />,
        end: <Over onAgain={onAgain} />,
      }}
    />
  );
}

interface SignProps {
  readonly label: string;
  readonly hasChanged: boolean;
  readonly onAgain: () => void;
}

function Sign({ label, hasChanged, onAgain }: SignProps) {
  const t = useWords();
  return (
    <>
      <p className="practice-mark">{t('workshop.trial.mark', { label })}</p>
      <MenuDeed icon={feather} word={t('workshop.trial.back')} onClick={back} />
      <p className="ra-trial-news" role="status">
        {hasChanged && (
          <>
            {t('workshop.trial.changed')} <Button onClick={onAgain}>{t('workshop.trial.again')}</Button>
          </>
        )}
      </p>
    </>
  );
}

function Over({ onAgain }: Pick<LaidProps, 'onAgain'>) {
  const t = useWords();
  return (
    <section className="decision game-over">
      <h2 className="decision-question">{t('workshop.trial.over')}</h2>
      <Button onClick={onAgain}>{t('workshop.trial.again')}</Button>
      <Button tone="primary" onClick={back}>
        {t('workshop.trial.back')}
      </Button>
    </section>
  );
}

// ---- what a book may do to the rules

interface GuardedProps {
  readonly children: ReactNode;
  readonly onAgain: () => void;
}

/** A book that is still being written may lead the rules where they cannot go on: that is the book's fault, not the house's. */
class Guarded extends Component<GuardedProps, { readonly problem: Error | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(problem: Error) {
    return { problem };
  }

  override render() {
    const { problem } = this.state as { problem: Error | null };
    return problem ? <Broken problem={problem} onAgain={this.props.onAgain} /> : this.props.children;
  }
}

function Broken({ problem, onAgain }: Pick<GuardedProps, 'onAgain'> & { readonly problem: Error }) {
  const t = useWords();
  return (
    <Stopped title={t('workshop.trial.broken')} onAgain={onAgain}>
      <p>{t('workshop.trial.brokenSays')}</p>
      <p>
        <code lang="en">{problem.message}</code>
      </p>
    </Stopped>
  );
}

interface StoppedProps {
  readonly title: string;
  readonly onAgain: (() => void) | null;
  readonly children: ReactNode;
}

function Stopped({ title, onAgain, children }: StoppedProps) {
  const t = useWords();
  return (
    <Notice
      emblem={<IconMark icon={feather} />}
      title={title}
      deeds={
        <>
          <Link className="button" data-tone="primary" to={WORKSHOP}>
            {t('workshop.trial.back')}
          </Link>
          {onAgain && <Button onClick={onAgain}>{t('workshop.trial.again')}</Button>}
        </>
      }
    >
      {children}
    </Notice>
  );
}
