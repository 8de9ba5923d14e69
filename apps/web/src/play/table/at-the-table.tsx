/** Any table as it is played: the board, the seats, what is asked, and what has happened. */
import back from '@iconify-json/game-icons/anticlockwise-rotation';
import scroll from '@iconify-json/game-icons/scroll-unfurled';
import type { Seen } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { TipFoot } from '@tabard/page/design/tip';
import { type GameFace, type GameRoom, hueOf } from '@tabard/page/face';
import { Frame } from '@tabard/page/room/frame/frame';
import { MenuDeed } from '@tabard/page/room/frame/menu-deed';
import { MomentProvider, useMoment } from '@tabard/page/room/moment';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { Link } from '@tabard/page/router/router';
import { StageProvider, usePresses } from '@tabard/page/stage/use-stage';
import { useWords } from '@tabard/page/words/words';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { NewVersionMark } from '../../keep/offline/new-version';
import { comeTo } from '../sound/place';
import { useVoice, type Voice } from '../voice/use-voice';
import { DecisionPanel } from './decision-panel';
import { KeysSheet } from './keys-sheet';
import { LogPanel } from './log-panel';
import { PassScreen } from './pass-screen';
import { PracticeQuestion } from './practice-question';
import { Proposed } from './proposed';
import { RulesDrawer } from './rules-drawer';
import { Spoken, useAsked } from './spoken';
import { Overlay } from './stage/overlay';
import { SpeedControl } from './stage/speed-control';
import { footFor } from './symbols/sign-list';
import { SymbolTips } from './symbols/symbol-tips';
import { TableMenu } from './table-menu';
import { type PointedAt, useMomentOf, useTableNow } from './use-table';

interface AtTheTableProps {
  readonly face: GameFace;
  readonly room: GameRoom;
  readonly table: TableAtHand;
  readonly around: Surroundings;
}

/** What stands round a table because of where it is: in this browser, in an inn, in a workshop. */
export interface Surroundings {
  /** Beside the name of the game. */
  readonly sign?: ReactNode;
  /** Among what can be done at any time. */
  readonly deeds?: ReactNode;
  /** Below it: what stands there while it lasts. */
  readonly notices?: ReactNode;
  /** In the menu, below the seat's wishes. */
  readonly menu?: ReactNode;
  /** In the menu, among the ways out. */
  readonly ways?: ReactNode;
  /** In the place of the question when the game is over. */
  readonly end: ReactNode;
  /** Over the board when a game ends here. */
  readonly celebration?: ReactNode;
  readonly adviser?: (ways: AdviserWays) => ReactNode;
  /** H asks for a hint. */
  readonly hasHints?: boolean;
  /** A lesson is given here: nothing is answered by itself. */
  readonly isTaught?: boolean;
  /** On the frame, for whoever looks from outside. */
  readonly marks?: { readonly [data: `data-${string}`]: boolean | number | string };
}

export interface AdviserWays {
  readonly onPoint: (facts: PointedAt) => void;
  readonly onSuggest: (key: string | null) => void;
}

export function AtTheTable({ face, room, table, around }: AtTheTableProps) {
  const now = useTableNow(table);
  const [pointedAt, setPointedAt] = useState<PointedAt>(null);
  const [suggested, setSuggested] = useState<string | null>(null);
  const voice = useVoice(table, now, { suggested, isTaught: around.isTaught ?? false });
  const moment = useMomentOf(table, now, pointedAt, voice);
  const foot = useMemo(() => footFor(room.signs, table), [room, table]);
  return (
    <StageProvider value={table.stage}>
      <MomentProvider moment={moment}>
        <TipFoot value={foot}>
          <LaidTable
            {...{ face, room, table, around, now, voice, suggested }}
            onPoint={setPointedAt}
            onSuggest={setSuggested}
          />
        </TipFoot>
      </MomentProvider>
    </StageProvider>
  );
}

interface LaidTableProps extends AtTheTableProps {
  readonly now: TableNow;
  readonly voice: Voice;
  readonly suggested: string | null;
  readonly onPoint: (facts: PointedAt) => void;
  readonly onSuggest: (key: string | null) => void;
}

