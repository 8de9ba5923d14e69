/** At the table: the board, the seats, what is asked, and what has happened. */
import back from '@iconify-json/game-icons/anticlockwise-rotation';
import scroll from '@iconify-json/game-icons/scroll-unfurled';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../design/controls';
import { IconMark } from '../design/icon';
import { type GameFace, type GameRoom, hueOf } from '../games/face';
import { faceOf } from '../games/faces';
import { NewVersionMark } from '../offline/new-version';
import { Frame } from '../room/frame/frame';
import { MenuDeed } from '../room/frame/menu-deed';
import { MomentProvider, useMoment } from '../room/moment';
import type { RoomProps } from '../shell/app';
import { go, Link } from '../shell/router';
import { pathTo } from '../shell/routes';
import { useWords } from '../words/words';
import { DecisionPanel } from './decision-panel';
import { ElsewhereRoom } from './elsewhere-room';
import { HitchRoom } from './hitch-room';
import { KeepSign } from './keep-sign';
import type { LocalTable, TableNow } from './local-table';
import { LogPanel } from './log-panel';
import { PassScreen } from './pass-screen';
import { PracticeQuestion } from './practice-question';
import { ProblemRoom } from './problem-room';
import { Overlay } from './stage/overlay';
import { SpeedControl } from './stage/speed-control';
import { StageProvider, usePresses } from './stage/use-stage';
import { TableMenu } from './table-menu';
import { type PointedAt, useLocalTable, useMomentOf, useTableNow } from './use-table';

const Coach = lazy(async () => ({ default: (await import('../learn/coach')).Coach }));

export function TableRoom({ address }: RoomProps) {
  const t = useWords();
  const { id } = address.place.params;
  const { opening, reopen } = useLocalTable(id);
  switch (opening.kind) {
    case 'opening':
      return <p className="loading">{t('shell.loading')}</p>;
    case 'table':
      return <RoomOf key={id} table={opening.table} onReopen={() => reopen('take')} />;
    case 'elsewhere':
    case 'lost':
      return <ElsewhereRoom why={opening.kind} onTake={() => reopen('take')} />;
    case 'hitch':
      return <HitchRoom {...opening} onReopen={() => reopen('ask')} />;
    default:
      return <ProblemRoom id={id} opening={opening} onRetry={() => reopen('ask')} />;
  }
}

interface RoomOfProps {
  readonly table: LocalTable;
  readonly onReopen: () => void;
}

function RoomOf({ table, onReopen }: RoomOfProps) {
  const t = useWords();
  const { trouble } = useTableNow(table);
  const face = faceOf(table.module.game.id) as GameFace;
  const [room, setRoom] = useState<GameRoom | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  useEffect(() => {
    face.room().then((opened) => {
      table.room = opened;
      setRoom(opened);
    }, setFailed);
  }, [face, table]);
  if (failed) throw failed;
  if (trouble?.kind === 'overtaken') return <ElsewhereRoom why="overtaken" onTake={onReopen} table={table} />;
  return room ? <AtTheTable face={face} room={room} table={table} /> : <p className="loading">{t('shell.loading')}</p>;
}

interface AtTheTableProps {
  readonly face: GameFace;
  readonly room: GameRoom;
  readonly table: LocalTable;
  /** Of a table that is only tried: what says so beside its name, and what stands at its end. */
  readonly trial?: { readonly sign: ReactNode; readonly end: ReactNode };
}

export function AtTheTable({ face, room, table, trial }: AtTheTableProps) {
  const now = useTableNow(table);
  const [pointedAt, setPointedAt] = useState<PointedAt>(null);
  const moment = useMomentOf(table, now, pointedAt);
  return (
    <StageProvider value={table.stage}>
      <MomentProvider moment={moment}>
        <LaidTable {...{ face, room, table, trial, now }} onPoint={setPointedAt} />
      </MomentProvider>
    </StageProvider>
  );
}

interface LaidTableProps extends AtTheTableProps {
  readonly now: TableNow;
  readonly onPoint: (facts: PointedAt) => void;
}

