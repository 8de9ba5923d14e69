/** What the thrower has before them while `throw` is asked: the die, what is asked of it, and all ways to throw it. */
import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { memo, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AskFor, OptionTo } from '../../index';
import { type Aim, refuseThrow } from '../../physics';
import type { Scene } from '../hall/scene';
import { type AnyDie, DieMark } from '../marks';
import type { Worth } from './aims';
import { AssistList } from './assist-list';
import { challengesOf } from './challenges';
import type { Meter } from './challenges/challenge';
import { ClockLine } from './clock-line';
import { Ear } from './ear';
import { GhostHand } from './ghost/ghost-hand';
import { useHabits } from './habits';
import type { Hand, HandScheme, Task } from './hand';
import { HandHabits, SchemeChoice, WaysFold } from './hand-habits';
import type { Dice } from './held';
import { HowList } from './how-list';
import { Meters } from './meters';
import { Pads } from './pads';
import { moved, PlaceControls } from './place-controls';
import { driftIn, fixesView, padsFor, promptOf } from './prompt';
import { AT_THE_END } from './schemes/assist';
import { LoftControl, LookControls, SeatControls } from './seat-controls';
import { type Place, ThrowArea } from './throw-area';
import { type LiveHand, useHand } from './use-hand';
import { SectionSum, useLooked, WorthLine } from './worth';
import './hand-panel.css';

export interface HandPanelProps {
  /** What the question `throw` is about. */
  readonly about: Pick<AskFor<'throw'>['about'], 'die' | 'ids' | 'shape' | 'reqs'>;
  /** The seed of bubble, gauge, tremor and drift: `b.sealed.challenge[seat]`. */
  readonly challenge: number;
  readonly scene: Scene | null;
  /** The answer: the hand's numbers, or an aim. */
  readonly onThrow: OnThrow;
  /** DF-R104.9: seconds until the game throws for them; without it there is no clock. */
  readonly clock?: number | null;
  /** What a Hit would do, where there is somebody to be hit. */
  readonly worth?: Worth | null;
}

type OnThrow = (answer: OptionTo<'throw'>) => void;

/** Where one stood last: most people like their place. */
let lastSeat = 0;

export const HandPanel = memo(function HandPanel({
  about,
  challenge,
  scene,
  onThrow,
  clock = null,
  worth = null,
}: HandPanelProps) {
  const t = useWords();
  const habits = useHabits();
  const title = useId();
  const isAssisted = habits.scheme === 'assist';
  const told = JSON.stringify([about.ids, about.shape, about.reqs, challenge]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same throw stays the same task
  const task = useMemo<Task>(() => ({ reqs: about.reqs, shape: about.shape, challenge }), [told]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const dice = useMemo<Dice>(() => about.ids.map((id) => ({ id, shape: about.shape })), [told]);
  return (
    <div className="df-hand" data-strong={habits.strong}>
      {isAssisted ? null : (
        <BusyHand
          key={told}
          task={task}
          dice={dice}
          scene={scene}
          scheme={habits.scheme as HandScheme}
          worth={worth}
          onThrow={onThrow}
        >
          <Title id={title} die={about.die} clock={clock} onThrow={onThrow} />
          {worth && <WorthLine worth={worth} />}
          <HowList reqs={task.reqs} scheme={habits.scheme} />
          {habits.scheme === 'drag' && <ShowMe reqs={task.reqs} />}
        </BusyHand>
      )}
      {isAssisted && (
        <section className="df-hand-panel" data-scrolls data-covers aria-labelledby={title}>
          <Title id={title} die={about.die} clock={clock} onThrow={onThrow} />
          {worth && <WorthLine worth={worth} />}
          <HowList reqs={task.reqs} scheme="assist" />
          <AssistList onThrow={onThrow} />
          <div className="df-hand-row">
            <SchemeChoice />
            <p className="df-hand-note">{t('dungeon-fighter.hand.noPenalty')}</p>
          </div>
        </section>
      )}
    </div>
  );
});

/** The hand that shows it, for who asks: it moves only while it is looked at. */
const ShowMe = memo(function ShowMe({ reqs }: Pick<Task, 'reqs'>) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="df-show-me" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('dungeon-fighter.hand.showMe')}</summary>
      {isOpen && <GhostHand reqs={reqs} />}
    </details>
  );
});

interface TitleProps {
  readonly id: string;
  readonly die: AnyDie;
  readonly clock: number | null;
  readonly onThrow: OnThrow;
}

const Title = memo(function Title({ id, die, clock, onThrow }: TitleProps) {
  const t = useWords();
  return (
    <header className="df-hand-title">
      <DieMark die={die} size="2.2rem" />
      <h2 id={id}>{t(`dungeon-fighter.hand.dice.${die}`)}</h2>
      {clock !== null && <ClockLine seconds={clock} onEnd={() => onThrow(AT_THE_END)} />}
    </header>
  );
});

interface BusyHandProps {
  readonly children: ReactNode;
  readonly task: Task;
  readonly dice: Dice;
  readonly scene: Scene | null;
  readonly scheme: HandScheme;
  readonly worth: Worth | null;
  readonly onThrow: OnThrow;
}

