/** A hand that lives on the page: it is told the time, moves the scene and gives the throw away when it is done. */
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { Scene } from '../hall/scene';
import type { LiveGrip } from './grip';
import { Hand, type Task, type Ways } from './hand';
import { type Dice, heldOf } from './held';

export interface LiveHand extends LiveGrip {
  readonly hand: Hand;
}

export function useHand(
  task: Task,
  ways: Ways,
  dice: Dice,
  scene: Scene | null,
  onThrow: (numbers: readonly number[]) => void,
): LiveHand {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const told = JSON.stringify([task, ways.scheme, ways.slow, ways.barSpeed, ways.sensitivity]);
  const latest = useRef(ways);
  latest.current = ways;
  // biome-ignore lint/correctness/useExhaustiveDependencies: seat and places move on while one hand lives
  const hand = useMemo(() => new Hand(task, latest.current), [told]);
  const done = useRef(onThrow);
  done.current = onThrow;

  const show = useRef(() => {});
  show.current = () => {
    scene?.hold(heldOf(hand, dice));
    redraw();
  };

  useEffect(() => {
    let frame = 0;
    let wasBusy = true;
    const live = () => {
      hand.pass(performance.now());
      if (wasBusy || hand.isBusy) show.current();
      wasBusy = hand.isBusy;
      if (hand.numbers) done.current(hand.numbers);
      else frame = requestAnimationFrame(live);
    };
    frame = requestAnimationFrame(live);
    return () => cancelAnimationFrame(frame);
  }, [hand]);

  useEffect(() => {
    scene?.hold(heldOf(hand, dice));
    return () => scene?.hold(null);
  }, [scene, hand, dice]);

  return { hand, show: show.current };
}
