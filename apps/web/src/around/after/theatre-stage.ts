/** The stage of the theatre: what one answer of a game set off is told as it was told at the table. */

import type { Viewer } from '@tabard/kernel';
import type { GameRoom } from '@tabard/page/face';
import { motionIsReduced } from '@tabard/page/settings/settings';
import { play } from '@tabard/page/sound/sound';
import { Stage, type Told } from '@tabard/page/stage/stage';
import { Listeners } from '@tabard/page/store/store';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { After } from './use-after';

export interface Position {
  readonly at: number;
  /** Came here by the one answer before: what happened is shown happening. */
  readonly stepped: boolean;
}

export interface Showing {
  readonly stage: Stage;
  readonly told: Told;
}

/** `speed`: 2 is twice as fast. */
export function useShowing(
  { played: { replay }, story }: After,
  { at, stepped }: Position,
  viewer: Viewer,
  room: GameRoom | null,
  speed: number,
): Showing {
  const wants = useRef({ room, speed });
  useEffect(() => {
    wants.current = { room, speed };
  });
  const [{ stage, subscribe }] = useState(() => {
    const { subscribe: follow, tell: onChange } = new Listeners();
    const match = replay.at(at);
    const staging = () => wants.current.room?.staging ?? {};
    const pace = () => ({ factor: 1 / wants.current.speed, isStepped: false, isStill: motionIsReduced() });
    const made = new Stage({ staging, pace, play, onChange }, match.seen(viewer), match.eventCount);
    return { stage: made, subscribe: follow };
  });

  // Before it is drawn: nobody should see the end before the beginning.
  useLayoutEffect(() => {
    const match = replay.at(at);
    const onlooker = {
      seen: match.seen(viewer),
      seat: typeof viewer === 'number' ? viewer : null,
      isOurs: () => false,
    };
    if (!stepped) stage.settle(onlooker.seen, match.eventCount);
    else {
      const from = story.told[at - 1];
      stage.skip(); // Whoever steps on has seen enough of the step before.
      stage.tell({ frames: match.framesFor(viewer, from), from, onlooker });
    }
  }, [stage, replay, story, at, stepped, viewer]);
  useEffect(() => () => stage.close(), [stage]);

  return { stage, told: useSyncExternalStore(subscribe, () => stage.told) };
}
