/** A bot without a thought: every option is equally likely. It finds what cleverer ones never try. */
import type { Bot, PendingAsk, Stream } from '@tabard/kernel';

/** It breaks in once in so many times that it could. */
const SELDOM = 8;

export const randomBot: Bot = {
  id: 'random',
  listens: false,
  sit: ({ chance }) => ({
    choose: (ask) => chooseAny(ask, chance),
    interrupt: (options) => (chance.below(SELDOM) === 0 ? options[chance.below(options.length)] : null),
  }),
};

function chooseAny({ options, input }: PendingAsk, chance: Stream): string {
  const choice = chance.below(options.length + (input ? 1 : 0));
  if (choice < options.length || !input) return options[choice];
  return input.map(({ min, max }) => min + chance.below(max - min + 1)).join(',');
}
