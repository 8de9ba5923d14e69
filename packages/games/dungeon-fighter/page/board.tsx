/** The middle of the table: the hall with its dice, the Monster over it, and in front whatever is to be decided. */

import { askOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { useRef, useState } from 'react';
import { roomCard } from '../index';
import type { Lesson } from '../physics';
import { placeOf } from './asked';
import { Chest, Way } from './chest';
import { FoeCard } from './foe/foe';
import { RoomFace } from './foe/room-card';
import { Front } from './front/front';
import { Throwing } from './front/throwing-front';
import { HallView } from './hall/hall-view';
import type { Scene } from './hall/scene';
import { useInset } from './hall/use-inset';
import { useThrows } from './hall/use-throws';
import { Pool } from './pool';
import { LessonLine } from './throwing/lesson-line';
import { fightOf, viewOf } from './view';
import './board.css';

export function Board() {
  const moment = useMoment();
  const t = useWords();
  const [scene, setScene] = useState<Scene | null>(null);
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  useThrows(scene);
  const seen = viewOf(moment.seen);
  const isThrowing = placeOf(askOf(moment)?.question ?? '') === 'hand';
  const over = useRef<HTMLDivElement>(null);
  const inset = useInset(over, isThrowing);
  const isFighting = fightOf(seen) !== null;
  const room = seen.b.combat?.isBoss ? null : roomCard(seen);
  return (
    <div
      className="df-board"
      data-phase={seen.b.phase}
      data-fighting={isFighting}
      data-throwing={isThrowing}
      data-flying={moment.told.isActing}
      data-over={moment.over}
    >
      <div className="df-board-hall">
        <HallView label={t('dungeon-fighter.room.hall')} onScene={setScene} inset={inset} />
      </div>
      <div className="df-over" ref={over}>
        <div className="df-top" data-covers>
          <FoeCard />
          {room && isFighting && <RoomFace card={room} />}
        </div>
        <div className="df-front">{isThrowing ? <Throwing scene={scene} onLessons={setLessons} /> : <Front />}</div>
        {!isThrowing && isFighting && !moment.told.isActing && <LessonLine lessons={lessons} />}
        {!isThrowing && seen.b.phase !== 'setup' && (
          <div className="df-bottom">
            <Chest />
            <Pool />
            <Way />
          </div>
        )}
      </div>
    </div>
  );
}
