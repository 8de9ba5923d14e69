/** DF-R104.8: only an aim is picked, without timing or fine movement; the game adds the error. */
import type { OptionTo } from '../../../index';

/** DF-R104.9: what happens when a clock has run out. */
export const AT_THE_END: OptionTo<'throw'> = { assist: 'bullseye' };
