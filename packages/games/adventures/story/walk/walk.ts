/** One party through one book, and what it met: entries, what it gained and lost, how long it took. */
import { type AnyGame, type AskOf, asEventOf, type GameEvent, Match, type Plain, quickStream } from '@tabard/kernel';
import type { Content } from '../../content';
import type { Storybook } from '../../content/storybook';
import { adventuresWith } from '../../rules';
import type { Seen } from '../../rules/board';
import type { AdventuresEvent } from '../../rules/events';
import { questions } from '../../rules/keys';
import type { AdventuresAsks } from '../../rules/questions';
import type { Option } from '../../solver';
import { numberOf } from '../seed';
import type { BookWords } from '../words';
import { PartyMind, type Temper } from './minds';
import { broughtTo } from './start';

export interface WalkSetup {
  readonly seats: number;
  readonly temper: Temper;
  readonly legendary: boolean;
  readonly number: number;
  readonly seed: string;
}

export interface Walked {
  /** How often each entry was opened. */
  readonly opened: { readonly [label: string]: number };
  readonly ended: boolean;
  /** Why it did not end. */
  readonly trouble: string | null;
  readonly xp: number;
  readonly gold: number;
  readonly rare: number;
  readonly rests: number;
  readonly deaths: number;
  /** Given by the story, per player. */
  readonly recovery: number;
  readonly checks: number;
  readonly passed: number;
  readonly fights: number;
  readonly won: number;
  readonly decisions: number;
  readonly words: number;
}

/** A walk that goes on longer than that goes on for ever. */
const MOST_ANSWERS = 20_000;

/** `content` holds the book; `words` are its texts by id (`A.read`). */
export function walkBook(content: Content, book: Storybook, words: BookWords, setup: WalkSetup): Walked {
  const { match, trouble } = playBook(content, book, setup);
  return { ...measure(match.eventsFor('everything'), content, book, words, setup.seats), trouble };
}

export interface Played {
  readonly match: Match;
  readonly trouble: string | null;
}

/** Answers a question itself; null leaves it to the mind. */
export type Steer = (ask: AskOf<AdventuresAsks>) => Option | null;

/** A whole book. */
export function playBook(
  content: Content,
  book: Storybook,
  { seats, temper, legendary, number, seed }: WalkSetup,
  steer: Steer = () => null,
): Played {
  const brought = broughtTo(content, book, seats, legendary, number);
  const match = startBook(content, book, { seats, legendary, seed, brought });
  return play(match, new PartyMind(temper, quickStream(numberOf(`${seed}:${number}`))), isOver, steer);
}

interface Beginning extends Pick<WalkSetup, 'seats' | 'legendary' | 'seed'> {
  readonly brought: Plain;
}

export function startBook(content: Content, book: Storybook, { seats, legendary, seed, brought }: Beginning): Match {
  const game: AnyGame = adventuresWith(content, {});
  const { kind } = book.adventure;
  const options = {
    book: kind === 'main' ? 'next' : kind,
    mode: legendary && kind !== 'tutorial' ? 'legendary' : 'normal',
  };
  return Match.start(game, { seats, options, seed, unattended: true, brought }) as Match;
}

/** Until `isOver`; what goes wrong on the way is told, not thrown. */
export function play(
  match: Match,
  mind: PartyMind,
  isOver: (match: Match) => boolean = () => false,
  steer: Steer = () => null,
): Played {
  try {
    while (!match.standing && match.answers < MOST_ANSWERS && !isOver(match)) {
      const { asks } = match.pending;
      const seen = match.seen('everything') as Seen;
      const ask = questions.of(asks[0], seen.content);
      const steered = steer(ask);
      if (steered !== null) match.answer(ask.seat, questions.key(ask.question, steered, seen.content));
      else {
        const { seat, key } = mind.answer(seen, asks);
        match.answer(seat, key);
      }
    }
    const isEndless = !match.standing && !isOver(match);
    return { match, trouble: isEndless ? `no end after ${match.answers} answers, at ${match.where}` : null };
  } catch (error) {
    return { match, trouble: (error as Error).message };
  }
}

/** After THE END only guild and market are left: the story is told. */
const isOver = (match: Match): boolean =>
  ['guild', 'market', 'limit', 'save'].includes((match.board as { stage: string }).stage);

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

export function measure(
  events: readonly GameEvent[],
  content: Content,
  book: Storybook,
  words: BookWords,
  seats: number,
): Omit<Walked, 'trouble'> {
  const opened: { [label: string]: number } = {};
  let [xp, gold, rare, rests, deaths, recovered, checks, passed, fights, won, decisions, read] = new Array<number>(
    12,
  ).fill(0);
  let ended = false;
  /** Recovery by rests, cards and deaths is no gift of the story. */
  let isOwn = false;
  const prefix = `${book.adventure.id}.`;
  const count = (id: string) => {
    read += wordsIn(words[id.startsWith(prefix) ? id.slice(prefix.length) : id] ?? '');
  };
  for (const it of events.map(asEventOf<AdventuresEvent>)) {
    if (it.type === 'xp.changed') xp += Math.max(0, it.by);
    else if (it.type === 'gold.changed') gold += Math.max(0, it.by);
    else if (it.type === 'card.gained') rare += content.cards[it.card].deck === 'rare' ? 1 : 0;
    else if (it.type === 'death.marked') deaths += 1;
    else if (it.type === 'recovered') recovered += isOwn ? 0 : it.amount;
    else if (it.type === 'chosen') decisions += 1;
    else if (it.type === 'line.resolved') count(it.text);
    else if (it.type === 'text.read') it.texts.forEach(count);
    else if (it.type === 'rests') rests += 1;
    else if (it.type === 'check.over') [checks, passed] = [checks + 1, passed + (it.passed ? 1 : 0)];
    else if (it.type === 'combat.over') [fights, won] = [fights + 1, won + (it.won ? 1 : 0)];
    else if (it.type === 'entry.opened') {
      const { label } = it;
      opened[label] = (opened[label] ?? 0) + 1;
      ended ||= label === 'THE_END';
      isOwn = label.startsWith('Death-');
    }
    if (it.type === 'rests' || it.type === 'check.begins' || it.type === 'combat.begins') isOwn = true;
    if (it.type === 'chosen' || it.type === 'check.over' || it.type === 'combat.over') isOwn = false;
  }
  const recovery = Math.round(recovered / seats);
  return {
    opened,
    ended,
    xp,
    gold,
    rare,
    rests,
    deaths,
    recovery,
    checks,
    passed,
    fights,
    won,
    decisions,
    words: read,
  };
}
