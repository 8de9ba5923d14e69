/** Small tables that together play every option, every number of seats and every bot: each has one hash (scripts/golden). */
import { goldenTable as at, type GoldenTable } from '@tabard/lab';

export const golden: readonly GoldenTable[] = [
  at('squire', { mode: 'base', baseLeftovers: 'discard', baseRanks: 'fiends', int: 'new' }),
  at('squire squire'),
  at('squire page squire', { freeClass: 'yes', mixedMarket: 'yes' }),
  at('squire squire random squire', { mode: 'base', randomSheets: 'yes' }),
  at('squire random random squire random', { mode: 'full', fifthGold: '0' }),
  at('squire', { mode: 'full', fifthGold: '1' }),
  at('random random', { mode: 'full', fifthGold: '2' }),
];
