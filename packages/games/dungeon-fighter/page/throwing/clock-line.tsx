/** DF-R104.9: the clock of a throw. At its end the game throws at the bullseye. */

import { useWords } from '@tabard/page/words/words';
import { useEffect, useRef, useState } from 'react';
import { AT_THE_END } from './schemes/assist';

interface ClockProps {
  readonly seconds: number;
  readonly onThrow: (key: string) => void;
}

export function ClockLine({ seconds, onThrow }: ClockProps) {
  const t = useWords();
  const [left, setLeft] = useState(seconds);
  const done = useRef(onThrow);
  done.current = onThrow;
  useEffect(() => {
    const until = performance.now() + 1000 * seconds;
    const timer = window.setInterval(() => {
      const now = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      window.clearInterval(timer);
      done.current(AT_THE_END);
    }, 250);
    return () => window.clearInterval(timer);
  }, [seconds]);
  return (
    <span className="df-clock" role="timer">
      {t('dungeon-fighter.hand.clock', { seconds: left })}
    </span>
  );
}
