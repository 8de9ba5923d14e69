/** Beginning a campaign, going on with one, and taking one in that came as a file. Each is one write, or none. */
import { LIMITS, type Match, type Plain } from '@tabard/kernel';
import type { Walker } from '@tabard/page/face';
import type { CampaignFile, Sitter } from '@tabard/table';
import { forkLog } from '../../play/begin/fork';
import { newHead, opened } from '../../play/begin/new-game';
import { newWhims, type Opening, setupOf } from '../../play/begin/opening';
import type { Volume } from '../storage/campaign-schema';
import { addCampaign, type Begun, type KeptCampaign, playNext } from '../storage/campaigns';
import { newId } from '../storage/shelf';
import { originsOf } from './origins';

async function begun(opening: Opening): Promise<Begun> {
  const log = await opened(opening.game, setupOf(opening));
  return { log, head: newHead(log, opening.title, false) };
}

/** Its first game, and who was brought to it. Answers the game's id. */
export async function beginCampaign(opening: Opening, origins: readonly string[]): Promise<string> {
  const first = await begun(opening);
  const { id, createdAt } = first.head;
  const campaign = campaignOf(opening.game, opening.title, createdAt, { number: 1, id }, origins);
  await addCampaign(campaign, [], first);
  return id;
}

export const campaignOf = (
  game: string,
  name: string,
  now: number,
  at: KeptCampaign['at'],
  origins: readonly string[],
): Omit<KeptCampaign, 'volumes' | 'head' | 'torn'> => ({
  id: newId(),
  game,
  name,
  createdAt: now,
  updatedAt: now,
  at,
  origins: origins.slice(0, LIMITS.campaign.origins),
});

/** A game of the shelf that stood for itself and is over becomes the first of a campaign. Answers the campaign's id. */
export async function foundCampaign(game: string, id: string, name: string, first: Volume): Promise<string> {
  const { brought } = JSON.parse(first.text) as { brought: { heroes?: readonly unknown[] } | null };
  const origins = await originsOf(brought?.heroes ?? []);
  const campaign = campaignOf(game, name, first.at, { number: 1, id }, origins);
  await addCampaign(campaign, [first], null);
  return campaign.id;
}

/** The next game, after those that are over. Answers its id. */
export async function nextGame(campaign: KeptCampaign, before: readonly Volume[], opening: Opening): Promise<string> {
  const next = await begun(opening);
  await playNext(campaign.id, campaign.at, before, next);
  return next.head.id;
}

/** A game of which there was only the record is sat down at again, exactly where it stood. */
export async function sitDownAgain(
  campaign: KeptCampaign,
  before: readonly Volume[],
  left: Match,
  sitters: readonly Sitter[],
): Promise<string> {
  const log = forkLog(left, left.answers, sitters, newWhims(), left.setup.unattended);
  const head = newHead(log, campaign.name, false);
  await playNext(campaign.id, campaign.at, before, { head, log });
  return head.id;
}

// ---- files

/** A campaign that was judged, and who walks in it, for its shelf. Its last game, if it is not over, waits for somebody to sit down. Answers its id. */
export async function takeIn(
  { game, save, games, origins }: CampaignFile,
  name: string,
  party: readonly Walker[] = [],
): Promise<string> {
  const now = Date.now();
  const brought = games.map((text) => campaignBroughtTo(text));
  const keptBy = (i: number): Plain =>
    i === games.length - 1 ? lastSave(save, games.length) : (brought[i + 1] ?? null);
  const volumes = games.map((text, i): Volume => ({ text, save: keptBy(i), at: now, game: null }));
  const last = volumes[games.length - 1];
  const campaign = campaignOf(game, name, now, { number: games.length, id: null }, origins);
  await addCampaign(campaign, volumes.with(-1, { ...last, party }), null);
  return campaign.id;
}

/** What the game before kept is what this one was brought; who left on the way is this one's own affair. */
export function campaignBroughtTo(text: string): Plain {
  const { brought } = JSON.parse(text) as { brought: { campaign?: Plain } | null };
  return brought?.campaign === undefined ? null : { campaign: brought.campaign };
}

/** The save of the file belongs to the last game only if that is over: then the chain names all of them. */
function lastSave(save: Plain, games: number): Plain {
  const { campaign } = (save ?? {}) as { campaign?: { chain?: readonly string[] } };
  return campaign?.chain?.length === games ? save : null;
}
