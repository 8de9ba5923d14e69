/** The game once more, moment by moment: the board as it was, a scrubber, and the log line of the moment. */
import type { Viewer } from '@tabard/kernel';
import { Button, Panel } from '@tabard/page/design/controls';
import { colourOf, SideMark } from '@tabard/page/room/sides';
import { type Say, useWords } from '@tabard/page/words/words';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ForkButton } from './fork-button';
import { Glyph } from './glyph';
import { type Line, linesOf } from './lines';
import { pauseAfter, turnBeside, viewerOf } from './moments-in-time';
import { turnAt } from './story';
import { TheatreBoard, useRoom } from './theatre-board';
import { type Position, useShowing } from './theatre-stage';
import type { After } from './use-after';
import { viewersOf } from './viewers';

interface TheatreProps {
  readonly after: After;
  readonly position: Position;
  readonly onMove: (position: Position) => void;
}

const SPEEDS = ['0.5', '1', '2', '4'] as const;

export function Theatre({ after, position, onMove }: TheatreProps) {
  const t = useWords();
  const { played, story } = after;
  const { replay } = played;
  const { at } = position;
  const viewers = viewersOf(after);
  const [viewer, setViewer] = useState<Viewer>(viewers[0]);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<string>('1');
  const room = useRoom(after);
  const showing = useShowing(after, position, viewer, room, Number(speed));
  const { stage, told } = showing;
  const lines = useMemo(() => linesOf(after, viewer), [after, viewer]);
  const now = lines.findLast(({ id }) => id < told.told);
  const turn = turnAt(story.turns, at);

  const go = (to: number) => {
    const where = Math.max(0, Math.min(replay.length, to));
    onMove({ at: where, stepped: where === at + 1 });
  };
  const goTurn = (by: -1 | 1) => go(turnBeside(story, replay.length, at, by));

  usePlaying({ after, position, lines, stage, speed: Number(speed), playing, onMove, onEnd: () => setPlaying(false) });

  function playOrPause() {
    if (!playing && at >= replay.length) onMove({ at: 0, stepped: false });
    setPlaying(!playing);
  }

  return (
    <Panel title={t('after.replay')} className="theatre">
      <TheatreBoard {...{ after, position, viewer, lines, room, showing }} onGo={go} />
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
              {nameOf(t, after, each)}
            </option>
          ))}
        </Picker>
        <ForkButton after={after} at={at} />
      </div>
      {!after.over && <p className="field-help">{t('after.stillHidden')}</p>}
    </Panel>
  );
}

interface Playing extends TheatreProps {
  readonly lines: readonly Line[];
  readonly stage: ReturnType<typeof useShowing>['stage'];
  readonly speed: number;
  readonly playing: boolean;
  readonly onEnd: () => void;
}

/** Goes on by itself: after what is told, and after a while for reading what is not. */
function usePlaying({
  after: { played },
  position: { at },
  lines,
  stage,
  speed,
  playing,
  onMove,
  onEnd,
}: Playing): void {
  const { replay } = played;
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!playing) return;
    if (at >= replay.length) return end.current();
    const happened = lines.filter(({ answers }) => answers === at);
    const pause = pauseAfter(happened, played.module.headlines ?? [], stage.told.isTelling);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void stage.whenFree().then(() => {
      if (!left) timer = setTimeout(() => onMove({ at: at + 1, stepped: true }), pause / speed);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [playing, at, speed, lines, played, replay, stage, onMove]);
}

function nameOf(t: Say, { names }: After, each: Viewer): string {
  if (each === 'everything') return t('after.everything');
  return each === null ? t('after.everyone') : t('after.asSeat', { name: names[each] });
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
