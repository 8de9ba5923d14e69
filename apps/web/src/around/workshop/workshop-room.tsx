/** Where the authors of a game work, fetched like any room: what is done there is the game's own affair. */

import { type GameFace, hueOf, type TrialProps, type Workshop } from '@tabard/page/face';
import { useWords } from '@tabard/page/words/words';
import { type ComponentType, lazy, Suspense } from 'react';
import { faceOf } from '../../house/faces';
import { Nowhere } from '../../house/nowhere';
import type { RoomProps } from '../../house/room-props';
import { trials } from '../../play/home/trials';

export const WorkshopRoom = ({ address }: RoomProps) => <Part of={address.place.params.game} part="Page" />;
export const TrialRoom = ({ address }: RoomProps) => <Part of={address.place.params.game} part="Trial" />;

type PartName = Exclude<keyof Workshop, 'words'>;

interface PartProps {
  readonly of: string;
  readonly part: PartName;
}

function Part({ of, part }: PartProps) {
  const t = useWords();
  const face = faceOf(of);
  if (!face?.workshop) return <Nowhere />;
  const Room = partOf(face, part);
  return (
    <div className="table-hue" style={hueOf(face)}>
      <Suspense fallback={<p className="loading">{t('shell.loading')}</p>}>
        <Room trials={trials} />
      </Suspense>
    </div>
  );
}

const parts = new Map<string, ComponentType<TrialProps>>();

/** Kept outside of React: a drawing that is begun twice must not fetch the room twice. */
function partOf(face: GameFace, part: PartName): ComponentType<TrialProps> {
  const name = `${face.id} ${part}`;
  const known = parts.get(name);
  if (known) return known;
  const room = lazy(async () => ({ default: (await face.workshop!())[part] }));
  parts.set(name, room);
  return room;
}
