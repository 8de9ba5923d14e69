/** The practice range: any die, any specific throws, as often as one likes, through the real physics. */

import { Button, Dialog } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { useWords } from '@tabard/page/words/words';
import { type ComponentType, memo, useMemo, useRef, useState } from 'react';
import type { OptionTo } from '../../../index';
import { type Lesson, lessonsOf, REQUIREMENTS, type Requirement, throwDice, wakeEngine } from '../../../physics';
import { HallView } from '../../hall/hall-view';
import type { Scene } from '../../hall/scene';
import { useInset } from '../../hall/use-inset';
import { REQUIREMENT_ICONS } from '../../icons';
import { type AnyDie, DieMark } from '../../marks';
import { GhostHand } from '../ghost/ghost-hand';
import { useHabits } from '../habits';
import { HandPanel } from '../hand-panel';
import { HeatMap } from '../heat-map';
import { LessonLine } from '../lesson-line';
import {
  idsOf,
  inputOf,
  type Missed,
  missedBy,
  newChallenge,
  practisedOf,
  RANGE_DICE,
  shapeOfDie,
  situationOf,
} from './range';
import { addPractised, askedOf, forgetPractised, type Practised, readPractised, tallies } from './records';
import { SelfCheck } from './self-check';
import './practice.css';

/** The room, once dice can fall in it. */
export async function openRange(): Promise<ComponentType> {
  await wakeEngine();
  return PracticeRoom;
}

function PracticeRoom() {
  const t = useWords();
  const [scene, setScene] = useState<Scene | null>(null);
  const [die, setDie] = useState<AnyDie>('red');
  const [asked, setAsked] = useState<ReadonlySet<Requirement>>(new Set());
  const reqs = useMemo(() => REQUIREMENTS.filter((requirement) => asked.has(requirement)), [asked]);
  const range = useRange(scene, die, reqs);
  const table = useRef<HTMLDivElement>(null);
  const inset = useInset(table, !range.isFlying);
  const about = useMemo(() => ({ die, ids: idsOf(die), shape: shapeOfDie(die), reqs: [...reqs] }), [die, reqs]);
  return (
    <div className="df-practice-room">
      <header>
        <h1>{t('dungeon-fighter.practice.title')}</h1>
        <p className="prose">{t('dungeon-fighter.practice.lead')}</p>
      </header>
      <div className="df-practice">
        <div className="df-practice-table" ref={table}>
          <HallView label={t('dungeon-fighter.practice.table')} onScene={setScene} inset={inset} />
          <div className="df-practice-hand">
            {!range.isFlying && (
              <HandPanel
                key={range.challenge}
                about={about}
                challenge={range.challenge}
                scene={scene}
                onThrow={range.throwIt}
              />
            )}
          </div>
          {range.last && (
            <div className="df-practice-told">
              <Last {...range.last} />
              <LessonLine lessons={range.last.lessons} always />
            </div>
          )}
        </div>
        <div className="df-practice-side">
          <GhostHand reqs={reqs} />
          <Choices die={die} onDie={setDie} asked={asked} onAsked={setAsked} />
          <Results list={range.list} reqs={reqs} onReset={range.reset} />
          <SelfCheck />
        </div>
      </div>
    </div>
  );
}

interface LastThrow {
  readonly value: number;
  readonly missed: Missed | null;
  /** None where the game threw. */
  readonly lessons: readonly Lesson[];
}

const Last = memo(function Last({ value, missed }: Pick<LastThrow, 'value' | 'missed'>) {
  const t = useWords();
  return (
    <p className="df-practice-last" data-hit={missed === null} role="status">
      {missed === null ? t('dungeon-fighter.practice.hit', { value }) : t(`dungeon-fighter.practice.missed.${missed}`)}
    </p>
  );
});

