/** Expected against rolled: what the dice gave each seat, from the journal alone. */
import {
  type AnyGame,
  type Entry,
  entriesOf,
  type GameRecord,
  Match,
  type RandomEntry,
  type Seat,
} from '@tabard/kernel';

export interface Luck {
  /** How many dice fell. */
  readonly rolls: number;
  readonly expected: number;
  readonly rolled: number;
  /** How many standard deviations above (or below) what was to be expected. */
  readonly deviations: number;
  /** How unusual that is: a message id, `luck.normal`, `luck.very-unlucky` … */
  readonly word: string;
}

export interface SeatLuck {
  readonly seat: Seat;
  readonly dice: { readonly [kind: string]: Luck };
  readonly total: Luck;
}

type Worths = AnyGame['dice'];

interface Tally {
  rolls: number;
  expected: number;
  rolled: number;
  variance: number;
}

/** Of a match, or of a record with the game it is one of. */
export function luckReport(played: Match): SeatLuck[];
export function luckReport(played: GameRecord, game: AnyGame): SeatLuck[];
export function luckReport(played: Match | GameRecord, game?: AnyGame): SeatLuck[] {
  if (played instanceof Match) return report(played.journal, played.setup.seats, played.game.dice);
  return report(entriesOf(played), played.seats, game!.dice);
}

function report(journal: readonly Entry[], seats: number, worths: Worths): SeatLuck[] {
  const rolls = journal.filter((entry): entry is RandomEntry => entry.kind === 'random' && entry.dice !== null);
  return Array.from({ length: seats }, (_, seat) => {
    const tallies = tallyUp(
      rolls.filter((roll) => roll.seat === seat),
      worths,
    );
    const dice = Object.fromEntries([...tallies].map(([kind, tally]) => [kind, luckOf(tally)]));
    return { seat, dice, total: luckOf([...tallies.values()].reduce(add, nothing())) };
  });
}

const nothing = (): Tally => ({ rolls: 0, expected: 0, rolled: 0, variance: 0 });

const add = (a: Tally, b: Tally): Tally => ({
  rolls: a.rolls + b.rolls,
  expected: a.expected + b.expected,
  rolled: a.rolled + b.rolled,
  variance: a.variance + b.variance,
});

function tallyUp(rolls: readonly RandomEntry[], worths: Worths): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { dice, values } of rolls) {
    dice!.forEach((kind, i) => {
      const faces = worths[kind];
      const mean = faces.reduce((sum, worth) => sum + worth, 0) / faces.length;
      const variance = faces.reduce((sum, worth) => sum + (worth - mean) * (worth - mean), 0) / faces.length;
      const die = { rolls: 1, expected: mean, rolled: faces[values[i]], variance };
      tallies.set(kind, add(tallies.get(kind) ?? nothing(), die));
    });
  }
  return tallies;
}

function luckOf({ rolls, expected, rolled, variance }: Tally): Luck {
  const deviations = variance > 0 ? (rolled - expected) / Math.sqrt(variance) : 0;
  return { rolls, expected, rolled, deviations, word: wordFor(deviations) };
}

/** One game in three is beyond the first step, one in twenty beyond the second, one in four hundred beyond the third. */
const STEPS = ['', 'very-', 'incredibly-'];

export function wordFor(deviations: number): string {
  const step = Math.min(Math.floor(Math.abs(deviations)), STEPS.length);
  if (step === 0) return 'luck.normal';
  return `luck.${STEPS[step - 1]}${deviations > 0 ? 'lucky' : 'unlucky'}`;
}
