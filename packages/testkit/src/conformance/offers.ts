/** Nothing offers nothing; each seat's keys are unique, its interrupts included, and can be read; asking twice gives the same. */
import { ANY_TIME, type Match } from '@tabard/kernel';
import { difference } from '../difference';
import { type Check, loudCopy, seatsOf } from './check';

export const offers: Check = {
  name: 'offers',
  at({ match }) {
    const { asks, interrupts } = match.pending;
    if (asks.length === 0) return 'the game is not over, but nobody is asked';
    for (const ask of asks) {
      const { seat, question, options, input } = ask;
      if (options.length === 0 && !input) return `${question} asks seat ${seat} and offers nothing`;
      const strange = unreadable(match, question, options);
      if (strange) return strange;
      const otherwise = match.game.undecided?.(match.seen(seat), ask);
      if (otherwise === undefined || options.includes(otherwise) || input) continue;
      return `when the time of seat ${seat} runs out at ${question} it would answer "${otherwise}", which is not offered`;
    }
    for (const { options } of interrupts) {
      const strange = unreadable(match, ANY_TIME, options);
      if (strange) return strange;
    }
    for (const seat of seatsOf(match)) {
      const own = [...asks, ...interrupts].filter((offer) => offer.seat === seat).flatMap((offer) => offer.options);
      if (own.includes('')) return `seat ${seat} is offered an option with an empty key`;
      if (new Set(own).size === own.length) continue;
      return `seat ${seat} is offered "${own.find((key, i) => own.indexOf(key) !== i)}" twice`;
    }
    return null;
  },
};

/** What is offered is read as an answer, and that answer is written as it was. */
function unreadable({ game }: Match, question: string, options: readonly string[]): string | null {
  if (!game.keys) return null;
  const key = Object.hasOwn(game.keys, question) ? game.keys[question] : undefined;
  if (!key) return `${question} is not in the game's table of keys`;
  for (const option of options) {
    const value = key.read(option, game.content);
    if (value === undefined) return `${question} offers "${option}", which its key cannot read`;
    const again = typeof value === 'string' ? value : key.make(value, game.content);
    if (again !== option || !key.fits(value))
      return `${question} offers "${option}", which is written "${again}" again`;
  }
  return null;
}

/** The same board asks the same thing. (Another board is what the check of copies looks for.) */
export const offersAgain: Check = {
  name: 'offers',
  at({ match }) {
    const again = loudCopy(match);
    if (difference(again.board, match.board)) return null;
    const found = difference(again.pending, match.pending);
    return found && `the same question offers something else when asked twice: ${found}`;
  },
};
