/**
 * What has just happened, cut into scenes: who does what, each card against its number, what came of it. An answer may
 * set off a whole round of enemies at once; told scene by scene a person can follow. Pure.
 */
import { asEventOf, type GameEvent } from '@tabard/kernel';
import type { ParaRolesEvent, Who } from '../../index';
import { whoOfRef } from '../view';

/** Something that is seen to strike somebody at this very moment. */
export interface Blow {
  readonly who: Who;
  readonly kind: 'damage' | 'heal';
  readonly count: number;
}

/** One deed with its cards and its latest result. */
export interface Scene {
  /** Who does what; null for what happens by itself. */
  readonly head: GameEvent | null;
  /** Checks and other draws, in their order. */
  readonly draws: readonly GameEvent[];
  /** The newest event: its sentence is the result so far. */
  readonly line: GameEvent | null;
}

const HEADS = [
  ...['acts', 'enemy.acts', 'creature.acts', 'charmed.attack', 'epic.charging', 'epic.activates'],
  ...['fight.begins', 'round.begins', 'action.lost', 'trap', 'madness.jack', 'fight.won', 'fight.left'],
  ...['game.won', 'game.lost', 'game.mad', 'game.escaped', 'game.withdrawn', 'game.weary'],
];
const DRAWS = ['check', 'draws', 'treasure.search'];

/** Each deed as it stands so far, the newest last. */
export function scenesOf(tale: readonly GameEvent[]): Scene[] {
  const scenes: Scene[] = [];
  for (const event of tale) {
    const now = scenes.at(-1) ?? { head: null, draws: [], line: null };
    if (HEADS.includes(event.type)) scenes.push({ head: event, draws: [], line: null });
    else {
      const draws = DRAWS.includes(event.type) ? [...now.draws, event] : now.draws;
      scenes.splice(-1, 1, { ...now, draws, line: event });
    }
  }
  return scenes;
}

/** Those worth a line: a round that merely begins is not. */
export function deedsOf(scenes: readonly Scene[]): Scene[] {
  const worth = scenes.filter(({ head, line }) => line !== null || head?.type !== 'round.begins');
  return worth.length > 0 ? worth : scenes.slice(-1);
}

export function blowOf(told: GameEvent | null): Blow | null {
  const event = told && asEventOf<ParaRolesEvent>(told);
  if (event?.type !== 'damage' && event?.type !== 'healed') return null;
  return { who: whoOfRef(event.who), kind: event.type === 'damage' ? 'damage' : 'heal', count: event.count };
}
