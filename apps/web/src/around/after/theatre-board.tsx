/** The board of the theatre as it was at the moment, who sat round it, and the log: every line is a way to its moment. */
import { recordOf, sealOf, type Viewer } from '@tabard/kernel';
import { type GameRoom, hueOf } from '@tabard/page/face';
import { type Moment, MomentProvider, ONLY_LOOKING } from '@tabard/page/room/moment';
import { StageProvider } from '@tabard/page/stage/use-stage';
import { useWords } from '@tabard/page/words/words';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { faceOf } from '../../house/faces';
import { Overlay } from '../../play/table/stage/overlay';
import type { Line } from './lines';
import { firstShown, LINES_SHOWN } from './moments-in-time';
import type { Position, Showing } from './theatre-stage';
import type { After } from './use-after';

interface TheatreBoardProps {
  readonly after: After;
  readonly position: Position;
  readonly viewer: Viewer;
  readonly lines: readonly Line[];
  readonly room: GameRoom | null;
  readonly showing: Showing;
  readonly onGo: (to: number) => void;
}

/** The game's room, fetched when it is wanted. */
export function useRoom({ played }: After): GameRoom | null {
  const face = faceOf(played.module.game.id);
  const [room, setRoom] = useState<GameRoom | null>(null);
  useEffect(() => {
    void face?.room().then(setRoom);
  }, [face]);
  return room;
}

export function TheatreBoard({ after, position, viewer, lines, room, showing, onGo }: TheatreBoardProps) {
  const face = faceOf(after.played.module.game.id);
  const [pointedAt, setPointedAt] = useState<Line | null>(null);
  const moment = useReplayed(after, position.at, viewer, showing, pointedAt);
  return (
    <div className="stage table-hue" data-game={face?.id} data-board={room !== null} style={face && hueOf(face)}>
      <StageProvider value={showing.stage}>
        <MomentProvider moment={moment}>
          {room && face && (
            <div className="stage-place">
              <div className="stage-board">
                <room.Board />
              </div>
              <Overlay game={face.id} staging={room.staging} />
            </div>
          )}
          <div className="stage-side">
            {room && <room.Rivals />}
            <StageLog
              lines={lines}
              at={position.at}
              told={showing.told.told}
              onGo={onGo}
              onPoint={setPointedAt}
              beside={room !== null}
            />
          </div>
        </MomentProvider>
      </StageProvider>
    </div>
  );
}

function useReplayed(
  { played, names, speaker }: After,
  at: number,
  viewer: Viewer,
  { told }: Showing,
  pointedAt: Line | null,
): Moment {
  const { replay } = played;
  const say = useMemo<Moment['say']>(() => (message) => speaker.say(message), [speaker]);
  return useMemo(() => {
    const match = replay.at(at);
    return {
      ...ONLY_LOOKING,
      seen: told.seen,
      told,
      history: () => match.eventsFor(viewer, 0, told.told),
      seat: typeof viewer === 'number' ? viewer : null,
      pointed: names.map(() => null),
      count: at,
      names,
      over: !told.isTelling && match.standing !== null,
      say,
      origin: () => ({ seed: match.setup.seed, seal: sealOf(recordOf(match)) }),
      isPointedAt: (what, which) => pointedAt !== null && pointedAt.event[what] === which,
    };
  }, [replay, at, told, viewer, names, say, pointedAt]);
}

interface StageLogProps {
  readonly lines: readonly Line[];
  readonly at: number;
  /** How many events have been told: a line does not run ahead of the board. */
  readonly told: number;
  readonly onGo: (to: number) => void;
  readonly onPoint: (line: Line | null) => void;
  /** The board stands beside it: there is less room. */
  readonly beside: boolean;
}

/** Every line is a way to its moment; one stop for the keyboard, arrows inside. */
function StageLog({ lines, at, told, onGo, onPoint, beside }: StageLogProps) {
  const t = useWords();
  const list = useRef<HTMLOListElement>(null);
  const current = lines.findLastIndex(({ id }) => id < told);
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
        <li
          key={line.id}
          data-type={line.event.type}
          data-now={line.answers === at && from + i <= current}
          data-later={from + i > current}
        >
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
