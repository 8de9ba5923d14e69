/** Lucky Pig whose every answer is dear: what is played in the loop that serves everybody shows at once. */
import type { GameModule } from '@tabard/content';
import type { AnyGame } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';

/** Milliseconds of an answer. */
export const DEAR = 2;
/** How many were played in this thread. */
export const played = { steps: 0 };

function work(): void {
  played.steps += 1;
  for (const end = performance.now() + DEAR; performance.now() < end; );
}

const game: AnyGame = {
  ...luckyPig,
  *step(g) {
    work();
    yield* luckyPig.step(g as never);
  },
};
export const dear = { game, bots: [], words: {}, speech: {} } as unknown as GameModule;
export const games = [dear];
