import { learnPages, tellOf } from '../words/words';
import { adventures } from './adventures/face';
import { darkMinions } from './dark-minions/face';
import { dungeonFighter } from './dungeon-fighter/face';
import type { GameFace } from './face';
import { paraRoles } from './para-roles/face';
import { rollPlayer } from './roll-player/face';

/** The tables, in the order they stand in the inn. This is the page's one list of games. */
export const FACES: readonly GameFace[] = [darkMinions, paraRoles, rollPlayer, adventures, dungeonFighter]
  .map(speaking)
  .map(teaching);

tellOf(FACES);

export const faceOf = (id: string): GameFace | undefined => FACES.find((face) => face.id === id);

/** Behind whatever door somebody comes in: the words that the game's pages speak are there before them. */
function speaking(face: GameFace): GameFace {
  const { id, pageWords, room, onePage, practice } = face;
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
