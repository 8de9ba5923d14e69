/** Where records are judged, so that the page never stands still: told once what to do, it answers once. */
import type { HeroCheck } from '@tabard/content';
import type { CharacterExport } from '@tabard/content/hero';
import { readRecord } from '@tabard/kernel';
import { type CampaignJudgement, judgeCampaign, readCampaign } from '@tabard/table';
import { isPlayable, moduleOf } from '../../house/modules';
import { GameProblem, type ProblemKind, type Where } from '../../house/problem';
import { type Campaigns, campaignText, judgeText, type Opened, open, type Source, textOf } from './opening';

export type ToJudge =
  | { readonly kind: 'open'; readonly source: Source }
  /** A campaign from its first die to its last. */
  | { readonly kind: 'campaign'; readonly source: Campaigns }
  /** Whether this hero of a table came out of that game. */
  | { readonly kind: 'hero'; readonly table: string; readonly hero: CharacterExport; readonly game: Blob };

export type FromJudge =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'opened'; readonly opened: Opened }
  | { readonly kind: 'hero'; readonly found: HeroCheck }
  | { readonly kind: 'campaign'; readonly judged: CampaignJudgement }
  | { readonly kind: 'problem'; readonly problem: ProblemKind; readonly detail: string; readonly where: Where }
  | { readonly kind: 'failed'; readonly message: string };

const say = (message: FromJudge) => self.postMessage(message);

const MS_BETWEEN_SIGNS = 100;
let lastSign = 0;

/** Told now and then: a message for every entry would cost more than the entries. */
function watch(done: number, of: number): void {
  const now = performance.now();
  if (now - lastSign < MS_BETWEEN_SIGNS) return;
  lastSign = now;
  say({ kind: 'progress', done, of });
}

async function work(told: ToJudge): Promise<FromJudge> {
  if (told.kind === 'open') return { kind: 'opened', opened: await open(told.source, watch) };
  if (told.kind === 'campaign') return { kind: 'campaign', judged: await campaign(await campaignText(told.source)) };
  const text = await textOf({ kind: 'file', file: told.game });
  const { heroes } = await moduleOf(told.table);
  return { kind: 'hero', found: heroes!.check(told.hero, await judgeText(text, watch)) };
}

/** Parts of one game, so that a bar can show them. */
const PARTS = 1000;

async function campaign(text: string): Promise<CampaignJudgement> {
  const read = readCampaign(text);
  const texts = 'campaign' in read ? [...read.campaign.games, ...read.campaign.origins] : [];
  const ids = new Set(texts.flatMap((each) => readRecord(each).record?.game ?? []));
  const known = [...ids].filter(isPlayable);
  const modules = new Map(await Promise.all(known.map(async (id) => [id, await moduleOf(id)] as const)));
  return judgeCampaign(
    text,
    (id) => modules.get(id),
    (game, games, done = 0, entries = 0) =>
      watch((game - 1) * PARTS + Math.floor((done * PARTS) / Math.max(1, entries)), games * PARTS),
  );
}

self.addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  work(data).then(say, (error: Error) => {
    if (!(error instanceof GameProblem)) return say({ kind: 'failed', message: error.stack ?? String(error) });
    const { kind: problem, detail, where } = error;
    say({ kind: 'problem', problem, detail, where });
  });
});
