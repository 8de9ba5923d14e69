/** What the house must know of a game before its room is opened; everything heavy stands behind `room`. */
import type { GameModule, Message } from '@tabard/content';
import type { GameEvent, Pending, PendingAsk, Seat, Seen, TableOptions } from '@tabard/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Icon } from '../design/icon';

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
  /** The picture on its card. Its words are under tables.<id> in the shell's languages. */
  readonly Scene: ComponentType;
  readonly isOpen: boolean;
  /** Everyone is on one side: who plays several seats there is one person, unless they say otherwise. */
  readonly isCoop?: boolean;
  /** What "sit down" opens: these options, and a person at these seats. Without it: the usual, one person first. */
  readonly quick?: QuickStart;
  /** Rules, words and board, fetched when somebody sits down; null until they are built. */
  readonly room: (() => Promise<GameRoom>) | null;
  /** A place to practise what this game asks of a hand, without a game. */
  readonly practice?: () => Promise<ComponentType>;
}

export interface QuickStart {
  readonly options: TableOptions;
  /** Seats from 0. */
  readonly person: readonly Seat[];
}

export interface GameRoom {
  readonly module: GameModule;
  /** The middle of the table. */
  readonly Board: ComponentType<BoardProps>;
  /**
   * What lies before the person at the screen: its dice, its cards. Stands beside the decision panel. Null: nothing, and
   * the panel has the place to itself; the frame must know that, because the style cannot ask (design/selectors.test.ts).
   */
  readonly useHand: (props: BoardProps) => ReactNode;
  /** Options that the board and the hand show well enough: the panel keeps them behind "all choices". */
  readonly shownElsewhere?: (key: string, ask: PendingAsk | null) => boolean;
  /** Where a long list of options is sorted: mostly by the word before the first colon. Null stands by itself. */
  readonly groups?: (key: string, ask: PendingAsk) => OptionGroup | null;
  /** How many milliseconds an event is left on the screen before the next bot moves. */
  readonly pauses?: { readonly [event: string]: number };
  /** A few words on how it stands, for the list of games left. */
  readonly summary: (seen: Seen, viewer: Seat | null) => Message;
  /** How a game went, in the room after it; without one, standings and luck tell it. */
  readonly Story?: ComponentType<StoryProps>;
  /** How each seat stands, for the list of seats and the end: figures the viewer may know. */
  readonly Rivals: ComponentType<BoardProps>;
}

/** What a game's own story is told from: every line of the log with the moment it belongs to, and the last board. */
export interface StoryProps {
  readonly told: readonly { readonly answers: number; readonly event: GameEvent; readonly text: string }[];
  readonly seen: Seen;
  readonly names: readonly string[];
  readonly over: boolean;
  readonly say: (message: Message) => string;
  /** Shows the moment when so many answers stood. */
  readonly onJump: (answers: number) => void;
}

export interface OptionGroup {
  readonly id: string;
  readonly label: Message;
}

/** A board shows a view and sends an option's key; it never decides what is legal. */
export interface BoardProps {
  /** What the seat that looks at the screen may know. */
  readonly seen: Seen;
  readonly seat: Seat | null;
  /** What this seat is asked and may throw in; of the others only who is asked. */
  readonly pending: Pending;
  /** What every person at this screen is asked, where they share the view; else what this seat is asked. */
  readonly asks: readonly PendingAsk[];
  /** By seat: what is pointed at, an option's key or a word of the game's own. */
  readonly pointed: readonly (string | null)[];
  /** Counts up with everything that happens. */
  readonly moment: number;
  /** What has just happened and may be shown happening. */
  readonly fresh: readonly GameEvent[];
  readonly names: readonly string[];
  /** The bot that is thinking. */
  readonly thinking: Seat | null;
  readonly over: boolean;
  /** The game's words. */
  readonly say: (message: Message) => string;
  /** What a key does, with its consequence: what its button says. */
  readonly describe: (key: string) => string;
  /** The same for another seat of the persons here. */
  readonly describeFor: (seat: Seat, key: string) => string;
  /** Why a key may not be answered now; null when it may. */
  readonly why: (key: string) => { readonly text: string; readonly clause: string } | null;
  /** One answer, or several in a row (the Town, then the dice that go there). */
  readonly onAnswer: (...keys: readonly string[]) => void;
  /** The same for any seat in `asks`. */
  readonly onAnswerAs: (seat: Seat, ...keys: readonly string[]) => void;
  /** Of several seats in `asks`, look through this one. */
  readonly attend: (seat: Seat) => void;
  /** Shows the others, and the bots, what this seat thinks of; null takes the finger away. */
  readonly onPoint: (what: string | null) => void;
  /** Lets a bot that waits for the persons act first. */
  readonly onLetGo: (seat: Seat) => void;
  /** For what leaves the house, a hero or a picture: the game it came from, by its seed and the seal of its record. */
  readonly origin: () => { readonly seed: string; readonly seal: string };
  /** Whether a log line that is pointed at speaks of this ("town", 3). */
  readonly isPointedAt: (what: string, which: number) => boolean;
}

/** The colours of a table, for the style of any element that stands in its light. */
export const hueOf = ({ bright, deep }: Pick<GameFace, 'bright' | 'deep'>) =>
  ({ '--hue-bright': bright, '--hue-deep': deep }) as React.CSSProperties;
