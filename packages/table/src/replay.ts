/** A finished (or broken-off) game, answer by answer, forwards and backwards. */
import { type AnyGame, entriesOf, type GameEvent, type GameRecord, Match, setupOf, type Viewer } from '@tabard/kernel';

/** Sees the match before the first answer, and after each entry that somebody made. */
export type Onlooker = (match: Match) => void;

export class Replay {
  /** How many answers there are; `at` goes from 0 to this. */
  readonly length: number;
  private shown: { readonly answers: number; readonly match: Match };

  private constructor(
    readonly last: Match,
    /** How many events there were after so many answers. */
    private readonly told: readonly number[],
  ) {
    this.length = last.answers;
    this.shown = { answers: this.length, match: last };
  }

  /** Of a record that was judged: chance and the world are taken at its word, and no throw is computed again. */
  static of(game: AnyGame, record: GameRecord): Replay {
    const preparing = Replay.prepare(game, record);
    for (;;) {
      const { done, value } = preparing.next();
      if (done) return value;
    }
  }

  /** The same in small pieces, for a page that must not stand still: yields how many answers it has seen. */
  static *prepare(game: AnyGame, record: GameRecord, look?: Onlooker): Generator<number, Replay> {
    const told: number[] = [];
    const telling = Match.retell(game, setupOf(record), entriesOf(record));
    for (;;) {
      const { done, value: match } = telling.next();
      if (done) return new Replay(match, told);
      told[match.answers] = match.eventCount;
      look?.(match);
      yield match.answers;
    }
  }

  /** The match after so many answers: ask it for views, `pendingFor`, `explain`. */
  at(answers: number): Match {
    if (answers !== this.shown.answers) this.shown = { answers, match: this.last.rewind(answers) };
    return this.shown.match;
  }

  /** What happened because of the answer with this number (from 1); 0 is what happened before the first. */
  eventsAt(answer: number, viewer: Viewer): GameEvent[] {
    return this.last.eventsFor(viewer, answer === 0 ? 0 : this.told[answer - 1], this.told[answer]);
  }
}
