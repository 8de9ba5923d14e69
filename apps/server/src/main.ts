/** The whole inn in one process: its store, its key, its tables and its door, as the settings want it. */
import type { RequestListener } from 'node:http';
import { openInnKey } from './fair/inn-key';
import { swearerWith } from './fair/swearer';
import { games } from './games';
import { Inn } from './host/inn';
import { thinkHere } from './host/thinker';
import { HOUSE_LIMITS, SOCKET_LIMITS } from './net/limits';
import { openDoor } from './net/serve';

import type { Config } from './ops/config';
import { openStore } from './store/open';

export { configFrom, WrongSetting } from './ops/config';

export interface House {
  readonly port: number;
  /** Everyone is told to come back in a moment; what was done is kept. */
  close(): Promise<void>;
}

/** `page`: answers whatever is not the inn's own. */
export async function openHouse(config: Config, page?: RequestListener): Promise<House> {
  const { DATABASE_URL: address, TABARD_DATA: folder } = config;
  const store = await openStore({ address, folder });
  const inn = new Inn({
    store,
    games,
    thinker: thinkHere,
    swearer: swearerWith(openInnKey(folder, config.INN_KEY)),
    patience: config.IDLE_SECONDS * 1000,
  });
  const flow = { burst: config.MESSAGES_BURST, perSecond: config.MESSAGES_PER_SECOND };
  const door = await openDoor({
    inn,
    host: config.HOST,
    port: config.PORT,
    page,
    origins: config.ORIGINS,
    trustProxy: config.TRUST_PROXY,
    limits: {
      socket: { ...SOCKET_LIMITS, flow },
      house: { ...HOUSE_LIMITS, connections: config.MAX_CONNECTIONS },
    },
  });
  return { port: door.port, close: () => door.close() };
}
