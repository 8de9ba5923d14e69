/**
 * A page of your own book: what one finished game comes to, in figures that follow from its record. It is made once, when
 * the game is over or is found on the shelf later, and outlasts it. Plain data, judged by a schema when it is read.
 */
import { deedsOf, type GameDeeds, type GameModule, type ToldGame } from '@tabard/content';
import { z } from '@tabard/content/zod';
import type { Match, Seat } from '@tabard/kernel';
import { text, time } from '@tabard/page/kept/schema';
import { luckReport, type Sitter, type Table, type TableLog } from '@tabard/table';
import { dateOfId } from '../../house/deal-rule';
import type { SavedGame } from '../../keep/storage/saved';
import { toldOf } from './told';

/**
 * won, lost: against bots, or as a party. told: a story that nobody wins (RA-1.1). among: people played against each other
 * at this screen, and one of them won. left: a deal of the day that was put away before its end.
 */
const OUTCOMES = ['won', 'lost', 'told', 'among', 'left'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const count = z.int().min(0).max(1_000_000);
const message: z.ZodType = z.object({ id: text, with: z.json().optional() });

export const pageSchema = z.object({
  /** Of no game: what else stands in the store begins with #. */
  id: text.min(1).regex(/^[^#]/),
  game: text.min(1),
  /** When it was over, as far as is known. */
  at: time,
  outcome: z.enum(OUTCOMES),
  /** Dice were taken back on the way: told, and not counted among wins. */
  practice: z.boolean(),
  seats: count,
  place: count,
  score: z.number(),
  /** Whom it was played against, or with: the levels of the bots. */
  bots: z.array(text).max(100),
  hints: count,
  answers: count,
  /** The date of the deal it was the one try at. */
  deal: text.nullable(),
  luck: z.object({ rolls: count, expected: z.number(), rolled: z.number(), deviations: z.number() }).nullable(),
  throws: z.object({ hit: count, thrown: count }).nullable(),
  heroes: z.array(z.object({ name: message, points: z.number() })).max(100),
  deeds: z.array(text).max(200),
});

export type BookPage = z.infer<typeof pageSchema>;

/** What is known of a game beside its match. */
interface Known {
  readonly id: string;
  readonly at: number;
  readonly deal: string | null;
  readonly sitters: readonly Sitter[];
  readonly entries: TableLog['entries'];
}

/** The page of a table whose game is over; null: it has none (a lesson, bots alone, not over yet). */
export function pageOfTable(
  module: GameModule,
  deeds: GameDeeds | null,
  table: Table,
  { id, updatedAt, guide }: Pick<SavedGame, 'id' | 'updatedAt' | 'guide'>,
): BookPage | null {
  if (guide !== undefined) return null;
  const { match, log } = table;
  return pageOf(module, deeds, match, {
    id,
    at: updatedAt,
    deal: dateOfId(id),
    sitters: log.setup.sitters,
    entries: log.entries,
  });
}

/** Null: nobody played it, or it is not over. */
function pageOf(module: GameModule, deeds: GameDeeds | null, match: Match, known: Known): BookPage | null {
  const { standing, setup } = match;
  const persons = known.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (!standing || persons.length === 0) return null;
  const told: ToldGame | null = match.isWhole ? toldOf(match) : null; // What went over to other rules has lost its beginning.
  const best = Math.min(...persons.map((seat) => standing.places[seat]));
  const practice = setup.practice ?? false;
  return {
    id: known.id,
    game: module.game.id,
    at: known.at,
    outcome: outcomeOf(module, persons, known.sitters, best),
    practice,
    seats: setup.seats,
    place: best,
    score: Math.max(...persons.map((seat) => standing.scores[seat])),
    bots: known.sitters.flatMap(({ kind, bot }) => (kind === 'bot' && bot !== undefined ? [bot] : [])),
    hints: known.entries.filter(({ kind }) => kind === 'hint').length,
    answers: match.answers,
    deal: known.deal,
    luck: luckIn(match, persons),
    throws: told && deeds?.throws ? throwsIn(deeds, told, persons) : null,
    // As it will be read: a message may say `with: undefined`, which no store keeps.
    heroes: told ? plain(persons.flatMap((seat) => deeds?.hero?.(told, seat) ?? [])) : [],
    // With dice that fell again nobody has dared anything.
    deeds: told && deeds && !practice ? [...new Set(persons.flatMap((seat) => deedsOf(deeds, told, seat)))] : [],
  };
}

function outcomeOf(
  { hasNoWinner, isCoop }: GameModule,
  persons: readonly Seat[],
  sitters: readonly Sitter[],
  best: number,
): Outcome {
  if (hasNoWinner) return 'told';
  const humans = new Set(persons.map((seat) => sitters[seat].person ?? seat)).size;
  if (!isCoop && humans > 1) return 'among';
  return best === 1 ? 'won' : 'lost';
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function throwsIn({ throws }: GameDeeds, told: ToldGame, persons: readonly Seat[]): { hit: number; thrown: number } {
  const each = persons.map((seat) => throws!(told, seat));
  const sum = (of: 'hit' | 'thrown') => each.reduce((all, one) => all + one[of], 0);
  return { hit: sum('hit'), thrown: sum('thrown') };
}

/** All dice of the people here together; null where the game rolls none for anybody. */
function luckIn(match: Match, persons: readonly Seat[]): BookPage['luck'] {
  const totals = luckReport(match).flatMap(({ seat, total }) =>
    persons.includes(seat) && total.rolls > 0 ? [total] : [],
  );
  if (totals.length === 0) return null;
  const sum = (of: 'rolls' | 'expected' | 'rolled') => totals.reduce((all, total) => all + total[of], 0);
  // The variance behind each seat's deviations, so that several seats are weighed as one.
  const variance = totals.reduce(
    (all, { expected, rolled, deviations }) =>
      all + (deviations === 0 ? 0 : ((rolled - expected) / deviations) * ((rolled - expected) / deviations)),
    0,
  );
  const [expected, rolled] = [sum('expected'), sum('rolled')];
  return {
    rolls: sum('rolls'),
    expected,
    rolled,
    deviations: variance > 0 ? (rolled - expected) / Math.sqrt(variance) : 0,
  };
}

/** A try at a deal of the day that was put away unfinished: it stays a try. */
export const leftDeal = (id: string, game: string, deal: string, at: number): BookPage => ({
  id,
  game,
  at,
  outcome: 'left',
  practice: false,
  seats: 0,
  place: 0,
  score: 0,
  bots: [],
  hints: 0,
  answers: 0,
  deal,
  luck: null,
  throws: null,
  heroes: [],
  deeds: [],
});
