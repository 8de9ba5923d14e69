/**
 * A campaign: a chain of games, each of which is brought what the one before kept. Kept and brought is
 * `{ campaign: { …, chain } }`, where the chain names the seal of every record so far; so the seal of each record stands
 * for all that came before it. One file holds all of them, and moves from one device to another.
 */
import type { GameModule, Origin } from '@tabard/content';
import { z } from '@tabard/content/zod';
import {
  canonical,
  type GameRecord,
  hashText,
  isTooDeep,
  LIMITS,
  type Match,
  makeRecord,
  type Plain,
  quoted,
  sealOf,
} from '@tabard/kernel';

export interface CampaignFile {
  /** The id of the game. */
  readonly game: string;
  /** What the last game that came to its end kept, and the next is brought; null: the first is not over. */
  readonly save: Plain;
  /** The records as they were written, letter by letter, the first first. The last may be of a game that is not over. */
  readonly games: readonly string[];
  /** Records of other tables out of which came who was brought to the first game (heroes). */
  readonly origins: readonly string[];
}

const HEAD = '{\n"tabard":"campaign",';
/** Whether a text says that it is a campaign, as Tabard writes one. */
export const isCampaign = (text: string): boolean => text.startsWith(HEAD);

// ---- the chain

type Chained = { readonly campaign: { readonly chain: readonly string[] } };

const chained = (value: Plain): Chained | null =>
  Array.isArray((value as Partial<Chained> | null)?.campaign?.chain) ? (value as Chained) : null;

export const chainOf = (value: Plain): readonly string[] => chained(value)?.campaign.chain ?? [];

/** What a table adds to what its record tells of where something comes from. */
export type TakenBy = Omit<Origin, 'seed' | 'seal'>;

/** What a game that is over leaves to the next, its own seal at the end of the chain; null: nothing. */
export function keptBy(module: GameModule, match: Match, record: GameRecord, by?: TakenBy): Plain | null {
  const origin = by && { ...by, seed: record.seed, seal: sealOf(record) };
  return linked(module, match, () => sealOf(record), origin);
}

/**
 * The same of a game that has no record, because its rules changed on the way: `seal` stands for it in the chain. The
 * campaign can be gone on with, and nobody will ever call it verified.
 */
export const keptWithoutRecord = (module: GameModule, match: Match, seal: string): Plain | null =>
  linked(module, match, () => seal);

function linked(module: GameModule, match: Match, seal: () => string, origin?: Origin): Plain | null {
  const kept = (match.standing && module.keeps?.(match.seen('everything'), match.standing, origin)) ?? null;
  const link = chained(kept);
  if (!link) return kept;
  const chain = [...chainOf(match.setup.brought ?? null), seal()];
  return { ...link, campaign: { ...link.campaign, chain } };
}

/** The campaign with one game more; the same game again, further on or over, takes the place of what there was of it. */
export function withGame(
  campaign: CampaignFile | null,
  module: GameModule,
  match: Match,
  record: GameRecord,
): CampaignFile {
  const before = campaign ?? { game: module.game.id, save: null, games: [], origins: [] };
  const played = chainOf(record.brought).length;
  return {
    ...before,
    save: keptBy(module, match, record) ?? before.save,
    games: [...before.games.slice(0, played), makeRecord(record)],
  };
}

// ---- the file

/** There is one way to write it: a file that reads the same but is written differently was changed. */
export function makeCampaign({ game, save, games, origins }: CampaignFile): string {
  const list = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text)).join(',\n');
  const body = `${HEAD}\n"version":1,\n"game":${JSON.stringify(game)},\n"save":${canonical(save)},\n"games":[\n${list(games)}\n],\n"origins":[\n${list(origins)}\n],\n`;
  return `${body}"seal":"${hashText(body)}"\n}\n`;
}

const record = z.string().max(LIMITS.text, `a record has at most ${LIMITS.text} letters`);
const shape = z.strictObject({
  tabard: z.literal('campaign'),
  version: z.literal(1),
  game: z.string().max(LIMITS.word),
  save: z.unknown(),
  games: z.array(record).min(1, 'there is no game in it').max(LIMITS.campaign.games, 'there are too many games in it'),
  origins: z.array(record).max(LIMITS.campaign.origins, 'there are too many games of other tables in it'),
  seal: z.string().max(LIMITS.word),
});

/** From a text that anybody may have written to a campaign, or to what is wrong with it. Nothing is played here. */
export function readCampaign(text: string): { readonly campaign: CampaignFile } | { readonly wrong: string } {
  const { text: most } = LIMITS.campaign;
  if (text.length > most) return { wrong: `a campaign has at most ${most} letters, and this text has ${text.length}` };
  if (isTooDeep(text)) return { wrong: `nothing in a campaign stands more than ${LIMITS.depth} levels deep` };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { wrong: quoted(`this is not a campaign: ${(error as Error).message}`) };
  }
  const read = shape.safeParse(data);
  if (!read.success) {
    const [{ path, message }] = read.error.issues;
    return { wrong: quoted(`this is not a campaign as Tabard writes one: ${[...path, message].join(': ')}`) };
  }
  const { game, save, games, origins } = read.data;
  const saved = JSON.stringify(save ?? null);
  if (saved.length > LIMITS.brought) return { wrong: `what is saved has at most ${LIMITS.brought} letters` };
  const campaign: CampaignFile = { game, save: (save ?? null) as Plain, games, origins };
  return makeCampaign(campaign) === text ? { campaign } : { wrong: 'the file was changed after it was written' };
}
