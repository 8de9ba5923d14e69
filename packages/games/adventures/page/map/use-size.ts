import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './layout';

/** Before it is measured: a sheet of paper. */
const USUAL: Size = { width: 36, height: 26 };
const TENTH = 10;

/** How large an element is, in its own text: a map drawn in em fits whatever size the text has. */
export function useSizeInEm(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const it = element.current!;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(it).fontSize);
      const inEm = (px: number) => Math.round((px / em) * TENTH) / TENTH;
      const [width, height] = [inEm(it.clientWidth), inEm(it.clientHeight)];
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(it);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
