/** Where records are judged, so that the page never stands still: told once what to do, it answers once. */
import type { CharacterExport, HeroCheck } from '@tabard/roll-player';
import { judgeText, type Opened, open, type Source, textOf } from './opening';
import { GameProblem, type ProblemKind, type Where } from './problem';

export type ToJudge =
  | { readonly kind: 'open'; readonly source: Source }
  /** Whether this hero came out of that game. */
  | { readonly kind: 'hero'; readonly hero: CharacterExport; readonly game: Blob };

export type FromJudge =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'opened'; readonly opened: Opened }
  | { readonly kind: 'hero'; readonly found: HeroCheck }
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
  const text = await textOf({ kind: 'file', file: told.game });
  const { checkHero } = await import('@tabard/roll-player'); // Who looks at another game need not wait for it.
  return { kind: 'hero', found: checkHero(told.hero, await judgeText(text, watch)) };
}

self.addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  work(data).then(say, (error: Error) => {
    if (!(error instanceof GameProblem)) return say({ kind: 'failed', message: error.stack ?? String(error) });
    const { kind: problem, detail, where } = error;
    say({ kind: 'problem', problem, detail, where });
  });
});
