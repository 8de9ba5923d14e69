/** What a game has against what is brought to it, and how the page says so. */
import type { GameModule } from '@tabard/content';
import type { AnyGame, Plain, TableOptions, Why } from '@tabard/kernel';
import { speakerFor } from '@tabard/page/words/game-words';

export interface Unwelcome {
  /** As the rules say it, in English. */
  readonly sentence: string;
  /** For people; null: the game has no words for it. */
  readonly why: Why | null;
}

/** Null: nothing. What cannot even be looked at cannot come either. */
export function unwelcome(game: AnyGame, brought: Plain, options: TableOptions, seats?: number): Unwelcome | null {
  if (brought === null) return null;
  try {
    const sentence = game.brings ? game.brings(brought, options, seats) : 'nothing can be brought';
    return sentence === null ? null : { sentence, why: game.unwelcome?.(brought, options, seats) ?? null };
  } catch (error) {
    return { sentence: (error as Error).message, why: null };
  }
}

export const tellUnwelcome = (module: GameModule, { sentence, why }: Unwelcome): string =>
  why ? speakerFor(module, []).say(module.speech.refusal(why, module.game.content)) : `${sentence}.`;
