/** The game once more, moment by moment: the board as it was, a scrubber, and the log line of the moment. */
import { recordOf, sealOf, type Viewer } from '@tabard/kernel';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, Panel } from '../design/controls';
import { type GameRoom, hueOf } from '../games/face';
import { faceOf } from '../games/faces';
import { type Moment, MomentProvider } from '../room/moment';
import { colourOf, SideMark } from '../room/sides';
import { standing } from '../table/stage/stage';
import { useWords } from '../words/words';
import { ForkButton } from './fork-button';
import { Glyph } from './glyph';
import { type Line, linesOf } from './lines';
import { turnAt } from './story';
import type { After } from './use-after';
import { viewersOf } from './viewers';

export interface Position {
  readonly at: number;
  /** Came here by the one answer before: what happened may be shown happening. */
  readonly stepped: boolean;
}

interface TheatreProps {
  readonly after: After;
  readonly position: Position;
  readonly onMove: (position: Position) => void;
}

const SPEEDS = ['0.5', '1', '2', '4'] as const;
const LINE_MS = 900;
const HEADLINE_MS = 2200;
const SILENCE_MS = 250;

export function Theatre({ after, position, onMove }: TheatreProps) {
  const t = useWords();
  const { played, story } = after;
  const { replay } = played;
  const { at } = position;
  const viewers = viewersOf(after);
  const [viewer, setViewer] = useState<Viewer>(viewers[0]);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<string>('1');
  const lines = useMemo(() => linesOf(after, viewer), [after, viewer]);
  const now = lines.findLast(({ answers }) => answers <= at);
  const turn = turnAt(story.turns, at);

  const go = (to: number) => {
    const where = Math.max(0, Math.min(replay.length, to));
    onMove({ at: where, stepped: where === at + 1 });
  };
  const goTurn = (by: -1 | 1) => {
    const starts = [0, ...story.turns.map(({ from }) => from), replay.length];
    go(by > 0 ? (starts.find((from) => from > at) ?? replay.length) : (starts.findLast((from) => from < at) ?? 0));
  };

  useEffect(() => {
    if (!playing) return;
    if (at >= replay.length) return setPlaying(false);
    const happened = lines.filter(({ answers }) => answers === at);
    const headline = happened.some(({ event }) => played.module.headlines?.includes(event.type));
    const pause = headline ? HEADLINE_MS : happened.length > 0 ? LINE_MS : SILENCE_MS;
    const timer = setTimeout(() => onMove({ at: at + 1, stepped: true }), pause / Number(speed));
    return () => clearTimeout(timer);
  }, [playing, at, speed, lines, played, replay, onMove]);

  function playOrPause() {
    if (!playing && at >= replay.length) onMove({ at: 0, stepped: false });
    setPlaying(!playing);
  }

  return (
    <Panel title={t('after.replay')} className="theatre">
      <Stage {...{ after, position, viewer, lines }} onGo={go} />
      <p className="theatre-line" aria-live={playing ? 'off' : 'polite'}>
        {turn && turn.seat !== null && <SideMark seat={turn.seat} />}
        <b>{turn ? t('after.turnNumber', { turn: turn.number }) : t('after.before')}</b>
        <span>{now?.text}</span>
      </p>
      <Scrubber {...{ after, at }} says={now?.text ?? ''} onGo={go} onTurn={goTurn} />
      <div className="theatre-deeds">
        <div className="theatre-steps">
          <PlayerButton says={t('after.turnBack')} shape="backTurn" off={at === 0} onDo={() => goTurn(-1)} />
          <PlayerButton says={t('after.stepBack')} shape="back" off={at === 0} onDo={() => go(at - 1)} />
          <Button tone="primary" className="theatre-play" onClick={playOrPause}>
            <Glyph shape={playing ? 'pause' : 'play'} />
            {playing ? t('after.pause') : t('after.play')}
          </Button>
          <PlayerButton says={t('after.step')} shape="next" off={at === replay.length} onDo={() => go(at + 1)} />
          <PlayerButton says={t('after.turnOn')} shape="nextTurn" off={at === replay.length} onDo={() => goTurn(1)} />
        </div>
        <Picker name={t('after.speed')} value={speed} onChange={setSpeed}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {t('after.speedTimes', { times: Number(each) })}
            </option>
          ))}
        </Picker>
        <Picker name={t('after.eyes')} value={String(viewer)} onChange={(text) => setViewer(viewerOf(text))}>
          {viewers.map((each) => (
            <option key={String(each)} value={String(each)}>
              {nameOf(each)}
            </option>
          ))}
        </Picker>
        <ForkButton after={after} at={at} />
      </div>
      {!after.over && <p className="field-help">{t('after.stillHidden')}</p>}
    </Panel>
  );

  function nameOf(each: Viewer): string {
    if (each === 'everything') return t('after.everything');
    return each === null ? t('after.everyone') : t('after.asSeat', { name: after.names[each] });
  }
}

