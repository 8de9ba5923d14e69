/** What happened to a match from outside and by chance, in order: enough to play it again without a generator. */
import type { Plain } from './plain';
import type { Seat } from './secrecy';

export interface AnswerEntry {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly key: string;
}
/** Faces, picks or an order that came by chance, under the name the rules gave it. */
export interface RandomEntry {
  readonly kind: 'random';
  readonly label: string;
  /** For whom, or -1; with `dice` (their kinds) it makes the luck report. */
  readonly seat: Seat;
  readonly dice: readonly string[] | null;
  readonly values: readonly number[];
}
/** What the world outside the rules made of a situation. */
export interface WorldEntry {
  readonly kind: 'world';
  readonly label: string;
  readonly outcome: Plain;
}
export interface WishEntry {
  readonly kind: 'wish';
  readonly seat: Seat;
  readonly name: string;
  readonly value: string;
}
/** In a bot's imagined match: here the unknown was exchanged. Never in a real one. */
export interface ImagineEntry {
  readonly kind: 'imagine';
  readonly viewer: Seat | null;
  readonly seed: number;
}
export type Entry = AnswerEntry | RandomEntry | WorldEntry | WishEntry | ImagineEntry;

/** One line of a journal file, and back. */
export type Line =
  | readonly [Seat, string]
  | readonly [string, Seat, readonly string[] | null, readonly number[]]
  | readonly ['world', string, Plain]
  | readonly ['wish', Seat, string, string];

export function makeLine(entry: Entry): Line {
  if (entry.kind === 'answer') return [entry.seat, entry.key];
  if (entry.kind === 'random') return [entry.label, entry.seat, entry.dice, entry.values];
  if (entry.kind === 'world') return ['world', entry.label, entry.outcome];
  if (entry.kind === 'wish') return ['wish', entry.seat, entry.name, entry.value];
  throw new Error('an imagined match has no journal to write');
}

const isWhole = (x: unknown): x is number => Number.isSafeInteger(x);

export function parseLine(line: unknown): Entry | null {
  if (!Array.isArray(line)) return null;
  if (line.length === 2 && isWhole(line[0]) && typeof line[1] === 'string') {
    return { kind: 'answer', seat: line[0], key: line[1] };
  }
  if (line.length === 3 && line[0] === 'world' && typeof line[1] === 'string') {
    return { kind: 'world', label: line[1], outcome: line[2] as Plain };
  }
  if (line.length !== 4 || typeof line[0] !== 'string' || !isWhole(line[1])) return null;
  if (line[0] === 'wish') {
    if (typeof line[2] !== 'string' || typeof line[3] !== 'string') return null;
    return { kind: 'wish', seat: line[1], name: line[2], value: line[3] };
  }
  const dice = line[2];
  if (dice !== null && !(Array.isArray(dice) && dice.every((kind) => typeof kind === 'string'))) return null;
  if (!Array.isArray(line[3]) || !line[3].every(isWhole)) return null;
  return { kind: 'random', label: line[0], seat: line[1], dice, values: line[3] };
}

export const sameEntry = (a: Entry, b: Entry): boolean => JSON.stringify(makeLine(a)) === JSON.stringify(makeLine(b));

export function describeDifference(made: Entry, told: Entry): string {
  if (made.kind === 'random' && told.kind === 'random') {
    return `the seed gives "${made.label}" ${made.values.join(', ')}, the journal says "${told.label}" ${told.values.join(', ')}`;
  }
  if (made.kind === 'world' && told.kind === 'world') {
    return `"${made.label}" comes out otherwise than the journal says`;
  }
  return `the rules make a ${made.kind} entry here, the journal has a ${told.kind}`;
}
