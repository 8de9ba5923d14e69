/**
 * A guide through a first game. A lesson is data: a deal (seed, scripted dice or cards), rounds of the learner's steps,
 * and what the others do meanwhile. It is only ever read against the match as it stands, so nothing need be remembered:
 * leave, come back, undo, and the guide knows where you are. Whoever does something else than was suggested plays on;
 * the guide takes up the thread where the position still fits the lesson, and gives tips where it does not.
 * Nothing here knows a game.
 */
import type { Message, Said } from '@tabard/content';
import { type AnyGame, type Entry, Match, type Plain, type Seat, type Setup } from '@tabard/kernel';
import type { Table, TableSetup } from '@tabard/table';

/** Of the learner's view: { "level.0": 2 }. */
type Facts = { readonly [path: string]: Plain };

export interface Step {
  /** Its words: steps.<id>.1, .2 … are pages, steps.<id>.do says what to do. */
  readonly id: string;
  /** The question it speaks to, and what that question must be about. */
  readonly question: string;
  readonly about?: { readonly [name: string]: Plain };
  /** The suggested answer. Without one, any: a hand that throws cannot be told its numbers. */
  readonly answer?: string;
  /** Facts that must hold when it is said: where dice may have fallen otherwise it would be untrue. */
  readonly fits?: Facts;
  /** Chance may pass it over: the round is whole without it. */
  readonly maybe?: boolean;
  /** The rule it speaks of, to be read in full: "RA-17.4". */
  readonly clause?: string;
  /** What to look at on the board: { town: 3 }. */
  readonly look?: { readonly [what: string]: unknown };
}

/** All that another seat answers, one after the other. */
export interface Turn {
  readonly seat: Seat;
  readonly answers: readonly string[];
}

export interface Round {
  /** Its words: rounds.<id>.meanwhile while the others play. */
  readonly id: string;
  /** The part of the lesson it goes on with; without one it begins a part of its own, with the words rounds.<id>.title. */
  readonly part?: string;
  /** Facts that must hold when the round begins. */
  readonly fits?: Facts;
  readonly steps: readonly Step[];
  /** What follows until the learner is asked again; where the others may go in any order, in this one. */
  readonly others?: readonly Turn[];
}

export interface Lesson {
  readonly id: string;
  readonly seats: number;
  readonly learner: Seat;
  /** Who sits at the other seats, and goes on where the script ends. */
  readonly bot: string;
  readonly whims: number;
  readonly match: Omit<Setup, 'seats'>;
  /**
   * When a round begins. By `turns`: the learner's first turn is the first round, and so on. By `facts`: as soon as its
   * facts hold, so that who strays from one fight finds the guide again in the next.
   */
  readonly pace: 'turns' | 'facts';
  /** What the others answer before the learner is asked for the first time. */
  readonly before?: readonly Turn[];
  /** What sentences may name: { A1: towns.A1.name }, ids of the game's words, or { healer: 1 }, a seat. */
  readonly names?: { readonly [name: string]: string | Seat };
  readonly rounds: readonly Round[];
  /** The part that comes first, about five minutes of it. */
  readonly short: {
    /** Its last round. */
    readonly last: string;
    /** Where rounds begin by facts: it is over as soon as these hold, however the dice fell. */
    readonly over?: Facts;
  };
}

/** Under which a table is kept that is taught only so far. */
export const shortIdOf = ({ id }: Pick<Lesson, 'id'>): string => `${id}-short`;

/** The short lesson: the first rounds of the long one, which goes on at the same table. */
export function shortOf(lesson: Lesson): Lesson {
  const { last, over } = lesson.short;
  const until = lesson.rounds.findIndex(({ id }) => id === last);
  const rounds = lesson.rounds.slice(0, until + 1);
  const end: Round[] = over ? [{ id: 'over', part: partOf(rounds[until]), fits: over, steps: [] }] : [];
  return { ...lesson, id: shortIdOf(lesson), rounds: [...rounds, ...end] };
}

export const stepCount = ({ rounds }: Lesson): number => rounds.reduce((sum, { steps }) => sum + steps.length, 0);

export const setupOf = (lesson: Lesson, names: readonly string[]): TableSetup => ({
  match: lesson.match,
  whims: lesson.whims,
  sitters: Array.from({ length: lesson.seats }, (_, seat) =>
    seat === lesson.learner
      ? { name: names[seat], kind: 'person' }
      : { name: names[seat], kind: 'bot', bot: lesson.bot },
  ),
});

// ---- parts

const partOf = ({ id, part }: Round): string => part ?? id;

