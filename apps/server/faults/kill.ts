/** Games go on while their server is killed again and again, at any moment. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../src/store/open';
import { audit } from './audit';
import { House } from './houses';
import { Party, type PartyWish } from './party';

export interface KillWish {
  readonly kills: number;
  readonly processes: number;
  /** postgres://…; without it SQLite in a folder that all processes share. */
  readonly database?: string;
  readonly redis?: string;
  readonly tables: number;
  readonly random: () => number;
  readonly onProgress?: (kills: number, acknowledged: number) => void;
}

export interface KillReport {
  readonly kills: number;
  readonly games: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly wrong: readonly string[];
}

const GAMES: readonly PartyWish[] = [
  { game: 'dark-minions', persons: 2, bots: 1 },
  { game: 'roll-player', persons: 2, bots: 0 },
  { game: 'para-roles', persons: 3, bots: 1 },
];
/** Between two kills: so many answers at most, from before anybody is back to well into a game, and a moment more. */
const MOST_ANSWERS = 12;
const MOMENT = 30;
/** A machine that is busy with other things is not waited for for ever. */
const LONGEST = 10_000;

export async function killAgainAndAgain(wish: KillWish): Promise<KillReport> {
  const { random } = wish;
  const folder = mkdtempSync(join(tmpdir(), 'tabard-kills-'));
  const settings = {
    TABARD_DATA: folder,
    INN_KEY: randomBytes(32).toString('hex'),
    ...(wish.database ? { DATABASE_URL: wish.database } : {}),
    ...(wish.redis ? { REDIS_URL: wish.redis } : {}),
  };
  const houses = Array.from({ length: wish.processes }, () => new House(settings));
  const store = await openStore({ folder, address: wish.database });
  const addresses = () => houses.map(({ address }) => address);
  const wrong: string[] = [];
  let games = 0;
  let finished = 0;
  let acknowledged = 0;
  let isEnding = false;
  const parties = new Set<Party>();

  /** One game after the other at one table of the room. */
  async function keepPlaying(first: number): Promise<void> {
    for (let i = first; !isEnding; i++) {
      const party = await Party.gather(GAMES[i % GAMES.length], addresses, random);
      parties.add(party);
      games += 1;
      while (!isEnding && !party.over && !party.wrong) await sleep(20);
      if (isEnding && !party.over) return;
      await settle(party);
    }
  }

  async function settle(party: Party): Promise<void> {
    party.close();
    parties.delete(party);
    finished += party.over ? 1 : 0;
    acknowledged += party.acknowledged.length;
    wrong.push(...(await audit(party, store)));
  }

  const all = () => acknowledged + [...parties].reduce((sum, party) => sum + party.acknowledged.length, 0);
  const anyHouse = () => houses[Math.floor(random() * houses.length)];
  try {
    for (const house of houses) house.prepare();
    for (const house of houses) await house.open();
    const playing = Array.from({ length: wish.tables }, (_, i) =>
      keepPlaying(i).catch((error: Error) => void wrong.push(error.message)),
    );
    for (let kill = 1; kill <= wish.kills && wrong.length === 0; kill++) {
      const house = anyHouse();
      house.prepare();
      const until = all() + Math.floor(random() * (MOST_ANSWERS + 1));
      for (const end = Date.now() + LONGEST; all() < until && Date.now() < end && wrong.length === 0; ) await sleep(2);
      await sleep(random() * MOMENT);
      await house.kill();
      await house.open();
      wish.onProgress?.(kill, all());
    }
    await everyTableGoesOn([...parties], wrong);
    isEnding = true;
    await Promise.all(playing);
    for (const party of [...parties]) await settle(party);
    return { kills: wish.kills, games, finished, acknowledged, wrong };
  } finally {
    for (const party of parties) party.close();
    await store.close();
    await Promise.all(houses.map((house) => house.close()));
    rmSync(folder, { recursive: true, force: true });
  }
}

const LONG = 30_000;

/** After the last of it each game has an answer more, or is over. */
async function everyTableGoesOn(parties: readonly Party[], wrong: string[]): Promise<void> {
  await Promise.all(
    parties.map(async (party) => {
      const before = party.acknowledged.length;
      for (const end = Date.now() + LONG; Date.now() < end; ) {
        if (party.over || party.acknowledged.length > before) return;
        await sleep(20);
      }
      wrong.push(`does not go on: ${party.state}`);
    }),
  );
}
