/** A hand that shows how it is done, again and again: press, lead, let go. Where motion is reduced its way is drawn instead. */

import { useReducedMotion } from '@tabard/page/settings/settings';
import { useWords } from '@tabard/page/words/words';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Requirement } from '../../../physics';
import { beatAt, holdsOf, type Track, trackOf } from './track';
import './ghost-hand.css';

/** Stands a moment before it begins anew, so that one sees where it ended. */
const REST_MS = 900;
/** The robot's screen, as much of it as a gesture takes. */
const VIEW = { left: 520, top: 310, width: 240, height: 490 };
/** Below it the rhythm: a line for each finger, thick while it presses. */
const RHYTHM = { left: 540, width: 200, top: 752, row: 20 };
/** A press that is over at once is still seen, ms. */
const SHORTEST = 25;

interface GhostHandProps {
  readonly reqs: readonly Requirement[];
}

export function GhostHand({ reqs }: GhostHandProps) {
  const t = useWords();
  const still = useReducedMotion();
  const told = reqs.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same throws are the same track
  const track = useMemo(() => trackOf(reqs), [told]);
  const ms = useLoop(track.long + REST_MS, !still);
  const names = reqs.map((requirement) => t(`dungeon-fighter.hand.reqs.${requirement}`));
  const way = track.beats.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <figure className="df-ghost">
      <svg
        viewBox={`${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`}
        role="img"
        aria-label={t('dungeon-fighter.hand.ghost')}
      >
        <ellipse className="df-ghost-board" cx="640" cy="352" rx="92" ry="32" />
        <ellipse className="df-ghost-bull" cx="640" cy="352" rx="14" ry="6" />
        <polyline className="df-ghost-way" points={way} />
        <Fingers track={track} ms={still ? track.long : ms} />
        <Rhythm track={track} ms={still ? null : ms} />
      </svg>
      <figcaption>{names.length > 0 ? names.join(' + ') : t('dungeon-fighter.hand.plainName')}</figcaption>
    </figure>
  );
}

/** The finger or pointer, and beside it the second one where the throw needs two. */
const Fingers = memo(function Fingers({ track, ms }: { readonly track: Track; readonly ms: number }) {
  const { x, y, held } = beatAt(track, ms);
  const needsTwo = track.beats.some(({ held: both }) => both.some((control) => control !== 'main'));
  const isDown = held.length > 0;
  return (
    <>
      {needsTwo && (
        <>
          <circle className="df-ghost-palm" data-held={held.includes('left')} cx="560" cy="700" r="20" />
          <circle
            className="df-ghost-palm"
            data-held={held.includes('right') || held.includes('extra')}
            cx="720"
            cy="700"
            r="20"
          />
        </>
      )}
      <g className="df-ghost-finger" data-held={isDown} transform={`translate(${x} ${y})`}>
        <circle r="26" />
        <path d="M-7 4v-22a7 7 0 0 1 14 0v14l14 4a8 8 0 0 1 6 9l-3 17a8 8 0 0 1-8 7h-15a8 8 0 0 1-6-3l-14-18a5 5 0 0 1 8-6z" />
      </g>
    </>
  );
});

/** When to press and when to let go: two quick beats, or both at once. The marker runs along while the hand moves. */
const Rhythm = memo(function Rhythm({ track, ms }: { readonly track: Track; readonly ms: number | null }) {
  const holds = useMemo(() => holdsOf(track), [track]);
  const rows = [...new Set(holds.map(({ control }) => control))];
  const at = (when: number) => RHYTHM.left + (RHYTHM.width * Math.min(when, track.long)) / Math.max(1, track.long);
  return (
    <>
      {rows.map((control, row) => (
        <line
          key={control}
          className="df-ghost-beat-line"
          x1={RHYTHM.left}
          x2={RHYTHM.left + RHYTHM.width}
          y1={RHYTHM.top + row * RHYTHM.row}
          y2={RHYTHM.top + row * RHYTHM.row}
        />
      ))}
      {holds.map(({ control, from, to }) => (
        <line
          key={`${control} ${from}`}
          className="df-ghost-beat"
          x1={at(from)}
          x2={at(Math.max(to, from + SHORTEST))}
          y1={RHYTHM.top + rows.indexOf(control) * RHYTHM.row}
          y2={RHYTHM.top + rows.indexOf(control) * RHYTHM.row}
        />
      ))}
      {ms !== null && (
        <line
          className="df-ghost-now"
          x1={at(ms)}
          x2={at(ms)}
          y1={RHYTHM.top - 12}
          y2={RHYTHM.top + (rows.length - 1) * RHYTHM.row + 12}
        />
      )}
    </>
  );
});

/** Ms since the loop began, anew after so long; 0 while it stands. */
function useLoop(long: number, isOn: boolean): number {
  const [ms, setMs] = useState(0);
  const began = useRef(0);
  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    began.current = performance.now();
    const go = (now: number) => {
      setMs((now - began.current) % long);
      frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [long, isOn]);
  return ms;
}
