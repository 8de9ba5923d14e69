/** The flip of a Template as a hand gives it (DF-R110.2, DF-R110.6). */
import type { InputField } from '@tabard/kernel';
import { type Normal, SKILLS, type SkillName } from './errors';
import { SCHEMES, type Scheme } from './fields';

/** Every number within its limits is a flip that a hand can make. */
export const FLIP_FIELDS: readonly InputField[] = [
  { name: 'seat', min: 0, max: 71 },
  { name: 'lat', min: -150, max: 150 },
  { name: 'f', min: 600, max: 2000 },
  { name: 'l', min: -400, max: 400 },
  { name: 'u', min: 1200, max: 2800 },
  { name: 'turn', min: 6000, max: 16_000 }, // mrad/s around the thrower's sideways axis
  { name: 'scheme', min: 0, max: SCHEMES.length - 1 },
];

const REFERENCE = { seat: 0, lat: 0, f: 1100, l: 0, u: 2200, turn: 11_000 };
type Flip = typeof REFERENCE;

const numbersOf = (flip: Flip, scheme: Scheme): number[] =>
  FLIP_FIELDS.map(({ name, min, max }) => {
    const value = name === 'scheme' ? SCHEMES.indexOf(scheme) : flip[name as keyof Flip];
    return Math.min(max, Math.max(min, Math.round(value))) + 0;
  });

export const flipReference = (): number[] => numbersOf(REFERENCE, 'bot');

/** DF-R112.5: direction and speed as for a die; u and the turn rate are scaled by the speed error too. */
export function flipLike(skill: SkillName, normal: Normal, scheme: Scheme = 'bot'): number[] {
  const direction = (normal() / 1000) * SKILLS[skill].direction;
  const ratio = 1 + (normal() / 1000) * SKILLS[skill].speed;
  const f = REFERENCE.f * ratio;
  const flip = { ...REFERENCE, f, l: (f * direction) / 1000, u: REFERENCE.u * ratio, turn: REFERENCE.turn * ratio };
  return numbersOf(flip, scheme);
}

/** DF-R110.6: the reference with the errors of the regular grade. */
export const assistFlipInput = (normal: Normal): number[] => flipLike('regular', normal, 'assist');

/** DF-R110.6: one power bar, from 0 (weakest) to 1,000. */
export function flipByPower(power: number): number[] {
  const ratio = 0.8 + (0.4 * power) / 1000;
  const { f, u, turn } = REFERENCE;
  return numbersOf({ ...REFERENCE, f: f * ratio, u: u * ratio, turn: turn * ratio }, 'one-button');
}
