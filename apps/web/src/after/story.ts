/** How a game went: whose turn when, and every seat's score after every answer. Played once through, from the record. */
import type { GameModule } from '@tabard/content';
import { entriesOf, type GameRecord, Match, type Seat } from '@tabard/kernel';

export interface Turn {
  readonly number: number;
  /** Null where it is everybody's. */
  readonly seat: Seat | null;
  /** How many answers stood when it began. */
  readonly from: number;
}

export interface Story {
  readonly turns: readonly Turn[];
  /** How many events had happened after so many answers. */
  readonly told: readonly number[];
  /** After so many answers, by seat; null for a game that does not count. */
  readonly scores: readonly (readonly number[])[] | null;
}

export function storyOf({ game, scoring, turnEvent = 'turn.begins' }: GameModule, record: GameRecord): Story {
  const { seats, options, seed, nonces, unattended, brought, script } = record;
  const setup = { seats, options, seed, nonces, unattended, brought, script: script ?? undefined };
  const match = Match.start(game, setup);
  const turns: Turn[] = [];
  const scores: number[][] = [];
  const told: number[] = [];
  let heard = 0;

  function look(): void {
    for (const event of match.eventsFor('everything', heard)) {
      if (event.type !== turnEvent) continue;
      turns.push({ number: turns.length + 1, seat: (event.seat as Seat | undefined) ?? null, from: match.answers });
    }
    heard = match.eventCount;
    told[match.answers] = heard;
    if (!scoring) return;
    const seen = match.seen('everything');
    scores[match.answers] = Array.from({ length: seats }, (_, seat) =>
      scoring(seen, seat).reduce((sum, { points }) => sum + points, 0),
    );
  }

  look();
  for (const entry of entriesOf(record)) {
    if (entry.kind === 'answer') match.answer(entry.seat, entry.key);
    else if (entry.kind === 'wish') match.setWish(entry.seat, entry.name, entry.value);
    else continue;
    look();
  }
  return { turns, told, scores: scoring ? scores : null };
}

/** The turn that was going on after so many answers; undefined before the first. */
export function turnAt(turns: readonly Turn[], answers: number): Turn | undefined {
  return turns.findLast(({ from }) => from <= answers);
}

/** Scores as a curve: at the start, and at the end of every turn. */
export function curveOf({ turns, scores }: Story): { readonly answers: number; readonly scores: readonly number[] }[] {
  if (!scores) return [];
  const ends = [...turns.slice(1).map(({ from }) => from), scores.length - 1];
  return [0, ...ends].map((answers) => ({ answers, scores: scores[answers] }));
}
