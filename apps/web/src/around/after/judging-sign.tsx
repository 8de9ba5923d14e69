/** Something is being judged: how far it is, and a way to stop it. */

import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useRef, useState } from 'react';
import type { Progress, Watcher } from './judging';

interface JudgingSignProps {
  readonly progress: Progress;
  readonly onStop: () => void;
}

export function JudgingSign({ progress: { done, of }, onStop }: JudgingSignProps) {
  const t = useWords();
  return (
    <div className="judging">
      <p role="status">{t('after.judging')}</p>
      <progress aria-label={t('after.judging')} {...(of > 0 ? { value: done, max: of } : {})} />
      <Button onClick={onStop}>{t('after.stop')}</Button>
    </div>
  );
}

const NOTHING_YET: Progress = { done: 0, of: 0 };

/** For a room that has something judged: at most one thing at a time; leaving the room stops it. */
export function useJudging() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function run<T>(work: (watcher: Watcher) => Promise<T>): Promise<T> {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    const isCurrent = () => current.current === own && !own.signal.aborted;
    setProgress(NOTHING_YET);
    try {
      return await work({ onProgress: (now) => isCurrent() && setProgress(now), signal: own.signal });
    } finally {
      if (current.current === own) setProgress(null);
    }
  }

  return { progress, run, stop: () => current.current?.abort() };
}
