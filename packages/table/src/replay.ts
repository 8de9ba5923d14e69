/** A finished (or broken-off) game, answer by answer, forwards and backwards. */
import {
  type AnyGame,
  entriesOf,
  type GameEvent,
  type GameRecord,
  Match,
  type Viewer,
  verifyRecord,
} from '@tabard/kernel';

export class Replay {
  /** How many answers there are; `at` goes from 0 to this. */
  readonly length: number;
  readonly last: Match;
  /** How many events there were after so many answers. */
  private readonly told: readonly number[];
  private shown: { readonly answers: number; readonly match: Match };

  /** Checks the record first: a JournalError tells what does not fit, and where. */
  constructor(game: AnyGame, record: GameRecord) {
    this.last = verifyRecord(game, record);
    this.length = this.last.answers;
    this.told = countEvents(game, this.last, record);
    this.shown = { answers: this.length, match: this.last };
  }

  /** The match after so many answers: ask it for views, `pendingFor`, `explain`. */
  at(answers: number): Match {
    if (answers !== this.shown.answers) this.shown = { answers, match: this.last.rewind(answers) };
    return this.shown.match;
  }

  /** What happened because of the answer with this number (from 1); 0 is what happened before the first. */
  eventsAt(answer: number, viewer: Viewer): GameEvent[] {
    const from = answer === 0 ? 0 : this.told[answer - 1];
    return this.last.eventsFor(viewer, from).slice(0, this.told[answer] - from);
  }
}

function countEvents(game: AnyGame, { setup }: Match, record: GameRecord): number[] {
  const match = Match.start(game, setup);
  const told = [match.eventCount];
  for (const entry of entriesOf(record)) {
    if (entry.kind === 'answer') {
      match.answer(entry.seat, entry.key);
      told.push(match.eventCount);
    } else if (entry.kind === 'wish') {
      match.setWish(entry.seat, entry.name, entry.value);
      told[told.length - 1] = match.eventCount;
    }
  }
  return told;
}
