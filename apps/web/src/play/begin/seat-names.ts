import type { GameModule } from '@tabard/content';
import { speakerFor } from '@tabard/page/words/game-words';

/** The sides of a game by their own names, where its words have some (`sides.<n>`); else numbers. */
export function seatNames(module: GameModule): string[] {
  const speaker = speakerFor(module, []);
  return Array.from({ length: module.game.seats.max }, (_, seat) => {
    const id = `sides.${seat + 1}`;
    return speaker.has(id) ? speaker.say({ id }) : String(seat + 1);
  });
}
