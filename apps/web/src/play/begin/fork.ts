/** Another game from a moment of this one: the same deal and the same answers so far, then it goes its own way. */
import type { Match, Seat } from '@tabard/kernel';
import type { Sitter, TableEntry, TableLog } from '@tabard/table';

/** The log of a table that stands where this match stood after so many answers. */
export function forkLog(
  last: Match,
  answers: number,
  sitters: readonly Sitter[],
  whims: number,
  unattended = sitters.every(({ kind }) => kind === 'bot'),
): TableLog {
  const { game, setup, options } = last;
  // Whoever forks a game in its midst has seen the dice that are still to fall.
  const practice = setup.practice || answers < last.answers;
  const { seed, nonces, brought, script } = setup;
  // Nor did an inn vow what is played on elsewhere, with the seed at hand; of a game that is over it did.
  const vow = last.standing && answers === last.answers ? setup.vow : undefined;
  return {
    tabard: 'table',
    game: game.id,
    version: game.version,
    packs: game.packs,
    setup: { match: { options, seed, nonces, vow, brought, script, unattended, practice }, sitters, whims },
    entries: entriesUpTo(last, answers),
  };
}

function entriesUpTo(last: Match, answers: number): TableEntry[] {
  const entries: TableEntry[] = [];
  let left = answers;
  for (const entry of last.journal) {
    if (entry.kind === 'answer' && left-- === 0) break;
    if (entry.kind === 'answer' || entry.kind === 'wish') entries.push({ ...entry });
  }
  return entries;
}

/** One seat is played by whoever looks on; bots take the others, as good as they were. */
export function sittersForFork(sitters: readonly Sitter[], own: Seat, bot: string): Sitter[] {
  return sitters.map(({ name, bot: level }, seat) =>
    seat === own ? { name, kind: 'person' } : { name, kind: 'bot', bot: level ?? bot },
  );
}
