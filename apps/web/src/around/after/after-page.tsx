/** After the game: who won and why, how it went, and the whole of it once more. */
import laurel from '@iconify-json/game-icons/laurel-crown';
import { deedsOf } from '@tabard/content';
import { IconMark } from '@tabard/page/design/icon';
import { type GameFace, hueOf } from '@tabard/page/face';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { faceOf } from '../../house/faces';
import { DeedList } from '../book/deed-list';
import { toldOf } from '../book/told';
import { useDeedWords, useGameDeeds } from '../book/use-deeds';
import { CostsPanel } from './costs-panel';
import { Deeds } from './deeds';
import { headingOf } from './heading';
import { linesOf } from './lines';
import { LuckPanel } from './luck-panel';
import { placeIn } from './moments-in-time';
import { MomentsPanel } from './moments-panel';
import type { Played } from './played';
import { RoomStory } from './room-story';
import { ScoreChart } from './score-chart';
import { Standings } from './standings';
import { Theatre } from './theatre';
import type { Position } from './theatre-stage';
import { type After, useAfter } from './use-after';
import { useVerdictWords } from './verdict-words';
import '../../play/begin/inputs.css';
import './after.css';

const KEEP_PLACE_MS = 400;

export function AfterPage({ played, query }: { readonly played: Played; readonly query: URLSearchParams }) {
  const after = useAfter(played);
  const { length } = played.replay;
  const [position, setPosition] = useState((): Position => ({ at: placeIn(query, length), stepped: false }));
  const theatre = useRef<HTMLDivElement>(null);
  const face = faceOf(played.module.game.id) as GameFace;
  usePlaceInAddress(position.at, length);

  const jump = useCallback((at: number) => {
    setPosition({ at, stepped: false });
    theatre.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    theatre.current?.querySelector<HTMLElement>('.scrubber-range')?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="after table-hue" style={hueOf(face)}>
      <Hero after={after} face={face} />
      {after.over && !played.module.isCoop && (
        <Standings {...after} module={played.module} match={played.replay.last} />
      )}
      <RoomStory after={after} face={face} onJump={jump} />
      {after.story.scores && (
        <div className="after-two">
          {/* One party has one score: as many equal lines as seats say nothing. */}
          {!played.module.isCoop && <ScoreChart after={after} onJump={jump} />}
          <MomentsPanel after={after} onJump={jump} />
        </div>
      )}
      <div ref={theatre} className="after-theatre">
        <Theatre after={after} position={position} onMove={setPosition} />
      </div>
      {after.over && <CostsPanel after={after} onJump={jump} />}
      {!played.module.isCoop && <LuckPanel after={after} />}
    </div>
  );
}

/** A reload, and an address that is sent on, come back to the same moment. Not a step in the history. */
function usePlaceInAddress(at: number, length: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (at === length) address.searchParams.delete('at');
      else address.searchParams.set('at', String(at));
      if (address.href !== window.location.href) window.history.replaceState(null, '', address);
    }, KEEP_PLACE_MS);
    return () => clearTimeout(timer);
  }, [at, length]);
}

const SPARKS = Array.from({ length: 18 }, (_, i) => i);

function Hero({ after, face }: { readonly after: After; readonly face: GameFace }) {
  const t = useWords();
  const { played, names, winner } = after;
  const say = useVerdictWords();
  const { standing } = played.replay.last;
  const ending = standing ? (played.module.speech.ending?.(played.replay.last.seen(null)) ?? null) : null;
  const lines = linesOf(after, null);
  return (
    <header className="hero">
      <div className="hero-scene" aria-hidden="true">
        <face.Scene />
      </div>
      {winner !== null && (
        <>
          <div className="hero-sparks sparks" aria-hidden="true">
            {SPARKS.map((spark) => (
              <i key={spark} style={{ '--n': spark } as React.CSSProperties} />
            ))}
          </div>
          {!ending && (
            <div className="hero-mark" aria-hidden="true">
              <IconMark icon={laurel} size="100%" className="hero-laurel" />
              {played.module.isCoop ? (
                <IconMark icon={face.emblem} size="34%" />
              ) : (
                <SideMark seat={winner} size="34%" />
              )}
            </div>
          )}
        </>
      )}
      <div className="hero-words">
        <p className="label">{played.title ?? t(`tables.${face.id}.name`)}</p>
        {played.verdict.practice && <p className="practice-mark">{t('table.practice.mark')}</p>}
        {played.verdict.kind === 'arranged' && <p className="arranged">{say({ id: 'verdict.kind.arranged' })}</p>}
        <h1>{headingOf(played.module, played.replay.last, names, after.speaker)}</h1>
        <Hints log={played.log} />
        <p className="prose">
          {lines
            .slice(standing && !ending ? -2 : -1)
            .map(({ text }) => text)
            .join(' ')}
          {ending?.text && ` ${after.speaker.say(ending.text)}`}
        </p>
        {after.over && <DeedsDone played={played} />}
        <Deeds after={after} />
      </div>
    </header>
  );
}

/** What the people at this table dared; with dice that fell again, nothing. */
function DeedsDone({ played }: { readonly played: Played }) {
  const { module, replay, sitters, verdict } = played;
  const deeds = useGameDeeds(module.game.id);
  const done = useMemo(() => {
    if (!deeds || verdict.practice || verdict.kind !== 'verified') return [];
    const told = toldOf(replay.last);
    const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return [...new Set(persons.flatMap((seat) => deedsOf(deeds, told, seat)))];
  }, [deeds, replay, sitters, verdict]);
  return <DeedList deeds={useDeedWords(deeds, done)} />;
}

/** What the result owes to the raven. Only a table's log knows. */
function Hints({ log }: Pick<Played, 'log'>) {
  const t = useWords();
  const count = log?.entries.filter(({ kind }) => kind === 'hint').length ?? 0;
  return count > 0 && <p className="label hints-given">{t('after.hints', { count })}</p>;
}
