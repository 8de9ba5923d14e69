/** What the house must know of a game before one of its doors is opened; everything heavy stands behind a door. */
import type { GameModule, Message, Said, Words } from '@tabard/content';
import type { CharacterExport } from '@tabard/content/hero';
import type { GameEvent, PendingAsk, Plain, Seat, Seen, TableOptions } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import type { ComponentType, ReactNode } from 'react';
import type { Icon } from './design/icon';
import type { HandPlace } from './room/frame/frame';
import type { KeyLine } from './room/keys';
import type { AmbienceName } from './sound/ambience';
import type { AnyStaging } from './stage/staging';
import type { Sign } from './symbols/signs';
import type { FaceWords, PageWords } from './words/words';

/**
 * Everything the page has of a game. `module.ts` beside it is the way to the rules for those who want no pictures, the
 * workers; a game that has one can be played.
 */
export interface GameFace {
  readonly id: string;
  readonly emblem: Icon;
  /** The table's own light: on dark and under ink, and as text on paper. */
  readonly bright: string;
  readonly deep: string;
  readonly players: readonly [fewest: number, most: number];
  /** Null for a campaign of many evenings. */
  readonly minutes: number | null;
  /** 1 to 5. */
  readonly weight: number;
  /** The picture on its card. */
  readonly Scene: ComponentType;
  /** Its name and a sentence: `tables.<id>`. */
  readonly words: FaceWords;
  /** How its options are laid out where a table is set. */
  readonly options?: OptionsLayout;
  /** What "sit down" opens: these options, and a person at these seats. Without it: the usual, one person first. */
  readonly quick?: QuickStart;
  /** What "sit down" opens for somebody who wants it gentle. */
  readonly gentle: GentleStart;
  /** How the deal of the day is laid, the oldest rule first. */
  readonly deal: readonly [DealRule, ...DealRule[]];

  // ---- the doors

  /** What its pages say, `<id>.…`: learned with the first door that is opened. */
  readonly pageWords?: PageWords;
  /** Rules, words and board, fetched when somebody sits down. */
  readonly room: () => Promise<GameRoom>;
  /** The law as its law.<language>.md has it. English decides; another language is a translation. */
  readonly law?: { readonly en: LawText; readonly [language: string]: LawText };
  /** The game on one page, with pictures. */
  readonly onePage?: () => Promise<ComponentType>;
  /** The guided first game. */
  readonly guide?: () => Promise<Guide>;
  /** Its games go on from one another: how a party is drawn, and what its games are called. */
  readonly campaign?: () => Promise<CampaignFace>;
  /** Its finished characters are heroes whom other games welcome: where they are looked at. */
  readonly hall?: () => Promise<Hall>;
  /** A place to practise what this game asks of a hand, without a game. */
  readonly practice?: () => Promise<ComponentType>;
  /** Where its authors work. */
  readonly workshop?: () => Promise<Workshop>;
}

export interface Workshop {
  readonly Page: ComponentType;
  /** The table on which what they write is tried. */
  readonly Trial: ComponentType<TrialProps>;
  /** `workshop.…`: behind the same door, because nobody else needs them. */
  readonly words: PageWords;
}

export interface TrialProps {
  readonly trials: Trials;
}

/** Tables of the house on which something is only tried: they are kept nowhere, and no record is made of them. */
export interface Trials {
  /** From a new seed. */
  lay(
    make: (seed: string) => { readonly module: GameModule; readonly table: Table },
    room: GameRoom,
  ): Promise<LaidTrial>;
  /** The table, as people sit at it. `sign` says what it is beside its name, `end` stands where a game would end. */
  readonly At: ComponentType<{ readonly laid: LaidTrial; readonly sign: ReactNode; readonly end: ReactNode }>;
}

export interface LaidTrial {
  close(): Promise<void>;
}

type LawText = () => Promise<{ readonly default: string }>;

export interface Guide {
  /** What a lesson is, the teacher knows (lesson/guide.ts). */
  readonly lesson: unknown;
  readonly words: { readonly [language: string]: Words };
  /** Options of the real game that comes after it, where the lesson was another: its page opens with them set. */
  readonly onward?: TableOptions;
}

