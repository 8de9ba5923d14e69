/** Bots finish a game, and choose by what their seat sees: what is hidden from it is exchanged, the choice stays. */
import {
  type AnyGame,
  type Bot,
  Chair,
  Match,
  playOne,
  quickStream,
  type Seat,
  type Setup,
  seatBots,
} from '@tabard/kernel';
import { loudCopy } from './check';

/** A searcher thinks three times at a decision that is looked at, so only some are. */
const LOOKS_A_GAME = 12;
const ONE_LOOK_IN = 3;

// biome-ignore lint/suspicious/noExplicitAny: a bot's board is its game's own affair
type AnyBot = Bot<any, any, any>;

export function checkBots(
  game: AnyGame,
  setup: Setup,
  bots: readonly AnyBot[],
  seed: number,
  onDecision: () => void = () => {},
): { match: Match; what: string | null } {
  const match: Match = Match.start(game, setup);
  const seated = Array.from({ length: setup.seats }, (_, seat) => bots[seat % bots.length]);
  const players = seatBots(match, seated, seed % 0x1_0000_0000);
  let looks = 0;
  try {
    while (!match.standing) {
      if (match.answers >= game.limits.answers) return { match, what: `no end after ${match.answers} answers` };
      if (match.answers % ONE_LOOK_IN === 0 && looks < LOOKS_A_GAME) {
        looks += 1;
        const what = peeks(match, seated, seed + match.answers);
        if (what) return { match, what };
      }
      onDecision();
      playOne(match, players);
    }
  } catch (error) {
    return { match, what: `it ended in ${error}` };
  }
  return { match, what: null };
}

function peeks(match: Match, bots: readonly AnyBot[], seed: number): string | null {
  const { seat } = match.pending.asks[0];
  const real = choiceOf(loudCopy(match), bots[seat], seat, seed);
  const imagined = choiceOf(loudCopy(match.imagine(seat, seed % 0x1_0000_0000)), bots[seat], seat, seed);
  return real === imagined
    ? null
    : `the bot "${bots[seat].id}" at seat ${seat} chose "${real}", and "${imagined}" when what it can't see was exchanged`;
}

/** A fresh bot with the same whims, so that nothing but the match can make the difference. */
function choiceOf(match: Match, bot: AnyBot, seat: Seat, seed: number): string {
  const player = bot.sit(new Chair(match, seat, quickStream(seed)));
  const mine = match.pending.interrupts.find((interrupt) => interrupt.seat === seat);
  const interrupt = mine && player.interrupt?.(mine.options);
  return interrupt ?? player.choose(match.pending.asks.find((ask) => ask.seat === seat)!);
}
