/** The trial: the open book in the real room, from the entry that was chosen. Nothing of it is kept. */
import feather from '@iconify-json/game-icons/quill-ink';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import type { LaidTrial, TrialProps } from '@tabard/page/face';
import { MenuDeed } from '@tabard/page/room/frame/menu-deed';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { room } from '../room';
import { benchNow, wishOf } from './bench';
import type { OpenBook } from './desk';
import { useCharacterNames } from './party-picker';
import { type TrialWish, trialOf } from './trial';
import { useDesk, useFollowing } from './use-desk';

const WORKSHOP = pathTo('workshop', { game: 'adventures' });
const back = (): void => go(WORKSHOP);

export function Trial({ trials }: TrialProps) {
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
      <Laid trials={trials} newest={book} wish={wishOf(benchNow(), label)} onAgain={() => again(attempt + 1)} />
    </Guarded>
  );
}

interface LaidProps extends TrialProps {
  readonly newest: OpenBook;
  readonly wish: TrialWish;
  readonly onAgain: () => void;
}

/** The book as it was when the trial began; should its file change meanwhile, that is said. */
function Laid({ trials, newest, wish, onAgain }: LaidProps) {
  const t = useWords();
  const nameOf = useCharacterNames();
  const [begun] = useState({ book: newest, wish });
  const [table, setTable] = useState<LaidTrial | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trial is laid once
  useEffect(() => {
    let left = false;
    let laid: LaidTrial | null = null;
    trials
      .lay((seed) => trialOf(begun.book, begun.wish, seed, nameOf), room)
      .then((opened) => {
        laid = opened;
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
    <trials.At
      laid={table}
      sign={<Sign label={begun.wish.label} hasChanged={hasChanged} onAgain={onAgain} />}
      end={<Over onAgain={onAgain} />}
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
