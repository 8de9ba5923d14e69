/** One random game with every check looking on. The same seed plays the same game and looks at the same things. */
import {
  type AnyGame,
  type Bot,
  hashText,
  Match,
  type Plain,
  quickStream,
  RulesError,
  type Setup,
  type Stream,
  type TableOptions,
} from '@tabard/kernel';
import { type Move, randomMove } from '../moves';
import { checkBots } from './bots';
import { chair } from './chair';
import type { Check, CheckName } from './check';
import { copies, unlike } from './copies';
import { type Failure, failureOf } from './failure';
import { frames } from './frames';
import { replays, rewinds } from './journal';
import { offers, offersAgain } from './offers';
import { refusals, refusesWhatIsNotOffered } from './refusals';
import { Seals } from './seals';
import { secrecy } from './secrecy';
import type { Tally } from './tally';
import { undo } from './undo';
import { wishes } from './wishes';

export interface GameCase {
  readonly seats: number;
  readonly options?: TableOptions;
  /** How many random games the suite plays of it. */
  readonly games?: number;
  /** Bots that must finish a game of it, seated round the table in turn. */
  // biome-ignore lint/suspicious/noExplicitAny: a bot's board is its game's own affair
  readonly bots?: readonly Bot<any, any, any>[];
  readonly unattended?: boolean;
  /** What earlier games kept, where this one goes on from there. */
  readonly brought?: Plain;
  /** The first so many decisions are looked at closely, then one in so many. */
  readonly closely?: { readonly first: number; readonly oneIn: number };
  /** Is told of everything that is looked at. */
  readonly tally?: Tally;
}

const CLOSELY = { first: 30, oneIn: 7 };

const LOOKS: readonly Check[] = [offersAgain, copies, refusals, secrecy, frames, undo, wishes, chair];

/** The first thing that is wrong with a random game of this case, or null. */
export function checkGame(game: AnyGame, gameCase: GameCase, seed: string): Failure | null {
  const walk = new Walk(game, gameCase, seed);
  return walk.play() ?? (gameCase.bots?.length ? walk.playBots(gameCase.bots) : null);
}

class Walk {
  private match: Match | null = null;
  private seals = new Seals();
  private readonly number: number;
  private readonly setup: Setup;

  constructor(
    private readonly game: AnyGame,
    private readonly gameCase: GameCase,
    private readonly seed: string,
  ) {
    this.number = Number.parseInt(hashText(seed).slice(0, 12), 16);
    const { seats, options = {}, brought, unattended } = gameCase;
    this.setup = { seats, options, seed, ...(brought ? { brought } : {}), ...(unattended ? { unattended } : {}) };
  }

  /** First the game alone; then once more with every check looking on, which must not lead it elsewhere. */
  play(): Failure | null {
    const failure = this.playRandomly(false);
    if (failure) return failure;
    const alone = this.match!;
    const seen = this.playRandomly(true);
    if (seen) return seen;
    const apart = unlike(this.match!, alone, 'the game that was forked and saved on the way');
    return apart ? this.fail('copies', apart) : this.checkEnd(this.match!);
  }

  private playRandomly(closely: boolean): Failure | null {
    const whims = quickStream(this.number);
    try {
      const match = Match.start(this.game, this.setup);
      this.match = match;
      this.seals = new Seals();
      tellWishes(match, whims);
      while (!match.standing) {
        if (match.answers >= this.game.limits.answers)
          return this.fail('ends', `no end after ${match.answers} answers`);
        this.gameCase.tally?.check('invariants');
        const broken = match.broken();
        if (broken) return this.fail('invariants', broken);
        const move = randomMove(match, whims);
        const failure =
          closely && this.isLookedAt(match.answers) ? this.decideWatched(match, move) : this.decide(match, move);
        if (failure) return failure;
      }
      return null;
    } catch (error) {
      return this.fault(error);
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: a bot's board is its game's own affair
  playBots(bots: readonly Bot<any, any, any>[]): Failure | null {
    this.match = null;
    const { match, what } = checkBots(this.game, this.setup, bots, this.number, () => this.gameCase.tally?.decision());
    this.gameCase.tally?.check('bots');
    this.match = match;
    return what === null ? null : this.fail('bots', what);
  }

  private isLookedAt(answers: number): boolean {
    const { first, oneIn } = this.gameCase.closely ?? CLOSELY;
    return answers < first || answers % oneIn === 0;
  }

  private decideWatched(match: Match, move: Move): Failure | null {
    const at = match.answers;
    const later: [CheckName, (after: Match) => string | null][] = [];
    for (const check of LOOKS) {
      const decision = { match, move, sealedBy: this.seals.seats, whims: this.whimsAt(at) };
      this.gameCase.tally?.check(check.name);
      const verdict = this.guard(() => check.at(decision));
      if (typeof verdict === 'string') return this.fail(check.name, verdict);
      if (verdict) later.push([check.name, verdict]);
    }
    const failure = this.decide(match, move);
    if (failure) return failure;
    for (const [name, check] of later) {
      const what = this.guard(() => check(match));
      if (what) return this.fail(name, what);
    }
    return null;
  }

  private decide(match: Match, move: Move): Failure | null {
    this.gameCase.tally?.decision();
    this.gameCase.tally?.check('offers');
    const what = offers.at({ match, move, sealedBy: this.seals.seats, whims: this.whimsAt(match.answers) });
    if (typeof what === 'string') return this.fail('offers', what);
    const { where } = match;
    const { asks } = match.pending;
    match.answer(move.seat, move.key);
    this.seals.note(move, where, asks, match);
    return null;
  }

  private checkEnd(match: Match): Failure | null {
    const seats = this.gameCase.seats;
    const { places, scores, reason } = match.standing!;
    if (places.length !== seats || scores.length !== seats || !reason) {
      return this.fail(
        'ends',
        `the standing does not tell every seat's place, score and why: ${JSON.stringify(match.standing)}`,
      );
    }
    const whims = this.whimsAt(match.answers);
    const last: [CheckName, () => string | null][] = [
      ['invariants', () => match.broken()],
      ['journal', () => replays(match)],
      ['undo', () => rewinds(match, whims)],
      ['refusals', () => refusesWhatIsNotOffered(match, whims)],
    ];
    for (const [name, check] of last) {
      this.gameCase.tally?.check(name);
      const what = this.guard(check);
      if (what) return this.fail(name, what);
    }
    return null;
  }

  /** What a check stumbles over is its finding. */
  private guard<T>(check: () => T): T | string {
    try {
      return check();
    } catch (error) {
      return `it ended in ${error}`;
    }
  }

  private whimsAt(answers: number): Stream {
    return quickStream(this.number + 1 + answers);
  }

  private fault(error: unknown): Failure {
    const stuck = error instanceof RulesError && error.what.endsWith('offers nothing');
    return this.fail(stuck ? 'offers' : 'runs', String(error));
  }

  private fail(check: CheckName, what: string): Failure {
    const { game, gameCase, seed, match } = this;
    return failureOf({ game, seats: gameCase.seats, options: gameCase.options ?? {}, seed, match }, check, what);
  }
}

/** Some seats of some games have standing wishes from the start. */
function tellWishes(match: Match, whims: Stream): void {
  for (const [name, values] of Object.entries(match.game.wishes)) {
    for (let seat = 0; seat < match.setup.seats; seat++) {
      if (whims.below(3) === 0) match.setWish(seat, name, values[whims.below(values.length)]);
    }
  }
}
