/** Where the solver thinks, so that the page never stands still: plain positions come in, plain answers go out. */
import {
  bestLine,
  type Line,
  type Outlook,
  outlookOf,
  type Position,
  type Preview,
  previewsOf,
  type Unrolled,
} from '../../solver';

export type ToSolver =
  /** What each play by itself would make possible. */
  | { readonly kind: 'previews'; readonly position: Position }
  /** The best line of play. */
  | { readonly kind: 'line'; readonly position: Position }
  /** How a pool will do before it is rolled: as it is, and with a die of each of these colours more. */
  | { readonly kind: 'outlook'; readonly unrolled: Unrolled };

export interface Answers {
  readonly previews: readonly Preview[];
  readonly line: Line;
  readonly outlook: Outlook;
}
export type FromSolver =
  | { readonly id: number; readonly answer: Answers[keyof Answers] }
  | { readonly id: number; readonly failed: string };

/** A hint may think for as long as one looks up from the dice. */
const THOROUGH = { effort: 20_000, rolls: 'all' } as const;
const QUICK = { effort: 300 } as const;

function solve(asked: ToSolver): Answers[keyof Answers] {
  if (asked.kind === 'previews') return previewsOf(asked.position);
  if (asked.kind === 'line') return bestLine(asked.position, THOROUGH);
  return outlookOf(asked.unrolled, QUICK);
}

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; asked: ToSolver }>) => {
  const { id, asked } = data;
  try {
    self.postMessage({ id, answer: solve(asked) } satisfies FromSolver);
  } catch (error) {
    self.postMessage({ id, failed: String(error) } satisfies FromSolver);
  }
});
