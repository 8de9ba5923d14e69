/** The hall by candlelight and by day. */
import type { Look } from './scene';

export interface Palette {
  readonly fog: number;
  readonly fogNear: number;
  readonly fogFar: number;
  /** Ice of the walls: in shadow, in light, and where the window shines through. */
  readonly shade: number;
  readonly lit: number;
  readonly shine: number;
  readonly floor: number;
  readonly sun: number;
  readonly sunPower: number;
  readonly sky: number;
  readonly ground: number;
  readonly ambient: number;
  readonly torchPower: number;
  readonly vault: number;
  readonly windowGloss: number;
  readonly exposure: number;
  readonly shaft: number;
  /** The line of aim, against the wood in this light. */
  readonly aim: number;
}

const CANDLE: Palette = {
  fog: 0x0a222d,
  fogNear: 1500,
  fogFar: 6200,
  shade: 0x06202c,
  lit: 0x2f7d97,
  shine: 0x9fdcec,
  floor: 0x0b2a36,
  sun: 0xeaf3ff,
  sunPower: 2.1,
  sky: 0xa4c6d2,
  ground: 0x2a1d14,
  ambient: 0.6,
  torchPower: 5200,
  vault: 0x12303d,
  windowGloss: 5,
  exposure: 1.0,
  shaft: 0.2,
  aim: 0xffe08a,
};

const DAY: Palette = {
  ...CANDLE,
  fog: 0x9fc6d2,
  fogNear: 1900,
  fogFar: 7600,
  shade: 0x3f7d92,
  lit: 0x8fc7d6,
  shine: 0xf0fbff,
  floor: 0x5e93a4,
  sun: 0xfff8ea,
  sunPower: 2.5,
  sky: 0xd9eef5,
  ground: 0x6b543c,
  ambient: 1.05,
  torchPower: 1500,
  vault: 0x5c8797,
  windowGloss: 9,
  exposure: 1.05,
  shaft: 0.16,
  aim: 0x0b4f66,
};

export const paletteOf = (theme: Look['theme']): Palette => (theme === 'light' ? DAY : CANDLE);
