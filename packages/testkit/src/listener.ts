/**
 * Says everything a game can say on the way, in every language it has: questions, options, what is thrown in, what is
 * refused and why, events as each viewer is told them, and how the end is counted. A sentence that reads wrongly stops
 * it, with the game's seed and the place in the rules.
 */
import { createSpeaker, type GameModule, type Message, questionOf, type Speaker } from '@tabard/content';
import { Match, type PendingAsk, quickStream, type Seat, type Setup, type Stream, type Viewer } from '@tabard/kernel';
import { type Move, randomMove } from './moves';

export const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
const NO_SUCH_KEY = 'no such option';

/** How a game is played while somebody listens. */
export interface Hearing {
  /** So many answers at most; without it, the whole game. */
  readonly answers?: number;
  /** What is answered before chance takes over. */
  readonly first?: readonly string[];
  /** What is answered then; without it, anything. */
  readonly move?: (match: Match, whims: Stream) => Move;
  /** Of the whims. */
  readonly seed?: number;
}

export class Listener {
  /** Every question, event and clause that was put into words. */
  readonly heard = new Set<string>();
  private readonly speakers: readonly Speaker[];
  private readonly said = new Set<string>();

  constructor(private readonly module: GameModule) {
    this.speakers = Object.entries(module.words).map(([language, words]) =>
      createSpeaker({ words: [words], names: NAMES, language, strict: true }),
    );
  }

  play(setup: Setup, hearing: Hearing = {}): Match {
    const match = Match.start(this.module.game, setup);
    this.follow(match, hearing);
    return match;
  }

  follow(match: Match, hearing: Hearing = {}): void {
    const { answers = Number.POSITIVE_INFINITY, first = [], move = randomMove, seed = 1 } = hearing;
    const whims = quickStream(seed);
    let told = 0;
    for (let answered = 0; ; answered++) {
      this.events(match, told);
      told = match.eventCount;
      if (match.standing || answered >= answers) break;
      this.decision(match);
      const given = first[answered];
      const { seat, key } = given ? { seat: match.pending.asks[0].seat, key: given } : move(match, whims);
      match.answer(seat, key);
    }
    if (match.standing) this.ending(match);
  }

  /** Everything that can be said of the decision that stands. */
  decision(match: Match): void {
    for (const ask of match.pending.asks) this.hear(match, ask.question, () => this.question(match, ask));
    for (const { seat, options } of match.pending.interrupts) this.options(match, seat, options);
    for (const ask of match.pending.asks) this.options(match, ask.seat, [...ask.options, ...byHand(ask)]);
    for (const ask of match.pending.asks) this.losses(match, ask);
    for (let seat = 0; seat < match.setup.seats; seat++) this.refusals(match, seat);
  }

  /** What a person is told before something is thrown away. */
  private losses(match: Match, ask: PendingAsk): void {
    const seen = match.seen(ask.seat);
    const extras = match.pending.interrupts.filter(({ seat }) => seat === ask.seat).flatMap(({ options }) => options);
    for (const key of [...ask.options, ...extras])
      this.hear(match, `loss ${key}`, () => this.module.manners.costly({ seen, ask, extras }, key));
  }

  private question(match: Match, ask: PendingAsk): Message {
    return this.module.speech.question(match.seen(ask.seat), ask);
  }

  private options(match: Match, seat: Seat, keys: readonly string[]): void {
    const seen = match.seen(seat);
    for (const key of keys) {
      const ask = questionOf(match.pending, (whose) => match.refusals(whose), seat, key);
      this.hear(match, `option ${key}`, () => this.module.speech.option(seen, seat, key, ask));
    }
  }

  private refusals(match: Match, seat: Seat): void {
    const { speech, game } = this.module;
    const refused = match.refusals(seat);
    const seen = refused.length > 0 ? match.seen(seat) : null;
    const ask = match.pending.asks.find((one) => one.seat === seat) ?? null;
    for (const { key, why, interrupt } of refused) {
      this.hear(match, `refused ${key}`, () => speech.option(seen!, seat, key, interrupt ? null : ask));
      this.hear(match, why.clause, () => speech.refusal(why, game.content));
    }
    for (const key of [NO_SUCH_KEY, ...(ask ? outOfHand(ask) : [])]) {
      const why = match.explain(seat, key)!;
      this.hear(match, why.clause, () => speech.refusal(why, game.content));
    }
  }

  private events(match: Match, from: number): void {
    const viewers: Viewer[] = [...Array(match.setup.seats).keys(), null, 'everything'];
    for (const viewer of viewers) {
      for (const event of match.eventsFor(viewer, from)) {
        this.hear(match, event.type, () => this.module.speech.event(event, this.module.game.content));
      }
    }
  }

  private ending(match: Match): void {
    const { scoring, speech, game } = this.module;
    const seen = match.seen('everything');
    for (let seat = 0; seat < match.setup.seats; seat++) {
      for (const { what, points } of scoring?.(seen, seat) ?? []) {
        this.hear(match, `scoring ${what.id}`, () => what);
        if (!Number.isSafeInteger(points)) throw new Error(`${what.id} scores ${points} (${placeOf(match)})`);
      }
      const why = match.explain(seat, NO_SUCH_KEY)!;
      this.hear(match, why.clause, () => speech.refusal(why, game.content));
    }
  }

  /** Says it in every language; what was said before is right already. */
  say(what: string, message: Message | null): void {
    this.heard.add(what.split(' ')[0]);
    if (message === null || !this.isNew(message)) return;
    for (const speaker of this.speakers) readAloud(speaker.say(message));
  }

  private hear(match: Match, what: string, message: () => Message | null): void {
    try {
      this.say(what, message());
    } catch (error) {
      throw new Error(`${what}: ${(error as Error).message}\n${placeOf(match)}`, { cause: error });
    }
  }

  private isNew(message: Message): boolean {
    const before = this.said.size;
    return this.said.add(plainly(message)).size > before;
  }
}

/** Two figures side by side are heard as one: "schickt mit 5 5 Schergen". */
const DOUBLED = /\d \d/;

function readAloud(sentence: string): void {
  if (DOUBLED.test(sentence)) throw new Error(`read aloud, two numbers run together: ${sentence}`);
}

/** A value that JSON would leave out or take for another must not pass for what was said before. */
const plainly = (message: Message): string =>
  isPlain(message)
    ? JSON.stringify(message)
    : JSON.stringify(message, (_, value) => (isOdd(value) ? `<${value}>` : value));

const isOdd = (value: unknown): boolean =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value));

/** Nearly all are: without anybody looking on, JSON is written ten times as quickly. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !isOdd(value);
  for (const name in value) if (!isPlain((value as { [name: string]: unknown })[name])) return false;
  return true;
}

/** A hand's numbers: the least of each. */
const byHand = ({ input }: PendingAsk): string[] => (input ? [input.map(({ min }) => min).join()] : []);

/** One past each bound, and more numbers than there are fields. */
const outOfHand = ({ input }: PendingAsk): string[] => {
  if (!input) return [];
  const least = input.map(({ min }) => min);
  const tooMany = [...least, ...Array.from({ length: input[input.length - 1].upTo ?? 1 }, () => 0)].join();
  return [...input.map((_, i) => least.map((min, j) => (i === j ? min - 1 : min)).join()), tooMany];
};

const placeOf = (match: Match): string => {
  const { seats, seed, options } = match.setup;
  const table = Object.entries(options ?? {}).map(([id, value]) => `${id}=${value}`);
  return `seed "${seed}", ${seats} seats, ${table.join(' ') || 'usual options'}, answer ${match.answers}, ${match.where}`;
};
