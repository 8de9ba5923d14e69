/**
 * Campaigns kept in this browser. Each is a name and the game that is played; what was played stands beside it as records,
 * the volumes, and never depends on a game that somebody may put away. The game that is played stands on the shelf of
 * games like any other, and its keeper writes the volume when it is over (shelf.ts).
 *
 * Two tabs may both want to begin the next game: whoever comes second is told (`overtaken`), nothing is written.
 */

import { wrongWith } from '@tabard/page/kept/schema';
import type { TableLog } from '@tabard/table';
import { type Campaign, campaignSchema, type Volume, volumeSchema } from './campaign-schema';
import { type Database, send, withDatabase } from './database';
import { readHead } from './list';
import { isDamaged, type SavedGame } from './saved';
import { readable, savedGame } from './schema';
import { dropGame, layGame } from './shelf';
import { Trouble, troubleOf } from './trouble';
import { remembered } from './waiting';
import { type Writing, write } from './writing';

/** A campaign with all that is known of it. */
export interface KeptCampaign extends Campaign {
  /** Its games so far as records, the first first, up to the first that is missing or damaged. */
  readonly volumes: readonly Volume[];
  /** The game that is played or was played last, where it stands on the shelf. */
  readonly head: SavedGame | null;
  /** What is wrong with its volumes or its game; null: nothing. */
  readonly torn: string | null;
}

export interface DamagedCampaign {
  readonly id: string;
  readonly damaged: string;
}

export interface CampaignsKept {
  readonly campaigns: readonly (KeptCampaign | DamagedCampaign)[];
  /** Why the store could not be read. */
  readonly trouble: Trouble | null;
}

// ---- reading

/** Those last played first, damaged ones last. */
export async function listCampaigns(): Promise<CampaignsKept> {
  try {
    const campaigns = await withDatabase(async (db) => {
      const ids = await db.getAllKeys('campaigns');
      return Promise.all([...ids, ...(await strays(db, ids))].map((id) => readOne(db, id)));
    });
    return { campaigns: campaigns.sort((a, b) => lastPlayed(b) - lastPlayed(a)), trouble: null };
  } catch (error) {
    return { campaigns: [], trouble: troubleOf(error) };
  }
}

/** Undefined: there is none. A Trouble: the store cannot be read now. */
export const readCampaign = (id: string): Promise<KeptCampaign | DamagedCampaign | undefined> =>
  withDatabase(async (db) => {
    const isKnown = (await db.getKey('campaigns', id)) ?? (await db.getKey('volumes', volumesOf(id)));
    return isKnown === undefined ? undefined : readOne(db, id);
  });

export const lastPlayed = (campaign: KeptCampaign | DamagedCampaign): number =>
  isDamaged(campaign) ? -1 : Math.max(campaign.updatedAt, campaign.head?.updatedAt ?? 0);

/** Volumes whose campaign another hand has deleted: still somebody's games. */
async function strays(db: Database, ids: readonly string[]): Promise<string[]> {
  const owners = (await db.getAllKeys('volumes')).map(([id]) => id);
  return [...new Set(owners)].filter((id) => !ids.includes(id));
}

const volumesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

async function readOne(db: Database, id: string): Promise<KeptCampaign | DamagedCampaign> {
  try {
    const found = await db.get('campaigns', id);
    const damaged = wrongWith(campaignSchema, found);
    if (damaged !== null) return { id, damaged };
    const campaign = campaignSchema.parse(found);
    if (campaign.id !== id) return { id, damaged: 'id: of another campaign' };
    const { volumes, torn } = await readVolumes(db, id);
    const { head, wrong } = await headOf(db, campaign);
    return { ...campaign, volumes, head, torn: torn ?? wrong };
  } catch (error) {
    return { id, damaged: troubleOf(error).detail };
  }
}

async function readVolumes(db: Database, id: string): Promise<{ volumes: Volume[]; torn: string | null }> {
  const volumes: Volume[] = [];
  for (const [i, key] of (await db.getAllKeys('volumes', volumesOf(id))).entries()) {
    if (key[1] !== i + 1) return { volumes, torn: `volume ${i + 1}: missing` };
    const found = await db.get('volumes', key).catch(() => undefined);
    const damaged = wrongWith(volumeSchema, found);
    if (damaged !== null) return { volumes, torn: `volume ${i + 1}: ${damaged}` };
    volumes.push(volumeSchema.parse(found) as Volume);
  }
  return { volumes, torn: null };
}

async function headOf(
  db: Database,
  { at: { id } }: Campaign,
): Promise<{ readonly head: SavedGame | null; readonly wrong: string | null }> {
  if (id === null) return { head: null, wrong: null };
  const here = remembered(id)?.head;
  if (here) return { head: here, wrong: null };
  if ((await db.getKey('heads', id)) === undefined) return { head: null, wrong: null }; // Somebody put it away.
  const head = await readHead(db, id);
  return isDamaged(head) ? { head: null, wrong: head.damaged } : { head, wrong: null };
}