export const partsOf = ({ rounds }: Lesson): string[] => [...new Set(rounds.map(partOf))];

/** The number of the part a round belongs to; of the round after the last: how many there are. */
export function partAt(lesson: Lesson, round: number): number {
  const parts = partsOf(lesson);
  return round < lesson.rounds.length ? parts.indexOf(partOf(lesson.rounds[round])) : parts.length;
}

// ---- what has been answered

interface Given {
  readonly seat: Seat;
  readonly question: string;
  readonly key: string;
}

/** Which round of the lesson the learner's turn is, and whether the position was the lesson's when it began. */
interface Place {
  readonly round: number;
  readonly fits: boolean;
}

/** The learner's answers until somebody else answers or another round begins, and what the others said then. */
interface Taken extends Place {
  readonly own: Given[];
  readonly after: Given[];
}

/** The match once more, played from its journal question by question; it goes on where it stood. */
class Past {
  readonly turns: Taken[] = [];
  /** What the others said before the learner's first turn. */
  readonly before: Given[] = [];
  /** Where the turn begins that the learner is asked for; null within a turn, and while only others are asked. */
  next: Place | null = null;
  /** Whether the learner has gone on after the end of the lesson. */
  playsOn = false;
  private readonly again: Match;
  private readonly heard: Entry[] = [];
  private last: Seat = -1;

