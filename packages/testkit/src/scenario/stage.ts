/** A match with questions that are answered by a sentence when something is not as expected. Both ways to write a scenario stand on it. */
import {
  type AnyGame,
  type GameEvent,
  IllegalAnswer,
  Match,
  type Plain,
  type Script,
  type Seat,
  type TableOptions,
  type Viewer,
} from '@tabard/kernel';
import { difference, misfit, show } from '../difference';
import { keysOf } from '../moves';
import { type GameScenarioHelp, type Given, PositionError, withPosition } from './position';

export interface Arrangement {
  readonly game: AnyGame;
  readonly help?: GameScenarioHelp;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
  readonly board: Given;
  readonly named: Given;
  readonly script: Script;
}

export type Expected = { readonly [field: string]: Plain };

export class ScenarioTable {
  readonly match: Match;

  constructor({ game, help, seats, options, seed, board, named, script }: Arrangement) {
    try {
      this.match = Match.start(withPosition(game, board, named, help), { seats, options, seed, script });
    } catch (error) {
      throw (error as Error).cause instanceof PositionError ? (error as Error).cause : error;
    }
  }

  // ---- what happens

  answers(seat: Seat, key: string): string | null {
    try {
      this.match.answer(seat, key);
      return null;
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      return `seat ${seat} may not answer "${key}" (${error.clause}): ${this.offersNow(seat)}`;
    }
  }

  wishes(seat: Seat, name: string, value: string): string | null {
    try {
      this.match.setWish(seat, name, value);
      return null;
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      return `seat ${seat} may not wish ${name}=${value} (${error.clause})`;
    }
  }

  // ---- what is offered

  refuses(seat: Seat, key: string, clause?: string): string | null {
    const reason = this.match.fork().explain(seat, key);
    if (!reason) return `seat ${seat} should be refused "${key}", and may answer it`;
    if (clause !== undefined && reason.clause !== clause) {
      return `seat ${seat} should be refused "${key}" by ${clause}, and is by ${reason.clause}`;
    }
    return null;
  }

  /** Exactly these options of its question, in any order. */
  hasOptions(seat: Seat, keys: readonly string[]): string | null {
    const options = this.match.pending.asks.find((ask) => ask.seat === seat)?.options ?? [];
    return sameKeys(options, keys, `seat ${seat} should have the options`);
  }

  hasInterrupts(seat: Seat, keys: readonly string[]): string | null {
    const options = this.match.pending.interrupts.find((interrupt) => interrupt.seat === seat)?.options ?? [];
    return sameKeys(options, keys, `seat ${seat} should be able to throw in`);
  }

  offers(seat: Seat, keys: readonly string[], not: readonly string[]): string | null {
    const offered = keysOf(this.match, seat);
    const missing = keys.find((key) => !offered.includes(key));
    if (missing !== undefined) return `seat ${seat} should be offered "${missing}": ${this.offersNow(seat)}`;
    const extra = not.find((key) => offered.includes(key));
    return extra === undefined ? null : `seat ${seat} should not be offered "${extra}": ${this.offersNow(seat)}`;
  }

  /** A name of null: nobody is asked, the game is over. */
  hasQuestion(name: string | null, seat?: Seat): string | null {
    const { asks } = this.match.pending;
    const fits =
      name === null ? asks.length === 0 : asks.some((a) => a.question === name && (seat ?? a.seat) === a.seat);
    if (fits) return null;
    const wanted =
      name === null
        ? 'nobody should be asked'
        : `${name} should be asked${seat === undefined ? '' : ` of seat ${seat}`}`;
    const asked = asks.map((ask) => `${ask.question} is, of seat ${ask.seat}`);
    return `${wanted}; ${asked.join(' and ') || `the game is over (${this.match.standing?.reason})`}`;
  }

  // ---- what there is

  hasBoard(expected: Expected): string | null {
    return prefixed('on the board, ', misfit(this.match.board, expected));
  }

  hasView(viewer: Viewer, expected: Expected): string | null {
    const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
    return prefixed(`in what ${who} sees, `, misfit(this.match.view(viewer), expected));
  }

  hasStanding(expected: Expected | null): string | null {
    const { standing } = this.match;
    if (!standing) return expected && `the game should be over; it stands at ${this.match.where}`;
    if (!expected) return `the game should go on, and is over: ${show(standing)}`;
    return prefixed('in the standing, ', misfit(standing, expected));
  }

  /** These events, in this order, others between them; `viewer` hears what it may. */
  hasEvents(expected: readonly Expected[], viewer: Viewer = 'everything'): string | null {
    const events = this.match.eventsFor(viewer);
    let at = 0;
    for (const [i, wanted] of expected.entries()) {
      const found = events.findIndex((event, j) => j >= at && misfit(event, wanted) === null);
      if (found < 0)
        return `event ${i + 1}, ${show(wanted)}, did not come; there were ${listOf(events.slice(at), wanted)}`;
      at = found + 1;
    }
    return null;
  }

  hasNoEvents(unexpected: readonly Expected[], viewer: Viewer = 'everything'): string | null {
    const events = this.match.eventsFor(viewer);
    for (const unwanted of unexpected) {
      const found = events.find((event) => misfit(event, unwanted) === null);
      if (found) return `there should be no event ${show(unwanted)}, and there is ${show(found)}`;
    }
    return null;
  }

  usedUpRandom(): string | null {
    const unused = this.match.unusedScript();
    return unused.length > 0 ? `scripted random results were not used up: ${unused.join(', ')}` : null;
  }

  private offersNow(seat: Seat): string {
    const keys = keysOf(this.match, seat);
    const offered = keys.length > 0 ? `it has ${keys.join(', ')}` : 'it has nothing to answer';
    return `${offered} (at ${this.match.where})`;
  }
}

const prefixed = (prefix: string, found: string | null): string | null => (found === null ? null : prefix + found);

function sameKeys(actual: readonly string[], expected: readonly string[], what: string): string | null {
  if (difference([...actual].sort(), [...expected].sort()) === null) return null;
  const missing = expected.filter((key) => !actual.includes(key));
  const extra = actual.filter((key) => !expected.includes(key));
  const parts = [
    missing.length > 0 ? `missing ${missing.join(', ')}` : '',
    extra.length > 0 ? `not expected ${extra.join(', ')}` : '',
  ].filter(Boolean);
  return `${what} ${expected.join(', ') || 'none'}; ${parts.join('; ') || `it has ${actual.join(', ')}`}`;
}

/** Of many events, those of the type that was wanted are the ones to look at. */
function listOf(events: readonly GameEvent[], wanted: Expected): string {
  const alike = events.filter((event) => event.type === wanted.type);
  return (alike.length > 0 ? alike : events).slice(0, 8).map(show).join(', ') || 'none';
}
