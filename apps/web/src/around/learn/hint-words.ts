/** Which words of a lesson a hint is said in: by their ids. Pure. */
import { type Hint, pagesOf } from '@tabard/page/lesson/guide';

export interface HintWords {
  readonly pages: readonly string[];
  readonly does: string | null;
  readonly remark: string | null;
}

/** `end`: what is said when all is done; `answers`: how many stand at the table. */
export function wordsFor(hint: Hint, end: string, has: (id: string) => boolean, answers: number): HintWords {
  if (hint.kind === 'step') {
    const id = `steps.${hint.step.id}`;
    return { pages: pagesOf(id, has), does: `${id}.do`, remark: hint.strayed ? 'strayed.step' : null };
  }
  if (hint.kind === 'tip') {
    const id = has(`tips.${hint.question}.1`) ? `tips.${hint.question}` : 'tips.else';
    const tips = pagesOf(id, has);
    // One tip at a time, another with every answer.
    const tip = tips.length > 0 ? [tips[answers % tips.length]] : [];
    return { pages: tip, does: null, remark: hint.strayed ? 'strayed.tip' : null };
  }
  if (hint.kind === 'end') return { pages: pagesOf(end, has), does: null, remark: null };
  const pages = hint.on ? pagesOf(`rounds.${hint.on.id}.meanwhile`, has) : [];
  return { pages, does: null, remark: null };
}
