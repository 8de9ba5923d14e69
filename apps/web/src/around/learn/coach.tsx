/** The adviser beside the decision: one hint at a time, what to look at, what to do and why. */
import adviser from '@iconify-json/game-icons/raven';
import { createSpeaker, type Speaker } from '@tabard/content';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { type Hint, hintFor, type Lesson, namesIn, partAt, partsOf } from '@tabard/page/lesson/guide';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lessonNamed, type Teaching, teachingOf } from '../../house/lessons';
import type { LocalNow, LocalTable } from '../../play/table/local-table';
import type { PointedAt } from '../../play/table/use-table';
import { useMuted } from './heard';
import { wordsFor } from './hint-words';
import { useSuggestion } from './use-suggestion';
import './coach.css';

interface CoachProps {
  readonly table: LocalTable;
  readonly now: LocalNow;
  readonly onPoint: (at: PointedAt) => void;
  readonly onSuggest: (key: string | null) => void;
}

export function Coach(props: CoachProps) {
  const [teaching, setTeaching] = useState<Teaching | null>(null);
  const { game } = props.table.module;
  useEffect(() => {
    teachingOf(game.id).then(setTeaching, () => undefined); // Without it the game is still a game.
  }, [game]);
  const lesson = teaching && lessonNamed(teaching, props.table.guide);
  return lesson && <Lessons {...props} key={lesson.id} {...{ teaching, lesson }} />;
}

interface LessonsProps extends CoachProps {
  readonly teaching: Teaching;
  /** The short one or all of it. */
  readonly lesson: Lesson;
}

function Lessons({ table, now, onPoint, onSuggest, teaching, lesson }: LessonsProps) {
  const game = table.module.game.id;
  const t = useWords();
  const isShort = lesson === teaching.short;
  const { hint, isHandAsked } = useHint(lesson, now);
  const speaker = useSpeaker(table, teaching);
  const names = useMemo(() => namesIn(lesson, (message) => table.speaker.say(message)), [lesson, table]);
  const say = (id: string) => speaker.say({ id, with: names });
  const { pages, does, remark } = wordsFor(hint, isShort ? 'short.end' : 'end', speaker.has, now.answers);

  const about = hint.kind === 'step' ? hint.step.id : `${hint.kind} ${hint.round} ${pages[0] ?? ''}`;
  const { page, isLast, turnTo } = usePages(about, pages.length);
  const { isFolded, fold } = useFolds(hint.kind === 'tip' ? `${game} ${pages[0]}` : null, now.answers);
  // Where the hand itself is asked for, a small screen needs its room: there the adviser steps aside.
  const [aside, setAside] = useState({ about: '', is: false });
  const isAside = isHandAsked && (aside.about === about ? aside.is : hint.kind === 'tip');
  const stepAside = (is: boolean) => setAside({ about, is });

  const step = hint.kind === 'step' ? hint.step : null;
  const suggested = (step && isLast && step.answer) || null;
  useSuggestion(suggested, onSuggest);
  const look = step?.look ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each hint
  useEffect(() => {
    onPoint(look);
    // The board may still be about to draw it.
    const timers = [0, 250].map((ms) => window.setTimeout(showPointed, ms));
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
      onPoint(null);
    };
  }, [about]);

  const [readOn, setReadOn] = useState<string | null>(null);
  const holds = hint.kind === 'meanwhile' && pages.length > 0 && readOn !== about;
  useEffect(() => table.hold(holds), [table, holds]);

  if (hint.kind === 'end' && hint.over) return null;
  return (
    <section
      className="coach on-paper"
      data-folded={isFolded}
      data-aside={isAside}
      data-kind={hint.kind}
      data-suggests={suggested ?? undefined}
      aria-label={say('lesson.coach')}
    >
      <header className="coach-head">
        <span className="coach-face">
          <IconMark icon={adviser} size="70%" />
        </span>
        <CoachTitle {...{ hint, lesson, isShort, say }} />
        <Fold isFolded={isFolded || isAside} onTurn={() => (isHandAsked ? stepAside(!isAside) : fold(!isFolded))} />
      </header>
      <CoachWords {...{ hint, remark, game, say }} page={pages[page]} does={isLast ? does : null} />
      <div className="coach-deeds">
        <PageTurns {...{ page, isLast, turnTo }} pages={pages.length} />
        {step && isHandAsked && isLast && (
          <Button className="coach-let-me" onClick={() => stepAside(true)}>
            {t('learn.letMe')}
          </Button>
        )}
        {holds && isLast && <Button onClick={() => setReadOn(about)}>{t('learn.letThemPlay')}</Button>}
        {hint.kind === 'end' && isLast && <WaysOn {...{ game, table, teaching, isShort }} />}
      </div>
    </section>
  );
}

/** What is pointed at comes into sight, where the board is longer than the window. */
function showPointed(): void {
  document
    .querySelector('[data-region="stage"] [data-pointed="true"]')
    ?.scrollIntoView({ block: 'center', inline: 'center' });
}

/**
 * Folded by hand it stays so; a tip that was heard twice comes folded by itself, and each showing can be unfolded. `tip`
 * is its name, null for what is not a tip.
 */
function useFolds(tip: string | null, answers: number) {
  const [folded, setFolded] = useState(false);
  const showing = tip === null ? '' : `${tip} ${answers}`;
  const isMuted = useMuted(tip, showing);
  const [turned, setTurned] = useState({ showing: '', is: false });
  const isFolded = folded || (isMuted && !(turned.showing === showing && turned.is));
  function fold(is: boolean) {
    setFolded(is);
    setTurned({ showing, is: !is });
  }
  return { isFolded, fold };
}

