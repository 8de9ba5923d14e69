/** Keeps the time of a tale: shows the board beat by beat, and at once when somebody is in a hurry. */
import type { GameEvent } from '@tabard/kernel';
import { useEffect, useState } from 'react';
import { useMoment } from '../../room/moment';
import { motionIsReduced, paced } from '../../settings/settings';
import { type Beat, beatsOf, scenesOf, viewAt } from './tale';
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
  /** The latest deeds, the newest last. */
  readonly scenes: readonly Beat[];
  /** How many of the fresh events have been told by now. */
  readonly told: number;
}

/** When more waits to be told, telling goes faster. */
const HURRIED = 0.35;
const KEPT = 3;

export function useStage(): Stage {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const [fresh, setFresh] = useState(moment.fresh);
  const [last, setLast] = useState(seen);
  const [tales, setTales] = useState<readonly Tale[]>([]);
  const [scenes, setScenes] = useState<readonly Beat[]>(() => scenesOf(beatsOf(moment.fresh)).slice(-KEPT));
  const [at, setAt] = useState(0);

  // While it is drawn, not after: nobody should see the end before the beginning.
  if (fresh !== moment.fresh) {
    setFresh(moment.fresh);
    const beats = beatsOf(moment.fresh);
    if (beats.length > 0) setScenes(scenesOf(beats).slice(-KEPT));
    if (beats.length > 1 && !motionIsReduced()) {
      setTales([...tales, { before: last, after: seen, events: moment.fresh, beats }]);
      if (tales.length === 0) setAt(0);
    }
  }
  if (last !== seen && fresh === moment.fresh) setLast(seen);

  const tale = tales[0];
  const beat = tale?.beats[at] ?? null;
  useEffect(() => {
    if (!beat) return;
    const next = () => {
      if (at + 1 < tale.beats.length) return setAt(at + 1);
      setTales((waiting) => waiting.slice(1));
      setAt(0);
    };
    const timer = window.setTimeout(next, paced(beat.ms) * (tales.length > 1 ? HURRIED : 1));
    return () => window.clearTimeout(timer);
  }, [beat, at, tale, tales.length]);

  const telling = beat !== null;
  useEffect(() => {
    if (!telling) return;
    const skip = () => {
      setTales([]);
      setAt(0);
    };
    window.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', skip);
    return () => {
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
    };
  }, [telling]);

  if (!tale || !beat) return { seen, beat: null, scenes, told: moment.fresh.length };
  const told = tale.events === moment.fresh ? beat.told : 0;
  return { seen: viewAt(tale.before, tale.after, tale.events.slice(0, beat.told)), beat, scenes, told };
}
