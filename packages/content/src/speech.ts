/**
 * How a game speaks. The rules emit facts and keys; a game's `speech` turns them into messages (an id and parameters)
 * and a speaker turns messages into sentences of a language. Nothing here knows a rule.
 */
import type {
  AnyGame,
  Bot,
  GameEvent,
  Judgement,
  PendingAsk,
  Plain,
  Seat,
  Seen,
  Standing,
  TableOptions,
  Verdict,
  Why,
} from '@tabard/kernel';
import type { CharacterExport } from './hero';
import type { Manners } from './manners';
import type { Omens } from './omens';

/** A parameter: a value, a seat (its name is put in), another message, or a list of these ("3, 4 and red 7"). */
export type Said = string | number | Message | { readonly seat: Seat } | readonly Said[];

/** `id` is a path in the game's messages, e.g. "events.attack"; the words may use ICU plurals and selects. */
export interface Message {
  readonly id: string;
  readonly with?: { readonly [parameter: string]: Said };
}

/** Messages of one language: nested records of ICU sentences. Keys may contain dots ("DM-4.3"). */
export type Words = { readonly [key: string]: string | Words };

/** `seen` is what the seat sees (match.seen(seat)), never more. */
export interface Speech<B = unknown, C = unknown> {
  /** What is asked, in a sentence. */
  question(seen: Seen<B, C>, ask: PendingAsk): Message;
  /** What a button says: the deed with its consequence. `ask` is null for what is thrown in at any time. */
  option(seen: Seen<B, C>, seat: Seat, key: string, ask: PendingAsk | null): Message;
  /** A line of the log; null for what needs no words. */
  event(event: GameEvent, content: C): Message | null;
  /** Why something is not possible. */
  refusal(why: Why, content: C): Message;
  /** For a game that nobody wins: what has come to its end. Without it the places tell. */
  ending?(seen: Seen<B, C>): Ending;
}

export interface Ending {
  readonly title: Message;
  /** What it left behind. */
  readonly text: Message | null;
}

/** Where something comes from that outlasts a game: what a table knows of it, and no rule. */
export interface Origin {
  readonly seed: string;
  /** Of the game's record: whoever has that can have it judged and the thing compared (`vouches`). */
  readonly seal: string;
  readonly finishedAt: string;
  /** Who played at a seat, and what its character is called, if it was given a name. */
  readonly player: (seat: Seat) => string;
  readonly character: (seat: Seat) => string | undefined;
  /** In the language of whoever takes it along. */
  readonly say: (message: Message) => string;
}

/** All that an app needs of a game. Every game package exports one as its default. */
export interface GameModule {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the board is the game's own affair
  readonly speech: Speech<any, any>;
  /** How its questions are put to a person: what is a default, what costs, what goes without saying. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly manners: Manners<any, any>;
  /** What a hint speaks of beside winning. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly omens?: Omens<any, any>;
  readonly words: { readonly [language: string]: Words };
  /** Weakest to strongest. */
  readonly bots: readonly Bot[];
  /** Positions in the game's own words, for scenarios. */
  readonly scenarios?: {
    // biome-ignore lint/suspicious/noExplicitAny: see above
    position?(board: any, given: { readonly [name: string]: Plain }, game: AnyGame): void;
    outcome?(label: string, given: Plain): Plain;
  };
  /** All win or lose together: nobody has a place or a score of their own, and who plays several seats is one person. */
  readonly isCoop?: boolean;
  /** It ends, and nobody has won or lost: a story was told to its end. */
  readonly hasNoWinner?: boolean;
  /** What a seat's score is made of, for the end screen; `seen` is everything then. */
  readonly scoring?: (seen: AnySeen, seat: Seat) => readonly { readonly what: Message; readonly points: number }[];
  /** Events that a moment of the game is remembered by, the weightiest first. */
  readonly headlines?: readonly string[];
  /**
   * What outlasts a game and may be brought to another one (a party, a campaign, heroes); null: nothing does. Where it must
   * say from which game it comes (a hero), nothing does without `origin`.
   */
  readonly keeps?: (seen: AnySeen, standing: Standing, origin?: Origin) => Plain | null;
  /** The event that begins a step one looks back on: a turn, a round. Without it: turn.begins. */
  readonly turnEvent?: string;

  // ---- what only some kinds of game have

  /** Its games go on from one another: what one keeps is brought to the next, and one file holds them all. */
  readonly campaigns?: Campaigns;
  /** It is read aloud. */
  readonly books?: Books;
  /** Out of its games come heroes, who walk into others. */
  readonly heroes?: Heroes;
  /** In it something really happens outside of the rules: a die is thrown. */
  readonly world?: World;
}

export interface Campaigns {
  /** So set up a game belongs to none (a tutorial). */
  standsAlone(options: TableOptions): boolean;
}

export interface Books {
  /** More words, which only this match needs (the prose of the book that is open): a page fetches them before it tells. */
  tale(seen: AnySeen, language: string): Promise<Words>;
  /** Events in which it is read: nobody decides before they were on the screen, however low that is. */
  readonly aloud: readonly string[];
}

export interface Heroes {
  /**
   * Whether something that was brought elsewhere left this game exactly so, as its record was judged: null. `other`: it names
   * another game; else what is wrong, in a sentence.
   */
  vouches(brought: Plain, judged: Judgement): { readonly other: boolean; readonly wrong: string } | null;
  /** The same of a hero by itself, with all that was found. */
  check(hero: CharacterExport, judged: Judgement): HeroCheck;
}

export interface HeroCheck {
  /**
   * holds: it left that game exactly so. changed: it did not, and `where` says in what. otherGame: the record is not
   * the one it names. notOver: nobody in it is finished. arranged: that game's results were written beforehand, so
   * nothing is proved by it. refused: the record itself does not hold.
   */
  readonly kind: 'holds' | 'changed' | 'otherGame' | 'notOver' | 'arranged' | 'refused';
  readonly where: readonly string[];
  /** What was found about the record. */
  readonly record: Verdict;
}

export interface World {
  /** What must be awake before the first step (an engine); a page waits for it whenever it fetches the game. */
  ready(): Promise<void>;
  /** Options that many games at once are played with, unless somebody says otherwise: a model instead of physics. */
  readonly bulk: TableOptions;
}

// biome-ignore lint/suspicious/noExplicitAny: see above
type AnySeen = Seen<any, any>;
