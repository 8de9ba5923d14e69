/** A game of one rule, for tests of the kernel: give it a board and a step, and whatever else the test is about. */
import type { Flow, Game, Plain, Secrecy, Verbs } from '@tabard/kernel';

export interface TinyEvents {
  said: { what: Plain };
  whispered: { seat: number; what: Plain };
}

export type Tiny<B> = Verbs<B, TinyEvents, null>;

/** Everything is open unless the test says otherwise; one to four seats, no chance but a d6. */
export function tinyGame<B extends object>(
  board: () => B,
  step: (g: Tiny<B>) => Flow,
  more: Partial<Game<B, TinyEvents, null>> = {},
): Game<B, TinyEvents, null> {
  return {
    id: 'tiny',
    version: '1',
    seats: { min: 1, max: 4 },
    options: [],
    content: null,
    packs: {},
    dice: { d6: [1, 2, 3, 4, 5, 6] },
    wishes: {},
    secrecy: Object.fromEntries(Object.keys(board()).map((field) => [field, 'open'])) as Secrecy<B>,
    openAtEnd: true,
    events: { said: 'open', whispered: { seat: 'open', what: { only: 'seat' } } },
    setup: board,
    step,
    imagine: () => {},
    limits: { answers: 1000 },
    ...more,
  };
}
