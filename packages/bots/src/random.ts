/** A bot without a thought: every option is equally likely. It finds what cleverer ones never try. */
import type { Bot, InputField, PendingAsk, Stream } from '@tabard/kernel';

/** It breaks in once in so many times that it could. */
const SELDOM = 8;

/** So often it tries to give numbers that a hand can give, before it takes one of the words instead. */
const TRIES = 20;
const FEW = 4;

export const randomBot: Bot = {
  id: 'random',
  listens: false,
  sit: (chair) => ({
    choose: (ask) => chooseAny(ask, chair.chance, (key) => chair.explain(key) === null),
    interrupt: (options) => (chair.chance.below(SELDOM) === 0 ? options[chair.chance.below(options.length)] : null),
  }),
};

/** `can`: whether a hand can give these numbers; each may be within its bounds, and the whole impossible. */
export function chooseAny({ options, input }: PendingAsk, chance: Stream, can: (key: string) => boolean): string {
  const choice = chance.below(options.length + (input ? 1 : 0));
  if (choice < options.length || !input) return options[choice];
  let key = anyNumbers(input, chance);
  for (let i = 1; i < TRIES && !can(key); i++) key = anyNumbers(input, chance);
  return can(key) || options.length === 0 ? key : options[chance.below(options.length)];
}

const anyNumbers = (fields: readonly InputField[], chance: Stream): string =>
  fields
    .flatMap(({ min, max, upTo }) => {
      const times = upTo === undefined ? 1 : chance.below(Math.min(upTo, FEW) + 1);
      return Array.from({ length: times }, () => min + chance.below(max - min + 1));
    })
    .join(',');
