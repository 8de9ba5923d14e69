/** How it went, as the game itself tells it: a room may have a story of its own (a party's fights, a hero's deeds). */

import type { GameFace, GameRoom } from '@tabard/page/face';
import { useWords } from '@tabard/page/words/words';
import { Suspense, useEffect, useState } from 'react';
import { linesOf } from './lines';
import type { After } from './use-after';

interface RoomStoryProps {
  readonly after: After;
  readonly face: GameFace;
  readonly onJump: (answers: number) => void;
}

export function RoomStory({ after, face, onJump }: RoomStoryProps) {
  const t = useWords();
  const [room, setRoom] = useState<GameRoom | null>(null);
  useEffect(() => {
    void face.room().then(setRoom);
  }, [face]);
  if (!room?.Story) return null;
  const { played, names, speaker, over } = after;
  const viewer = over ? 'everything' : null;
  return (
    <Suspense fallback={<p className="loading">{t('shell.loading')}</p>}>
      <room.Story
        told={linesOf(after, viewer)}
        seen={played.replay.last.seen(viewer)}
        names={names}
        over={over}
        say={(message) => speaker.say(message)}
        onJump={onJump}
      />
    </Suspense>
  );
}
