/**
 * A guide through a first game. A lesson is data: a deal (seed, scripted dice), rounds of the learner's steps, and
 * what the rivals do meanwhile. It is only ever read against the match as it stands, so nothing need be remembered:
 * leave, come back, undo, and the guide knows where you are. Whoever does something else than was suggested plays on;
 * the guide takes up the thread where the position still fits the lesson, and gives tips where it does not.
 * Nothing here knows a game.
 */
import type { Message, Said } from '@tabard/content';
import { type AnyGame, type Entry, Match, type Plain, type Seat, type Setup } from '@tabard/kernel';
import type { Table, TableSetup } from '@tabard/table';

export interface Step {
  /** Its words: steps.<id>.1, .2 … are pages, steps.<id>.do says what to do. */
  readonly id: string;
  /** The question it speaks to, and what that question must be about. */
  readonly question: string;
  readonly about?: { readonly [name: string]: Plain };
  /** The suggested answer. */
  readonly answer: string;
  /** What to look at on the board: { town: 3 }. */
  readonly look?: { readonly [what: string]: unknown };
}

export interface Round {
  /** Its words: rounds.<id>.title, and rounds.<id>.meanwhile while the rivals play. */
  readonly id: string;
  /** Facts of the learner's view that must hold when the round begins: { "level.0": 2 }. */
  readonly fits?: { readonly [path: string]: Plain };
  readonly steps: readonly Step[];
  /** By seat: all that a rival answers in its next turn. */
  readonly rivals?: { readonly [seat: string]: readonly string[] };
}

export interface Lesson {
  readonly id: string;
  readonly seats: number;
  readonly learner: Seat;
  /** Who sits at the other seats, and goes on where the script ends. */
  readonly bot: string;
  readonly whims: number;
  readonly match: Omit<Setup, 'seats'>;
  /** What sentences may name: { A1: towns.A1.name }, ids of the game's words. */
  readonly names?: { readonly [name: string]: string };
  readonly rounds: readonly Round[];
}

export const setupOf = (lesson: Lesson, names: readonly string[]): TableSetup => ({
  match: lesson.match,
  whims: lesson.whims,
  sitters: Array.from({ length: lesson.seats }, (_, seat) =>
    seat === lesson.learner
      ? { name: names[seat], kind: 'person' }
      : { name: names[seat], kind: 'bot', bot: lesson.bot },
  ),
});

// ---- what has been answered

interface Given {
  readonly seat: Seat;
  readonly question: string;
  readonly key: string;
  /** How often this seat had begun to answer, after another had: its turns, from 0. */
  readonly round: number;
}

/** The match once more, played from its journal question by question; it goes on where it stood. */
class Past {
  readonly given: Given[] = [];
  /** By round of the learner: whether the lesson fitted when it began. */
  readonly fitted: boolean[] = [];
  private readonly again: Match;
  private readonly rounds: number[];
  private readonly heard: Entry[] = [];
  private last: Seat = -1;

  constructor(
    readonly lesson: Lesson,
    readonly setup: Setup,
    game: AnyGame,
  ) {
    this.again = Match.start(game, { ...setup, quiet: true });
    this.rounds = new Array<number>(lesson.seats).fill(-1);
    this.lookAhead();
  }

  /** Whether this is the past of these entries, as far as it goes: not after an undo. */
  leadsTo(entries: readonly Entry[]): boolean {
    const { heard } = this;
    return heard.length <= entries.length && heard.every((entry, i) => sameDeed(entry, entries[i]));
  }

  follow(entries: readonly Entry[]): void {
    for (const entry of entries.slice(this.heard.length)) {
      this.heard.push(entry);
      if (entry.kind === 'wish') this.again.setWish(entry.seat, entry.name, entry.value);
      if (entry.kind === 'answer') this.hear(entry.seat, entry.key);
      this.lookAhead();
    }
  }

  private hear(seat: Seat, key: string): void {
    if (seat !== this.last) this.rounds[seat] += 1;
    this.last = seat;
    const question = this.again.pending.asks.find((ask) => ask.seat === seat)?.question ?? '';
    this.given.push({ seat, question, key, round: this.rounds[seat] });
    this.again.answer(seat, key);
  }

  private lookAhead(): void {
    const { learner, rounds } = this.lesson;
    const round = this.rounds[learner] + (this.last === learner ? 0 : 1);
    if (this.fitted[round] !== undefined) return;
    if (this.again.pending.asks.some(({ seat }) => seat === learner))
      this.fitted[round] = fits(rounds[round], this.again.view(learner));
  }
}

const sameDeed = (a: Entry, b: Entry): boolean =>
  a.kind === b.kind && 'seat' in a && 'seat' in b && a.seat === b.seat && nameOf(a) === nameOf(b);

const nameOf = (entry: Entry): string =>
  entry.kind === 'answer' ? entry.key : entry.kind === 'wish' ? `${entry.name}=${entry.value}` : '';

let remembered: Past | null = null;

function pastOf(lesson: Lesson, match: Match): Past {
  const deeds = match.journal.filter(({ kind }) => kind === 'answer' || kind === 'wish');
  if (remembered?.lesson !== lesson || remembered.setup !== match.setup || !remembered.leadsTo(deeds))
    remembered = new Past(lesson, match.setup, match.game as AnyGame);
  remembered.follow(deeds);
  return remembered;
}

