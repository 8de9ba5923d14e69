/** A place to practise, fetched like any room: what is done there is the game's own affair. */

import { type GameFace, hueOf } from '@tabard/page/face';
import { useWords } from '@tabard/page/words/words';
import { type ComponentType, lazy, Suspense } from 'react';
import { faceOf } from '../../house/faces';
import { Nowhere } from '../../house/nowhere';
import type { RoomProps } from '../../house/room-props';

export function PracticeRoom({ address }: RoomProps) {
  const t = useWords();
  const face = faceOf(address.place.params.game);
  if (!face?.practice) return <Nowhere />;
  const Range = rangeOf(face, face.practice);
  return (
    <div className="table-hue" style={hueOf(face)}>
      <Suspense fallback={<p className="loading">{t('shell.loading')}</p>}>
        <Range />
      </Suspense>
    </div>
  );
}

const ranges = new Map<GameFace, ComponentType>();

/** One a game, kept outside of React: a drawing that is begun twice must not fetch the room twice. */
function rangeOf(face: GameFace, load: NonNullable<GameFace['practice']>): ComponentType {
  const known = ranges.get(face);
  if (known) return known;
  const range = lazy(async () => ({ default: await load() }));
  ranges.set(face, range);
  return range;
}
