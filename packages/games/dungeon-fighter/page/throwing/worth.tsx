/**
 * What a Hit would do, before the die has left the hand: in words, as a glow on the sections that defeat the foe, and on
 * the section that is pointed at with its sum. The rules say what it is worth.
 */

import { useWords } from '@tabard/page/words/words';
import { memo, useCallback, useEffect, useState } from 'react';
import type { Scene } from '../hall/scene';
import { type Worth, worthAimingAt, worthThere } from './aims';

export const WorthLine = memo(function WorthLine({ worth: { adds, fells } }: { readonly worth: Worth }) {
  const t = useWords();
  if (adds === 0 && fells === null) return null;
  return <p className="df-worth">{t('dungeon-fighter.hand.worth', { adds, fells: fells ?? 0 })}</p>;
});

export interface Looked {
  readonly section: string;
  /** In the area of the hand, px. */
  readonly x: number;
  readonly y: number;
}

/** The section that is looked at; `look` is told where the pointer is on the screen and in the area, or that it is gone. */
export function useLooked(scene: Scene | null, worth: Worth | null) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const fells = worth?.fells ?? null;
  useEffect(() => {
    if (!scene) return;
    scene.glow(worthAimingAt({ fells }));
    return () => {
      scene.glow([]);
      scene.light('');
    };
  }, [scene, fells]);
  const look = useCallback(
    (at: { readonly clientX: number; readonly clientY: number; readonly area: DOMRect } | null) => {
      const section = (at && scene?.sectionAt(at.clientX, at.clientY)) || '';
      scene?.light(section);
      if (!at || section === '') return setLooked(null);
      setLooked({ section, x: at.clientX - at.area.left, y: at.clientY - at.area.top });
    },
    [scene],
  );
  return { looked, look };
}

/** The sum, beside the pointer. For eyes only: the line in the panel tells the same. */
export const SectionSum = memo(function SectionSum({
  looked,
  worth,
}: {
  readonly looked: Looked | null;
  readonly worth: Worth | null;
}) {
  const t = useWords();
  const there = looked && worth && worthThere(looked.section, worth);
  if (!there) return null;
  const fall = there.fells ? 'yes' : 'no';
  return (
    <p className="df-sum" aria-hidden="true" data-fells={fall} style={{ left: looked.x, top: looked.y }}>
      {t('dungeon-fighter.hand.sum', { value: there.value, adds: worth.adds, total: there.total, fells: fall })}
    </p>
  );
});
