/** The whole inn in one process: its store, its key, its tables and its door, as the settings want it. */
import type { RequestListener, Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameModule } from '@tabard/content';
import { type InnKey, ownKey } from './fair/inn-key';
import { swearerWith } from './fair/swearer';
import { RedisFanout } from './fanout/redis';
import { games } from './games';
import { BroughtPool } from './host/brought-pool';
import { Inn } from './host/inn';
import { thinkHere } from './host/thinker';
import { ThinkerPool } from './host/thinker-pool';
import { addressLimitsFor, HOUSE_LIMITS, SOCKET_LIMITS } from './net/limits';
import { openDoor } from './net/serve';
import type { Config } from './ops/config';
import { tooFewFiles } from './ops/files';
import { openToOthers } from './ops/folder';
import { type Log, openLog, shortOf } from './ops/log';
import { Measures, portOf, showMeasures } from './ops/measures';
import { WebPusher } from './push/pusher';
import { openStore, type Where } from './store/open';
import { type Patience, patiently } from './store/patient';
import type { Store } from './store/store';

export { BackupRefused, backUp, restore } from './ops/backup';
export { configFrom, WrongSetting } from './ops/config';
export { examine } from './ops/doctor';
export { keyState, takeKey } from './ops/key';
export { readSettings } from './ops/settings.mjs';

export interface House {
  readonly port: number;
  /** Where Prometheus may ask; null: nowhere. */
  readonly metricsPort: number | null;
  /** Sentences for whoever runs it: what should not stay as it is. */
  readonly cautions: readonly string[];
  /** Everyone is told to come back in a moment; what was done is kept. */
  close(): Promise<void>;
}

export interface HouseWishes {
  /** Answers whatever is not the inn's own. */
  readonly page?: RequestListener;
  readonly games?: readonly GameModule[];
  readonly log?: Log;
  /** Hears what keeps the house from opening yet, in a sentence. */
  readonly onWaiting?: (sentence: string) => void;
}

export async function openHouse(config: Config, wishes: HouseWishes = {}): Promise<House> {
  const { page, games: hosted = games, log = openLog(config.LOG), onWaiting } = wishes;
  const { DATABASE_URL: address, TABARD_DATA: folder } = config;
  const measures = new Measures();
  const patience: Patience = {
    seconds: address ? config.START_SECONDS : 0, // A folder is there or not.
    told(why, seconds) {
      log.warn({ why, seconds }, 'the database is away and is waited for');
      onWaiting?.(`The database is away (${why}): tried again in ${seconds} s.`);
    },
  };
  const { store, key } = await patiently(() => openKept({ address, folder }, config.INN_KEY), patience);
  const inn = new Inn({
    store: measures.watch(store),
    games: hosted,
    // Threads know the games of the house alone; run from its sources the house has none.
    thinker: wishes.games || !ThinkerPool.isBuilt ? thinkHere : new ThinkerPool(),
    reader: wishes.games || !BroughtPool.isBuilt ? undefined : new BroughtPool(),
    swearer: swearerWith(key),
    pusher: new WebPusher({ key }),
    fanout: config.REDIS_URL ? wordOver(config.REDIS_URL, measures, log) : undefined,
    patience: config.IDLE_SECONDS * 1000,
    onTrouble(table, err) {
      measures.brokenOff();
      log.error({ table: shortOf(table), err }, 'a table was broken off and will be read anew');
    },
  });
  const flow = { burst: config.MESSAGES_BURST, perSecond: config.MESSAGES_PER_SECOND };
  const closeAll: (() => Promise<void>)[] = [() => inn.close()];
  try {
    const door = await openDoor({
      inn,
      host: config.HOST,
      port: config.PORT,
      page,
      origins: config.ORIGINS,
      trustProxy: config.TRUST_PROXY,
      limits: {
        address: addressLimitsFor(flow),
        socket: { ...SOCKET_LIMITS, flow },
        house: { ...HOUSE_LIMITS, connections: config.MAX_CONNECTIONS },
      },
      told: measures.hear,
      log,
    });
    closeAll[0] = () => door.close(sleep(config.DRAIN_SECONDS * 1000));
    measures.countHouse(
      () => inn.awake,
      () => door.guests,
    );
    const shown = await shownBy(measures, config);
    if (shown) closeAll.push(async () => void shown.close());
    const files = tooFewFiles(config.MAX_CONNECTIONS);
    const cautions = [...openToOthers(folder), ...(files ? [`${files}.`] : [])];
    for (const caution of cautions) log.warn(caution);
    log.info({ port: door.port, store: address ? 'postgres' : 'sqlite' }, 'the inn is open');
    return {
      port: door.port,
      cautions,
      metricsPort: shown && portOf(shown),
      async close() {
        log.info('the inn closes');
        for (const close of closeAll) await close();
        log.info('the inn is closed');
      },
    };
  } catch (error) {
    await closeAll[0]();
    throw error;
  }
}

/** Told once when it is lost and once when it is back: it is tried again each moment. */
function wordOver(address: string, measures: Measures, log: Log): RedisFanout {
  let isLost = false;
  const touch = measures.countTouch(() => fanout.trouble === null);
  const fanout: RedisFanout = new RedisFanout(
    address,
    (err) => {
      touch.failed();
      if (!isLost)
        log.error({ why: err.message }, 'Redis is away or refuses: each process looks into the database instead');
      isLost = true;
    },
    undefined,
    () => {
      if (isLost) log.warn('Redis is there again');
      isLost = false;
    },
  );
  return fanout;
}

/** What is kept, and the key of the inn that kept it. */
async function openKept(where: Where, given: string | undefined): Promise<{ store: Store; key: InnKey }> {
  const store = await openStore(where);
  try {
    return { store, key: await ownKey(store, where.folder, given) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function shownBy(measures: Measures, { METRICS_HOST, METRICS_PORT }: Config): Promise<Server | null> {
  if (METRICS_PORT === undefined) return null;
  return showMeasures(measures, METRICS_HOST, METRICS_PORT).catch((error: Error) => {
    throw Object.assign(error, { door: 'METRICS' }); // Whoever tells a person must not name PORT.
  });
}
