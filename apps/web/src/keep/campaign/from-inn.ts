/**
 * An adventure that was played at an inn comes to the shelf of campaigns: after those it goes on from, where they stand here
 * already, or with all of them, where the inn still has them. Each is one write, or none; what is there twice is there once.
 */
import type { GameModule } from '@tabard/content';
import { type GameRecord, type Plain, readRecord } from '@tabard/kernel';
import { chainOf, keptBy, Replay, type TableLog } from '@tabard/table';
import { inSlices } from '../../house/slices';
import { newHead } from '../../play/begin/new-game';
import type { Volume } from '../storage/campaign-schema';
import { addCampaign, type Begun, type KeptCampaign, listCampaigns, playNext } from '../storage/campaigns';
import { isDamaged, type SavedGame } from '../storage/saved';
import { appendEntries } from '../storage/shelf';
import { finishedOf, standsAt } from './chain';
import { originsOf } from './origins';
import { campaignBroughtTo, campaignOf } from './play';

export interface Shelved {
  readonly campaign: string;
  /** Its place on the shelf of games; null: only its record is there. */
  readonly game: string | null;
}

/** A game that is over, as the inn gives it out. */
export interface FromInn {
  readonly log: TableLog;
  readonly inn: NonNullable<SavedGame['inn']>;
  readonly record: string;
  /** The records of the adventures before it, the first first; null: the inn does not have them any more. */
  readonly before: () => Promise<readonly string[] | null>;
  readonly name: string;
}

/** Null: nothing of this game outlasts it, or what it goes on from is lost. */
export async function shelveInCampaign(module: GameModule, game: FromInn): Promise<Shelved | null> {
  const { record } = readRecord(game.record);
  if (!record) return null;
  const save = await keptIn(module, record);
  if (chainOf(save).length === 0) return null;
  const { campaigns } = await listCampaigns();
  const known = campaigns.filter((one): one is KeptCampaign => !isDamaged(one) && one.game === module.game.id);
  const there = known.find((one) => isSame(chainIn(one), chainOf(save)));
  if (there) return { campaign: there.id, game: there.at.id };

  const head = { ...newHead(game.log, game.name, true), inn: game.inn };
  const volume = { text: game.record, save, at: head.createdAt, game: head.id };
  const begun = { head, log: game.log };
  const brought = chainOf(record.brought);
  const last = known.find((one) => brought.length > 0 && isBetween(one) && isSame(chainIn(one), brought));
  const campaign = last
    ? await follow(last, begun, volume)
    : await found(module, begun, volume, brought.length === 0 ? [] : await game.before());
  return campaign === null ? null : { campaign, game: head.id };
}

/** Told once more, in slices, for what it kept is known at its end alone. */
async function keptIn(module: GameModule, record: GameRecord): Promise<Plain> {
  await module.world?.ready();
  const nobodyStops = new AbortController().signal;
  const { last } = await inSlices(Replay.prepare(module.game, record), () => undefined, nobodyStops);
  return keptBy(module, last, record);
}

const chainIn = ({ volumes }: KeptCampaign): readonly string[] => chainOf(finishedOf(volumes).at(-1)?.save ?? null);
/** All that was played of it stands there, and nothing is being played. */
const isBetween = (campaign: KeptCampaign): boolean =>
  standsAt(campaign).kind === 'between' && campaign.at.number === finishedOf(campaign.volumes).length;
const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** After the adventures that stand on the shelf. */
async function follow(campaign: KeptCampaign, begun: Begun, volume: Volume): Promise<string> {
  await playNext(campaign.id, campaign.at, finishedOf(campaign.volumes), begun);
  const head = { ...begun.head, campaign: campaign.id, title: campaign.name };
  const { entries, from } = begun.log;
  await appendEntries(head, (from?.moment ?? 0) + entries.length, [], null, volume);
  return campaign.id;
}

/** A campaign of its own, with the records of what came before. */
async function found(
  module: GameModule,
  begun: Begun,
  volume: Volume,
  before: readonly string[] | null,
): Promise<string | null> {
  const texts = [...(before ?? []), volume.text];
  if (texts.length !== chainOf(volume.save).length) return null;
  const { at, text } = volume;
  const earlier = texts
    .slice(0, -1)
    .map((one, i) => ({ text: one, save: campaignBroughtTo(texts[i + 1]), at, game: null }));
  const { brought } = JSON.parse(texts[0] ?? text) as { brought: { heroes?: readonly unknown[] } | null };
  const origins = await originsOf((brought?.heroes ?? []).filter(Boolean));
  const { id, title } = begun.head;
  const campaign = campaignOf(module.game.id, title, at, { number: texts.length, id }, origins);
  await addCampaign(campaign, [...earlier, volume], begun);
  return campaign.id;
}
