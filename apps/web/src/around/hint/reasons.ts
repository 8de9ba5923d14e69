/** Why, in sentences: what the bot counted in the games it imagined, and what the game itself says can be seen. Pure. */
import { type Advice, CLEARLY, type Tally, telling, tellingPart } from '@tabard/bots';
import type { GameModule, Message } from '@tabard/content';
import type { Say } from '@tabard/page/words/words';

/** How things are said: the page's words, the game's, and an answer as its button has it. */
export interface Tongue {
  readonly t: Say;
  readonly say: (message: Message) => string;
  readonly describe: (key: string) => string;
}

export interface Reasons {
  /** The first is the reason; how the games ended comes last. */
  readonly why: readonly string[];
  /** What became of other answers, a line each. */
  readonly instead: readonly string[];
  /** What it would rather do, now that it has counted; null: what it said. */
  readonly rather: string | null;
}

type Module = Pick<GameModule, 'isCoop' | 'hasNoWinner'>;

export function reasonsOf({ tallies, reason }: Advice, module: Module, tongue: Tongue): Reasons {
  const { t, say, describe } = tongue;
  const [own] = tallies;
  // Two dice that show the same are two answers and one sentence: to tell them apart helps nobody.
  const others = tallies
    .filter(({ key }, at) => tallies.findIndex((each) => describe(each.key) === describe(key)) === at)
    .slice(1);
  const kind = module.isCoop ? 'party' : 'rivals';
  // What a story comes to in the end nobody knows before: it is told, not won.
  const isTold = module.hasNoWinner ?? false;
  const better = others.find((other) => shareOf(other) - shareOf(own) >= CLEARLY);
  const heard = own.games > 0 ? heardIn([own, ...others], tongue) : null;
  return {
    why: [
      ...(reason ? [say(reason)] : []),
      ...(heard ? [heard] : []),
      ...(own.ended > 0 && !isTold ? [t(`hint.why.${kind}`, factsOf(own))] : []),
    ],
    instead: isTold
      ? []
      : others
          .filter(({ ended }) => ended > 0)
          .map((other) => t(`hint.instead.${kind}`, { ...factsOf(other), option: within(describe(other.key)) })),
    rather: better && !isTold ? t('hint.rather', { option: within(describe(better.key)) }) : null,
  };
}

/** The sign, or the part of the points, that speaks most for the bot's answer; else the sign that is most to be hoped for. */
function heardIn(tallies: readonly Tally[], { t, say, describe }: Tongue): string | null {
  const sign = telling(tallies);
  const part = tellingPart(tallies);
  if (sign?.other) {
    const { own, games, other } = sign;
    const option = within(describe(other.key));
    return t('hint.sign.against', { what: say(sign.what), own, games, other: other.came, others: other.games, option });
  }
  if (part) {
    const { own, other } = part;
    return t('hint.part', { what: say(part.what), own, other: other.points, option: within(describe(other.key)) });
  }
  return sign && t('hint.sign.alone', { what: say(sign.what), own: sign.own, games: sign.games });
}

const shareOf = ({ won, ended }: Tally): number => (ended === 0 ? 0 : won / ended);

const factsOf = ({ ended, won, points }: Tally) => ({
  games: ended,
  won: Math.round(won),
  percent: Math.round((100 * won) / ended),
  points: Math.round(points / ended),
});

/** Longer than this an answer is named by what stands before its colon: the rest is on its button. */
const LONG = 60;

/** It stands within a sentence. */
function within(text: string): string {
  const plain = text.replace(/[.:]\s*$/, '');
  const [name] = plain.split(': ', 1);
  return plain.length > LONG ? name : plain;
}
