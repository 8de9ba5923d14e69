/** The inn's limits without those that would send an attacker away: every single message is to be judged. */
import { UNCOUNTED } from '../src/net/limits';

export const UNFLINCHING = {
  ...UNCOUNTED,
  socket: { ...UNCOUNTED.socket, nonsense: { burst: Number.POSITIVE_INFINITY, perSecond: 0 } },
  house: { ...UNCOUNTED.house, codes: { burst: Number.POSITIVE_INFINITY, perSecond: 0 } },
};
