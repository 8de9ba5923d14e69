/**
 * Scenarios in TypeScript: `scenario(game).seats(2).board({…}).random('raid', [1, 1])`, then play and expect. What
 * is arranged after the first answer comes too late and throws.
 */
import type { AnyGame, Match, Plain, Seat, TableOptions, Viewer } from '@tabard/kernel';
import type { GameScenarioHelp, Given } from './position';
import { type Arrangement, type Expected, ScenarioTable } from './stage';

type Key = string | number;

export function scenario(game: AnyGame, help?: GameScenarioHelp): Scenario {
  return new Scenario(game, help);
}

export class Scenario {
  private arrangement: Arrangement;
  private staged: ScenarioTable | null = null;

  constructor(game: AnyGame, help?: GameScenarioHelp) {
    const { min } = game.seats;
    this.arrangement = { game, help, seats: min, options: {}, seed: '1', board: {}, named: {}, script: {} };
  }

  // ---- given

  seats(seats: number): this {
    return this.arrange({ seats });
  }
  options(options: TableOptions): this {
    return this.arrange({ options });
  }
  seed(seed: string): this {
    return this.arrange({ seed });
  }
  /** Fields of the board: records are merged, `{0: …}` patches an array by index, an array replaces. */
  board(board: Given): this {
    return this.arrange({ board: { ...this.arrangement.board, ...board } });
  }
  /** Givens in the game's own words. */
  given(named: Given): this {
    return this.arrange({ named: { ...this.arrangement.named, ...named } });
  }
  /** The next results under this label: one (`[1, 1]`) or several (`[[1, 1], [0, 5]]`). Faces count from 0. */
  random(label: string, results: readonly number[] | readonly (readonly number[])[]): this {
    const { script } = this.arrangement;
    return this.arrange({ script: { ...script, [label]: [...(script[label] ?? []), ...resultsOf(results)] } });
  }

  /** What the game's world will say next under this label, in the game's own short words. */
  world(label: string, ...outcomes: readonly Plain[]): this {
    const { script, help } = this.arrangement;
    return this.arrange({
      script: { ...script, [label]: [...(script[label] ?? []), ...outcomesOf(help, label, outcomes)] },
    });
  }

  // ---- when

  seat(seat: Seat): {
    answers(...keys: Key[]): Scenario;
    refuses(key: Key, clause?: string): Scenario;
    wishes(name: string, value: string): Scenario;
  } {
    return {
      answers: (...keys) => {
        for (const key of keys) this.expect(this.stage.answers(seat, String(key)));
        return this;
      },
      refuses: (key, clause) => this.expect(this.stage.refuses(seat, String(key), clause)),
      wishes: (name, value) => this.expect(this.stage.wishes(seat, name, value)),
    };
  }

  // ---- then

  /** Exactly these options, no others, in any order. */
  expectOptions(seat: Seat, keys: readonly Key[]): this {
    return this.expect(this.stage.hasOptions(seat, keys.map(String)));
  }
  expectInterrupts(seat: Seat, keys: readonly Key[]): this {
    return this.expect(this.stage.hasInterrupts(seat, keys.map(String)));
  }
  expectOffers(seat: Seat, keys: readonly Key[], not: readonly Key[] = []): this {
    return this.expect(this.stage.offers(seat, keys.map(String), not.map(String)));
  }
  /** The seat may not answer this now, by this clause. */
  refuses(seat: Seat, key: Key, clause?: string): this {
    return this.expect(this.stage.refuses(seat, String(key), clause));
  }
  expectQuestion(name: string, seat?: Seat): this {
    return this.expect(this.stage.hasQuestion(name, seat));
  }
  expectBoard(board: Expected): this {
    return this.expect(this.stage.hasBoard(board));
  }
  expectView(viewer: Viewer, view: Expected): this {
    return this.expect(this.stage.hasView(viewer, view));
  }
  expectEvents(events: readonly Expected[], viewer?: Viewer): this {
    return this.expect(this.stage.hasEvents(events, viewer));
  }
  expectNoEvents(events: readonly Expected[], viewer?: Viewer): this {
    return this.expect(this.stage.hasNoEvents(events, viewer));
  }
  /** null: the game goes on. */
  expectStanding(standing: { readonly [field: string]: Plain } | null): this {
    return this.expect(this.stage.hasStanding(standing));
  }
  expectRandomUsedUp(): this {
    return this.expect(this.stage.usedUpRandom());
  }

  /** The match itself, for what no expectation here can say. */
  get match(): Match {
    return this.stage.match;
  }

  private get stage(): ScenarioTable {
    this.staged ??= new ScenarioTable(this.arrangement);
    return this.staged;
  }

  private arrange(change: Partial<Arrangement>): this {
    if (this.staged) throw new Error('after set-up, change things only by playing');
    this.arrangement = { ...this.arrangement, ...change };
    return this;
  }

  private expect(problem: string | null): this {
    if (problem === null) return this;
    const error = new Error(problem);
    Error.captureStackTrace?.(error, this.expect); // The line of the test is the one to show.
    throw error;
  }
}

/** One result, or several. */
export function resultsOf(results: readonly number[] | readonly (readonly number[])[]): readonly (readonly number[])[] {
  const single = results.every((result) => typeof result === 'number');
  return single ? [results as readonly number[]] : (results as readonly (readonly number[])[]);
}

export const outcomesOf = (help: GameScenarioHelp | undefined, label: string, given: readonly Plain[]): Plain[] =>
  given.map((outcome) => help?.outcome?.(label, outcome) ?? outcome);
