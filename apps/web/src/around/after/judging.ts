/** The page's side of the judge's worker: what it does can be watched, and stopped at any moment. */
import type { HeroCheck } from '@tabard/content';
import type { CharacterExport } from '@tabard/content/hero';
import type { CampaignJudgement } from '@tabard/table';
import { GameProblem } from '../../house/problem';
import type { FromJudge, ToJudge } from './judge-worker';
import type { Campaigns, Opened, Source } from './opening';

/** Entries that were looked at; `of` is 0 while nobody knows yet how many there are. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface Watcher {
  readonly onProgress: (progress: Progress) => void;
  /** Whoever waits no longer. */
  readonly signal: AbortSignal;
}

export const judgeSource = (source: Source, watcher: Watcher): Promise<Opened> =>
  ask({ kind: 'open', source }, watcher, (heard) => (heard.kind === 'opened' ? heard.opened : undefined));

export const judgeHero = (table: string, hero: CharacterExport, game: Blob, watcher: Watcher): Promise<HeroCheck> =>
  ask({ kind: 'hero', table, hero, game }, watcher, (heard) => (heard.kind === 'hero' ? heard.found : undefined));

export const judgeCampaignIn = (source: Campaigns, watcher: Watcher): Promise<CampaignJudgement> =>
  ask({ kind: 'campaign', source }, watcher, (heard) => (heard.kind === 'campaign' ? heard.judged : undefined));

/** A worker for each question: to stop it is to end it, whatever it is doing. */
function ask<T>(told: ToJudge, { onProgress, signal }: Watcher, answerIn: (heard: FromJudge) => T | undefined) {
  const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
  const result = new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new GameProblem('stopped', '')));
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the judge could not be called')));
    worker.addEventListener('message', ({ data }: MessageEvent<FromJudge>) => {
      if (data.kind === 'progress') return onProgress(data);
      if (data.kind === 'problem') return reject(new GameProblem(data.problem, data.detail, data.where));
      if (data.kind === 'failed') return reject(new Error(data.message));
      resolve(answerIn(data)!);
    });
    worker.postMessage(told);
  });
  return result.finally(() => worker.terminate());
}