function LaidTable({ face, room, table, around, now, voice, suggested, onPoint, onSuggest }: LaidTableProps) {
  const t = useWords();
  const [sideOpen, setSideOpen] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  const { names, seen } = useMoment();
  const hand = room.useHand();
  useTableKeys(table, () => setKeysOpen(true));
  usePresses(table.stage);
  const asked = useAsked(table, now, room, voice);
  useAmbience(room.ambience?.(seen) ?? null);
  // Drawn for what they read of the moment, and not with the table.
  const [board, rivals] = useMemo(() => [<room.Board key="board" />, <room.Rivals key="rivals" />], [room]);
  if (now.fault) throw now.fault;
  const whole = now.passTo !== null && <PassScreen name={names[now.passTo]} onTaken={() => table.takeScreen()} />;
  return (
    <Frame
      className="table-hue"
      data-game={face.id}
      {...around.marks}
      data-answers={now.answers}
      data-quiet={now.isQuiet && voice.coming === null}
      data-telling={now.told.isTelling}
      style={hueOf(face)}
      menu={
        <>
          <Head
            {...{ face, table, around, now, sideOpen }}
            onSide={() => setSideOpen(!sideOpen)}
            onKeys={() => setKeysOpen(true)}
          />
          <Spoken table={table} now={now} asked={asked} />
        </>
      }
      pass={whole || null}
      stage={board}
      overlay={now.over && around.celebration ? around.celebration : <Overlay game={face.id} staging={room.staging} />}
      hand={hand}
      handPlace={room.handPlace}
      isDockLow={isDockLow(room, seen, now)}
      decision={
        <>
          {now.over && <Proposed {...{ table, now }} />}
          {now.over ? around.end : <DecisionPanel {...{ table, now, room, voice, suggested }} />}
          <RefusedLast now={now} />
        </>
      }
      decisionName={t('table.yourDecision')}
      heads={room.book?.heads}
      rivals={rivals}
      log={<LogPanel table={table} now={now} picture={room.logPicture} onPoint={onPoint} />}
      sideName={t('table.side')}
      sideOpen={sideOpen}
      adviser={
        <>
          {around.adviser?.({ onPoint, onSuggest })}
          <RulesDrawer game={face.id} />
          <KeysSheet
            {...{ room, table }}
            has={{ hint: around.hasHints ?? false, seats: peopleAt(now) > 1 }}
            open={keysOpen}
            onClose={() => setKeysOpen(false)}
          />
          <SymbolTips signs={room.signs} table={table} />
        </>
      }
    />
  );
}

function RefusedLast({ now: { refused } }: Pick<LaidTableProps, 'now'>) {
  if (!refused) return null;
  return (
    <p className="at-table-refused" role="alert">
      {refused.text} {refused.clause && <small>({refused.clause})</small>}
    </p>
  );
}

/** The sounds of the place, as long as one is there. */
function useAmbience(ambience: Parameters<typeof comeTo>[0]): void {
  useEffect(() => {
    comeTo(ambience);
    return () => comeTo(null);
  }, [ambience]);
}

const peopleAt = ({ sitters }: TableNow): number => sitters.filter(({ kind }) => kind === 'person').length;

interface HeadProps extends Pick<LaidTableProps, 'face' | 'table' | 'around' | 'now'> {
  readonly sideOpen: boolean;
  readonly onSide: () => void;
  readonly onKeys: () => void;
}

/** The name of the game, and what can be done at any time. */
function Head({ face, table, around, now, sideOpen, onSide, onKeys }: HeadProps) {
  const t = useWords();
  return (
    <>
      <Link className="at-table-home" to="/" aria-label={t('shell.home')}>
        <IconMark icon={face.emblem} size="2.2rem" />
      </Link>
      <h1>{t(`tables.${face.id}.name`)}</h1>
      {around.sign}
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
        {around.deeds}
        <TableMenu {...{ table, now, face, around, onKeys }} />
      </div>
      {around.notices}
      <PracticeQuestion table={table} now={now} />
    </>
  );
}

/** Who has something to throw in sees it, whatever the stage would like. */
function isDockLow({ book, thrown }: GameRoom, seen: Seen, now: TableNow): boolean {
  const { asks, viewer, pending, proposal, over } = now;
  const ask = asks.find(({ seat }) => seat === viewer) ?? null;
  if (proposal || over) return false; // At the end the winner has the panel to himself, whole.
  if (book?.asks(seen, ask)) return true;
  return pending.interrupts.length === 0 && (thrown?.wantsStage(seen, ask) ?? false);
}

/**
 * 1 to 9 answer or unfold, N turns to the next seat, U takes back, ? shows all of them: for people who know what they
 * want. Not while something is being typed.
 */
function useTableKeys(table: TableAtHand, onKeys: () => void): void {
  const showKeys = useRef(onKeys);
  showKeys.current = onKeys;
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
      if (event.key === '?') showKeys.current();
      if (!/^[1-9]$/.test(event.key)) return;
      const number = document.querySelector(`.decision-options [data-number="${event.key}"]`);
      number?.closest('button')?.click();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table]);
}
