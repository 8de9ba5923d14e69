/** One throw or flip in a world of its own. Depends on nothing but its arguments: the same bits whatever ran before. */
import type { DieId, Launch, Layout, Shape, TemplateId } from '../types';
import { type ChuteMotion, chuteMotion } from './chute';
import { frameOf, heading, place, spinning } from './frame';
import { CHUTE, DICE, WATER_SPACING } from './measures';
import { type DieNoise, dieNoise, flipNoise, type Noise, noisyVelocity, orientationOf, parallelPose } from './noise';
import { type Run, Runner, type RunOptions } from './runner';
import { AT_REST, Scene, type Start } from './scene';
import { NO_TURN, plus, product } from './vectors';

export interface ThrownDie {
  readonly id: DieId;
  readonly shape: Shape;
}

export function simulateThrow(
  layout: Layout,
  dice: readonly ThrownDie[],
  launch: Launch,
  nonce: readonly number[],
  options: RunOptions = {},
): Run {
  const noises = dice.map(({ shape }, index) => dieNoise(nonce, index, shape));
  const motion = launch.chute && chuteMotion(launch.seat, launch.chute, dice[0].shape, noises[0]);
  const scene = new Scene();
  try {
    scene.furnish(layout, launch, motion?.at(0) ?? null);
    dice.forEach(({ id, shape }, index) => {
      const side = (index - (dice.length - 1) / 2) * WATER_SPACING; // DF-R103.6
      const start = motion ? onChute(motion, launch, shape, side, noises[index]) : inHand(launch, side, noises[index]);
      scene.throwDie(id, shape, start);
    });
    return new Runner(
      scene,
      dice.map(({ id }) => id),
      motion,
      options,
    ).run();
  } finally {
    scene.free();
  }
}

/** DF-R110.2, DF-R100.7: it starts flat; direction and speed are the only noise. */
export function simulateFlip(
  layout: Layout,
  template: TemplateId,
  launch: Launch,
  nonce: readonly number[],
  options: RunOptions = {},
): Run {
  const scene = new Scene();
  try {
    scene.furnish(layout, null, null);
    scene.flip(template, { ...moving(launch, 0, flipNoise(nonce)), turn: NO_TURN });
    return new Runner(scene, [template], null, options).run();
  } finally {
    scene.free();
  }
}

function moving({ seat, from, vel, spin }: Launch, side: number, noise: Noise): Omit<Start, 'turn'> {
  const frame = frameOf(seat);
  const { f, l, u } = noisyVelocity(vel, noise);
  return {
    at: place(frame, from.r, from.lat + side, from.y),
    velocity: heading(frame, f, l, u),
    spin: spinning(frame, spin.x, spin.y, spin.z),
  };
}

function inHand(launch: Launch, side: number, noise: DieNoise): Start {
  const start = moving(launch, side, noise);
  const { x, y, z } = noise.spin;
  return {
    ...start,
    turn: orientationOf(noise.orientation),
    spin: plus(start.spin, spinning(frameOf(launch.seat), x, y, z)),
  };
}

/** At rest and without spin noise; a Snow die lies parallel to the chute (DF-R107.12). */
function onChute(motion: ChuteMotion, { chute }: Launch, shape: Shape, side: number, noise: DieNoise): Start {
  const room = shape === 'snow' ? (CHUTE.width - DICE.snow.edge) / 2 - 1 : CHUTE.width / 2; // Between the rails.
  const shifted = Math.max(-room, Math.min(room, side + (chute?.side ?? 0)));
  const turn =
    shape === 'snow' ? product(motion.level, parallelPose(noise.orientation)) : orientationOf(noise.orientation);
  return { at: motion.startOf(shifted), turn, ...AT_REST };
}
