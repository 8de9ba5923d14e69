/** What is kept in this browser, for a component: looked up, and again whenever something changes, here or in another tab. */
import { useEffect, useState } from 'react';
import { onChange } from './news';
import type { Trouble } from './trouble';

/** A store that could not be read may be readable a little later: the tab in its way was closed. */
const AGAIN_MS = 4000;

/** Undefined until the browser has looked. `read` is one function for the component's whole life. */
export function useKept<Kept extends { readonly trouble: Trouble | null }>(
  read: () => Promise<Kept>,
): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const found = await read();
      if (gone) return;
      setKept(found);
      clearTimeout(timer);
      if (found.trouble) timer = setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    const stop = onChange(() => void look());
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, [read]);
  return kept;
}
