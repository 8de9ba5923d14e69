/**
 * What the strongest bot of a game would do in a person's place, and what comes of it: it plays on in games that it
 * imagines, in which all that the seat may not know is made up (`Match.imagine`), so its advice tells no secret. All it
 * says is counted: so many games were imagined, so many of them won, by so many points, and in so many of them soon came
 * what the game calls a sign (`omens`). It never looks past a question that is veiled.
 */
import type { GameModule, Message, Sign } from '@tabard/content';
import {
  type Bot,
  Chair,
  type GameEvent,
  type Match,
  type PendingAsk,
  playOne,
  quickStream,
  type Seat,
  type Standing,
  seatBot,
  seatBots,
} from '@tabard/kernel';

export type Advised = Pick<GameModule, 'bots' | 'isCoop' | 'world' | 'omens' | 'turnEvent' | 'scoring'>;

/** What came of an answer in the games that were imagined. */
export interface Tally {
  readonly key: string;
  readonly games: number;
  /** Of these so many were played to their end: the others stopped where it is veiled what comes. */
  readonly ended: number;
  /** Shared wins count in parts. */
  readonly won: number;
  /** The lead over the best of the others, or where all are one party its score: summed up. */
  readonly points: number;
  /** What came soon after, and in how many of the games. */
  readonly signs: readonly CountedSign[];
  /** What the seat's own points were made of in the end, where the game says so: summed up. */
  readonly parts: readonly Part[];
}

export interface Part {
  readonly what: Message;
  readonly points: number;
}

export interface CountedSign extends Sign {
  readonly games: number;
}

export interface Advice {
  /** The bot that speaks. */
  readonly bot: string;
  /** What it would do. */
  readonly key: string;
  /** Its own answer first, then others that were weighed against it. */
  readonly tallies: readonly Tally[];
  /** Why, as far as the seat can see it. */
  readonly reason: Message | null;
}

export interface Effort {
  /** So many games are imagined for each answer. */
  readonly games: number;
  /** So many other answers are weighed against the bot's own. */
  readonly others: number;
  /** Of what is made up. */
  readonly seed: number;
}

/** Weakest to strongest, so the last. */
export const strongest = ({ bots }: Pick<Advised, 'bots'>): Bot => bots[bots.length - 1];

export const askOf = (match: Match, seat: Seat): PendingAsk | undefined =>
  match.pendingFor(seat).asks.find((ask) => ask.seat === seat);

/** What this bot would answer at this seat. It sees what the seat sees. */
export function wordOf(bot: Bot, match: Match, seat: Seat, seed: number): string | null {
  const ask = askOf(match, seat);
  return ask ? seatBot(bot, new Chair(match, seat, quickStream(seed))).choose(ask) : null;
}

/** After each imagined game what is known so far; null where this seat is not asked. */
export function* advise(module: Advised, match: Match, seat: Seat, effort: Effort): Generator<Advice, Advice | null> {
  const bot = strongest(module);
  const key = wordOf(bot, match, seat, effort.seed);
  if (key === null) return null;
  const ask = askOf(match, seat)!;
  const reason = module.omens?.reason?.({ seen: match.seen(seat), ask }, key) ?? null;
  const isVeiled = module.omens?.veils?.(ask.question) ?? false;
  const keys = isVeiled ? [key] : [key, ...othersThan(key, module, match, seat, effort)];
  let tallies = keys.map(nothingOf);
  const advice = (): Advice => ({ bot: bot.id, key, tallies, reason });
  yield advice(); // What it would do need not wait for why.
  if (isVeiled) return advice();
  for (let game = 0; game < effort.games; game++) {
    // The same dice and the same hidden cards for every answer: what differs comes from the answer.
    const seed = effort.seed + game + 1;
    for (const [at, tally] of tallies.entries()) {
      tallies = tallies.with(at, withGame(tally, imagineOn(module, match, seat, tally.key, seed), seat, module));
      yield advice();
    }
  }
  return advice();
}

export const nothingOf = (key: string): Tally => ({ key, games: 0, ended: 0, won: 0, points: 0, signs: [], parts: [] });

/** What became of an imagined game: how it ended, if it was played so far, and what was heard soon. */
export interface Imagined {
  readonly standing: Standing | null;
  readonly signs: readonly Sign[];
  readonly parts: readonly Part[];
}

/**
 * How it goes on when the seat answers so and the strongest bots play from there: to the end, or to a question that is
 * veiled (`pastVeils`: the game is over and the book was read). Null: they come to no end.
 */
export function imagineOn(
  module: Advised,
  match: Match,
  seat: Seat,
  key: string,
  seed: number,
  pastVeils = false,
): Imagined | null {
  const { signs, hear } = listening(module, match, seat);
  const thought = match.imagine(seat, seed, module.world?.bulk, hear);
  const veils = (question: string) => !pastVeils && (module.omens?.veils?.(question) ?? false);
  thought.answer(seat, key);
  const players = seatBots(thought, new Array<Bot>(thought.setup.seats).fill(strongest(module)), seed);
  const last = thought.answers + FAR_ENOUGH;
  while (!thought.standing && thought.answers < last) {
    if (thought.pending.asks.some(({ question }) => veils(question))) return { standing: null, signs, parts: [] };
    playOne(thought, players);
  }
  const { standing } = thought;
  return standing && { standing, signs, parts: module.scoring?.(thought.seen('everything'), seat) ?? [] };
}

/** Answers after which an imagined game is let go: longer than any of our games with bots. */
const FAR_ENOUGH = 3000;

