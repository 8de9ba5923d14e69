/**
 * What a hint of a game speaks of beside winning: things that may come, which the bot counts in the games it imagines, and
 * reasons that are to be seen where nothing may be imagined. Words of the game's own; nothing here decides anything.
 */
import type { GameEvent, Seat } from '@tabard/kernel';
import type { Asked } from './manners';
import type { Message } from './speech';

/** Something that may come, as half a sentence to count: "You are first when Oxcombe falls". */
export interface Sign {
  readonly what: Message;
  /** Whether the seat wishes for it, or fears it. */
  readonly good: boolean;
}

export interface Omens<B = unknown, C = unknown> {
  /** What this event means to the seat; null: nothing to speak of. */
  sign(event: GameEvent, seat: Seat, content: C): Sign | null;
  /** A hint listens for signs until so many turns (`turnEvent`) have begun: what comes later comes of other things. */
  readonly turns: number;
  /**
   * Behind these questions lies what nobody at the table has read yet (a page of the book): no hint looks past them, and
   * nobody is told afterwards what another page would have brought.
   */
  veils?(question: string): boolean;
  /** Why, from what the seat sees: for what is veiled, and where no sign can be heard. */
  reason?(asked: Omit<Asked<B, C>, 'extras'>, key: string): Message | null;
}
