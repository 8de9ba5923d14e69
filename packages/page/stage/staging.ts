/** How a game's events are told: what each takes, what it sounds like, what is put on the stage for it. */
import type { GameEvent, Seat, Seen } from '@tabard/kernel';
import type { ComponentType } from 'react';
import type { SoundName } from '../sound/sound';

/** What is heard, and where on the table: -1 left, 1 right. */
export type Cue = SoundName | { readonly name: SoundName; readonly place: number };

/** Who looks on, and what is before their eyes when the event is told. */
export interface Onlooker {
  readonly seen: Seen;
  readonly seat: Seat | null;
  /** Whether whoever looks at the screen plays this seat. */
  readonly isOurs: (seat: Seat) => boolean;
}

export interface Staged<E> {
  /** Milliseconds at the usual pace; 0: told with what follows, nobody waits for it. */
  readonly ms: number | ((event: E, at: Onlooker) => number);
  readonly sound?: Cue | ((event: E, at: Onlooker) => Cue | null);
  /** Drawn over the board while it is told. */
  readonly show?: ComponentType<{ readonly event: E }>;
}

/** Typed by the events of a game. One that is not named is told together with the next that is. */
export type Staging<E extends { readonly type: string }> = {
  readonly [T in E['type']]?: Staged<Extract<E, { readonly type: T }>>;
};

/** Any game's. */
// biome-ignore lint/suspicious/noExplicitAny: which event stands behind a name, only the game knows
export type AnyStaging = { readonly [type: string]: Staged<any> | undefined };

/** What a person does is seen where it is done; only what others do must be told. */
export const ofOthers =
  (ms: number) =>
  (event: object, { isOurs }: Onlooker): number =>
    'seat' in event && typeof event.seat === 'number' && isOurs(event.seat) ? 0 : ms;

export const lengthOf = ({ ms }: Staged<GameEvent>, event: GameEvent, at: Onlooker): number =>
  typeof ms === 'function' ? ms(event, at) : ms;

/** What is heard when these are told together: each sound once. */
export function cuesOf(
  staging: AnyStaging,
  told: readonly { readonly event: GameEvent; readonly at: Onlooker }[],
): { readonly name: SoundName; readonly place: number }[] {
  const cues = new Map<SoundName, number>();
  for (const { event, at } of told) {
    const sound = staging[event.type]?.sound;
    const cue = typeof sound === 'function' ? sound(event, at) : sound;
    if (typeof cue === 'string') cues.set(cue, 0);
    else if (cue) cues.set(cue.name, cue.place);
  }
  return [...cues].map(([name, place]) => ({ name, place }));
}
