/** How a game went: whose turn when, and every seat's score after every answer. Heard while the game is told again. */
import type { GameModule } from '@tabard/content';
import type { Match, Seat } from '@tabard/kernel';

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

/** Looks at the match after every entry; what it has gathered by the end is the story. */
export class Listener {
  private readonly turns: Turn[] = [];
  private readonly scores: number[][] = [];
  private readonly told: number[] = [];
  private heard = 0;

  constructor(private readonly module: Pick<GameModule, 'scoring' | 'turnEvent'>) {}

  look(match: Match): void {
    const { scoring, turnEvent = 'turn.begins' } = this.module;
    for (const event of match.eventsFor('everything', this.heard)) {
      if (event.type !== turnEvent) continue;
      const seat = (event.seat as Seat | undefined) ?? null;
      this.turns.push({ number: this.turns.length + 1, seat, from: match.answers });
    }
    this.heard = match.eventCount;
    this.told[match.answers] = this.heard;
    if (!scoring) return;
    const seen = match.seen('everything');
    this.scores[match.answers] = Array.from({ length: match.setup.seats }, (_, seat) =>
      scoring(seen, seat).reduce((sum, { points }) => sum + points, 0),
    );
  }

  get story(): Story {
    const { turns, told, scores } = this;
    return { turns, told, scores: this.module.scoring ? scores : null };
  }
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