const viewerOf = (text: string): Viewer => (text === 'everything' ? text : text === 'null' ? null : Number(text));

// ---- the board and the log

interface StageProps {
  readonly after: After;
  readonly position: Position;
  readonly viewer: Viewer;
  readonly lines: readonly Line[];
  readonly onGo: (to: number) => void;
}

function Stage({ after, position, viewer, lines, onGo }: StageProps) {
  const face = faceOf(after.played.module.game.id);
  const [room, setRoom] = useState<GameRoom | null>(null);
  const [pointedAt, setPointedAt] = useState<Line | null>(null);
  useEffect(() => {
    void face?.room?.().then(setRoom);
  }, [face]);
  const moment = useReplayed(after, position, viewer, pointedAt);
  return (
    <div className="stage table-hue" data-game={face?.id} data-board={room !== null} style={face && hueOf(face)}>
      <MomentProvider moment={moment}>
        {room && (
          <div className="stage-board">
            <room.Board />
          </div>
        )}
        <div className="stage-side">
          {room && <room.Rivals />}
          <StageLog lines={lines} at={position.at} onGo={onGo} onPoint={setPointedAt} beside={room !== null} />
        </div>
      </MomentProvider>
    </div>
  );
}

const NOTHING_ASKED = { asks: [], interrupts: [] };
const nothing = () => undefined;

function useReplayed(
  { played, names, speaker }: After,
  { at, stepped }: Position,
  viewer: Viewer,
  pointedAt: Line | null,
): Moment {
  const { replay } = played;
  return useMemo(() => {
    const match = replay.at(at);
    const seen = match.seen(viewer);
    const fresh = stepped ? replay.eventsAt(at, viewer) : [];
    return {
      seen,
      told: { ...standing(seen, match.eventCount), fresh, tale: fresh },
      seat: typeof viewer === 'number' ? viewer : null,
      pending: NOTHING_ASKED,
      asks: NOTHING_ASKED.asks,
      pointed: names.map(() => null),
      count: at,
      names,
      thinking: null,
      over: match.standing !== null,
      say: (message) => speaker.say(message),
      describe: (key) => key,
      describeFor: (_, key) => key,
      why: () => null,
      onAnswer: nothing,
      onAnswerAs: nothing,
      attend: nothing,
      onPoint: nothing,
      onLetGo: nothing,
      origin: () => ({ seed: match.setup.seed, seal: sealOf(recordOf(match)) }),
      isPointedAt: (what, which) => pointedAt !== null && pointedAt.event[what] === which,
    };
  }, [replay, at, stepped, viewer, names, speaker, pointedAt]);
}

interface StageLogProps {
  readonly lines: readonly Line[];
  readonly at: number;
  readonly onGo: (to: number) => void;
  readonly onPoint: (line: Line | null) => void;
  /** The board stands beside it: there is less room. */
  readonly beside: boolean;
}

/** All lines of any usual game; of a longer one those round the moment, or drawing them would take seconds. */
const LINES_SHOWN = 6_000;

const firstShown = (current: number, lines: number): number =>
  Math.max(0, Math.min(lines - LINES_SHOWN, current - LINES_SHOWN / 2));

