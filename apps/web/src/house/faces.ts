import { gameIds } from '@tabard/house';
import type { GameFace } from '@tabard/page/face';
import { learnPages, tellOf } from '@tabard/page/words/words';

/** By the folder: a game of the house that has a page is one that people here can play. */
const PAGES = import.meta.glob<{ readonly face: GameFace }>('../../../../packages/games/*/page/face.ts', {
  eager: true,
});

/** The tables, in the order in which the house lists them. */
export const FACES: readonly GameFace[] = gameIds
  .flatMap((id) => PAGES[`../../../../packages/games/${id}/page/face.ts`]?.face ?? [])
  .map(speaking)
  .map(teaching);

tellOf(FACES);

export const faceOf = (id: string): GameFace | undefined => FACES.find((face) => face.id === id);

/** Behind whatever door somebody comes in: the words that the game's pages speak are there before them. */
function speaking(face: GameFace): GameFace {
  const { id, pageWords, room, onePage, practice, hall } = face;
  if (!pageWords) return face;
  const withWords =
    <T>(door: () => Promise<T>) =>
    async (): Promise<T> =>
      (await Promise.all([door(), learnPages(id, pageWords)]))[0];
  return {
    ...face,
    room: room && withWords(room),
    onePage: onePage && withWords(onePage),
    practice: practice && withWords(practice),
    hall: hall && withWords(hall),
  };
}

/** The workshop brings words of its own: whoever plays does not load them. */
function teaching(face: GameFace): GameFace {
  const { workshop } = face;
  if (!workshop) return face;
  const withWords = async () => {
    const opened = await workshop();
    await learnPages('workshop', opened.words);
    return opened;
  };
  return { ...face, workshop: withWords };
}
