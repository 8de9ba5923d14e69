/** The middle of the table: the hall with its dice, the Monster over it, and in front whatever is to be decided. */
import { roomCard } from '@tabard/dungeon-fighter';
import type { Layout } from '@tabard/physics';
import { useEffect, useState } from 'react';
import { type Moment, MomentProvider, useMoment } from '../../room/moment';
import { useWords } from '../../words/words';
import { Chest, Way } from './chest';
import { FoeCard } from './foe/foe';
import { RoomFace } from './foe/room-card';
import { Front } from './front/front';
import { Throwing } from './front/throwing-front';
import { HallView } from './hall/hall-view';
import type { Scene } from './hall/scene';
import { Staged, useSounds } from './moments';
import { Outcome } from './outcome';
import { Pool } from './pool';
import { useShowing } from './shown';
import { factsOf, isThrow } from './tale';
import { useUntoldLines } from './untold-lines';
import { type Stage, useStage } from './use-stage';
import { askOf, fightOf, viewOf } from './view';
import './board.css';
import './phone.css';

/** While something is told, nothing on the board can be clicked; the decision panel waits for nobody. */
const listening = (moment: Moment, stage: Stage): Moment =>
  stage.beat ? { ...moment, seen: stage.seen, asks: [], pending: { asks: [], interrupts: [] } } : moment;

export function Board() {
  const moment = useMoment();
  const t = useWords();
  const [scene, setScene] = useState<Scene | null>(null);
  const stage = useStage(scene);
  useShowing(stage.beat ? stage.seen : null);
  useSounds(moment, stage.told);
  useTableOn(scene, stage);
  useUntoldLines(moment, stage.untold);
  const shown = listening(moment, stage);
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
      data-over={moment.over}
    >
      <div className="df-board-hall">
        <HallView label={t('dungeon-fighter.room.hall')} onScene={setScene} />
      </div>
      <MomentProvider moment={shown}>
        <div className="df-over">
          <div className="df-top">
            <FoeCard beat={stage.beat} />
            {room && isFighting && <RoomFace card={room} />}
          </div>
          <div className="df-front">{isThrowing ? <Throwing scene={scene} /> : <Front />}</div>
          {!isThrowing && seen.b.phase !== 'setup' && (
            <div className="df-bottom">
              <Chest />
              <Pool />
              <Way />
            </div>
          )}
        </div>
        <Outcome beat={stage.beat} />
        <Staged beat={stage.beat} />
      </MomentProvider>
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
