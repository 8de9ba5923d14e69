/** The journeyman: a companion that has learnt its trade and nothing else (faculties.ts). It stands between swing and companion. */
import { Companion, type ParaBot } from './companion';
import { TRADE_ALONE } from './faculties';

export const journeyman: ParaBot = {
  id: 'journeyman',
  listens: false,
  sit: (chair) => new Companion(chair, TRADE_ALONE),
};
