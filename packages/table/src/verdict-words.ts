/** A verdict in sentences: one telling for the page, the hall of heroes and the terminal. */
import type { Message } from '@tabard/content';
import type { Verdict } from '@tabard/kernel';
import type { CampaignVerdict } from './campaign-judge';

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

/** The same of a whole campaign. Of a refusal the reason is told beside it. */
export function tellCampaign({ fault, kind, games, finished, practice, unproved }: CampaignVerdict): Message[] {
  if (fault)
    return [fault.game === null ? { id: 'campaign.refused' } : { id: 'campaign.broken', with: { game: fault.game } }];
  const count = (what: 'answers' | 'results') => games.reduce((sum, { counts }) => sum + counts[what], 0);
  return [
    { id: `campaign.${kind}`, with: { games: games.length, answers: count('answers'), results: count('results') } },
    ...(practice ? [{ id: 'verdict.practice' }] : []),
    ...(unproved.length > 0 ? [{ id: 'campaign.unproved', with: { heroes: unproved } }] : []),
    ...(finished < games.length ? [{ id: 'campaign.unfinished' }] : []),
    { id: 'campaign.never' },
  ];
}

/** Every step that was looked at, as a sentence that would be true if it holds. */
export const tellSteps = ({ steps, counts }: Verdict): { readonly holds: boolean | null; readonly what: Message }[] =>
  steps.map(({ id, holds }) => ({ holds, what: { id: `verdict.step.${id}`, with: { ...counts } } }));
