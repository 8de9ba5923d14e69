/**
 * The moment that a table shows. One provider stands round board, hand, decision, rivals and log, so that nothing runs
 * ahead of anything else; whatever of a room is drawn elsewhere, in the replay's theatre, stands in one of its own.
 * A component reads it with `useMoment` and is drawn anew only when something changes that it has read; plain functions are
 * handed it, or the part they need.
 */
import type { Message } from '@tabard/content';
import type { GameEvent, Pending, PendingAsk, Seat, Seen } from '@tabard/kernel';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Told } from '../stage/stage';
import { Listeners } from '../store/store';
import type { Intention } from './automatic';
import { Reader } from './reader';
import type { Origin } from './table-at-hand';

/** What a room shows and may do now. It shows a view and sends an option's key; it never decides what is legal. */
export interface Moment {
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
  readonly count: number;
  /** What is happening at this moment, and what was told with it. */
  readonly told: Told;
  /** All that has been told so far, the oldest first: what a chronicle is written from. */
  readonly history: () => readonly GameEvent[];
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
  /** The answer that may look like advice; null: none of them is. */
  readonly usual: string | null;
  /** One answer, or several in a row (the Town, then the dice that go there). */
  readonly onAnswer: (...keys: readonly string[]) => void;
  /** One answer, and what is said to the questions after it as far as they come: a deed of several questions in a press. */
  readonly onAnswerAhead: (key: string, ...ahead: readonly Intention[]) => void;
  /** The same for any seat in `asks`. */
  readonly onAnswerAs: (seat: Seat, ...keys: readonly string[]) => void;
  /** Of several seats in `asks`, look through this one. */
  readonly attend: (seat: Seat) => void;
  /** Shows the others, and the bots, what this seat thinks of; null takes the finger away. */
  readonly onPoint: (what: string | null) => void;
  /** Lets a bot that waits for the persons act first. */
  readonly onLetGo: (seat: Seat) => void;
  /** Null where it is not known yet: the inn tells a game's seed when it is over. */
  readonly origin: () => Origin | null;
  /** Whether a log line that is pointed at speaks of this ("town", 3). */
  readonly isPointedAt: (what: string, which: number) => boolean;
}

const nothing = () => undefined;

/** What is left of a moment for whoever only looks, at a replay or at a book on an author's desk: nobody asks, nothing can be done. */
export const ONLY_LOOKING = {
  pending: { asks: [], interrupts: [] },
  asks: [],
  thinking: null,
  describe: (key) => key,
  describeFor: (_, key) => key,
  why: () => null,
  usual: null,
  onAnswer: nothing,
  onAnswerAhead: nothing,
  onAnswerAs: nothing,
  attend: nothing,
  onPoint: nothing,
  onLetGo: nothing,
} satisfies Partial<Moment>;

/** The moment as it stands, for whoever reads it. */
class MomentNow extends Listeners {
  private readonly kept = new Map<() => unknown, unknown>();

  constructor(public now: Moment) {
    super();
  }

  keep<T>(make: () => T): T {
    if (!this.kept.has(make)) this.kept.set(make, make());
    return this.kept.get(make) as T;
  }
}

const MomentContext = createContext<MomentNow | null>(null);

interface MomentProviderProps {
  readonly moment: Moment;
  readonly children: ReactNode;
}

/**
 * Whoever is drawn with it is drawn from the new moment; then those are told who were not, and are drawn anew before
 * anything is painted.
 */
export function MomentProvider({ moment, children }: MomentProviderProps) {
  const [holder] = useState(() => new MomentNow(moment));
  holder.now = moment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is what they are told of
  useLayoutEffect(holder.tell, [holder, moment]);
  return <MomentContext value={holder}>{children}</MomentContext>;
}

function useMomentNow(): MomentNow {
  const holder = useContext(MomentContext);
  if (!holder) throw new Error('a part of a room is drawn outside a moment: put a MomentProvider round it');
  return holder;
}

/** What the parts of a room share beside the moment (dice that are picked up): made once for a table, and gone with it. */
export const useKept = <T,>(make: () => T): T => useMomentNow().keep(make);

/** The moment, for a component: it is drawn anew when something changes that it has looked at (reader.ts). */
export function useMoment(): Moment {
  const holder = useMomentNow();
  const reader = useMemo(() => new Reader(() => holder.now), [holder]);
  const moment = reader.read();
  useSyncExternalStore(holder.subscribe, reader.snapshot, reader.snapshot);
  return moment;
}