  constructor(
    readonly lesson: Lesson,
    readonly setup: Setup,
    game: AnyGame,
  ) {
    this.again = Match.start(game, { ...setup, quiet: true });
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

  /** The turn the learner is in, or would begin by answering. */
  get now(): Taken | null {
    return this.next ? { ...this.next, own: [], after: [] } : (this.turns.at(-1) ?? null);
  }

  /** Nothing of the lesson is left to be said. */
  get isComplete(): boolean {
    const { now, lesson } = this;
    const rounds = lesson.rounds.length;
    if (!now || now.round >= rounds) return now !== null;
    return now.round === rounds - 1 && now.fits && isTaken(stepsOf(lesson, now).left);
  }

  private hear(seat: Seat, key: string): void {
    const question = this.again.pending.asks.find((ask) => ask.seat === seat)?.question ?? '';
    const given = { seat, question, key };
    if (seat !== this.lesson.learner) (this.turns.at(-1)?.after ?? this.before).push(given);
    else {
      this.playsOn ||= this.isComplete;
      if (this.next || this.last !== seat) this.turns.push({ ...(this.next ?? this.place(false)), own: [], after: [] });
      this.turns.at(-1)!.own.push(given);
    }
    this.last = seat;
    this.again.answer(seat, key);
  }

  private lookAhead(): void {
    const { learner, pace } = this.lesson;
    const isAsked = this.again.pending.asks.some(({ seat }) => seat === learner);
    const next = isAsked ? this.place(true) : null;
    const isBegun = this.last === learner && !(pace === 'facts' && next?.fits);
    this.next = isBegun ? null : next;
  }

  /** `asked`: only a question shows whether the lesson fits. */
  private place(asked: boolean): Place {
    const { rounds, pace, learner } = this.lesson;
    const isFitting = ({ fits = {} }: Round) => asked && holds(fits, this.again.view(learner));
    if (pace === 'turns') {
      const round = this.turns.length;
      return { round, fits: round < rounds.length && isFitting(rounds[round]) };
    }
    const reached = this.turns.findLast((turn) => turn.fits)?.round ?? -1;
    if (reached === rounds.length - 1) return { round: rounds.length, fits: false };
    const found = rounds.findIndex((round, i) => i > reached && isFitting(round));
    return found < 0 ? { round: Math.max(0, reached), fits: false } : { round: found, fits: true };
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

const holds = (facts: Facts, view: unknown): boolean =>
  Object.entries(facts).every(([path, value]) => at(view, path) === value);

const at = (view: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as { [name: string]: unknown } | undefined)?.[name], view);

// ---- what to say

export type Hint = {
  /** From 0; the number of rounds when the lesson is over. */
  readonly round: number;
} & (
  | { readonly kind: 'step'; readonly step: Step; readonly strayed: boolean }
  /** The position is not the lesson's: a word on the question that waits. */
  | { readonly kind: 'tip'; readonly question: string; readonly strayed: boolean }
  /** `on`: the round that was played just as the lesson has it. */
  | { readonly kind: 'meanwhile'; readonly on: Round | null }
  /** `over` once the learner plays on alone. */
  | { readonly kind: 'end'; readonly over: boolean }
);

export function hintFor(lesson: Lesson, match: Match): Hint {
  const past = pastOf(lesson, match);
  const { now, playsOn } = past;
  const pending = match.pendingFor(lesson.learner);
  const ask = pending.asks.find(({ seat }) => seat === lesson.learner);
  const rounds = lesson.rounds.length;
  if (playsOn || match.standing || (ask && past.isComplete)) return { kind: 'end', over: playsOn, round: rounds };
  const round = now?.round ?? 0;
  if (!ask || !now) return { kind: 'meanwhile', on: now && wholly(lesson, now), round };

  const { left, strayed, lastStrayed } = stepsOf(lesson, now);
  const offered = new Set([...ask.options, ...pending.interrupts.flatMap(({ options }) => options)]);
  const applies = ({ question, about, answer, fits }: Step) =>
    question === ask.question &&
    (answer === undefined || offered.has(answer)) &&
    Object.entries(about ?? {}).every(([name, value]) => ask.about[name] === value) &&
    (fits === undefined || holds(fits, match.view(lesson.learner)));
  // Steps may be taken in any order; after a step of one's own the next one can still make sense, and what says when.
  const open = strayed ? left.filter(({ fits }, i) => i === 0 || fits) : left;
  const step = now.fits ? open.find(applies) : undefined;
  return step
    ? { kind: 'step', step, strayed: lastStrayed, round }
    : { kind: 'tip', question: ask.question, strayed: now.fits && lastStrayed, round };
}

/** The round, if the turn was all of it and nothing else. */
function wholly(lesson: Lesson, turn: Taken): Round | null {
  const { left, strayed } = stepsOf(lesson, turn);
  return turn.fits && !strayed && isTaken(left) ? lesson.rounds[turn.round] : null;
}

/** Whether nothing is missing when these steps were not taken. */
const isTaken = (left: readonly Step[]): boolean => left.every(({ maybe }) => maybe);

/**
 * The steps of a turn's round that were not taken yet; strayed when an answer was none of them. Where chance has a say
 * the round does not know every question: there only who answers one of its steps otherwise has strayed.
 */
function stepsOf({ rounds }: Lesson, { round, own }: Taken) {
  const left = [...(rounds[round]?.steps ?? [])];
  const isOpen = left.some(({ answer, maybe }) => maybe || answer === undefined);
  let strayed = false;
  let lastStrayed = false;
  for (const { question, key } of own) {
    const taken = left.findIndex((step) => step.question === question && (step.answer ?? key) === key);
    lastStrayed = taken < 0 && (!isOpen || left.some((step) => step.question === question));
    strayed ||= lastStrayed;
    if (taken >= 0) left.splice(taken, 1);
  }
  return { left, strayed, lastStrayed };
}

// ---- what the others do

/** What the lesson has another seat answer now; null where it leaves that to the bot, or waits for the learner. */
export function prompt(lesson: Lesson, { match }: Pick<Table, 'match'>): { seat: Seat; key: string } | null {
  const { asks } = match.pending;
  if (asks.some(({ seat, kind }) => seat === lesson.learner && kind !== 'sealed')) return null;
  const { turns, before } = pastOf(lesson, match);
  const turn = turns.at(-1);
  const said = turn?.after ?? before;
  const script = turn ? turn.fits && lesson.rounds[turn.round].others : lesson.before;
  for (const { seat, answers } of script || []) {
    const ask = asks.find((each) => each.seat === seat);
    const done = said.filter((one) => one.seat === seat).map(({ key }) => key);
    const key = answers[done.length];
    const onScript = done.every((each, i) => each === answers[i]);
    if (ask && onScript && ask.options.includes(key)) return { seat, key };
  }
  return null;
}

// ---- words

/** Parameters that every sentence of a lesson may use: the seats by role, and what the lesson names. */
export function namesIn(lesson: Lesson, say: (message: Message) => string): { [name: string]: Said } {
  const rivals = Array.from({ length: lesson.seats }, (_, seat) => seat).filter((seat) => seat !== lesson.learner);
  const named = Object.entries(lesson.names ?? {});
  return {
    you: { seat: lesson.learner },
    ...Object.fromEntries(rivals.map((seat, i) => [`rival${i + 1}`, { seat }])),
    ...Object.fromEntries(named.map(([name, it]) => [name, typeof it === 'number' ? { seat: it } : say({ id: it })])),
  };
}

/** The pages of a text: <id>.1, <id>.2 and so on, as far as there are words. */
export function pagesOf(id: string, has: (id: string) => boolean): string[] {
  const pages: string[] = [];
  while (has(`${id}.${pages.length + 1}`)) pages.push(`${id}.${pages.length + 1}`);
  return pages;
}
