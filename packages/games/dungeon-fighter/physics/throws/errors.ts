/** How bots and assist throw: an ordinary input around an aim, with normal errors (DF-R112, DF-R104.8). */
import type { Requirement, Shape } from '../types';
import quantiles from '../world/data/normals.json';
import { type Aim, inputOf, off } from './aiming';
import { type AimName, aimFor } from './aims';
import { factorOf } from './channels';
import type { Scheme } from './fields';
import { TICKS_PER_SECOND } from './pace';
import { type Errors, planOf } from './plan';

/** A standard normal in 1/1,000, from the game's random stream, so that a bot game replays exactly (DF-R112.2). */
export type Normal = () => number;

/** The normal value that belongs to a uniform number from 0 to 1,023. */
export const normalOf = (quantile: number): number => Math.round(quantiles[quantile] / 1000) + 0;

export interface Skill {
  readonly direction: number; // mrad
  readonly speed: number; // a share
  readonly loft: number; // u / f
  readonly timing: number; // ms
  readonly balance: number; // per mille, of bubble and gauge
}

/** DF-R112.1. */
export const SKILLS = {
  novice: { direction: 100, speed: 0.12, loft: 0.08, timing: 90, balance: 350 },
  regular: { direction: 50, speed: 0.07, loft: 0.05, timing: 50, balance: 200 },
  expert: { direction: 20, speed: 0.03, loft: 0.02, timing: 25, balance: 100 },
} satisfies { [name: string]: Skill };
export type SkillName = keyof typeof SKILLS;

/** No press is further off than half a second: so every deed lies between the beginning and the release. */
const LATEST = 120;
const press = (ticks: number): number => Math.round(Math.max(-LATEST, Math.min(LATEST, ticks)));

/** Errors drawn for one throw. Every one is drawn, so that the stream moves alike for every throw. */
export function errorsOf(skill: Skill, factor: number, normal: Normal) {
  const draw = (sigma: number) => (normal() / 1000) * sigma * factor;
  const ticks = (skill.timing * TICKS_PER_SECOND) / 1000;
  const direction = draw(skill.direction);
  const speed = draw(skill.speed);
  const loft = draw(skill.loft);
  const errors: Errors = {
    release: press(draw(ticks)),
    palms: press(draw(ticks)),
    fist: press(draw(ticks)),
    bubble: { x: draw(skill.balance), y: draw(skill.balance) },
    gauge: draw(skill.balance),
    spread: ticks * factor,
  };
  return { direction, speed, loft, errors };
}

/** A throw with this skill's errors, multiplied by the factor of the requirements (DF-R112.2). */
export function throwWith(
  skill: Skill,
  reqs: readonly Requirement[],
  shape: Shape,
  aim: Aim,
  challenge: number,
  normal: Normal,
  scheme: Scheme,
): number[] {
  const { direction, speed, loft, errors } = errorsOf(skill, factorOf(reqs), normal);
  const plan = planOf(reqs, challenge, errors);
  return inputOf(reqs, shape, off(aim, reqs, direction, speed, loft), plan, scheme);
}

export const throwLike = (
  skill: SkillName,
  reqs: readonly Requirement[],
  shape: Shape,
  aim: Aim,
  challenge: number,
  normal: Normal,
): number[] => throwWith(SKILLS[skill], reqs, shape, aim, challenge, normal, 'bot');

/** DF-R104.8: the player only picks an aim; the error is that of the regular grade. */
export const assistInput = (
  reqs: readonly Requirement[],
  shape: Shape,
  aimName: AimName,
  challenge: number,
  normal: Normal,
): number[] => throwWith(SKILLS.regular, reqs, shape, aimFor(reqs, shape, aimName), challenge, normal, 'assist');