/** Everything that is stored under it, as a text: for one that cannot be read any more. */
export const takeOutCampaign = (id: string): Promise<string> =>
  withDatabase(async (db) => {
    const attempt = (reading: Promise<unknown>) => reading.catch((error) => troubleOf(error).detail);
    const campaign = await attempt(db.get('campaigns', id));
    const volumes = await attempt(db.getAll('volumes', volumesOf(id)));
    return JSON.stringify({ tabard: 'damaged', id, campaign, volumes });
  });

// ---- writing

/** A game that is put on the shelf. */
export interface Begun {
  readonly head: SavedGame;
  readonly log: TableLog;
}

/**
 * A campaign that was not here before, with what there is of it. All of it or nothing. A game that stands on the shelf
 * already and becomes its own (`at`) is told so.
 */
export function addCampaign(campaign: Campaign, volumes: readonly Volume[], begun: Begun | null): Promise<void> {
  return write(async (stores) => {
    send(stores.objectStore('campaigns').add(campaign, campaign.id));
    for (const [i, volume] of volumes.entries()) send(stores.objectStore('volumes').add(volume, [campaign.id, i + 1]));
    const own = { campaign: campaign.id, title: campaign.name };
    if (begun) return layGame(stores, { ...begun.head, ...own }, begun.log);
    const head = await headIn(stores, campaign.at.id);
    if (head) send(stores.objectStore('heads').put(readable({ ...head, ...own }), head.id));
  });
}

/** Null: it is not there, or nobody can read it. */
async function headIn(stores: Writing, game: string | null): Promise<SavedGame | null> {
  const head = savedGame.safeParse(game === null ? null : await stores.objectStore('heads').get(game));
  return head.success ? head.data : null;
}

/** Where a campaign stood when somebody decided to go on with it. */
export type Place = Campaign['at'];

/**
 * The game that is played from now on. `before`: the volumes of the games it follows, written once more where they are not
 * there yet. Fails with a Trouble when another tab has gone on meanwhile.
 */
export function playNext(id: string, was: Place, before: readonly Volume[], begun: Begun): Promise<void> {
  return write(async (stores) => {
    const campaign = await mustStand(stores, id, was);
    const volumes = stores.objectStore('volumes');
    for (const [i, volume] of before.entries())
      if ((await volumes.getKey([id, i + 1])) === undefined || i + 1 === was.number)
        send(volumes.put(volume, [id, i + 1]));
    layGame(stores, { ...begun.head, campaign: id, title: campaign.name }, begun.log);
    const at = { number: before.length + 1, id: begun.head.id };
    send(stores.objectStore('campaigns').put({ ...campaign, at, updatedAt: begun.head.updatedAt }, id));
  });
}

async function mustStand(stores: Writing, id: string, was: Place): Promise<Campaign> {
  const campaign = await mustBeThere(stores, id);
  const { at } = campaign;
  if (at.number === was.number && at.id === was.id) return campaign;
  throw new Trouble('overtaken', `campaign ${id} stands at game ${at.number}`);
}

async function mustBeThere(stores: Writing, id: string): Promise<Campaign> {
  const found = await stores.objectStore('campaigns').get(id);
  if (found === undefined) throw new Trouble('gone', `there is no campaign ${id} any more`);
  return campaignSchema.parse(found);
}

/** Its game goes by the new name, too. Everything else stays as it is stored, whoever wrote it last. */
export function renameCampaign(id: string, name: string): Promise<void> {
  return write(async (stores) => {
    const campaign = await mustBeThere(stores, id);
    send(stores.objectStore('campaigns').put({ ...campaign, name }, id));
    const head = await headIn(stores, campaign.at.id);
    if (head) send(stores.objectStore('heads').put(readable({ ...head, title: name }), head.id));
  });
}

/** One of its games lies on the shelf of games again, to be looked back on. */
export function layVolume(id: string, number: number, game: string): Promise<void> {
  return write(async (stores) => {
    const found = volumeSchema.safeParse(await stores.objectStore('volumes').get([id, number]));
    if (found.success) send(stores.objectStore('volumes').put({ ...found.data, game }, [id, number]));
  });
}

/** With all its volumes and the game that is not over. Games that are stay where they can be watched. */
export function deleteCampaign(id: string): Promise<void> {
  return write(async (stores) => {
    const found = campaignSchema.safeParse(await stores.objectStore('campaigns').get(id));
    send(stores.objectStore('campaigns').delete(id));
    send(stores.objectStore('volumes').delete(volumesOf(id)));
    const head = await headIn(stores, found.success ? found.data.at.id : null);
    if (head && !head.over) dropGame(stores, head.id);
  });
}
