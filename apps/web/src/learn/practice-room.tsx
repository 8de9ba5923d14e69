/** A place to practise, fetched like any room: what is done there is the game's own affair. */
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { hueOf } from '../games/face';
import { faceOf } from '../games/faces';
import type { RoomProps } from '../shell/app';
import { Nowhere } from '../shell/nowhere';
import { useWords } from '../words/words';

export function PracticeRoom({ address }: RoomProps) {
  const t = useWords();
  const face = faceOf(address.place.params.game);
  const Range = useMemo(() => (face?.practice ? lazyRoom(face.practice) : null), [face]);
  if (!face || !Range) return <Nowhere />;
  return (
    <div className="table-hue" style={hueOf(face)}>
      <Suspense fallback={<p className="loading">{t('shell.loading')}</p>}>
        <Range />
      </Suspense>
    </div>
  );
}

const lazyRoom = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));
