/** A verdict in sentences: one telling for the page, the hall of heroes and the terminal. */
import type { Message } from '@tabard/content';
import type { Verdict } from '@tabard/kernel';

/** What is proved and what is not, said exactly; a refusal says what does not hold. `dayOf` writes a date for people. */
export function tellVerdict(verdict: Verdict, dayOf: (date: string) => string = (date) => date): Message[] {
  if (verdict.fault) return [{ id: `verdict.problem.${verdict.fault.step}` }];
  const { kind, seed, unproved, finished, practice } = verdict;
  const proves: Message =
    kind === 'arranged'
      ? { id: 'verdict.proves.arranged' }
      : { id: `verdict.proves.${seed.kind}`, with: seed.kind === 'day' ? { date: dayOf(seed.date) } : {} };
  return [
    proves,
    ...(practice ? [{ id: 'verdict.practice' }] : []),
    ...unproved.map((what) => ({ id: `verdict.unproved.${what}` })),
    ...(finished ? [] : [{ id: 'verdict.unfinished' }]),
    { id: 'verdict.never' },
  ];
}

/** Every step that was looked at, as a sentence that would be true if it holds. */
export const tellSteps = ({ steps, counts }: Verdict): { readonly holds: boolean | null; readonly what: Message }[] =>
  steps.map(({ id, holds }) => ({ holds, what: { id: `verdict.step.${id}`, with: { ...counts } } }));
