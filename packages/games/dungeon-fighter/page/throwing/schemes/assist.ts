/** DF-R104.8: only an aim is picked, without timing or fine movement; the game adds the error. */
import type { AimName } from '../../../physics';

/** The answer that asks for it. */
export const assistKey = (aim: AimName): string => `assist:${aim}`;

export const isAssist = (key: string): boolean => key.startsWith('assist');

/** DF-R104.9: what happens when a clock has run out. */
export const AT_THE_END = assistKey('bullseye');
