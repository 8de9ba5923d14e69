/** Keeps the time of a tale: plays each throw as it fell, then tells what came of it; at once when somebody is in a hurry. */
import type { GameEvent } from '@tabard/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type Moment, useMoment } from '../../room/moment';
import { motionIsReduced, paced, SPEEDS, settings } from '../../settings/settings';
import type { Scene } from './hall/scene';
import { type Beat, beatsOf, factsOf, isWorthTelling, viewAt } from './tale';
import { type View, viewOf } from './view';

interface Tale {
  readonly before: View;
  readonly after: View;
  readonly events: readonly GameEvent[];
  readonly beats: readonly Beat[];
}

export interface Stage {
  /** What is shown: as it is, or as it was at this beat. */
  readonly seen: View;
  /** The beat that is being told; null when all is told. */
  readonly beat: Beat | null;
  /** How many of the fresh events have been told by now. */
  readonly told: number;
  /** Everything that has happened and is still to be told, the oldest first. */
  readonly untold: readonly GameEvent[];
}

/** When more waits to be told, telling goes faster; a long queue is not played at all. */
const HURRIED = 0.4;
const TOO_MANY = 4;
/** Where no table can be drawn, a throw is a moment of silence. */
const UNSEEN_MS = 1200;
/** The very press that threw the die is no wish to skip it. */
const SAME_PRESS_MS = 200;

export function useStage(scene: Scene | null): Stage {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const [fresh, setFresh] = useState(moment.fresh);
  const [last, setLast] = useState(seen);
  const [tales, setTales] = useState<readonly Tale[]>([]);
  const [at, setAt] = useState(0);

  // While it is drawn, not after: nobody should see the end before the beginning.
  if (fresh !== moment.fresh) {
    setFresh(moment.fresh);
    const beats = toTell(moment);
    if (beats.length > 0) {
      const tale = { before: last, after: seen, events: moment.fresh, beats };
      setTales(tales.length < TOO_MANY ? [...tales, tale] : [tale]);
      if (tales.length === 0 || tales.length >= TOO_MANY) setAt(0);
    }
  }
  if (last !== seen && fresh === moment.fresh) setLast(seen);

  const tale = tales[0];
  const beat = tale?.beats[at] ?? null;
  const isHurried = tales.length > 1;
  const { seat } = moment;

  useEffect(() => {
    if (!beat) return;
    let isOver = false;
    const next = () => {
      if (isOver) return;
      isOver = true;
      if (at + 1 < tale.beats.length) return setAt(at + 1);
      setTales((waiting) => waiting.slice(1));
      setAt(0);
    };
    if (beat.isThrow && scene) void playOn(scene, beat, seat, isHurried).then(next, next);
    const ms = beat.isThrow ? UNSEEN_MS : beat.ms;
    const timer = beat.isThrow && scene ? 0 : window.setTimeout(next, paced(ms) * (isHurried ? HURRIED : 1));
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [beat, at, tale, isHurried, scene, seat]);

  useEffect(() => {
    if (!beat) return;
    const begun = performance.now();
    const skip = (event: PointerEvent | KeyboardEvent) => {
      if (event.timeStamp < begun + SAME_PRESS_MS || ('repeat' in event && event.repeat)) return;
      if (beat.isThrow && scene) return scene.skip();
      const following = tale.beats.findIndex((other, i) => i > at && other.isThrow);
      if (following > 0) return setAt(following);
      setTales((waiting) => waiting.slice(1));
      setAt(0);
    };
    window.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', skip);
    return () => {
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
    };
  }, [beat, at, tale, scene]);

  const shown = useMemo(
    () => (tale && beat ? viewAt(tale.before, tale.after, tale.events.slice(0, beat.told)) : null),
    [tale, beat],
  );
  const untold = useMemo(
    () => (tale && beat ? [...tale.events.slice(beat.isThrow ? beat.told - 1 : beat.told), ...later(tales)] : []),
    [tale, tales, beat],
  );
  if (!shown || !beat) return { seen, beat: null, told: moment.fresh.length, untold };
  return { seen: shown, beat, told: tale.events === moment.fresh ? beat.told : 0, untold };
}

const later = (tales: readonly Tale[]): GameEvent[] => tales.slice(1).flatMap(({ events }) => events);

/** Who wants no motion sees only the own throw fall; everything else is simply so. */
function toTell({ fresh, seat }: Moment): Beat[] {
  const beats = beatsOf(fresh);
  if (!motionIsReduced()) return isWorthTelling(beats) ? beats : [];
  return beats.filter((beat) => beat.isThrow && beat.event.seat === seat);
}

function playOn(scene: Scene, { event }: Beat, seat: number | null, isHurried: boolean): Promise<void> {
  const { situation } = factsOf<'thrown' | 'flipped'>(event);
  const isOwn = event.seat === seat;
  return scene.play({
    situation,
    speed: (isHurried ? 1 / HURRIED : 1) / SPEEDS[settings().speed],
    dark: isOwn && 'reqs' in situation && situation.reqs.includes('blind'),
  });
}
