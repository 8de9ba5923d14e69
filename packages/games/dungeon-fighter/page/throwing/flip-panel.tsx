/** What the thrower has before them while `flip` is asked: a Template, flipped like a coin (DF-R110.2, DF-R110.6). */
import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { memo, useEffect, useId, useMemo, useReducer, useRef } from 'react';
import type { OptionTo } from '../../index';
import { FLIP_FIELDS, type TemplateId } from '../../physics';
import type { Held, Scene } from '../hall/scene';
import { ClockLine } from './clock-line';
import { useHabits } from './habits';
import type { HandScheme } from './hand';
import { HandHabits, SchemeChoice, WaysFold } from './hand-habits';
import { Meters } from './meters';
import { Pads } from './pads';
import { FlipHand } from './schemes/flip';
import { LookControls, SeatControls } from './seat-controls';
import { ThrowArea } from './throw-area';
import './hand-panel.css';

export interface FlipPanelProps {
  readonly template: TemplateId;
  readonly scene: Scene | null;
  /** The answer: the hand's numbers, or `assist`. */
  readonly onThrow: (answer: OptionTo<'flip'>) => void;
  readonly clock?: number | null;
}

const ASSIST = 'assist';
/** DF-R110.2: where the hand is, mm. */
const START = { r: 640, y: 140 };

export const FlipPanel = memo(function FlipPanel({ template, scene, onThrow, clock = null }: FlipPanelProps) {
  const t = useWords();
  const title = useId();
  const { scheme, strong } = useHabits();
  const head = (
    <>
      <header className="df-hand-title">
        <h2 id={title}>{t(`dungeon-fighter.flip.template.${template}`)}</h2>
        {clock !== null && <ClockLine seconds={clock} onEnd={() => onThrow(ASSIST)} />}
      </header>
      <p className="df-hand-note">{t('dungeon-fighter.flip.how')}</p>
    </>
  );
  return (
    <div className="df-hand" data-strong={strong}>
      {scheme === 'assist' ? (
        <section className="df-hand-panel" data-scrolls data-covers aria-labelledby={title}>
          {head}
          <Button tone="primary" onClick={() => onThrow(ASSIST)}>
            {t('dungeon-fighter.flip.assist')}
          </Button>
          <SchemeChoice />
        </section>
      ) : (
        <BusyFlip key={scheme} template={template} scheme={scheme} scene={scene} onThrow={onThrow}>
          {head}
        </BusyFlip>
      )}
    </div>
  );
});

interface BusyFlipProps {
  readonly template: TemplateId;
  readonly scheme: HandScheme;
  readonly scene: Scene | null;
  readonly onThrow: (numbers: readonly number[]) => void;
  readonly children: React.ReactNode;
}

function BusyFlip({ template, scheme, scene, onThrow, children }: BusyFlipProps) {
  const t = useWords();
  const { slow, barSpeed, sensitivity } = useHabits();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const hand = useMemo(
    () => new FlipHand({ scheme, slow, speed: barSpeed, sensitivity: sensitivity / 100 }, 0),
    [scheme, slow, barSpeed, sensitivity],
  );
  const done = useRef(onThrow);
  done.current = onThrow;
  const show = () => {
    scene?.hold(heldFlip(hand, template));
    redraw();
  };
  const showNow = useRef(show);
  showNow.current = show;

  useEffect(() => {
    let frame = 0;
    const live = () => {
      hand.pass(performance.now());
      if (hand.isBusy) showNow.current();
      if (hand.numbers) done.current(hand.numbers);
      else frame = requestAnimationFrame(live);
    };
    frame = requestAnimationFrame(live);
    return () => cancelAnimationFrame(frame);
  }, [hand]);
  useEffect(() => {
    scene?.hold(heldFlip(hand, template));
    return () => scene?.hold(null);
  }, [scene, hand, template]);

  const sit = (step: number) => {
    hand.sit(hand.seat + step);
    show();
  };
  const meters = hand.meters();
  const prompt = t(`dungeon-fighter.flip.now.${scheme}`);
  return (
    <>
      <ThrowArea live={{ hand, show }} scene={scene} label={prompt} onPlace={null} onSeat={sit} onLook={null} />
      <div className="df-hand-now" data-covers>
        <Meters meters={meters} />
        <p className="df-hand-prompt" aria-live="polite">
          {prompt}
        </p>
      </div>
      {scheme === 'one-button' && <Pads live={{ hand, show }} pads={[['main', 'switch']]} />}
      <section className="df-hand-panel" data-scrolls data-covers>
        {children}
        <WaysFold>
          <SchemeChoice />
          <SeatControls seat={hand.seat} onSeat={sit} />
          {scene && <LookControls scene={scene} fixesView={false} />}
          <HandHabits scheme={scheme} />
        </WaysFold>
      </section>
    </>
  );
}

function heldFlip(hand: FlipHand, template: TemplateId): Held {
  const numbers = hand.numbersNow();
  const of = (name: string) => numbers[FLIP_FIELDS.findIndex((field) => field.name === name)];
  return {
    seat: hand.seat,
    what: { template },
    at: { ...START, lat: of('lat') },
    aim: { f: of('f'), l: of('l'), u: of('u') },
    gadgets: { floe: null, pond: null, wall: null, chute: null },
    requirements: [],
    darkness: 0,
    spin: 0,
  };
}
