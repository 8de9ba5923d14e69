/** What a campaign adds to the fights: its decks and map, where the party may go, and what becomes of those it ran from. */
import type { Flow } from '@tabard/kernel';
import type { Enemy, FightKind, G, ParaRoles, Seen } from '../board';

/** How a combat ended. */
export interface Outcome {
  readonly kind: FightKind;
  /** ran: by running, a smoke bomb or a truce; some may have been defeated before. */
  readonly result: 'won' | 'ran';
  readonly defeated: number;
  /** Enemies that were run from, as they were when they were lost; their cards are still on them. */
  readonly lost: readonly Enemy[];
  /** Relics that defeated guards held (PR-M15). */
  readonly relics: number;
}

export interface Campaign {
  /** Decks and map, before the first question (PR-4.2). Fills what `setup` left empty on the board. */
  prepare(g: G, b: ParaRoles): void;
  /**
   * What must happen before the party is asked again (owed ticks, an Ancient One that wakes): called at every return
   * to camp. May begin a fight; then the party is not asked.
   */
  settle?(g: G): Flow;
  /** Where the party may go now, beside what is always open in camp: keys of its own. */
  moves(g: G): readonly string[];
  /** One of these moves. */
  perform(g: G, key: string): Flow;
  /** PR-23.2: whether town is open here without a scroll. */
  townIsOpen(seen: Seen): boolean;
  /** What a defeated enemy was worth is counted already; this is where the lost go and where the party stands. */
  afterFight(g: G, outcome: Outcome): Flow;
  /** An enemy was defeated; may end the game (PR-P21). */
  defeated?(g: G, enemy: Enemy): void;
  /** At the start of a round of combat (portals). May add enemies. */
  roundStarts?(g: G): void;
  /** When a reshuffle comes in combat (Madness, Doom). */
  reshuffled?(g: G): void;
  /** Whether the combat goes on though no enemy is left (PR-P9). */
  goesOn?(seen: Seen): boolean;
  /** PR-P20. */
  canRun?(seen: Seen): boolean;
}