function fits(round: Round | undefined, view: unknown): boolean {
  if (!round) return false;
  return Object.entries(round.fits ?? {}).every(([path, value]) => at(view, path) === value);
}

const at = (view: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as { [name: string]: unknown } | undefined)?.[name], view);

// ---- what to say

export type Hint = {
  /** From 0; the number of rounds when the lesson is over. */
  readonly round: number;
  readonly rounds: number;
} & (
  | { readonly kind: 'step'; readonly step: Step; readonly strayed: boolean }
  /** The position is not the lesson's: a word on the question that waits. */
  | { readonly kind: 'tip'; readonly question: string; readonly strayed: boolean }
  | { readonly kind: 'meanwhile'; readonly on: Round | null }
  /** `over` once the learner plays on alone. */
  | { readonly kind: 'end'; readonly over: boolean }
);

export function hintFor(lesson: Lesson, match: Match): Hint {
  const { given, fitted } = pastOf(lesson, match);
  const { learner } = lesson;
  const rounds = lesson.rounds.length;
  const last = given.at(-1);
  const own = given.filter(({ seat }) => seat === learner);
  const begun = (own.at(-1)?.round ?? -1) + 1;
  const pending = match.pendingFor(learner);
  const ask = pending.asks.find(({ seat }) => seat === learner);
  if (!ask) {
    const on = match.standing || begun > rounds || !fitted[begun - 1] ? undefined : lesson.rounds[begun - 1];
    if (begun > rounds || match.standing) return { kind: 'end', over: begun > rounds, round: rounds, rounds };
    return { kind: 'meanwhile', on: on ?? null, round: Math.max(0, begun - 1), rounds };
  }
  const round = last?.seat === learner ? last.round : begun;
  if (round >= rounds) return { kind: 'end', over: begun > rounds, round: rounds, rounds };

  const answered = own.filter((one) => one.round === round);
  const { left, strayed, lastStrayed } = remaining(lesson.rounds[round].steps, answered);
  const offered = new Set([...ask.options, ...pending.interrupts.flatMap(({ options }) => options)]);
  const applies = ({ question, about, answer }: Step) =>
    question === ask.question &&
    offered.has(answer) &&
    Object.entries(about ?? {}).every(([name, value]) => ask.about[name] === value);
  // Steps may be taken in any order; after a step of one's own only the next one can still make sense.
  const step = fitted[round] ? (strayed ? left.slice(0, 1) : left).find(applies) : undefined;
  return step
    ? { kind: 'step', step, strayed: lastStrayed, round, rounds }
    : { kind: 'tip', question: ask.question, strayed: lastStrayed, round, rounds };
}

/** The steps of a round that were not taken yet; strayed when an answer was none of them. */
function remaining(steps: readonly Step[], answered: readonly Given[]) {
  const left = [...steps];
  let strayed = false;
  let lastStrayed = false;
  for (const { question, key } of answered) {
    const taken = left.findIndex((step) => step.question === question && step.answer === key);
    lastStrayed = taken < 0;
    strayed ||= lastStrayed;
    if (taken >= 0) left.splice(taken, 1);
  }
  return { left, strayed, lastStrayed };
}

// ---- what the rivals do

/** What the lesson has a rival answer now; null where it leaves that to the bot. */
export function prompt(lesson: Lesson, { match }: Pick<Table, 'match'>): { seat: Seat; key: string } | null {
  const ask = match.pending.asks.find(({ seat }) => seat !== lesson.learner);
  if (!ask) return null;
  const { given, fitted } = pastOf(lesson, match);
  const own = given.filter(({ seat }) => seat === ask.seat);
  const round = given.at(-1)?.seat === ask.seat ? own.at(-1)!.round : (own.at(-1)?.round ?? -1) + 1;
  const answers = fitted[round] ? lesson.rounds[round]?.rivals?.[ask.seat] : undefined;
  if (!answers) return null;
  const done = own.filter((one) => one.round === round).map(({ key }) => key);
  const key = answers[done.length];
  const onScript = done.every((said, i) => said === answers[i]);
  return key !== undefined && onScript && ask.options.includes(key) ? { seat: ask.seat, key } : null;
}

// ---- words

/** Parameters that every sentence of a lesson may use: the seats by role, and what the lesson names. */
export function namesIn(lesson: Lesson, say: (message: Message) => string): { [name: string]: Said } {
  const rivals = Array.from({ length: lesson.seats }, (_, seat) => seat).filter((seat) => seat !== lesson.learner);
  return {
    you: { seat: lesson.learner },
    ...Object.fromEntries(rivals.map((seat, i) => [`rival${i + 1}`, { seat }])),
    ...Object.fromEntries(Object.entries(lesson.names ?? {}).map(([name, id]) => [name, say({ id })])),
  };
}

/** The pages of a text: <id>.1, <id>.2 and so on, as far as there are words. */
export function pagesOf(id: string, has: (id: string) => boolean): string[] {
  const pages: string[] = [];
  while (has(`${id}.${pages.length + 1}`)) pages.push(`${id}.${pages.length + 1}`);
  return pages;
}
