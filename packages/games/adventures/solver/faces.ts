/** A die as one number, a pool as a sorted list of them: of pools that differ only in the order of dice one stands for all. */
import type { Mask } from '../content';
import type { Face as DieFace } from '../rules/challenge/changes';

/** mask × 8 + value. */
export type Face = number;
export type Pool = readonly Face[];

export const MOST_FACES = 512;

export const faceCode = (mask: Mask, value: number): Face => mask * 8 + value;
export const maskOfFace = (face: Face): Mask => face >> 3;
export const valueOfFace = (face: Face): number => face & 7;
export const dieFace = (face: Face): DieFace => ({ mask: face >> 3, value: face & 7 });

export const sorted = (faces: readonly Face[]): Pool => faces.slice().sort((x, y) => x - y);
export const keyOfPool = (pool: Pool): string => String.fromCharCode(...pool);