/** Each sign once a game, and only what comes soon. */
function listening({ omens, turnEvent = 'turn.begins' }: Advised, match: Match, seat: Seat) {
  const signs: Sign[] = [];
  if (!omens) return { signs, hear: null };
  let turns = 0;
  const hear = (event: GameEvent) => {
    if (event.type === turnEvent) turns += 1;
    const sign = turns <= omens.turns ? omens.sign(event, seat, match.game.content) : null;
    if (sign && !signs.some((each) => isSame(each, sign))) signs.push(sign);
  };
  return { signs, hear };
}

const isSame = (one: { readonly what: Message }, two: { readonly what: Message }): boolean =>
  JSON.stringify(one.what) === JSON.stringify(two.what);

export function withGame(tally: Tally, imagined: Imagined | null, seat: Seat, { isCoop = false }: Advised): Tally {
  if (!imagined) return tally;
  const { standing } = imagined;
  const { key, games, ended, won, points } = tally;
  const heard = imagined.signs.filter((sign) => !tally.signs.some((known) => isSame(known, sign)));
  return {
    key,
    games: games + 1,
    ended: ended + (standing ? 1 : 0),
    won: won + (standing ? shareOf(standing, seat, isCoop) : 0),
    points: points + (standing ? pointsOf(standing, seat, isCoop) : 0),
    signs: [
      ...tally.signs.map((known) => ({
        ...known,
        games: known.games + (imagined.signs.some((sign) => isSame(known, sign)) ? 1 : 0),
      })),
      ...heard.map(({ what, good }) => ({ what, good, games: 1 })),
    ],
    parts: summed(tally.parts, imagined.parts),
  };
}

function summed(before: readonly Part[], more: readonly Part[]): Part[] {
  const known = before.map(({ what, points }) => {
    const part = more.find((each) => isSame(each, { what }));
    return { what, points: points + (part?.points ?? 0) };
  });
  return [...known, ...more.filter((part) => !known.some((each) => isSame(each, part)))];
}

function shareOf({ places }: Standing, seat: Seat, isCoop: boolean): number {
  if (places[seat] !== 1) return 0;
  return isCoop ? 1 : 1 / places.filter((place) => place === 1).length;
}

function pointsOf({ scores }: Standing, seat: Seat, isCoop: boolean): number {
  const rivals = isCoop ? [] : scores.filter((_, other) => other !== seat);
  return rivals.length === 0 ? scores[seat] : scores[seat] - Math.max(...rivals);
}

/** What weaker bots would do first, then any other answer: a bad one has no business on the scales. */
function othersThan(key: string, module: Advised, match: Match, seat: Seat, { others, seed }: Effort): string[] {
  const options = askOf(match, seat)?.options ?? [];
  const words = module.bots.slice(0, -1).map((bot) => wordOf(bot, match, seat, seed));
  const found = new Set<string>();
  for (const other of [...words.reverse(), ...options])
    if (other !== null && other !== key && options.includes(other)) found.add(other);
  return [...found].slice(0, others);
}

/** The sign that speaks most for an answer: how often it came, and how often after the other that it is held against. */
export interface Telling {
  readonly what: Message;
  readonly own: number;
  readonly games: number;
  /** Null: it tells this answer from no other. */
  readonly other: { readonly key: string; readonly came: number; readonly games: number } | null;
}

/** Of ten games each, three more or fewer: less may be luck. */
export const CLEARLY = 0.3;

/**
 * What is wished for and came clearly more often than after another answer, or is feared and came less; where no sign
 * speaks for it so, what is wished for and came most often. Null: nothing of the kind was heard often enough.
 */
export function telling([own, ...others]: readonly Tally[]): Telling | null {
  const came = (tally: Tally, sign: Sign) => tally.signs.find((each) => isSame(each, sign))?.games ?? 0;
  let best: Telling | null = null;
  let most = CLEARLY;
  for (const other of others)
    for (const sign of [...own.signs, ...other.signs]) {
      const more = came(own, sign) / own.games - came(other, sign) / other.games;
      if ((sign.good ? more : -more) < most || own.games === 0 || other.games === 0) continue;
      if (best && (sign.good ? more : -more) === most) continue; // The first of several: what comes sooner.
      most = sign.good ? more : -more;
      const against = { key: other.key, came: came(other, sign), games: other.games };
      best = { what: sign.what, own: came(own, sign), games: own.games, other: against };
    }
  return best ?? likeliest(own);
}

function likeliest({ signs, games }: Tally): Telling | null {
  const hoped = signs.filter((sign) => sign.good && sign.games / games >= CLEARLY);
  if (hoped.length === 0) return null;
  const sign = hoped.reduce((first, next) => (next.games > first.games ? next : first));
  return { what: sign.what, own: sign.games, games, other: null };
}

/** The part of the points that an answer brings most of, on average, against another answer. */
export interface TellingPart {
  readonly what: Message;
  readonly own: number;
  readonly other: { readonly key: string; readonly points: number };
}

/** A point or more a game; null: no part differs so much. */
export function tellingPart([own, ...others]: readonly Tally[]): TellingPart | null {
  const mean = (tally: Tally, what: Message) =>
    (tally.parts.find((each) => isSame(each, { what }))?.points ?? 0) / tally.ended;
  let best: TellingPart | null = null;
  let most = 1;
  for (const other of others)
    for (const { what } of own.parts) {
      const more = mean(own, what) - mean(other, what);
      if (own.ended === 0 || other.ended === 0 || more < most || (best && more === most)) continue;
      most = more;
      best = { what, own: mean(own, what), other: { key: other.key, points: mean(other, what) } };
    }
  return best;
}
