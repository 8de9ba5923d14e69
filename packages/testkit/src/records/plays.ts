/** Honest records of every kind: any seats and options, whole games and left ones, with guests, with real throws. */
import type { GameModule } from '@tabard/content';
import { type GameRecord, Match, type Plain, recordOf, type Setup, type Stream } from '@tabard/kernel';
import { randomMove } from '../moves';
import { anyVariant, nameOfVariant, type Variant, whimsOf } from '../variants';
import { drawnSeed, TestInn } from './inn';

export interface PlayedGame {
  readonly module: GameModule;
  readonly setup: Setup;
  readonly match: Match;
  readonly variant: string;
}

/** How far games are played. */
export interface Lengths {
  /** Most games are left after so many answers, so that a mutant is judged soon; one in so many goes on for longer. */
  readonly left: number;
  readonly whole: number;
  readonly oneWholeIn: number;
  /** Real throws are computed: so many in one record of so many. */
  readonly throws: number;
  readonly oneThrownIn: number;
}

export const LENGTHS: Lengths = { left: 90, whole: 700, oneWholeIn: 4, throws: 4, oneThrownIn: 4 };

const ONE_WISH_IN = 40;
const ONE_VOWED_IN = 3;

/** Where some of the games are played. */
export const INN = new TestInn('where forgers are found');

export class Plays {
  /** What earlier games kept: one may be brought to the next. */
  private readonly kept: Plain[] = [];

  constructor(
    private readonly module: GameModule,
    private readonly seed: string,
    private readonly lengths: Lengths = LENGTHS,
  ) {}

  play(number: number): PlayedGame {
    const { module, seed, kept, lengths } = this;
    const { game, keeps, world } = module;
    const bulk = world?.bulk;
    const whims = whimsOf(`${seed}/${game.id}/${number}`);
    const thrown = bulk !== undefined && number % lengths.oneThrownIn === 1;
    const variant = anyVariant(game, whims, thrown ? {} : bulk);
    const setup = this.setupOf(variant, number, whims);
    const match: Match = Match.start(game, setup);
    const most = number % lengths.oneWholeIn === 0 ? lengths.whole : lengths.left;
    while (!match.standing && match.answers < most) {
      if (thrown && match.journal.filter(({ kind }) => kind === 'world').length >= lengths.throws) break;
      maybeWish(match, whims);
      if (match.standing) break;
      const { seat, key } = randomMove(match, whims);
      match.answer(seat, key);
    }
    const what =
      keeps?.(match.seen('everything'), match.standing ?? { places: [], scores: [], reason: 'left' }) ?? null;
    if (what !== null && game.brings?.(what, match.options) === null) kept.push(what);
    return { module, setup, match, variant: nameOfVariant(variant) };
  }

  private setupOf({ seats, options }: Variant, number: number, whims: Stream): Setup {
    const { kept, seed, module } = this;
    const brought = kept.length > 0 && whims.below(2) === 0 ? kept[whims.below(kept.length)] : null;
    const isWelcome = brought !== null && module.game.brings?.(brought, options) === null;
    const nonces = whims.below(3) === 0 ? Array.from({ length: seats }, (_, seat) => `nonce ${seat}`) : [];
    const setup: Setup = {
      seats,
      options,
      seed: whims.below(5) === 0 ? `day-2026-01-${10 + (number % 20)}` : `${seed}.${number}`,
      nonces,
      unattended: whims.below(2) === 0,
      ...(isWelcome ? { brought } : {}),
    };
    if (number % ONE_VOWED_IN !== 0) return setup;
    const drawn = { ...setup, seed: drawnSeed(setup.seed), nonces: nonces.length > 0 ? nonces : undefined };
    return INN.open(module.game, drawn, `table ${number}`);
  }
}

function maybeWish(match: Match, whims: Stream): void {
  const names = Object.keys(match.game.wishes);
  if (names.length === 0 || whims.below(ONE_WISH_IN) > 0) return;
  const name = names[whims.below(names.length)];
  const values = match.game.wishes[name];
  match.setWish(whims.below(match.setup.seats), name, values[whims.below(values.length)]);
}

/** Of a game that is over at an inn, its end is signed, too. */
export function recordIn({ match }: PlayedGame): GameRecord {
  const record = recordOf(match);
  return record.vow && match.standing ? INN.close(record) : record;
}