function useRange(scene: Scene | null, die: AnyDie, reqs: readonly Requirement[]) {
  const { scheme } = useHabits();
  const [list, setList] = useState<readonly Practised[]>(readPractised);
  const [last, setLast] = useState<LastThrow | null>(null);
  const [challenge, setChallenge] = useState(newChallenge);
  const [isFlying, setFlying] = useState(false);
  const busy = useRef(false);

  async function throwIt(answer: OptionTo<'throw'>) {
    if (busy.current) return;
    busy.current = true;
    setFlying(true);
    setLast(null);
    const shape = shapeOfDie(die);
    const dice = idsOf(die).map((id) => ({ id, shape }));
    const situation = situationOf(dice, reqs, inputOf(answer, reqs, shape, challenge), challenge);
    const outcome = throwDice(situation);
    await scene?.play({ situation, speed: 1, dark: reqs.includes('blind') });
    scene?.show({ dice: [], templates: [], icebergs: [] });
    const one = practisedOf(outcome, reqs, scheme);
    const lessons = 'assist' in answer ? [] : lessonsOf(reqs, shape, answer);
    setLast({ value: one.value, missed: missedBy(outcome), lessons });
    setList(await addPractised(one));
    setChallenge(newChallenge());
    setFlying(false);
    busy.current = false;
  }

  const reset = () => {
    setLast(null);
    void forgetPractised().then(setList);
  };
  return { list, last, challenge, isFlying, throwIt, reset };
}

interface ChoicesProps {
  readonly die: AnyDie;
  readonly onDie: (die: AnyDie) => void;
  readonly asked: ReadonlySet<Requirement>;
  readonly onAsked: (asked: ReadonlySet<Requirement>) => void;
}

const Choices = memo(function Choices({ die, onDie, asked, onAsked }: ChoicesProps) {
  const t = useWords();
  const toggle = (requirement: Requirement) => {
    const next = new Set(asked);
    if (!next.delete(requirement)) next.add(requirement);
    onAsked(next);
  };
  return (
    <>
      <fieldset className="df-practice-dice">
        <legend>{t('dungeon-fighter.practice.die')}</legend>
        {RANGE_DICE.map((one) => (
          <label key={one} data-on={one === die}>
            <input type="radio" name="practice-die" checked={one === die} onChange={() => onDie(one)} />
            <DieMark die={one} size="2.2rem" />
            <span className="hidden-words">{t(`dungeon-fighter.hand.dice.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="df-practice-reqs">
        <legend>{t('dungeon-fighter.practice.reqs')}</legend>
        {REQUIREMENTS.map((requirement) => (
          <label key={requirement} data-on={asked.has(requirement)}>
            <input type="checkbox" checked={asked.has(requirement)} onChange={() => toggle(requirement)} />
            <IconMark icon={REQUIREMENT_ICONS[requirement]} size="1.4rem" />
            {t(`dungeon-fighter.hand.reqs.${requirement}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
});

interface ResultsProps {
  readonly list: readonly Practised[];
  readonly reqs: readonly Requirement[];
  readonly onReset: () => void;
}

const Results = memo(function Results({ list, reqs, onReset }: ResultsProps) {
  const t = useWords();
  const [asks, setAsks] = useState(false);
  const own = list.filter(({ asked }) => asked === askedOf(reqs));
  return (
    <section className="df-practice-results" aria-label={t('dungeon-fighter.practice.results')}>
      <HeatMap dots={own} />
      {own.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('dungeon-fighter.hand.scheme.name')}</th>
              <th scope="col">{t('dungeon-fighter.practice.throws')}</th>
              <th scope="col">{t('dungeon-fighter.practice.rate')}</th>
              <th scope="col">{t('dungeon-fighter.practice.mean')}</th>
            </tr>
          </thead>
          <tbody>
            {tallies(own).map(({ scheme, throws, hitRate, mean }) => (
              <tr key={scheme}>
                <th scope="row">{t(`dungeon-fighter.hand.scheme.${scheme}`)}</th>
                <td>{throws}</td>
                <td>{Math.round(100 * hitRate)}%</td>
                <td>{mean.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {list.length > 0 && (
        <Button tone="quiet" onClick={() => setAsks(true)}>
          {t('dungeon-fighter.practice.reset')}
        </Button>
      )}
      <Dialog
        open={asks}
        title={t('dungeon-fighter.practice.resetTitle')}
        onClose={() => setAsks(false)}
        deeds={
          <>
            <Button onClick={() => setAsks(false)}>{t('dungeon-fighter.practice.keep')}</Button>
            <Button
              tone="danger"
              onClick={() => {
                setAsks(false);
                onReset();
              }}
            >
              {t('dungeon-fighter.practice.resetDo')}
            </Button>
          </>
        }
      >
        <p>{t('dungeon-fighter.practice.resetSays', { throws: list.length })}</p>
      </Dialog>
    </section>
  );
});
