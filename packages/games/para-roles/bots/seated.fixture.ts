/** A companion in a position, and what it answers there. */
import { Chair, type PendingAsk, type Player, quickStream, type Seat } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { companion } from './companion';

export function seatedAt(
  { match }: Scenario,
  seat: Seat = 0,
  pointed: readonly (string | null)[] = [],
): { player: Player; ask: PendingAsk } {
  const player = companion.sit(new Chair(match, seat, quickStream(1), () => pointed) as never);
  const ask = match.pending.asks.find((it) => it.seat === seat);
  if (!ask) throw new Error(`seat ${seat} is not asked; ${match.pending.asks.map((it) => it.question)}`);
  return { player, ask };
}

export function answerAt(game: Scenario, seat: Seat = 0): string {
  const { player, ask } = seatedAt(game, seat);
  return player.choose(ask);
}

/** The companion speaks for the party until this question is over. */
export function playOn(game: Scenario, until: (question: string) => boolean, most = 100): string[] {
  const answers: string[] = [];
  for (let i = 0; i < most; i++) {
    const [ask] = game.match.pending.asks;
    if (!ask || until(ask.question)) return answers;
    const answer = answerAt(game, ask.seat);
    answers.push(answer);
    game.match.answer(ask.seat, answer);
  }
  return answers;
}
