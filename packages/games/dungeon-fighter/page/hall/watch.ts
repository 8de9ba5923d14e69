/** From a situation to its reel: the one place where the picture asks the physics. */
import {
  type FlipOutcome,
  type FlipSituation,
  type Launch,
  type Layout,
  launchOf,
  type Shape,
  type ThrowOutcome,
  type ThrowSituation,
  watchFlip,
  watchThrow,
} from '../../physics';
import type { Reel } from './playback';
import type { Gadgets } from './scene';

export interface Shown {
  readonly reel: Reel;
  readonly seat: number;
  /** The bodies that were thrown. */
  readonly thrown: readonly string[];
  /** Of every die in the reel. */
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly before: Layout;
  /** What lies there in the end; Icebergs that were touched are gone. */
  readonly after: Layout;
  /** What stands fixed on the table; wall and chute move and are in the reel. */
  readonly gadgets: Pick<Gadgets, 'floe' | 'pond'>;
}

const isFlip = (situation: ThrowSituation | FlipSituation): situation is FlipSituation => 'template' in situation;

export function watch(situation: ThrowSituation | FlipSituation): Shown {
  return isFlip(situation) ? watchTheFlip(situation) : watchTheThrow(situation);
}

function watchTheThrow(situation: ThrowSituation): Shown {
  const launch: Launch = launchOf(situation);
  const { outcome, contacts, frames } = watchThrow(situation);
  return {
    ...common(outcome, frames, contacts),
    seat: launch.seat,
    thrown: situation.dice.map(({ id }) => id),
    shapes: shapesOf([...situation.layout.dice, ...situation.dice]),
    before: situation.layout,
    gadgets: { floe: launch.floe, pond: launch.pond },
  };
}

function watchTheFlip(situation: FlipSituation): Shown {
  const { outcome, contacts, frames } = watchFlip(situation);
  return {
    ...common(outcome, frames, contacts),
    seat: situation.input[0],
    thrown: [situation.template],
    shapes: shapesOf(situation.layout.dice),
    before: situation.layout,
    gadgets: { floe: null, pond: null },
  };
}

const common = (
  { layout }: ThrowOutcome | FlipOutcome,
  { tracks, length }: Pick<Reel, 'tracks' | 'length'>,
  contacts: Reel['contacts'],
): Pick<Shown, 'reel' | 'after'> => ({ reel: { tracks, length, contacts }, after: layout });

const shapesOf = (dice: readonly { readonly id: string; readonly shape: Shape }[]): ReadonlyMap<string, Shape> =>
  new Map(dice.map(({ id, shape }) => [id, shape]));