export interface OptionsLayout {
  /** Options whose values are cards, each with its sentence and its facts (`tableOptions.<id>.values.<value>.facts`). */
  readonly cards: readonly string[];
  /** House rules: behind a fold, because nobody needs them to begin. */
  readonly house: readonly string[];
  /** Options whose values belong to values of another: those that do not go are left out, and so is one without a choice. */
  readonly belongs?: readonly string[];
  /** What whoever sits here will be, where the options settle it; null: that is settled at the table. */
  readonly roleAt?: (options: TableOptions, seat: Seat) => Message | null;
}

/** How the deal of a day is laid. What once was said of a day that is past is never changed: a new rule has a later `from`. */
export interface DealRule {
  /** From this day on, as in 2026-11-16. */
  readonly from: string;
  readonly seats: number;
  /** Who sits at all seats but the person's. */
  readonly bot: string;
  /** Where the person sits. */
  readonly person: Seat;
  readonly options: TableOptions;
  /** Options that go by the day: one of these, by the hash of the day's seed. */
  readonly varies?: { readonly [option: string]: readonly string[] };
}

export interface QuickStart {
  readonly options: TableOptions;
  /** Seats from 0. */
  readonly person: readonly Seat[];
}

/**
 * Where bots are rivals: rivals that err. Where they are companions: good ones, and the kindest way to play. What it is
 * here is said by `tables.<id>.gentle`.
 */
export interface GentleStart {
  readonly bot: string;
  readonly options: TableOptions;
  /** As many as usual unless said. */
  readonly seats?: number;
}

export interface GameRoom {
  readonly module: GameModule;
  /** The middle of the table. It and all that stands on it read the moment (room/moment.tsx). */
  readonly Board: ComponentType;
  /**
   * What lies before the person at the screen: its dice, its cards. Stands beside the decision panel. Null: nothing, and
   * the panel has the place to itself; the frame must know that, because the style cannot ask (design/selectors.test.ts).
   */
  readonly useHand: () => ReactNode;
  /** Where the hand stands when there is room; under the stage unless said. */
  readonly handPlace?: HandPlace;
  /** Options that the board and the hand offer themselves: the panel keeps them, be it all, behind "all choices". */
  readonly shownElsewhere?: (key: string, ask: PendingAsk | null, seen: Seen) => boolean;
  /** The question in fewer words, where the room shows the rest of it; null: as the game asks it. */
  readonly question?: (seen: Seen, ask: PendingAsk) => Message | null;
  /** A picture for an answer's button (the dice that are rolled); its words say the same. Null: none. */
  readonly picture?: (seen: Seen, ask: PendingAsk, key: string) => ReactNode;
  /** What a line of the log speaks of, as a picture after its words (the dice that fell); null: none. */
  readonly logPicture?: (seen: Seen, event: GameEvent) => ReactNode;
  /** An answer in one line; the whole of it is told on hover, focus and a long press. Null: as the game says it. */
  readonly brief?: (seen: Seen, ask: PendingAsk, key: string) => Message | null;
  /** Where a long list of options is sorted: mostly by the word before the first colon. Null stands by itself. */
  readonly groups?: (key: string, ask: PendingAsk, seen: Seen) => OptionGroup | null;
  /** What the best of a folded group's answers would bring, in a few words after its name; null: nothing to say. */
  readonly groupGist?: (seen: Seen, ask: PendingAsk, keys: readonly string[]) => Message | null;
  /** What a hand and a keyboard can do at this table beside what they can at every one. */
  readonly keys: readonly KeyLine[];
  /** What every symbol on its board, hand and rivals means. */
  readonly signs: readonly Sign[];
  /** What the place sounds like, for whoever wants to hear it; without it, like the inn. */
  readonly ambience?: (seen: Seen) => AmbienceName;
  /** How its events are told: what each takes, what it sounds like, what is put on the stage. */
  readonly staging: AnyStaging;
  /** A few words on how it stands, for the list of games left. */
  readonly summary: (seen: Seen, viewer: Seat | null) => Message;
  /** How a game went, in the room after it; without one, standings and luck tell it. */
  readonly Story?: ComponentType<StoryProps>;
  /** How each seat stands, for the list of seats and the end: figures the viewer may know. */
  readonly Rivals: ComponentType;

