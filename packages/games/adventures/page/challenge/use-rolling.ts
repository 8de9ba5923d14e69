/** A roll that is told: the dice of the pool really roll, and the clock waits until they lie still. */

import { useActor } from '@tabard/page/stage/use-stage';
import { useCallback, useRef, useState } from 'react';
import type { AdventuresEvent } from '../../index';

type Rolled = Extract<AdventuresEvent, { readonly type: 'dice.rolled' }>;

interface Rolling {
  readonly dice: readonly number[];
  readonly values: readonly number[];
}

export function useRolling(): { readonly rolling: Rolling | null; readonly onDone: () => void } {
  const [rolling, setRolling] = useState<Rolling | null>(null);
  const finish = useRef<() => void>(() => {});
  const onDone = useCallback(() => finish.current(), []);
  useActor<Rolled>('dice.rolled', ({ dice, values }, { signal }) => {
    setRolling({ dice, values });
    return new Promise<void>((resolve) => {
      finish.current = () => {
        setRolling(null);
        resolve();
      };
      signal.addEventListener('abort', () => finish.current(), { once: true });
    });
  });
  return { rolling, onDone };
}
