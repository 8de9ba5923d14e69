/**
 * What a campaign adds to the fights: its decks and map, where the party may go, its bosses, and what becomes of those it
 * ran from. The rules know no campaign by name: each registers at the game's door (game.ts) and is asked through this.
 */
import type { Flow, Seat, Stream, TableOptions } from '@tabard/kernel';
import type { EnemyAction } from '../content/enemies';
import type { Enemy, FightKind, G, ParaRoles, Seen } from './board';
import type { Card } from './cards/cards';
import type { Action, CampMove } from './questions';

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

/** What an enemy does. `card`: the one that passed the Trick check; its suit names the target (PR-17.7). */
export type EnemyDeed = (g: G, enemy: Enemy, card: Card) => Flow;

export interface Campaign {
  // ---- before the first question
  /** Decks and map (PR-4.2). Fills what `setup` left empty on the board. */
  prepare(g: G, b: ParaRoles): void;
  // ---- in camp
  /**
   * What must happen before the party is asked again (owed ticks, an Ancient One that wakes): called at every return
   * to camp. May begin a fight; then the party is not asked.
   */
  settle?(g: G): Flow;
  /** Where the party may go now, beside what is always open in camp: moves of its own. */
  moves(g: G): readonly CampMove[];
  /** One of these moves. */
  perform(g: G, move: CampMove): Flow;
  /** PR-23.2: whether town is open here without a scroll. */
  townIsOpen(seen: Seen): boolean;
  /** Whether the party has set out, though it has not fought yet: then the town of the beginning lies behind it. */
  hasSetOut?(seen: Seen): boolean;
  // ---- in combat
  /** What a character may do in this combat besides the actions of the rulebook. */
  actions?(seen: Seen, seat: Seat): readonly Action[];
  /** One of these actions. */
  act?(g: G, seat: Seat, action: Action): Flow;
  /** What its bosses do. */
  readonly deeds?: { readonly [action in EnemyAction]?: EnemyDeed };
  /** PR-16.11: whether this deed of a boss has become pointless, so that it attacks instead. */
  isPointless?(seen: Seen, action: EnemyAction): boolean;
  /** At the start of a round of combat (portals). May add enemies. */
  roundStarts?(g: G): void;
  /** When a reshuffle comes in combat (Madness, Doom). */
  reshuffled?(g: G): void;
  /** An enemy was defeated; may end the game (PR-P21). */
  defeated?(g: G, enemy: Enemy): void;
  /** Whether the combat goes on though no enemy is left (PR-P9). */
  goesOn?(seen: Seen): boolean;
  /** PR-P20. */
  canRun?(seen: Seen): boolean;
  /** What a defeated enemy was worth is counted already; this is where the lost go and where the party stands. */
  afterFight(g: G, outcome: Outcome): Flow;
  // ---- at any time
  /** PR-28.6: its enemy decks lie in order and open to all, the 2 on top; elsewhere they are shuffled. */
  readonly inOrder?: boolean;
  /** The party's figure for the record board, where it is not the usual one. */
  score?(seen: Seen, won: boolean): number;
  /** What nobody can know of its map, exchanged for something else that could be so; the decks but one are done. */
  imagine?(seen: Seen, chance: Stream): void;
  /** Enemies that wait on its map. */
  waiting?(seen: Seen): readonly Enemy[];
  /** The enemy cards that are in the game; null: some of its decks' ranks, no card twice. */
  enemyCards(seen: Seen): readonly Card[] | null;
  /** What must hold of its map at every decision: the sentence for what does not. */
  invariants?(g: G): string | null;
}

const REGISTERED = new Map<string, Campaign>();

/** Called once, at the game's door. */
export function register(campaigns: { readonly [id: string]: Campaign }): void {
  for (const [id, campaign] of Object.entries(campaigns)) REGISTERED.set(id, campaign);
}

/** The campaign this table plays. */
export function campaignOf({ options }: { readonly options: TableOptions }): Campaign {
  const campaign = REGISTERED.get(options.campaign);
  if (!campaign) throw new Error(`no campaign "${options.campaign}" has registered; game.ts is where they do`);
  return campaign;
}