/** Every line is a way to its moment; one stop for the keyboard, arrows inside. */
function StageLog({ lines, at, onGo, onPoint, beside }: StageLogProps) {
  const t = useWords();
  const list = useRef<HTMLOListElement>(null);
  const current = lines.findLastIndex(({ answers }) => answers <= at);
  const from = firstShown(current, lines.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size, another line in sight
  useEffect(() => {
    const line = list.current?.children[current - from] as HTMLElement | undefined;
    if (!line) return;
    const { offsetTop, offsetHeight } = line;
    const box = list.current!;
    const inSight = offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight;
    if (!inSight) box.scrollTop = offsetTop - box.clientHeight / 2; // Never the page itself.
  }, [current, beside]);

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const target = step && lines[current + step];
    if (!target) return;
    event.preventDefault();
    onGo(target.answers);
    const next = lines.findLastIndex(({ answers }) => answers <= target.answers);
    list.current?.children[next - firstShown(next, lines.length)]
      ?.querySelector('button')
      ?.focus({ preventScroll: true });
  }

  return (
    <ol className="stage-log" aria-label={t('table.log')} ref={list} onKeyDown={move}>
      {lines.slice(from, from + LINES_SHOWN).map((line, i) => (
        <li key={line.id} data-type={line.event.type} data-now={line.answers === at} data-later={from + i > current}>
          <button
            type="button"
            tabIndex={from + i === Math.max(0, current) ? 0 : -1}
            aria-current={from + i === current ? 'step' : undefined}
            onClick={() => onGo(line.answers)}
            onPointerEnter={() => onPoint(line)}
            onPointerLeave={() => onPoint(null)}
          >
            {line.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

// ---- controls

interface ScrubberProps {
  readonly after: After;
  readonly at: number;
  readonly says: string;
  readonly onGo: (to: number) => void;
  readonly onTurn: (by: -1 | 1) => void;
}

function Scrubber({ after, at, says, onGo, onTurn }: ScrubberProps) {
  const t = useWords();
  const { story, moments, played } = after;
  const { length } = played.replay;
  const part = (answers: number) => `${(100 * answers) / Math.max(1, length)}%`;
  const turn = turnAt(story.turns, at);

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    onTurn(event.key === 'PageUp' ? 1 : -1);
  }

  return (
    <div className="scrubber">
      <input
        type="range"
        className="scrubber-range"
        min={0}
        max={length}
        value={at}
        aria-label={t('after.scrubber')}
        aria-valuetext={t('after.scrubberAt', { turn: turn?.number ?? 0, line: says })}
        onChange={(event) => onGo(Number(event.target.value))}
        onKeyDown={onKey}
      />
      <div className="scrubber-turns" aria-hidden="true">
        {story.turns.map(({ number, seat, from }, i) => {
          const to = story.turns[i + 1]?.from ?? length;
          const style = {
            left: part(from),
            width: part(to - from),
            background: seat === null ? 'var(--hue-bright)' : colourOf(seat),
          };
          return <i key={number} style={style} data-now={turn?.number === number} />;
        })}
        {moments.map(({ answers }, i) => (
          <b key={answers} style={{ left: part(answers) }}>
            {i + 1}
          </b>
        ))}
      </div>
    </div>
  );
}

interface PlayerButtonProps {
  readonly says: string;
  readonly shape: 'back' | 'next' | 'backTurn' | 'nextTurn';
  readonly off: boolean;
  readonly onDo: () => void;
}

function PlayerButton({ says, shape, off, onDo }: PlayerButtonProps) {
  return (
    <Button
      className="theatre-step"
      aria-label={says}
      title={says}
      aria-disabled={off || undefined}
      onClick={() => !off && onDo()}
    >
      <Glyph shape={shape} />
    </Button>
  );
}

interface PickerProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: React.ReactNode;
}

function Picker({ name, value, onChange, children }: PickerProps) {
  const id = useId();
  return (
    <div className="picker">
      <label htmlFor={id}>{name}</label>
      <select id={id} className="select" value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
