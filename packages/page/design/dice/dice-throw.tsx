/**
 * A roll to look at. In 3D where the browser is quick enough and the person likes movement; three.js is fetched with the first
 * roll. Flat, and at once, everywhere else. A click or any key skips.
 */
import { memo, useEffect, useRef, useState } from 'react';
import { motionIsReduced, paced, useReducedMotion, useSettings } from '../../settings/settings';
import { play } from '../../sound/sound';
import { isDeep, rememberPace } from '../depth';
import type { ShownDie } from './die';
import { DieFlat } from './die-flat';
import type { DiceStage } from './stage';
import './die.css';

const ROLL_MS = 1000;

interface DiceThrowProps {
  readonly dice: readonly ShownDie[];
  /** Another seed, another throw; the results are the dice's own. */
  readonly seed: string;
  /** What was rolled, in words. */
  readonly label: string;
  /** Any CSS length. */
  readonly height?: string;
  readonly onDone?: () => void;
}

export function DiceThrow({ dice, seed, label, height = '14rem', onDone }: DiceThrowProps) {
  const still = useReducedMotion();
  const [flat, setFlat] = useState(still || !isDeep('dice'));
  const skip = useRef<() => void>(() => {});
  return (
    <button type="button" className="dice-throw" style={{ height }} aria-label={label} onClick={() => skip.current()}>
      {flat || still ? (
        <FlatRow dice={dice} onDone={onDone} key={seed} />
      ) : (
        <Stage key={seed} {...{ dice, seed, onDone, skip }} onFailure={() => setFlat(true)} />
      )}
    </button>
  );
}

const FlatRow = memo(function FlatRow({
  dice,
  onDone,
}: {
  readonly dice: readonly ShownDie[];
  readonly onDone?: () => void;
}) {
  const done = useRef(onDone);
  useEffect(() => {
    play('dice-land');
    done.current?.();
  }, []);
  return (
    <span className="dice-row">
      {dice.map(({ kind, second, faces, top }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll have no other name and do not move
        <DieFlat key={i} die={{ kind, second, face: faces[top] }} size="5rem" />
      ))}
    </span>
  );
});

interface StageProps extends Pick<DiceThrowProps, 'dice' | 'seed' | 'onDone'> {
  readonly skip: { current: () => void };
  readonly onFailure: () => void;
}

function Stage({ dice, seed, onDone, skip, onFailure }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { patterns } = useSettings();
  const now = useRef({ dice, onDone, onFailure, patterns });
  useEffect(() => {
    let gone = false;
    let stage: DiceStage | null = null;
    const run = async () => {
      const [{ setStage }] = await Promise.all([
        import('./stage'),
        document.fonts.load('600 100px "Grenze Gotisch"').catch(() => undefined),
      ]);
      if (gone) return;
      const { dice: thrown, patterns: withPatterns, onDone: done } = now.current;
      stage = setStage(canvas.current!, thrown, seed, withPatterns);
      skip.current = stage.skip;
      play('dice-roll');
      const pace = await stage.roll(motionIsReduced() ? 0 : Math.min(1200, Math.max(700, paced(ROLL_MS))));
      if (pace) rememberPace('dice', pace); // A slow roll is the last that stutters here.
      if (gone) return;
      play('dice-land');
      done?.();
    };
    run().catch(() => !gone && now.current.onFailure());
    return () => {
      gone = true;
      skip.current = () => {};
      stage?.dispose();
    };
  }, [seed, skip]);
  return <canvas ref={canvas} className="dice-stage" />;
}
