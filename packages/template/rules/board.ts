/** The board of Sleeping Dragon: every fact of a game in progress, who sees it, and what happens to it that people notice. */
import type { EventOf, EventSecrecy, Flow as FlowOf, Seat, Secrecy, Seen as SeenOf, Verbs } from '@tabard/kernel';
import type { Content } from '../content';
import type { SleepingDragonAsks } from './questions';

export interface SleepingDragon {
  turn: Seat;
  turnNumber: number; // from 1
  held: number; // in the hands of whoever is at the hoard
  reaches: number; // so often on this turn
  dice: number[]; // what the last reach showed
  gold: number[]; // by seat: carried out of the cave
}

export const secrecy: Secrecy<SleepingDragon> = {
  turn: 'open',
  turnNumber: 'open',
  held: 'open',
  reaches: 'open',
  dice: 'open',
  gold: 'open',
};

export interface SleepingDragonEvents {
  'turn.begins': { seat: Seat; turn: number };
  reached: { seat: Seat; dice: readonly number[]; held: number };
  woke: { seat: Seat; dice: readonly number[]; lost: number };
  left: { seat: Seat; gold: number; owns: number };
  won: { seat: Seat };
}

export const events: EventSecrecy<SleepingDragonEvents> = {
  'turn.begins': 'open',
  reached: 'open',
  woke: 'open',
  left: 'open',
  won: 'open',
};

export type SleepingDragonEvent = EventOf<SleepingDragonEvents>;
export type Seen = SeenOf<SleepingDragon, Content>;
export type G = Verbs<SleepingDragon, SleepingDragonEvents, Content, SleepingDragonAsks>;
export type Flow<T = void> = FlowOf<T>;

/** SD-1.2 The number that wakes the dragon the next time somebody reaches in. */
export const wakesAt = ({ b, content: { wakes } }: Pick<Seen, 'b' | 'content'>): number =>
  wakes[Math.min(b.reaches, wakes.length - 1)];