/** A page is turned within one hint; another hint begins at its first page. */
function usePages(about: string, count: number) {
  const [turned, setTurned] = useState({ about, page: 0 });
  const page = turned.about === about ? Math.min(turned.page, Math.max(0, count - 1)) : 0;
  return { page, isLast: page >= count - 1, turnTo: (to: number) => setTurned({ about, page: to }) };
}

interface PageTurnsProps extends ReturnType<typeof usePages> {
  readonly pages: number;
}

function PageTurns({ page, pages, isLast, turnTo }: PageTurnsProps) {
  const t = useWords();
  return (
    <>
      {page > 0 && (
        <Button tone="quiet" onClick={() => turnTo(page - 1)}>
          {t('learn.before')}
        </Button>
      )}
      {!isLast && <Button onClick={() => turnTo(page + 1)}>{t('learn.next', { page: page + 1, pages })}</Button>}
    </>
  );
}

function Fold({ isFolded, onTurn }: { readonly isFolded: boolean; readonly onTurn: () => void }) {
  const t = useWords();
  return (
    <Button tone="quiet" className="coach-fold" aria-expanded={!isFolded} onClick={onTurn}>
      {isFolded ? t('learn.unfold') : t('learn.fold')}
    </Button>
  );
}

interface CoachTitleProps {
  readonly hint: Hint;
  readonly lesson: Lesson;
  readonly isShort: boolean;
  readonly say: (id: string) => string;
}

function CoachTitle({ hint, lesson, isShort, say }: CoachTitleProps) {
  const parts = partsOf(lesson);
  const part = partAt(lesson, hint.round);
  return (
    <div className="coach-title">
      <h2>
        {hint.kind === 'end' ? say(isShort ? 'short.end.title' : 'end.title') : say(`rounds.${parts[part]}.title`)}
      </h2>
      <Progress part={part} parts={parts.length} />
    </div>
  );
}

interface CoachWordsProps {
  readonly hint: Hint;
  readonly remark: string | null;
  /** The page that is open, and on the last one what to do. */
  readonly page: string | undefined;
  readonly does: string | null;
  readonly game: string;
  readonly say: (id: string) => string;
}

function CoachWords({ hint, remark, page, does, game, say }: CoachWordsProps) {
  const t = useWords();
  const clause = hint.kind === 'step' ? hint.step.clause : undefined;
  return (
    <div className="coach-words" aria-live="polite">
      {remark && <p className="coach-remark">{say(remark)}</p>}
      {page && (
        <p className="coach-says">
          {say(page)} {clause && <ClauseLink game={game} clause={clause} />}
        </p>
      )}
      {does && (
        <p className="coach-do">
          <span aria-hidden="true">→</span>
          <span>
            <span className="hidden-words">{t('learn.suggestion')}</span> {say(does)}
          </span>
        </p>
      )}
      {hint.kind === 'meanwhile' && !page && <p className="coach-says">{t('learn.watch')}</p>}
    </div>
  );
}

/** What is said of the moment; while something is told, still of the one before: the adviser does not run ahead. */
function useHint(lesson: Lesson, now: LocalNow) {
  const settled = useRef(now);
  if (!now.told.isTelling) settled.current = now;
  const { current } = settled;
  return useMemo(() => {
    const { match } = current;
    const isHandAsked = match.pending.asks.some(({ seat, input }) => seat === lesson.learner && input !== null);
    return { hint: hintFor(lesson, match), isHandAsked };
  }, [lesson, current]);
}

function useSpeaker(table: LocalTable, { words }: Teaching): Speaker {
  return useMemo(() => {
    const { language } = table;
    const names = table.table.sitters.map(({ name }) => name);
    return createSpeaker({ words: [words[language] ?? words.en, words.en], names, language });
  }, [table, words]);
}

function Progress({ part, parts }: { readonly part: number; readonly parts: number }) {
  const t = useWords();
  return (
    <p className="coach-progress">
      <span className="hidden-words">{t('learn.part', { part: Math.min(part + 1, parts), parts })}</span>
      {Array.from({ length: parts }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have an order and nothing else
        <i key={i} data-done={i < part} data-now={i === part} />
      ))}
    </p>
  );
}

/** The rule that the hint speaks of, in full; the table is kept, and the way back is the browser's. */
function ClauseLink({ game, clause }: { readonly game: string; readonly clause: string }) {
  const t = useWords();
  return (
    <Link className="coach-clause" to={pathTo('clause', { game, clause })}>
      <span className="hidden-words">{t('learn.rule')}</span> {clause}
    </Link>
  );
}

interface WaysOnProps {
  readonly game: string;
  readonly table: LocalTable;
  readonly teaching: Teaching;
  readonly isShort: boolean;
}

/**
 * At once to a table like any other; where the lesson was a game of its own kind, to the page on which it is set up. After
 * the short lesson also on to the rest of it, which comes first where the real game is another.
 */
function WaysOn({ game, table, teaching: { onward, lesson }, isShort }: WaysOnProps) {
  const t = useWords();
  const query = onward ? new URLSearchParams(onward) : 'now';
  const isRestFirst = isShort && onward !== undefined;
  return (
    <>
      <Link
        className="button"
        data-tone={isRestFirst ? 'quiet' : 'primary'}
        to={`${pathTo('setup', { game })}?${query}`}
      >
        {t('learn.realGame')}
      </Link>
      {isShort ? (
        <Button
          className="coach-rest"
          tone={isRestFirst ? 'primary' : 'plain'}
          onClick={() => void table.guideBy(lesson.id)}
        >
          {t('learn.theRest')}
        </Button>
      ) : (
        <Link className="button" data-tone="quiet" to={`${pathTo('rules', { game })}#summary`}>
          {t('learn.summary')}
        </Link>
      )}
      <p className="coach-or">{t('learn.orPlayOn')}</p>
    </>
  );
}
