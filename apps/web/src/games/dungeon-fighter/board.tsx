/** The middle of the table: the hall with its dice, the Monster over it, and in front whatever is to be decided. */
import { roomCard } from '@tabard/dungeon-fighter';
import type { Layout } from '@tabard/physics';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { Chest, Way } from './chest';
import { FoeCard } from './foe';
import { Front } from './front';
import { HallView } from './hall/hall-view';
import type { Scene } from './hall/scene';
import { Moment, useSounds } from './moments';
import { Outcome } from './outcome';
import { Pool } from './pool';
import { RoomFace } from './room-card';
import { useShowing } from './shown';
import { factsOf, isThrow } from './tale';
import { Throwing } from './throwing-front';
import { useUntoldLines } from './untold-lines';
import { type Stage, useStage } from './use-stage';
import { askOf, fightOf, viewOf } from './view';
import './board.css';
import './phone.css';

/** While something is told, nothing on the board can be clicked; the decision panel waits for nobody. */
const listening = (props: BoardProps, stage: Stage): BoardProps =>
  stage.beat ? { ...props, seen: stage.seen, asks: [], pending: { asks: [], interrupts: [] } } : props;

export function Board(props: BoardProps) {
  const t = useWords();
  const [scene, setScene] = useState<Scene | null>(null);
  const stage = useStage(props, scene);
  useShowing(stage.beat ? stage.seen : null);
  useSounds(props, stage.told);
  useTableOn(scene, stage);
  useUntoldLines(props, stage.untold);
  const shown = listening(props, stage);
  const seen = viewOf(shown.seen);
  const question = askOf(shown)?.question;
  const isThrowing = question === 'throw' || question === 'flip';
  const isFighting = fightOf(seen) !== null;
  const room = seen.b.combat?.isBoss ? null : roomCard(seen);
  return (
    <div
      className="df-board"
      data-phase={seen.b.phase}
      data-fighting={isFighting}
      data-throwing={isThrowing}
      data-flying={stage.untold.some(isThrow)}
      data-over={props.over}
    >
      <div className="df-board-hall">
        <HallView label={t('dungeonFighter.room.hall')} onScene={setScene} />
      </div>
      <div className="df-over">
        <div className="df-top">
          <FoeCard props={shown} beat={stage.beat} />
          {room && isFighting && <RoomFace props={shown} card={room} />}
        </div>
        <div className="df-front">
          {isThrowing ? <Throwing props={shown} scene={scene} /> : <Front props={shown} />}
        </div>
        {!isThrowing && seen.b.phase !== 'setup' && (
          <div className="df-bottom">
            <Chest props={shown} />
            <Pool props={shown} />
            <Way props={shown} />
          </div>
        )}
      </div>
      <Outcome props={shown} beat={stage.beat} />
      <Moment props={shown} beat={stage.beat} />
    </div>
  );
}

const EMPTY: Layout = { dice: [], templates: [], icebergs: [] };

/** The hall shows what lies there, except while a throw is told: then the dice lie where they have just come to rest. */
function useTableOn(scene: Scene | null, { seen, beat }: Stage): void {
  const layout = seen.b.combat?.layout ?? EMPTY;
  const isTelling = beat !== null;
  useEffect(() => {
    if (scene && !isTelling) scene.show(layout);
  }, [scene, layout, isTelling]);
  useEffect(() => {
    scene?.light(beat?.event.type === 'hit' ? factsOf<'hit'>(beat.event).section : '');
  }, [scene, beat]);
}
