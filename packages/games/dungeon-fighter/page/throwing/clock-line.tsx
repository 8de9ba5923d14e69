/** DF-R104.9: the clock of a throw. At its end the game throws at the bullseye. */

import { useWords } from '@tabard/page/words/words';
import { useEffect, useRef, useState } from 'react';

interface ClockProps {
  readonly seconds: number;
  readonly onEnd: () => void;
}

export function ClockLine({ seconds, onEnd }: ClockProps) {
  const t = useWords();
  const [left, setLeft] = useState(seconds);
  const done = useRef(onEnd);
  done.current = onEnd;
  useEffect(() => {
    const until = performance.now() + 1000 * seconds;
    const timer = window.setInterval(() => {
      const now = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      window.clearInterval(timer);
      done.current();
    }, 250);
    return () => window.clearInterval(timer);
  }, [seconds]);
  return (
    <span className="df-clock" role="timer">
      {t('dungeon-fighter.hand.clock', { seconds: left })}
    </span>
  );
}
