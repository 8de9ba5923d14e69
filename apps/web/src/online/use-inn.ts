/** Whether there is an inn behind this page: everything online is shown only then. */
import { useEffect, useState } from 'react';
import { type Inn, theInn } from './inn-api';

/** undefined: not known yet; null: this page stands without an inn. */
export function useInn(): Inn | null | undefined {
  const [inn, setInn] = useState<Inn | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void theInn().then((found) => !left && setInn(found));
    return () => {
      left = true;
    };
  }, []);
  return inn;
}
