/** The solver, asked from a component: one worker for the page, fetched with the first question; answers are kept a while. */
import { useEffect, useMemo, useState } from 'react';
import type { Answers, FromSolver, ToSolver } from './solver-worker';

const KEPT = 40;
const kept = new Map<string, Promise<Answers[keyof Answers]>>();
const waiting = new Map<number, { resolve: (answer: never) => void; reject: (problem: Error) => void }>();
let worker: Worker | null = null;
let asked = 0;

function hire(): Worker {
  const hired = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
  hired.addEventListener('message', ({ data }: MessageEvent<FromSolver>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asker?.reject(new Error(data.failed));
    else asker?.resolve(data.answer as never);
  });
  return hired;
}

function ask(key: string): Promise<Answers[keyof Answers]> {
  const known = kept.get(key);
  if (known) return known;
  worker ??= hire();
  const id = ++asked;
  const answer = new Promise<Answers[keyof Answers]>((resolve, reject) => waiting.set(id, { resolve, reject }));
  // What is looked at in a moment stands behind a glass (reader.ts), and no glass leaves the page: the key is a copy.
  worker.postMessage({ id, asked: JSON.parse(key) as ToSolver });
  kept.set(key, answer);
  answer.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > KEPT) kept.delete(oldest);
  return answer;
}

/**
 * The answer, or null while it is thought about; a question that is null is not asked. Nothing depends on it: where the
 * solver cannot work, the table is played without its advice.
 */
export function useSolver<K extends ToSolver['kind']>(
  question: Extract<ToSolver, { kind: K }> | null,
): Answers[K] | null {
  const key = useMemo(() => (question ? JSON.stringify(question) : null), [question]);
  const [found, setFound] = useState<{ readonly key: string; readonly answer: Answers[K] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question
  useEffect(() => {
    if (!question || key === null) return;
    let gone = false;
    ask(key).then(
      (answer) => !gone && setFound({ key, answer: answer as Answers[K] }),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return found?.key === key ? found.answer : null;
}
