/** The stage in components: who acts on it, and the presses that hurry it. */
import type { GameEvent } from '@tabard/kernel';
import { createContext, useContext, useEffect, useRef } from 'react';
import { chosenPace } from './pace';
import { followPresses } from './presses';
import type { Actor, Stage } from './stage';

const StageContext = createContext<Stage | null>(null);

/** Whatever is drawn inside may act on this stage. */
export const StageProvider = StageContext.Provider;

/**
 * While it is mounted the component plays these events for as long as they take (a die that really flies); the clock
 * waits for it. Null from the actor: not this one.
 */
export function useActor<E extends { readonly type: string } = GameEvent>(type: E['type'], actor: Actor<E>): void {
  const stage = useContext(StageContext);
  const latest = useRef(actor);
  useEffect(() => {
    latest.current = actor;
  });
  useEffect(() => stage?.cast(type, (event, direction) => latest.current(event as never, direction)), [stage, type]);
}

/** Presses anywhere show the end of what is told. */
export function usePresses(stage: Stage): void {
  useEffect(() => followPresses(stage, () => chosenPace().isStepped), [stage]);
}