function LaidTable({ face, room, table, trial, now, onPoint }: LaidTableProps) {
  const t = useWords();
  const [sideOpen, setSideOpen] = useState(false);
  const [suggested, setSuggested] = useState<string | null>(null);
  const { names, seen, seat } = useMoment();
  const hand = room.useHand();
  useNumberKeys(table);
  usePresses(table.stage);
  if (now.fault) throw now.fault;

  const whole = now.passTo !== null && <PassScreen name={names[now.passTo]} onTaken={() => table.takeScreen()} />;
  return (
    <Frame
      className="table-hue"
      data-game={face.id}
      data-answers={now.match.answers}
      data-quiet={now.isQuiet}
      data-telling={now.told.isTelling}
      data-kept={now.isKept}
      style={hueOf(face)}
      menu={<Head {...{ face, table, trial, now, sideOpen }} onSide={() => setSideOpen(!sideOpen)} />}
      pass={whole || null}
      stage={<room.Board />}
      overlay={<Overlay game={face.id} staging={room.staging} />}
      hand={hand}
      handPlace={room.handPlace}
      isDockLow={room.asksOnBoard?.(seen, now.asks.find((ask) => ask.seat === seat) ?? null) ?? false}
      decision={
        <>
          {now.over ? (
            (trial?.end ?? <GameOver table={table} />)
          ) : (
            <DecisionPanel {...{ table, now, room, suggested }} />
          )}
          {now.refused && (
            <p className="at-table-refused" role="alert">
              {now.refused.text} {now.refused.clause && <small>({now.refused.clause})</small>}
            </p>
          )}
        </>
      }
      rivals={<room.Rivals />}
      log={<LogPanel table={table} now={now} onPoint={onPoint} />}
      sideName={t('table.side')}
      sideOpen={sideOpen}
      adviser={
        table.guide && (
          <Suspense fallback={null}>
            <Coach
              {...{ table, now, onPoint }}
              isBoardAsking={room.asksOnBoard !== undefined}
              onSuggest={setSuggested}
            />
          </Suspense>
        )
      }
    />
  );
}

interface HeadProps extends Pick<LaidTableProps, 'face' | 'table' | 'trial' | 'now'> {
  readonly sideOpen: boolean;
  readonly onSide: () => void;
}

/** The name of the game, and what can be done at any time. */
function Head({ face, table, trial, now, sideOpen, onSide }: HeadProps) {
  const t = useWords();
  return (
    <>
      <Link className="at-table-home" to="/" aria-label={t('shell.home')}>
        <IconMark icon={face.emblem} size="2.2rem" />
      </Link>
      <h1>{t(`tables.${face.id}.name`)}</h1>
      {trial?.sign}
      {now.isPractice && <p className="practice-mark">{t('table.practice.mark')}</p>}
      <div className="at-table-deeds">
        <NewVersionMark />
        <SpeedControl />
        <MenuDeed icon={back} word={t('table.undo')} onClick={() => table.undo()} disabled={!now.canUndo} />
        <MenuDeed
          icon={scroll}
          word={t('table.log')}
          className="at-table-side-switch"
          aria-expanded={sideOpen}
          onClick={onSide}
        />
        <TableMenu table={table} now={now} face={face} />
      </div>
      {now.trouble && <KeepSign table={table} trouble={now.trouble} isKept={now.isKept} />}
      <PracticeQuestion table={table} now={now} />
    </>
  );
}

function GameOver({ table }: { readonly table: LocalTable }) {
  const t = useWords();
  return (
    <section className="decision game-over" data-hash={table.table.match.hash()}>
      <h2 className="decision-question">{t('table.over')}</h2>
      <Button tone="primary" size="large" onClick={() => go(pathTo('replay', { id: table.id }))}>
        {t('table.toResult')}
      </Button>
      {table.campaign !== undefined && (
        <Link className="button" to={pathTo('campaignNext', { id: table.campaign })}>
          {t('after.nextGame')}
        </Link>
      )}
    </section>
  );
}

/** 1 to 9 answer or unfold, N turns to the next seat, U takes back: for people who know what they want. Not while something is being typed. */
function useNumberKeys(table: LocalTable): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const at = event.target as HTMLElement;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName) ||
        at.closest('dialog')
      )
        return;
      if (event.key === 'u') table.undo();
      if (event.key === 'n') table.attendToNext();
      if (!/^[1-9]$/.test(event.key)) return;
      const number = document.querySelector(`.decision-options [data-number="${event.key}"]`);
      number?.closest('button')?.click();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table]);
}
