/** What a failed check leaves behind: all that is needed to see it again, and a file that opens at the real table. */
import { type AnyGame, type Match, makeRecord, type Pending, recordOf, type TableOptions } from '@tabard/kernel';
import type { Move } from '../moves';
import type { CheckName } from './check';

export interface Failure {
  readonly game: string;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
  readonly check: CheckName;
  /** What is wrong, in a sentence. */
  readonly what: string;
  readonly answers: readonly Move[];
  /** Where in the rules it stood, and what was offered there. */
  readonly where: string;
  readonly offered: Pending | null;
  /** Plays the same random game again. */
  readonly command: string;
  /** The game up to there, as a record; null when it did not even begin. */
  readonly record: string | null;
}

export interface Place {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
  readonly match: Match | null;
}

export function failureOf(place: Place, check: CheckName, what: string): Failure {
  const { game, seats, options, seed, match } = place;
  const sound = match && lastSound(match);
  const given = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  const journal = match?.journal ?? [];
  return {
    game: game.id,
    seats,
    options,
    seed,
    check,
    what,
    answers: journal.flatMap((entry) => (entry.kind === 'answer' ? [{ seat: entry.seat, key: entry.key }] : [])),
    where: match?.where ?? 'set-up',
    offered: sound?.pending ?? null,
    command: [
      `npx tabard fuzz ${game.id} --games 1 --seats ${seats} --seed ${seed}`,
      given.length > 0 ? `--options ${given.join(',')}` : '',
    ]
      .join(' ')
      .trim(),
    record: sound && makeRecord(recordOf(sound)),
  };
}

/** A match that stopped at a fault is told up to the answer before, so that its record opens. */
function lastSound(match: Match): Match | null {
  try {
    return match.pending && match;
  } catch {
    try {
      return match.answers > 0 ? match.rewind(match.answers - 1) : null;
    } catch {
      return null;
    }
  }
}

const ANSWERS_SHOWN = 30;

/** The report of a failure; `dump` is the file its record was written to. */
export function describeFailure(failure: Failure, dump?: string): string {
  const { game, seats, options, seed, check, what, answers, where, offered, command } = failure;
  const left = answers.length - ANSWERS_SHOWN;
  const shown = answers.slice(-ANSWERS_SHOWN).map(({ seat, key }) => `${seat}:${key}`);
  const asks = offered?.asks.map((ask) => {
    const keys = [...ask.options, ...(ask.input ?? []).map(({ name, min, max }) => `<${name} ${min} to ${max}>`)];
    return `    seat ${ask.seat}, ${ask.question}: ${keys.join(' | ')}`;
  });
  const interrupts = offered?.interrupts.map(
    ({ seat, options }) => `    seat ${seat}, at any time: ${options.join(' | ')}`,
  );
  return [
    `${game}: the check "${check}" failed: ${what}`,
    `  seats ${seats}, seed ${seed}, options ${JSON.stringify(options)}`,
    `  at ${where}, after ${answers.length} answers`,
    '  offered:',
    ...(asks ?? ['    nothing']),
    ...(interrupts ?? []),
    `  answers${left > 0 ? ` (the last ${ANSWERS_SHOWN}, ${left} before)` : ''}: ${shown.join(' ') || 'none'}`,
    `  again:  ${command}`,
    ...(dump ? [`  look:   npx tabard replay ${dump}`, `  play:   npx tabard play ${game} --from ${dump}`] : []),
  ].join('\n');
}