  // ---- what only some kinds of room have

  /** It is read at this table. */
  readonly book?: BookRoom;
  /** A hand throws dice at this table. */
  readonly thrown?: ThrownRoom;
}

export interface BookRoom {
  /**
   * The board itself asks: every answer is a button there (in a list `.decision-options`, with its number), the panel keeps
   * them behind "all choices", and the dock is low. Without a question: whether it would, so that nothing jumps meanwhile.
   */
  readonly asks: (seen: Seen, ask: PendingAsk | null) => boolean;
  /** On the stage, by selectors: what the focus goes to, and is read, when a book or a place has come there. */
  readonly heads: readonly string[];
  /** Who walks, for the shelf of campaigns, by seat. Nobody need have a character yet. */
  readonly party: CampaignFace['partyIn'];
}

export interface ThrownRoom {
  /** The stage wants the place: the hand is put away, and the decision is a strip. Without a question: whether it would. */
  readonly wantsStage: (seen: Seen, ask: PendingAsk | null) => boolean;
  /** Its gestures with pictures of their own, for the sheet of keys. */
  readonly Gestures: ComponentType;
}

/** Where characters that were finished at this table are looked at. */
export interface Hall {
  /** The whole of it, painted. */
  readonly Card: ComponentType<{ readonly hero: CharacterExport; readonly children?: ReactNode }>;
  /** How it was scored, step by step. */
  readonly Score: ComponentType<{ readonly hero: CharacterExport }>;
  /** What it came to, in a few words. */
  readonly gist: (hero: CharacterExport) => string;
}

/** A character, as the game that knows it draws it. */
export interface Walker {
  /** As it was given to it, or the id of a character that has a name in every language. */
  readonly name: string;
  /** What it looks like, in ids of the game: of a class, of a portrait. */
  readonly looks: { readonly [what: string]: string };
}

/** What the house's shelf of campaigns must know of a game; the module has all the rest. */
export interface CampaignFace {
  /** Who walks on, out of what a game kept; by their places in it. */
  readonly party: (save: Plain) => readonly Walker[];
  /** Who walks in a game, by seat; nobody yet where a seat still chooses. */
  readonly partyIn: (seen: Seen) => readonly (Walker | null)[];
  /** What the game is called that is set up so: "Low Water". Null: there is none. */
  readonly titleOf: (options: TableOptions, brought: Plain) => Message | null;
  /** What a character is called. */
  readonly nameOf: (walker: Walker) => Said;
  /** A character's face; whoever shows it writes the name beside it. */
  readonly Portrait: ComponentType<{ readonly walker: Walker }>;
  /** How it all went, told over every book. */
  readonly Tale: ComponentType<TaleProps>;
  /** Every way a campaign can end, in an order that tells nothing; one that none of these kept games came to has no name. */
  readonly endings: (saves: readonly Plain[]) => readonly Ending[];
}

/** What was told, with the moment it belongs to. */
export interface ToldEvent {
  /** So many answers stood when it had happened. */
  readonly answers: number;
  readonly event: GameEvent;
}

/** An ending in the gallery; null: nobody here has seen it, and it is not given away. */
export type Ending = { readonly name: Message; readonly text: Message } | null;

/** What a game's own story is told from: every line of the log with the moment it belongs to, and the last board. */
export interface StoryProps {
  readonly told: readonly (ToldEvent & { readonly text: string })[];
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly over: boolean;
  readonly say: (message: Message) => string;
  /** Shows the moment when so many answers stood; null where there is no theatre to show it in. */
  readonly onJump: ((answers: number) => void) | null;
}

/** A campaign as a whole: its books that are over, the first first. */
export interface TaleProps {
  /** As people call it. */
  readonly name: string;
  readonly books: readonly StoryProps[];
}

export interface OptionGroup {
  readonly id: string;
  readonly label: Message;
}

/** The colours of a table, for the style of any element that stands in its light. */
export const hueOf = ({ bright, deep }: Pick<GameFace, 'bright' | 'deep'>) =>
  ({ '--hue-bright': bright, '--hue-deep': deep }) as React.CSSProperties;