function BusyHand({ task, dice, scene, scheme, worth, onThrow, children }: BusyHandProps) {
  const t = useWords();
  const { slow, barSpeed, sensitivity, ear } = useHabits();
  const [seat, setSeat] = useState(lastSeat);
  const [placed, setPlaced] = useState<Aim>({});
  const fields = useMemo(() => challengesOf(task.reqs).flatMap((challenge) => challenge.placed ?? []), [task]);
  const mayPlace = fields.length > 0 && scheme !== 'one-button';
  const [isPlacing, setPlacing] = useState(true);
  const placing = mayPlace && isPlacing;
  const ways = { scheme, slow, barSpeed, sensitivity: sensitivity / 100, seat, placed };
  const live = useHand(task, ways, dice, scene, onThrow);
  const { hand, show } = live;

  const sit = (step: number) => {
    setSeat(sitAside(hand, step));
    show();
  };
  const place = (values: Aim) => {
    hand.place(values);
    setPlaced((before) => ({ ...before, ...values }));
    show();
  };
  const onPlace: Place = (aside, ahead, turn) => place(moved(hand, fields, aside, ahead, turn));
  const why = placing ? refuseThrow(task.reqs, task.shape, hand.numbersNow()) : null;
  const meters = hand.isBusy || hand.stage?.id === 'aim' ? hand.meters() : [];
  useEar(hand.isBusy, meters, ear);
  const { looked, look } = useLooked(scene, worth);

  const prompt = placing
    ? t('dungeon-fighter.hand.place.prompt')
    : t(`dungeon-fighter.hand.now.${scheme}.${promptOf(hand)}`);
  return (
    <>
      <ThrowArea
        live={live}
        scene={scene}
        label={prompt}
        onPlace={placing ? onPlace : null}
        onSeat={sit}
        onLook={worth && !placing ? look : null}
      />
      <SectionSum looked={looked} worth={worth} />
      <Meters meters={meters.filter(({ kind }) => kind !== 'bar')} />
      <HandNow hand={hand} meters={meters} prompt={prompt} />
      {!placing && <Pads live={live} pads={padsFor(hand)} />}
      <section
        className="df-hand-panel"
        data-scrolls
        data-covers
        data-busy={hand.isBusy}
        aria-label={t('dungeon-fighter.hand.label')}
      >
        {hand.isBusy ? (
          <PutDown live={live} />
        ) : (
          <>
            {children}
            {placing && (
              <PlaceControls hand={hand} fields={fields} why={why} onPlace={place} onDone={() => setPlacing(false)} />
            )}
            {mayPlace && !isPlacing && (
              <Button onClick={() => setPlacing(true)}>{t('dungeon-fighter.hand.place.again')}</Button>
            )}
            <Ways {...{ task, scene, scheme, live }} onSeat={sit} />
          </>
        )}
      </section>
    </>
  );
}

/** Where the thrower sits now; the next throw begins there, too. */
function sitAside(hand: Hand, step: number): number {
  hand.sit(hand.seat + step);
  lastSeat = hand.seat;
  return lastSeat;
}

interface WaysProps extends Pick<BusyHandProps, 'task' | 'scene' | 'scheme'>, StandingProps {}

/** How one throws, from where, and what one sees meanwhile. */
const Ways = ({ task, scene, scheme, live, onSeat }: WaysProps) => (
  <WaysFold>
    <SchemeChoice />
    <Standing live={live} onSeat={onSeat} />
    {scene && <LookControls scene={scene} fixesView={fixesView(task.reqs)} />}
    <HandHabits scheme={scheme} />
  </WaysFold>
);

interface StandingProps {
  readonly live: ReturnType<typeof useHand>;
  readonly onSeat: (step: number) => void;
}

/** Where the thrower sits, and how high the die is let go. */
const Standing = memo(function Standing({ live, onSeat }: StandingProps) {
  return (
    <div className="df-hand-row">
      <SeatControls seat={live.hand.seat} onSeat={onSeat} />
      <LoftControl live={live} />
    </div>
  );
});

/** What a meter shows can be heard as well. */
function useEar(isBusy: boolean, meters: readonly Meter[], ear: ReturnType<typeof useHabits>['ear']): void {
  const heard = useRef(new Ear());
  useEffect(() => {
    if (isBusy) heard.current.hear(meters, ear, performance.now());
  });
}

const PutDown = memo(function PutDown({ live: { hand, show } }: { readonly live: LiveHand }) {
  const t = useWords();
  function putDown() {
    hand.reset();
    show();
  }
  return (
    <Button tone="quiet" onClick={putDown}>
      {t('dungeon-fighter.hand.putDown')}
    </Button>
  );
});

interface HandNowProps {
  readonly hand: LiveHand['hand'];
  readonly meters: readonly Meter[];
  readonly prompt: string;
}

/** What the hand is about, in words, with what it can be read off. */
const HandNow = memo(function HandNow({ hand, meters, prompt }: HandNowProps) {
  const t = useWords();
  const drift = driftIn(meters);
  return (
    <div className="df-hand-now" data-covers>
      <Meters meters={meters.filter(({ kind }) => kind === 'bar')} />
      <p className="df-hand-prompt" aria-live="polite">
        {hand.trouble && <b>{t(`dungeon-fighter.hand.trouble.${hand.trouble}`)} </b>}
        {prompt}
        {drift && <i> {t(`dungeon-fighter.hand.drift.${drift}`)}</i>}
      </p>
    </div>
  );
});
